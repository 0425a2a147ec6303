import type { TemplateResult } from "lit";
import { html, nothing } from "lit";
import type { Action, GameEvent, Kind, PieceView, VariantId, View } from "../../../index.js";
import { chip, coveredCard, type Face, openCard } from "../../drawings/cards.js";
import { standing } from "../../drawings/standing.js";
import { other } from "../../squares.js";
import type { Words } from "../../words/index.js";
import type { Look, Panel, PanelContext } from "../look.js";
import { auctionPanel } from "./auction.js";
import { OrkanBids } from "./auction-bids.js";
import { liarPanel } from "./liar.js";
import { kartenschachStyle } from "./style.js";
import { tableCards } from "./table-cards.js";
import { cardName, cardWords, withCards } from "./words.js";

const kinds: readonly Face[] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/** Six cards before each player; a chip blocks a kind. */
const kindCards: Panel = {
  place: "near",
  render({ view, words, names, bottom }: PanelContext): TemplateResult | typeof nothing {
    const { blocked } = view;
    if (!blocked) return nothing;
    const text = cardWords(words.lang);
    return html`${[other(bottom), bottom].map(
      (color) => html`<section class="kind-cards" data-color=${color} aria-labelledby="kinds-${color}">
        <p id="kinds-${color}">${text.kindsOf(names[color])}</p>
        <ul>
          ${kinds.map((kind) => {
            const stopped = blocked[color].includes(kind as Kind);
            return html`<li class=${stopped ? "blocked" : ""}>
              <span class="lying">${openCard(kind, stopped)}</span><span class="unseen">${cardName(words, kind)}, ${stopped ? text.blocked : text.free}</span>
            </li>`;
          })}
        </ul>
      </section>`,
    )}`;
  },
};

function deed({ type }: Action, _view: View, words: Words): string | null {
  const text = cardWords(words.lang);
  return type === "pass" ? text.pass : type === "clear" ? text.clear : null;
}

function prompt(view: View, words: Words, actions: readonly Action[]): string | null {
  const text = cardWords(words.lang);
  const color = view.actor === "white" || view.actor === "black" ? words.colors[view.actor] : "";
  if (view.phase === "answer-claim") return text.claimAsk(color);
  if (view.phase !== "auction") return null;
  const bids = actions.flatMap(({ picks: [pick] }) => (pick && "number" in pick ? [pick.number] : []));
  return bids.length > 0 ? text.bidAsk(color, Math.min(...bids)) : null;
}

function tell({ type, color, to, kind, card, detail }: GameEvent, words: Words): string | null {
  const text = cardWords(words.lang);
  switch (type) {
    case "card-drawn":
      return card ? text.open(cardName(words, card)) : "";
    case "card-revealed":
      return card ? text.verdict(cardName(words, card), detail.honest === true) : "";
    case "card-taken":
      return color ? text.won(words.colors[color], Number(detail.paid)) : "";
    case "removed":
      return kind && to ? text.loses(words.kinds[kind], to) : "";
    case "put":
      return kind && to ? text.returns(words.kinds[kind], to) : "";
    case "marked":
      return kind ? `${words.kinds[kind]}: ${text.blocked}` : "";
    case "shuffled":
      return text.shuffled;
    default:
      return null;
  }
}

/** Three cards; one of them tells the games apart. */
const emblems: Partial<Record<VariantId, readonly [Kind, Kind, Kind]>> = {
  purist: ["pawn", "rook", "knight"],
  liar: ["bishop", "queen", "rook"],
  feudal: ["king", "knight", "pawn"],
  capitalist: ["queen", "pawn", "king"],
};

function drawEmblem({ kinds: [kind] }: PieceView, variant: VariantId, place: number): TemplateResult {
  if (place !== 1) return openCard(kind as Face);
  if (variant === "liar") return coveredCard();
  if (variant === "capitalist") return chip();
  return openCard(kind as Face, variant === "feudal");
}

export const kartenschach: Look = {
  draw: standing,
  ownPiles: true,
  emblem: (variant) => emblems[variant] ?? ["pawn", "rook", "knight"],
  drawEmblem,
  panels: [tableCards, liarPanel, auctionPanel, kindCards],
  words: withCards,
  prompt,
  deed,
  typed: (variant) => (variant === "capitalist" ? "bid:3" : variant === "feudal" ? "clear" : "pass"),
  handless: true,
  panelled: ({ type }, view) => view.phase === "auction" || type === "trust" || type === "challenge",
  tell,
  elements: { "orkan-bids": OrkanBids },
  styles: kartenschachStyle,
};
