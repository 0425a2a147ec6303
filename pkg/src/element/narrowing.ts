import type { Action, CardId, Kind, Pick, Square } from "../index.js";
import { indexOf } from "./squares.js";

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
    /** What this choice began with: everything without a card, or the plays of one card. */
    private readonly pool: readonly Action[],
    /** Actions that begin with `chosen`. */
    readonly actions: readonly Action[],
    readonly chosen: readonly Pick[],
    /** The card being played, when one was chosen. */
    readonly card: CardId | null,
    /** What a player of this choice picks for an action, one after the other. */
    private readonly picksOf: (action: Action) => readonly Pick[] = plainPicks,
    /** Which of the card's bold kinds are picked first, by their place on the card. */
    readonly read: readonly number[] = [],
  ) {}

  /** Everything is open; actions of cards wait until their card is chosen. */
  static of(all: readonly Action[]): Narrowing {
    const pool = all.filter((action) => action.card === null);
    return new Narrowing(all, pool, pool, [], null);
  }

  /**
   * The plays of one card; `plays` when they are not the listed ones. Where a bold kind (`bold`, as printed) can be read in several
   * ways, how it is read is picked first.
   */
  withCard(card: CardId, plays: readonly Action[] = this.playsOf(card), bold: readonly Kind[] = []): Narrowing {
    const readings = plays.map(({ reading }): readonly Kind[] => reading ?? bold);
    const read = bold.flatMap((printed, place) => (readings.some((reading) => reading[place] !== printed) ? [place] : []));
    const picksOf = (action: Action): readonly Pick[] => {
      const reading: readonly Kind[] = action.reading ?? bold;
      return [...read.map((place) => ({ kind: reading[place] as Kind })), ...action.picks];
    };
    return new Narrowing(this.all, plays, plays, [], card, read.length > 0 ? picksOf : plainPicks, read);
  }

  /** The choice among the actions that begin with these picks. */
  private choosing(chosen: readonly Pick[], actions: readonly Action[]): Narrowing {
    return new Narrowing(this.all, this.pool, actions, chosen, this.card, this.picksOf, this.read);
  }

  /** The place on the card of the bold kind that is to be read next; null when none is. */
  get reads(): number | null {
    return this.read[this.chosen.length] ?? null;
  }

  /** The listed plays of a card. */
  playsOf(card: CardId): Action[] {
    return this.all.filter((action) => action.card === card && action.type === "card");
  }

  /** What else can be done with a card: discarding it, for one. */
  usesOf(card: CardId): Action[] {
    return this.all.filter((action) => action.card === card && action.type !== "card");
  }

  reset(): Narrowing {
    return Narrowing.of(this.all);
  }

  with(pick: Pick): Narrowing {
    const depth = this.chosen.length;
    const actions = this.actions.filter((action) => samePick(this.picksOf(action)[depth], pick));
    return this.choosing([...this.chosen, pick], actions);
  }

  /** Takes the last pick back. */
  back(): Narrowing {
    return this.chosen.slice(0, -1).reduce<Narrowing>((narrowing, pick) => narrowing.with(pick), this.choosing([], this.pool));
  }

  /**
   * The choice with a square put before those chosen already. A card that takes several squares lists them in square order; its
   * player need not touch them in that order. Null where the order of the picks means something.
   */
  inserting(square: Square): Narrowing | null {
    const read = this.chosen.slice(0, this.read.length);
    const chosen = this.chosen.slice(this.read.length).map((pick) => ("square" in pick ? pick.square : null));
    if (this.card === null || chosen.length === 0 || chosen.includes(null) || !this.unordered) return null;
    const sorted = [...(chosen as Square[]), square].sort((a, b) => indexOf(a) - indexOf(b));
    let narrowing = this.choosing([], this.pool);
    for (const pick of [...read, ...sorted.map((square) => ({ square }))]) narrowing = narrowing.with(pick);
    return narrowing.actions.length > 0 ? narrowing : null;
  }

  /** Whether every play names its squares in square order. */
  private get unordered(): boolean {
    return this.pool.every(({ picks }) => {
      const order = picks.flatMap((pick) => ("square" in pick ? [indexOf(pick.square)] : []));
      return order.every((index, i) => i === 0 || (order[i - 1] as number) < index);
    });
  }

  /** Whether the choice is one of squares from its first pick on, as no move is. */
  get asks(): boolean {
    return this.card !== null || this.chosen.length > 0 || this.actions.every(({ type, picks }) => type !== "move" && picks.length > 1);
  }

  get started(): boolean {
    return this.chosen.length > 0 || this.card !== null;
  }

  /** Actions that need no further pick. */
  get complete(): Action[] {
    return this.actions.filter((action) => this.picksOf(action).length === this.chosen.length);
  }

  /** The possible next picks, each once, in the order of the list. */
  get steps(): Step[] {
    const steps = new Map<string, Step>();
    for (const action of this.actions) {
      const pick = this.picksOf(action)[this.chosen.length];
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

  /** The cards that may be picked next, when the next pick is a card and nothing else. */
  get cards(): CardId[] {
    const steps = this.steps;
    const cards = steps.flatMap(({ pick }) => ("card" in pick ? [pick.card] : []));
    return cards.length === steps.length ? cards : [];
  }

  /** The square picked last, null when the last pick was something else. */
  get lastSquare(): Square | null {
    const last = this.chosen[this.chosen.length - 1];
    return last && "square" in last ? last.square : null;
  }
}

function plainPicks({ picks }: Action): readonly Pick[] {
  return picks;
}

export function keyOf(pick: Pick): string {
  const [name, value] = Object.entries(pick)[0] as [string, string | number];
  return `${name}:${value}`;
}

function samePick(a: Pick | undefined, b: Pick): boolean {
  return a !== undefined && keyOf(a) === keyOf(b);
}
