import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import type { Strings } from "./strings/index.js";
import { pageStyle } from "./style.js";

export interface Notice {
  /** One notice of a kind at a time. */
  key: string;
  text: string;
  /** Code, place and sentence of an error. */
  details?: string[];
  trouble?: boolean;
  actions?: { label: string; act(): void }[];
}

/** Messages across the top of the page. They stay until closed and are read out when they come. */
export class OrkanNotices extends LitElement {
  static override properties = { notices: { attribute: false }, strings: { attribute: false } };
  static override styles = [
    pageStyle,
    css`
      section {
        display: grid;
        gap: 0.6rem;
      }
      .notice {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 0.8rem;
        padding: 0.75rem 1rem;
        background: var(--surface);
        border: 1px solid var(--line);
        border-left: 4px solid var(--accent);
        border-radius: 10px;
      }
      .notice.trouble {
        background: var(--alarm-surface);
        border-left-color: var(--alarm);
      }
      .text {
        flex: 1 1 18rem;
        min-width: 0;
      }
      p {
        margin: 0;
      }
      ul {
        margin: 0.3rem 0 0;
        padding: 0;
        list-style: none;
        font-size: 0.88rem;
        overflow-wrap: anywhere;
      }
      button {
        min-height: 2.2rem;
        padding: 0.2rem 0.8rem;
      }
    `,
  ];

  declare notices: readonly Notice[];
  declare strings: Strings;

  constructor() {
    super();
    this.notices = [];
  }

  protected override render(): TemplateResult {
    return html`<section aria-label=${this.strings.notices} aria-live="polite">${this.notices.map(this.notice)}</section>`;
  }

  private readonly notice = ({ key, text, details, trouble, actions }: Notice): TemplateResult =>
    html`<div class="notice ${trouble ? "trouble" : ""}" data-notice=${key}>
      <div class="text">
        <p>${text}</p>
        ${details?.length ? html`<ul>${details.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
      </div>
      ${actions?.map(({ label, act }) => html`<button type="button" @click=${act}>${label}</button>`)}
      <button type="button" aria-label=${this.strings.dismiss} title=${this.strings.dismiss} @click=${() => this.close(key)}>✕</button>
    </div>`;

  private close(key: string): void {
    this.dispatchEvent(new CustomEvent("notice-close", { detail: { key } }));
  }
}
