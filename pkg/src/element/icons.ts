import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";

/** Line icons in a field of 24 × 24, drawn for this project. */
const icons = {
  undo: svg`<path d="M8 5 3.5 9.5 8 14M4 9.5h10.5a5 5 0 0 1 0 10H9" />`,
  redo: svg`<path d="m16 5 4.5 4.5L16 14m4-4.5H9.5a5 5 0 0 0 0 10H15" />`,
  flip: svg`<path d="M7.5 20V4.5M4 8l3.5-3.5L11 8m5.5-4v15.5M13 16l3.5 3.5L20 16" />`,
  draw: svg`<path d="M4 9.5h16M4 14.5h16" />`,
  resign: svg`<path d="M6 21V4m0 .5c4-2.5 7 2 12 0v9c-5 2-8-2.5-12 0" />`,
  first: svg`<path d="M6 5v14M18 6l-8 6 8 6z" />`,
  back: svg`<path d="m16 5-8 7 8 7" />`,
  on: svg`<path d="m8 5 8 7-8 7" />`,
  last: svg`<path d="M18 5v14M6 6l8 6-8 6z" />`,
  stop: svg`<circle cx="12" cy="12" r="9" /><path d="M12 7v6m0 3.5v.01" />`,
  eye: svg`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" /><circle cx="12" cy="12" r="3" />`,
  card: svg`<rect x="5.5" y="3.5" width="13" height="17" rx="2" /><path d="M9 8h6m-6 4h6m-6 4h3" />`,
  hand: svg`<rect x="3.5" y="6" width="9" height="13" rx="1.5" transform="rotate(-12 8 12.5)" /><rect x="11.5" y="6" width="9" height="13" rx="1.5" transform="rotate(12 16 12.5)" />`,
} satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof icons;

export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${icons[name]}</svg>`;
}
