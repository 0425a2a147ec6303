import { orkanError } from "./errors.js";
import { CARDS, VARIANTS } from "./generated/catalogue.js";
import { boldOf, termsOf } from "./lang/cards/joker/words.js";
import type { Catalogue } from "./lang/catalogue.js";
import { catalogue } from "./lang/registry.js";
import { shown } from "./shown.js";
import type { CardInfo, CardTerm, Lang, VariantId, VariantInfo } from "./types.js";

/** The family of a game; empty for what is no game. */
export function familyOf(variant: string): string {
  return VARIANTS.find(({ id }) => id === variant)?.family ?? "";
}

/**
 * All games with their words.
 * @throws {OrkanError} `bad-option` for a language that is not there
 */
export function variants(lang: Lang = "en"): VariantInfo[] {
  const words = catalogue(lang);
  return VARIANTS.map((entry) => {
    const { title, summary } = words.variants[entry.id];
    return {
      id: entry.id,
      family: entry.family,
      title,
      summary,
      rules: words.rules[entry.id] ?? "",
      hasChance: entry.hasChance,
      hasHiddenInformation: entry.hasHiddenInformation,
      hasCards: entry.hasCards,
      reconstruction: entry.reconstruction,
      ownDeck: entry.ownDeck,
    };
  });
}

function entryOf(variant: string, words: Catalogue): (typeof VARIANTS)[number] {
  const entry = VARIANTS.find(({ id }) => id === variant);
  if (!entry) throw orkanError("unknown-variant", words.faults["unknown-variant"]({ given: shown(variant) }), "variant");
  return entry;
}

/**
 * The cards of a game; none for games without cards.
 * @throws {OrkanError} `unknown-variant`, `bad-option`
 */
export function cards(variant: VariantId, lang: Lang = "en"): CardInfo[] {
  const words = catalogue(lang);
  const entry = entryOf(variant, words);
  return (CARDS[entry.id] ?? []).map(({ id, timing, value, advanced }) => {
    const { title, text, group = null } = words.card(entry.family, id) ?? { title: id, text: "" };
    return { id, title, text, timing, value, advanced, group, terms: termsOf(entry.family, id), bold: boldOf(entry.family, id) };
  });
}

/**
 * The vocabulary a game's cards are made of, in its order, with names; none where they have none.
 * @throws {OrkanError} `unknown-variant`, `bad-option`
 */
export function cardTerms(variant: VariantId, lang: Lang = "en"): CardTerm[] {
  const words = catalogue(lang);
  return Object.entries(words.terms(entryOf(variant, words).family)).map(([id, name]) => ({ id, name }));
}
