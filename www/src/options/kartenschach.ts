import { html, nothing, type TemplateResult } from "lit";
import type { GameOptions, Lang } from "orkan";
import type { FamilyOptions, OptionsContext } from "./index.js";

interface OptionWords {
  jokers: string;
  jokersHelp: string;
  maxTurns: string;
  maxTurnsHelp: string;
}

const words: Record<Lang, OptionWords> = {
  en: {
    jokers: "With jokers",
    jokersHelp: "Four more cards; a joker stands for any kind.",
    maxTurns: "Turn limit",
    maxTurnsHelp: "After so many turns the game is a draw. Left empty, there is no limit.",
  },
  de: {
    jokers: "Mit Jokern",
    jokersHelp: "Vier Karten mehr; ein Joker steht für jede Figurenart.",
    maxTurns: "Höchstzahl der Züge",
    maxTurnsHelp: "Nach so vielen Zügen endet die Partie unentschieden. Bleibt das Feld leer, gibt es keine Grenze.",
  },
  fr: {
    jokers: "Avec jokers",
    jokersHelp: "Quatre cartes de plus ; un joker vaut pour toute sorte.",
    maxTurns: "Limite de tours",
    maxTurnsHelp: "Après tant de tours, la partie est nulle. Laissé vide, il n’y a pas de limite.",
  },
};

const most = 9999;

function sound(kept: unknown): GameOptions {
  const { jokers, maxTurns } = (typeof kept === "object" && kept !== null ? kept : {}) as GameOptions;
  return {
    ...(jokers === true ? { jokers } : {}),
    ...(maxTurns !== undefined && Number.isInteger(maxTurns) && maxTurns >= 1 ? { maxTurns: Math.min(most, maxTurns) } : {}),
  };
}

function render({ game, lang, options, set }: OptionsContext): TemplateResult {
  const text = words[lang];
  const limit = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const { maxTurns, ...others } = options;
    const next = sound({ ...others, maxTurns: Math.round(input.valueAsNumber) });
    // What is no number of turns does not stay in the field.
    input.value = String(next.maxTurns ?? "");
    set(next);
  };
  return html`${
    // Feudal is played without a deck.
    game === "feudal"
      ? nothing
      : html`<div class="field">
            <label class="check">
              <input
                type="checkbox"
                name="jokers"
                .checked=${options.jokers === true}
                aria-describedby="jokers-help"
                @change=${(event: Event) => set(sound({ ...options, jokers: (event.target as HTMLInputElement).checked }))}
              />
              <span>${text.jokers}</span>
            </label>
            <span class="hint" id="jokers-help">${text.jokersHelp}</span>
          </div>`
  }
    <div class="field">
      <label for="max-turns">${text.maxTurns}</label>
      <input
        id="max-turns"
        type="number"
        inputmode="numeric"
        min="1"
        max=${most}
        .value=${String(options.maxTurns ?? "")}
        aria-describedby="max-turns-help"
        @change=${limit}
      />
      <span class="hint" id="max-turns-help">${text.maxTurnsHelp}</span>
    </div>`;
}

export const kartenschachOptions: FamilyOptions = { render, sound };
