import { orkanError } from "./errors.js";
import { BUILD } from "./generated/build.js";
import start, { initSync } from "./generated/engine.js";
import { nodeFiles } from "./node.js";
import { compile, type Source } from "./wasm-bytes.js";

let loading: Promise<void> | null = null;
let module: WebAssembly.Module | null = null;
let memory: WebAssembly.Memory | null = null;
let words = new Uint32Array(0);

/** Browsers want large modules started off the main thread; in Node `start` would only load its fetch, which takes longer than all the rest. */
function instantiate(compiled: WebAssembly.Module): ReturnType<typeof start> | ReturnType<typeof initSync> {
  return nodeFiles() ? initSync({ module: compiled }) : start({ module_or_path: compiled });
}

async function load(source: Source): Promise<void> {
  const compiled = await compile(source);
  const [section] = WebAssembly.Module.customSections(compiled, "orkan");
  const build = section ? new TextDecoder().decode(section) : null;
  if (build !== BUILD) {
    const what = build === null ? "the file is WebAssembly, but not Orkan's engine" : `the engine is build ${build}, this package needs build ${BUILD}`;
    throw orkanError("load-failed", `The engine could not be loaded: ${what}.`, "source");
  }
  try {
    ({ memory } = await instantiate(compiled));
  } catch (cause) {
    throw orkanError("load-failed", "The engine could not be started; there may not be enough memory.", "source", null, { cause });
  }
  module = compiled;
}

/**
 * Loads the engine once; calls while it loads or after it share the promise. A failed attempt is forgotten, so it can be repeated.
 * @param preset where the entry keeps its engine; asked only if no source is given
 */
export function initWith(source: Source | undefined, preset: () => Source | Promise<Source>): Promise<void> {
  loading ??= (async () => load(source === undefined ? await preset() : source))().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The compiled engine once it is loaded or while it loads; null if nobody asked for it. For handing it to a worker. */
export async function loadedModule(): Promise<WebAssembly.Module | null> {
  await loading;
  return module;
}

/** @throws {OrkanError} `not-initialised` before `init()` is done */
export function needEngine(): void {
  if (!module) throw orkanError("not-initialised", "The engine is not loaded yet: await init() first.");
}

/** The engine's memory as 32-bit words. When it grows the old view loses its buffer, so it must be asked for anew after each call. */
export function words32(): Uint32Array {
  if (words.buffer !== memory?.buffer && memory) words = new Uint32Array(memory.buffer);
  return words;
}
