/** The data that crosses the API: plain JSON, no class instances, null where there is nothing. */

export type Color = "white" | "black";
export type Side = Color | "neutral";
export type File = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";
export type Rank = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
export type Square = `${File}${Rank}`;
/** `zebra` is the (2,3) leaper of Tempête card 29. `wounded` is a Variaschach die showing the red dot. */
export type Kind = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king" | "zebra" | "wounded";
export type CardId = string;
/** `en` is built in. The others exist once `import "orkan/lang/de"` or `"orkan/lang/fr"` has run; asking for one before is `bad-option`. */
export type Lang = "en" | "de" | "fr";

export type VariantId = "chess" | "tempete" | "joker" | "purist" | "liar" | "feudal" | "capitalist" | "dojo" | "ordo" | "ordo-vulneris" | "occasio" | "occado";

export interface VariantInfo {
  id: VariantId;
  family: "chess" | "tempete" | "joker" | "kartenschach" | "dojo" | "variaschach";
  title: string;
  summary: string;
  /** The whole rules as Markdown, for an in-app rules page. */
  rules: string;
  hasChance: boolean;
  hasHiddenInformation: boolean;
  hasCards: boolean;
  /** Rules completed by this project because the source gives only a sketch. */
  reconstruction: boolean;
  /** The rules are the source's, the deck is this project's own. */
  ownDeck: boolean;
}

export interface CardInfo {
  id: CardId;
  title: string;
  text: string;
  /** Tempête: B I A X R C D N as in the rules page, spelled out. Others: null. */
  timing: "before" | "instead" | "after" | "extra" | "react" | "counter" | "intercept" | "any" | null;
  /** Joker: points when scored face-up; others null. */
  value: number | null;
  advanced: boolean;
  /** Joker: the name of the family of sixteen cards it belongs to. Others: null. */
  group?: string | null;
  /** Joker: ids of the words of the vocabulary the card uses, e.g. "warp", "adjacent", "passed" (see `cardTerms`). Others: empty. */
  terms?: string[];
  /** Joker: the bold kinds as printed, in card order. Others: empty. */
  bold?: Kind[];
}

/** A word of the vocabulary cards are made of. */
export interface CardTerm {
  id: string;
  name: string;
}

export type ErrorCode =
  | "not-initialised"
  | "load-failed"
  | "unknown-variant"
  | "unknown-card"
  | "bad-option"
  | "bad-setup"
  | "malformed-action"
  | "illegal-action"
  | "game-over"
  | "bad-record"
  | "unsupported-version"
  | "undo-unavailable"
  | "bad-argument"
  | "aborted"
  | "closed";

export interface Refusal {
  code:
    | "no-piece"
    | "not-your-piece"
    | "not-your-turn"
    | "unreachable"
    | "blocked"
    /** Moves only: in check and not parried; not in check but left attacked. */
    | "must-parry-check"
    | "own-king-attacked"
    | "castling"
    | "promotion-needed"
    | "game-over"
    | "frozen"
    | "barred"
    | "shielded"
    | "hole"
    | "passive"
    | "wounded"
    /** Not the drawn card's kind (Kartenschach); not the kind ordered by Diktat; kind under a chip (Feudal). */
    | "wrong-kind"
    | "obliged-kind"
    | "blocked-kind"
    | "wrong-window"
    | "card-already-played"
    | "card-not-held"
    | "no-target"
    | "void-mates"
    | "void-takes-king"
    | "void-keeps-king-in-check"
    | "vetoed-move"
    | "whole-effect-impossible"
    | "not-enough-chips"
    | "malformed"
    | "other";
  /** One sentence in the game's language, naming the squares and pieces concerned. */
  message: string;
  squares: Square[];
}

/** One choice of an action, in the order a player makes them; a page narrows the list of actions by them. */
export type Pick = { square: Square } | { kind: Kind } | { card: CardId } | { number: number } | { choice: string };

