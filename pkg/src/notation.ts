import type { Action, CardId, Kind, Pick, Square } from "./types.js";

/** Squares in the order of their numbers: a1 = 0, b1 = 1 … h8 = 63. */
export const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, i) => ("abcdefgh"[i & 7] + String(1 + (i >> 3))) as Square);

/** Kinds in the order of their numbers. */
export const KINDS: readonly Kind[] = ["pawn", "knight", "bishop", "rook", "queen", "king", "zebra", "wounded"];

/** FEN letters of the kinds, lower case. */
export const LETTERS: Readonly<Record<Kind, string>> = {
  pawn: "p",
  knight: "n",
  bishop: "b",
  rook: "r",
  queen: "q",
  king: "k",
  zebra: "z",
  wounded: "x",
};

/** Verbs in the order of their numbers; the last two are both of type `chance`. */
export const VERBS = [
  "move",
  "card",
  "discard",
  "end",
  "pass",
  "place",
  "guess",
  "roll",
  "heal",
  "trust",
  "challenge",
  "clear",
  "bid",
  "appoint",
  "retire",
  "release",
  "keep",
  "claim",
  "promote",
  "dart",
  "timeup",
  "resign",
  "draw",
  "drawn",
  "rolled",
] as const;

/** What is done, with the two kinds of chance outcomes told apart. */
export type Verb = (typeof VERBS)[number];

/** Words picked, in the order of their numbers. */
export const CHOICES = ["hit", "miss", "white", "black"] as const;

/** Id of a card by its number in packed lists: numbers below 256, then two letters A–P, then the kinds and the joker. */
export function cardOfCode(code: number): CardId {
  if (code < 256) return String(code);
  if (code < 512) return String.fromCharCode(65 + ((code >> 4) & 15), 65 + (code & 15));
  return KINDS[code - 512] ?? "joker";
}

/** Number of a card in packed lists; -1 for a text that is no card's id. */
export function codeOfCard(id: string): number {
  if (/^[1-9][0-9]{0,2}$/.test(id)) return Number(id) < 256 ? Number(id) : -1;
  if (/^[A-P][A-P]$/.test(id)) return 256 + ((id.charCodeAt(0) - 65) << 4) + (id.charCodeAt(1) - 65);
  if (id === "joker") return 520;
  const kind = KINDS.indexOf(id as Kind);
  return kind < 0 ? -1 : 512 + kind;
}

function word(pick: Pick): string {
  if ("square" in pick) return pick.square;
  if ("kind" in pick) return pick.kind;
  if ("card" in pick) return pick.card;
  if ("number" in pick) return String(pick.number);
  return pick.choice;
}

/** The canonical id of an action that is no chess move; the engine writes the same. */
export function idOf(verb: Verb, card: CardId | null, bold: readonly Kind[], picks: readonly Pick[]): string {
  let id: string = verb === "card" ? "@" : verb === "drawn" ? "card" : verb === "rolled" ? "roll" : verb;
  if (card !== null) id += verb === "discard" ? `:${card}` : card;
  if (bold.length) id += `!${bold.join("+")}`;
  picks.forEach((pick, i) => {
    if (verb === "heal" && "kind" in pick) id += `=${LETTERS[pick.kind]}`;
    else if (verb === "promote" && "kind" in pick) id += `:${LETTERS[pick.kind]}`;
    else id += (i === 0 ? ":" : ",") + word(pick);
  });
  return id;
}

/** The type of an action in the API. */
export function typeOf(verb: Verb): Action["type"] {
  return verb === "drawn" || verb === "rolled" ? "chance" : verb;
}
