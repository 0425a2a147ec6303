import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import {
  BotWorker,
  type CardId,
  type Color,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  init,
  type Lang,
  OrkanError,
  type Outcome,
  type Square,
  type VariantId,
  type View,
} from "../index.js";
import type { OrkanBoard } from "./board.js";
import type { OrkanReader, Reading } from "./cards/reader.js";
import { hasHands, renderCover, renderHand, renderTablePiles } from "./cards/table.js";
import { renderChoices, renderControls, renderEntry, renderFailure, renderPanels, renderStatus } from "./desk.js";
import { lookStyles } from "./families/index.js";
import { gameStyle } from "./game-style.js";
import { loadLanguage } from "./language.js";
import { Opponent } from "./opponent.js";
import type { BotMaker } from "./public.js";
import type { OrkanQuestion, Question } from "./question.js";
import { Session, type SessionEvent, type SessionHost } from "./session.js";
import { other } from "./squares.js";
import { baseStyle } from "./style.js";
import { type Seats, Table } from "./table.js";
import { langOf, type Words, wordsIn } from "./words/index.js";

/**
 * `<orkan-game>`: a game at a table, with board, moves and controls.
 *
 * It fires `orkan-start`, `orkan-action`, `orkan-undo`, `orkan-redo`, `orkan-result`, `orkan-again` (cancelable) and `orkan-error`.
 */
export class OrkanGame extends LitElement implements SessionHost {
  static override properties = {
    game: { reflect: true },
    opponent: { reflect: true },
    level: { type: Number, reflect: true },
    color: { reflect: true },
    lang: { reflect: true },
    seed: { reflect: true },
    theme: { reflect: true },
    options: { attribute: false },
    bots: { attribute: false },
    session: { state: true },
    failure: { state: true },
    flipped: { state: true },
    said: { state: true },
  };
  static override styles = [baseStyle, gameStyle, lookStyles];

  /** Which game; another one starts anew. */
  declare game: VariantId;
  declare opponent: "bot" | "friend";
  /** Strength of the computer, 1 … 8. */
  declare level: number;
  /** The colour of the player at this screen. */
  declare color: Color | "random";
  declare lang: string;
  /** Seed of shuffles and dice; without one each game has its own. */
  declare seed: string | null;
  declare theme: "light" | "dark" | null;
  /** Further options of a new game: set-ups, decks, who throws the dice. */
  declare options: GameOptions;
  /** Makes the computer's seat. */
  declare bots: BotMaker;

  declare private session: Session | null;
  declare private failure: Error | null;
  declare private flipped: boolean;
  declare private said: string;
  private readonly computer = new Opponent();
  private waiting: GameRecord | string | null = null;
  private ready: Promise<void> | null = null;
  private begun = 0;
  private focused: Element | null = null;
  /** Whether the keyboard is about to be put where things go on. */
  private attending = false;

  constructor() {
    super();
    this.game = "chess";
    this.opponent = "bot";
    this.level = 4;
    this.color = "white";
    this.seed = null;
    this.theme = null;
    this.options = {};
    this.bots = (options) => new BotWorker(options);
    this.session = null;
    this.failure = null;
    this.flipped = false;
    this.said = "";
  }

  // ── what a page may ask and do ──

  /** The game so far, as text that rebuilds it; null before it has started. Setting one loads it; failures go to `orkan-error`. */
  get record(): GameRecord | null {
    return this.session?.record() ?? null;
  }

  set record(record: GameRecord | string | null) {
    if (record === null) return;
    if (this.hasUpdated) void this.load(record).catch(() => undefined);
    else this.waiting = record;
  }

  /** What the player at this screen sees of the running game; null before it has started. */
  get view(): View | null {
    return this.session?.table.view() ?? null;
  }

  get outcome(): Outcome | null {
    return this.session?.table.game.outcome ?? null;
  }

  /** The colour of the player at this screen, also when it was left to chance. */
  get seatColor(): Color {
    return this.session?.table.seats.color ?? (this.color === "black" ? "black" : "white");
  }

  /** Whether the computer is choosing. */
  get thinking(): boolean {
    return this.session?.thinking ?? false;
  }

  /** Starts a new game by the attributes. @throws {OrkanError} load-failed, bad-option, bad-setup, unknown-variant */
  async restart(): Promise<void> {
    await this.begin((seats, lang) => {
      const options: GameOptions = { ...this.options, lang };
      if (this.seed) options.seed = this.seed;
      return Table.start(this.game, options, seats, lang);
    });
  }

  /** Goes on with a recorded game. @throws {OrkanError} bad-record, unsupported-version, illegal-action; the old game stays then */
  async load(record: GameRecord | string): Promise<void> {
    await this.begin((seats, lang) => Table.load(record, seats, lang));
  }

  /** Plays an action for whoever is to act. @throws {OrkanError} illegal-action, malformed-action, game-over */
  play(action: string): GameEvent[] {
    if (!this.session) throw new OrkanError("The game has not started yet.", { code: "not-initialised" });
    return this.session.play(action);
  }

