import { css, html, type TemplateResult } from "lit";
import type { Kind, Lang, PieceView, VariantId } from "../../index.js";
import { diceStyle, die, plate } from "../drawings/dice.js";
import { tumble, tumbleStyle } from "../drawings/tumble.js";
import { wordsIn } from "../words/index.js";
import type { Look, Panel, PanelContext } from "./look.js";

const words: Record<Lang, { turns: string; thrown: string }> = {
  en: { turns: "How a die turns after its move", thrown: "After its move a die is thrown; it may show" },
  de: { turns: "So dreht sich ein Würfel nach seinem Zug", thrown: "Nach seinem Zug wird der Würfel geworfen; er kann zeigen" },
  fr: { turns: "Comment un dé tourne après son coup", thrown: "Après son coup, le dé est lancé ; il peut montrer" },
};

const pieces: Kind[] = ["pawn", "knight", "bishop", "rook", "queen"];
/** The faces in the order they turn, for the legend only; null where the die is thrown instead. */
const turning: Partial<Record<VariantId, Kind[]>> = {
  ordo: [...pieces, "pawn"],
  "ordo-vulneris": [...pieces, "wounded"],
  occado: [...pieces, "wounded"],
};

function sample(kind: Kind): PieceView {
  return { id: 0, color: "white", origin: "white", kinds: [kind], royal: false, marks: [], counters: null };
}

const legend: Panel = {
  place: "side",
  render({ variant, lang, draw }: PanelContext): TemplateResult {
    const text = words[lang];
    const order = turning[variant];
    const kinds = order ?? [...pieces, "wounded"];
    return html`<section class="legend" aria-labelledby="legend-title">
      <p id="legend-title">${order ? text.turns : text.thrown}</p>
      <ol class="faces ${order ? "ordered" : ""}">
        ${kinds.map(
          (kind, i) => html`<li>
            ${order && i > 0 ? html`<span class="then" aria-hidden="true">→</span>` : null}
            <span class="mini" role="img" aria-label=${wordsIn(lang).kinds[kind]}>${draw(sample(kind))}</span>
          </li>`,
        )}
      </ol>
    </section>`;
  },
};

const quarter = 150;

/** A die that turns makes one quarter turn; a thrown one tumbles over a few faces first. */
async function change(figure: HTMLElement, before: PieceView, after: PieceView, chance: boolean): Promise<void> {
  const between = chance ? pieces.filter((kind) => kind !== before.kinds[0] && kind !== after.kinds[0]).slice(0, 3) : [];
  const kinds = [before.kinds, ...between.map((kind) => [kind]), after.kinds];
  await tumble(
    figure,
    kinds.map((kinds) => plate({ color: after.color, kinds })),
    chance ? quarter : quarter * 1.4,
  );
}

const emblems: Partial<Record<VariantId, readonly [Kind, Kind, Kind]>> = {
  ordo: ["pawn", "knight", "bishop"],
  "ordo-vulneris": ["queen", "wounded", "pawn"],
  occasio: ["rook", "pawn", "wounded"],
  occado: ["wounded", "queen", "knight"],
};

export const variaschach: Look = {
  draw: die,
  emblem: (variant) => emblems[variant] ?? ["queen", "knight", "pawn"],
  change,
  typed: (variant) => (variant === "ordo-vulneris" || variant === "occasio" ? "heal:d4" : null),
  panels: [legend],
  styles: [
    diceStyle,
    tumbleStyle,
    css`
      .legend p {
        margin: 0 0 0.4rem;
        font-size: 0.82rem;
        font-weight: 600;
        color: var(--muted);
      }
      .faces {
        display: flex;
        flex-wrap: wrap;
        gap: 0.15rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .faces li {
        display: flex;
        align-items: center;
        gap: 0.15rem;
      }
      .faces .mini {
        width: 1.9rem;
        height: 1.9rem;
      }
      .faces .then {
        color: var(--muted);
      }
    `,
  ],
};
