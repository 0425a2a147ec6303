import { isSquare } from "./arguments.js";
import type { Catalogue, Deed, DeedVerb } from "./lang/catalogue.js";
import { KINDS, LETTERS } from "./notation.js";
import type { Kind } from "./types.js";

const MOVE = /^[a-h][1-8][a-h][1-8][a-z]?$/;
const CARD = /^@([^!:]+)(?:!([^:]+))?(?::(.*))?$/;

const ENGLISH: Record<string, Kind> = { N: "knight", B: "bishop", R: "rook", Q: "queen", K: "king", Z: "zebra", X: "wounded" };

function kindOf(text: string | undefined): Kind | null {
  if (text === undefined) return null;
  return KINDS.find((kind) => kind === text || LETTERS[kind] === text) ?? null;
}

/** Id of the card an action plays or puts away; null for other actions. */
export function cardIn(action: string): string | null {
  return CARD.exec(action)?.[1] ?? /^discard:(.+)$/.exec(action)?.[1] ?? null;
}

/** What was picked in words: a kind's name, a card's title, or the pick as it is. */
function pickIn(pick: string, title: (card: string) => string, nameOf: (kind: Kind) => string): string {
  const kind = KINDS.find((kind) => kind === pick);
  if (kind) return nameOf(kind);
  return /^\d+$/.test(pick) ? title(pick) : pick;
}

function deed(action: string, title: (card: string) => string, nameOf: (kind: Kind) => string): [string, Deed] {
  const none: Deed = { color: null, square: null, kind: null, kinds: [], card: null, number: null, picks: "" };
  const card = CARD.exec(action);
  if (card) {
    const kinds = (card[2] ?? "").split("+").map(kindOf);
    const picks = (card[3] ?? "")
      .split(",")
      .map((pick) => pickIn(pick, title, nameOf))
      .join(", ");
    return ["card", { ...none, card: title(card[1] ?? ""), kinds: kinds.filter((kind) => kind !== null), picks }];
  }
  const [verb = "", rest] = action.split(":");
  const [place, more] = (rest ?? "").split(/[,=]/);
  const about: Deed = { ...none, square: isSquare(place) ? place : null, kind: kindOf(more ?? place) };
  switch (verb) {
    case "card":
      return ["drawn", { ...about, card: title(rest ?? "") }];
    case "discard":
      return ["discard", { ...about, card: title(rest ?? "") }];
    case "roll":
      return [about.square ? "roll" : "rolled", about];
    case "dart":
      return [rest ?? "", about];
    case "resign":
      return ["resign", { ...about, color: rest === "black" ? "black" : "white" }];
    case "bid":
      return ["bid", { ...about, number: Number(rest) }];
    default:
      return [verb, about];
  }
}

/**
 * The label of an action in a language.
 * @param english what the engine writes: SAN with English letters for moves
 */
export function labelOf(action: string, english: string, family: string, words: Catalogue): string {
  if (MOVE.test(action)) return english.replace(/[NBRQKZX]/g, (letter) => words.letters[ENGLISH[letter] as Kind]);
  const [verb, about] = deed(
    action,
    (card) => words.card(family, card)?.title ?? card,
    (kind) => words.kinds[kind],
  );
  return Object.hasOwn(words.labels, verb) ? words.labels[verb as DeedVerb](about) : english;
}
