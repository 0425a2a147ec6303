import type { FaultParams, FaultReason, RefusalCode, RefusalHint } from "../generated/catalogue.js";
import type { CardId, Color, Kind, Lang, Side, Square, VariantId } from "../types.js";
import type { CardWords } from "./cards/keys.js";
import type { VariantWords } from "./rules/keys.js";

/** A piece that stands in a sentence. */
export interface Man {
  square: Square;
  side: Side;
  kinds: Kind[];
  /** The family of its game, which may have names of its own for the kinds. */
  family: string;
}

/** What a sentence about a refused action may name. */
export interface Facts {
  /** The action's own squares first, then those that stand against it. */
  squares: Square[];
  /** The piece the action is about. */
  piece: Man | null;
  /** Pieces that stand against it. */
  by: Man[];
  /** Title of the card the action plays. */
  card: string | null;
  /** The family of the game. */
  family: string;
  /** A number the sentence names. */
  number: number | null;
}

/** What the sentence about a failure is told besides its own words: the family of the game, where there is one. */
export interface Within {
  family?: string;
}

/** An action as the labels see it. */
export interface Deed {
  color: Color | null;
  square: Square | null;
  kind: Kind | null;
  kinds: Kind[];
  card: string | null;
  number: number | null;
  /** The picks behind a card as they are written, e.g. "c1, h6". */
  picks: string;
}

/** Verbs whose labels are sentences of their own; moves are written in SAN. */
export type DeedVerb =
  | "card"
  | "discard"
  | "end"
  | "pass"
  | "place"
  | "guess"
  | "roll"
  | "heal"
  | "trust"
  | "challenge"
  | "clear"
  | "bid"
  | "appoint"
  | "retire"
  | "release"
  | "keep"
  | "claim"
  | "promote"
  | "hit"
  | "miss"
  | "timeup"
  | "resign"
  | "draw"
  | "drawn"
  | "rolled";

/** What an argument should have been. */
export type Wanted = "viewer" | "flag" | "square" | "card" | "filter" | "game" | "game-or-record" | "signal" | "number";

/** Between what a number should have been. */
export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** Failures that the binding finds before the engine is asked. */
export interface BindingParams {
  "wrong-argument": { name: string; wanted: Wanted } & Bounds;
  "not-plain": { what: string };
  "lang-unknown": { given: string };
  "lang-not-registered": { lang: string };
  freed: Record<never, never>;
  aborted: Record<never, never>;
  closed: Record<never, never>;
  "worker-failed": { why: string };
}

/** Everything a language says. A language that leaves something out does not compile. */
export interface Catalogue {
  lang: Lang;
  /** Titles and summaries of the games. */
  variants: Record<VariantId, VariantWords>;
  /** The rules as Markdown, by game. */
  rules: Record<string, string>;
  /** What a card says; null if the family has no card of that id. */
  card(family: string, id: CardId): CardWords | null;
  /** The words that a family's cards are made of, by id, in their order. */
  terms(family: string): Record<string, string>;
  /** Letters of move lists. */
  letters: Record<Kind, string>;
  /** Names of the kinds, lower case unless the language writes nouns with capitals. */
  kinds: Record<Kind, string>;
  labels: Record<DeedVerb, (deed: Deed) => string>;
  refusals: Record<RefusalCode, (facts: Facts) => string>;
  /** Sentences that say more than the refusal of that code would. */
  hints: Record<RefusalHint, (facts: Facts) => string>;
  faults: { [R in FaultReason]: (params: FaultParams[R] & Within) => string };
  binding: { [R in keyof BindingParams]: (params: BindingParams[R]) => string };
}
