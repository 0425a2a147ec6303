import type { CSSResultGroup } from "lit";
import type { GameOptions, VariantInfo } from "../../index.js";
import { standing, standingStyle } from "../drawings/standing.js";
import { dojo } from "./dojo/index.js";
import { joker } from "./joker/index.js";
import { kartenschach } from "./kartenschach/index.js";
import type { Look } from "./look.js";
import { tempete } from "./tempete/index.js";
import { variaschach } from "./variaschach.js";

/** Pieces that stand, and nothing beside the board. */
const plain: Look = { draw: standing, panels: [], styles: standingStyle };

/** The one table that names the families with a look of their own. */
const looks: Partial<Record<VariantInfo["family"], Look>> = { dojo, joker, kartenschach, tempete, variaschach };

export function lookOf(family: VariantInfo["family"]): Look {
  return looks[family] ?? plain;
}

/** How one game looks. */
export function lookAt(family: VariantInfo["family"], options: GameOptions): Look {
  const look = lookOf(family);
  return look.under?.(options) ?? look;
}

/** The elements that only one family's panels use. */
export const lookElements: Readonly<Record<string, CustomElementConstructor>> = Object.assign({}, ...Object.values(looks).map((look) => look.elements ?? {}));

/** Every look's paint; drawings appear in several shadow roots, and rules for another family's classes do no harm. */
export const lookStyles: CSSResultGroup = [plain.styles, ...Object.values(looks).map((look) => look.styles)];
