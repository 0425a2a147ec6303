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
        <p class="timing">${timingOf(info, words)}</p>
      </div>
    </header>
    <p class="text">${info.text}</p>
  </div>`;
}

/** When a card is played, and what it is worth where cards have a value. */
export function timingOf(info: CardInfo, words: Words): string {
  const timing = info.timing ? words.cards.timings[info.timing] : "";
  return info.value === null ? timing : [timing, words.cards.value(info.value)].filter(Boolean).join(" · ");
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
