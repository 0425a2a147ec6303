import { css, html, nothing, type TemplateResult } from "lit";
import { describePiece } from "../../board-names.js";
import { titleOf } from "../../cards/deck.js";
import { squares } from "../../squares.js";
import { wordsIn } from "../../words/index.js";
import type { Panel, PanelContext } from "../look.js";
import { wordsOf } from "./words.js";

/** What lasts, as a list: what binds a player with the turns left, and what lies on squares and pieces. */
export const effectsPanel: Panel = {
  place: "side",
  render(context: PanelContext): TemplateResult | typeof nothing {
    const lines = [...binding(context), ...lying(context)];
    if (lines.length === 0) return nothing;
    const text = wordsOf(context.lang);
    return html`<section class="effects" aria-label=${text.effects}>
      <p class="small-title" aria-hidden="true">${text.effects}</p>
      <ul>
        ${lines}
      </ul>
    </section>`;
  },
};

function binding({ view, lang, variant, readCard }: PanelContext): TemplateResult[] {
  const text = wordsOf(lang);
  const words = wordsIn(lang);
  return view.effects.map(({ id, card, color, square, kind, turnsLeft, seconds }) => {
    const who = color ? words.colors[color] : "";
    const what = text.bound(id, { who, square: square ?? "", kind: kind ? words.kinds[kind] : "", seconds: seconds ?? 0 });
    const title = card ? titleOf(variant, lang, card) : "";
    return html`<li>
      <span>${what} <span class="turns">${text.turns(turnsLeft)}</span></span>
      ${card ? html`<button type="button" aria-label=${words.cards.readCard(title)} @click=${() => readCard(card)}>${title}</button>` : nothing}
    </li>`;
  });
}

function lying({ view, lang }: PanelContext): TemplateResult[] {
  const text = wordsOf(lang);
  const words = wordsIn(lang);
  const ground = view.squares.map(({ square, mark, color }) => text.ground(words.marks[mark] ?? mark, square, color ? words.colors[color] : null));
  const men = view.board.flatMap((piece, index) => {
    if (!piece) return [];
    const odd = piece.color === "neutral" || piece.kinds.length > 1 || piece.marks.length > 0 || (piece.royal && !piece.kinds.includes("king"));
    return odd ? [text.man(describePiece(words, piece), squares[index] ?? "")] : [];
  });
  return [...ground, ...men].map((line) => html`<li><span>${line}</span></li>`);
}

export const effectsStyle = css`
  .effects ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.92rem;
  }
  .effects li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.6rem;
    min-height: 1.9rem;
    border-bottom: 1px solid var(--line);
  }
  .effects .turns {
    color: var(--muted);
  }
  .effects button {
    flex: none;
    max-width: 45%;
    min-height: 1.7rem;
    padding: 0 0.6rem;
    font-size: 0.82rem;
  }
`;
