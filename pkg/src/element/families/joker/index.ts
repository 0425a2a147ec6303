import { html, svg, type TemplateResult } from "lit";
import type { PieceView, VariantId } from "../../../index.js";
import { standing, standingStyle } from "../../drawings/standing.js";
import type { Look } from "../look.js";
import { cardEmblem } from "./emblems.js";
import { askKind } from "./masquerade.js";
import { tableau } from "./players.js";
import { notes, prompt, tell } from "./story.js";
import { jokerStyle } from "./style.js";
import { supplies, turnedUp } from "./supplies.js";
import { zones } from "./threats.js";

/** A card with a star between two pieces. */
function drawEmblem(piece: PieceView, _variant: VariantId, place: number): TemplateResult {
  if (place !== 1) return standing(piece);
  return html`<svg class="figure" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${star}</svg>`;
}

const star = svg`<rect x="22" y="6" width="56" height="88" rx="8" fill="#fffdf6" stroke="#17323d" stroke-width="5" />
  <path d="m50 25 7.500 16.500 18 2-13.500 12 4 17.700-16-9-16 9 4-17.700-13.500-12 18-2z" fill="#b3122a" />`;

export const joker: Look = {
  draw: standing,
  emblem: () => ["king", "pawn", "queen"],
  drawEmblem,
  cardEmblem,
  askKind,
  zones,
  prompt,
  tell,
  notes,
  ownPiles: true,
  panelled: ({ type }) => type === "chance",
  typed: () => "@CE:b1,f5",
  panels: [turnedUp, tableau, supplies],
  styles: [standingStyle, jokerStyle],
};
