/**
 * Chess with cards and dice: the rules, bots, and everything a page needs to show a game. `await init()` first.
 * @module
 */
import { initWith } from "./load.js";
import type { Source } from "./wasm-bytes.js";

export { OrkanError } from "./errors.js";
export { type ActionFilter, Game, type HistoryEntry } from "./game.js";
export type * from "./types.js";
export { cards, variants } from "./variants.js";

/**
 * Loads the engine once; later and concurrent calls share the same promise. Needed before anything else.
 * Without an argument it finds its own .wasm (file in Node, fetch in browsers).
 * @throws {OrkanError} `load-failed`, naming the address and what came instead of wasm; it may be called again then
 */
export function init(source?: Source): Promise<void> {
  return initWith(source);
}
