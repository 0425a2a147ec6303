// The other libraries, each used the way its own documentation shows or faster.
import { Chess } from "chess.js";
import { Chess as Chessops } from "chessops/chess";
import { perft as chessopsPerft } from "chessops/debug";
import { parseFen } from "chessops/fen";
import { makeSquare, opposite, parseUci, roleToChar, squareRank } from "chessops/util";
import { Position } from "kokopu";

export { Chess, chessopsPerft, Position };

/** A chessops position of a FEN. */
export function chessops(fen) {
  return Chessops.fromSetup(parseFen(fen).unwrap()).unwrap();
}

const PROMOTIONS = ["knight", "bishop", "rook", "queen"];

/**
 * chessops's legal moves as rich as an `Action` of ours: text, squares by name, promotion, captured squares. chessops has
 * sets of squares only; this is the list a program would make of them, castling written as the king's two-square step.
 */
export function chessopsList(pos) {
  const list = [];
  const ctx = pos.ctx();
  const { board, turn } = pos;
  const enemies = board[opposite(turn)];
  const last = turn === "white" ? 7 : 0;
  for (const start of board[turn]) {
    const dests = pos.dests(start, ctx);
    if (dests.isEmpty()) continue;
    const from = makeSquare(start);
    const pawn = board.pawn.has(start);
    const king = board.king.has(start);
    for (const square of dests) {
      if (pawn && squareRank(square) === last) {
        const to = makeSquare(square);
        for (const promotion of PROMOTIONS) {
          const captures = enemies.has(square) ? [to] : [];
          list.push({ id: from + to + roleToChar(promotion), from, to, promotion, captures });
        }
        continue;
      }
      let end = square;
      if (king && board[turn].has(square)) end = start + (square > start ? 2 : -2);
      const to = makeSquare(end);
      let captures = [];
      if (enemies.has(end)) captures = [to];
      else if (pawn && square === pos.epSquare) captures = [makeSquare(turn === "white" ? square - 8 : square + 8)];
      list.push({ id: from + to, from, to, promotion: null, captures });
    }
  }
  return list;
}

/** Plays a move given as text on a copy, as one does who wants to take it back; null if it is illegal. */
export function chessopsPlay(pos, text) {
  const move = parseUci(text);
  if (!move || !pos.isLegal(move)) return null;
  const next = pos.clone();
  next.play(move);
  return next;
}

/** The moves of a chessops position as text, castling as ours. */
export function chessopsTexts(pos) {
  return chessopsList(pos).map(({ id }) => id);
}

/** Leaves of kokopu's tree; it has no such function of its own. The last ply is counted, not played. */
export function kokopuPerft(position, depth) {
  const moves = position.moves();
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = new Position(position);
    next.play(move);
    leaves += kokopuPerft(next, depth - 1);
  }
  return leaves;
}
