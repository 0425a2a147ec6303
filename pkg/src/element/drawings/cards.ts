import { css, html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Kind } from "../../index.js";
import { shapeOf } from "./pieces.js";

/** What a chess card shows: a kind, or the joker that stands for all. */
export type Face = Exclude<Kind, "wounded" | "zebra"> | "joker";

/** A fool's cap with its three bells. */
const joker = svg`<path class="shape" d="M22 74c2-14-2-24-14-30 12-5 22-1 27 9 1-16 6-27 15-33 9 6 14 17 15 33 5-10 15-14 27-9-12 6-16 16-14 30z" />
  <path class="shape" d="M22 76h56v12H22z" /><circle class="bell" cx="8" cy="44" r="6" /><circle class="bell" cx="50" cy="18" r="6" /><circle class="bell" cx="92" cy="44" r="6" />`;

function drawing(face: Face): SVGTemplateResult {
  return face === "joker" ? joker : shapeOf(face);
}

/** A chip as it lies on a card, seen from above. */
const disc = svg`<circle class="chip" r="25" /><circle class="rim" r="20" /><circle class="core" r="11" />`;

/** A card lying open, with a chip on it where its kind is blocked. */
export function openCard(face: Face, chip = false): TemplateResult {
  return html`<svg class="playing-card open" viewBox="0 0 72 100" aria-hidden="true" focusable="false">
    <rect class="paper" x="2" y="2" width="68" height="96" rx="9" />
    <g class="small" transform="translate(6 6) scale(.17)">${drawing(face)}</g>
    <g class="large" transform="translate(8 24) scale(.56)">${drawing(face)}</g>
    <g class="small" transform="rotate(180 36 50) translate(6 6) scale(.17)">${drawing(face)}</g>
    ${chip ? svg`<g class="laid" transform="translate(36 56)">${disc}</g>` : nothing}
  </svg>`;
}

/** A card lying face-down. */
export function coveredCard(): TemplateResult {
  const diamonds = Array.from({ length: 12 }, (_, i) => `M${14 + (i % 3) * 22} ${10 + Math.floor(i / 3) * 20}l8 10-8 10-8-10z`).join("");
  return html`<svg class="playing-card covered" viewBox="0 0 72 100" aria-hidden="true" focusable="false">
    <rect class="paper" x="2" y="2" width="68" height="96" rx="9" />
    <rect class="back" x="7" y="7" width="58" height="86" rx="5" /><path class="pattern" d=${diamonds} />
  </svg>`;
}

/** Where no card lies. */
export function noCard(): TemplateResult {
  return html`<svg class="playing-card none" viewBox="0 0 72 100" aria-hidden="true" focusable="false">
    <rect x="3" y="3" width="66" height="94" rx="9" />
  </svg>`;
}

/** A chip by itself, beside a number. */
export function chip(): TemplateResult {
  return html`<svg class="chips" viewBox="-27 -27 54 54" aria-hidden="true" focusable="false">${disc}</svg>`;
}

export const cardStyle = css`
  .playing-card {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .playing-card .paper {
    fill: #fffdf6;
    stroke: #46535c;
    stroke-width: 2.5;
  }
  .playing-card .shape {
    fill: #1d2b35;
    stroke: #1d2b35;
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .playing-card .lines {
    fill: none;
    stroke: #fffdf6;
    stroke-width: 4;
    stroke-linecap: round;
  }
  .playing-card .eye {
    fill: #fffdf6;
  }
  .playing-card .bell {
    fill: #d99b16;
    stroke: #1d2b35;
    stroke-width: 3;
  }
  .playing-card .back {
    fill: #14586b;
  }
  .playing-card .pattern {
    fill: #6fb6c6;
  }
  .playing-card.none rect {
    fill: none;
    stroke: var(--edge, #71838f);
    stroke-width: 2.5;
    stroke-dasharray: 6 5;
  }
  .chip {
    fill: #b3202f;
    stroke: #fff;
    stroke-width: 2;
  }
  .rim {
    fill: none;
    stroke: #fff;
    stroke-width: 5;
    stroke-dasharray: 8 7.7;
  }
  .core {
    fill: #fff;
    stroke: none;
  }
  .laid {
    filter: drop-shadow(0 2px 2px #0007);
  }
`;
