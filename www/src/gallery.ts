import { css, html, LitElement, type TemplateResult } from "lit";
import { type CardInfo, cards, type Lang, type VariantId, type VariantInfo } from "orkan";
import { addressOf } from "./route.js";
import type { Strings } from "./strings/index.js";
import { pageStyle } from "./style.js";

/** All cards of a game, to look through: by when they are played, or by a word in them. */
export class OrkanGallery extends LitElement {
  static override properties = {
    strings: { attribute: false },
    lang: {},
    games: { attribute: false },
    game: {},
    timing: { state: true },
    wanted: { state: true },
  };
  static override styles = [
    pageStyle,
    css`
      :host {
        display: block;
        max-width: 78rem;
        margin: 0 auto;
      }
      h1 {
        margin: 0 0 0.4rem;
        font-size: 1.9rem;
      }
      .filters {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.8rem 1.2rem;
        margin: 0.8rem 0 1.2rem;
      }
      .filters label {
        display: grid;
        gap: 0.2rem;
        font-weight: 600;
        font-size: 0.95rem;
      }
      .count {
        margin: 0;
        padding-bottom: 0.6rem;
        color: var(--muted);
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
        gap: 0.9rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .cards li {
        display: grid;
      }
      .source {
        margin-top: 1.6rem;
        color: var(--muted);
        font-size: 0.9rem;
      }
    `,
  ];

  declare strings: Strings;
  declare lang: Lang;
  declare games: readonly VariantInfo[];
  declare game: VariantId | null;
  declare private timing: string;
  declare private wanted: string;

  constructor() {
    super();
    this.timing = "";
    this.wanted = "";
  }

  protected override render(): TemplateResult {
    const { strings } = this;
    const withCards = this.games.filter(({ id, hasCards }) => hasCards && cards(id, this.lang).length > 0);
    const info = withCards.find(({ id }) => id === this.game) ?? withCards[0];
    if (!info) return html`<h1>${strings.cardsOf}</h1>`;
    const all = cards(info.id, this.lang);
    const shown = all.filter((card) => this.fits(card));
    return html`<h1>${strings.galleryOf(info.title)}</h1>
      <p><a href=${addressOf({ page: "rules", game: info.id })}>${strings.rulesOf(info.title)}</a></p>
      <div class="filters">
        <label>${strings.searchCards}<input type="text" name="wanted" .value=${this.wanted} @input=${this.onWanted} /></label>
        ${this.renderTimings(all)}
        <p class="count" role="status">${strings.cardCount(shown.length, all.length)}</p>
      </div>
      <ul class="cards">
        ${shown.map(({ id }) => html`<li><orkan-card .game=${info.id} .card=${id} .lang=${this.lang}></orkan-card></li>`)}
      </ul>
      <p class="source">${strings.emblems}</p>`;
  }

  private renderTimings(all: readonly CardInfo[]): TemplateResult | null {
    const timings = [...new Set(all.flatMap(({ timing }) => timing ?? []))];
    if (timings.length < 2) return null;
    return html`<label
      >${this.strings.whenPlayed}
      <select name="timing" @change=${this.onTiming}>
        <option value="" .selected=${this.timing === ""}>${this.strings.anyTiming}</option>
        ${timings.map((timing) => html`<option value=${timing} .selected=${timing === this.timing}>${this.strings.timings[timing]}</option>`)}
      </select>
    </label>`;
  }

  private fits({ timing, title, text }: CardInfo): boolean {
    if (this.timing && timing !== this.timing) return false;
    return `${title} ${text}`.toLocaleLowerCase(this.lang).includes(this.wanted.trim().toLocaleLowerCase(this.lang));
  }

  private readonly onWanted = (event: Event): void => {
    this.wanted = (event.target as HTMLInputElement).value;
  };

  private readonly onTiming = (event: Event): void => {
    this.timing = (event.target as HTMLSelectElement).value;
  };
}
