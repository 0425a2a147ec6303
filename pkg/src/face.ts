/** What the entries `orkan` and `orkan/inline` have in common: everything but `init`. */
export { type Analysis, Bot } from "./bot/bot.js";
export { OrkanError } from "./errors.js";
export { type ActionFilter, Game, type HistoryEntry } from "./game.js";
export type * from "./types.js";
export { cards, cardTerms, variants } from "./variants.js";
