import type { Action, GameEvent, Kind, View } from "../../../index.js";
import { titleOf } from "../../cards/deck.js";
import { indexOf } from "../../squares.js";
import type { Words } from "../../words/index.js";
import { wordsOf } from "./words.js";

/** What a window asks: what just happened, and what may be done about it. */
export function prompt(view: View, words: Words, actions: readonly Action[], turn: readonly GameEvent[]): string | null {
  const { lang } = words;
  const text = wordsOf(lang);
  const { pending, phase } = view;
  const by = pending ? words.colors[pending.by] : "";
  const takenBack = turn.some(({ type, detail }) => type === "undone" && detail.reason === undefined);
  const void_ = pending?.card ? turn.findLast(({ type, card }) => type === "card-void" && card === pending.card) : undefined;
  const fate = void_ ? ` ${text.void(words.cards.voids[String(void_.detail.reason)] ?? "")}` : "";
  const what = pending?.card
    ? `${text.played(by, titleOf(view.variant, lang, pending.card))}${fate}`
    : pending?.from && pending.to
      ? text.moved(by, pending.from, pending.to)
      : "";
  switch (phase) {
    case "intercept": {
      const square = pending?.captures[0] ?? pending?.to ?? null;
      const victim = square ? view.board[indexOf(square)] : null;
      const kind: Kind | undefined = victim?.kinds[0];
      return text.intercept(what, kind ? words.kinds[kind] : "", square ?? "");
    }
    case "answer":
      return text.answer(what);
    case "react":
      return text.react(what);
    case "after":
      return takenBack ? text.afterTakenBack : text.after;
    case "place-royal":
      return text.placeRoyal;
    case "guess":
      return text.guess;
    case "dart":
      return text.dart;
    case "main":
      if (takenBack) return text.mainTakenBack;
      return actions.some(({ type }) => type === "card") ? text.main : null;
    default:
      return null;
  }
}
