import { html, LitElement, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { Game, type GameOptions, type Lang, OrkanError, type VariantInfo, variants } from "orkan";
import type { OrkanGameElement } from "orkan/element";
import { appStyle } from "./app-style.js";
import { loadEngine, loadWords } from "./engine.js";
import { fileName, saveFile } from "./files.js";
import { OrkanGallery } from "./gallery.js";
import { mark, themeIcons } from "./icons.js";
import { type Notice, OrkanNotices } from "./notices.js";
import { keepOffline } from "./offline.js";
import { optionsOf } from "./options/index.js";
import { OrkanPlay, type Seating } from "./play.js";
import { addressOf, go, type Route, readRoute } from "./route.js";
import { OrkanRules } from "./rules.js";
import { dropBroken, readBroken, readSaved, type SavedGame, setAside, writeSaved } from "./saved.js";
import { applySettings, readSettings, type Settings, type TableSetup, writeSettings } from "./settings.js";
import { OrkanStart } from "./start.js";
import { languages, type Strings, stringsIn } from "./strings/index.js";
import { pageStyle } from "./style.js";

/** The whole page: header, messages, and start, game or rules by the address. */
export class OrkanApp extends LitElement {
  static override properties = {
    settings: { state: true },
    route: { state: true },
    games: { state: true },
    failure: { state: true },
    notices: { state: true },
    saved: { state: true },
    seating: { state: true },
  };
  static override styles = [pageStyle, appStyle];

  declare private settings: Settings;
  declare private route: Route;
  /** Null until the engine is there. */
  declare private games: VariantInfo[] | null;
  declare private failure: Error | null;
  declare private notices: Notice[];
  declare private saved: SavedGame | null;
  declare private seating: Seating | null;

  constructor() {
    super();
    this.settings = readSettings();
    this.route = readRoute();
    this.games = null;
    this.failure = null;
    this.notices = [];
    this.saved = null;
    this.seating = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", this.onRoute);
    void this.open();
    void keepOffline({
      updateReady: (take) => this.tell({ key: "update", text: this.strings.updateReady, actions: [{ label: this.strings.updateNow, act: take }] }),
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.onRoute);
  }

  private get strings(): Strings {
    return stringsIn(this.settings.lang);
  }

  private get play(): OrkanPlay | null {
    return this.renderRoot.querySelector("orkan-play");
  }

  private async open(): Promise<void> {
    try {
      await loadEngine(this.settings.lang);
    } catch (error) {
      this.failure = error as Error;
      return;
    }
    await import("orkan/element");
    this.failure = null;
    this.games = variants(this.settings.lang);
    this.readSaved();
    if (this.route.page === "play") this.resume();
  }

  private readSaved(): void {
    const saved = readSaved();
    if (saved === "broken") setAside();
    this.saved = saved === "broken" ? null : saved;
    if (readBroken() !== null) this.tellBroken();
  }

  // ── settings ──

  private change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    applySettings(this.settings);
    writeSettings(this.settings);
  }

  private async changeLang(lang: Lang): Promise<void> {
    // The words may have to come over the network; without them the page stays as it is.
    try {
      await loadWords(lang);
    } catch (error) {
      this.requestUpdate();
      return this.tellError(this.strings.engineFailed, error as Error);
    }
    this.change({ lang });
    this.notices = [];
    if (this.games) this.games = variants(lang);
    if (readBroken() !== null) this.tellBroken();
  }

  // ── games ──

  private resume(): void {
    const { saved } = this;
    if (saved && !this.seating)
      this.seating = { ...saved, game: saved.record.variant, seed: "", options: this.optionsFrom(saved.record.variant, saved.record.options) };
    go({ page: saved ? "play" : "start" });
  }

  /** A game's own options among what was kept. */
  private optionsFrom(game: VariantInfo["id"], kept: unknown): GameOptions {
    return optionsOf(this.games?.find(({ id }) => id === game))?.sound(kept) ?? {};
  }

  private begin(): void {
    const { table } = this.settings;
    this.seating = { ...table, options: this.optionsFrom(table.game, table.options[table.game]), record: null };
    go({ page: "play" });
  }

  private async openFile(file: File): Promise<void> {
    const { strings } = this;
    let record: unknown;
    try {
      record = JSON.parse(await file.text());
    } catch (error) {
      return this.tellError(strings.importFailed, error as Error, [strings.importNotJson]);
    }
    try {
      const game = Game.fromRecord(record as string);
      this.seating = {
        ...this.settings.table,
        game: game.variant,
        record: game.record(),
        seed: "",
        options: this.optionsFrom(game.variant, game.record().options),
      };
      game.free();
      this.close("import");
      go({ page: "play" });
    } catch (error) {
      this.tellError(strings.importFailed, error as Error);
    }
  }

  private keepFile(): void {
    const record = this.play?.table?.record;
    if (record) saveFile(fileName(record.variant), `${JSON.stringify(record, null, 1)}\n`);
  }

  private readonly onGame = (event: Event): void => {
    const table = event.composedPath()[0] as OrkanGameElement;
    const { record } = table;
    if (!record || !this.seating) return;
    this.saved = { record, opponent: table.opponent, level: table.level, color: table.seatColor };
    const trouble = writeSaved(this.saved);
    if (!trouble) {
      this.close("storage");
      return;
    }
    const text = trouble === "full" ? this.strings.storageFull : this.strings.storageForbidden;
    this.tell({ key: "storage", text, trouble: true, actions: [{ label: this.strings.saveFile, act: () => this.keepFile() }] });
  };

  private readonly onGameError = (event: CustomEvent<Error>): void => {
    const { detail: error } = event;
    // A saved game the engine refuses is kept aside, so that the next game does not overwrite it.
    if (this.seating?.record && this.seating.record === this.saved?.record && !this.play?.table?.record) {
      setAside();
      this.saved = null;
      this.seating = null;
      this.tellBroken(error);
      go({ page: "start" });
    } else this.tellError(this.strings.actionFailed, error);
  };

  // ── messages ──

  private tell(notice: Notice): void {
    this.notices = [...this.notices.filter(({ key }) => key !== notice.key), notice];
  }

  private close(key: string): void {
    if (this.notices.some((notice) => notice.key === key)) this.notices = this.notices.filter((notice) => notice.key !== key);
  }

  private tellError(text: string, error: Error, more: string[] = []): void {
    this.tell({ key: "import", text, details: [...more, ...this.details(error)], trouble: true });
  }

  private tellBroken(error?: Error): void {
    const { strings } = this;
    this.tell({
      key: "broken",
      text: strings.savedBroken,
      trouble: true,
      details: error ? this.details(error) : [],
      actions: [
        { label: strings.saveBroken, act: () => saveFile("orkan-unreadable.json", readBroken() ?? "") },
        {
          label: strings.discardBroken,
          act: () => {
            dropBroken();
            this.close("broken");
          },
        },
      ],
    });
  }

  private details(error: Error): string[] {
    const { strings } = this;
    if (!(error instanceof OrkanError)) return [error.message];
    return [error.message, ...(error.path ? [strings.place(error.path)] : []), strings.code(error.code)];
  }

  // ── what is shown ──

  private readonly onRoute = (): void => {
    const before = this.route.page;
    this.route = readRoute();
    if (this.route.page === "play" && !this.seating && this.games) this.resume();
    if (before === this.route.page) return;
    // A question left open would keep the rest of the page from being used.
    if (before === "play") this.play?.table?.dismiss();
    scrollTo(0, 0);
    void this.updateComplete.then(() => this.renderRoot.querySelector("main")?.focus({ preventScroll: true }));
  };

  protected override updated(): void {
    const { route, strings, games } = this;
    const game = route.page === "play" ? this.shownGame : "game" in route ? route.game : null;
    const title = games?.find(({ id }) => id === game)?.title;
    document.title = route.page === "start" || !title ? strings.documentTitle : `${this.headingOf(route, title)} – Orkan`;
  }

  private headingOf({ page }: Route, title: string): string {
    if (page === "rules") return this.strings.rulesOf(title);
    return page === "cards" ? this.strings.galleryOf(title) : title;
  }

  /** The game on the table. */
  private get shownGame(): VariantInfo["id"] | null {
    return this.seating && (this.saved?.record.variant ?? this.seating.game);
  }

  private get shownHasCards(): boolean {
    return this.games?.some(({ id, hasCards }) => hasCards && id === this.shownGame) ?? false;
  }

  protected override render(): TemplateResult {
    const { strings, route } = this;
    return html`<header>
        <button type="button" class="skip" @click=${this.onSkip}>${strings.skip}</button>
        <a class="brand" href=${addressOf({ page: "start" })} aria-label=${strings.home}>${mark}<span>Orkan</span></a>
        <nav aria-label=${strings.mainNavigation}>
          ${this.seating ? this.renderLink({ page: "play" }, strings.play) : nothing} ${this.renderLink({ page: "rules", game: this.shownGame }, strings.rules)}
          ${this.shownHasCards ? this.renderLink({ page: "cards", game: this.shownGame }, strings.cardsOf) : nothing}
        </nav>
        ${this.renderLang()} ${this.renderTheme()}
      </header>
      <orkan-notices
        .notices=${this.notices}
        .strings=${strings}
        @notice-close=${(event: CustomEvent<{ key: string }>) => this.close(event.detail.key)}
      ></orkan-notices>
      <main tabindex="-1">${this.failure ? this.renderFailure(this.failure) : this.games ? this.renderPage(this.games, route) : this.renderLoading()}</main>
      ${route.page === "play" ? nothing : this.renderFooter()}`;
  }

  private renderPage(games: VariantInfo[], { page, ...route }: Route & { game?: VariantInfo["id"] | null }): unknown {
    const { seating, strings } = this;
    return html`${seating ? keyed(seating, this.renderPlay(games, seating, page !== "play")) : nothing}
    ${page === "rules" ? html`<orkan-rules .strings=${strings} .games=${games} .game=${route.game ?? null}></orkan-rules>` : nothing}
    ${page === "cards" ? html`<orkan-gallery .strings=${strings} .lang=${this.settings.lang} .games=${games} .game=${route.game ?? null}></orkan-gallery>` : nothing}
    ${page === "start" ? this.renderStart(games) : nothing}`;
  }

  /** The table stays where it is while the rules are read. */
  private renderPlay(games: VariantInfo[], seating: Seating, hidden: boolean): TemplateResult {
    return html`<orkan-play
      ?hidden=${hidden}
      .strings=${this.strings}
      .lang=${this.settings.lang}
      .info=${games.find(({ id }) => id === this.shownGame) ?? null}
      .seating=${seating}
      @keep-file=${() => this.keepFile()}
      @orkan-start=${this.onGame}
      @orkan-action=${this.onGame}
      @orkan-undo=${this.onGame}
      @orkan-redo=${this.onGame}
      @orkan-error=${this.onGameError}
    ></orkan-play>`;
  }

  private renderStart(games: VariantInfo[]): TemplateResult {
    return html`<orkan-start
      .strings=${this.strings}
      .lang=${this.settings.lang}
      .games=${games}
      .setup=${this.settings.table}
      .saved=${this.saved}
      @setup-change=${(event: CustomEvent<TableSetup>) => this.change({ table: event.detail })}
      @start-game=${() => this.begin()}
      @resume-game=${() => this.resume()}
      @open-file=${(event: CustomEvent<File>) => void this.openFile(event.detail)}
    ></orkan-start>`;
  }

  private renderLoading(): TemplateResult {
    return html`<p class="loading">${this.strings.loading}</p>`;
  }

  private renderFailure(error: Error): TemplateResult {
    const { strings } = this;
    return html`<section class="failure" role="alert">
      <h1>${strings.engineFailed}</h1>
      <p>${strings.engineHelp}</p>
      <ul>
        ${this.details(error).map((line) => html`<li>${line}</li>`)}
      </ul>
      <button type="button" class="primary" @click=${() => void this.open()}>${strings.reload}</button>
    </section>`;
  }

  private renderLink(route: Route, label: string): TemplateResult {
    return html`<a href=${addressOf(route)} aria-current=${this.route.page === route.page ? "page" : nothing}>${label}</a>`;
  }

  private renderLang(): TemplateResult {
    const change = (event: Event): void => void this.changeLang((event.target as HTMLSelectElement).value as Lang);
    return html`<label><span class="unseen">${this.strings.language}</span>
      <select name="lang" @change=${change}>
        ${languages.map(([lang, name]) => html`<option value=${lang} lang=${lang} .selected=${lang === this.settings.lang}>${name}</option>`)}
      </select>
    </label>`;
  }

  private renderTheme(): TemplateResult {
    const { theme } = this.settings;
    const next = { system: "light", light: "dark", dark: "system" } as const;
    const label = this.strings.theme(this.strings.themes[theme]);
    return html`<button type="button" class="theme" aria-label=${label} title=${label} @click=${() => this.change({ theme: next[theme] })}>
      ${themeIcons[theme]}
    </button>`;
  }

  private renderFooter(): TemplateResult {
    return html`<footer>
      <p>Orkan · MIT / Apache-2.0</p>
      ${
        import.meta.env.MODE === "single"
          ? nothing
          : html`<a href="./licenses.md">${this.strings.licences}</a> <a href="./orkan.html" download>${this.strings.offlineFile}</a>`
      }
    </footer>`;
  }

  private readonly onSkip = (): void => {
    this.renderRoot.querySelector("main")?.focus();
  };
}

customElements.define("orkan-gallery", OrkanGallery);
customElements.define("orkan-notices", OrkanNotices);
customElements.define("orkan-play", OrkanPlay);
customElements.define("orkan-rules", OrkanRules);
customElements.define("orkan-start", OrkanStart);
