import type { FamilyNames } from "./families.js";

/** Names in English. */
export const names: FamilyNames<string> = {
  dojo: { pawn: "yellow belt", knight: "orange belt", bishop: "green belt", rook: "violet belt", queen: "deputy", king: "antisensei" },
};
