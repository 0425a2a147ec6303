import type { Action, Game, GameEvent, PieceView, Square, View } from "../../index.js";
import { squares } from "../squares.js";

/** What a play would do, as far as its player can know. */
export interface Preview {
  action: Action;
  events: GameEvent[];
  view: View;
  /** Squares that would look different. */
  touched: ReadonlySet<Square>;
}

export function previewOf(game: Game, action: Action, now: View): Preview {
  const { events, view } = game.preview(action);
  const marks = (view: View, square: Square): string => JSON.stringify(view.squares.filter((mark) => mark.square === square));
  const touched = squares.filter((square, index) => !sameMan(now.board[index], view.board[index]) || marks(now, square) !== marks(view, square));
  return { action, events, view, touched: new Set(touched) };
}

function sameMan(a: PieceView | null | undefined, b: PieceView | null | undefined): boolean {
  if (!a || !b) return !a && !b;
  return a.id === b.id && a.color === b.color && a.royal === b.royal && a.kinds.join() === b.kinds.join() && a.marks.join() === b.marks.join();
}
