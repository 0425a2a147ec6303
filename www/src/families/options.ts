import type { GameOptions, Lang, VariantInfo } from "orkan";

interface Field<Kind extends string> {
  kind: Kind;
  /** Name of the option in the package's `GameOptions`. */
  name: keyof GameOptions;
  label: string;
  help: string;
}

/** On or off; off leaves the option out. */
export type SwitchField = Field<"switch">;

/** A whole number; left empty it is left out. */
export interface NumberField extends Field<"number"> {
  min: number;
  max: number;
}

/** One of several words; the first is the usual one and left out. */
export interface ChoiceField extends Field<"choice"> {
  choices: readonly (readonly [value: string, label: string])[];
}

/** What may be agreed on before a game besides opponent and colour. */
export type OptionField = SwitchField | NumberField | ChoiceField;

/** The options of a family's games, in the reader's language. */
export type FamilyOptions = (game: VariantInfo["id"], lang: Lang) => readonly OptionField[];

/** The options chosen so far without those that the game does not have or that say what is usual. */
export function chosen(fields: readonly OptionField[], options: Record<string, unknown>): GameOptions {
  const kept: Record<string, unknown> = {};
  for (const field of fields) {
    const value = options[field.name];
    if (field.kind === "switch" && value === true) kept[field.name] = true;
    if (field.kind === "number" && Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max) kept[field.name] = value;
    if (field.kind === "choice" && field.choices.slice(1).some(([known]) => known === value)) kept[field.name] = value;
  }
  return kept as GameOptions;
}
