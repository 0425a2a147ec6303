import { html, nothing, type TemplateResult } from "lit";
import type { CardId, Color, PieceView } from "../../index.js";
import type { Session } from "../session.js";
import { other } from "../squares.js";
import type { Words } from "../words/index.js";

/** What lies beside the board for everyone to look through: deck, discard pile, the other hand, captured pieces. */
export function renderPiles(session: Session, words: Words): TemplateResult {
  const { view, table } = session;
  const { own } = table;
  const discard = view.discard.filter((card): card is CardId => card !== null);
  const theirs = view.hands[other(own)];
  const open = theirs.filter((card): card is CardId => card !== null);
  return html`<section class="piles" aria-label=${words.cards.piles}>
    <p class="small-title" aria-hidden="true">${words.cards.piles}</p>
    <ul>
      ${
        session.look.handless
          ? nothing
          : html`<li>
              <span>${words.cards.theirHand(words.colors[other(own)], theirs.length, open.length)}</span>
              ${open.length > 0 ? look(words.cards.lookAtOpen, () => session.cards.read(words.cards.openCards, open), words) : nothing}
            </li>`
      }
      <li>
        <span>${words.cards.discardPile(view.discard.length)}</span>
        ${discard.length > 0 ? look(words.cards.lookAtDiscard, () => session.cards.read(words.cards.discardHeading, discard), words) : nothing}
      </li>
      <li><span>${words.cards.deckPile(view.deckCount)}</span></li>
      ${(["white", "black"] as const).map((color) => captured(session, color, words))}
    </ul>
  </section>`;
}

function look(label: string, act: () => void, words: Words): TemplateResult {
  return html`<button type="button" aria-label=${label} @click=${act}>${words.cards.look}</button>`;
}

/** The captured pieces of a colour in the order of their capture. */
function captured(session: Session, color: Color, words: Words): TemplateResult | typeof nothing {
  const kinds = session.view.captured[color];
  if (kinds.length === 0) return nothing;
  const list = kinds.map((kind) => words.kinds[kind]).join(", ");
  const piece = (kind: PieceView["kinds"][number]): PieceView => ({ id: 0, color, origin: color, kinds: [kind], royal: false, marks: [], counters: null });
  return html`<li>
    <span>${words.cards.capturedOf(words.colors[color])}</span>
    <span class="row" role="img" aria-label=${list}>${kinds.map((kind) => html`<span class="one">${session.look.draw(piece(kind))}</span>`)}</span>
  </li>`;
}
