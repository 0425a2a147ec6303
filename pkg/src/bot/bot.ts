import { unpack } from "../actions.js";
import { attempt, wrongArgument } from "../arguments.js";
import { errorOf } from "../faults.js";
import { Game, sessionOf } from "../game.js";
import { Bot as Player } from "../generated/engine.js";
import { catalogueOrEnglish } from "../lang/registry.js";
import { needEngine, words32 } from "../load.js";
import type { Action, BotOptions } from "../types.js";
import { botOptions } from "./options.js";

/** What a bot makes of a position. */
export interface Analysis {
  action: Action;
  /** How good it is for the player to act, in centipawns; `±(30,000 - n)` for a mate in n plies. */
  score: number;
  /** Decisions it looked ahead. */
  depth: number;
  /** Positions it visited. */
  nodes: number;
  /** The action and what it expects to follow, in notation. */
  line: string[];
}

/** A player of all games. It uses only what the player on move may know. */
export class Bot {
  readonly #player: Player;

  /** @throws {OrkanError} bad-option, not-initialised */
  constructor(options?: BotOptions) {
    needEngine();
    const json = botOptions(options);
    try {
      this.#player = new Player(json);
    } catch (thrown) {
      throw errorOf(thrown, "", "", catalogueOrEnglish("en"));
    }
  }

  /** An action of the player to act. @throws {OrkanError} game-over; bad-argument while chance is to act */
  choose(game: Game): Action {
    return this.#ask(game, (session) => unpackOne(this.#player.choose(session)));
  }

  /** What it would do, and why. @throws {OrkanError} as `choose` */
  analyse(game: Game): Analysis {
    return this.#ask(game, (session) => {
      const { at, score, depth, nodes, line } = this.#player.analyse(session) as Omit<Analysis, "action"> & { at: number };
      return { action: unpackOne(at), score, depth, nodes, line };
    });
  }

  #ask<T>(game: Game, call: (session: ReturnType<typeof sessionOf>) => T): T {
    if (!attempt(() => game instanceof Game)) throw wrongArgument("game", "game", "en");
    const session = sessionOf(game);
    try {
      return call(session);
    } catch (thrown) {
      throw errorOf(thrown, "", "", catalogueOrEnglish(game.lang));
    }
  }
}

function unpackOne(at: number): Action {
  return unpack(words32(), at >>> 2)[0] as Action;
}
