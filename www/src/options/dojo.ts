import { html, type TemplateResult } from "lit";
import type { GameOptions, Lang } from "orkan";
import type { FamilyOptions, OptionsContext } from "./index.js";

interface OptionWords {
  vigilance: string;
  help: string;
  automatic: string;
  manual: string;
}

const words: Record<Lang, OptionWords> = {
  en: {
    vigilance: "Vigilance over turncoats",
    help: "Automatic: a belt that stays near the enemy antisensei too long leaves by itself. Manual: its owner is asked, and the enemy may claim it.",
    automatic: "automatic",
    manual: "manual",
  },
  de: {
    vigilance: "Wachsamkeit bei Überläufern",
    help: "Automatisch: Ein Gurt, der zu lange beim gegnerischen Antisensei bleibt, verlässt das Spiel von selbst. Von Hand: Sein Besitzer wird gefragt, und der Gegner kann ihn beanspruchen.",
    automatic: "automatisch",
    manual: "von Hand",
  },
  fr: {
    vigilance: "Vigilance envers les transfuges",
    help: "Automatique : une ceinture restée trop longtemps près de l’antisensei adverse s’en va d’elle-même. À la main : son propriétaire décide, et l’adversaire peut la réclamer.",
    automatic: "automatique",
    manual: "à la main",
  },
};

function sound(kept: unknown): GameOptions {
  return (kept as GameOptions | null | undefined)?.vigilance === "manual" ? { vigilance: "manual" } : {};
}

function render({ lang, options, set }: OptionsContext): TemplateResult {
  const text = words[lang];
  return html`<div class="field" role="radiogroup" aria-labelledby="vigilance-title" aria-describedby="vigilance-help">
    <span class="label" id="vigilance-title">${text.vigilance}</span>
    <div class="segments">
      ${(["automatic", "manual"] as const).map(
        (vigilance) => html`<label>
          <input
            type="radio"
            name="vigilance"
            value=${vigilance}
            .checked=${(options.vigilance ?? "automatic") === vigilance}
            @change=${() => set(sound({ vigilance }))}
          />
          <span>${text[vigilance]}</span>
        </label>`,
      )}
    </div>
    <span class="hint" id="vigilance-help">${text.help}</span>
  </div>`;
}

export const dojoOptions: FamilyOptions = { render, sound };
