import { css } from "lit";

/** Colours and controls shared by the element's parts. Every value can be set from outside through the `--orkan-…` properties. */
export const baseStyle = css`
  :host {
    --accent: var(--orkan-accent, light-dark(#0f6175, #6cc3d6));
    --on-accent: var(--orkan-on-accent, light-dark(#ffffff, #06222a));
    --text: var(--orkan-text, light-dark(#18242c, #e8eef1));
    --muted: var(--orkan-muted, light-dark(#4d5f6b, #a8b7c0));
    --surface: var(--orkan-surface, light-dark(#ffffff, #1b252c));
    --sunken: var(--orkan-sunken, light-dark(#f1f4f5, #131b20));
    --line: var(--orkan-line, light-dark(#cdd7dc, #35444e));
    --edge: var(--orkan-edge, light-dark(#71838f, #7d909c));
    --alarm: var(--orkan-alarm, light-dark(#a01226, #ff9aa5));
    --alarm-surface: var(--orkan-alarm-surface, light-dark(#fdecee, #3d161c));
    --radius: var(--orkan-radius, 10px);
    --focus: var(--orkan-focus-ring, light-dark(#0b3c8c, #ffd54a));
    color: var(--text);
    font-family: var(--orkan-font, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif);
    line-height: 1.4;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-height: 2.5rem;
    padding: 0.35rem 0.9rem;
    border: 1px solid var(--edge);
    border-radius: calc(var(--radius) * 0.8);
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-weight: 550;
    cursor: pointer;
  }
  button:hover:not(:disabled) {
    background: color-mix(in srgb, var(--accent) 12%, var(--surface));
    border-color: var(--accent);
  }
  button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  button.primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--accent) 86%, var(--text));
  }
  button:disabled {
    color: var(--muted);
    border-color: var(--line);
    opacity: 0.65;
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .icon {
    width: 1.35em;
    height: 1.35em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .figure {
    display: block;
    width: 100%;
    height: 100%;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const dialogStyle = css`
  dialog {
    width: min(26rem, calc(100vw - 2rem));
    max-height: calc(100dvh - 2rem);
    padding: 1.5rem;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) * 1.6);
    background: var(--surface);
    color: var(--text);
    box-shadow: 0 1.2rem 3rem #0006;
  }
  dialog::backdrop {
    background: #0b151bb3;
  }
  dialog h2 {
    margin: 0 0 0.5rem;
    font-size: 1.35rem;
    line-height: 1.2;
  }
  dialog p {
    margin: 0 0 1.2rem;
    color: var(--muted);
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    justify-content: flex-end;
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: rise 160ms ease-out;
    }
    @keyframes rise {
      from {
        opacity: 0;
        transform: translateY(0.6rem);
      }
    }
  }
`;
