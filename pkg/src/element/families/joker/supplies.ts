import { html, nothing, type TemplateResult } from "lit";
import type { CardId } from "../../../index.js";
import type { Panel, PanelContext } from "../look.js";
import { wordsOf } from "./words.js";

/** The deck and what was discarded. */
export const supplies: Panel = {
  place: "side",
  render({ view, words, lang, readCards }: PanelContext): TemplateResult {
    const text = wordsOf(lang);
    const discards = view.discard.filter((card): card is CardId => card !== null);
    return html`<section class="supplies" aria-label=${text.supplies}>
      <span>${text.deck(view.deckCount)}</span>
      <span>${text.discards(view.discard.length)}</span>
      ${
        discards.length > 0
          ? html`<button
              type="button"
              class="small"
              aria-label=${words.cards.lookAtDiscard}
              @click=${() => readCards(words.cards.discardHeading, discards)}
            >
              ${words.cards.look}
            </button>`
          : nothing
      }
    </section>`;
  },
};

/** Where the table deals: which card was turned up. */
export const turnedUp: Panel = {
  place: "over",
  render({ view, lang, narrowing, act, card }: PanelContext): TemplateResult | typeof nothing {
    // A card being tried shows the position in which the draw is due; nothing is drawn then.
    if (view.phase !== "chance" || !narrowing || narrowing.card !== null) return nothing;
    const text = wordsOf(lang);
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const { value } = (event.currentTarget as HTMLFormElement).elements.namedItem("card") as HTMLSelectElement;
      const action = narrowing.actions.find(({ id }) => id === value);
      if (action) act(action);
    };
    return html`<form class="turned-up" @submit=${submit}>
      <label
        >${text.turnedUp}
        <select name="card">
          ${narrowing.actions.map(({ id, picks: [pick] }) => {
            const code = pick && "card" in pick ? pick.card : "";
            return html`<option value=${id}>${code} – ${card(code)?.title ?? ""}</option>`;
          })}
        </select>
      </label>
      <button type="submit">${text.layOpen}</button>
    </form>`;
  },
};
