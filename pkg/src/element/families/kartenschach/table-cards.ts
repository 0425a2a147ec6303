import { html, nothing, type TemplateResult } from "lit";
import type { Action, View } from "../../../index.js";
import { coveredCard, type Face, noCard, openCard } from "../../drawings/cards.js";
import { indexOf } from "../../squares.js";
import type { Panel, PanelContext } from "../look.js";
import { cardName, cardWords } from "./words.js";

/** Whether a move moves the card's kind; castling names the king's square first. */
function obeys(action: Action, view: View, card: string): boolean {
  return action.from !== null && (view.board[indexOf(action.from)]?.kinds.some((kind) => kind === card) ?? false);
}

/** What the card lets its player do, read off the legal moves. */
function advice({ variant, view, words, narrowing }: PanelContext): TemplateResult | typeof nothing {
  const text = cardWords(words.lang);
  const { card } = view;
  const liar = variant === "liar";
  if (view.phase !== "action" && view.phase !== "answer-claim") return nothing;
  if (card === null) return liar ? html`<p>${text.onlySees(words.colors[view.turn])}</p>` : nothing;
  if (!narrowing || view.phase !== "action") return nothing;
  const name = cardName(words, card);
  const moves = narrowing.reset().actions.filter(({ from }) => from !== null);
  const free = !moves.some((move) => obeys(move, view, card));
  if (liar) return html`<p>${text.youSee} ${card === "joker" || free ? text.honestAlways : text.honestIf(name)}</p>`;
  if (card === "joker") return html`<p>${text.anyMove}</p>`;
  return free ? html`<p><strong class="free-turn">${text.freeTurn}</strong> ${text.freeTurnWhy(name)}</p>` : html`<p>${text.mustMove(name)}</p>`;
}

function lying(drawing: TemplateResult, label: string, name: string): TemplateResult {
  return html`<li data-pile=${name}><span class="lying">${drawing}</span><span class="pile-name">${label}</span></li>`;
}

/** The deck, the card everyone plays by, and the discards. */
export const tableCards: Panel = {
  place: "near",
  render(context: PanelContext): TemplateResult | typeof nothing {
    const { variant, view, words } = context;
    if (variant === "feudal") return nothing;
    const text = cardWords(words.lang);
    const { card, discard, deckCount } = view;
    const lies = card !== null || (variant === "liar" && view.outcome === null && view.phase !== "chance");
    const top = discard[0];
    return html`<section class="table-cards" aria-label=${text.cards}>
      <ul class="piles">
        ${lying(deckCount > 0 ? coveredCard() : noCard(), text.deck(deckCount), "deck")}
        ${
          card !== null
            ? lying(openCard(card as Face), text.open(cardName(words, card)), "card")
            : lying(lies ? coveredCard() : noCard(), lies ? text.covered : text.noCard, "card")
        }
        ${lying(
          discard.length === 0 ? noCard() : top ? openCard(top as Face) : coveredCard(),
          `${text.discard(discard.length)}${top ? ` (${cardName(words, top)})` : ""}`,
          "discard",
        )}
      </ul>
      ${advice(context)}
    </section>`;
  },
};
