import type { Lang } from "../../../index.js";
import { de } from "./words-de.js";
import { en, type JokerWords } from "./words-en.js";
import { fr } from "./words-fr.js";

export type { JokerWords } from "./words-en.js";

const all: Record<Lang, JokerWords> = { en, de, fr };

/** The family's own sentences. */
export function wordsOf(lang: Lang): JokerWords {
  return all[lang];
}
