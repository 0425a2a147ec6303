import { html, nothing, type TemplateResult } from "lit";
import type { Color, GameEvent } from "../../../index.js";
import { chip } from "../../drawings/cards.js";
import { other } from "../../squares.js";
import type { Panel, PanelContext } from "../look.js";
import { cardWords } from "./words.js";

/** The price of the turn that is being played; null when none was sold yet. */
function sold(history: readonly (readonly GameEvent[])[]): { color: Color; paid: number } | null {
  for (const events of [...history].reverse()) {
    const taken = events.find(({ type }) => type === "card-taken");
    if (taken?.color) return { color: taken.color, paid: Number(taken.detail.paid) };
  }
  return null;
}

/** Both players' chips, the bid so far, and the buttons of whoever is asked. */
export const auctionPanel: Panel = {
  place: "near",
  render(context: PanelContext): TemplateResult | typeof nothing {
    const { view, words, names, bottom, narrowing } = context;
    const { chips, auction } = view;
    if (!chips) return nothing;
    const text = cardWords(words.lang);
    const price = sold(context.history);
    const state = auction
      ? auction.bidder
        ? text.highest(names[auction.bidder], auction.bid)
        : text.noBid
      : price && view.phase === "action"
        ? text.won(names[price.color], price.paid)
        : "";
    return html`<section class="auction" aria-label=${text.auction}>
      <ul class="purses">
        ${[other(bottom), bottom].map(
          (color) => html`<li data-color=${color} class=${auction?.bidder === color ? "leads" : ""}>
            ${chip()}<span class="owner">${names[color]}</span><span class="amount">${text.chips(chips[color])}</span>
          </li>`,
        )}
      </ul>
      ${state ? html`<p class="bid-state">${state}</p>` : nothing} ${auction && narrowing ? bids(context) : nothing}
    </section>`;
  },
};

function bids({ narrowing, words, act }: PanelContext): TemplateResult {
  const actions = narrowing?.actions ?? [];
  const amounts = actions.flatMap(({ picks: [pick] }) => (pick && "number" in pick ? [pick.number] : []));
  const choose = (id: string): void => {
    const action = actions.find((action) => action.id === id);
    if (action) act(action);
  };
  return html`<orkan-bids
    .least=${Math.min(...amounts)}
    .most=${Math.max(...amounts)}
    .words=${words}
    @bid=${(event: CustomEvent<{ amount: number }>) => choose(`bid:${event.detail.amount}`)}
    @bid-pass=${() => choose("pass")}
  ></orkan-bids>`;
}
