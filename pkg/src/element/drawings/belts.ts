import { css, html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Color, Kind, PieceView } from "../../index.js";

/** A kneeling figure in its jacket, the head apart. */
const jacket =
  "M50 33c-9 0-17 2-23 6-5 3.4-8 9-9.5 16L13 76c-.6 3 1.4 5 4.5 5H26v8c0 1.4 1 2.5 2.5 2.5h43c1.5 0 2.5-1.1 2.5-2.5v-8h8.500c3.1 0 5.1-2 4.5-5l-4.5-21c-1.5-7-4.5-12.6-9.5-16-6-4-14-6-23-6z";
const lapels = "M38 35.5 50 55 62 35.500M26 81l3-24M74 81l-3-24";

/** Pips under the sash: the rank in numbers, for those who do not tell the colours apart. */
const ranks: Partial<Record<Kind, number>> = { pawn: 1, knight: 2, bishop: 3, rook: 4 };

function pips(count: number): SVGTemplateResult[] {
  return Array.from({ length: count }, (_, i) => svg`<circle class="pip" cx=${50 + 11 * (i - (count - 1) / 2)} cy="81" r="4.4" />`);
}

/** Rays around the head of the chief, a star and a stole for his deputy: told apart by shape. */
const halo = svg`<path class="halo" d="M50 1l5 7 8-4 1 9 9 0-4 8 8 4-8 4 4 8-9 0-1 4H37l-1-4-9 0 4-8-8-4 8-4-4-8 9 0 1-9 8 4z" />`;
const star = svg`<path class="stole" d="M28 43l40 38" /><path class="star" d="M63 37.500l3.2 6.4 7 1-5.1 5 1.2 7-6.3-3.3-6.3 3.3 1.2-7-5.1-5 7-1z" />`;

/** A member of the club: one figure for all, its belt says what it is. */
export function member(piece: Pick<PieceView, "color" | "kinds">): SVGTemplateResult {
  const kind = piece.kinds[0] ?? "pawn";
  return svg`<g class="member ${piece.color} belt-${kind}">
    ${kind === "king" ? halo : nothing}
    <circle class="skin" cx="50" cy="20" r="12.5" />
    <path class="jacket" d=${jacket} /><path class="seam" d=${lapels} />
    ${kind === "queen" ? star : nothing}
    <path class="sash" d="M25.5 58.500h49l1.5 13.500h-52z" /><path class="knot" d="M43.5 56.500h13v17h-13z" />
    ${kind === "king" ? svg`<path class="ends" d="M45 73.5 40 90h7.500L50 76l2.5 14H60l-5-16.500z" />` : pips(ranks[kind] ?? 0)}
  </g>`;
}

/** What is about to happen to a piece: it goes up, goes down, leaves, its owner is asked, or the enemy may claim it; and in how many turns. */
export interface Due {
  what: "up" | "down" | "out" | "ask" | "claim";
  turns: number;
}

const arrows = {
  up: "M12 21V9m-6 6 6-7 6 7",
  down: "M12 7v12m-6-6 6 7 6-7",
  out: "m6 8 12 12m0-12L6 20",
  ask: "M8 10a4 4 0 1 1 6 3.400c-1.500.9-2 1.600-2 2.600m0 4v.2",
  claim: "M8 21V6h9l-2.500 4 2.500 4H8",
};

/** A piece on the board, with a badge when one of its counters is about to strike. */
export function belted(piece: Pick<PieceView, "color" | "kinds">, due: Due | null): TemplateResult {
  return html`<svg class="figure belts" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${member(piece)}
    ${
      due
        ? svg`<g class="due ${due.what}"><rect x="-3" y="-3" width="44" height="31" rx="9" /><path d=${arrows[due.what]} /><text x="29" y="21.5">${due.turns > 0 ? due.turns : "!"}</text></g>`
        : nothing
    }
  </svg>`;
}

