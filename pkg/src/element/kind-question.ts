import type { CardInfo, Color, Kind } from "../index.js";
import type { Look } from "./families/look.js";
import type { Narrowing } from "./narrowing.js";
import type { Question } from "./question.js";
import type { Words } from "./words/index.js";

/** The order in which kinds are offered: the one usually wanted first. */
const strength: readonly Kind[] = ["queen", "rook", "bishop", "knight", "zebra", "pawn", "king", "wounded"];

/** How a player is asked for the kind that comes next: what a pawn becomes, or what a card wants. */
export function kindQuestion(narrowing: Narrowing, color: Color, card: CardInfo | null, look: Look, words: Words): Question {
  const plain = narrowing.actions.every(({ type }) => type === "move" || type === "promote");
  const asked = card ? look.askKind?.(narrowing, card, words) : null;
  const text = card ? (asked?.text ?? card.title) : narrowing.started ? null : words.chooseFaceMust;
  const kinds = [...narrowing.kinds].sort((a, b) => strength.indexOf(a) - strength.indexOf(b));
  return {
    heading: asked?.heading ?? (plain ? words.chooseFace : words.cards.chooseKind),
    ...(text === null ? {} : { text }),
    answers: kinds.map((kind) => ({
      key: kind,
      label: asked?.label(kind) ?? words.kinds[kind],
      figure: look.draw({ id: 0, color, origin: color, kinds: [kind], royal: false, marks: [], counters: null }),
    })),
    leave: narrowing.started ? words.cancel : words.close,
  };
}
