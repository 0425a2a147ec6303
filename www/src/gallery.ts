import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { type CardInfo, cards, type Lang, type VariantId, type VariantInfo } from "orkan";
import { type CardFilter, filtersOf } from "./filters.js";
import { addressOf } from "./route.js";
import type { Strings } from "./strings/index.js";
import { pageStyle } from "./style.js";

/** All cards of a game, to look through: by a word in them, or by whatever tells the cards of that game apart. */
export class OrkanGallery extends LitElement {
  static override properties = {
    strings: { attribute: false },
    lang: {},
    games: { attribute: false },
    game: {},
    chosen: { state: true },
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
  /** The values wanted, by filter; none or "" for any. */
  declare private chosen: Readonly<Record<string, string>>;
  declare private wanted: string;

  constructor() {
    super();
    this.chosen = {};
    this.wanted = "";
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game")) this.chosen = {};
  }

  protected override render(): TemplateResult {
    const { strings } = this;
    const withCards = this.games.filter(({ id, hasCards }) => hasCards && cards(id, this.lang).length > 0);
    const info = withCards.find(({ id }) => id === this.game) ?? withCards[0];
    if (!info) return html`<h1>${strings.cardsOf}</h1>`;
    const all = cards(info.id, this.lang);
    const filters = filtersOf(info.id, all, strings, this.lang);
    const shown = all.filter((card) => this.fits(card, filters));
    return html`<h1>${strings.galleryOf(info.title)}</h1>
      <p><a href=${addressOf({ page: "rules", game: info.id })}>${strings.rulesOf(info.title)}</a></p>
      <div class="filters">
        <label>${strings.searchCards}<input type="text" name="wanted" .value=${this.wanted} @input=${this.onWanted} /></label>
        ${filters.map((filter) => this.renderFilter(filter))}
        <p class="count" role="status">${strings.cardCount(shown.length, all.length)}</p>
      </div>
      <ul class="cards">
        ${shown.map(({ id }) => html`<li><orkan-card .game=${info.id} .card=${id} .lang=${this.lang}></orkan-card></li>`)}
      </ul>
      <p class="source">${strings.emblems}</p>`;
  }

  private renderFilter({ name, label, options }: CardFilter): TemplateResult {
    const wanted = this.chosen[name] ?? "";
    const choose = (event: Event): void => {
      this.chosen = { ...this.chosen, [name]: (event.target as HTMLSelectElement).value };
    };
    return html`<label
      >${label}
      <select name=${name} @change=${choose}>
        <option value="" .selected=${wanted === ""}>${this.strings.anyTiming}</option>
        ${options.map(([value, text]) => html`<option value=${value} .selected=${value === wanted}>${text}</option>`)}
      </select>
    </label>`;
  }

  private fits(card: CardInfo, filters: readonly CardFilter[]): boolean {
    if (filters.some((filter) => this.chosen[filter.name] && !filter.fits(card, this.chosen[filter.name] as string))) return false;
    const wanted = this.wanted.trim().toLocaleLowerCase(this.lang);
    // Asterisks only mark what is bold.
    const text = `${card.title} ${card.text.replaceAll("**", "")}`.toLocaleLowerCase(this.lang);
    return text.includes(wanted) || card.id.toLowerCase() === wanted;
  }

  private readonly onWanted = (event: Event): void => {
    this.wanted = (event.target as HTMLInputElement).value;
  };
}
