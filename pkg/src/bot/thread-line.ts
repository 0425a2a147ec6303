import { nodeThreads } from "../node.js";
import type { Line } from "./messages.js";

interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

/** The line to the page, seen from inside a Web Worker or a Node worker thread. */
export function lineOfThisThread(): Line {
  const port = nodeThreads()?.parentPort;
  if (port) return { post: (message) => port.postMessage(message), listen: (listener) => port.on("message", listener) };
  const scope = globalThis as unknown as WorkerScope;
  return {
    post: (message) => scope.postMessage(message),
    listen: (listener) => scope.addEventListener("message", ({ data }) => listener(data)),
  };
}
