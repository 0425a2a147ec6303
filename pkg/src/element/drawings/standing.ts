import { css, html, svg, type TemplateResult } from "lit";
import type { Kind, PieceView } from "../../index.js";
import { shapeOf } from "./pieces.js";

/** Where the kinds of a fused piece stand in the field: each smaller, side by side, two rows from three on. */
function spots(count: number): string[] {
  if (count === 1) return [""];
  if (count === 2) return ["translate(-3 14) scale(.6)", "translate(43 32) scale(.6)"];
  return Array.from({ length: count }, (_, i) => `translate(${4 + (i % 2) * 46} ${4 + (i >> 1) * 46}) scale(.48)`);
}

/** A standing piece, outlined in its owner's colours. A fused one shows all of its kinds. */
export function standing(piece: Pick<PieceView, "color" | "kinds">): TemplateResult {
  const places = spots(piece.kinds.length);
  return html`<svg class="figure standing ${piece.color}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${piece.kinds.map((kind, i) => svg`<g transform=${places[i] ?? ""}>${shapeOf(faceless(kind))}</g>`)}
  </svg>`;
}

/** Only dice have a face without a piece; were one to stand, it would stand as a pawn. */
function faceless(kind: Kind): Exclude<Kind, "wounded"> {
  return kind === "wounded" ? "pawn" : kind;
}

export const standingStyle = css`
  .standing .shape {
    stroke-width: 4.5;
    stroke-linejoin: round;
  }
  .standing .lines {
    fill: none;
    stroke-width: 3.6;
    stroke-linecap: round;
  }
  .standing.white .shape {
    fill: var(--orkan-white-fill, #fffdf6);
    stroke: var(--orkan-white-line, #22303a);
  }
  .standing.white .lines {
    stroke: var(--orkan-white-line, #22303a);
  }
  .standing.white .eye {
    fill: var(--orkan-white-line, #22303a);
  }
  .standing.black .shape {
    fill: var(--orkan-black-fill, #2c3841);
    stroke: var(--orkan-black-line, #0e151a);
  }
  .standing.black .lines {
    stroke: var(--orkan-black-detail, #d5dee2);
  }
  .standing.black .eye {
    fill: var(--orkan-black-detail, #d5dee2);
  }
  .standing.neutral .shape {
    fill: var(--orkan-neutral-fill, #c3a6d8);
    stroke: var(--orkan-neutral-line, #3c2352);
    stroke-dasharray: 9 3;
  }
  .standing.neutral .lines {
    stroke: var(--orkan-neutral-line, #3c2352);
  }
  .standing.neutral .eye {
    fill: var(--orkan-neutral-line, #3c2352);
  }
`;
