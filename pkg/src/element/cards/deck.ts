import { type CardId, type CardInfo, cards, type Lang, type VariantId } from "../../index.js";

const decks = new Map<string, Map<CardId, CardInfo>>();

/** What a game's cards say, by id, in the order of the deck. */
export function deckOf(variant: VariantId, lang: Lang): ReadonlyMap<CardId, CardInfo> {
  const key = `${variant} ${lang}`;
  let deck = decks.get(key);
  if (!deck) {
    deck = new Map(cards(variant, lang).map((info) => [info.id, info]));
    decks.set(key, deck);
  }
  return deck;
}

/** What a card is called; its id when the game has no such card. */
export function titleOf(variant: VariantId, lang: Lang, card: CardId): string {
  return deckOf(variant, lang).get(card)?.title ?? card;
}
