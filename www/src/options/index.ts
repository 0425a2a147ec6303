import type { TemplateResult } from "lit";
import type { GameOptions, Lang, VariantId, VariantInfo } from "orkan";
import type { Strings } from "../strings/index.js";
import { dojoOptions } from "./dojo.js";
import { jokerOptions } from "./joker.js";
import { kartenschachOptions } from "./kartenschach.js";
import { tempeteOptions } from "./tempete.js";

export interface OptionsContext {
  game: VariantId;
  strings: Strings;
  lang: Lang;
  options: GameOptions;
  set(options: GameOptions): void;
}

/** What a family lets its players choose before a game. */
export interface FamilyOptions {
  render(context: OptionsContext): TemplateResult;
  /** The options among what was kept, without anything odd. */
  sound(kept: unknown): GameOptions;
}

/** The one table of families whose games have options of their own. */
const families: Partial<Record<VariantInfo["family"], FamilyOptions>> = {
  dojo: dojoOptions,
  joker: jokerOptions,
  kartenschach: kartenschachOptions,
  tempete: tempeteOptions,
};

export function optionsOf(info: VariantInfo | undefined): FamilyOptions | null {
  return (info && families[info.family]) ?? null;
}
