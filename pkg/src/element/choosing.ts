import type { Action, CardId, Game, Kind, Pick, Refusal, Square } from "../index.js";
import { Narrowing } from "./narrowing.js";
import { indexOf, squares } from "./squares.js";

export interface ChoosingHost {
  /** The action is complete: play it. */
  commit(action: Action): void;
  refuse(refusal: Refusal): void;
  /** The next pick is a kind: show the kinds. */
  askKind(): void;
  /** The next pick is a card: show the cards. */
  askCard(): void;
  /** A square that the card being played cannot take. */
  notHere(square: Square): void;
  changed(): void;
}

/** The refusals that say least about why a piece is stuck; the others come first. */
const plainReasons: readonly Refusal["code"][] = ["blocked", "unreachable", "malformed", "no-piece"];

/** How a player at this screen puts an action together, pick by pick, and learns why something is refused. */
export class Choosing {
  /** Null while there is nothing to choose at this screen. */
  narrowing: Narrowing | null = null;
  /** A piece touched that has nothing to do: the next square touched asks why. */
  private stuck: Square | null = null;
  private game: Game | null = null;

  constructor(private readonly host: ChoosingHost) {}

  /** A new position; null when nobody here is to choose. */
  open(game: Game | null): void {
    this.game = game;
    this.stuck = null;
    this.narrowing = game ? Narrowing.of(game.legalActions()) : null;
    if (this.narrowing && this.narrowing.kinds.length > 0) this.host.askKind();
  }

  get selected(): Square[] {
    const picked = this.narrowing?.chosen.flatMap((pick) => ("square" in pick ? [pick.square] : [])) ?? [];
    return this.stuck ? [...picked, this.stuck] : picked;
  }

  /** Squares that may be picked next; none while a piece without anything to do is asked about. */
  get targets(): Set<Square> {
    const { narrowing } = this;
    if (this.stuck || !narrowing) return new Set();
    const targets = new Set(narrowing.squares.keys());
    // Most choices are done after few squares; only a longer list is worth looking for squares before the ones chosen.
    if (narrowing.card && narrowing.chosen.length > 0) for (const square of squares) if (narrowing.inserting(square)) targets.add(square);
    return targets;
  }

  /** Whether the squares that may be picked are to be lit. */
  get lit(): boolean {
    return this.narrowing?.asks ?? false;
  }

  /** Squares whose piece can be dragged: those that want a second square. */
  get sources(): Set<Square> {
    const sources = new Set<Square>();
    if (this.narrowing?.card) return sources;
    for (const [square, actions] of this.narrowing?.reset().squares ?? []) {
      if (actions.some(({ picks }) => picks[1] && "square" in picks[1])) sources.add(square);
    }
    return sources;
  }

  /** Squares that are the only pick of an action, while nothing is picked. */
  get offers(): Set<Square> {
    const offers = new Set<Square>();
    if (!this.narrowing || this.narrowing.started) return offers;
    for (const [square, actions] of this.narrowing.squares) if (actions.some(({ picks }) => picks.length === 1)) offers.add(square);
    return offers;
  }

  square(square: Square): void {
    const { narrowing } = this;
    if (!narrowing || !this.game) return;
    if (narrowing.card) this.cardSquare(narrowing, square);
    else if (this.stuck) this.unstick(square);
    else if (narrowing.squares.has(square)) this.advance(narrowing.with({ square }));
    else if (!narrowing.started) this.touchStuck(square);
    else if (square === narrowing.lastSquare) this.confirm(narrowing);
    else if (narrowing.reset().squares.has(square)) this.advance(narrowing.reset().with({ square }));
    else this.refuseTo(narrowing.lastSquare, square);
  }

  lift(square: Square): void {
    const start = this.narrowing?.reset();
    this.stuck = null;
    if (!start?.squares.has(square)) return;
    this.narrowing = start.with({ square });
    this.host.changed();
  }

