import { attempt } from "../arguments.js";
import { orkanError } from "../errors.js";
import { catalogueOrEnglish } from "../lang/registry.js";
import { shown } from "../shown.js";
import type { BotOptions } from "../types.js";

const MOST = 4_294_967_295;
const RANGES: Record<string, readonly [number, number]> = { level: [1, 8], maxMillis: [1, MOST], maxNodes: [1, MOST] };

/**
 * Checks what a bot is asked to be and returns it as JSON. The engine would do the same, but a worker's engine is elsewhere
 * and its answer would come too late for a constructor.
 * @throws {OrkanError} `bad-option` with the key as path
 */
export function botOptions(options: unknown): string {
  const { faults } = catalogueOrEnglish("en");
  const refuse = (message: string, path: string): never => {
    throw orkanError("bad-option", message, path);
  };
  if (options === undefined) return "{}";
  const members = attempt(() => (typeof options === "object" && options !== null && !Array.isArray(options) ? Object.entries(options) : null));
  if (!members) return refuse(faults["wrong-type"]({ wanted: "object", given: shown(options) }), "");
  const checked: BotOptions = {};
  for (const [key, value] of members) {
    if (value === undefined || value === null) continue;
    const range = Object.hasOwn(RANGES, key) ? RANGES[key] : undefined;
    if (key === "seed") {
      if (typeof value !== "string") refuse(faults["wrong-type"]({ wanted: "text", given: shown(value) }), key);
      checked.seed = value;
    } else if (range) {
      if (typeof value !== "number" || !Number.isInteger(value)) refuse(faults["wrong-type"]({ wanted: "whole number", given: shown(value) }), key);
      const [min, max] = range;
      if (value < min || value > max) refuse(faults["out-of-range"]({ given: String(value), min: String(min), max: String(max) }), key);
      checked[key as "level" | "maxMillis" | "maxNodes"] = value;
    } else refuse(faults["unknown-key"]({ key: shown(key) }), key);
  }
  return JSON.stringify(checked);
}
