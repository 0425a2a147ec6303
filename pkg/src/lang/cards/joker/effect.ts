import type { CardId, Kind } from "../../../types.js";

/*
 * The effects of Joker's cards as the engine writes them (crates/engine/src/effects), as far as the deck uses the language.
 * Numbers that stand for a piece or square are choices, numbered through all parts of a card.
 */

/** A kind as printed, or the number of a bold one. */
export type KindWord = Kind | number;

/** Pieces. */
export interface Men {
  whose: "own" | "enemy" | "any";
  kinds?: KindWord[];
  noRoyal?: boolean;
  otherThan?: number[];
  area?: Area[];
  that?: Quality[];
}

/** How a square lies to another one. */
export type Relation = "adjacent" | "beside" | "inFront" | "behind" | "file" | "rank";

/** What something lies so to. */
export type Anchor = { choice: number } | { men: Men };

/** A part of the board. */
export type Area =
  | "edge"
  | "centre"
  | "queenside"
  | "kingside"
  | "threatened"
  | { rank: number }
  | { file: number }
  | { spot: number }
  | { at: { relation: Relation; of: Anchor } }
  | { same: { piece: number; from: number; to: number } }
  | { over: { from: number; to: number } }
  | { men: Men }
  | { not: Area };

/** What is true of a piece. */
export type Quality = "threatened" | "pinned" | "immobile" | "single" | "doubled" | "passed" | { threatenedBy: Men } | { threatens: Men } | { not: Quality };

/** Whether a movement captures. */
export type Take = "may" | "must" | "never";

/** How a piece gets somewhere. */
export type Way =
  | { normal: { take: Take } }
  | { like: { kind: KindWord; take: Take } }
  | { through: { kind?: KindWord; men: Men; must?: boolean; take: Take } }
  | { over: { men: Men; take: Take } }
  | { within: { way: Way; area: Area[] } };

/** What is chosen. */
export type Choice =
  | { piece: Men }
  | { pieces: { men: Men; least: number; most: number } }
  | { all: Men }
  | { square: { room: "free" | "freeOrEnemy"; area?: Area[] } }
  | { way: { piece: number; way: Way } };

/** What happens. */
export type Step =
  | { walk: { piece: number; to: number } }
  | { move: { piece: number; to: number } }
  | { warp: { piece: number; to: number } }
  | { add: { kind: KindWord; to: number } }
  | { replace: { piece: number; kind: KindWord } }
  | { swap: { one: number; other: number } }
  | { remove: { piece: number } }
  | { march: { pawns: number; squares: number } };

/** What must hold. */
export type Condition = { stand: { men: Men; least?: number; most?: number } } | { fewer: { ones: Men; than: Men } };

/** A part of a card; the parts are carried out one after the other. */
export interface Part {
  when?: Condition[];
  picks?: Choice[];
  steps: Step[];
}

/** A card without title and text. */
export interface JokerCard {
  id: CardId;
  /** The bold kinds as printed. */
  bold: Kind[];
  /** Words of the vocabulary the card uses. */
  terms: string[];
  effect: Part[];
}
