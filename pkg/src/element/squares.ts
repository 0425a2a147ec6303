import type { Color, Square } from "../index.js";

/** Squares by number, a1 = 0 … h8 = 63. */
export const squares: readonly Square[] = Array.from({ length: 64 }, (_, index) => `${"abcdefgh"[index % 8]}${(index >> 3) + 1}` as Square);

/** Number of a square, a1 = 0 … h8 = 63. */
export function indexOf(square: Square): number {
  return square.charCodeAt(0) - 97 + 8 * (square.charCodeAt(1) - 49);
}

/** Where a square lies on the screen: column and row from the top left, seen by `bottom`. */
export function place(index: number, bottom: Color): { column: number; row: number } {
  const file = index & 7;
  const rank = index >> 3;
  return bottom === "white" ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/** The square at a column and row of the screen (both 0 … 7), seen by `bottom`. */
export function squareAt(column: number, row: number, bottom: Color): Square {
  const file = bottom === "white" ? column : 7 - column;
  const rank = bottom === "white" ? 7 - row : row;
  return squares[rank * 8 + file] as Square;
}

export function other(color: Color): Color {
  return color === "white" ? "black" : "white";
}
