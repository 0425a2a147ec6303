import type { Lang } from "../../index.js";
import { de } from "./de.js";
import { en, type Words } from "./en.js";
import { fr } from "./fr.js";

export type { Words };

const all: Record<Lang, Words> = { en, de, fr };

/** The element's sentences in a language. */
export function wordsIn(lang: Lang): Words {
  return all[lang];
}

export const languages: readonly Lang[] = ["en", "de", "fr"];

/** The language of a tag such as `de-CH`; English for every other. */
export function langOf(tag: string | null | undefined): Lang {
  const head = (tag ?? "").toLowerCase().split(/[-_]/)[0];
  return languages.find((lang) => lang === head) ?? "en";
}
