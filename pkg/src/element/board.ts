import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Color, GameEvent, Lang, PieceView, Square, View } from "../index.js";
import { describeCell } from "./board-names.js";
import { Gestures } from "./board-pointer.js";
import { boardStyle } from "./board-style.js";
import { calm } from "./drawings/tumble.js";
import { lookStyles } from "./families/index.js";
import type { Look } from "./families/look.js";
import { indexOf, place, squareAt, squares } from "./squares.js";
import type { Words } from "./words/index.js";

/** How long a piece is under way. */
const slideMillis = 190;

interface Change {
  before: PieceView;
  after: PieceView;
  chance: boolean;
}

/**
 * The board. It is told what stands where, which squares may be chosen and what to light, and says what the player touched.
 * It knows no rule and no game.
 *
 * Fires `board-square` (a square was chosen), `board-lift` and `board-drop` (a piece is dragged), `board-aim` (a square is
 * pointed at or focused; null when no longer) and `board-cancel` (Escape).
 */
export class OrkanBoard extends LitElement {
  static override properties = {
    view: { attribute: false },
    look: { attribute: false },
    words: { attribute: false },
    bottom: {},
    events: { attribute: false },
    selected: { attribute: false },
    targets: { attribute: false },
    sources: { attribute: false },
    offers: { attribute: false },
    ghost: { attribute: false },
    touched: { attribute: false },
    lit: { type: Boolean },
    language: {},
    watched: { attribute: false },
    idle: { type: Boolean, reflect: true },
    cursor: { state: true },
  };
  static override styles = [boardStyle, lookStyles];

  declare view: View;
  declare look: Look;
  declare words: Words;
  /** The colour at the lower edge. */
  declare bottom: Color;
  /** What led to this view; tells a thrown die from a turned one. */
  declare events: readonly GameEvent[];
  declare selected: readonly Square[];
  /** Squares that may be chosen next, lit once something is selected. */
  declare targets: ReadonlySet<Square>;
  /** Squares a piece may be lifted from. */
  declare sources: ReadonlySet<Square>;
  /** Squares that may be chosen by themselves. */
  declare offers: ReadonlySet<Square>;
  /** A piece as it would stand after the choice pointed at. */
  declare ghost: { square: Square; piece: PieceView } | null;
  /** Squares that a play shown beforehand would change. */
  declare touched: ReadonlySet<Square>;
  /** Whether the squares that may be chosen are lit. */
  declare lit: boolean;
  declare language: Lang;
  /** The colours whose threats are shown. */
  declare watched: ReadonlySet<Color>;
  /** Nothing can be chosen: the other side thinks, or an earlier position is shown. */
  declare idle: boolean;
  /** The square the keyboard is on. */
  declare cursor: Square;

  private readonly stale = new Map<number, PieceView>();
  private leaving: { piece: PieceView; index: number }[] = [];
  private serial = 0;
  private zones: ReturnType<NonNullable<Look["zones"]>> | null = null;

  constructor() {
    super();
    this.bottom = "white";
    this.events = [];
    this.selected = [];
    this.targets = new Set();
    this.sources = new Set();
    this.offers = new Set();
    this.ghost = null;
    this.touched = new Set();
    this.lit = false;
    this.language = "en";
    this.watched = new Set();
    this.idle = false;
    this.cursor = "e2";
    new Gestures(this);
  }

  /** Puts the keyboard on a square. */
  async focusSquare(square: Square = this.cursor): Promise<void> {
    this.cursor = square;
    await this.updateComplete;
    this.cell(square)?.focus();
  }

  cell(square: Square): HTMLElement | null {
    return this.renderRoot.querySelector(`[data-square="${square}"]`);
  }

  pieceOn(square: Square): HTMLElement | null {
    const piece = this.view.board[indexOf(square)];
    return piece ? this.renderRoot.querySelector(`[data-id="${piece.id}"]`) : null;
  }

  say(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`board-${type}`, { detail, bubbles: true, composed: true }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const old = changed.get("view") as View | undefined;
    if (!changed.has("view") || !old || old.variant !== this.view.variant) return;
    const serial = ++this.serial;
    this.stale.clear();
    this.leaving = [];
    if (calm()) return;
    const before = new Map<number, { piece: PieceView; index: number }>();
    old.board.forEach((piece, index) => {
      if (piece) before.set(piece.id, { piece, index });
    });
    const changes: Change[] = [];
    let moved = false;
    this.view.board.forEach((after, index) => {
      const was = after && before.get(after.id);
      if (!after || !was) return;
      before.delete(after.id);
      moved ||= was.index !== index;
      const chance = this.events.some((event) => event.type === "rolled" && event.piece === after.id);
      // A throw is shown even when the same face comes up again.
      if (!chance && sameLook(was.piece, after) && !this.look.differs?.(was.piece, after)) return;
      changes.push({ before: was.piece, after, chance });
      this.stale.set(after.id, was.piece);
    });
    this.leaving = [...before.values()];
    if (changes.length > 0) void this.showChanges(changes, serial, moved ? slideMillis : 0);
  }

