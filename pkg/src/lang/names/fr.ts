import type { FamilyNames } from "./families.js";

/** A noun, with its article and bare. */
export interface Noun {
  bare: string;
  le: string;
  feminine: boolean;
}

export function masculine(bare: string): Noun {
  return { bare, le: /^[aeiou]/.test(bare) ? `l’${bare}` : `le ${bare}`, feminine: false };
}

export function feminine(bare: string): Noun {
  return { bare, le: `la ${bare}`, feminine: true };
}

/** Names in French. */
export const names: FamilyNames<Noun> = {
  dojo: {
    pawn: feminine("ceinture jaune"),
    knight: feminine("ceinture orange"),
    bishop: feminine("ceinture verte"),
    rook: feminine("ceinture violette"),
    queen: masculine("suppléant"),
    king: masculine("antisensei"),
  },
};
