import { type Action, type CardId, type Color, type GameEvent, type GameRecord, OrkanError, type Refusal, type Square, type View } from "../index.js";
import { resultOf, sentenceOf } from "./announce.js";
import { CardDesk } from "./cards/card-desk.js";
import type { Reading } from "./cards/reader.js";
import { Choosing, type ChoosingHost } from "./choosing.js";
import { calm } from "./drawings/tumble.js";
import { lookAt } from "./families/index.js";
import type { Look } from "./families/look.js";
import { arrivalOf, kindQuestion } from "./kind-question.js";
import { acceptsDraw, type Opponent } from "./opponent.js";
import type { BotMaker } from "./public.js";
import type { Question } from "./question.js";
import { indexOf } from "./squares.js";
import type { Entry, Table } from "./table.js";
import { Timing } from "./timing.js";
import type { Words } from "./words/index.js";

/** What the element lends to a session: its words, its dialog, its live region, its events. */
export interface SessionHost {
  readonly words: Words;
  readonly level: number;
  readonly bots: BotMaker;
  ask(question: Question): Promise<string | null>;
  /** Shows cards to be read; null when they were only read. */
  read(reading: Reading): Promise<{ key: string; card: CardId } | null>;
  /** Closes a question or a card that is no longer to the point. */
  dismiss(): void;
  say(text: string): void;
  emit(type: SessionEvent, detail: unknown): void;
  /** Puts the keyboard where things go on: on a square that a card may be played on, or on the button that confirms or takes over. */
  attend(): void;
  /** Shows a position anew. */
  redraw(): void;
  /** The player wants another game. */
  again(): void;
}

export type SessionEvent = "action" | "undo" | "redo" | "result" | "error";

export interface Message {
  kind: "refusal" | "info";
  text: string;
}

/** One game being played: who chooses what, whose turn to think, what is shown and said. */
export class Session implements ChoosingHost {
  readonly choosing = new Choosing(this);
  readonly look: Look;
  message: Message | null = null;
  /** The colours whose threats are shown on the board. */
  watched: ReadonlySet<Color> = new Set();
  /** Number of actions the position shown has seen; null while the running game is shown. */
  shown: number | null = null;
  /** What led to the position shown. */
  events: readonly GameEvent[] = [];
  readonly cards: CardDesk;
  readonly timing: Timing;
  private live: View;
  private past: View | null = null;
  private closed = false;
  private aimed: Square | null = null;

  constructor(
    readonly table: Table,
    private readonly host: SessionHost,
    private readonly opponent: Opponent,
  ) {
    this.look = lookAt(table.info.family, table.game.record().options);
    this.live = table.view();
    this.cards = new CardDesk(this, host);
    this.timing = new Timing(table, this.look, {
      tick: () => host.redraw(),
      uncovered: () => this.refresh([]),
      timeUp: () => this.timeUp(),
    });
  }

  /** The position shown: an earlier one, what a card would make of this one, or the running game. */
  get view(): View {
    return this.past ?? (this.cards.previewing ? this.cards.preview?.view : null) ?? this.live;
  }

  /** The position of the running game. */
  get now(): View {
    return this.live;
  }

  get over(): boolean {
    return this.closed;
  }

  /** Lets the game begin or go on: opens the choice or lets the computer think. */
  open(): void {
    this.refresh([]);
  }

  close(): void {
    this.closed = true;
    this.timing.stop();
    this.opponent.stop();
    this.host.dismiss();
  }

  get thinking(): boolean {
    return this.opponent.thinking;
  }

  /** Whether the board may be used: the running game is shown and someone here is to choose. */
  get idle(): boolean {
    return this.shown !== null || this.choosing.narrowing === null;
  }

  get entries(): readonly Entry[] {
    return this.table.history;
  }

  /** The piece as it would stand after the choice pointed at, if it would look different. */
  get ghost(): { square: Square; piece: NonNullable<View["board"][number]> } | null {
    const { narrowing } = this.choosing;
    const from = narrowing?.lastSquare;
    if (this.idle || !narrowing || narrowing.card || !from || !this.aimed) return null;
    const [action, ...more] = narrowing.squares.get(this.aimed) ?? [];
    if (!action || more.length > 0 || action.picks.length > narrowing.chosen.length + 1) return null;
    const before = this.live.board[indexOf(from)];
    const after = this.table.game.preview(action).view.board[indexOf(this.aimed)];
    if (!before || !after || after.kinds.join() === before.kinds.join()) return null;
    return { square: this.aimed, piece: after };
  }

  aim(square: Square | null): void {
    if (square === this.aimed) return;
    this.aimed = square;
    if (this.choosing.narrowing?.started || this.look.panels.length > 0) this.host.redraw();
  }