  /** A die turns when it has arrived, not on its way. */
  private async showChanges(changes: Change[], serial: number, delay: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (serial !== this.serial) return;
    this.stale.clear();
    this.requestUpdate();
    await this.updateComplete;
    for (const { before, after, chance } of changes) {
      const figure = this.renderRoot.querySelector<HTMLElement>(`[data-id="${after.id}"] .holder`);
      if (figure) void this.look.change?.(figure, before, after, chance);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.view || !this.look) return nothing;
    this.zones = this.look.zones?.(this.view, this.language, this.watched) ?? null;
    const edge = [0, 1, 2, 3, 4, 5, 6, 7];
    return html`<div class="ranks" aria-hidden="true">${edge.map((row) => html`<span>${squareAt(0, row, this.bottom)[1]}</span>`)}</div>
      <div class="files" aria-hidden="true">${edge.map((column) => html`<span>${squareAt(column, 7, this.bottom)[0]}</span>`)}</div>
      <div class="frame" part="board">
      <div class="cells" role="grid" aria-label=${this.words.board} aria-readonly="true" @keydown=${this.onKey}>
        ${edge.map((row) => html`<div class="row" role="row">${edge.map((column) => this.renderCell(column, row))}</div>`)}
      </div>
      <div class="pieces" aria-hidden="true">
        ${repeat(
          this.placed(),
          ({ piece }) => piece.id,
          ({ piece, index, leaving }) => this.renderPiece(piece, index, leaving),
        )}
        ${this.ghost ? this.renderGhost(this.ghost) : nothing}
      </div>
    </div>`;
  }

  /** Pieces by id, so that the elements keep their order and slide instead of being made anew. */
  private placed(): { piece: PieceView; index: number; leaving: boolean }[] {
    const placed = this.leaving.map((entry) => ({ ...entry, leaving: true }));
    this.view.board.forEach((piece, index) => {
      if (piece) placed.push({ piece, index, leaving: false });
    });
    return placed.sort((a, b) => a.piece.id - b.piece.id);
  }

  private renderPiece(piece: PieceView, index: number, leaving: boolean): TemplateResult {
    const { column, row } = place(index, this.bottom);
    return html`<div
      class="piece ${leaving ? "leaving" : ""}"
      data-id=${piece.id}
      data-column=${column}
      data-row=${row}
      @animationend=${leaving ? this.onLeft : nothing}
    >
      <div class="holder">${this.look.draw(this.stale.get(piece.id) ?? piece)}</div>
    </div>`;
  }

  private renderGhost({ square, piece }: { square: Square; piece: PieceView }): TemplateResult {
    const { column, row } = place(indexOf(square), this.bottom);
    const taken = this.view.board[indexOf(square)] ? "taken" : "";
    return html`<div class="piece ghost ${taken}" data-column=${column} data-row=${row}>
      <div class="holder">${this.look.draw(piece)}</div>
    </div>`;
  }

  private renderCell(column: number, row: number): TemplateResult {
    const square = squareAt(column, row, this.bottom);
    const { view } = this;
    const piece = view.board[indexOf(square)] ?? null;
    const selected = this.selected.includes(square);
    const target = this.lit && this.targets.has(square);
    const choice = target && this.selected.length === 0;
    const offer = !this.lit && this.selected.length === 0 && this.offers.has(square);
    const check = view.check.includes(square);
    const from = view.lastMove?.from === square;
    const to = view.lastMove?.to === square;
    const wouldShow = this.ghost?.square === square ? this.ghost.piece.kinds : [];
    const marks = view.squares.filter((mark) => mark.square === square);
    const zone = this.zones?.get(square);
    const classes = [
      "cell",
      (column + row) % 2 === 0 ? "light" : "dark",
      selected && "selected",
      target && (piece ? "target taken" : "target"),
      offer && "offer",
      check && "check",
      from && "from",
      to && "to",
      this.sources.has(square) && "source",
      this.targets.has(square) && "choosable",
      this.touched.has(square) && "touched",
    ];
    return html`<div
      class=${classes.filter(Boolean).join(" ")}
      part="cell"
      role="gridcell"
      data-square=${square}
      tabindex=${square === this.cursor ? 0 : -1}
      aria-selected=${selected ? "true" : "false"}
      aria-label=${describeCell(this.words, this.look, square, piece, { check, from, to, target, choice, source: this.sources.has(square), offer, wouldShow, zone: zone?.name ?? null }, marks)}
      @focus=${this.onFocus}
      @blur=${this.onBlur}
    >
      ${check ? html`<span class="alarm" aria-hidden="true">!</span>` : nothing}
      ${zone?.drawing ?? nothing}
      ${this.look.drawMark ? marks.map((mark, index) => this.look.drawMark?.(mark, { index, count: marks.length, occupied: piece !== null })) : nothing}
    </div>`;
  }

  private readonly onLeft = (event: AnimationEvent): void => {
    const id = Number((event.currentTarget as HTMLElement).dataset.id);
    this.leaving = this.leaving.filter(({ piece }) => piece.id !== id);
    this.requestUpdate();
  };

  private readonly onFocus = (event: FocusEvent): void => {
    const square = (event.currentTarget as HTMLElement).dataset.square as Square;
    this.cursor = square;
    this.say("aim", { square });
  };

  private readonly onBlur = (): void => this.say("aim", { square: null });

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { column, row } = place(squares.indexOf(this.cursor), this.bottom);
    const go: Record<string, [number, number]> = {
      ArrowLeft: [Math.max(0, column - 1), row],
      ArrowRight: [Math.min(7, column + 1), row],
      ArrowUp: [column, Math.max(0, row - 1)],
      ArrowDown: [column, Math.min(7, row + 1)],
      Home: [0, row],
      End: [7, row],
      PageUp: [column, 0],
      PageDown: [column, 7],
    };
    const aim = go[event.key];
    if (aim) void this.focusSquare(squareAt(aim[0], aim[1], this.bottom));
    else if (event.key === "Enter" || event.key === " ") this.say("square", { square: this.cursor });
    else if (event.key === "Escape") this.say("cancel", null);
    else return;
    event.preventDefault();
  };
}

function sameLook(a: PieceView, b: PieceView): boolean {
  return a.color === b.color && a.kinds.join() === b.kinds.join() && a.royal === b.royal && a.marks.join() === b.marks.join();
}
