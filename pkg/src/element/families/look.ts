import type { CSSResultGroup, nothing, TemplateResult } from "lit";
import type { Kind, Lang, Pick, PieceView, SquareMark, VariantId, View } from "../../index.js";
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
  /** Draws a piece of this family small, for legends and lists. */
  draw(piece: PieceView): TemplateResult;
}

/** A part of the table that only one family has: a hand of cards, chips, the order in which dice turn. */
export interface Panel {
  /** `side`: with the moves; `near`: between board and controls, where a hand of cards lies. */
  place: "side" | "near";
  render(context: PanelContext): TemplateResult | typeof nothing;
}

/** How a family looks. Everything else about its games comes from views, actions and events. */
export interface Look {
  draw(piece: PieceView): TemplateResult;
  /** Shows how a piece that stayed the same came to look different. The figure already shows `after`. */
  change?(figure: HTMLElement, before: PieceView, after: PieceView, chance: boolean): Promise<void>;
  /** Three kinds that stand for one of the family's games in a list; the middle one is drawn in black. */
  emblem?(variant: VariantId): readonly [Kind, Kind, Kind];
  /** Draws what lies on a square besides its piece. */
  drawMark?(mark: SquareMark): TemplateResult;
  panels: readonly Panel[];
  styles: CSSResultGroup;
}
