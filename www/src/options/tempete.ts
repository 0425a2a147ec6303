import { html, type TemplateResult } from "lit";
import { cards, type GameOptions } from "orkan";
import { addressOf } from "../route.js";
import type { FamilyOptions, OptionsContext } from "./index.js";

/** The card that may never be taken out. */
const kept = "71";
const most = 5;

function count(value: unknown): number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most ? (value as number) : 0;
}

function sound(raw: unknown): GameOptions {
  const options = (typeof raw === "object" && raw !== null ? raw : {}) as GameOptions;
  const exclude = Array.isArray(options.exclude) ? options.exclude.filter((id) => /^([1-9]|[1-6]\d|7[0-2])$/.test(String(id)) && id !== kept) : [];
  const revealed = { white: count(options.revealed?.white), black: count(options.revealed?.black) };
  return {
    ...(exclude.length > 0 ? { exclude: [...new Set(exclude.map(String))] } : {}),
    ...(revealed.white + revealed.black > 0 ? { revealed } : {}),
    ...(options.windows === "always" ? { windows: "always" as const } : {}),
    ...(options.darts === "host" ? { darts: "host" as const } : {}),
  };
}

function render({ game, strings, lang, options, set }: OptionsContext): TemplateResult {
  const text = strings.tempete;
  const change = (part: GameOptions): void => set(sound({ ...options, ...part }));
  const revealed = { white: 0, black: 0, ...options.revealed };
  const out = options.exclude ?? [];
  const take = (id: string, wanted: boolean): void => change({ exclude: wanted ? out.filter((card) => card !== id) : [...out, id] });
  return html`<div class="field">
      <label class="check">
        <input type="checkbox" name="windows" .checked=${options.windows === "always"} @change=${(event: Event) => change({ windows: checked(event) ? "always" : "auto" })} />
        <span>${text.windows}</span>
      </label>
      <span class="hint">${text.windowsHelp}</span>
    </div>
    <div class="field">
      <label class="check">
        <input type="checkbox" name="darts" .checked=${options.darts === "host"} @change=${(event: Event) => change({ darts: checked(event) ? "host" : "roll" })} />
        <span>${text.darts}</span>
      </label>
      <span class="hint">${text.dartsHelp}</span>
    </div>
    <div class="field" role="group" aria-labelledby="revealed-title">
      <span class="label" id="revealed-title">${text.revealed}</span>
      <div class="pair">
        ${(["white", "black"] as const).map(
          (color) => html`<label>
            ${strings.colors[color]}
            <select name="revealed-${color}" @change=${(event: Event) => change({ revealed: { ...revealed, [color]: Number((event.target as HTMLSelectElement).value) } })}>
              ${Array.from({ length: most + 1 }, (_, n) => html`<option value=${n} .selected=${revealed[color] === n}>${n}</option>`)}
            </select>
          </label>`,
        )}
      </div>
      <span class="hint">${text.revealedHelp}</span>
    </div>
    <details class="field">
      <summary>${text.exclude(out.length)}</summary>
      <p class="hint">${text.excludeHelp} <a href=${addressOf({ page: "cards", game })}>${strings.cardsOf}</a></p>
      <ul class="deck">
        ${cards(game, lang).map(
          ({ id, title }) => html`<li>
            <label class="check">
              <input
                type="checkbox"
                name="card-${id}"
                .checked=${!out.includes(id)}
                ?disabled=${id === kept}
                @change=${(event: Event) => take(id, checked(event))}
              />
              <span>${title}</span>
            </label>
          </li>`,
        )}
      </ul>
    </details>`;
}

function checked(event: Event): boolean {
  return (event.target as HTMLInputElement).checked;
}

export const tempeteOptions: FamilyOptions = { render, sound };
