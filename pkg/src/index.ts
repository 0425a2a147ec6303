/**
 * Chess with cards and dice: the rules, bots, and everything a page needs to show a game. `await init()` first.
 * @module
 */
import { initWith } from "./load.js";
import type { Source } from "./wasm-bytes.js";

export { BotWorker } from "./bot/worker.js";
export * from "./face.js";

/** Where the engine lies when nobody says otherwise. Bundlers recognise this form and copy the file. */
function beside(): URL {
  return new URL("./orkan.wasm", import.meta.url);
}

/**
 * Loads the engine once; later and concurrent calls share the same promise. Needed before anything else.
 * Without an argument it finds its own .wasm (file in Node, fetch in browsers).
 * @throws {OrkanError} `load-failed`, naming the address and what came instead of wasm; it may be called again then
 */
export function init(source?: Source): Promise<void> {
  return initWith(source, beside);
}
