import { unpack } from "./actions.js";
import { actionText, attempt, flagOf, isSquare, viewerOf, wholeOf, wrongArgument } from "./arguments.js";
import { orkanError } from "./errors.js";
import { type BareRefusal, errorOf, refusalOf } from "./faults.js";
import { Session } from "./generated/engine.js";
import { labelOf } from "./labels.js";
import type { Catalogue } from "./lang/catalogue.js";
import { catalogue, catalogueOrEnglish } from "./lang/registry.js";
import { needEngine, words32 } from "./load.js";
import { codeOfCard, SQUARES } from "./notation.js";
import { toJson } from "./plain.js";
import { shown } from "./shown.js";
import type { Action, Color, GameEvent, GameOptions, GameRecord, Lang, Outcome, Phase, Refusal, Square, VariantId, View, Viewer } from "./types.js";
import { familyOf } from "./variants.js";

interface Status {
  turn: Color;
  actor: Color | "chance" | null;
  phase: Phase;
  outcome: Outcome | null;
}

/** One entry of `Game.history`. */
export interface HistoryEntry {
  action: string;
  label: string;
  color: Color | "chance" | null;
  events: GameEvent[];
}

/** What `Game.legalActions` lists. */
export interface ActionFilter {
  from?: Square | undefined;
  card?: string | undefined;
  /** Also the void plays. */
  void?: boolean | undefined;
}

/** A session taken over by a new Game instead of a fresh one; only `clone` and `fromRecord` make one. */
class Adopted {
  constructor(
    readonly session: Session,
    readonly lang: Lang,
  ) {}
}

function langIn(options: unknown): unknown {
  return typeof options === "object" && options !== null ? attempt(() => (options as { lang?: unknown }).lang) : undefined;
}

let sessionInside: (game: Game) => Session;

/**
 * The engine's side of a game.
 * @throws {OrkanError} closed
 * @internal
 */
export function sessionOf(game: Game): Session {
  return sessionInside(game);
}

/** A game from its start to its end: what is legal, what happened, what each player may know. */
export class Game {
  readonly #variant: VariantId;
  #session: Session | null;
  #words: Catalogue;
  #status: Status | null = null;

  static {
    sessionInside = (game) => game.#live;
  }

  /** @throws {OrkanError} unknown-variant, bad-option, bad-setup, unknown-card, not-initialised */
  constructor(variant: VariantId, options?: GameOptions);
  constructor(variant: VariantId | Adopted, options: GameOptions = {}) {
    needEngine();
    const adopted = attempt(() => (variant instanceof Adopted ? variant : null));
    if (adopted) {
      this.#session = adopted.session;
      this.#words = catalogue(adopted.lang);
    } else {
      const lang = langIn(options);
      this.#words = lang === undefined || lang === null ? catalogue("en") : catalogue(lang);
      if (typeof variant !== "string") throw orkanError("unknown-variant", this.#words.faults["unknown-variant"]({ given: shown(variant) }), "variant");
      const json = toJson(options, "bad-option", lang);
      this.#session = this.#try(() => new Session(variant, json), "", variant);
    }
    this.#variant = this.#session.variant() as VariantId;
  }

  /** Replays a record. @throws {OrkanError} bad-record, unsupported-version, illegal-action (path: actions[i]) */
  static fromRecord(record: GameRecord | string): Game {
    needEngine();
    // Files may begin with a byte order mark.
    const text = typeof record === "string" ? record.replace(/^\ufeff/, "") : toJson(record, "bad-record", "en");
    let session: Session;
    try {
      session = Session.fromRecord(text);
    } catch (thrown) {
      const variant: unknown = attempt(() => JSON.parse(text).variant);
      throw errorOf(thrown, "", familyOf(String(variant)), catalogueOrEnglish("en"));
    }
    return Game.#adopt(session, "en");
  }

  static #adopt(session: Session, lang: Lang): Game {
    return new Game(new Adopted(session, lang) as unknown as VariantId);
  }

  get #live(): Session {
    if (!this.#session) throw orkanError("closed", this.#words.binding.freed({}));
    return this.#session;
  }

