import { rules } from "../generated/rules-en.js";
import type { Kind } from "../types.js";
import { cardTerms, cardWords } from "./cards/en/index.js";
import type { Bounds, Catalogue, Facts, Man, Wanted, Within } from "./catalogue.js";
import { names } from "./names/en.js";
import { nameIn } from "./names/families.js";
import { titles } from "./rules/en/index.js";

const kinds: Record<Kind, string> = {
  pawn: "pawn",
  knight: "knight",
  bishop: "bishop",
  rook: "rook",
  queen: "queen",
  king: "king",
  zebra: "zebra",
  wounded: "wounded die",
};

function list(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`;
}

function the(man: Man | null | undefined): string {
  return man ? `the ${man.kinds.map((kind) => nameIn(names, kinds, man.family, kind)).join("-")} on ${man.square}` : "the piece";
}

const king = ({ family = "" }: Within) => nameIn(names, kinds, family, "king");
const rook = ({ family = "" }: Within) => nameIn(names, kinds, family, "rook");
const pawn = ({ family = "" }: Within) => nameIn(names, kinds, family, "pawn");

function all(men: Man[], otherwise: string): string {
  return men.length ? list(men.map(the)) : otherwise;
}

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const target = ({ squares }: Facts) => squares[1] ?? squares[0] ?? "that square";
const card = ({ card: title }: Facts) => (title ? `“${title}”` : "the card");
const sides: Record<string, string> = { white: "White", black: "Black" };
const side = (color: string) => sides[color] ?? color;

const wanted: Record<Wanted, (p: Bounds) => string> = {
  viewer: () => "white, black, spectator or all",
  flag: () => "true or false",
  square: () => "a square from a1 to h8",
  card: () => "the id of a card",
  filter: () => "an object with from, card or void and nothing else",
  game: () => "a Game",
  "game-or-record": () => "a Game or its record",
  signal: () => "an AbortSignal",
  number: ({ min, max }) => `a whole number from ${min} to ${max}`,
};

export const en: Catalogue = {
  lang: "en",
  variants: titles,
  rules,
  card: cardWords,
  terms: cardTerms,
  kinds,
  letters: { pawn: "", knight: "N", bishop: "B", rook: "R", queen: "Q", king: "K", zebra: "Z", wounded: "X" },
  labels: {
    card: (d) => `plays ${d.card}${d.kinds.length ? ` as ${list(d.kinds.map((kind) => kinds[kind]))}` : ""}${d.picks ? ` (${d.picks})` : ""}`,
    discard: (d) => `discards ${d.card}`,
    end: () => "ends the turn",
    pass: () => "passes",
    place: (d) => `puts the royal back on ${d.square}`,
    guess: (d) => `guesses ${d.kind ? kinds[d.kind] : ""} on ${d.square}`,
    roll: (d) => `rolls ${d.square}`,
    heal: (d) => `heals ${d.square}${d.kind ? ` to ${kinds[d.kind]}` : ""}`,
    trust: () => "believes it",
    challenge: () => "challenges",
    clear: () => "frees all kinds",
    bid: (d) => (d.number === 0 ? "bids nothing" : `bids ${d.number}`),
    appoint: (d) => `appoints ${d.square}`,
    retire: (d) => `makes ${d.square} passive`,
    release: (d) => `releases ${d.square}`,
    keep: () => "keeps it",
    claim: (d) => `claims ${d.square}`,
    promote: (d) => `promotes to ${d.kind ? kinds[d.kind] : ""}`,
    hit: () => "dart hits",
    miss: () => "dart misses",
    timeup: () => "time is up",
    resign: (d) => `${side(d.color ?? "")} resigns`,
    draw: () => "draw agreed",
    drawn: (d) => `draws ${d.card}`,
    rolled: (d) => (d.kind === "wounded" ? "rolls the red dot" : `rolls ${d.kind ? kinds[d.kind] : ""}`),
  },
  refusals: {
    "no-piece": (f) => `There is no piece on ${f.squares[0] ?? "that square"}.`,
    "not-your-piece": (f) => `${first(the(f.piece))} is not yours to move.`,
    "not-your-turn": () => "It is not your turn.",
    unreachable: (f) => (f.piece ? `${first(the(f.piece))} cannot go to ${target(f)}.` : `${target(f)} cannot be reached.`),
    blocked: (f) => `${first(the(f.piece))} cannot reach ${target(f)}: ${all(f.by, "something")} ${f.by.length > 1 ? "are" : "is"} in the way.`,
    "must-parry-check": (f) => `Your ${king(f)} is in check${f.by.length ? ` from ${all(f.by, "")}` : ""}, and this does not parry it.`,
    "own-king-attacked": (f) => `This would leave your ${king(f)} attacked${f.by.length ? ` by ${all(f.by, "")}` : ""}.`,
    castling: (f) =>
      `Castling to ${target(f)} is not possible now${f.by.length ? `: ${all(f.by, "")} ${f.by.length > 1 ? "stand" : "stands"} against it` : ""}.`,
    "promotion-needed": (f) => `A pawn that reaches ${target(f)} must be promoted; choose a piece that is allowed here.`,
    "game-over": () => "The game is over.",
    frozen: (f) => `${first(the(f.piece))} is frozen.`,
    barred: (f) => `${first(the(f.piece))} may not move this turn.`,
    shielded: (f) => `${f.by.length ? first(all(f.by, "")) : `What stands on ${target(f)}`} is shielded and cannot be captured now.`,
    hole: (f) => `There is a hole on the way to ${target(f)}.`,
    passive: (f) => `A passive member is on ${f.squares.at(-1) ?? "that square"}.`,
    wounded: (f) => `The die on ${f.squares[0] ?? "that square"} shows the red dot and cannot move.`,
    "wrong-kind": (f) => `The card does not let ${the(f.piece)} move.`,
    "obliged-kind": (f) => `Another kind of piece must move this turn, not ${the(f.piece)}.`,
    "blocked-kind": (f) => `${first(the(f.piece))} is of a kind that is blocked for you.`,
    "wrong-window": (f) => (f.card ? `${first(card(f))} cannot be played at this moment.` : "This is not possible at this moment."),
    "card-already-played": () => "You have already played a card this turn.",
    "card-not-held": (f) => `You do not hold ${card(f)}.`,
    "no-target": (f) =>
      `There is nothing ${f.card ? `${card(f)} could be played on` : "this could be done to"}${f.squares.length ? ` (${f.squares.join(", ")})` : ""}.`,
    "void-mates": (f) => `${first(card(f))} would be void: it would mate.`,
    "void-takes-king": (f) => `${first(card(f))} would be void: it would lead to the capture of a king.`,
    "void-keeps-king-in-check": (f) => `${first(card(f))} would be void: it would keep a king from escaping check.`,
    "vetoed-move": (f) => `This move has been vetoed${f.squares.length > 1 ? ` (${f.squares.join("–")})` : ""}.`,
    "whole-effect-impossible": (f) => `The whole effect of ${card(f)} is not possible here.`,
    "not-enough-chips": () => "You do not have enough chips.",
    malformed: () => "This is not an action: e2e4 or e7e8q is how a move is written.",
    other: (f) => `This is not possible now${f.squares.length ? ` (${f.squares.join(", ")})` : ""}.`,
  },
  hints: {
    "no-promotion-here": (f) => `Nothing is promoted on ${target(f)}: leave the letter at the end out.`,
    "king-never-captured": (f) => `The ${king(f)} on ${target(f)} is never captured: it has to be mated.`,
    "castling-right-gone": (f) => `Castling to this side is no longer allowed: ${king(f)} or ${rook(f)} has moved, or one of them was never at home.`,
    "castling-in-check": (f) => `The ${king(f)} is in check and cannot castle; it is attacked by ${all(f.by, "a piece")}.`,
    "castling-attacked": (f) => `The ${king(f)} would castle across or onto a square that ${all(f.by, "a piece")} ${f.by.length > 1 ? "attack" : "attacks"}.`,
    "die-not-red": (f) => `${f.squares[0] ?? "That square"} has no die of yours that shows the red dot.`,
    "promote-first": (f) => `First choose what the pawn on ${f.squares[0] ?? "the last rank"} becomes.`,
    "roll-first": (f) => `First the die on ${f.squares[0] ?? "that square"} has to be rolled.`,
    "place-attacks-king": (f) => `From ${f.squares[0] ?? "there"} the king of the other side would be attacked while it is your move.`,
    "place-leaves-no-move": (f) => `Placed on ${f.squares[0] ?? "that square"} the king would leave you no legal move; on other squares you have one.`,
    "card-condition": (f) => `What ${card(f)} asks for is not so now.`,
    "card-notation": () => "This is not an action: a card is written with its id and its choices, as in @15:c1,h6 or @CE!rook:a1,a5.",
    "card-unknown": (f) => `This game has no card ${f.card ? card(f) : "of that id"}.`,
    "choices-missing": (f) => `${first(card(f))} needs more choices than that: they follow the card’s id and a colon, separated by commas.`,
    "choices-too-many": (f) => `${first(card(f))} takes fewer choices than that.`,
    "royal-spared": (f) => `${first(the(f.piece))} is royal, and this card leaves it alone.`,
    "square-taken": (f) => `${f.squares[0] ?? "That square"} is not free: ${the(f.piece)} is in the way.`,
    "square-is-hole": (f) => `${f.squares[0] ?? "That square"} is a hole.`,
    "way-not-free": (f) => `${first(the(f.piece))} has no free way for this.`,
    "kind-not-gone": () => "Nothing of that kind can have vanished.",
    "obliged-no-card": () => "You have been ordered to move a certain kind of piece, so no card can be played instead of a move.",
    "card-castling": (f) => `Castling to ${target(f)} is not possible: your opponent’s open card threatens the king where it stands or where it would go.`,
    "card-check": () => "Your opponent’s open card threatens your king, and this does not put an end to it.",
    "card-threat": () => "This would leave your king on a square that your opponent’s open card threatens.",
    "card-nothing-fits": (f) => `Nothing on the board fits ${card(f)} now.`,
    "card-later-step": (f) => `${first(card(f))} could be begun, but not carried out whole.`,
    "castling-passive": (f) => `Castling to ${target(f)} is not possible now: a passive member on ${f.squares.at(-1) ?? "the way"} is in the way.`,
    "castling-hole": (f) => `Castling to ${target(f)} is not possible now: there is a hole on ${f.squares.at(-1) ?? "the way"}.`,
    "turncoat-bares": (f) =>
      `At the end of this turn ${the(f.piece)} leaves the game as a turncoat, and then your ${king(f)} would be attacked by ${all(f.by, "a piece")}.`,
    "vigilance-automatic": () => "Turncoats are released, kept and claimed only with vigilance by hand.",
    "claim-never": (f) => `${first(the(f.piece))} can never be claimed: only coloured belts can.`,
    "claim-own": (f) => `${first(the(f.piece))} is yours already.`,
    "claim-early": (f) =>
      `${first(the(f.piece))} cannot be claimed now: it can be after 16 turns in a row at less than 3 squares from your ${king(f)}, as long as it stays there.`,
    "retire-own": (f) => `${first(the(f.piece))} is yours; only a piece of the other side is made passive.`,
    "retire-royal": (f) => `${first(the(f.piece))} is never made passive.`,
    "release-other": (f) => `The question now is whether to release ${the(f.piece)}.`,
    "appoint-royal": (f) => `${first(the(f.piece))} cannot be the deputy as well.`,
    "appoint-deputy": (f) => `${first(the(f.piece))} is a deputy already.`,
    "appoint-demoted": (f) => `${first(the(f.piece))} has just been demoted and cannot be appointed.`,
    "appoint-enemy": (f) => `${first(the(f.piece))} is not yours.`,
    "passive-enemy": (f) => `No passive member of yours is on ${f.squares[0] ?? "that square"}.`,
    "passive-deputy": (f) => `Your passive member on ${f.squares[0] ?? "that square"} is a deputy and cannot be appointed.`,
    "nothing-blocked": () => "No kind is blocked for you, so there is nothing to take off.",
    "bid-too-low": (f) => `A bid must be at least ${f.number ?? 0} now.`,
  },
  faults: {
    "unknown-variant": (p) => `There is no game “${p.given}”.`,
    "unknown-card": (p) => `This game has no card “${p.given}”.`,
    "unknown-key": (p) => `“${p.key}” is not known here.`,
    "other-games-key": (p) => `“${p.key}” belongs to other games.`,
    "wrong-type": (p) => `Expected here: ${p.wanted}, not ${p.given}.`,
    "wrong-value": (p) => `“${p.given}” is none of: ${p.allowed}.`,
    "out-of-range": (p) => `${p.given} is not between ${p.min} and ${p.max}.`,
    "not-a-square": (p) => `“${p.given}” is no square; squares are written a1 to h8.`,
    "not-a-kind": (p) => `“${p.given}” is no kind of piece.`,
    "too-long": (p) => `This is longer than the ${p.max} that are allowed.`,
    "card-twice": (p) => `Card ${p.card} is named twice.`,
    "card-not-excludable": (p) => `Card ${p.card} cannot be left out.`,
    "card-left-out": (p) => `Card ${p.card} is not in the deck that is played with.`,
    "fen-missing": (p) => `The FEN lacks its field “${p.field}”.`,
    "fen-fields": () => "The FEN has too many fields.",
    "fen-ranks": (p) => `The FEN has ${p.count} ${p.count === "1" ? "rank" : "ranks"} instead of 8.`,
    "fen-rank": (p) => `Rank ${p.rank} of the FEN does not have 8 squares.`,
    "fen-letter": (p) => `“${p.letter}” is no piece of this game's FEN.`,
    "fen-field": (p) => `The FEN's field “${p.field}” cannot be “${p.given}”.`,
    "king-count": (p) => `${side(p.color)} needs exactly one ${king(p)}, not ${p.count}.`,
    "king-capturable": (p) => `The ${king(p)} on ${p.square} is in check although it is the other side's move.`,
    "castling-rights": (p) => `${side(p.color)}'s castling rights need ${king(p)} and ${rook(p)} on their home squares.`,
    "en-passant": (p) => `No ${pawn(p)} can have passed ${p.square} in the last move.`,
    "pawn-on-back-rank": (p) => `A ${pawn(p)} cannot stand on ${p.square}.`,
    "kind-not-in-game": (p) => `This game has no ${kinds[p.kind as Kind] ?? p.kind} (${p.square}).`,
    "kings-adjacent": (p) => `The ${king(p)}s stand next to each other.`,
    "too-many-pieces": (p) => `${side(p.color)} has more pieces than the game has.`,
    "square-empty": (p) => `There is no piece on ${p.square}.`,
    "piece-on-hole": (p) => `There is a piece on ${p.square}, so there can be no hole.`,
    "trap-on-hole": (p) => `${p.square} is a hole and can hide no trap.`,
    "not-own-piece": (p) => `The piece on ${p.square} is not ${side(p.color)}’s.`,
    "neutral-royal": (p) => `The royal on ${p.square} cannot be neutral.`,
    "fused-kinds": (p) => `The fused piece on ${p.square} needs several different kinds, the one of its FEN letter among them.`,
    "not-a-back-rank-queen": (p) => `There is no queen on a back rank on ${p.square}.`,
    "no-king-or-rook": (p) => `There is neither a king nor a rook on ${p.square}.`,
    "named-twice": (p) => `${p.given} is named twice.`,
    "passive-royal": (p) => `An antisensei cannot be a passive member, as on ${p.square}.`,
    "counter-not-counted": (p) => `The piece on ${p.square} has no such counter.`,
    "deck-without-cards": () => "The deck has no card.",
    "deck-without-jokers": () => "The deck has jokers only with the option jokers.",
    "no-such-card": (p) => `There is no card “${p.given}”.`,
    "too-many-copies": (p) => `There are only ${p.max} cards of the kind “${p.card}”.`,
    "malformed-action": (p) => `“${p.given}” is not an action: e2e4 or e7e8q is how a move is written.`,
    "malformed-card": (p) => `“${p.given}” is not an action: a card is written with its id and its choices, as in @15:c1,h6 or @CE!rook:a1,a5.`,
    "illegal-action": (p) => `“${p.given}” is not legal here.`,
    "game-over": () => "The game is over.",
    "chance-to-act": () => "Chance is to act, not a player.",
    "record-format": () => "This is not the record of an Orkan game.",
    "record-json": () => "This is not JSON; perhaps the text was cut off.",
    missing: (p) => `“${p.key}” is missing.`,
    "record-outcome": () => "The recorded outcome is not the one the actions lead to.",
    "record-version": (p) => `Version ${p.given} cannot be read; this is version ${p.wanted}.`,
    "nothing-played": () => "Nothing has been played yet.",
    "new-information": () => "The last action showed something new and cannot be taken back.",
    "no-randomness": () => "This machine gives no random numbers; name a seed.",
  },
  binding: {
    "wrong-argument": (p) => `${p.name} must be ${wanted[p.wanted](p)}.`,
    "not-plain": (p) => `This is not plain JSON data: ${p.what}.`,
    "lang-unknown": (p) => `There is no language “${p.given}”; there are en, de and fr.`,
    "lang-not-registered": (p) => `The language “${p.lang}” has to be imported first: import "orkan/lang/${p.lang}".`,
    freed: () => "This object was freed; it cannot be used any more.",
    aborted: () => "The search was aborted.",
    closed: () => "The worker is closed.",
    "worker-failed": (p) => `The worker could not work: ${p.why}.`,
  },
};
