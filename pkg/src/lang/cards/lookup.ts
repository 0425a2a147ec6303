import type { CardWords } from "./keys.js";

/**
 * Finds what a card says.
 * @param words by family, then by card id
 * @returns a function that gives null for a family or a card without words here
 */
export function lookup(words: Record<string, Record<string, CardWords>>): (family: string, id: string) => CardWords | null {
  return (family, id) => {
    const cards = Object.hasOwn(words, family) ? words[family] : undefined;
    return (cards && Object.hasOwn(cards, id) && cards[id]) || null;
  };
}
