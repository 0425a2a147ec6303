import { css, html, nothing, type TemplateResult } from "lit";
import type { CardInfo } from "../../index.js";
import type { Look } from "../families/look.js";
import type { Words } from "../words/index.js";

/** A card in full: emblem, title, when it is played, and its text. `id` names the heading for whoever is labelled by it. */
export function renderFace(info: CardInfo, look: Look, words: Words, id?: string): TemplateResult {
  return html`<div class="face">
    <header>
      <span class="emblem" aria-hidden="true">${look.cardEmblem?.(info.id) ?? nothing}</span>
      <div>
        <p class="title" id=${id ?? nothing} role=${id ? "heading" : nothing} aria-level=${id ? "2" : nothing}>${info.title}</p>
        <p class="timing">${[info.group, timingOf(info, words)].filter(Boolean).join(" · ")}</p>
      </div>
    </header>
    <p class="text">${renderText(info.text)}</p>
  </div>`;
}

/** When a card is played, what it is worth where cards have a value, and whether it is an advanced one. */
export function timingOf({ timing, value, advanced }: CardInfo, words: Words): string {
  const parts = [timing ? words.cards.timings[timing] : "", value === null ? "" : words.cards.value(value), advanced ? `★ ${words.cards.advanced}` : ""];
  return parts.filter(Boolean).join(" · ");
}

/** The text of a card; what stands between two pairs of asterisks is bold. */
export function renderText(text: string): TemplateResult {
  return html`${text.split("**").map((part, index) => (index % 2 === 1 ? html`<strong>${part}</strong>` : part))}`;
}

export const faceStyle = css`
  .emblem {
    display: block;
    color: var(--accent);
  }
  .emblem svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .face header {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    margin-bottom: 0.6rem;
  }
  .face .emblem {
    flex: none;
    width: 3.2rem;
    height: 3.2rem;
    padding: 0.55rem;
    border-radius: 12px;
    background: color-mix(in srgb, var(--accent) 14%, var(--surface));
  }
  .face p {
    margin: 0;
  }
  .face .title {
    font-weight: 700;
    font-size: 1.1rem;
    line-height: 1.2;
    color: var(--text);
    overflow-wrap: anywhere;
  }
  .face .timing {
    color: var(--muted);
    font-size: 0.86rem;
    font-weight: 600;
  }
  .face .text {
    color: var(--text);
    hyphens: auto;
  }
`;