  get #now(): Status {
    const session = this.#live;
    this.#status ??= session.status() as Status;
    return this.#status;
  }

  /** Calls the engine and turns what it throws into the API's error. */
  #try<T>(call: () => T, action = "", variant: string = this.variant): T {
    try {
      return call();
    } catch (thrown) {
      throw errorOf(thrown, action, familyOf(variant), this.#words);
    }
  }

  #changed(): void {
    this.#status = null;
  }

  /** The game's id. */
  get variant(): VariantId {
    return this.#variant;
  }

  /** Whose turn it is. */
  get turn(): Color {
    return this.#now.turn;
  }

  /** Who must act now; null when the game is over. */
  get actor(): Color | "chance" | null {
    return this.#now.actor;
  }

  /** What is to be decided. */
  get phase(): Phase {
    return this.#now.phase;
  }

  /** How the game ended; null while it runs. */
  get outcome(): Outcome | null {
    const { outcome } = this.#now;
    return outcome && { ...outcome };
  }

  /** Language of labels and messages; may be changed at any time. */
  get lang(): Lang {
    return this.#words.lang;
  }

  set lang(lang: Lang) {
    this.#words = catalogue(lang);
  }

  /** What `viewer` may know. "all" (default) hides nothing but is still plain data. */
  view(viewer?: Viewer): View {
    return this.#live.view(viewerOf(viewer, this.lang)) as View;
  }

  /** For the actor. Never empty while `outcome` is null. Stable order. */
  legalActions(filter?: ActionFilter): Action[] {
    const session = this.#live;
    if (filter === undefined) {
      // The call comes first: it may grow the memory, after which the old words are gone.
      const at = session.legal(-1, -1, false);
      return unpack(words32(), at >>> 2);
    }
    const members = attempt(() => (typeof filter === "object" && filter !== null ? Object.keys(filter) : null));
    if (!members) throw wrongArgument("filter", "filter", this.lang);
    const unknown = members.find((key) => !["from", "card", "void"].includes(key));
    if (unknown !== undefined) {
      throw orkanError("bad-argument", this.#words.faults["unknown-key"]({ key: shown(unknown) }), `filter.${shown(unknown)}`);
    }
    const { from, card } = attempt(() => ({ from: filter.from ?? undefined, card: filter.card ?? undefined })) ?? { from: null, card: null };
    if (from !== undefined && !isSquare(from)) throw wrongArgument("filter.from", "square", this.lang);
    if (card !== undefined && typeof card !== "string") throw wrongArgument("filter.card", "card", this.lang);
    const square = from === undefined ? -1 : SQUARES.indexOf(from);
    const code = card === undefined ? -1 : codeOfCard(card);
    const voids = flagOf(
      attempt(() => filter.void),
      "filter.void",
      this.lang,
    );
    if (card !== undefined && code < 0) return [];
    const at = session.legal(square, code, voids);
    return unpack(words32(), at >>> 2);
  }

  /** What the table may do now whoever is to act: resign, draw, timeup. */
  hostActions(): Action[] {
    const at = this.#live.hostActions();
    return unpack(words32(), at >>> 2);
  }

  /** Whether `play` would accept it as an action of the list or of the table. Never throws. */
  isLegal(action: string): boolean {
    return typeof action === "string" && this.#live.isLegal(action);
  }

  /** Why it is not legal; null when it is. A bare card (`@27`) asks why the card cannot be played now; null when it can. */
  explain(action: string): Refusal | null {
    const text = typeof action === "string" ? action : "";
    const bare = this.#live.explain(text) as BareRefusal | null;
    return bare && refusalOf(bare, text, familyOf(this.variant), this.#words);
  }

  /**
   * Does an action. Tempête's void plays are accepted: the card is spent without effect.
   * @throws {OrkanError} malformed-action, illegal-action, game-over; the game is unchanged then
   */
  play(action: string | Action): GameEvent[] {
    const session = this.#live;
    const text = actionText(action, this.lang);
    const events = this.#try(() => session.play(text) as GameEvent[], text);
    this.#changed();
    return events;
  }

  /** Short text of a legal action for a move list, in the game's language (moves in SAN with that language's piece letters). */
  label(action: string | Action): string {
    const session = this.#live;
    const text = actionText(action, this.lang);
    const english = this.#try(() => session.label(text), text);
    return labelOf(text, english, familyOf(this.variant), this.#words);
  }

  /** What would happen, as far as the actor can know; the game stays as it is. */
  preview(action: string | Action): { events: GameEvent[]; view: View } {
    const session = this.#live;
    const text = actionText(action, this.lang);
    return this.#try(() => session.preview(text) as { events: GameEvent[]; view: View }, text);
  }

  /** Whether the last action can be taken back without having shown anyone something new (a draw, a roll, a hidden card). */
  canUndo(): { ok: boolean; reason: "nothing-played" | "new-information" | null } {
    const reason = this.#live.cannotUndo() as "nothing-played" | "new-information" | undefined;
    return { ok: reason === undefined, reason: reason ?? null };
  }

  /**
   * Takes the last action back.
   * @param force take it back even if it showed something new (practice, analysis)
   * @throws {OrkanError} undo-unavailable
   */
  undo(force?: boolean): void {
    const session = this.#live;
    const forced = flagOf(force, "force", this.lang);
    this.#try(() => session.undo(forced));
    this.#changed();
  }

  /** Plays again what was taken back; false if there is nothing. */
  redo(): boolean {
    const done = this.#live.redo();
    this.#changed();
    return done;
  }

  /** Events since the start, as `viewer` may know them; one array per action. */
  history(viewer?: Viewer): HistoryEntry[] {
    const entries = this.#live.history(viewerOf(viewer, this.lang)) as HistoryEntry[];
    const family = familyOf(this.variant);
    for (const entry of entries) entry.label = labelOf(entry.action, entry.label, family, this.#words);
    return entries;
  }

  /** The game as text: enough to rebuild it exactly. */
  record(): GameRecord {
    return this.#live.record() as GameRecord;
  }

  /** FEN of the board (with the letters of Setup). */
  fen(): string {
    return this.#live.fen();
  }

  /** 16 hex digits over everything that decides the rest of the game; equal on all machines. */
  hash(): string {
    return this.#live.hash();
  }

  /** An independent game in the same state. */
  clone(): Game {
    return Game.#adopt(this.#live.copy(), this.lang);
  }

  /** Leaves of the tree of player decisions to that depth, chance outcomes expanded; for testing and benchmarks. */
  perft(depth: number): number {
    return this.#live.perft(wholeOf(depth, "depth", 0, 64, this.lang));
  }

  /**
   * Plays on at random inside the engine, to the game's end or for `most` actions, and says how many there were; the game
   * itself stays as it is. For benchmarks and for the odd statistic.
   * @param seed a whole number from 0 to 4,294,967,295; the same seed plays the same game
   */
  playout(seed: number, most = 10_000): number {
    const session = this.#live;
    return session.playout(wholeOf(seed, "seed", 0, 0xffffffff, this.lang), wholeOf(most, "most", 0, 0xffffffff, this.lang));
  }

  /** Optional: memory is also released when the object is collected. */
  free(): void {
    this.#session?.free();
    this.#session = null;
  }
}
