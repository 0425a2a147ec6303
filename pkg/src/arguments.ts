import { type OrkanError, orkanError } from "./errors.js";
import { catalogueOrEnglish } from "./lang/registry.js";
import type { Square, Viewer } from "./types.js";

/** An argument that is not what it must be. */
export function wrongArgument(name: string, wanted: string, lang: unknown): OrkanError {
  return orkanError("bad-argument", catalogueOrEnglish(lang).binding["wrong-argument"]({ name, wanted }), name);
}

/** Whether the text is a square, a1 to h8. */
export function isSquare(value: unknown): value is Square {
  return typeof value === "string" && /^[a-h][1-8]$/.test(value);
}

const VIEWERS: readonly unknown[] = ["white", "black", "spectator", "all"];

/** The viewer; "all" if none is given. */
export function viewerOf(value: unknown, lang: unknown): Viewer {
  if (value === undefined) return "all";
  if (!VIEWERS.includes(value)) throw wrongArgument("viewer", "white, black, spectator / all", lang);
  return value as Viewer;
}

/** The notation of an action given as text or as an object of a list. */
export function actionText(value: unknown, lang: unknown): string {
  if (typeof value === "string") return value;
  const id = typeof value === "object" && value !== null ? (value as { id?: unknown }).id : undefined;
  if (typeof id === "string") return id;
  throw orkanError("malformed-action", catalogueOrEnglish(lang).faults["malformed-action"]({ given: value === null ? "null" : typeof value }));
}

/** A flag that may be left out. */
export function flagOf(value: unknown, name: string, lang: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value !== "boolean") throw wrongArgument(name, "boolean", lang);
  return value;
}

/** A whole number within bounds. */
export function wholeOf(value: unknown, name: string, min: number, max: number, lang: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) throw wrongArgument(name, `${min} … ${max}`, lang);
  return value;
}
