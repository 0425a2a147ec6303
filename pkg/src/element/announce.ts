import type { GameEvent, Kind, Outcome } from "../index.js";
import type { Look } from "./families/look.js";
import type { Entry } from "./table.js";
import type { Words } from "./words/index.js";

/** An action as a sentence to be read out, from its events; whatever is no plain move is told by its label. */
export function sentenceOf(words: Words, look: Look, entry: Entry): string {
  const color = entry.color === "white" || entry.color === "black" ? words.colors[entry.color] : "";
  // First who moved where, then what came of it.
  const byCard = entry.events.some(({ type }) => type === "card-played");
  const events = byCard ? entry.events : [...entry.events].sort((a, b) => Number(b.type === "moved") - Number(a.type === "moved"));
  const parts = events.map((event) => look.tell?.(event, words) ?? part(words, byCard ? shifted(event) : event, color)).filter((text) => text !== "");
  const told = events[0]?.type === "moved" && !byCard;
  return [...(told ? [] : [words.said.other(color, entry.label)]), ...parts].join(", ");
}

/** What events change, as one line. */
export function changesOf(words: Words, look: Look, events: readonly GameEvent[]): string {
  const parts = events.map((event) => look.tell?.(event, words) ?? part(words, shifted(event), "")).filter((text) => text !== "");
  return [...new Set(parts)].join(", ") || words.said.nothing;
}

/** A movement as part of something larger: told without who made it. */
function shifted(event: GameEvent): GameEvent {
  return event.type === "moved" ? { ...event, type: "swapped" } : event;
}

function part(words: Words, event: GameEvent, color: string): string {
  const { type, from, to, kind } = event;
  const name = kind ? words.kinds[kind as Kind] : "";
  const square = to ?? from ?? "";
  switch (type) {
    case "moved":
      return from && to ? words.said.moved(color, name || "?", from, to) : "";
    case "removed":
      return event.detail.reason === undefined ? words.said.removed(name, square) : words.said.vanished(name, square);
    case "put":
      return words.said.put(name, square);
    case "swapped":
    case "pushed":
      return from && to ? words.said.shifted(name, from, to) : "";
    case "marked":
      return words.said.marked(square, words.marks[String(event.detail.mark)] ?? String(event.detail.mark ?? ""));
    case "unmarked":
      return words.said.unmarked(square, words.marks[String(event.detail.mark)] ?? String(event.detail.mark ?? ""));
    case "trap-sprung":
      return words.said.sprung(square);
    case "card-void":
      return words.said.void(words.cards.voids[String(event.detail.reason)] ?? "");
    case "card-cancelled":
      return words.said.cancelled;
    case "card-taken":
      return words.said.taken;
    case "undone":
      return words.said.undone;
    case "captured":
      return words.said.captured(name, square);
    case "promoted":
      return words.said.promoted(square, name);
    case "turned":
    case "changed":
      return kind ? words.said.becomes(square, name) : "";
    case "rolled":
      return kind ? words.said.rolled(square, name) : "";
    case "check":
      return words.check;
    default:
      return "";
  }
}

/** How a game ended: who won, and why. */
export function resultOf(words: Words, outcome: Outcome): { title: string; reason: string } {
  return {
    title: outcome.winner ? words.winner(words.colors[outcome.winner]) : words.drawn,
    reason: words.reasons[outcome.reason],
  };
}
