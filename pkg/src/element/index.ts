/**
 * `orkan/element`: registers `<orkan-game>`, a board with everything around it, and `<orkan-emblem>`, an ornament for lists of games.
 * @module
 */
import type { OrkanEmblemElement, OrkanGameElement } from "./public.js";
import * as registry from "./registry.js";

export type * from "./public.js";

registry.register();

// Typed by what a page may use: the classes' own types would ask every reader for Lit's.
export const OrkanGame: new () => OrkanGameElement = registry.OrkanGame;
export const OrkanEmblem: new () => OrkanEmblemElement = registry.OrkanEmblem;

declare global {
  interface HTMLElementTagNameMap {
    "orkan-game": OrkanGameElement;
    "orkan-emblem": OrkanEmblemElement;
  }
}
