import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { CardId, CardInfo } from "../../index.js";
import { lookStyles } from "../families/index.js";
import type { Look } from "../families/look.js";
import { icon } from "../icons.js";
import { baseStyle, dialogStyle } from "../style.js";
import type { Words } from "../words/index.js";
import { faceStyle, renderFace } from "./face.js";
import { readerStyle } from "./reader-style.js";

/** What can be done with the card shown. */
export interface Use {
  key: string;
  label: string;
  primary?: boolean;
}

export interface Reading {
  heading: string;
  cards: readonly CardInfo[];
  /** Which of them is shown first. */
  at: number;
  look: Look;
  /** A line about the card at this moment, e.g. why it cannot be played. */
  note?(card: CardId): string;
  uses?(card: CardId): Use[];
}

/** Cards to be read in full, one at a time. Escape, the backdrop and the button answer null. */
export class OrkanReader extends LitElement {
  static override properties = { reading: { state: true }, at: { state: true }, words: { attribute: false } };
  static override styles = [baseStyle, dialogStyle, faceStyle, readerStyle, lookStyles];

  declare words: Words;
  declare private reading: Reading | null;
  declare private at: number;
  private resolve: ((answer: { key: string; card: CardId } | null) => void) | null = null;

  constructor() {
    super();
    this.reading = null;
    this.at = 0;
  }

  get open(): boolean {
    return this.reading !== null;
  }

  /** Shows cards; a reading still open is answered null. */
  async read(reading: Reading): Promise<{ key: string; card: CardId } | null> {
    this.answer(null);
    if (reading.cards.length === 0) return null;
    this.reading = reading;
    this.at = Math.min(Math.max(0, reading.at), reading.cards.length - 1);
    await this.updateComplete;
    const { dialog } = this;
    if (!dialog || this.reading !== reading) return null;
    if (!dialog.open) dialog.showModal();
    (this.renderRoot.querySelector<HTMLElement>(".primary") ?? this.renderRoot.querySelector<HTMLElement>(".leave"))?.focus();
    return new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  /** Closes without an answer. */
  dismiss(): void {
    this.answer(null);
  }

  private get dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  private answer(key: string | null): void {
    const { resolve } = this;
    const card = this.reading?.cards[this.at]?.id ?? null;
    this.resolve = null;
    this.reading = null;
    this.dialog?.close();
    resolve?.(key === null || card === null ? null : { key, card });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { reading, words } = this;
    const info = reading?.cards[this.at];
    if (!reading || !info) return nothing;
    const note = reading.note?.(info.id) ?? "";
    return html`<dialog part="dialog" class="reader" aria-labelledby="card" @cancel=${this.onCancel} @click=${this.onClick} @keydown=${this.onKey}>
      <p class="heading">${reading.heading}</p>
      <div aria-live="polite">${renderFace(info, reading.look, words, "card")} ${note ? html`<p class="note">${note}</p>` : nothing}</div>
      ${reading.cards.length > 1 ? this.renderPager(reading) : nothing}
      <div class="answers">
        <button type="button" class="leave" @click=${() => this.answer(null)}>${words.close}</button>
        ${reading
          .uses?.(info.id)
          .map(
            ({ key, label, primary }) =>
              html`<button type="button" class=${primary ? "primary" : ""} data-key=${key} @click=${() => this.answer(key)}>${label}</button>`,
          )}
      </div>
    </dialog>`;
  }

  private renderPager({ cards }: Reading): TemplateResult {
    const { words, at } = this;
    return html`<div class="pager" role="group" aria-label=${words.cards.browse}>
      <button type="button" aria-label=${words.cards.previous} title=${words.cards.previous} @click=${() => this.turn(-1)}>${icon("back")}</button>
      <span>${words.cards.numberOf(at + 1, cards.length)}</span>
      <button type="button" aria-label=${words.cards.next} title=${words.cards.next} @click=${() => this.turn(1)}>${icon("on")}</button>
    </div>`;
  }

  private turn(step: number): void {
    const count = this.reading?.cards.length ?? 1;
    this.at = (this.at + step + count) % count;
  }

  private readonly onCancel = (event: Event): void => {
    event.preventDefault();
    this.answer(null);
  };

  private readonly onClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) this.answer(null);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    this.turn(step);
    event.preventDefault();
  };
}
