import type { GameOptions, Lang, VariantId } from "orkan";
import { store } from "./store.js";
import { languages, preferredLang } from "./strings/index.js";

export type Theme = "system" | "light" | "dark";

export interface TableSetup {
  game: VariantId;
  opponent: "bot" | "friend";
  level: number;
  color: "white" | "black" | "random";
  seed: string;
  /** What was chosen for games with options of their own; looked through when it is used. */
  options: Partial<Record<VariantId, GameOptions>>;
}

export interface Settings {
  lang: Lang;
  theme: Theme;
  table: TableSetup;
}

const key = "orkan.settings";

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

/** The reader's settings; whatever is missing or odd is as on a first visit. */
export function readSettings(): Settings {
  let raw: Partial<Settings> = {};
  try {
    raw = (JSON.parse(store.read(key) ?? "{}") as Partial<Settings> | null) ?? {};
  } catch {
    // Not ours or damaged: settings are quickly made again.
  }
  const table: Partial<TableSetup> = raw.table ?? {};
  const level = Math.round(Number(table.level));
  return {
    lang: oneOf(
      raw.lang,
      languages.map(([lang]) => lang),
      preferredLang(),
    ),
    theme: oneOf(raw.theme, ["system", "light", "dark"], "system"),
    table: {
      game: typeof table.game === "string" ? table.game : "chess",
      opponent: oneOf(table.opponent, ["bot", "friend"], "bot"),
      level: level >= 1 && level <= 8 ? level : 3,
      color: oneOf(table.color, ["white", "black", "random"], "white"),
      seed: typeof table.seed === "string" ? table.seed : "",
      options: typeof table.options === "object" && table.options !== null ? table.options : {},
    },
  };
}

/** Settings are a convenience; that they cannot be kept is told when a game cannot be. */
export function writeSettings(settings: Settings): void {
  store.write(key, JSON.stringify(settings));
}

/** Shows the theme and names the language to the browser and to assistive technology. */
export function applySettings({ lang, theme }: Settings): void {
  document.documentElement.lang = lang;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
