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
    amount: { state: true },
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
  declare private amount: number;

  constructor() {
    super();
    this.least = 0;
    this.most = 0;
    this.amount = 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("least") || changed.has("most")) this.amount = this.least;
  }

  private set(amount: number): void {
    this.amount = Math.min(this.most, Math.max(this.least, Math.round(amount) || 0));
  }

  protected override render(): TemplateResult {
    const text = cardWords(this.words.lang);
    const { amount, least, most } = this;
    return html`<form novalidate @submit=${this.onSubmit}>
        <button type="button" class="step" aria-label=${text.less} ?disabled=${amount <= least} @click=${() => this.set(amount - 1)}>−</button>
        <label>${text.yourBid}
          <input type="number" name="bid" inputmode="numeric" min=${least} max=${most} .value=${String(amount)} @change=${this.onChange} />
        </label>
        <button type="button" class="step" aria-label=${text.more} ?disabled=${amount >= most} @click=${() => this.set(amount + 1)}>+</button>
        <button type="submit" class="primary">${text.bid(amount)}</button>
        <button type="button" data-key="pass" @click=${() => this.dispatchEvent(new CustomEvent("bid-pass"))}>${text.pass}</button>
      </form>
      <div class="row">
        <button type="button" data-key="least" ?disabled=${amount === least} @click=${() => this.set(least)}>${text.least(least)}</button>
        <button type="button" data-key="all" ?disabled=${amount === most} @click=${() => this.set(most)}>${text.all(most)}</button>
      </div>`;
  }

  private readonly onChange = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    this.set(Number(input.value));
    input.value = String(this.amount);
  };

  private readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = this.renderRoot.querySelector("input");
    if (input) this.set(Number(input.value));
    this.dispatchEvent(new CustomEvent("bid", { detail: { amount: this.amount } }));
  };
}
