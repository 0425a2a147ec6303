import type { Action, CardId, Game, Refusal, View } from "../../index.js";
import type { Narrowing } from "../narrowing.js";

/** A card in the hand at this screen and what may be done with it now. */
export interface Held {
  /** Null while it lies face-down. */
  card: CardId | null;
  /** Whether it lies open for everyone. */
  open: boolean;
  playable: boolean;
  /** Whether it could be played only so that the ground rule undoes it, or some of its plays could. */
  hasVoid: boolean;
  /** Why it cannot be played now; null when it can, or when nobody here is to choose. */
  refusal: Refusal | null;
  /** Other things than playing it. */
  uses: Action[];
}

/** The codes of plays that are accepted but undone. */
const voids: ReadonlySet<string> = new Set(["void-mates", "void-takes-king", "void-keeps-king-in-check"]);

/** The hand of a colour as its player sees it; `narrowing` is null while he has nothing to choose. */
export function heldBy(color: "white" | "black", view: View, game: Game, narrowing: Narrowing | null): Held[] {
  return view.hands[color].map((card, place) => {
    const held: Held = { card, open: view.openCards[color].includes(place), playable: false, hasVoid: false, refusal: null, uses: [] };
    if (card === null || !narrowing) return held;
    held.playable = narrowing.playsOf(card).length > 0;
    held.refusal = held.playable ? null : game.explain(`@${card}`);
    held.hasVoid = held.playable || voids.has(held.refusal?.code ?? "") ? game.legalActions({ card, void: true }).some((play) => play.void !== null) : false;
    held.uses = narrowing.usesOf(card);
    return held;
  });
}
