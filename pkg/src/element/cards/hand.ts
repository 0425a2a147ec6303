import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { CardId, CardInfo } from "../../index.js";
import type { Look } from "../families/look.js";
import { baseStyle } from "../style.js";
import type { Words } from "../words/index.js";
import { faceStyle, renderFace } from "./face.js";
import { handStyle } from "./hand-style.js";
import type { Held } from "./held.js";

/** How long a finger rests on a card until it is shown large, in milliseconds. */
const pressMillis = 450;

/**
 * A hand of cards. Those that can be played stand out; the one pointed at or focused is shown in full below.
 *
 * Fires `hand-play`, `hand-read` and `hand-use` with the card (and the action of a use).
 */
export class OrkanHand extends LitElement {
  static override properties = {
    held: { attribute: false },
    deck: { attribute: false },
    look: { attribute: false },
    words: { attribute: false },
    chosen: { attribute: false },
    heading: {},
    aimed: { state: true },
  };
  static override styles = [baseStyle, faceStyle, handStyle];

  declare held: readonly Held[];
  declare deck: ReadonlyMap<CardId, CardInfo>;
  declare look: Look;
  declare words: Words;
  /** The card being played. */
  declare chosen: CardId | null;
  declare heading: string;
  /** The place of the card shown in full; null before one was pointed at. */
  declare private aimed: number | null;
  private finger = false;
  private press = 0;

  constructor() {
    super();
    this.held = [];
    this.chosen = null;
    this.heading = "";
    this.aimed = null;
  }

  protected override willUpdate(): void {
    if (this.aimed !== null && (this.held[this.aimed]?.card ?? null) === null) this.aimed = null;
  }

  protected override render(): TemplateResult {
    return html`<section aria-label=${this.heading}>
      <p class="heading" aria-hidden="true">${this.heading}</p>
      <ul @keydown=${this.onKey}>
        ${this.held.map((held, place) => html`<li>${this.renderCard(held, place)}</li>`)}
        ${this.held.length === 0 ? html`<li class="none">${this.words.cards.noCards}</li>` : nothing}
      </ul>
      ${this.renderDetail()}
    </section>`;
  }

  private renderCard(held: Held, place: number): TemplateResult {
    const { words } = this;
    const info = held.card === null ? undefined : this.deck.get(held.card);
    if (!info) return html`<span class="card back" role="img" aria-label=${words.cards.faceDown}></span>`;
    const stop = (this.aimed ?? 0) === place;
    return html`<button
      type="button"
      class="card ${held.playable ? "playable" : ""} ${this.chosen === info.id ? "chosen" : ""}"
      data-card=${info.id}
      data-place=${place}
      tabindex=${stop ? 0 : -1}
      aria-pressed=${this.chosen === info.id ? "true" : "false"}
      aria-label=${`${info.title}, ${this.stateOf(held)}`}
      @focus=${this.onAim}
      @pointerenter=${this.onAim}
      @pointerdown=${this.onDown}
      @pointerup=${this.onUp}
      @pointercancel=${this.onUp}
      @contextmenu=${this.onMenu}
      @click=${this.onClick}
    >
      <span class="emblem" aria-hidden="true">${this.look.cardEmblem?.(info.id) ?? nothing}</span>
      <span class="name" .style=${`--letters: ${longest(info.title)}`}>${info.title}</span>
      ${held.open ? html`<span class="flag">${words.cards.openShort}</span>` : nothing}
    </button>`;
  }

  private renderDetail(): TemplateResult | typeof nothing {
    const held = this.aimed === null ? undefined : this.held[this.aimed];
    const info = held?.card ? this.deck.get(held.card) : undefined;
    if (this.held.every(({ card }) => card === null)) return nothing;
    if (!held || !info) return html`<div class="detail hint"><p>${this.words.cards.pointAtCard}</p></div>`;
    const { words } = this;
    return html`<div class="detail">
      ${renderFace(info, this.look, words)}
      <p class="state ${held.playable ? "yes" : ""}">${this.stateOf(held)}</p>
      <div class="uses">
        <button type="button" data-use="read" @click=${() => this.say("read", info.id)}>${words.cards.read}</button>
        ${held.uses.map(
          ({ id, type }) => html`<button type="button" data-use=${type} @click=${() => this.say("use", info.id, id)}>${words.verbs[type] ?? type}</button>`,
        )}
      </div>
    </div>`;
  }

  /** Whether a card can be played now, and if not, why. */
  private stateOf(held: Held): string {
    const { words } = this;
    const open = held.open ? `, ${words.cards.open}` : "";
    if (held.playable) return `${words.cards.playable}${open}`;
    return `${held.refusal?.message ?? words.cards.waiting}${open}`;
  }

  private placeOf(event: Event): number {
    return Number((event.currentTarget as HTMLElement).dataset.place);
  }

  /** A finger does not point: what it touches is shown large instead. */
  private readonly onAim = (event: Event): void => {
    if (event instanceof PointerEvent ? event.pointerType === "touch" : this.finger) return;
    this.aimed = this.placeOf(event);
  };

  /** A resting finger shows the card; the click that follows is then no choice. */
  private readonly onDown = (event: PointerEvent): void => {
    this.finger = event.pointerType === "touch";
    if (!this.finger) return;
    const card = this.held[this.placeOf(event)]?.card;
    clearTimeout(this.press);
    this.press = setTimeout(() => card && this.say("read", card), pressMillis) as unknown as number;
  };

  private readonly onUp = (): void => clearTimeout(this.press);

  private readonly onMenu = (event: Event): void => {
    if (this.finger) event.preventDefault();
  };

  /** With a finger there is no pointing at a card: a tap shows it large. Mouse and keyboard have read it below the hand. */
  private readonly onClick = (event: MouseEvent): void => {
    const held = this.held[this.placeOf(event)];
    const finger = this.finger && event.detail > 0;
    this.finger = false;
    if (!held?.card) return;
    this.say(held.playable && !finger ? "play" : "read", held.card);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const cards = [...this.renderRoot.querySelectorAll<HTMLElement>("button.card")];
    const at = cards.indexOf((this.renderRoot as ShadowRoot).activeElement as HTMLElement);
    cards[(at + step + cards.length) % cards.length]?.focus();
    event.preventDefault();
  };

  private say(type: "play" | "read" | "use", card: CardId, action: string | null = null): void {
    clearTimeout(this.press);
    this.dispatchEvent(new CustomEvent(`hand-${type}`, { detail: { card, action } }));
  }
}

/** Letters of the longest word of a title. */
function longest(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}
