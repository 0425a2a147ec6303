import script from "orkan:bot-worker";
import { embedded } from "../embedded.js";
import { loadedModule } from "../load.js";
import { nodeThreads } from "../node.js";
import { compile } from "../wasm-bytes.js";
import { type Channel, hereChannel, startThread, threadsIfNeeded, webChannel } from "./channel.js";
import { WorkerBase } from "./worker-base.js";

/**
 * A bot in a Web Worker or a Node worker thread: the page stays responsive. The worker's script is embedded and started from
 * a `blob:` address, so it needs no file. A Content-Security-Policy can forbid that (`worker-src` without `blob:`); the bot
 * then thinks on the page's own thread, which stands still meanwhile – keep `maxMillis` low there.
 */
export class BotWorker extends WorkerBase {
  protected override async engine(): Promise<WebAssembly.Module> {
    return (await loadedModule()) ?? compile(await embedded());
  }

  protected override ways(): (() => Channel)[] {
    const threads = threadsIfNeeded(nodeThreads());
    if (threads) return [() => startThread(threads, script)];
    return [
      () => {
        const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
        const worker = new Worker(address);
        // The address must live until the script is read; a worker that answers has read it.
        worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
        return webChannel(worker);
      },
      hereChannel,
    ];
  }
}
