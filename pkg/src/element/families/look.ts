import type { CSSResultGroup, nothing, TemplateResult } from "lit";
import type { Action, CardId, GameEvent, Kind, Lang, Pick, PieceView, Square, SquareMark, VariantId, View } from "../../index.js";
import type { Narrowing } from "../narrowing.js";

/** What a panel is told and may do. It reads the view and hands picks on; it computes no rule. */
export interface PanelContext {
  variant: VariantId;
  view: View;
  lang: Lang;
  /** The legal actions of the player at this screen, narrowed so far; null while he has nothing to choose. */
  narrowing: Narrowing | null;
  pick(pick: Pick): void;
  chooseCard(card: string): void;
  /** Plays one of the listed actions. */
  act(action: Action): void;
  /** Shows a card in full. */
  readCard(card: CardId): void;
  /** Whether the computer is the one whose turn it is. */
  byComputer: boolean;
  /** Draws a piece of this family small, for legends and lists. */
  draw(piece: PieceView): TemplateResult;
}

/** A part of the table that only one family has: chips, the order in which dice turn, what lasts on the board. */
export interface Panel {
  /** `side`: with the moves; `near`: between board and controls; `over`: in place of the choices, where something is thrown or aimed. */
  place: "side" | "near" | "over";
  render(context: PanelContext): TemplateResult | typeof nothing;
}

/** How a family looks. Everything else about its games comes from views, actions and events. */
export interface Look {
  draw(piece: PieceView): TemplateResult;
  /** Shows how a piece that stayed the same came to look different. The figure already shows `after`. */
  change?(figure: HTMLElement, before: PieceView, after: PieceView, chance: boolean): Promise<void>;
  /** Three kinds that stand for one of the family's games in a list; the middle one is drawn in black. */
  emblem?(variant: VariantId): readonly [Kind, Kind, Kind];
  /** A card's picture. */
  cardEmblem?(card: CardId): TemplateResult;
  /** Draws what lies on a square besides its piece. */
  drawMark?(mark: SquareMark): TemplateResult;
  /** Squares that something near them covers, with what to draw there and how it is read out. */
  zones?(view: View, lang: Lang): ReadonlyMap<Square, { drawing: TemplateResult; name: string }>;
  /** What a window or question is about, as a sentence; null where the usual ones do. */
  prompt?(view: View, lang: Lang): string | null;
  /** The time the player to act has now. The same id goes on counting. */
  deadline?(view: View): { id: string; seconds: number } | null;
  /** How long the board is covered for whoever did not play these events, in seconds. */
  blinds?(events: readonly GameEvent[]): number;
  /** Whether a panel over the choices serves this moment, so that the usual choices are not offered. */
  serves?(view: View): boolean;
  /** Custom elements the panels are made of, by name. */
  elements?: Readonly<Record<string, CustomElementConstructor>>;
  panels: readonly Panel[];
  styles: CSSResultGroup;
}
