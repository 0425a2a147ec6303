import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { baseStyle } from "../../style.js";
import type { Words } from "../../words/index.js";
import { cardWords } from "./words.js";

/** A bid put together with buttons or keys. Fires `bid` with the number and `bid-pass`. */
export class OrkanBids extends LitElement {
  static override properties = {
    least: { type: Number },
    most: { type: Number },
    words: { attribute: false },
    typed: { state: true },
  };
  static override styles = [
    baseStyle,
    css`
      :host {
        display: block;
      }
      form,
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.45rem;
      }
      label {
        font-size: 0.8rem;
        color: var(--muted);
      }
      input {
        display: block;
        width: 4.6rem;
        min-height: 2.5rem;
        margin-top: 0.15rem;
        padding: 0.3rem 0.5rem;
        border: 1px solid var(--edge);
        border-radius: calc(var(--radius) * 0.8);
        background: var(--surface);
        color: var(--text);
        font: inherit;
        font-size: max(1rem, 16px);
        text-align: center;
      }
      .step {
        min-width: 2.5rem;
        padding: 0.35rem;
        font-size: 1.2rem;
      }
      .row {
        margin-top: 0.5rem;
      }
    `,
  ];

  /** The lowest and the highest bid possible. */
  declare least: number;
  declare most: number;
  declare words: Words;
  /** The field as it stands; only its end is held to what is possible, so that one can type in it. */
  declare private typed: string;

  constructor() {
    super();
    this.least = 0;
    this.most = 0;
    this.typed = "";
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("least") || changed.has("most")) this.set(this.least);
  }

  private get amount(): number {
    return Math.min(this.most, Math.max(this.least, Math.round(Number(this.typed)) || 0));
  }

  private set(amount: number): void {
    this.typed = String(amount);
  }

  protected override render(): TemplateResult {
    const text = cardWords(this.words.lang);
    const { amount, least, most } = this;
    return html`<form novalidate @submit=${this.onSubmit}>
        <button type="button" class="step" aria-label=${text.less} ?disabled=${amount <= least} @click=${() => this.set(amount - 1)}>−</button>
        <label>${text.yourBid}
          <input type="number" name="bid" inputmode="numeric" min=${least} max=${most} .value=${this.typed} @input=${this.onInput} @change=${() => this.set(this.amount)} />
        </label>
        <button type="button" class="step" aria-label=${text.more} ?disabled=${amount >= most} @click=${() => this.set(amount + 1)}>+</button>
        <button type="submit" class="primary">${text.bid(amount)}</button>
      </form>
      <div class="row">
        <button type="button" data-key="pass" @click=${() => this.dispatchEvent(new CustomEvent("bid-pass"))}>${text.pass}</button>
        <button type="button" data-key="least" ?disabled=${amount === least} @click=${() => this.set(least)}>${text.least(least)}</button>
        <button type="button" data-key="all" ?disabled=${amount === most} @click=${() => this.set(most)}>${text.all(most)}</button>
      </div>`;
  }

  private readonly onInput = (event: Event): void => {
    this.typed = (event.currentTarget as HTMLInputElement).value;
  };

  private readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent("bid", { detail: { amount: this.amount } }));
  };
}
