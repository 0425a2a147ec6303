import { css, html, svg, type TemplateResult } from "lit";
import type { Lang, Square, SquareMark, View } from "../../../index.js";
import { indexOf, squares } from "../../squares.js";
import { wordsOf } from "./words.js";

/** A hole, or a trap or bomb of one's own, on its square. */
export function groundMark({ mark, color }: SquareMark): TemplateResult {
  if (mark === "hole") {
    return html`<svg class="ground" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="44" fill="#0a0d12" />
      <g fill="none" stroke="#8f7bd1" stroke-width="3.5" stroke-linecap="round">
        <path d="M50 22a28 28 0 1 1-24 14M50 36a14 14 0 1 0 13 9" />
      </g>
    </svg>`;
  }
  return html`<svg class="ground trap ${color ?? ""}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${mark === "bomb" ? bomb : jaws}
  </svg>`;
}

const jaws = svg`<path d="M6 70 20 94 34 70 48 94 62 70 76 94 94 66" fill="none" stroke-width="6" stroke-linejoin="round" />`;
const bomb = svg`<circle cx="22" cy="78" r="15" stroke-width="4" /><path d="m32 66 8-9c4-4 8-1 10 2" fill="none" stroke-width="4" />`;

const near = [-1, 0, 1].flatMap((file) => [-1, 0, 1].map((rank) => [file, rank] as const)).filter(([file, rank]) => file !== 0 || rank !== 0);

/** The squares around a magnet. */
export function zones(view: View, lang: Lang): ReadonlyMap<Square, { drawing: TemplateResult; name: string }> {
  const found = new Map<Square, { drawing: TemplateResult; name: string }>();
  const zone = { drawing: html`<span class="zone" aria-hidden="true"></span>`, name: wordsOf(lang).zone };
  for (const square of squares) {
    if (!view.board[indexOf(square)]?.marks.includes("magnet")) continue;
    const index = indexOf(square);
    for (const [file, rank] of near) {
      const column = (index & 7) + file;
      const row = (index >> 3) + rank;
      if (column >= 0 && column < 8 && row >= 0 && row < 8) found.set(squares[row * 8 + column] as Square, zone);
    }
  }
  return found;
}

export const groundStyle = css`
  .ground {
    position: absolute;
    inset: 4%;
    width: 92%;
    height: 92%;
    pointer-events: none;
  }
  .ground.trap {
    stroke: #8a1c00;
    fill: #8a1c00;
  }
  .ground.trap path {
    fill: none;
  }
  .zone {
    position: absolute;
    inset: 0;
    pointer-events: none;
    background: repeating-linear-gradient(135deg, #06548c66 0 3px, transparent 3px 11px);
    box-shadow: inset 0 0 0 2px #06548c55;
  }
`;
