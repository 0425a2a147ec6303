import { html, nothing, type TemplateResult } from "lit";
import type { PieceView } from "../../../index.js";
import { describePiece } from "../../board-names.js";
import type { Due } from "../../drawings/belts.js";
import { indexOf } from "../../squares.js";
import type { Words } from "../../words/index.js";
import type { Panel, PanelContext } from "../look.js";
import { type Counter, dojoWords } from "./words.js";

/** Which counters a kind has, and where they end. The engine counts; this says what the numbers are out of. */
const limits: Record<Counter, number> = { friend: 15, idle: 16, away: 10, near: 15 };
const counted: Partial<Record<PieceView["kinds"][number], readonly Counter[]>> = {
  pawn: ["friend", "idle", "near"],
  knight: ["friend", "idle", "near"],
  bishop: ["friend", "idle", "near"],
  rook: ["near"],
  queen: ["away"],
};
const ways: Record<Counter, Due["what"]> = { friend: "up", idle: "up", away: "down", near: "out" };
/** From how many turns before its end a counter is shown on the piece. */
const soon = 3;

function countersOf({ kinds, counters }: PieceView): readonly Counter[] {
  return counters ? (counted[kinds[0] ?? "king"] ?? []) : [];
}

/** The counter that strikes first, when that is soon; of equals the one that costs most. */
export function nearest(piece: PieceView): { counter: Counter; due: Due } | null {
  let found: { counter: Counter; due: Due } | null = null;
  for (const counter of countersOf(piece)) {
    // Who was asked and kept his turncoat has gone beyond the end: any turn may be the last.
    const turns = Math.max(1, limits[counter] - (piece.counters?.[counter] ?? 0));
    if (turns <= soon && (!found || turns <= found.due.turns)) found = { counter, due: { what: ways[counter], turns } };
  }
  return found;
}

/** What a piece's name is followed by when one of its counters is about to strike. */
export function aboutToStrike(piece: PieceView, words: Words): readonly string[] {
  const next = nearest(piece);
  const text = dojoWords(words.lang);
  return next ? [text.soon(text.effects[next.counter], next.due.turns)] : [];
}

function row(counter: Counter, n: number, words: Words): TemplateResult {
  const text = dojoWords(words.lang);
  const limit = limits[counter];
  return html`<li class=${limit - n <= soon ? "soon" : ""}>
    <span class="rule">${text.counters[counter]}</span>
    <meter min="0" max=${limit} .value=${Math.min(n, limit)} aria-hidden="true"></meter>
    <span class="count">${text.count(n, limit)}</span>
    <span class="effect">${text.effects[counter]}</span>
  </li>`;
}

/** All counters of the piece looked at, and who lies passive under it. */
export const countersPanel: Panel = {
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
                  ? html`<ul>${counters.map((counter) => row(counter, piece.counters?.[counter] ?? 0, words))}</ul>`
                  : html`<p>${text.noCounters}</p>`
              }`
          : under.length === 0
            ? html`<p>${text.countersHint}</p>`
            : nothing
      }
      ${under.length > 0 ? html`<p>${text.passiveHere(names.join(", "))}${piece ? "" : `. ${text.closed}`}</p>` : nothing}
    </section>`;
  },
};
