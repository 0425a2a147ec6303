import type { Lang, VariantInfo } from "orkan";
import { dojo } from "./dojo.js";
import { kartenschach } from "./kartenschach.js";
import type { FamilyOptions, OptionField } from "./options.js";

/** The one table of families whose games have options on the start screen. */
const families: Partial<Record<VariantInfo["family"], FamilyOptions>> = { dojo, kartenschach };

export function optionsOf(info: VariantInfo | undefined, lang: Lang): readonly OptionField[] {
  return info ? (families[info.family]?.(info.id, lang) ?? []) : [];
}
