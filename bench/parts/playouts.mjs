// Random games from the start position: plies a second. Every move is drawn evenly from all legal ones.
import { Game } from "orkan";
import { race } from "../lib/measure.mjs";
import { Chess, chessops, Position } from "../lib/peers.mjs";
import { START } from "../lib/positions.mjs";
import { digits, raceTable } from "../lib/print.mjs";
import { generator } from "../lib/random.mjs";

export const title = "random playouts from the start position: plies a second";

/** Longest game; the move limit ends nearly all before. */
const MOST = 2000;

/** chessops knows neither repetition nor a move limit; the limit is added, the repetition is left out, to its advantage. */
function chessopsPlayout(start, random) {
  const promotions = ["knight", "bishop", "rook", "queen"];
  const pos = start.clone();
  for (let plies = 0; ; plies++) {
    if (plies === MOST || pos.halfmoves >= 100 || pos.isInsufficientMaterial()) return plies;
    const last = pos.turn === "white" ? 7 : 0;
    const ctx = pos.ctx();
    // Sets are counted and one square is taken out of them: no list of moves is made.
    const sets = [];
    let moves = 0;
    for (const from of pos.board[pos.turn]) {
      const dests = pos.dests(from, ctx);
      if (dests.isEmpty()) continue;
      const pawn = pos.board.pawn.has(from);
      const factor = pawn && from >> 3 === (last ? 6 : 1) ? 4 : 1;
      const count = dests.size() * factor;
      sets.push({ from, dests, factor, count });
      moves += count;
    }
    if (moves === 0) return plies;
    let chosen = random(moves);
    for (const { from, dests, factor, count } of sets) {
      if (chosen >= count) {
        chosen -= count;
        continue;
      }
      let skip = Math.floor(chosen / factor);
      for (const to of dests) {
        if (skip-- > 0) continue;
        pos.play({ from, to, promotion: factor === 4 ? promotions[chosen % 4] : undefined });
        break;
      }
      break;
    }
  }
}

function chessJsPlayout(random) {
  const chess = new Chess();
  let plies = 0;
  while (plies < MOST && !chess.isGameOver()) {
    const moves = chess.moves();
    chess.move(moves[random(moves.length)]);
    plies++;
  }
  return plies;
}

/** kokopu knows no repetition and no move limit either; the limit is added. */
function kokopuPlayout(random) {
  const position = new Position();
  let quiet = 0;
  for (let plies = 0; ; plies++) {
    if (plies === MOST || quiet >= 100 || position.isDead()) return plies;
    const moves = position.moves();
    if (!moves.length) return plies;
    const move = moves[random(moves.length)];
    quiet = move.isCapture() || move.movingPiece() === "p" ? 0 : quiet + 1;
    position.play(move);
  }
}

export function run({ quick, results }) {
  const game = new Game("chess");
  const start = chessops(START);
  const random = generator(1);
  let seed = 0;
  const lengths = {};
  const counted = (name, play) => () => {
    const plies = play();
    lengths[name] ??= { games: 0, plies: 0 };
    const entry = lengths[name];
    entry.games += 1;
    entry.plies += plies;
    return plies;
  };
  const runs = {
    "orkan, inside wasm": () => game.playout(++seed, MOST),
    chessops: () => chessopsPlayout(start, random),
    "chess.js": () => chessJsPlayout(random),
    kokopu: () => kokopuPlayout(random),
  };
  for (const name of Object.keys(runs)) runs[name] = counted(name, runs[name]);
  const result = race(runs, { rounds: quick ? 5 : 11, millis: 300 });
  raceTable(result, "plies");
  const mean = ([name, { games, plies }]) => `${name} ${digits(plies / games)} (${games} games)`;
  console.log(`  mean length in plies: ${Object.entries(lengths).map(mean).join(", ")}`);
  results.playouts = result;
}

export function targets({ playouts }) {
  return [{ what: "random playouts inside wasm: × chessops", value: playouts.chessops.ratio.median, least: 20 }];
}
