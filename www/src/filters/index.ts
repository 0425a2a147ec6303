import type { CardInfo, Lang, VariantInfo } from "orkan";
import type { Strings } from "../strings/index.js";
import { jokerFilters } from "./joker.js";

/** A way to look for cards: a list of values, one of which is wanted. */
export interface CardFilter {
  name: string;
  label: string;
  /** The values that occur among the cards, with their names. */
  options(cards: readonly CardInfo[]): (readonly [value: string, name: string])[];
  fits(card: CardInfo, value: string): boolean;
}

/** The one table of families whose cards can be looked for in ways of their own. */
const families: Partial<Record<VariantInfo["family"], (lang: Lang) => CardFilter[]>> = { joker: jokerFilters };

/** How the cards of a game can be looked for: only in ways that tell them apart. */
export function filtersOf(info: VariantInfo, all: readonly CardInfo[], strings: Strings, lang: Lang): CardFilter[] {
  const level: CardFilter = {
    name: "level",
    label: strings.cardLevel,
    options: () => [
      ["basic", strings.cardLevels.basic],
      ["advanced", strings.cardLevels.advanced],
    ],
    fits: ({ advanced }, value) => advanced === (value === "advanced"),
  };
  const value: CardFilter = {
    name: "value",
    label: strings.cardValue,
    options: (cards) => [...new Set(cards.flatMap(({ value }) => value ?? []))].sort((a, b) => a - b).map((value) => [String(value), String(value)]),
    fits: (card, value) => String(card.value) === value,
  };
  const timing: CardFilter = {
    name: "timing",
    label: strings.whenPlayed,
    options: (cards) => [...new Set(cards.flatMap(({ timing }) => timing ?? []))].map((timing) => [timing, strings.timings[timing] ?? timing]),
    fits: (card, value) => card.timing === value,
  };
  return [...(families[info.family]?.(lang) ?? []), level, value, timing].filter(
    (filter) => filter.options(all).filter(([value]) => all.some((card) => filter.fits(card, value))).length > 1,
  );
}
