import { css, html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Kind, PieceView } from "../../index.js";
import { shapeOf } from "./pieces.js";

/** What stands on a face: a solid piece, or for the red dot a disc under two crossed plasters, told apart by shape alone. */
function face(kind: Kind): SVGTemplateResult {
  if (kind === "wounded") {
    return svg`<circle class="dot" cx="50" cy="46" r="29" />
      <g class="plaster">
        <rect x="27" y="38.5" width="46" height="15" rx="7.5" transform="rotate(45 50 46)" />
        <rect x="27" y="38.5" width="46" height="15" rx="7.5" transform="rotate(-45 50 46)" />
      </g>
      <path class="stitch" d="M45.5 46h.01M54.5 46h.01M50 41.5h.01M50 50.5h.01" />`;
  }
  return svg`<g class="print" transform="translate(15 11.5) scale(.7)">${shapeOf(kind)}</g>`;
}

/** A die on the board, seen from a little above, showing one face. The king's has a frame: it never turns. */
export function die(piece: Pick<PieceView, "color" | "kinds" | "marks">): TemplateResult {
  const kind = piece.kinds[0] ?? "pawn";
  return html`<svg class="figure die ${piece.color}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <rect class="side" x="7" y="8" width="86" height="87" rx="17" />
    <rect class="plate" x="7" y="5" width="86" height="82" rx="16" />
    <path class="shine" d="M16 23c0-6 4-10 10-10h46" />
    ${kind === "king" ? svg`<rect class="frame" x="13" y="11" width="74" height="70" rx="11" />` : null} ${face(kind)}
    ${
      piece.marks.includes("back-rank-queen")
        ? svg`<rect class="rail" x="20" y="83" width="60" height="13" rx="6" /><path class="rivets" d="M32 89.5h.01M50 89.5h.01M68 89.5h.01" />`
        : null
    }
  </svg>`;
}

/** A bare face, filling its square: a side of the tumbling cube. */
export function plate(piece: Pick<PieceView, "color" | "kinds">): TemplateResult {
  return html`<svg class="die ${piece.color}" viewBox="7 5 86 82" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="plate" x="8" y="6" width="84" height="80" rx="10" />
    ${face(piece.kinds[0] ?? "pawn")}
  </svg>`;
}

export const diceStyle = css`
  .die .side,
  .die .plate {
    stroke-width: 3.5;
  }
  .die .shine {
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
  }
  .die .frame {
    fill: none;
    stroke-width: 3;
  }
  .die .shape {
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .die .lines {
    fill: none;
    stroke-width: 4;
    stroke-linecap: round;
  }
  .die.white .side {
    fill: var(--orkan-die-white-side, #cbbb98);
    stroke: var(--orkan-die-white-line, #3a3a36);
  }
  .die.white .plate {
    fill: var(--orkan-die-white, #fffaf0);
    stroke: var(--orkan-die-white-line, #3a3a36);
  }
  .die.white .shine {
    stroke: #fff;
  }
  .die.white .frame {
    stroke: #a8761c;
  }
  .die.white .shape {
    fill: var(--orkan-die-white-ink, #1d2830);
    stroke: var(--orkan-die-white-ink, #1d2830);
  }
  .die.white .lines {
    stroke: var(--orkan-die-white, #fffaf0);
  }
  .die.white .eye {
    fill: var(--orkan-die-white, #fffaf0);
  }
  .die.black .side {
    fill: var(--orkan-die-black-side, #0b1014);
    stroke: var(--orkan-die-black-line, #080c0f);
  }
  .die.black .plate {
    fill: var(--orkan-die-black, #35424d);
    stroke: var(--orkan-die-black-line, #080c0f);
  }
  .die.black .shine {
    stroke: #64747f;
  }
  .die.black .frame {
    stroke: #e0b24f;
  }
  .die.black .shape {
    fill: var(--orkan-die-black-ink, #f6f0e1);
    stroke: var(--orkan-die-black-ink, #f6f0e1);
  }
  .die.black .lines {
    stroke: var(--orkan-die-black, #35424d);
  }
  .die.black .eye {
    fill: var(--orkan-die-black, #35424d);
  }
  .die .dot {
    fill: #c9182e;
    stroke: #6e0a17;
    stroke-width: 3.5;
  }
  .die.black .dot {
    fill: #e2354a;
    stroke: #ffd9dd;
  }
  .die .plaster rect {
    fill: #fff3df;
    stroke: #6e0a17;
    stroke-width: 2.6;
  }
  .die .stitch {
    stroke: #6e0a17;
    stroke-width: 4;
    stroke-linecap: round;
  }
  .die .rail {
    fill: #e2b23c;
    stroke: #4b3606;
    stroke-width: 3;
  }
  .die .rivets {
    stroke: #4b3606;
    stroke-width: 5;
    stroke-linecap: round;
  }
`;
