import { html, nothing, type TemplateResult } from "lit";
import type { PieceView } from "../../../index.js";
import { describePiece } from "../../board-names.js";
import type { Due } from "../../drawings/belts.js";
import { indexOf } from "../../squares.js";
import type { Words } from "../../words/index.js";
import type { Panel, PanelContext } from "../look.js";
import { type Counter, dojoWords, type Effect } from "./words.js";

/** How strictly the club watches for turncoats. */
export type Vigilance = "automatic" | "manual";

/** Which counters a kind has, and where they end. The engine counts; this says what the numbers are out of. */
const limits: Record<Counter, number> = { friend: 15, idle: 16, away: 10, near: 15 };
/** By hand: after so many turns a turncoat whose owner kept it may be claimed, and goes on counting. */
const claimedFrom = limits.near + 1;
const counted: Partial<Record<PieceView["kinds"][number], readonly Counter[]>> = {
  pawn: ["friend", "idle", "near"],
  knight: ["friend", "idle", "near"],
  bishop: ["friend", "idle", "near"],
  rook: ["near"],
  queen: ["away"],
};
const ways: Record<Effect, Due["what"]> = { rises: "up", falls: "down", leaves: "out", asked: "ask", claimed: "claim", claimable: "claim" };
const effects: Record<Exclude<Counter, "near">, Effect> = { friend: "rises", idle: "rises", away: "falls" };
/** From how many turns before its end a counter is shown on the piece. */
const soon = 3;

function countersOf({ kinds, counters }: PieceView): readonly Counter[] {
  return counters ? (counted[kinds[0] ?? "king"] ?? []) : [];
}

/** What a counter that stands at `n` leads to next, and at which number; beyond it, it may happen at any time. */
function next(counter: Counter, n: number, vigilance: Vigilance): { effect: Effect; limit: number } {
  if (counter !== "near") return { effect: effects[counter], limit: limits[counter] };
  if (vigilance === "automatic") return { effect: "leaves", limit: limits.near };
  if (n < limits.near) return { effect: "asked", limit: limits.near };
  return { effect: n < claimedFrom ? "claimed" : "claimable", limit: claimedFrom };
}

/** The counter that strikes first, when that is soon; of equals the one that costs most. */
export function nearest(piece: PieceView, vigilance: Vigilance): { effect: Effect; due: Due } | null {
  let found: { effect: Effect; due: Due } | null = null;
  for (const counter of countersOf(piece)) {
    const n = piece.counters?.[counter] ?? 0;
    const { effect, limit } = next(counter, n, vigilance);
    const turns = Math.max(0, limit - n);
    if (turns <= soon && (!found || turns <= found.due.turns)) found = { effect, due: { what: ways[effect], turns } };
  }
  return found;
}

/** What a piece's name is followed by when one of its counters is about to strike. */
export function aboutToStrike(piece: PieceView, words: Words, vigilance: Vigilance): readonly string[] {
  const struck = nearest(piece, vigilance);
  const text = dojoWords(words.lang);
  return struck ? [text.soon(text.effects[struck.effect], struck.due.turns)] : [];
}

function row(counter: Counter, n: number, words: Words, vigilance: Vigilance): TemplateResult {
  const text = dojoWords(words.lang);
  const { effect, limit } = next(counter, n, vigilance);
  return html`<li class=${limit - n <= soon ? "soon" : ""}>
    <span class="rule">${text.counters[counter]}</span>
    <meter min="0" max=${limit} .value=${Math.min(n, limit)} aria-hidden="true"></meter>
    <span class="count">${n >= limit ? text.counted(n) : text.count(n, limit)}</span>
    <span class="effect">${text.effects[effect]}</span>
  </li>`;
}

/** All counters of the piece looked at, and who lies passive under it. */
export const countersPanel = (vigilance: Vigilance): Panel => ({
  place: "near",
  render({ view, words, square }: PanelContext): TemplateResult {
    const text = dojoWords(words.lang);
    const piece = square ? view.board[indexOf(square)] : null;
    const under = view.squares.filter((mark) => mark.square === square);
    const names = under.map(({ color, kind }) => (color && kind ? words.piece(color, kind) : ""));
    const counters = piece ? countersOf(piece) : [];
    return html`<section class="counters" aria-label=${piece && square ? text.countersOf(describePiece(words, piece), square) : text.countersHint}>
      ${
        piece && square
          ? html`<p class="whose">${text.countersOf(describePiece(words, piece), square)}</p>
              ${
                counters.length > 0
                  ? html`<ul>${counters.map((counter) => row(counter, piece.counters?.[counter] ?? 0, words, vigilance))}</ul>`
                  : html`<p>${text.noCounters}</p>`
              }`
          : under.length === 0
            ? html`<p>${text.countersHint}</p>`
            : nothing
      }
      ${under.length > 0 ? html`<p>${text.passiveHere(names.join(", "))}${piece ? "" : `. ${text.closed}`}</p>` : nothing}
    </section>`;
  },
});
