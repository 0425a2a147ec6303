import { html, nothing, type TemplateResult } from "lit";
import type { View } from "../../../index.js";
import { type Face, openCard } from "../../drawings/cards.js";
import { indexOf, other } from "../../squares.js";
import type { Panel, PanelContext } from "../look.js";
import { cardName, cardWords } from "./words.js";

/** The whole pack: cards of each kind, with the jokers a pack may have. */
const pack: readonly (readonly [Face, number])[] = [
  ["pawn", 8],
  ["knight", 4],
  ["bishop", 4],
  ["rook", 4],
  ["queen", 4],
  ["king", 4],
];
const plainPack = 28;
const jokers = 4;

/** What a player can know of the cards: those he has not seen yet, or, of a pack of another size, those he has. */
function known(view: View): { whole: boolean; counts: (readonly [Face, number])[] } {
  const total = view.deckCount + view.discard.length + 1;
  const seen = (face: Face): number => view.discard.filter((card) => card === face).length;
  const faces: readonly (readonly [Face, number])[] = [...pack, ["joker", total === plainPack ? 0 : jokers]];
  const whole = total === plainPack || total === plainPack + jokers;
  const counts = faces.map(([face, count]) => [face, whole ? count - seen(face) : seen(face)] as const);
  return { whole, counts: counts.filter(([, count]) => count > 0) };
}

function count([face, n]: readonly [Face, number], { words }: PanelContext): TemplateResult {
  return html`<li><span class="tiny">${openCard(face)}</span><span aria-hidden="true">×${n}</span><span class="unseen">${cardName(words, face)}: ${n}</span></li>`;
}

/** The move that waits for its answer, what can be known, and the two answers. */
function claim(context: PanelContext): TemplateResult | typeof nothing {
  const { view, words, narrowing, names } = context;
  const text = cardWords(words.lang);
  const { pending } = view;
  if (view.phase !== "answer-claim" || !pending?.from || !pending.to) return nothing;
  const piece = view.board[indexOf(pending.to)];
  // A pawn that was promoted has moved as a pawn.
  const kind = pending.action.length > 4 ? "pawn" : (piece?.kinds[0] ?? "pawn");
  const moved = text.claimMove(words.colors[pending.by], words.kinds[kind], pending.from, pending.to);
  if (!narrowing) return html`<section class="claim" aria-label=${text.claim}><p>${moved}</p><p>${text.waits(names[other(pending.by)])}</p></section>`;
  const { whole, counts } = known(view);
  return html`<section class="claim" aria-labelledby="claim-title">
    <h2 id="claim-title">${text.claim}</h2>
    <p>${moved}</p>
    <p class="meaning">${text.claimMeaning}</p>
    <p class="known" id="known">${whole ? text.unseen : text.seen}${counts.length === 0 ? `: ${text.seenNone}` : ""}</p>
    ${counts.length > 0 ? html`<ul class="counts" aria-labelledby="known">${counts.map((entry) => count(entry, context))}</ul>` : nothing}
    <div class="verdicts">
      ${narrowing.complete.map(
        (action) =>
          html`<button type="button" class="primary" data-action=${action.id} @click=${() => context.act(action)}>
            ${action.type === "trust" ? text.trust : text.challenge}
          </button>`,
      )}
    </div>
  </section>`;
}

/** How many actions a verdict stays to be read. */
const remembered = 3;

function verdict({ history, words }: PanelContext): TemplateResult | typeof nothing {
  const shown = history
    .slice(-remembered)
    .flat()
    .filter(({ type }) => type === "card-revealed")
    .pop();
  return shown?.card ? html`<p class="verdict">${cardWords(words.lang).verdict(cardName(words, shown.card), shown.detail.honest === true)}</p>` : nothing;
}

export const liarPanel: Panel = {
  place: "near",
  render(context: PanelContext): TemplateResult | typeof nothing {
    if (context.variant !== "liar") return nothing;
    const { view, words } = context;
    const lost = view.effects.find(({ id }) => id === "lost-turn")?.color;
    return html`${verdict(context)} ${lost ? html`<p class="verdict">${cardWords(words.lang).lostTurn(words.colors[lost])}</p>` : nothing} ${claim(context)}`;
  },
};
