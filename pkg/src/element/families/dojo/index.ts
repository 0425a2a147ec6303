import { css, html, type TemplateResult } from "lit";
import type { Action, GameEvent, GameOptions, Kind, PieceView, Square, View } from "../../../index.js";
import { belted, beltStyle, passive } from "../../drawings/belts.js";
import { standing } from "../../drawings/standing.js";
import { indexOf } from "../../squares.js";
import { type Words, wordsIn } from "../../words/index.js";
import type { Look, Panel, PanelContext } from "../look.js";
import { aboutToStrike, countersPanel, nearest, type Vigilance } from "./counters.js";
import { beltName, dojoWords, withBelts } from "./words.js";

const ladder: readonly Kind[] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

function sample(kind: Kind): PieceView {
  return { id: 0, color: "white", origin: "white", kinds: [kind], royal: false, marks: [], counters: null };
}

const legend: Panel = {
  place: "side",
  render({ lang, words, draw }: PanelContext): TemplateResult {
    const text = dojoWords(lang);
    const chess = wordsIn(lang);
    return html`<section class="belt-list" aria-labelledby="belts-title">
      <p id="belts-title">${text.belts}</p>
      <ul>
        ${ladder.map(
          (kind) => html`<li>
            <span class="mini">${draw(sample(kind))}</span>
            <span>${words.kinds[kind]}<span class="as">${text.movesAs(chess.kinds[kind])}</span></span>
            <span class="mini chess">${standing(sample(kind))}</span>
          </li>`,
        )}
      </ul>
    </section>`;
  },
};

/** What an action on a square concerns: the piece there, or the uppermost passive member. */
function kindOn(view: View, square: Square | null): Kind | null {
  if (!square) return null;
  const under = view.squares.filter((mark) => mark.square === square);
  return view.board[indexOf(square)]?.kinds[0] ?? under[under.length - 1]?.kind ?? null;
}

function squareOf({ picks: [pick] }: Action): Square | null {
  return pick && "square" in pick ? pick.square : null;
}

function deed(action: Action, view: View, words: Words): string | null {
  const text = dojoWords(words.lang);
  const square = squareOf(action);
  // Of several members on a square the one that wakes is the player's own.
  const own = view.squares.filter((mark) => mark.square === square && mark.color === view.actor);
  const kind = action.type === "appoint" ? (view.board[square ? indexOf(square) : 0]?.kinds[0] ?? own[own.length - 1]?.kind ?? null) : kindOn(view, square);
  const name = beltName(words, kind);
  switch (action.type) {
    case "appoint":
      return text.doAppoint(name, square ?? "");
    case "retire":
      return text.doRetire(name, square ?? "");
    case "release":
      return text.doRelease(name, square ?? "");
    case "claim":
      return text.doClaim(name, square ?? "");
    case "keep":
      return text.doKeep;
    case "pass":
      return text.doPass;
    default:
      return null;
  }
}

function prompt(view: View, words: Words, actions: readonly Action[]): string | null {
  const text = dojoWords(words.lang);
  const square = view.pending?.square ?? null;
  switch (view.phase) {
    case "appoint":
      return text.appoint;
    case "retire":
      return actions.some(({ type }) => type === "pass") ? text.retire : text.retireMust;
    case "vigilance":
      return text.vigilance(beltName(words, kindOn(view, square)), square ?? "");
    default: {
      const claims = actions.filter(({ type }) => type === "claim").map(squareOf);
      return claims.length > 0 ? text.claims(claims.join(", ")) : null;
    }
  }
}

function tell({ type, to, kind, detail }: GameEvent, words: Words): string | null {
  const text = dojoWords(words.lang);
  const why = String(detail.why ?? "");
  const name = beltName(words, kind);
  switch (type) {
    case "changed":
      return `${text.becomes(to ?? "", name)} (${text.whys[why] ?? why})`;
    case "marked":
      return text.turnsPassive(name, to ?? "");
    case "removed":
      return text.leaves(name, to ?? "");
    case "unmarked":
      return "";
    default:
      return null;
  }
}

/** What has nothing to do with counters. */
const common: Omit<Look, "draw" | "panels"> = {
  drawMark: ({ color, kind }, place) => passive(color ?? "white", kind ?? "pawn", place),
  emblem: () => ["rook", "king", "pawn"],
  words: withBelts,
  prompt,
  deed,
  direct: ["release", "claim"],
  tell,
  typed: () => "retire:d8",
  styles: [
    beltStyle,
    css`
      .counters {
        min-height: 5.6rem;
        padding: 0.55rem 0.85rem;
        background: var(--sunken);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        font-size: 0.88rem;
      }
      .counters p {
        margin: 0;
        color: var(--muted);
      }
      .counters .whose {
        color: var(--text);
        font-weight: 600;
      }
      .counters ul,
      .belt-list ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .counters li {
        display: grid;
        grid-template-columns: minmax(0, 1.3fr) 4rem auto;
        align-items: center;
        gap: 0 0.6rem;
      }
      .counters meter {
        width: 100%;
        height: 0.8rem;
      }
      .counters .count {
        font-variant-numeric: tabular-nums;
      }
      .counters .effect {
        grid-column: 1 / -1;
        display: none;
        font-size: 0.82rem;
      }
      .counters .soon {
        font-weight: 650;
      }
      .counters .soon .effect {
        display: block;
      }
      .belt-list p {
        margin: 0 0 0.4rem;
        font-size: 0.82rem;
        font-weight: 600;
        color: var(--muted);
      }
      .belt-list ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
        gap: 0.3rem 0.6rem;
      }
      .belt-list li {
        display: flex;
        align-items: center;
        gap: 0.4rem;
        font-size: 0.86rem;
        line-height: 1.2;
      }
      .belt-list .mini {
        flex: none;
        width: 2.2rem;
        height: 2.2rem;
      }
      .belt-list .chess {
        width: 1.5rem;
        height: 1.5rem;
        margin-left: auto;
      }
      .belt-list .as {
        display: block;
        color: var(--muted);
        font-size: 0.8rem;
      }
    `,
  ],
};

function badge(piece: PieceView, vigilance: Vigilance): string {
  const due = nearest(piece, vigilance)?.due;
  return due ? `${due.what}${due.turns}` : "";
}

/** What a counter leads to, and so what stands on a piece, depends on who watches for turncoats. */
function watched(vigilance: Vigilance): Look {
  return {
    ...common,
    draw: (piece) => belted(piece, nearest(piece, vigilance)?.due ?? null),
    differs: (before, after) => badge(before, vigilance) !== badge(after, vigilance),
    details: (piece, words) => aboutToStrike(piece, words, vigilance),
    panels: [countersPanel(vigilance), legend],
  };
}

export const dojo: Look = {
  ...watched("automatic"),
  under: ({ vigilance }: GameOptions) => watched(vigilance ?? "automatic"),
};
