import { loadedModule } from "../load.js";
import { nodeThreads } from "../node.js";
import { type Channel, startThread, threadsIfNeeded, webChannel } from "./channel.js";
import { WorkerBase } from "./worker-base.js";

/** A script of another origin (a CDN) may not be a worker, but a worker of our own may import it. */
function borrowed(script: string): Worker {
  const address = URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  // The address must live until the script is read; a worker that answers has read it.
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/**
 * A bot in a Web Worker or a Node worker thread: the page stays responsive. A worker starts with the first question and
 * answers one at a time; it gets the engine that `init()` has loaded, or else loads its own.
 */
export class BotWorker extends WorkerBase {
  protected override engine(): Promise<WebAssembly.Module | null> {
    return loadedModule();
  }

  protected override ways(): (() => Channel)[] {
    const threads = threadsIfNeeded(nodeThreads());
    // Bundlers take what is written as `new URL("…", import.meta.url)` for a file to be copied. Node needs no copy.
    const here: string = import.meta.url;
    if (threads) return [() => startThread(threads, new URL("./bot-worker.js", here))];
    return [
      () => webChannel(new Worker(new URL("./bot-worker.js", import.meta.url), { type: "module" })),
      () => webChannel(borrowed(new URL("./bot-worker.js", here).href)),
    ];
  }
}
