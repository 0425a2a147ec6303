import type { Kind, PieceView, Square, SquareMark } from "../index.js";
import type { Look } from "./families/look.js";
import type { Words } from "./words/index.js";

/** A piece as it is read out, with all its kinds and marks. */
export function describePiece(words: Words, piece: PieceView, look?: Look): string {
  const kinds = piece.kinds.map((kind) => words.piece(piece.color, kind)).join(` ${words.or} `);
  // A king is royal by nature; another piece on the throne is worth saying.
  const royal = piece.royal && !piece.kinds.includes("king") ? [words.royal] : [];
  return [kinds, ...royal, ...piece.marks.map((mark) => words.marks[mark] ?? mark), ...(look?.details?.(piece, words) ?? [])].join(", ");
}

interface State {
  check: boolean;
  from: boolean;
  to: boolean;
  target: boolean;
  /** It may be chosen although nothing goes there. */
  choice: boolean;
  /** What covers it from near. */
  zone: string | null;
  source: boolean;
  /** The square alone may be chosen. */
  offer: boolean;
  /** Kinds the piece would show if it went here, where that differs. */
  wouldShow: readonly Kind[];
}

/** A square as it is read out: "e4, white knight, can act". */
export function describeCell(words: Words, look: Look, square: Square, piece: PieceView | null, state: State, marks: readonly SquareMark[]): string {
  const parts: string[] = [square, piece ? describePiece(words, piece, look) : words.empty];
  for (const { mark, color, kind } of marks) {
    parts.push(color && kind ? `${words.marks[mark] ?? mark}: ${words.piece(color, kind)}` : (words.marks[mark] ?? mark));
  }
  if (state.zone) parts.push(state.zone);
  if (state.check) parts.push(words.inCheck);
  if (state.choice || state.offer) parts.push(words.canChoose);
  else if (state.target) parts.push(words.legalTarget, ...state.wouldShow.map((kind) => words.wouldShow(words.kinds[kind])));
  else if (state.source) parts.push(words.canAct);
  if (state.from) parts.push(words.lastMoveFrom);
  if (state.to) parts.push(words.lastMoveTo);
  return parts.join(", ");
}
