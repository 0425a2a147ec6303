import type { Lang } from "../index.js";

/** Registers a language with the engine's catalogues; English is built in. */
export async function loadLanguage(lang: Lang): Promise<void> {
  if (lang === "de") await import("../lang/de.js");
  else if (lang === "fr") await import("../lang/fr.js");
}
