import { css, html, LitElement, type TemplateResult } from "lit";
import { type Kind, type PieceView, type VariantId, variants } from "../index.js";
import { lookOf, lookStyles } from "./families/index.js";
import { baseStyle } from "./style.js";

/** What stands for a game whose family has nothing better to show. */
const usual: readonly Kind[] = ["queen", "knight", "pawn"];

/** `<orkan-emblem>`: three squares of a game's board, for lists of games. It is an ornament and not read out. */
export class OrkanEmblem extends LitElement {
  static override properties = { game: {} };
  static override styles = [
    baseStyle,
    lookStyles,
    css`
      :host {
        display: inline-grid;
        grid-template: minmax(0, 1fr) / repeat(3, minmax(0, 1fr));
        width: 8.4rem;
        aspect-ratio: 3;
        border-radius: 6px;
        overflow: hidden;
      }
      span {
        min-height: 0;
        padding: 5%;
        background: var(--orkan-light-square, light-dark(#efe8d9, #c3c8c4));
      }
      span:nth-child(even) {
        background: var(--orkan-dark-square, light-dark(#86a2b1, #5d7a89));
      }
    `,
  ];

  declare game: VariantId;

  constructor() {
    super();
    this.game = "chess";
  }

  protected override render(): TemplateResult {
    const look = lookOf(variants().find(({ id }) => id === this.game)?.family ?? "chess");
    const kinds = look.emblem?.(this.game) ?? usual;
    return html`${kinds.map((kind, i) => {
      const color = i === 1 ? "black" : "white";
      const piece: PieceView = { id: 0, color, origin: color, kinds: [kind], royal: false, marks: [], counters: null };
      return html`<span>${look.drawEmblem?.(piece, this.game, i) ?? look.draw(piece)}</span>`;
    })}`;
  }
}