  /** As the button: back to the last decision made here, asking first when something new was seen. */
  async undo(): Promise<void> {
    await this.session?.undo();
  }

  redo(): void {
    this.session?.redo();
  }

  flip(): void {
    this.flipped = !this.flipped;
  }

  /** Shows the position after so many actions; the game itself stays where it is. */
  step(count: number): void {
    this.session?.step(count);
  }

  // ── what a session asks ──

  get words(): Words {
    const words = wordsIn(this.language);
    return this.session?.look.words?.(words) ?? words;
  }

  async ask(question: Question): Promise<string | null> {
    await this.updateComplete;
    return (await this.dialog?.ask(question)) ?? null;
  }

  async read(reading: Reading): Promise<{ key: string; card: CardId } | null> {
    await this.updateComplete;
    return (await this.reader?.read(reading)) ?? null;
  }

  dismiss(): void {
    this.dialog?.dismiss();
    this.reader?.dismiss();
  }

  say(text: string): void {
    // The same sentence twice in a row must change the region to be read again.
    this.said = text === this.said ? `${text}\u00a0` : text;
  }

  emit(type: SessionEvent | "start", detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`orkan-${type}`, { detail, bubbles: true, composed: true }));
  }

  redraw(): void {
    this.requestUpdate();
  }

  attend(): void {
    this.attending = true;
    void this.updateComplete.then(() => {
      this.attending = false;
      return this.attendTo(this.session);
    });
  }

  private async attendTo(session: Session | null): Promise<void> {
    const { board } = this;
    if (!session || !board || this.dialog?.open || this.reader?.open) return;
    await board.updateComplete;
    const [first] = session.choosing.targets;
    if (session.cards.previewing || !first) this.renderRoot.querySelector<HTMLElement>(".choices button")?.focus();
    else if (this.shadowRoot?.activeElement !== board) await board.focusSquare(first);
  }

  again(): void {
    const wanted = new CustomEvent("orkan-again", { bubbles: true, composed: true, cancelable: true });
    if (this.dispatchEvent(wanted)) void this.restart().catch(() => undefined);
  }

  // ── life ──

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.session?.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.computer.close();
  }

  protected override firstUpdated(): void {
    void this.open();
  }

  private async open(): Promise<void> {
    const { waiting } = this;
    this.waiting = null;
    // What goes wrong is told by `orkan-error` and shown in place of the board.
    await (waiting === null ? this.restart() : this.load(waiting)).catch(() => undefined);
  }

  protected override willUpdate(): void {
    this.focused = this.shadowRoot?.activeElement ?? null;
  }

  /** When the button that was used is gone, the keyboard goes on at the board and not at the top of the page. */
  private keepFocus(): void {
    const { focused } = this;
    this.focused = null;
    if (!focused || focused.isConnected || this.attending) return;
    const { board } = this;
    board?.cell(board.cursor)?.focus({ preventScroll: true });
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.keepFocus();
    const started = this.session !== null;
    if (!started) return;
    if (changed.get("game") !== undefined || (changed.has("seed") && changed.get("seed") !== undefined)) {
      if (this.game !== this.session?.table.game.variant || changed.has("seed")) void this.restart().catch(() => undefined);
      return;
    }
    if (changed.get("lang") !== undefined) void this.changeLanguage();
    if (changed.get("opponent") !== undefined || changed.get("color") !== undefined) this.reseat();
  }

  private get language(): Lang {
    return langOf(this.lang || this.closest("[lang]")?.getAttribute("lang"));
  }

  private get seats(): Seats {
    const color = this.color === "random" ? (Math.random() < 0.5 ? "white" : "black") : this.color;
    return { opponent: this.opponent, color };
  }

  /** Sets a table up; whatever fails leaves the old one standing. */
  private async begin(set: (seats: Seats, lang: Lang) => Table): Promise<void> {
    const serial = ++this.begun;
    try {
      this.ready ??= init();
      await this.ready;
      await loadLanguage(this.language);
    } catch (error) {
      this.ready = null;
      this.failure = error as Error;
      this.emit("error", error);
      throw error;
    }
    this.failure = null;
    if (serial !== this.begun) return;
    try {
      this.sit(set(this.seats, this.language));
      this.flipped = false;
      this.game = this.session?.table.game.variant ?? this.game;
      this.emit("start", this.record);
    } catch (error) {
      this.emit("error", error);
      throw error;
    }
  }

  private sit(table: Table): void {
    this.session?.close();
    this.session = new Session(table, this, this.computer);
    this.session.open();
  }

  private async changeLanguage(): Promise<void> {
    await loadLanguage(this.language);
    const { session } = this;
    if (session) this.sit(session.table.translated(this.language));
  }

  private reseat(): void {
    const { session } = this;
    if (session) this.sit(session.table.seated(this.seats));
  }

  // ── what is shown ──

  private get dialog(): OrkanQuestion | null {
    return this.renderRoot.querySelector<OrkanQuestion>("orkan-question");
  }

  private get board(): OrkanBoard | null {
    return this.renderRoot.querySelector<OrkanBoard>("orkan-board");
  }

  private get reader(): OrkanReader | null {
    return this.renderRoot.querySelector<OrkanReader>("orkan-reader");
  }

  protected override render(): TemplateResult {
    const { session, words } = this;
    return html`${this.failure ? renderFailure(words, this.failure, () => void this.open()) : session ? this.renderTable(session) : this.renderLoading()}
      <orkan-question exportparts="dialog"></orkan-question>
      <orkan-reader exportparts="dialog" .words=${words}></orkan-reader>
      <div class="unseen" role="status" aria-live="polite">${this.said}</div>`;
  }

  private renderLoading(): TemplateResult {
    return html`<p class="notice">${this.words.loading}</p>`;
  }

  private renderTable(session: Session): TemplateResult {
    const { words } = this;
    const bottom = this.flipped ? other(session.table.seats.color) : session.table.seats.color;
    const { choosing } = session;
    const names = { white: this.nameOf(session, "white"), black: this.nameOf(session, "black") };
    return html`<div class="table" lang=${this.language}>
      <div class="middle">
        ${this.renderSeat(session, other(bottom))}
        <div class="field">
        <orkan-board
          exportparts="board, cell"
          .view=${session.view}
          .look=${session.look}
          .words=${words}
          .bottom=${bottom}
          .events=${session.events}
          .selected=${session.idle ? [] : choosing.selected}
          .targets=${session.idle ? new Set() : choosing.targets}
          .sources=${session.idle ? new Set() : choosing.sources}
          .offers=${session.idle ? new Set() : choosing.offers}
          .ghost=${session.ghost}
          .touched=${session.cards.previewing ? (session.cards.preview?.touched ?? new Set()) : new Set()}
          .lit=${!session.idle && !session.cards.previewing && choosing.lit}
          .language=${this.language}
          .watched=${session.watched}
          ?inert=${session.timing.covered}
          ?idle=${session.idle}
          @board-square=${this.onSquare}
          @board-lift=${this.onLift}
          @board-drop=${this.onDrop}
          @board-aim=${this.onAim}
          @board-cancel=${this.onCancel}
        ></orkan-board>
        ${renderCover(session, words)}
        </div>
        ${this.renderSeat(session, bottom)}
      </div>
      <div class="desk ${hasHands(session) ? "with-hand" : ""}" part="desk">
        ${renderStatus(session, words)} ${renderPanels(session, "over", words, bottom, names)} ${renderChoices(session, words)}
        ${renderHand(session, words)} ${renderPanels(session, "near", words, bottom, names)}
        ${renderControls(session, words, () => this.flip())}
        <orkan-moves
          part="moves"
          .entries=${session.entries}
          .start=${session.table.start}
          .shown=${session.shown ?? session.table.played}
          .words=${words}
          .look=${session.look}
          .titleOf=${(card: CardId) => session.cards.title(card)}
          @moves-read=${(event: CustomEvent<{ card: CardId }>) => void session.cards.read(words.cards.fromLog, [event.detail.card])}
          @moves-step=${(event: CustomEvent<{ count: number }>) => session.step(event.detail.count)}
        ></orkan-moves>
        ${renderPanels(session, "side", words, bottom, names)} ${renderTablePiles(session, words)} ${renderEntry(session, words)}
      </div>
    </div>`;
  }

  private nameOf({ table }: Session, color: Color): string {
    if (table.seats.opponent !== "bot") return this.words.colors[color];
    return table.bot === color ? this.words.computer(this.level) : this.words.you;
  }

  private renderSeat(session: Session, color: Color): TemplateResult {
    const { words } = this;
    const { table, view } = session;
    const computer = table.bot === color;
    const name = this.nameOf(session, color);
    return html`<orkan-seat
      part="seat"
      .color=${color}
      .name=${name}
      .captured=${view.captured[other(color)]}
      .look=${session.look}
      .words=${words}
      ?active=${view.actor === color && !session.cards.previewing}
      ?thinking=${computer && session.thinking}
    ></orkan-seat>`;
  }

  private readonly onSquare = ({ detail }: CustomEvent<{ square: Square }>): void => this.session?.touch(detail.square);
  private readonly onLift = ({ detail }: CustomEvent<{ square: Square }>): void => this.session?.choosing.lift(detail.square);
  private readonly onDrop = ({ detail }: CustomEvent<{ from: Square; to: Square | null }>): void => this.session?.choosing.drop(detail.from, detail.to);
  private readonly onAim = ({ detail }: CustomEvent<{ square: Square | null }>): void => this.session?.aim(detail.square);
  private readonly onCancel = (): void => this.session?.choosing.cancel();
}
