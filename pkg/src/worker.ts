/**
 * A bot in a Web Worker or a Node worker thread. Alone it needs no `init()`: the worker loads its own engine.
 * @module
 */
export { BotWorker } from "./bot/worker.js";
export { OrkanError } from "./errors.js";
export type { Action, BotOptions, GameRecord } from "./types.js";
