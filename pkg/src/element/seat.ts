import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import type { Color, Kind, PieceView } from "../index.js";
import { lookStyles } from "./families/index.js";
import type { Look } from "./families/look.js";
import { other } from "./squares.js";
import { baseStyle } from "./style.js";
import type { Words } from "./words/index.js";

/** A player at the table: colour, name, whether he is to act, and what he has captured. */
export class OrkanSeat extends LitElement {
  static override properties = {
    color: {},
    name: {},
    active: { type: Boolean, reflect: true },
    thinking: { type: Boolean },
    captured: { attribute: false },
    look: { attribute: false },
    words: { attribute: false },
  };
  static override styles = [
    baseStyle,
    lookStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 0.55rem;
        min-height: 2.4rem;
        padding: 0.2rem 0.1rem;
      }
      .disc {
        flex: none;
        width: 1.15rem;
        height: 1.15rem;
        border: 2px solid var(--edge);
        border-radius: 50%;
      }
      .disc.white {
        background: #fffdf6;
      }
      .disc.black {
        background: #1c262d;
      }
      .name {
        font-weight: 650;
        white-space: nowrap;
      }
      .state {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
        padding: 0.08rem 0.55rem;
        border-radius: 1rem;
        background: var(--accent);
        color: var(--on-accent);
        font-size: 0.8rem;
        font-weight: 600;
        white-space: nowrap;
      }
      .dots {
        display: inline-flex;
        gap: 3px;
      }
      .dots i {
        width: 5px;
        height: 5px;
        border-radius: 50%;
        background: currentColor;
      }
      @media (prefers-reduced-motion: no-preference) {
        .dots i {
          animation: beat 0.9s infinite ease-in-out alternate;
        }
        .dots i:nth-child(2) {
          animation-delay: 0.2s;
        }
        .dots i:nth-child(3) {
          animation-delay: 0.4s;
        }
        @keyframes beat {
          from {
            opacity: 0.25;
          }
        }
      }
      .captured {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        flex: 1;
        min-width: 0;
        max-height: 2.4rem;
        overflow: hidden;
      }
      .captured .one {
        width: 1.2rem;
        height: 1.2rem;
        margin-left: -0.2rem;
      }
    `,
  ];

  declare color: Color;
  declare name: string;
  declare active: boolean;
  declare thinking: boolean;
  /** Kinds of the other colour's captured pieces. */
  declare captured: readonly Kind[];
  declare look: Look;
  declare words: Words;

  protected override render(): TemplateResult {
    const { words, color } = this;
    return html`<span class="disc ${color}" aria-hidden="true"></span>
      <span class="name">${this.name}</span>
      ${this.active ? html`<span class="state">${this.thinking ? this.renderThinking() : words.toAct}</span>` : nothing}
      ${this.captured.length > 0 ? this.renderCaptured() : nothing}`;
  }

  private renderThinking(): TemplateResult {
    return html`${this.words.thinkingShort}<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;
  }

  private renderCaptured(): TemplateResult {
    const order: Kind[] = ["queen", "rook", "bishop", "knight", "zebra", "pawn", "wounded"];
    const kinds = [...this.captured].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const list = kinds.map((kind) => this.words.kinds[kind]).join(", ");
    return html`<span class="captured" role="img" aria-label=${this.words.captured(list)}>
      ${kinds.map((kind) => html`<span class="one">${this.look.draw(this.taken(kind))}</span>`)}
    </span>`;
  }

  private taken(kind: Kind): PieceView {
    const color = other(this.color);
    return { id: 0, color, origin: color, kinds: [kind], royal: false, marks: [], counters: null };
  }
}
