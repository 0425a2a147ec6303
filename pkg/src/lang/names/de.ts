import type { FamilyNames } from "./families.js";

/** A noun in the cases sentences need, with its article, and bare. */
export interface Noun {
  bare: string;
  der: string;
  den: string;
  dem: string;
}

/** A masculine noun that is the same in all cases. */
export function masculine(bare: string): Noun {
  return { bare, der: `der ${bare}`, den: `den ${bare}`, dem: `dem ${bare}` };
}

/** Names in German. */
export const names: FamilyNames<Noun> = {
  dojo: {
    pawn: masculine("Gelbgurt"),
    knight: masculine("Orangegurt"),
    bishop: masculine("Grüngurt"),
    rook: masculine("Violettgurt"),
    queen: masculine("Stellvertreter"),
    king: masculine("Antisensei"),
  },
};
