import { html, nothing, type TemplateResult } from "lit";
import type { GameEvent, View } from "../../../index.js";
import { standingStyle } from "../../drawings/standing.js";
import type { Look, Panel, PanelContext } from "../look.js";
import { OrkanDarts } from "./darts.js";
import { effectsPanel, effectsStyle } from "./effects.js";
import { cardEmblem } from "./emblems.js";
import { groundMark, groundStyle, zones } from "./ground.js";
import { man, menStyle } from "./men.js";
import { prompt } from "./prompt.js";
import { wordsOf } from "./words.js";

/** Seconds the board is covered while a piece vanishes, and then to answer. */
const abduction = { cover: 10, answer: 10 };

const darts: Panel = {
  place: "over",
  render({ view, lang, narrowing, act, byComputer }: PanelContext): TemplateResult | typeof nothing {
    if (view.phase !== "dart" || !narrowing) return nothing;
    const report = ({ detail }: CustomEvent<{ hit: boolean }>): void => {
      const action = narrowing.actions.find(({ id }) => id === (detail.hit ? "dart:hit" : "dart:miss"));
      if (action) act(action);
    };
    return html`<orkan-darts .words=${wordsOf(lang)} ?computer=${byComputer} @darts-report=${report}></orkan-darts>`;
  },
};

/** The time of the stopwatch while its victim is to move, and the time to guess. */
function deadline({ phase, actor, effects, turnNumber }: View): { id: string; seconds: number } | null {
  if (phase === "guess") return { id: `guess ${turnNumber} ${actor}`, seconds: abduction.answer };
  if (phase !== "main" && phase !== "place-royal") return null;
  const effect = effects.find(({ id, color }) => id === "deadline" && color === actor);
  return effect?.seconds ? { id: `turn ${turnNumber} ${actor}`, seconds: effect.seconds } : null;
}

/** The board is covered while a piece is abducted. */
function blinds(events: readonly GameEvent[]): number {
  return events.some(({ type, card }) => type === "card-played" && card === "11") ? abduction.cover : 0;
}

export const tempete: Look = {
  draw: man,
  emblem: () => ["queen", "zebra", "rook"],
  cardEmblem,
  drawMark: groundMark,
  zones,
  prompt,
  mustGuess: ({ phase }) => phase === "guess",
  deadline,
  blinds,
  panelled: ({ type }) => type === "dart",
  elements: { "orkan-darts": OrkanDarts },
  panels: [darts, effectsPanel],
  styles: [standingStyle, menStyle, groundStyle, effectsStyle],
};
