import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { type BotOptions, BotWorker, type GameOptions, type GameRecord, type Lang, type VariantInfo } from "orkan";
import type { OrkanGameElement } from "orkan/element";
import { addressOf } from "./route.js";
import type { Strings } from "./strings/index.js";
import { pageStyle } from "./style.js";

/** What the table is set with: a record that goes on, or the options of a new game. */
export interface Seating {
  record: GameRecord | null;
  game: VariantInfo["id"];
  opponent: "bot" | "friend";
  level: number;
  color: "white" | "black" | "random";
  seed: string;
  options: GameOptions;
}

/** The game itself with what belongs around it. Fires `keep-file`; the events of `<orkan-game>` pass through. */
export class OrkanPlay extends LitElement {
  static override properties = {
    strings: { attribute: false },
    lang: {},
    info: { attribute: false },
    seating: { attribute: false },
    seed: { state: true },
  };
  static override styles = [
    pageStyle,
    css`
      :host {
        display: block;
        --board: calc(100dvh - 13.4rem);
        max-width: calc(max(17rem, var(--board)) + 24.5rem);
        margin: 0 auto;
      }
      :host([hidden]) {
        display: none;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.4rem 1rem;
        margin-bottom: 0.3rem;
      }
      h1 {
        margin: 0;
        font-size: 1.3rem;
      }
      .badge {
        font-weight: 450;
        vertical-align: middle;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
      .tools .button,
      .tools button {
        min-height: 2.2rem;
        padding: 0.15rem 0.75rem;
        font-size: 0.92rem;
      }
      .seed {
        margin: 1rem 0 0;
        color: var(--muted);
        font-size: 0.85rem;
        overflow-wrap: anywhere;
      }
      orkan-game {
        --orkan-board-max: var(--board);
      }
    `,
  ];

  declare strings: Strings;
  declare lang: Lang;
  declare info: VariantInfo | null;
  declare seating: Seating;
  declare private seed: string;

  constructor() {
    super();
    this.seed = "";
  }

  /** The element with the game; null before it is drawn. */
  get table(): OrkanGameElement | null {
    return this.renderRoot.querySelector("orkan-game");
  }

  protected override render(): TemplateResult {
    const { strings, seating, info } = this;
    return html`<header>
        <h1>${info?.title ?? ""}${info?.reconstruction ? html` <span class="badge">${strings.reconstruction}</span>` : nothing}</h1>
        <div class="tools">
          <a class="button" href=${addressOf({ page: "start" })}>${strings.newGame}</a>
          <button type="button" @click=${() => this.dispatchEvent(new CustomEvent("keep-file"))}>${strings.saveFile}</button>
        </div>
      </header>
      <orkan-game
        .game=${seating.game}
        .opponent=${seating.opponent}
        .level=${seating.level}
        .color=${seating.color}
        .seed=${seating.seed || null}
        .options=${seating.options}
        .lang=${this.lang}
        .bots=${newBot}
        .record=${seating.record}
        @orkan-start=${this.onStart}
      ></orkan-game>
      ${info?.reconstruction ? html`<p class="seed">${strings.reconstructionNote}</p>` : nothing}
      ${this.seed ? html`<p class="seed">${strings.seedShown(this.seed)}</p>` : nothing}`;
  }

  private readonly onStart = (event: CustomEvent<GameRecord>): void => {
    this.seed = event.detail.seed;
  };
}

/** From the page's own entry of the package: in the single file its worker is embedded. */
function newBot(options: BotOptions): BotWorker {
  return new BotWorker(options);
}
