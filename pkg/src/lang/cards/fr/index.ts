import { french } from "../joker/fr.js";
import { jokerWords } from "../joker/words.js";
import { lookup } from "../lookup.js";
import { jokerFamilies, jokerTerms, jokerTitles } from "./joker.js";
import { kartenschach } from "./kartenschach.js";
import { tempete } from "./tempete.js";

/** What a card says, by family and id; null for a card there is not. */
export const cardWords = lookup({ tempete, kartenschach, joker: jokerWords(jokerTitles, jokerFamilies, french) });

/** The words of a family’s vocabulary by id, in their order; none where cards have none. */
export const cardTerms = (family: string): Record<string, string> => (family === "joker" ? jokerTerms : {});
