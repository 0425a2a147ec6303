// Bots against each other, here and in a worker.
import { Bot, type BotOptions, BotWorker, Game } from "orkan";
import { BotWorker as SameWorker } from "orkan/worker";

export function match(options: BotOptions): string {
  const game = new Game("occado", { seed: "match" });
  const white = new Bot({ level: 2, seed: "w", maxMillis: 50, ...options });
  const black = new Bot();
  while (game.outcome === null) game.play((game.turn === "white" ? white : black).choose(game));
  const { action, score, depth, nodes, line } = white.analyse(new Game("chess"));
  return [game.outcome.reason, action.id, score.toFixed(2), depth, nodes, line.join(" ")].join();
}

export async function think(signal: AbortSignal): Promise<string[]> {
  const worker = new BotWorker({ level: 4, maxNodes: 1000 });
  const other: SameWorker = new SameWorker();
  const game = new Game("chess");
  try {
    return [(await worker.choose(game, signal)).id, (await other.choose(game.record())).id];
  } finally {
    worker.close();
    other.close();
  }
}
