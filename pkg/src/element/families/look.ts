import type { CSSResultGroup, nothing, TemplateResult } from "lit";
import type { Action, CardId, CardInfo, Color, GameEvent, GameOptions, Kind, Lang, Pick, PieceView, Square, SquareMark, VariantId, View } from "../../index.js";
import type { Narrowing } from "../narrowing.js";
import type { Words } from "../words/index.js";

/** What a panel is told and may do. It reads the view and hands picks on; it computes no rule. */
export interface PanelContext {
  variant: VariantId;
  view: View;
  lang: Lang;
  words: Words;
  /** The players as the table calls them. */
  names: Record<Color, string>;
  /** The colour at the lower edge of the board. */
  bottom: Color;
  /** What led to this view. */
  events: readonly GameEvent[];
  /** The events of every action up to this view, as the player may know them. */
  history: readonly (readonly GameEvent[])[];
  /** The square pointed at, focused or picked last. */
  square: Square | null;
  /** The legal actions of the player at this screen, narrowed so far; null while he has nothing to choose. */
  narrowing: Narrowing | null;
  pick(pick: Pick): void;
  chooseCard(card: string): void;
  /** Plays a legal action. */
  act(action: Action): void;
  /** Shows a card in full. */
  readCard(card: CardId): void;
  /** Shows several cards in full, one after the other. */
  readCards(heading: string, cards: readonly CardId[]): void;
  /** What a card says; null for a card there is not. */
  card(card: CardId): CardInfo | null;
  /** Whether a card can be played now by the player at this screen, and if not, why; null while nobody here is to choose. */
  usable(card: CardId): { playable: boolean; why: string } | null;
  /** The colours whose threats are shown on the board. */
  watched: ReadonlySet<Color>;
  /** Shows them or hides them again, and says `text`. */
  watch(color: Color, text: string): void;
  /** Whether it is the computer's turn. */
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

/** Where a mark lies among the marks of its square. */
export interface MarkPlace {
  /** Its number from the bottom, and how many there are. */
  index: number;
  count: number;
  /** Whether a piece stands on them. */
  occupied: boolean;
}

/** How a family looks. Everything else about its games comes from views, actions and events. */
export interface Look {
  /** The look of a game with these options, where they make a difference. */
  under?(options: GameOptions): Look;
  draw(piece: PieceView): TemplateResult;
  /** Shows how a piece that stayed the same came to look different. The figure already shows `after`. */
  change?(figure: HTMLElement, before: PieceView, after: PieceView, chance: boolean): Promise<void>;
  /** Whether a piece that kept its kind looks different all the same. */
  differs?(before: PieceView, after: PieceView): boolean;
  /** Three kinds that stand for one of the family's games in a list; the middle one is drawn in black. */
  emblem?(variant: VariantId): readonly [Kind, Kind, Kind];
  /** Draws one of the three fields of the emblem; without it, the piece. */
  drawEmblem?(piece: PieceView, variant: VariantId, place: number): TemplateResult;
  /** A card's picture. */
  cardEmblem?(card: CardId): TemplateResult;
  /** How a kind is asked for that a card wants; null: as in every game. */
  askKind?(narrowing: Narrowing, card: CardInfo, words: Words): { heading: string; text: string; label(kind: Kind): string } | null;
  /** Draws what lies on a square besides its piece. */
  drawMark?(mark: SquareMark, place: MarkPlace): TemplateResult;
  /** Squares that something near them covers or that a colour's threats (`watched`) lie on, with what to draw there and how it is read out. */
  zones?(view: View, lang: Lang, watched: ReadonlySet<Color>): ReadonlyMap<Square, { drawing: TemplateResult; name: string }>;
  /** The time the player to act has now. The same id goes on counting. */
  deadline?(view: View): { id: string; seconds: number } | null;
  /** How long the board is covered for whoever did not play these events, in seconds. */
  blinds?(events: readonly GameEvent[]): number;
  panels: readonly Panel[];
  /** The table's words with this family's own names in them. */
  words?(words: Words): Words;
  /** What is to be decided now, where the turn alone does not say it; `turn` is what happened in this turn so far, `last` what led to the position. */
  prompt?(view: View, words: Words, actions: readonly Action[], turn: readonly GameEvent[], last: readonly GameEvent[]): string | null;
  /** Whether looking back, or taking back, would tell the player here what he has to guess. */
  mustGuess?(view: View): boolean;
  /** What a button that does the action says; without it, the action's label. */
  deed?(action: Action, view: View, words: Words): string | null;
  /** Types of actions on a square that get a button of their own before the square is touched. */
  direct?: readonly Action["type"][];
  /** An action besides moves as it is typed, for the hint in the field for typing; null where a game has none worth showing. */
  typed?(variant: VariantId): string | null;
  /** Whether cards lie on the table only and nobody holds a hand. */
  handless?: boolean;
  /** Whether a panel has the button for an action. */
  panelled?(action: Action, view: View): boolean;
  /** What an event of this family's sounds like; null: as in every game, "" : not worth saying. */
  tell?(event: GameEvent, words: Words): string | null;
  /** What the list of moves notes behind an action: whom it is about, a few letters, and the same in words. */
  notes?(events: readonly GameEvent[], words: Words): readonly { color: Color; short: string; text: string }[];
  /** Whether the panels show deck and discards themselves. */
  ownPiles?: boolean;
  /** What else is to be said about a piece. */
  details?(piece: PieceView, words: Words): readonly string[];
  /** Elements that only this family's panels use. */
  elements?: Readonly<Record<string, CustomElementConstructor>>;
  styles: CSSResultGroup;
}
