import type { CardInfo, Color, GameEvent, Kind, Square } from "../index.js";
import type { Look } from "./families/look.js";
import type { Narrowing } from "./narrowing.js";
import type { Question } from "./question.js";
import type { Words } from "./words/index.js";

/** The order in which kinds are offered: the one usually wanted first. */
const strength: readonly Kind[] = ["queen", "rook", "bishop", "knight", "zebra", "pawn", "king", "wounded"];

/** A pawn that a card brings to its last rank. */
export interface Arrival {
  color: Color;
  square: Square;
}

/**
 * Which pawn's new kind is picked next: a card's play ends with the kinds of the pawns it brings to their last rank, in the order
 * in which they are promoted. Null where another kind is picked. `foresee`: what an action would bring about.
 */
export function arrivalOf(narrowing: Narrowing, foresee: (action: string) => readonly GameEvent[]): Arrival | null {
  const [action] = narrowing.actions;
  if (!action || narrowing.card === null || narrowing.kinds.length === 0) return null;
  const kinds = action.picks.length - 1 - action.picks.findLastIndex((pick) => !("kind" in pick));
  const left = action.picks.length - (narrowing.chosen.length - narrowing.read.length);
  if (left > kinds) return null;
  const { color, to } = foresee(action.id).filter(({ type }) => type === "promoted")[kinds - left] ?? {};
  return color && to ? { color, square: to } : null;
}

/** How a player is asked for the kind that comes next: what a pawn becomes, or what a card wants. */
export function kindQuestion(narrowing: Narrowing, actor: Color, card: CardInfo | null, arrival: Arrival | null, look: Look, words: Words): Question {
  const plain = narrowing.actions.every(({ type }) => type === "move" || type === "promote");
  const asked = card ? look.askKind?.(narrowing, card, words) : null;
  const color = arrival?.color ?? actor;
  const promoted = card && arrival ? words.pawnPromotes(card.title, words.colors[color], arrival.square) : null;
  const text = card ? (asked?.text ?? promoted ?? card.title) : narrowing.started ? null : words.chooseFaceMust;
  const kinds = [...narrowing.kinds].sort((a, b) => strength.indexOf(a) - strength.indexOf(b));
  return {
    heading: asked?.heading ?? (plain || arrival ? words.chooseFace : words.cards.chooseKind),
    ...(text === null ? {} : { text }),
    answers: kinds.map((kind) => ({
      key: kind,
      label: asked?.label(kind) ?? words.kinds[kind],
      figure: look.draw({ id: 0, color, origin: color, kinds: [kind], royal: false, marks: [], counters: null }),
    })),
    leave: narrowing.started ? words.cancel : words.close,
  };
}
