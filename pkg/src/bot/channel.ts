import type { NodeThread, NodeThreads } from "../node.js";
import type { Line } from "./messages.js";
import { serve } from "./serve.js";

/** The page's line to a worker. */
export interface Channel extends Line {
  /** Called when the worker cannot be started or breaks down. */
  broken(listener: (why: string) => void): void;
  /** Whether the worker keeps a Node process alive. */
  hold(busy: boolean): void;
  close(): void;
}

/** A line to a Web Worker. */
export function webChannel(worker: Worker): Channel {
  return {
    post: (message) => worker.postMessage(message),
    listen: (listener) => worker.addEventListener("message", ({ data }) => listener(data)),
    broken: (listener) => {
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        listener(event.message || "its script could not be loaded");
      });
      worker.addEventListener("messageerror", () => listener("a message could not be read"));
    },
    hold: () => {},
    close: () => worker.terminate(),
  };
}

/** Starts a Node worker thread from a file or from a script's text. */
export function startThread(threads: NodeThreads, script: URL | string): Channel {
  // The process's own flags (`--input-type`, `--eval` …) are not the worker's.
  return threadChannel(new threads.Worker(script, { eval: typeof script === "string", execArgv: [] }));
}

function threadChannel(thread: NodeThread): Channel {
  let closed = false;
  return {
    post: (message) => thread.postMessage(message),
    listen: (listener) => thread.on("message", listener),
    broken: (listener) => {
      thread.on("error", (error) => listener(error instanceof Error ? error.message : String(error)));
      thread.on("exit", (code) => {
        if (!closed) listener(`it ended with code ${code}`);
      });
    },
    hold: (busy) => (busy ? thread.ref() : thread.unref()),
    close: () => {
      closed = true;
      void thread.terminate();
    },
  };
}

/** A line to a bot on this very thread, for where no worker may be started: the page stands still while it thinks. */
export function hereChannel(): Channel {
  let closed = false;
  // A task of its own for each message, so that what the page wants to show before is shown.
  const later = (listener: (message: unknown) => void) => (message: unknown) => {
    setTimeout(() => {
      if (!closed) listener(message);
    });
  };
  let toBot: (message: unknown) => void = () => {};
  let toPage: (message: unknown) => void = () => {};
  return {
    post: (message) => toBot(message),
    listen: (listener) => {
      toPage = later(listener);
      const line: Line = {
        post: (message) => toPage(message),
        listen: (listen) => {
          toBot = later(listen);
        },
      };
      serve(line, () => {
        throw new Error("the engine is sent along");
      });
    },
    broken: () => {},
    hold: () => {},
    close: () => {
      closed = true;
    },
  };
}

/** Node's threads, if this is Node; a Web Worker is taken where there are both. */
export function threadsIfNeeded(threads: NodeThreads | null): NodeThreads | null {
  return typeof Worker === "undefined" ? threads : null;
}
