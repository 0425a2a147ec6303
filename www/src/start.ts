import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Lang, VariantInfo } from "orkan";
import { optionsOf } from "./options/index.js";
import { addressOf } from "./route.js";
import type { SavedGame } from "./saved.js";
import type { TableSetup } from "./settings.js";
import { startStyle } from "./start-style.js";
import type { Strings } from "./strings/index.js";
import { pageStyle } from "./style.js";

/** The way to a game: which one, against whom, how. Fires `setup-change`, `start-game`, `resume-game` and `open-file`. */
export class OrkanStart extends LitElement {
  static override properties = {
    strings: { attribute: false },
    lang: {},
    games: { attribute: false },
    setup: { attribute: false },
    saved: { attribute: false },
  };
  static override styles = [pageStyle, startStyle];

  declare strings: Strings;
  declare lang: Lang;
  declare games: readonly VariantInfo[];
  declare setup: TableSetup;
  declare saved: SavedGame | null;

  protected override render(): TemplateResult {
    const { strings, saved } = this;
    return html`<h1>Orkan <span>${strings.tagline}</span></h1>
      ${saved ? this.renderResume(saved) : nothing}
      <form @submit=${this.onSubmit}>
        <fieldset class="games">
          <legend>${strings.chooseGame}</legend>
          <div class="cards">${this.games.map(this.renderGame)}</div>
        </fieldset>
        <fieldset class="table">
          <legend>${strings.settings}</legend>
          ${this.renderSetup()}
          <div class="go">
            <button type="submit" class="primary big">${strings.start}</button>
            ${saved && !saved.record.outcome ? html`<p class="hint">${strings.startsNew}</p>` : nothing}
          </div>
        </fieldset>
      </form>
      <p class="file">
        <label class="button">${strings.openFile}<input class="unseen" type="file" accept=".json,application/json" @change=${this.onFile} /></label>
        <span class="hint">${strings.openFileHelp}</span>
      </p>`;
  }

  private renderResume({ record }: SavedGame): TemplateResult {
    const { strings } = this;
    const info = this.games.find(({ id }) => id === record.variant);
    const title = `${info?.title ?? record.variant}${info?.reconstruction ? ` (${strings.reconstruction})` : ""}`;
    return html`<div class="resume">
      <p>${strings.resumeText(title, record.actions.length)}</p>
      <button type="button" class="primary" @click=${() => this.fire("resume-game")}>${record.outcome ? strings.resumeOver : strings.resume}</button>
    </div>`;
  }

  private readonly renderGame = (info: VariantInfo): TemplateResult => {
    const { strings } = this;
    const badges = [
      info.hasCards && strings.cards,
      info.hasChance && strings.chance,
      info.hasHiddenInformation && strings.hidden,
      info.reconstruction && strings.reconstruction,
      info.ownDeck && strings.ownDeck,
      !info.hasChance && !info.hasCards && strings.plain,
    ].filter((badge) => badge !== false);
    return html`<div class="card">
      <label>
        <input type="radio" name="game" value=${info.id} .checked=${info.id === this.setup.game} @change=${() => this.set({ game: info.id })} />
        <orkan-emblem .game=${info.id} aria-hidden="true"></orkan-emblem>
        <span class="title">${info.title}</span>
        <span class="summary">${info.summary}</span>
      </label>
      <p class="foot">
        <span class="badges">${badges.map((badge) => html`<span class="badge">${badge}</span>`)}</span>
        ${
          info.hasCards
            ? html`<a href=${addressOf({ page: "cards", game: info.id })} aria-label=${strings.galleryOf(info.title)}>${strings.cardsOf}</a>`
            : nothing
        }
        <a href=${addressOf({ page: "rules", game: info.id })} aria-label=${strings.rulesOf(info.title)}>${strings.rules}</a>
      </p>
    </div>`;
  };

  private renderSetup(): TemplateResult {
    const { strings, setup } = this;
    return html`<div class="fields">
      ${this.renderSegments("opponent", strings.opponent, [
        ["bot", strings.computer],
        ["friend", strings.friend],
      ])}
      ${setup.opponent === "bot" ? this.renderLevel() : nothing}
      ${this.renderSegments("color", strings.color, [
        ["white", strings.colors.white],
        ["black", strings.colors.black],
        ["random", strings.colors.random],
      ])}
      <div class="field">
        <label for="seed">${strings.seed}</label>
        <input id="seed" type="text" .value=${setup.seed} autocomplete="off" aria-describedby="seed-help" @change=${this.onSeed} />
        <span class="hint" id="seed-help">${strings.seedHelp}</span>
      </div>
      ${this.renderFamily()}
    </div>`;
  }

  /** What the chosen game lets one choose besides. */
  private renderFamily(): TemplateResult | typeof nothing {
    const { strings, setup, lang } = this;
    const family = optionsOf(this.games.find(({ id }) => id === setup.game));
    if (!family) return nothing;
    const options = family.sound(setup.options[setup.game]);
    return family.render({ game: setup.game, strings, lang, options, set: (options) => this.set({ options: { ...setup.options, [setup.game]: options } }) });
  }

  private renderLevel(): TemplateResult {
    const { strings, setup } = this;
    const name = strings.levels[setup.level - 1] ?? "";
    return html`<div class="field">
      <label for="level">${strings.level} <output for="level">${setup.level} – ${name}</output></label>
      <input
        id="level"
        type="range"
        min="1"
        max="8"
        .value=${String(setup.level)}
        aria-valuetext="${setup.level}, ${name}"
        @input=${(event: Event) => this.set({ level: Number((event.target as HTMLInputElement).value) })}
      />
    </div>`;
  }

  private renderSegments<Name extends "opponent" | "color">(
    name: Name,
    legend: string,
    choices: readonly (readonly [TableSetup[Name], string])[],
  ): TemplateResult {
    return html`<div class="field" role="radiogroup" aria-labelledby="${name}-title">
      <span class="label" id="${name}-title">${legend}</span>
      <div class="segments">
        ${choices.map(
          ([value, label]) => html`<label>
            <input type="radio" name=${name} value=${value} .checked=${this.setup[name] === value} @change=${() => this.set({ [name]: value })} />
            <span>${label}</span>
          </label>`,
        )}
      </div>
    </div>`;
  }

  private set(change: Partial<TableSetup>): void {
    this.fire("setup-change", { ...this.setup, ...change });
  }

  private readonly onSeed = (event: Event): void => this.set({ seed: (event.target as HTMLInputElement).value.trim() });

  private readonly onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.fire("start-game");
  };

  private readonly onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) this.fire("open-file", file);
    // The same file can be chosen again after it was mended.
    input.value = "";
  };

  private fire(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
