import { type OrkanError, orkanError } from "./errors.js";
import type { Bounds, Wanted } from "./lang/catalogue.js";
import { catalogueOrEnglish } from "./lang/registry.js";
import type { Square, Viewer } from "./types.js";

/** An argument that is not what it must be. */
export function wrongArgument(name: string, wanted: Wanted, lang: unknown, bounds: Bounds = {}): OrkanError {
  return orkanError("bad-argument", catalogueOrEnglish(lang).binding["wrong-argument"]({ name, wanted, ...bounds }), name);
}

/** What a foreign object says; nothing where asking it throws (a getter, a revoked proxy). */
export function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Whether the text is a square, a1 to h8. */
export function isSquare(value: unknown): value is Square {
  return typeof value === "string" && /^[a-h][1-8]$/.test(value);
}

const VIEWERS: readonly unknown[] = ["white", "black", "spectator", "all"];

/** The viewer; "all" if none is given. */
export function viewerOf(value: unknown, lang: unknown): Viewer {
  if (value === undefined) return "all";
  if (!VIEWERS.includes(value)) throw wrongArgument("viewer", "viewer", lang);
  return value as Viewer;
}

/** The notation of an action given as text or as an object of a list. */
export function actionText(value: unknown, lang: unknown): string {
  if (typeof value === "string") return value;
  const id = typeof value === "object" && value !== null ? attempt(() => (value as { id?: unknown }).id) : undefined;
  if (typeof id === "string") return id;
  throw orkanError("malformed-action", catalogueOrEnglish(lang).faults["malformed-action"]({ given: value === null ? "null" : typeof value }));
}

/** A flag that may be left out. */
export function flagOf(value: unknown, name: string, lang: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value !== "boolean") throw wrongArgument(name, "flag", lang);
  return value;
}

/** A whole number within bounds. */
export function wholeOf(value: unknown, name: string, min: number, max: number, lang: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) throw wrongArgument(name, "number", lang, { min, max });
  return value;
}
