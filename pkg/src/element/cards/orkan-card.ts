import { css, LitElement, nothing, type TemplateResult } from "lit";
import { type CardId, type VariantId, variants } from "../../index.js";
import { lookOf } from "../families/index.js";
import { loadLanguage } from "../language.js";
import { baseStyle } from "../style.js";
import { langOf, wordsIn } from "../words/index.js";
import { deckOf } from "./deck.js";
import { faceStyle, renderFace } from "./face.js";

/** `<orkan-card>`: a card of a game in full, for galleries and rules. */
export class OrkanCard extends LitElement {
  static override properties = { game: {}, card: {}, lang: {}, ready: { state: true } };
  static override styles = [
    baseStyle,
    faceStyle,
    css`
      :host {
        display: block;
        padding: 1rem;
        border: 1px solid var(--line);
        border-top: 4px solid var(--accent);
        border-radius: var(--radius);
        background: var(--surface);
      }
    `,
  ];

  declare game: VariantId;
  declare card: CardId;
  declare lang: string;
  /** The language whose words have come. */
  declare private ready: string | null;

  constructor() {
    super();
    this.game = "tempete";
    this.card = "";
    this.ready = null;
  }

  protected override willUpdate(): void {
    const lang = langOf(this.lang || this.closest("[lang]")?.getAttribute("lang"));
    if (this.ready !== lang) void loadLanguage(lang).then(() => (this.ready = lang));
  }

  protected override render(): TemplateResult | typeof nothing {
    const lang = langOf(this.ready);
    const info = this.ready ? deckOf(this.game, lang).get(this.card) : undefined;
    if (!info) return nothing;
    return renderFace(info, lookOf(variants(lang).find(({ id }) => id === this.game)?.family ?? "chess"), wordsIn(lang), "title");
  }
}
