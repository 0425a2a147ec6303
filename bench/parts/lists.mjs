// Lists of legal moves as finished objects.
import { Game } from "orkan";
import { race } from "../lib/measure.mjs";
import { Chess, chessops, chessopsList, Position } from "../lib/peers.mjs";
import { KIWIPETE, POSITIONS } from "../lib/positions.mjs";
import { raceTable } from "../lib/print.mjs";

export const title = "legalActions(): lists of finished objects a second";

function sameIds(fen, ours, theirs) {
  const [left, right] = [ours, theirs].map((list) =>
    list
      .map(({ id, from, to, promotion, captures }) => JSON.stringify([id, from, to, promotion, captures]))
      .sort()
      .join(),
  );
  if (left !== right) throw new Error(`the lists of orkan and chessops differ for ${fen}`);
}

function contestants(fens) {
  const games = fens.map((fen) => new Game("chess", { setup: { fen } }));
  const ops = fens.map(chessops);
  const js = fens.map((fen) => new Chess(fen));
  const kokopu = fens.map((fen) => new Position(fen));
  for (const [i, fen] of fens.entries()) sameIds(fen, games[i].legalActions(), chessopsList(ops[i]));
  const all = (things, list) => () => {
    let moves = 0;
    for (const thing of things) moves += list(thing).length;
    if (!moves) throw new Error("no moves");
    return things.length;
  };
  return {
    orkan: all(games, (game) => game.legalActions()),
    "chessops, list made of its sets": all(ops, chessopsList),
    "chess.js moves()": all(js, (chess) => chess.moves()),
    "chess.js moves({ verbose })": all(js, (chess) => chess.moves({ verbose: true })),
    "kokopu moves()": all(kokopu, (position) => position.moves()),
  };
}

export function run({ quick, results }) {
  for (const [name, fens] of Object.entries({ "all positions": POSITIONS, Kiwipete: [KIWIPETE] })) {
    const result = race(contestants(fens), { rounds: quick ? 5 : 15, millis: 200 });
    console.log(`\n  ${name === "Kiwipete" ? name : `${fens.length} positions, each as often as the others`}`);
    raceTable(result, "lists");
    results[name] = result;
  }
}

export function targets(results) {
  return Object.entries(results).map(([name, result]) => ({
    what: `legalActions(), ${name}: × chessops's list`,
    value: result["chessops, list made of its sets"].ratio.median,
    least: 0.5,
  }));
}
