import { html, type TemplateResult } from "lit";
import type { Color, Lang, Square, View } from "../../../index.js";
import { wordsIn } from "../../words/index.js";
import { wordsOf } from "./words.js";

const both: readonly Color[] = ["white", "black"];

/** The squares that the open cards of these colours threaten: hatched for each in its own direction. */
export function zones(view: View, lang: Lang, watched: ReadonlySet<Color>): ReadonlyMap<Square, { drawing: TemplateResult; name: string }> {
  const found = new Map<Square, Color[]>();
  for (const color of both) {
    if (!watched.has(color)) continue;
    for (const square of view.threats?.[color] ?? []) found.set(square, [...(found.get(square) ?? []), color]);
  }
  const text = wordsOf(lang);
  const { colors } = wordsIn(lang);
  return new Map(
    [...found].map(([square, by]) => [
      square,
      {
        drawing: html`${by.map((color) => html`<span class="threat by-${color}" aria-hidden="true"></span>`)}`,
        name: by.map((color) => text.zone(colors[color])).join(", "),
      },
    ]),
  );
}
