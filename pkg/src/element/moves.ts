import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { CardId, Color, GameEvent } from "../index.js";
import type { Look } from "./families/look.js";
import { type IconName, icon } from "./icons.js";
import { baseStyle } from "./style.js";
import type { Entry, Turn } from "./table.js";
import type { Words } from "./words/index.js";

interface Cell {
  label: string;
  /** The card it is about. */
  card: CardId | null;
  /** What else came of it. */
  notes: ReturnType<NonNullable<Look["notes"]>>;
  /** Actions played when this one had been played. */
  count: number;
  /** Who did it, if it was done in the other player's turn. */
  guest: Color | null;
}

interface Row {
  number: number;
  white: Cell[];
  black: Cell[];
}

/**
 * What was played, turn by turn, and the way through it. Fires `moves-step` with the number of actions to show and `moves-read`
 * with a card.
 */
export class OrkanMoves extends LitElement {
  static override properties = {
    entries: { attribute: false },
    start: { attribute: false },
    shown: { type: Number },
    words: { attribute: false },
    titleOf: { attribute: false },
    look: { attribute: false },
  };
  static override styles = [
    baseStyle,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 0.5rem;
        padding-bottom: 0.4rem;
      }
      .title {
        font-weight: 650;
      }
      .steps {
        display: flex;
        gap: 0.25rem;
      }
      .steps button {
        min-height: 2.25rem;
        padding: 0.25rem 0.5rem;
      }
      ol {
        flex: 1;
        min-height: 2.6rem;
        margin: 0;
        padding: 0.25rem;
        overflow-y: auto;
        list-style: none;
        background: var(--sunken);
        border: 1px solid var(--line);
        border-radius: calc(var(--radius) * 0.8);
        font-variant-numeric: tabular-nums;
        position: relative;
      }
      li {
        display: grid;
        grid-template-columns: 2.4rem 1fr 1fr;
        align-items: baseline;
      }
      li .number {
        padding-right: 0.5rem;
        text-align: right;
        color: var(--muted);
        font-size: 0.85rem;
      }
      li button {
        text-align: start;
        min-height: 1.75rem;
        padding: 0.05rem 0.45rem;
        border-color: transparent;
        background: none;
        font-weight: 500;
      }
      li button[aria-current] {
        background: var(--accent);
        color: var(--on-accent);
      }
      /* What a player does in the other's turn. */
      li button.guest {
        font-style: italic;
      }
      li button.read {
        padding: 0.05rem 0.25rem;
        color: var(--accent);
        vertical-align: middle;
      }
      li .note {
        display: inline-flex;
        align-items: center;
        gap: 0.2rem;
        position: relative;
        margin: 0 0.15rem;
        padding: 0 0.4rem;
        border: 1px solid var(--line);
        border-radius: 1rem;
        background: var(--surface);
        font-size: 0.78rem;
        font-weight: 600;
        white-space: nowrap;
      }
      li .note i {
        width: 0.6rem;
        height: 0.6rem;
        border: 1.5px solid var(--edge);
        border-radius: 50%;
        background: #fffdf6;
      }
      li .note.black i {
        background: #1c262d;
      }
      li.none {
        display: block;
        padding: 0.4rem 0.6rem;
        color: var(--muted);
      }
    `,
  ];

  declare entries: readonly Entry[];
  /** The turn with which the game began. */
  declare start: Turn;
  /** How many actions the position shown has seen. */
  declare shown: number;
  declare words: Words;
  /** What a card is called. */
  declare titleOf: (card: CardId) => string;
  declare look: Look | null;

  constructor() {
    super();
    this.entries = [];
    this.start = { color: "white", number: 1 };
    this.titleOf = (card) => card;
    this.shown = 0;
    this.look = null;
  }

  private get rows(): Row[] {
    const rows: Row[] = [];
    let turn = this.start;
    this.entries.forEach(({ color, label, events }, index) => {
      let row = rows[rows.length - 1];
      // Within a row what is at the left came first: where the turn comes back to White, as in an auction, a row begins.
      if (row?.number !== turn.number || (turn.color === "white" && row.black.length > 0)) {
        row = { number: turn.number, white: [], black: [] };
        rows.push(row);
      }
      const guest = (color === "white" || color === "black") && color !== turn.color ? color : null;
      row[turn.color].push({
        label: [label, ...this.fates(events)].join(", "),
        card: cardIn(events),
        notes: this.look?.notes?.(events, this.words) ?? [],
        count: index + 1,
        guest,
      });
      turn = turnIn(events) ?? turn;
    });
    return rows;
  }

  /** What became of a card that the label does not tell. */
  private fates(events: readonly GameEvent[]): string[] {
    const { said, cards } = this.words;
    return events.filter(({ type }) => type === "card-void").map(({ detail }) => said.void(cards.voids[String(detail.reason)] ?? ""));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("shown") && !changed.has("entries")) return;
    const list = this.renderRoot.querySelector("ol");
    const current = this.renderRoot.querySelector<HTMLElement>("[aria-current]");
    if (!list || !current) return;
    const row = current.closest("li") as HTMLElement;
    if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
    const below = row.offsetTop + row.offsetHeight - list.clientHeight;
    if (below > list.scrollTop) list.scrollTop = below;
  }

  protected override render(): TemplateResult {
    const { words } = this;
    const count = this.entries.length;
    return html`<header>
        <span class="title" aria-hidden="true">${words.moves}</span>
        <div class="steps" role="group" aria-label=${words.moves}>
          ${this.step("first", words.stepFirst, 0)} ${this.step("back", words.stepBack, Math.max(0, this.shown - 1))}
          ${this.step("on", words.stepOn, Math.min(count, this.shown + 1))} ${this.step("last", words.stepLast, count)}
        </div>
      </header>
      <ol @keydown=${this.onKey} tabindex=${count > 0 ? nothing : 0} aria-label=${words.moves}>
        ${count === 0 ? html`<li class="none">${words.noMoves}</li>` : this.rows.map(this.row)}
      </ol>`;
  }

  private step(name: IconName, label: string, count: number): TemplateResult {
    return html`<button type="button" aria-label=${label} title=${label} ?disabled=${count === this.shown} @click=${() => this.go(count)}>
      ${icon(name)}
    </button>`;
  }

  private readonly row = ({ number, white, black }: Row, index: number, rows: readonly Row[]): TemplateResult => {
    const before = rows[index - 1]?.number;
    return html`<li aria-label=${this.words.moveNumber(number)}>
      <span class="number" aria-hidden="true">${number === before ? nothing : `${number}.`}</span>
      <span>${white.map(this.cell)}</span><span>${black.map(this.cell)}</span>
    </li>`;
  };

  /** Only one entry is a tab stop; arrow keys go through the others. */
  private readonly cell = ({ label, card, notes, count, guest }: Cell): TemplateResult => {
    const current = count === this.shown;
    const stop = this.shown === 0 ? count === 1 : current;
    return html`<button
      type="button"
      class=${guest ? "guest" : ""}
      data-count=${count}
      aria-label=${guest ? this.words.said.other(this.words.colors[guest], label) : nothing}
      title=${guest ? this.words.colors[guest] : nothing}
      tabindex=${stop ? 0 : -1}
      aria-current=${current ? "step" : nothing}
      @click=${() => this.go(count)}
    >
      ${label}
    </button>${card === null ? nothing : this.reading(card, stop)}${notes.map(
      ({ color, short, text }) =>
        html`<span class="note ${color}" title=${text}><i aria-hidden="true"></i><span aria-hidden="true">${short}</span><span class="unseen">${text}</span></span>`,
    )}`;
  };

  /** Opens the card an entry is about. */
  private reading(card: CardId, stop: boolean): TemplateResult {
    const title = this.titleOf(card);
    const read = () => this.dispatchEvent(new CustomEvent("moves-read", { detail: { card } }));
    return html`<button type="button" class="read" tabindex=${stop ? 0 : -1} aria-label=${this.words.cards.readCard(title)} title=${title} @click=${read}>
      ${icon("card")}
    </button>`;
  }

  private readonly onKey = async (event: KeyboardEvent): Promise<void> => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 }[event.key];
    if (!step) return;
    event.preventDefault();
    this.go(Math.min(this.entries.length, Math.max(1, this.shown + step)));
    await new Promise((resolve) => setTimeout(resolve));
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[aria-current]")?.focus();
  };

  private go(count: number): void {
    this.dispatchEvent(new CustomEvent("moves-step", { detail: { count } }));
  }
}

/** The turn that begins with these events, if one does. */
function turnIn(events: readonly GameEvent[]): Turn | null {
  const last = events.findLast(({ type }) => type === "turn");
  const number = last?.detail.turnNumber;
  return last && (last.color === "white" || last.color === "black") && typeof number === "number" ? { color: last.color, number } : null;
}

/** The card an action was about, if everyone or the viewer knows it. */
function cardIn(events: readonly GameEvent[]): CardId | null {
  return events.find(({ type, card }) => card !== null && (type === "card-played" || type === "card-discarded"))?.card ?? null;
}
