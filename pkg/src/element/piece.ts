import { css, html, LitElement, type TemplateResult } from "lit";
import type { Color, Kind, VariantInfo } from "../index.js";
import { lookOf, lookStyles } from "./families/index.js";
import { baseStyle } from "./style.js";

/** `<orkan-piece>`: one piece as a family draws it, for titles, rules and lists. It is an ornament and not read out. */
export class OrkanPiece extends LitElement {
  static override properties = { family: {}, kind: {}, color: {} };
  static override styles = [
    baseStyle,
    lookStyles,
    css`
      :host {
        display: inline-block;
        width: 2rem;
        height: 2rem;
      }
    `,
  ];

  declare family: VariantInfo["family"];
  declare kind: Kind;
  declare color: Color;

  constructor() {
    super();
    this.family = "chess";
    this.kind = "pawn";
    this.color = "white";
  }

  protected override render(): TemplateResult {
    const { color, kind } = this;
    return html`${lookOf(this.family).draw({ id: 0, color, origin: color, kinds: [kind], royal: false, marks: [], counters: null })}`;
  }
}
