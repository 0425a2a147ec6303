import type { Fault } from "../faults.js";
import type { Action, ErrorCode } from "../types.js";

/** What the page tells its worker: first the engine and the options, then questions, one at a time. */
export type ToWorker = { type: "start"; module: WebAssembly.Module | null; options: string } | { type: "choose"; id: number; record: string };

/** What the worker answers. */
export type FromWorker =
  | { type: "ready" }
  | { type: "failed"; failure: Failure }
  | { type: "chosen"; id: number; action: Action }
  | { type: "refused"; id: number; failure: Failure };

/** A failure on its way between threads: a fault whose sentence is made on the page, or an error that has one already. */
export type Failure = { fault: Fault } | { code: ErrorCode; message: string; path: string };

/** One end of a line between two threads. */
export interface Line {
  post(message: unknown): void;
  /** Called once, before anything is posted. */
  listen(listener: (message: unknown) => void): void;
}
