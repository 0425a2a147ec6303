import { init, type Lang } from "orkan";

/** Loads the engine and the words of a language. @throws {OrkanError} load-failed */
export async function loadEngine(lang: Lang): Promise<void> {
  await init();
  await loadWords(lang);
}

/** Registers a language's labels, sentences and rules pages; English is built in. */
export async function loadWords(lang: Lang): Promise<void> {
  if (lang === "de") await import("orkan/lang/de");
  else if (lang === "fr") await import("orkan/lang/fr");
}
