import type { Lang } from "orkan";
import { de } from "./de.js";
import { en, type Strings } from "./en.js";
import { fr } from "./fr.js";

export type { Strings };

const all: Record<Lang, Strings> = { en, de, fr };

/** Names of the languages in themselves. */
export const languages: readonly (readonly [Lang, string])[] = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["fr", "Français"],
];

export function stringsIn(lang: Lang): Strings {
  return all[lang];
}

/** The reader's language among ours, by the browser's list. */
export function preferredLang(): Lang {
  for (const tag of navigator.languages) {
    const known = languages.find(([lang]) => tag.toLowerCase().startsWith(lang));
    if (known) return known[0];
  }
  return "en";
}
