/**
 * `orkan/element`: registers `<orkan-game>`, a board with everything around it, `<orkan-card>`, a card in full, and
 * `<orkan-emblem>`, an ornament for lists of games.
 * @module
 */
import type { OrkanCardElement, OrkanEmblemElement, OrkanGameElement } from "./public.js";
import * as registry from "./registry.js";

export type * from "./public.js";

registry.register();

// Typed by what a page may use: the classes' own types would ask every reader for Lit's.
export const OrkanGame: new () => OrkanGameElement = registry.OrkanGame;
export const OrkanCard: new () => OrkanCardElement = registry.OrkanCard;
export const OrkanEmblem: new () => OrkanEmblemElement = registry.OrkanEmblem;

declare global {
  interface HTMLElementTagNameMap {
    "orkan-card": OrkanCardElement;
    "orkan-game": OrkanGameElement;
    "orkan-emblem": OrkanEmblemElement;
  }
}