export interface Action {
  /** Canonical notation; `play(id)` does it. The same position lists the same ids in the same order. */
  id: string;
  /** Lower-case verb: move, card, discard, end, pass, place, guess, roll, heal, trust, challenge, clear, bid,
   *  appoint, retire, release, keep, claim, promote, dart, timeup, resign, draw, chance. */
  type: string;
  /** Moves: from, to, then the promotion kind. Cards: what stands behind the colon (the card itself is in `card`). Promotions come last, in square order. */
  picks: Pick[];
  from: Square | null;
  to: Square | null;
  card: CardId | null;
  promotion: Kind | null;
  /** Squares on which a piece is captured or removed, as far as the actor can know. */
  captures: Square[];
  /** Set only when asked for with `{ void: true }`. */
  void: "void-mates" | "void-takes-king" | "void-keeps-king-in-check" | null;
  /** Joker: what the card's bold kinds are read as, in card order; left out where they are read as printed. */
  reading?: Kind[];
}
/*
 * Notation:  move e2e4, e7e8q (castling e1g1)     card @15:c1,h6 — @36:rook — @31 — @CE!rook:a1,a5 (behind ! every bold kind
 *            in card order as it is read, changed or not; without ! the card is read as printed)
 *            discard:23   end   pass   place:a5   guess:d4,knight   heal:d4 or heal:d8=q   roll:c3
 *            trust   challenge   clear   bid:3   appoint:c3   retire:d8   release:e5   keep   claim:e5   promote:q
 * host:      timeup   resign:white   draw
 * chance:    card:<id or kind>   roll:<kind>   (only with option chance: "host")   dart:hit   dart:miss   (option darts: "host")
 */

export interface GameOptions {
  /** Any string; the same variant, options, seed and actions give the same game on every machine. Default: random. */
  seed?: string;
  lang?: Lang;
  /** "engine" (default): shuffles and dice come from the seed. "host": `actor` becomes "chance", the legal actions are the
   *  outcomes, and the host plays one — for physical cards and dice, and for tests. */
  chance?: "engine" | "host";
  /** Whether windows in which a player could only decline (or play a void card) are skipped. Default "auto". */
  windows?: "auto" | "always";
  setup?: Setup;
  // tempete
  exclude?: CardId[];
  revealed?: { white: number; black: number };
  darts?: "roll" | "host";
  // joker
  deck?: "full" | "basic";
  // kartenschach
  jokers?: boolean;
  maxTurns?: number;
  // dojo
  vigilance?: "automatic" | "manual";
}

/** A position to start from. Whatever is left out is as at the start of a game. Checked: `bad-setup`. With `deck` but without `hands`, White's five, then Black's five are dealt from its top. */
export interface Setup {
  /** FEN; letters PNBRQK, Z zebra, X wounded die. */
  fen?: string;
  hands?: { white: CardId[]; black: CardId[] };
  /** Top first, exactly these cards. Left out: all cards not named elsewhere in the setup, shuffled. */
  deck?: string[];
  discard?: CardId[];
  /** By the colour of the captured pieces. */
  captured?: { white: Kind[]; black: Kind[] };
  neutral?: Square[];
  magnets?: Square[];
  holes?: Square[];
  royal?: { white?: Square; black?: Square };
  /** Kinds of a fused piece; the FEN shows one of them on that square. */
  fused?: { square: Square; kinds: Kind[] }[];
  /** Traps and bombs are the same thing; set-ups make traps. */
  traps?: { white: Square[]; black: Square[] };
  marchOfThePeople?: boolean;
  // joker
  faceUp?: { white: CardId | null; black: CardId | null };
  scores?: { white: number; black: number };
  unmoved?: Square[];
  // kartenschach
  blocked?: { white: Kind[]; black: Kind[] };
  chips?: { white: number; black: number };
  opener?: Color;
  // dojo
  passive?: { square: Square; color: Color; kind: Kind }[];
  counters?: { square: Square; friend?: number; idle?: number; away?: number; near?: number }[];
  // variaschach
  backRankQueens?: Square[];
}

export type Viewer = Color | "spectator" | "all";

export interface PieceView {
  /** The same piece keeps its id for the whole game, through swaps, captures and returns: animate by it. */
  id: number;
  color: Side;
  /** Usually one; a fused piece has all of its kinds. */
  kinds: Kind[];
  royal: boolean;
  /** A piece turned neutral keeps its first owner here; otherwise the same as color. */
  origin: Color;
  /** Any of: "magnet", "frozen", "barred", "shielded", "prince", "back-rank-queen". */
  marks: string[];
  /** Dojo: turns counted so far. */
  counters: { friend: number; idle: number; away: number; near: number } | null;
}

export interface SquareMark {
  square: Square;
  mark: "hole" | "trap" | "bomb" | "passive";
  /** Id of a passive member. */
  piece: number | null;
  /** Owner of a trap or bomb, colour of a passive member; null for a hole. */
  color: Color | null;
  kind: Kind | null;
}

export type Phase =
  | "main"
  | "intercept"
  | "answer"
  | "react"
  | "after"
  | "place-royal"
  | "guess"
  | "dart" // tempete
  | "action" // most games' only phase
  | "answer-claim"
  | "auction" // liar, capitalist
  | "appoint"
  | "retire"
  | "vigilance" // dojo
  | "promote" // variaschach, after chance
  | "chance"
  | "over";

