import type { Action, CardId, Kind, Pick, Square } from "../index.js";

/** One way to go on: the pick to add and the actions that remain possible after it. */
export interface Step {
  pick: Pick;
  actions: Action[];
}

/**
 * The legal actions narrowed by the picks made so far. It compares picks and knows no rule: whatever verbs a game has, a player
 * reaches each of its actions by choosing squares, kinds, cards, numbers or words in the order the action lists them.
 */
export class Narrowing {
  private constructor(
    private readonly all: readonly Action[],
    /** Actions that begin with `chosen`. */
    readonly actions: readonly Action[],
    readonly chosen: readonly Pick[],
    /** The card being played, when one was chosen. */
    readonly card: CardId | null,
  ) {}

  /** Everything is open; actions of cards wait until their card is chosen. */
  static of(all: readonly Action[]): Narrowing {
    return new Narrowing(
      all,
      all.filter((action) => action.card === null),
      [],
      null,
    );
  }

  withCard(card: CardId): Narrowing {
    return new Narrowing(
      this.all,
      this.all.filter((action) => action.card === card),
      [],
      card,
    );
  }

  reset(): Narrowing {
    return Narrowing.of(this.all);
  }

  with(pick: Pick): Narrowing {
    const depth = this.chosen.length;
    const actions = this.actions.filter((action) => samePick(action.picks[depth], pick));
    return new Narrowing(this.all, actions, [...this.chosen, pick], this.card);
  }

  /** Takes the last pick back. */
  back(): Narrowing {
    const start = this.card === null ? this.reset() : this.withCard(this.card);
    return this.chosen.slice(0, -1).reduce<Narrowing>((narrowing, pick) => narrowing.with(pick), start);
  }

  get started(): boolean {
    return this.chosen.length > 0 || this.card !== null;
  }

  /** Actions that need no further pick. */
  get complete(): Action[] {
    return this.actions.filter((action) => action.picks.length === this.chosen.length);
  }

  /** The possible next picks, each once, in the order of the list. */
  get steps(): Step[] {
    const steps = new Map<string, Step>();
    for (const action of this.actions) {
      const pick = action.picks[this.chosen.length];
      if (pick === undefined) continue;
      const key = keyOf(pick);
      const step = steps.get(key);
      if (step) step.actions.push(action);
      else steps.set(key, { pick, actions: [action] });
    }
    return [...steps.values()];
  }

  /** Squares that may be picked next. */
  get squares(): Map<Square, Action[]> {
    const squares = new Map<Square, Action[]>();
    for (const { pick, actions } of this.steps) if ("square" in pick) squares.set(pick.square, actions);
    return squares;
  }

  /** Next picks that are no squares: kinds, cards, numbers, words. */
  get options(): Step[] {
    return this.steps.filter(({ pick }) => !("square" in pick));
  }

  /** The kinds that may be picked next, when the next pick is a kind and nothing else. */
  get kinds(): Kind[] {
    const steps = this.steps;
    const kinds = steps.flatMap(({ pick }) => ("kind" in pick ? [pick.kind] : []));
    return kinds.length === steps.length ? kinds : [];
  }

  /** The square picked last, null when the last pick was something else. */
  get lastSquare(): Square | null {
    const last = this.chosen[this.chosen.length - 1];
    return last && "square" in last ? last.square : null;
  }
}

export function keyOf(pick: Pick): string {
  const [name, value] = Object.entries(pick)[0] as [string, string | number];
  return `${name}:${value}`;
}

function samePick(a: Pick | undefined, b: Pick): boolean {
  return a !== undefined && keyOf(a) === keyOf(b);
}
