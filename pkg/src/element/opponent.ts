import { type Action, Bot, type BotOptions, type Game } from "../index.js";
import { calm } from "./drawings/tumble.js";
import type { BotMaker, BotPlayer } from "./public.js";

/** Pause before an answer, so that one sees one's own move end. */
const pauseMillis = 450;

/** The computer's seat: one worker, one decision at a time. */
export class Opponent {
  private worker: BotPlayer | null = null;
  private level = 0;
  private maker: BotMaker | null = null;
  private running: AbortController | null = null;

  get thinking(): boolean {
    return this.running !== null;
  }

  /** Thinks in the worker. A second call or `stop` makes the first one reject with the code `aborted`. */
  async choose(game: Game, options: BotOptions & { level: number }, maker: BotMaker): Promise<Action> {
    this.stop();
    if (this.worker === null || this.level !== options.level || this.maker !== maker) {
      this.worker?.close();
      this.worker = maker(options);
      this.level = options.level;
      this.maker = maker;
    }
    const running = new AbortController();
    this.running = running;
    try {
      const [action] = await Promise.all([this.worker.choose(game, running.signal), pause(calm() ? 0 : pauseMillis)]);
      running.signal.throwIfAborted();
      return action;
    } finally {
      if (this.running === running) this.running = null;
    }
  }

  stop(): void {
    this.running?.abort();
    this.running = null;
  }

  close(): void {
    this.stop();
    this.worker?.close();
    this.worker = null;
  }
}

/**
 * Whether the computer takes a draw offered by the player on move: when it stands worse by half a pawn, or when nothing is going
 * on late in a game. Few nodes, so that the answer comes at once.
 */
export function acceptsDraw(game: Game): boolean {
  const { score } = new Bot({ level: 3, maxNodes: 3000, seed: "draw" }).analyse(game);
  return score > 50 || (Math.abs(score) <= 30 && game.view().turnNumber > 40);
}

function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
