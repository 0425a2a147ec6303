/**
 * `orkan/element`: registers `<orkan-game>`, a board with everything around it, and `<orkan-piece>`, a single drawing.
 * @module
 */
import type { OrkanGameElement, OrkanPieceElement } from "./public.js";
import * as registry from "./registry.js";

export type * from "./public.js";

registry.register();

// Typed by what a page may use: the classes' own types would ask every reader for Lit's.
export const OrkanGame: new () => OrkanGameElement = registry.OrkanGame;
export const OrkanPiece: new () => OrkanPieceElement = registry.OrkanPiece;

declare global {
  interface HTMLElementTagNameMap {
    "orkan-game": OrkanGameElement;
    "orkan-piece": OrkanPieceElement;
  }
}
