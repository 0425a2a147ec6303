import { html, LitElement, nothing, type TemplateResult } from "lit";
import { lookStyles } from "./families/index.js";
import { questionStyle } from "./game-style.js";
import { baseStyle, dialogStyle } from "./style.js";

export interface Answer {
  key: string;
  label: string;
  /** A drawing; answers with one are laid out as tiles. */
  figure?: TemplateResult;
  primary?: boolean;
}

export interface Question {
  heading: string;
  text?: string;
  answers: Answer[];
  /** Label of the button that leaves without an answer; without one only Escape does. */
  leave?: string;
}

/** A modal question. Escape, the backdrop and the leave button answer null. */
export class OrkanQuestion extends LitElement {
  static override properties = { question: { state: true } };
  static override styles = [baseStyle, dialogStyle, questionStyle, lookStyles];

  declare question: Question | null;
  private resolve: ((key: string | null) => void) | null = null;

  constructor() {
    super();
    this.question = null;
  }

  get open(): boolean {
    return this.question !== null;
  }

  /** Asks; a question still open is answered null. */
  async ask(question: Question): Promise<string | null> {
    this.answer(null);
    this.question = question;
    await this.updateComplete;
    const dialog = this.dialog;
    if (!dialog || this.question !== question) return null;
    if (!dialog.open) dialog.showModal();
    this.renderRoot.querySelector<HTMLElement>(".primary, .tile, button")?.focus();
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
    this.resolve = null;
    this.question = null;
    this.dialog?.close();
    resolve?.(key);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { question } = this;
    if (!question) return nothing;
    const tiles = question.answers.some(({ figure }) => figure);
    return html`<dialog
      part="dialog"
      aria-labelledby="heading"
      aria-describedby=${question.text ? "text" : nothing}
      @cancel=${this.onCancel}
      @click=${this.onClick}
      @keydown=${this.onKey}
    >
      <h2 id="heading">${question.heading}</h2>
      ${question.text ? html`<p id="text">${question.text}</p>` : nothing}
      ${tiles ? html`<div class="tiles">${question.answers.map(this.tile)}</div>` : nothing}
      <div class="answers">
        ${question.leave ? html`<button type="button" class="leave" @click=${() => this.answer(null)}>${question.leave}</button>` : nothing}
        ${tiles ? nothing : question.answers.map(this.button)}
      </div>
    </dialog>`;
  }

  private readonly tile = ({ key, label, figure }: Answer): TemplateResult =>
    html`<button type="button" class="tile" data-key=${key} @click=${() => this.answer(key)}>
      <span class="drawing">${figure}</span><span>${label}</span>
    </button>`;

  private readonly button = ({ key, label, primary }: Answer): TemplateResult =>
    html`<button type="button" class=${primary ? "primary" : ""} data-key=${key} @click=${() => this.answer(key)}>${label}</button>`;

  private readonly onCancel = (event: Event): void => {
    event.preventDefault();
    this.answer(null);
  };

  private readonly onClick = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) this.answer(null);
  };

  /** Arrow keys go round the answers. */
  private readonly onKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>("button")];
    const at = buttons.indexOf((this.renderRoot as ShadowRoot).activeElement as HTMLElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
}
