import { css, html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { PieceView } from "../../../index.js";
import { standing } from "../../drawings/standing.js";

/** Small signs on a piece: what lies on it. Drawn for this project, in a field of 24 × 24. */
const badges: Readonly<Record<string, SVGTemplateResult>> = {
  magnet: svg`<path d="M6 4v8a6 6 0 0 0 12 0V4h-4v8a2 2 0 0 1-4 0V4zM6 8h4m4 0h4" />`,
  frozen: svg`<path d="M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9" />`,
  barred: svg`<circle cx="12" cy="12" r="8.5" /><path d="M6.5 6.5l11 11" />`,
  shielded: svg`<path d="M12 3c2.5 2 5 2.6 7.5 2.600v6.400c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V5.600C7 5.6 9.5 5 12 3z" />`,
  prince: svg`<path d="M4 17h16M5 16 4 8l4.5 4L12 6l3.5 6L20 8l-1 8" />`,
  royal: svg`<path d="M4 18h16M5 17 3.5 7.5 8.5 12 12 4l3.5 8 5-4.500L19 17" />`,
};

/** A standing piece with the signs of what lies on it; a fused one shows all of its kinds. */
export function man(piece: PieceView): TemplateResult {
  const marks = piece.marks.filter((mark) => mark in badges);
  if (piece.royal && !piece.kinds.includes("king")) marks.unshift("royal");
  if (marks.length === 0) return standing(piece);
  return html`${standing(piece)}<span class="badges" aria-hidden="true">
      ${marks.map((mark) => html`<svg class="sign ${mark}" viewBox="0 0 24 24" focusable="false">${badges[mark]}</svg>`)}
    </span>`;
}

export const menStyle = css`
  .badges {
    position: absolute;
    inset: auto -4% -4% auto;
    display: flex;
    justify-content: flex-end;
    flex-wrap: wrap-reverse;
    width: 104%;
    pointer-events: none;
  }
  .sign {
    width: 36%;
    padding: 3%;
    border-radius: 50%;
    background: #fff;
    border: 1.500px solid currentColor;
    color: #17323d;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sign.frozen {
    color: #06548c;
  }
  .sign.magnet {
    color: #a01226;
  }
  .sign.barred {
    color: #8a1c00;
  }
  .sign.shielded {
    color: #1d5f2a;
  }
  .sign.royal,
  .sign.prince {
    color: #7a4b00;
  }
  .sign.royal {
    background: #ffe08a;
  }
`;
