import type { CardInfo, Kind } from "../../../index.js";
import type { Narrowing } from "../../narrowing.js";
import type { Words } from "../../words/index.js";
import { wordsOf } from "./words.js";

/** How it is asked as what a bold kind is read; null where the card asks for another kind. */
export function askKind(narrowing: Narrowing, card: CardInfo, words: Words): { heading: string; text: string; label(kind: Kind): string } | null {
  const printed = narrowing.reads === null ? undefined : card.bold?.[narrowing.reads];
  if (!printed) return null;
  const text = wordsOf(words.lang);
  const name = words.kinds[printed];
  return {
    heading: text.masquerade,
    text: narrowing.kinds.includes(printed) ? text.maskText(card.title, name, card.value ?? 0) : text.maskOnly(card.title, name),
    label: (kind) => (kind === printed ? text.asPrinted(name) : words.kinds[kind]),
  };
}

/** In which ways an open card can be used now. */
export function waysOf(narrowing: Narrowing, card: string): { printed: boolean; masked: boolean } {
  const plays = narrowing.playsOf(card);
  return { printed: plays.some(({ reading }) => !reading), masked: plays.some(({ reading }) => reading) };
}
