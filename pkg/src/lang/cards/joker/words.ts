import { deckOfJoker } from "../../../generated/joker.js";
import type { Kind } from "../../../types.js";
import type { CardWords, JokerCode, JokerFamily } from "../keys.js";
import type { JokerCard } from "./effect.js";

let cards: ReadonlyMap<string, JokerCard> | null = null;

function cardOf(id: string): JokerCard | undefined {
  cards ??= new Map(deckOfJoker().map((card) => [card.id, card]));
  return cards.get(id);
}

/** The words of the vocabulary a card uses; none for a card of another game. */
export function termsOf(family: string, id: string): string[] {
  return family === "joker" ? [...(cardOf(id)?.terms ?? [])] : [];
}

/** The bold kinds of a card as printed; none for a card of another game. */
export function boldOf(family: string, id: string): Kind[] {
  return family === "joker" ? [...(cardOf(id)?.bold ?? [])] : [];
}

/** What the cards say: titles and families as given, texts made from what the cards do, each when it is first asked for. */
export function jokerWords(
  titles: Record<JokerCode, string>,
  families: Record<JokerFamily, string>,
  text: (card: JokerCard) => string,
): (id: string) => CardWords | null {
  const made = new Map<string, CardWords>();
  return (id) => {
    const card = cardOf(id);
    if (!card) return null;
    let words = made.get(id);
    if (!words) {
      words = { title: titles[id as JokerCode], text: text(card), group: families[id.charAt(0) as JokerFamily] };
      made.set(id, words);
    }
    return words;
  };
}
