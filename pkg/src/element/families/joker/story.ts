import type { Color, GameEvent, View } from "../../../index.js";
import { titleOf } from "../../cards/deck.js";
import { other } from "../../squares.js";
import type { Words } from "../../words/index.js";
import type { JokerWords } from "./words.js";
import { wordsOf } from "./words.js";

/** Points that win. */
export const goal = 800;
/** What a face-down card counts. */
export const faceDown = 25;

type Why = keyof JokerWords["scored"];

/** What an event of cards and points sounds like; null for what happens in every game. */
export function tell({ type, color, card, detail }: GameEvent, words: Words): string | null {
  const text = wordsOf(words.lang);
  const title = card ? titleOf("joker", words.lang, card) : "";
  switch (type) {
    case "card-drawn":
      return color ? text.drawn(words.colors[color], title) : "";
    case "card-discarded":
      return text.discarded(title);
    case "check":
      return color ? text.check(words.colors[color], detail.card === true) : null;
    case "scored":
      return color ? text.scored[detail.why as Why](words.colors[color], Number(detail.points), Number(detail.total), words.colors[other(color)]) : "";
    default:
      return null;
  }
}

/** What the list of moves notes: every score, told apart by what it was for. */
export function notes(events: readonly GameEvent[], words: Words): { color: Color; short: string; text: string }[] {
  return events.flatMap((event) => {
    if (event.type !== "scored" || !event.color) return [];
    return [{ color: event.color, short: `+${event.detail.points}`, text: tell(event, words) ?? "" }];
  });
}

/** Who an action's events began with: the player whose turn it was. */
export function playerOf(events: readonly GameEvent[]): Color | null {
  return events.find(({ type }) => type === "moved" || type === "card-played" || type === "card-drawn")?.color ?? null;
}

/** What came of an action in cards and points, sentence by sentence. `scores`: as they stand after it. */
export function story(events: readonly GameEvent[], words: Words, view: View): string[] {
  const text = wordsOf(words.lang);
  return events.flatMap((event) => {
    const told = tell(event, words);
    if (!told) return [];
    const consoled = events.some(({ type, detail }) => type === "scored" && detail.why === "check");
    const over = events.some(({ type }) => type === "game-over");
    if (event.type !== "check" || !event.color || consoled || over) return [told];
    const rich = (view.scores?.[event.color] ?? 0) + faceDown >= goal;
    return [told, rich ? text.noConsolation(words.colors[event.color]) : text.noConsolationDeck];
  });
}

/** A sentence with a capital first letter and a full stop. */
export function sentence(text: string): string {
  return text === "" ? "" : `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}

/** What the player to act should know: why points were just scored for check or last stand, and what he may do. */
export function prompt(view: View, words: Words, _actions: unknown, _turn: unknown, last: readonly GameEvent[]): string | null {
  const text = wordsOf(words.lang);
  if (view.phase === "chance") return text.drawCard;
  const { actor } = view;
  if (actor !== "white" && actor !== "black") return null;
  const rewards = last.filter(({ type, detail }) => type === "scored" && (detail.why === "check" || detail.why === "last-stand"));
  const told = rewards.map((event) => sentence(tell(event, words) ?? ""));
  const todo = view.faceUp[actor] ? text.moveOrCard(words.colors[actor]) : text.move(words.colors[actor]);
  return [...told, todo].join(" ");
}
