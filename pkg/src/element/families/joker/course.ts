import { html, nothing, type TemplateResult } from "lit";
import type { PanelContext } from "../look.js";
import { playerOf, sentence, story } from "./story.js";
import { wordsOf } from "./words.js";

const stages = ["last-stand", "action", "draw", "check"] as const;

/** The stage that waits for someone. Last stand and check test never do: they are over when they are seen. */
function due({ view, narrowing }: PanelContext): (typeof stages)[number] | null {
  // A card that is being tried has not been used yet.
  if (narrowing?.card) return "action";
  return view.phase === "action" ? "action" : view.phase === "chance" ? "draw" : null;
}

/** The stages of a turn, with the one that is due. */
export function renderCourse(context: PanelContext): TemplateResult {
  const text = wordsOf(context.lang);
  const now = due(context);
  return html`<ol class="course" aria-label=${text.course}>
    ${stages.map(
      (stage) => html`<li class=${stage === now ? "now" : ""} title=${text.stageHelp[stage]} aria-current=${stage === now ? "step" : nothing}>
        ${text.stages[stage]}<span class="unseen">: ${text.stageHelp[stage]}</span>
      </li>`,
    )}
  </ol>`;
}

/** What the last turn of each side brought: cards drawn, scored and discarded, check and what came of it. */
export function renderLatest({ history, view, words }: PanelContext): TemplateResult | typeof nothing {
  const text = wordsOf(words.lang);
  const turns = history.slice(-2).flatMap((events) => {
    const told = story(events, words, view).map(sentence);
    return told.length > 0 ? [{ color: playerOf(events), told }] : [];
  });
  if (turns.length === 0) return nothing;
  return html`<section class="latest" aria-label=${text.latest}>
    <p class="small-title" aria-hidden="true">${text.latest}</p>
    <ul>
      ${turns.map(({ color, told }) => html`<li class=${color ?? ""}>${told.map((line) => html`<span>${line}</span> `)}</li>`)}
    </ul>
  </section>`;
}
