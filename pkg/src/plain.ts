import { OrkanError, orkanError } from "./errors.js";
import { catalogueOrEnglish } from "./lang/registry.js";
import { shown } from "./shown.js";
import type { ErrorCode } from "./types.js";

const DEEPEST = 12;

function isPlainObject(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // Objects of another realm (an iframe, Node's vm) have another Object.prototype, but it is as plain.
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

/**
 * JSON text of a value from outside. What JSON would silently drop or bend (functions, NaN, Maps, dates, cycles) is refused
 * with its place; members that are undefined count as left out.
 * @throws {OrkanError} with the given code
 */
export function toJson(value: unknown, code: ErrorCode, lang: unknown): string {
  const refuse = (offender: string, path: string): never => {
    // What stands in the set-up is the set-up's fault.
    const at = code === "bad-option" && /^setup\b/.test(path) ? "bad-setup" : code;
    throw orkanError(at, catalogueOrEnglish(lang).binding["not-plain"]({ what: offender }), path);
  };
  const copy = (value: unknown, path: string, depth: number): unknown => {
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number" && Number.isFinite(value)) return value;
    if (typeof value !== "object") return refuse(shown(value), path);
    if (depth > DEEPEST) return refuse("(too deep, or endless)", path);
    if (Array.isArray(value)) return Array.from(value, (entry, i) => copy(entry ?? null, `${path}[${i}]`, depth + 1));
    if (!isPlainObject(value)) return refuse(shown(value), path);
    const members: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      const place = path ? `${path}.${key}` : key;
      // Defined, not assigned: "__proto__" must stay an ordinary (and unknown) key.
      Object.defineProperty(members, key, { value: copy(member, place, depth + 1), enumerable: true });
    }
    return members;
  };
  try {
    return JSON.stringify(copy(value, "", 0));
  } catch (thrown) {
    if (thrown instanceof OrkanError) throw thrown;
    // A getter or a proxy of the caller's has thrown.
    return refuse("(unreadable)", "");
  }
}