/** A passive member: it sits lower and pale, and a P says what it is. Under an active piece only the P shows. */
export function passive(color: Color, kind: Kind, place: { index: number; count: number; occupied: boolean }): TemplateResult {
  const top = place.index === place.count - 1;
  const step = place.count > 1 ? Math.min(29, 72 / (place.count - 1)) : 0;
  return html`<span class="passive" aria-hidden="true">
    ${
      top && !place.occupied
        ? html`<svg class="belts sitting" viewBox="0 0 100 100"><g transform="translate(11 20) scale(.78)">${member({ color, kinds: [kind] })}</g></svg>`
        : nothing
    }
    <svg class="belts letter" viewBox="0 0 100 100"><g class="p ${color}" transform="translate(71 ${71 - step * place.index})">
      <rect width="27" height="27" rx="7" /><path d="M9.5 22V5.500h5.700a5 5 0 0 1 0 10H9.5" />
    </g></svg>
  </span>`;
}

export const beltStyle = css`
  .belts {
    display: block;
    overflow: visible;
  }
  .member .skin,
  .member .jacket,
  .member .sash,
  .member .knot,
  .member .ends,
  .member .halo,
  .member .star {
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .member .seam {
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
  }
  .member.white .skin,
  .member.white .jacket {
    fill: var(--orkan-white-fill, #fffdf6);
    stroke: var(--orkan-white-line, #22303a);
  }
  .member.white .seam {
    stroke: var(--orkan-white-line, #22303a);
  }
  .member.white .pip {
    fill: var(--orkan-white-line, #22303a);
  }
  .member.black .skin,
  .member.black .jacket {
    fill: var(--orkan-black-fill, #2c3841);
    stroke: var(--orkan-black-line, #0e151a);
  }
  .member.black .seam {
    stroke: var(--orkan-black-detail, #d5dee2);
  }
  .member.black .pip {
    fill: #fff;
  }
  .member .sash,
  .member .knot,
  .member .ends {
    fill: var(--sash);
    stroke: #17130c;
    stroke-width: 3.4;
  }
  .belt-pawn {
    --sash: var(--orkan-belt-yellow, #f7cf1d);
  }
  .belt-knight {
    --sash: var(--orkan-belt-orange, #f07a17);
  }
  .belt-bishop {
    --sash: var(--orkan-belt-green, #2ea44f);
  }
  .belt-rook {
    --sash: var(--orkan-belt-violet, #8c4bd6);
  }
  .belt-queen {
    --sash: var(--orkan-belt-deputy, #d0303f);
  }
  .belt-king {
    --sash: var(--orkan-belt-antisensei, #14181b);
  }
  .belt-king .sash,
  .belt-king .knot,
  .belt-king .ends {
    stroke: #e9b93a;
  }
  .member .halo {
    fill: #e9b93a;
    stroke: #5a3d05;
    stroke-width: 3;
  }
  .member .stole {
    fill: none;
    stroke: var(--sash);
    stroke-width: 8;
  }
  .member .star {
    fill: #f3c53f;
    stroke: #17130c;
    stroke-width: 2.6;
  }
  .due rect {
    stroke: #fff;
    stroke-width: 2.5;
  }
  .due.up rect {
    fill: #0b6136;
  }
  .due.down rect,
  .due.out rect,
  .due.claim rect {
    fill: #a30f22;
  }
  .due.ask rect {
    fill: #1d4a80;
  }
  .due path {
    fill: none;
    stroke: #fff;
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .due text {
    fill: #fff;
    font: 700 25px system-ui, sans-serif;
    text-anchor: middle;
  }
  .passive,
  .passive svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .passive .sitting {
    opacity: 0.62;
    filter: saturate(0.55);
  }
  .passive .letter {
    z-index: 2;
  }
  .passive .p rect {
    stroke-width: 2.5;
  }
  .passive .p path {
    fill: none;
    stroke-width: 4.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .p.white rect {
    fill: #fffdf6;
    stroke: #22303a;
  }
  .p.white path {
    stroke: #22303a;
  }
  .p.black rect {
    fill: #1c262d;
    stroke: #fff;
  }
  .p.black path {
    stroke: #fff;
  }
`;
