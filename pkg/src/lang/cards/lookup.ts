import type { CardWords } from "./keys.js";

/** Finds what a card of a family says; null for an id the family does not have. */
type Find = (id: string) => CardWords | null;

/**
 * Finds what a card says.
 * @param words by family, then by card id; a family whose texts are made from its cards has a function instead
 * @returns a function that gives null for a family or a card without words here
 */
export function lookup(words: Record<string, Record<string, CardWords> | Find>): (family: string, id: string) => CardWords | null {
  return (family, id) => {
    const cards = Object.hasOwn(words, family) ? words[family] : undefined;
    if (typeof cards === "function") return cards(id);
    return (cards && Object.hasOwn(cards, id) && cards[id]) || null;
  };
}
