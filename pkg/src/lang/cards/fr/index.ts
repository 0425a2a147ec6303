import { french } from "../joker/fr.js";
import { jokerWords } from "../joker/words.js";
import { lookup } from "../lookup.js";
import { jokerTitles } from "./joker.js";
import { kartenschach } from "./kartenschach.js";
import { tempete } from "./tempete.js";

/** What a card says, by family and id; null for a card there is not. */
export const cardWords = lookup({ tempete, kartenschach, joker: jokerWords(jokerTitles, french) });