export interface View {
  variant: VariantId;
  viewer: Viewer;
  /** Whose turn it is, and who must act now (they differ in reaction windows). */
  turn: Color;
  actor: Color | "chance" | null;
  phase: Phase;
  /** Number of actions played so far (not half-moves). */
  played: number;
  /** Full turns, from 1. */
  turnNumber: number;
  /** 64 squares, a1 first, then b1 … h8. */
  board: (PieceView | null)[];
  squares: SquareMark[];
  /** Squares of royals in check. */
  check: Square[];
  lastMove: { from: Square; to: Square } | null;
  /** null = a face-down card. Empty arrays for games without hands. */
  hands: { white: (CardId | null)[]; black: (CardId | null)[] };
  /** Which places of the hands lie open for everyone (Tempête's `revealed`). */
  openCards: { white: number[]; black: number[] };
  /** Tempête: who has played his card of this turn. */
  cardSpent: { white: boolean; black: boolean };
  /** What a window or a question is about: the move declared or made, or the card played, with its squares; for Dojo's release/keep the square asked about. */
  pending: {
    action: string;
    by: Color;
    card: CardId | null;
    from: Square | null;
    to: Square | null;
    captures: Square[];
    square: Square | null;
  } | null;
  deckCount: number;
  /** Top first. null = put there face-down. */
  discard: (CardId | null)[];
  captured: { white: Kind[]; black: Kind[] };
  /**
   * What binds a player or the game and is no mark on a piece or square: `deadline` (22), `obligation` (36), `barred` (2), `shield` (63), `regency` (68), `march` (69), `lost-turn` (Liar).
   * `color`: whom it binds. `turnsLeft`: his turns it still covers, the running one included; null = until revoked.
   */
  effects: {
    id: string;
    card: CardId | null;
    color: Color | null;
    square: Square | null;
    kind: Kind | null;
    turnsLeft: number | null;
    seconds: number | null;
  }[];
  /** The open card everyone plays by (Kartenschach), or null. */
  card: string | null;
  /** Joker: each player's open card. */
  faceUp: { white: CardId | null; black: CardId | null };
  scores: { white: number; black: number } | null;
  /** Joker: score piles, null = face-down; and the squares each open card threatens. */
  piles: { white: (CardId | null)[]; black: (CardId | null)[] } | null;
  threats: { white: Square[]; black: Square[] } | null;
  blocked: { white: Kind[]; black: Kind[] } | null;
  chips: { white: number; black: number } | null;
  auction: { bid: number; bidder: Color | null } | null;
  outcome: Outcome | null;
}

export interface Outcome {
  winner: Color | null;
  reason:
    | "checkmate"
    | "king-captured"
    | "points"
    | "deck-empty"
    | "stalemate"
    | "repetition"
    | "move-limit"
    | "insufficient-material"
    | "agreement"
    | "resignation"
    | "caught-king";
}

/** What happened, in order; enough to animate a page and to write a log. Filtered for the viewer. */
export interface GameEvent {
  /** Id of the piece concerned. */
  piece: number | null;
  type:
    | "moved"
    | "captured"
    | "removed"
    | "put"
    | "swapped"
    | "pushed"
    | "promoted"
    | "changed"
    | "turned"
    | "rolled"
    | "card-played"
    | "card-void"
    | "card-cancelled"
    | "card-drawn"
    | "card-discarded"
    | "card-taken"
    | "card-revealed"
    | "scored"
    | "shuffled"
    | "marked"
    | "unmarked"
    | "trap-sprung"
    | "undone"
    | "bid"
    | "challenged"
    | "check"
    | "turn"
    | "game-over";
  color: Color | null;
  from: Square | null;
  to: Square | null;
  kind: Kind | null;
  card: CardId | null;
  /** Anything else, by type; numbers and short words only. */
  detail: Record<string, string | number | boolean | null>;
}

/** A finished or running game as text: enough to rebuild it exactly. */
export interface GameRecord {
  format: "orkan-game";
  version: 1;
  /** Version of the rules the game was played by; loading another major version is refused. */
  rules: string;
  variant: VariantId;
  options: GameOptions;
  seed: string;
  actions: string[];
  outcome: Outcome | null;
}

export interface BotOptions {
  /** 1 (beginner) … 8. Default 4. */
  level?: number;
  seed?: string;
  /** Upper bound for one decision; default by level. */
  maxMillis?: number;
  /** Upper bound in search nodes: with it the choice is the same on every machine. */
  maxNodes?: number;
}
