import { type CardInfo, cardTerms, type Lang, type VariantId } from "orkan";
import type { Strings } from "./strings/index.js";

/** A way to look for cards: a list of values, one of which is wanted. */
export interface CardFilter {
  name: string;
  label: string;
  options: readonly (readonly [value: string, name: string])[];
  fits(card: CardInfo, value: string): boolean;
}

/** How the cards of a game can be looked for: only in ways that tell them apart. */
export function filtersOf(game: VariantId, all: readonly CardInfo[], strings: Strings, lang: Lang): CardFilter[] {
  const filters: CardFilter[] = [
    {
      name: "group",
      label: strings.cardGroup,
      options: once(all.map(({ group }) => group)).map((group) => [group, group]),
      fits: ({ group }, value) => group === value,
    },
    {
      name: "term",
      label: strings.cardTerm,
      options: cardTerms(game, lang).map(({ id, name }) => [id, capital(name, lang)]),
      fits: ({ terms }, value) => terms?.includes(value) ?? false,
    },
    {
      name: "level",
      label: strings.cardLevel,
      options: [
        ["basic", strings.cardLevels.basic],
        ["advanced", strings.cardLevels.advanced],
      ],
      fits: ({ advanced }, value) => advanced === (value === "advanced"),
    },
    {
      name: "value",
      label: strings.cardValue,
      options: once(all.map(({ value }) => value))
        .sort((a, b) => a - b)
        .map((value) => [String(value), String(value)]),
      fits: (card, value) => String(card.value) === value,
    },
    {
      name: "timing",
      label: strings.whenPlayed,
      options: once(all.map(({ timing }) => timing)).map((timing) => [timing, strings.timings[timing] ?? timing]),
      fits: (card, value) => card.timing === value,
    },
  ];
  return filters.filter(({ options, fits }) => options.filter(([value]) => all.some((card) => fits(card, value))).length > 1);
}

/** The values that there are, each once, in their order. */
function once<Value>(values: readonly (Value | null | undefined)[]): Value[] {
  return [...new Set(values.flatMap((value) => (value === null || value === undefined ? [] : [value])))];
}

function capital(name: string, lang: Lang): string {
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
