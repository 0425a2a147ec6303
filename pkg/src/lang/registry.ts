import { orkanError } from "../errors.js";
import { shown } from "../shown.js";
import type { Lang } from "../types.js";
import type { Catalogue } from "./catalogue.js";
import { en } from "./en.js";

const catalogues = new Map<string, Catalogue>([["en", en]]);

const LANGS: readonly string[] = ["en", "de", "fr"];

/** Makes a language known; the language modules call it when they are imported. */
export function register(catalogue: Catalogue): void {
  catalogues.set(catalogue.lang, catalogue);
}

/**
 * The catalogue of a language.
 * @throws {OrkanError} `bad-option` if the language is unknown or its module has not been imported
 */
export function catalogue(lang: unknown, path = "lang"): Catalogue {
  const found = typeof lang === "string" ? catalogues.get(lang) : undefined;
  if (found) return found;
  const known = typeof lang === "string" && LANGS.includes(lang);
  const message = known ? en.binding["lang-not-registered"]({ lang }) : en.binding["lang-unknown"]({ given: shown(lang) });
  throw orkanError("bad-option", message, path);
}

/** As `catalogue`, but English for what is no registered language: for sentences about other mistakes. */
export function catalogueOrEnglish(lang: unknown): Catalogue {
  return (typeof lang === "string" && catalogues.get(lang)) || en;
}

/** Whether the language can be used now. */
export function isRegistered(lang: string): lang is Lang {
  return catalogues.has(lang);
}
