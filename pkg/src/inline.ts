/**
 * The same as `orkan` with the engine embedded: nothing is fetched, so it works from `file://` and under a
 * Content-Security-Policy without `connect-src` (`wasm-unsafe-eval` is still needed, as for all WebAssembly).
 * @module
 */
import { embedded } from "./embedded.js";
import { initWith } from "./load.js";
import type { Source } from "./wasm-bytes.js";

export { BotWorker } from "./bot/worker-inline.js";
export * from "./face.js";

/**
 * Starts the embedded engine once; later and concurrent calls share the same promise. Needed before anything else.
 * @param source another engine file instead of the embedded one, as in `orkan`
 * @throws {OrkanError} `load-failed`
 */
export function init(source?: Source): Promise<void> {
  return initWith(source, embedded);
}