  drop(from: Square, to: Square | null): void {
    if (to === from) return;
    if (to !== null && this.narrowing?.squares.has(to)) {
      this.square(to);
      return;
    }
    if (to !== null) this.refuseTo(from, to);
    this.cancel();
  }

  pick(pick: Pick): void {
    if (this.narrowing) this.advance(this.narrowing.with(pick));
  }

  /** Begins to play a card with these bold kinds; `asVoid` with the choices that the ground rule makes void, too. */
  card(card: CardId, bold: readonly Kind[] = [], asVoid = false): void {
    const { narrowing, game } = this;
    if (!narrowing || !game) return;
    const plays = asVoid ? game.legalActions({ card, void: true }).filter(({ type }) => type === "card") : narrowing.playsOf(card);
    if (plays.length > 0) this.advance(narrowing.reset().withCard(card, plays, bold));
  }

  /** Takes the last pick back; without one the card itself. */
  back(): void {
    const { narrowing } = this;
    if (!narrowing || narrowing.chosen.length === 0) this.cancel();
    else {
      this.narrowing = narrowing.back();
      this.host.changed();
      if (this.narrowing.kinds.length > 0) this.host.askKind();
    }
  }

  cancel(): void {
    this.stuck = null;
    this.narrowing = this.narrowing?.reset() ?? null;
    this.host.changed();
  }

  /** A single pick waits to be confirmed, by its button or by touching the square again; after two the action is meant. */
  private advance(narrowing: Narrowing): void {
    this.stuck = null;
    this.narrowing = narrowing;
    const [only] = narrowing.complete;
    // A card is played when its preview has been confirmed.
    if (only && narrowing.card === null && narrowing.steps.length === 0 && (narrowing.chosen.length > 1 || !isSquare(narrowing.chosen[0]))) {
      this.host.commit(only);
      return;
    }
    this.host.changed();
    if (narrowing.kinds.length > 0) this.host.askKind();
    else if (narrowing.cards.length > 0) this.host.askCard();
  }

  private cardSquare(narrowing: Narrowing, square: Square): void {
    const inserted = narrowing.squares.has(square) ? null : narrowing.inserting(square);
    if (narrowing.squares.has(square)) this.advance(narrowing.with({ square }));
    else if (square === narrowing.lastSquare) this.back();
    else if (inserted) this.advance(inserted);
    else this.host.notHere(square);
  }

  /** The square picked last was touched again: that confirms the one action that needs no more, and otherwise gives up. */
  private confirm(narrowing: Narrowing): void {
    const [only, ...more] = narrowing.complete;
    if (only && more.length === 0) this.host.commit(only);
    else this.cancel();
  }

  private touchStuck(square: Square): void {
    const piece = this.game?.view().board[indexOf(square)];
    if (!piece) return;
    if (piece.color === this.game?.actor) this.stuck = square;
    const reason = this.reasonFor(square);
    if (reason) this.host.refuse(reason);
    this.host.changed();
  }

  private unstick(square: Square): void {
    const from = this.stuck;
    this.stuck = null;
    if (square !== from && this.narrowing?.squares.has(square)) {
      this.square(square);
      return;
    }
    if (square !== from) this.refuseTo(from, square);
    this.host.changed();
  }

  private refuseTo(from: Square | null, to: Square): void {
    const refusal = from ? this.game?.explain(`${from}${to}`) : null;
    if (refusal) this.host.refuse(refusal);
  }

  /** Why the piece on a square can do nothing: the most telling of what its targets are refused for. */
  private reasonFor(square: Square): Refusal | null {
    const refusals = squares.flatMap((to) => (to === square ? [] : (this.game?.explain(`${square}${to}`) ?? [])));
    const telling = refusals.find(({ code }) => !plainReasons.includes(code));
    return telling ?? plainReasons.flatMap((code) => refusals.find((refusal) => refusal.code === code) ?? [])[0] ?? null;
  }
}

function isSquare(pick: Pick | undefined): boolean {
  return pick !== undefined && "square" in pick;
}
