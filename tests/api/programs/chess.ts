// A program as a user would write it against the contract: chess from start to end, with every member in use.

import type { Action, Color, GameEvent, GameOptions, GameRecord, Kind, Outcome, Phase, Pick, PieceView, Refusal, Square, View, Viewer } from "orkan";
import { cards, Game, init, OrkanError, variants } from "orkan";

const FACES: Record<Kind, string> = { pawn: "♟", knight: "♞", bishop: "♝", rook: "♜", queen: "♛", king: "♚", zebra: "Z", wounded: "•" };

export function draw(view: View): string {
  const rows: string[] = [];
  for (let rank = 7; rank >= 0; rank--) {
    const row = view.board.slice(8 * rank, 8 * rank + 8).map((piece: PieceView | null) => (piece ? FACES[piece.kinds[0] ?? "pawn"] : "."));
    rows.push(row.join(" "));
  }
  return rows.join("\n");
}

export function describePick(pick: Pick): string {
  if ("square" in pick) return pick.square;
  if ("kind" in pick) return FACES[pick.kind];
  if ("card" in pick) return pick.card;
  if ("number" in pick) return pick.number.toFixed(0);
  return pick.choice;
}

export async function main(source?: URL | string | Response | BufferSource | WebAssembly.Module): Promise<Outcome | null> {
  await init(source);
  await init();
  const options: GameOptions = { seed: "x", lang: "en", chance: "engine", windows: "auto", setup: { fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" } };
  const game = new Game("chess", options);
  const turn: Color = game.turn;
  const actor: Color | "chance" | null = game.actor;
  const phase: Phase = game.phase;
  game.lang = "en";
  const list: Action[] = game.legalActions({ from: "e1", card: "15", void: true });
  const texts = list.map((action) => action.picks.map(describePick).join("-"));
  const captures: Square[] = list.flatMap((action) => action.captures);
  const refusal: Refusal | null = game.explain("e1e5");
  const events: GameEvent[] = game.play(game.legalActions()[0] ?? "e1g1");
  const viewers: Viewer[] = ["white", "black", "spectator", "all"];
  const boards = viewers.map((viewer) => draw(game.view(viewer)));
  const preview: { events: GameEvent[]; view: View } = game.preview("e8e7");
  const { ok, reason } = game.canUndo();
  if (!ok && reason === "new-information") game.undo(true);
  else game.undo();
  const again: boolean = game.redo();
  const history = game.history("white").map(({ action, label, color, events: happened }) => `${color}: ${label} (${action}, ${happened.length})`);
  const record: GameRecord = game.record();
  const text = JSON.stringify(record);
  const copies: Game[] = [Game.fromRecord(record), Game.fromRecord(text), game.clone()];
  const strings: string[] = [game.fen(), game.hash(), game.label("e8e7"), game.label(list[0] as Action)];
  const count: number = game.perft(2);
  const legal: boolean = game.isLegal("e8e7");
  for (const copy of copies) copy.free();
  try {
    game.play("e1e9");
  } catch (error) {
    if (error instanceof OrkanError && error.code === "malformed-action") console.log(error.path, error.refusal?.message);
    else throw error;
  }
  console.log(turn, actor, phase, texts, captures, refusal, events, boards, preview, again, history, strings, count, legal, game.hostActions());
  console.log(
    variants("en").map(({ title, rules, reconstruction }) => [title, rules.length, reconstruction]),
    cards("chess").length,
  );
  return game.outcome;
}