  /** Shows on the board what a colour threatens besides its pieces, or hides it again, and says so. */
  watch(color: Color, text: string): void {
    const watched = new Set(this.watched);
    if (!watched.delete(color)) watched.add(color);
    this.watched = watched;
    this.host.say(text);
    this.host.redraw();
  }

  /** The square a player looks at: pointed at, focused, or picked last. */
  get regarded(): Square | null {
    const { selected } = this.choosing;
    const last = selected[selected.length - 1] ?? null;
    const { aimed } = this;
    const bare = aimed !== null && !this.view.board[indexOf(aimed)] && !this.view.squares.some(({ square }) => square === aimed);
    return last !== null && bare ? last : (aimed ?? last);
  }

  // ── choosing ──

  touch(square: Square): void {
    if (this.shown !== null) return;
    this.message = null;
    this.choosing.square(square);
  }

  /** A typed action; says why when it is refused. */
  type(text: string): boolean {
    if (this.idle || text.trim() === "") return false;
    const { game } = this.table;
    const action = this.table.typed(text);
    if (action) {
      this.commit(action);
      return true;
    }
    const refusal = game.explain(text.trim());
    if (refusal) this.refuse(refusal);
    return false;
  }

  commit(action: Action): void {
    this.play(action.id);
  }

  refuse(refusal: Pick<Refusal, "message">): void {
    this.message = { kind: "refusal", text: refusal.message };
    this.host.say(`${this.host.words.refused}: ${refusal.message}`);
    this.host.redraw();
  }

  changed(): void {
    this.cards.foresee();
    this.host.redraw();
    if (this.choosing.narrowing?.card) this.host.attend();
  }

  askCard(): void {
    void this.cards.ask();
  }

  notHere(square: Square): void {
    this.refuse(this.cards.refusalOf(square));
  }

  async askKind(): Promise<void> {
    const { words } = this.host;
    const { narrowing } = this.choosing;
    const { actor } = this.table.game;
    if (!narrowing || (actor !== "white" && actor !== "black")) return;
    const card = narrowing.card === null ? null : (this.cards.deck.get(narrowing.card) ?? null);
    const arrival = arrivalOf(narrowing, (action) => this.table.game.preview(action).events);
    const key = await this.host.ask(kindQuestion(narrowing, actor, card, arrival, this.look, words));
    if (this.closed || this.choosing.narrowing !== narrowing) return;
    const kind = narrowing.kinds.find((kind) => kind === key);
    if (kind) this.choosing.pick({ kind });
    else if (narrowing.card) this.choosing.back();
    else if (narrowing.started) this.choosing.cancel();
  }

  // ── playing ──

  /** @throws {OrkanError} when the action is refused; the game is unchanged then */
  play(id: string): GameEvent[] {
    const events = this.table.play(id);
    this.message = null;
    this.shown = null;
    const entry = this.entries[this.entries.length - 1];
    if (entry) this.host.say(sentenceOf(this.host.words, this.look, entry));
    this.timing.cover(entry?.events ?? events);
    this.refresh(entry?.events ?? events);
    this.host.emit("action", { action: id, label: entry?.label ?? id, color: entry?.color ?? null, events });
    const { outcome } = this.table.game;
    if (outcome) {
      this.host.emit("result", outcome);
      void this.showResult();
    }
    return events;
  }

  private refresh(events: readonly GameEvent[]): void {
    this.opponent.stop();
    this.aimed = null;
    this.events = events;
    this.past = null;
    this.cards.forget();
    this.live = this.table.view();
    const { game, mine, handOver } = this.table;
    const here = mine && game.outcome === null && handOver === null && !this.timing.covered;
    this.choosing.open(here ? game : null);
    this.timing.watch(here ? this.live : null);
    if (handOver && !this.timing.covered) void this.askHandOver(handOver);
    else if (game.actor !== null && !mine) void this.think();
    this.host.redraw();
  }

  private timeUp(): void {
    const action = this.table.hostAction("timeup");
    this.host.dismiss();
    if (action) this.play(action.id);
  }

  /** Covers what only one friend may see until he says that he is at the screen. */
  private async askHandOver(color: Color): Promise<void> {
    const { words } = this.host;
    const key = await this.host.ask({
      heading: words.handOver(words.colors[color]),
      text: words.handOverText(words.colors[color]),
      answers: [{ key: "show", label: words.handOverShow(words.colors[color]), primary: true }],
      leave: words.lookAtBoard,
    });
    if (key !== null) this.takeOver();
  }

  /** Whoever is to act has the screen now. */
  takeOver(): void {
    const color = this.table.handOver;
    if (this.closed || !color) return;
    const { words } = this.host;
    this.table.takeOver();
    const last = this.entries[this.entries.length - 1];
    this.refresh(last?.events ?? []);
    this.host.say([last ? sentenceOf(words, this.look, last) : "", words.toMove(words.colors[color])].filter(Boolean).join(". "));
    this.host.attend();
  }

