import { type Action, Game, type GameOptions, type VariantId } from "orkan";

/** The 32-bit xorshift that crates/xtask/src/hashes.rs uses too. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  below(bound: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x >>> 0;
    return this.#state % bound;
  }
}

/** Plays a random game; `each` sees every position with its list before one of it is played. */
export function playRandomly(
  variant: VariantId,
  seed: number,
  most: number,
  each: (game: Game, list: Action[], chosen: Action) => void = () => {},
  options: GameOptions = {},
): Game {
  const game = new Game(variant, { seed: String(seed), ...options });
  const random = new Random(seed);
  for (let played = 0; played < most && game.outcome === null; played++) {
    const list = game.legalActions();
    const chosen = list[random.below(list.length)] as Action;
    each(game, list, chosen);
    game.play(chosen.id);
  }
  return game;
}
