import { html, type TemplateResult } from "lit";
import type { Theme } from "./settings.js";

/** The page's sign: a gust in a square. */
export const mark = html`<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
  <rect class="plate" x="2" y="2" width="28" height="28" rx="7" />
  <path class="wind" d="M7.5 12.5h11.5a3.5 3.5 0 1 0-3.3-4.7M7.5 17h15a3.7 3.7 0 1 1-3.5 5M7.5 21.5h7a2.6 2.6 0 1 1-2.5 3.4" />
</svg>`;

function icon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d=${path} /></svg>`;
}

export const themeIcons: Record<Theme, TemplateResult> = {
  system: icon("M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17M12 7h4.5M12 10.5h7.5M12 14h7.5M12 17.5h4"),
  light: icon("M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"),
  dark: icon("M19.5 14.5A8.5 8.5 0 1 1 10 4a6.5 6.5 0 0 0 9.5 10.5z"),
};
