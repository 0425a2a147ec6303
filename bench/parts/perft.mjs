// Leaves of the tree of legal moves a second.
import { Game } from "orkan";
import { race } from "../lib/measure.mjs";
import { Chess, chessops, chessopsPerft, kokopuPerft, Position } from "../lib/peers.mjs";
import { KIWIPETE, START } from "../lib/positions.mjs";
import { raceTable } from "../lib/print.mjs";

export const title = "perft: leaves a second, the same tree for all";

const TREES = [
  { name: "start position", fen: START, depth: 5, leaves: 4_865_609 },
  { name: "Kiwipete", fen: KIWIPETE, depth: 4, leaves: 4_085_603 },
];
/** A ply less, for a quick look. */
const QUICK = [
  { name: "start position", fen: START, depth: 4, leaves: 197_281 },
  { name: "Kiwipete", fen: KIWIPETE, depth: 3, leaves: 97_862 },
];

export function run({ quick, results }) {
  for (const { name, fen, depth, leaves } of quick ? QUICK : TREES) {
    const game = new Game("chess", { setup: { fen } });
    const js = new Chess(fen);
    const ops = chessops(fen);
    const kokopu = new Position(fen);
    const checked = (count) => {
      if (count !== leaves) throw new Error(`perft(${depth}) of the ${name} is ${leaves}, not ${count}`);
      return count;
    };
    const result = race(
      {
        orkan: () => checked(game.perft(depth)),
        "chess.js": () => checked(js.perft(depth)),
        chessops: () => checked(chessopsPerft(ops, depth)),
        kokopu: () => checked(kokopuPerft(kokopu, depth)),
      },
      { rounds: quick ? 3 : 5, millis: 300 },
    );
    console.log(`\n  ${name}, depth ${depth}`);
    raceTable(result, "leaves");
    results[name] = result;
  }
}

export function targets(results) {
  return Object.entries(results).flatMap(([name, result]) => {
    const faster = result.chessops.median > result.kokopu.median ? "chessops" : "kokopu";
    return [
      { what: `perft, ${name}: × chess.js's own`, value: result["chess.js"].ratio.median, least: 100 },
      { what: `perft, ${name}: × the faster of the others (${faster})`, value: result[faster].ratio.median, least: 12 },
    ];
  });
}
