import type { Kind, View } from "../../../index.js";
import { titleOf } from "../../cards/deck.js";
import { indexOf } from "../../squares.js";
import type { Words } from "../../words/index.js";
import { wordsOf } from "./words.js";

/** What a window asks: what just happened, and what may be done about it. */
export function prompt(view: View, words: Words): string | null {
  const { lang } = words;
  const text = wordsOf(lang);
  const { pending, phase } = view;
  const by = pending ? words.colors[pending.by] : "";
  const what = pending?.card
    ? text.played(by, titleOf(view.variant, lang, pending.card))
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
      return text.after;
    case "place-royal":
      return text.placeRoyal;
    case "guess":
      return text.guess;
    case "dart":
      return text.dart;
    case "main":
      return view.cardSpent[view.turn] ? null : text.main;
    default:
      return null;
  }
}
