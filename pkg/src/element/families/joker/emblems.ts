import { html, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import {
  ArrowLeftRight,
  ChessBishop,
  ChessKnight,
  ChessPawn,
  ChessQueen,
  ChessRook,
  Coins,
  Columns3,
  Crosshair,
  Drama,
  Feather,
  Ghost,
  House,
  Lock,
  RefreshCw,
  Waves,
} from "lucide-static";
import type { CardId } from "../../../index.js";

/** A picture for each family of cards, A to P, from the icon set Lucide (ISC licence). */
const pictures: Readonly<Record<string, string>> = {
  A: ChessKnight,
  B: ChessBishop,
  C: ChessRook,
  D: ChessQueen,
  E: ChessPawn,
  F: Columns3,
  G: Drama,
  H: Waves,
  I: Crosshair,
  J: Feather,
  K: Ghost,
  L: House,
  M: ArrowLeftRight,
  N: Coins,
  O: RefreshCw,
  P: Lock,
};

/** The drawing inside a picture's frame. */
function inner(picture: string): string {
  return picture.slice(picture.indexOf(">", picture.indexOf("<svg")) + 1, picture.lastIndexOf("</svg>"));
}

/** The family's picture with the card's code below it. */
export function cardEmblem(card: CardId): TemplateResult {
  return html`<svg viewBox="0 0 24 30" fill="none" aria-hidden="true" focusable="false">
    <g stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" transform="translate(2 0) scale(.83)">
      ${unsafeSVG(inner(pictures[card.charAt(0)] ?? ""))}
    </g>
    <text x="12" y="29" text-anchor="middle" font-size="9" font-weight="700" fill="currentColor">${card}</text>
  </svg>`;
}