  private async think(): Promise<void> {
    const { game } = this.table;
    try {
      const thought = this.opponent.choose(game, { level: this.host.level }, this.host.bots);
      this.host.redraw();
      const action = await thought;
      if (!this.closed) this.play(action.id);
    } catch (error) {
      if (this.closed || (error instanceof OrkanError && error.code === "aborted") || isAbort(error)) return;
      this.message = { kind: "info", text: this.host.words.noWorker };
      this.host.emit("error", error);
      this.cards.forget();
      this.choosing.open(game.outcome === null ? game : null);
      this.host.redraw();
    }
  }

  // ── the table ──

  async undo(): Promise<void> {
    const { words } = this.host;
    if (this.guessing) return this.tell(words.cards.guessFirst);
    const plan = this.table.undoPlan();
    if (!plan) return this.tell(words.undoneNothing);
    if (plan.newInformation) {
      const ply = this.table.played;
      const key = await this.host.ask({
        heading: words.undo,
        text: words.undoneInformation,
        answers: [{ key: "yes", label: words.undoAnyway }],
        leave: words.cancel,
      });
      if (key === null || this.closed || this.table.played !== ply) return;
    }
    this.opponent.stop();
    this.table.undo(plan);
    this.shown = null;
    this.refresh([]);
    this.tell(words.undoDone);
    this.host.emit("undo", { played: this.table.played });
  }

  redo(): void {
    if (!this.table.canRedo) return;
    this.table.redo();
    this.shown = null;
    this.refresh(this.entries[this.entries.length - 1]?.events ?? []);
    this.tell(this.host.words.redoDone);
    this.host.emit("redo", { played: this.table.played });
  }

  /** Whether somebody here must guess what an earlier position would show. */
  private get guessing(): boolean {
    return this.table.mine && this.table.game.outcome === null && (this.look.mustGuess?.(this.live) ?? false);
  }

  async resign(): Promise<void> {
    const { words } = this.host;
    const { speaker } = this.table;
    const action = speaker && this.table.hostAction(`resign:${speaker}`);
    if (!speaker || !action) return;
    const key = await this.host.ask({
      heading: words.resign,
      text: words.resignAsk(words.colors[speaker]),
      answers: [{ key: "yes", label: words.resign, primary: true }],
      leave: words.cancel,
    });
    if (key !== null && !this.closed && !this.table.game.outcome) this.play(action.id);
  }

  async offerDraw(): Promise<void> {
    const { words } = this.host;
    const { speaker } = this.table;
    const action = this.table.hostAction("draw");
    if (!speaker || !action || !this.table.mine) return;
    if (this.table.seats.opponent === "bot") {
      if (!acceptsDraw(this.table.game)) return this.tell(words.drawDeclined);
    } else {
      const key = await this.host.ask({
        heading: words.draw,
        text: words.drawAsk(words.colors[speaker]),
        answers: [{ key: "yes", label: words.agree, primary: true }],
        leave: words.cancel,
      });
      if (key === null || this.closed || this.table.game.outcome) return;
    }
    this.play(action.id);
  }

  /** Shows the position after `count` actions; the game itself stays where it is. */
  step(count: number): void {
    if (this.guessing) {
      this.tell(this.host.words.cards.guessFirst);
      return;
    }
    const last = this.table.played;
    const aim = Math.min(last, Math.max(0, count));
    const on = aim === (this.shown ?? last) + 1;
    this.shown = aim === last ? null : aim;
    this.events = on ? (this.entries[aim - 1]?.events ?? []) : [];
    this.past = this.shown === null ? null : this.table.viewAfter(aim);
    this.cards.forget();
    this.message = null;
    this.choosing.cancel();
  }

  async showResult(): Promise<void> {
    const { words } = this.host;
    const { outcome } = this.table.game;
    if (!outcome) return;
    const { title, reason } = resultOf(words, outcome);
    this.host.say(`${words.gameOver}. ${title}, ${reason}.`);
    if (!calm()) await new Promise((resolve) => setTimeout(resolve, resultMillis));
    if (this.closed || !this.table.game.outcome) return;
    const key = await this.host.ask({
      heading: title,
      text: reason,
      answers: [{ key: "again", label: words.playAgain, primary: true }],
      leave: words.lookAtGame,
    });
    if (key === "again" && !this.closed) this.host.again();
  }

  record(): GameRecord {
    return this.table.game.record();
  }

  private tell(text: string): void {
    this.message = { kind: "info", text };
    this.host.say(text);
    this.host.redraw();
  }
}

/** Time to see the last move before the result covers it. */
const resultMillis = 900;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
