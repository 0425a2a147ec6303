import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { CardId, Color } from "../../../index.js";
import { renderText, timingOf } from "../../cards/face.js";
import { icon } from "../../icons.js";
import { other } from "../../squares.js";
import type { Panel, PanelContext } from "../look.js";
import { renderCourse, renderLatest } from "./course.js";
import { cardEmblem } from "./emblems.js";
import { waysOf } from "./masquerade.js";
import { faceDown, goal } from "./story.js";
import { wordsOf } from "./words.js";

/** Both open cards and both scores, the course of the turn above them and what it brought below. */
export const tableau: Panel = {
  place: "near",
  render(context: PanelContext): TemplateResult {
    const text = wordsOf(context.lang);
    return html`<section class="tableau" aria-label=${text.tableau}>
      ${renderCourse(context)} ${renderPlayer(context, other(context.bottom))} ${renderPlayer(context, context.bottom)} ${renderLatest(context)}
    </section>`;
  },
};

function renderPlayer(context: PanelContext, color: Color): TemplateResult {
  const { names, view, lang } = context;
  const text = wordsOf(lang);
  // While a card is being used the position shown has it no longer; it stays readable.
  const used = color === view.turn && view.phase !== "over" ? (context.narrowing?.card ?? null) : null;
  const card = used ?? view.faceUp[color];
  return html`<section class="player ${view.actor === color ? "acts" : ""}" data-color=${color} aria-label=${text.player(names[color])}>
    ${renderScore(context, color)} ${card ? renderCard(context, color, card) : html`<p class="none">${view.played < 2 ? text.noCardYet : text.noCard}</p>`}
  </section>`;
}

// ── points ──

/** The points to the goal as a bar with one segment a card; those that lie face-down are paler. */
function renderScore(context: PanelContext, color: Color): TemplateResult {
  const { view, names, lang, readCards } = context;
  const text = wordsOf(lang);
  const points = view.scores?.[color] ?? 0;
  const pile = view.piles?.[color] ?? [];
  const open = pile.filter((card): card is CardId => card !== null);
  const look = () => readCards(text.pileHeading(names[color]), [...open].reverse());
  return html`<div class="score">
    <span class="who"><i class="disc ${color}" aria-hidden="true"></i>${names[color]}</span>
    <div
      class="meter"
      role="meter"
      aria-label=${text.points(names[color])}
      aria-valuemin="0"
      aria-valuemax=${goal}
      aria-valuenow=${Math.min(points, goal)}
      aria-valuetext=${text.pointsOf(points, goal)}
    >
      <svg viewBox="0 0 ${goal} 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">${segments(context, points, pile)}</svg>
    </div>
    <span class="total" aria-hidden="true">${points}<small> / ${goal}</small></span>
    ${
      pile.length > 0
        ? html`<span class="pile">
            <span>${text.pile(open.length, pile.length - open.length)}</span>
            ${open.length > 0 ? html`<button type="button" class="small" aria-label=${text.lookAtPile(names[color])} @click=${look}>${context.words.cards.look}</button>` : nothing}
          </span>`
        : nothing
    }
  </div>`;
}

function segments({ card }: PanelContext, points: number, pile: readonly (CardId | null)[]): SVGTemplateResult[] {
  const worth = pile.map((id) => (id === null ? faceDown : (card(id)?.value ?? 0)));
  // What a set-up gave comes first.
  let at = points - worth.reduce((sum, value) => sum + value, 0);
  const first = at > 0 ? [svg`<rect class="given" x="0" y="0" width=${at} height="24" />`] : [];
  const cards = pile.map((id, index) => {
    const value = worth[index] ?? 0;
    const rect = svg`<rect class=${id === null ? "covered" : "open"} x=${at + 1} y="0" width=${Math.max(1, value - 2)} height="24" />`;
    at += value;
    return rect;
  });
  return [...first, ...cards];
}

// ── the open card ──

function renderCard(context: PanelContext, color: Color, id: CardId): TemplateResult {
  const { words, names, lang } = context;
  const text = wordsOf(lang);
  const info = context.card(id);
  if (!info) return html`<p class="none">${id}</p>`;
  return html`<div class="open-card" role="group" aria-label=${text.openCard(names[color])} data-card=${id}>
    <span class="emblem" aria-hidden="true">${cardEmblem(id)}</span>
    <p class="title">${info.title}</p>
    <p class="timing">${timingOf(info, words)}</p>
    <p class="text">${renderText(info.text)}</p>
    <div class="now">${renderState(context, color, id)} ${renderUses(context, color, id)}</div>
  </div>`;
}

/** Whether the card can be used now, how, or why not. */
function renderState({ view, words, lang, narrowing, usable }: PanelContext, color: Color, id: CardId): TemplateResult | typeof nothing {
  const text = wordsOf(lang);
  if (narrowing?.card === id) return html`<p class="state yes">${text.being}</p>`;
  if (view.actor !== color) return view.phase === "over" ? nothing : html`<p class="state">${text.notTurn(words.colors[color])}</p>`;
  const state = usable(id);
  if (!narrowing || !state) return nothing;
  if (!state.playable) return html`<p class="state no">${icon("stop")}<span>${state.why}</span></p>`;
  const { printed, masked } = waysOf(narrowing, id);
  return html`<p class="state yes">${masked ? (printed ? text.maskable : text.masked) : text.usable}</p>`;
}

/** Using the card, putting it back, and showing on the board what it threatens. */
function renderUses(context: PanelContext, color: Color, id: CardId): TemplateResult {
  const { view, lang, narrowing, usable, chooseCard } = context;
  const text = wordsOf(lang);
  const being = narrowing?.card === id;
  const playable = !being && view.actor === color && usable(id)?.playable;
  return html`<div class="uses">
    ${being ? html`<button type="button" class="small" data-use="back" @click=${() => chooseCard(id)}>${text.putBack}</button>` : nothing}
    ${playable ? html`<button type="button" class="primary small" data-use="play" @click=${() => chooseCard(id)}>${text.use}</button>` : nothing}
    ${renderThreats(context, color)}
  </div>`;
}

/** What the card threatens, listed and on request shown on the board. */
function renderThreats({ view, names, lang, watched, watch }: PanelContext, color: Color): TemplateResult {
  const text = wordsOf(lang);
  const squares = view.threats?.[color] ?? [];
  if (squares.length === 0) return html`<span class="threatens">${text.threatens("")}</span>`;
  const shown = watched.has(color);
  const list = squares.join(", ");
  return html`<button
      type="button"
      class="small"
      data-threats=${color}
      aria-pressed=${shown ? "true" : "false"}
      @click=${() => watch(color, shown ? text.threatsHidden : text.threatsShown(names[color], list))}
    >
      <i class="swatch by-${color}" aria-hidden="true"></i>${text.showThreats(squares.length)}<span class="unseen">${text.threatsOf(names[color])}</span></button>
    ${shown ? html`<span class="threatens">${text.threatens(list)}</span>` : nothing}`;
}
