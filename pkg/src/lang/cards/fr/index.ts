import { lookup } from "../lookup.js";
import { kartenschach } from "./kartenschach.js";
import { tempete } from "./tempete.js";

/** What a card says, by family and id; null for cards whose texts are not kept here. */
export const cardWords = lookup({ tempete, kartenschach });
