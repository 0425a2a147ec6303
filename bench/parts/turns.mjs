// A move given as text is checked, played and taken back.
import { Game } from "orkan";
import { race } from "../lib/measure.mjs";
import { Chess, chessops, chessopsPlay, chessopsTexts, Position } from "../lib/peers.mjs";
import { POSITIONS } from "../lib/positions.mjs";
import { raceTable } from "../lib/print.mjs";

export const title = "play and take back: moves a second, given as text and checked";

export function run({ quick, results }) {
  const each = (make) => POSITIONS.map(make);
  const texts = each((fen) => chessopsTexts(chessops(fen)));
  const moves = texts.reduce((sum, list) => sum + list.length, 0);
  const games = each((fen) => new Game("chess", { setup: { fen } }));
  const ops = each(chessops);
  const js = each((fen) => new Chess(fen));
  const kokopu = each((fen) => new Position(fen));
  const all = (things, turn) => () => {
    things.forEach((thing, i) => {
      for (const text of texts[i]) turn(thing, text);
    });
    return moves;
  };
  const result = race(
    {
      "orkan play(), undo()": all(games, (game, text) => {
        game.play(text);
        game.undo();
      }),
      "chess.js move(), undo()": all(js, (chess, text) => {
        chess.move({ from: text.slice(0, 2), to: text.slice(2, 4), promotion: text[4] });
        chess.undo();
      }),
      "chessops isLegal(), clone(), play()": all(ops, (pos, text) => {
        if (!chessopsPlay(pos, text)) throw new Error(`chessops refuses ${text}`);
      }),
      "kokopu copy, uci(), play()": all(kokopu, (position, text) => {
        const next = new Position(position);
        next.play(next.uci(text));
      }),
    },
    { rounds: quick ? 3 : 9, millis: 200 },
  );
  raceTable(result, "moves");
  results.turns = result;
}

export function targets() {
  return [];
}
