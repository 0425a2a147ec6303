import { html, type TemplateResult } from "lit";
import type { GameOptions, Lang } from "orkan";
import { addressOf } from "../route.js";
import type { FamilyOptions, OptionsContext } from "./index.js";

interface OptionWords {
  deck: string;
  help: string;
  full: string;
  basic: string;
}

const words: Record<Lang, OptionWords> = {
  en: {
    deck: "Deck",
    help: "The basic deck leaves the 128 advanced cards out, those with a star. Good for a first game.",
    full: "all 256 cards",
    basic: "128 basic cards",
  },
  de: {
    deck: "Kartenstapel",
    help: "Der einfache Stapel kommt ohne die 128 fortgeschrittenen Karten aus, die mit dem Stern. Gut für die erste Partie.",
    full: "alle 256 Karten",
    basic: "128 einfache Karten",
  },
  fr: {
    deck: "Paquet",
    help: "Le paquet de base laisse de côté les 128 cartes avancées, celles à l’étoile. Idéal pour une première partie.",
    full: "les 256 cartes",
    basic: "128 cartes de base",
  },
};

function sound(kept: unknown): GameOptions {
  return (kept as GameOptions | null | undefined)?.deck === "basic" ? { deck: "basic" } : {};
}

function render({ game, strings, lang, options, set }: OptionsContext): TemplateResult {
  const text = words[lang];
  return html`<div class="field" role="radiogroup" aria-labelledby="deck-title" aria-describedby="deck-help">
    <span class="label" id="deck-title">${text.deck}</span>
    <div class="segments">
      ${(["full", "basic"] as const).map(
        (deck) => html`<label>
          <input type="radio" name="deck" value=${deck} .checked=${(options.deck ?? "full") === deck} @change=${() => set(sound({ deck }))} />
          <span>${text[deck]}</span>
        </label>`,
      )}
    </div>
    <span class="hint" id="deck-help">${text.help} <a href=${addressOf({ page: "cards", game })}>${strings.cardsOf}</a></span>
  </div>`;
}

export const jokerOptions: FamilyOptions = { render, sound };
