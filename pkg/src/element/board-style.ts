import { css, unsafeCSS } from "lit";

/** Positions as rules: a `style` attribute would be refused under a strict content policy. */
const positions = unsafeCSS(Array.from({ length: 8 }, (_, i) => `.piece[data-column="${i}"]{--column:${i}}.piece[data-row="${i}"]{--row:${i}}`).join(""));

export const boardStyle = css`
  :host {
    --rim: 1.15rem;
    display: grid;
    grid-template: auto var(--rim) / var(--rim) minmax(0, 1fr);
    container-type: inline-size;
    -webkit-user-select: none;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .frame {
    --cell: calc((100cqw - var(--rim)) / 8);
    grid-area: 1 / 2;
    position: relative;
    aspect-ratio: 1;
    border-radius: max(4px, 0.9cqw);
    overflow: hidden;
    isolation: isolate;
    font-size: clamp(0.6rem, 2.2cqw, 0.82rem);
    box-shadow: 0 0.1rem 0.2rem #0003, 0 0.5rem 1.4rem #0002;
  }
  .ranks,
  .files {
    display: grid;
    place-items: center;
    color: var(--orkan-muted, light-dark(#4d5f6b, #a8b7c0));
    font-size: 0.74rem;
    font-weight: 600;
    line-height: 1;
  }
  .ranks {
    grid-area: 1 / 1;
    grid-template-rows: repeat(8, 1fr);
    justify-items: start;
    padding-left: 0.1rem;
  }
  .files {
    grid-area: 2 / 2;
    grid-template-columns: repeat(8, 1fr);
    align-items: end;
  }
  .cells {
    display: grid;
    grid-template-rows: repeat(8, 1fr);
    height: 100%;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(8, 1fr);
  }
  .cell {
    position: relative;
    touch-action: manipulation;
    outline: none;
  }
  .light {
    background: var(--orkan-light-square, light-dark(#efe8d9, #c3c8c4));
  }
  .dark {
    background: var(--orkan-dark-square, light-dark(#86a2b1, #5d7a89));
  }
  :host(:not([idle])) .source {
    cursor: grab;
    touch-action: none;
  }
  :host(:not([idle])) .choosable {
    cursor: pointer;
  }
  /* What lies over a square: a tint and, for those who do not see it, a shape. */
  .cell::before,
  .cell::after {
    content: "";
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .from::before,
  .to::before {
    background: color-mix(in srgb, var(--orkan-last-move, #e8b83a) 42%, transparent);
  }
  .from::before {
    box-shadow: inset 0 0 0 max(1px, 0.3cqw) color-mix(in srgb, var(--orkan-last-move, #e8b83a) 80%, #4a3200);
    border-radius: 50%;
    inset: 12%;
  }
  .to::before {
    box-shadow: inset 0 0 0 max(2px, 0.45cqw) color-mix(in srgb, var(--orkan-last-move, #e8b83a) 80%, #4a3200);
  }
  .selected::before {
    inset: 0;
    border-radius: 0;
    background: color-mix(in srgb, var(--orkan-accent, #0f6b7f) 45%, transparent);
    box-shadow: inset 0 0 0 max(3px, 0.7cqw) var(--orkan-accent, #0f6b7f);
  }
  .check::before {
    inset: 0;
    border-radius: 0;
    background: radial-gradient(circle, #e0263c 25%, #e0263c88 60%, #e0263c22 85%);
  }
  .alarm {
    position: absolute;
    z-index: 3;
    top: 3%;
    right: 3%;
    width: 1.5em;
    height: 1.5em;
    border-radius: 50%;
    background: #a30f22;
    color: #fff;
    font-weight: 800;
    line-height: 1.5em;
    text-align: center;
    pointer-events: none;
  }
  .target::after {
    z-index: 2;
    inset: 35%;
    border-radius: 50%;
    background: var(--orkan-target, #0b4f60);
    opacity: 0.72;
    box-shadow: 0 0 0 max(1px, 0.25cqw) #ffffff99;
  }
  .target.taken::after {
    inset: 3%;
    border-radius: 50%;
    background: none;
    border: max(3px, 0.8cqw) solid var(--orkan-target, #0b4f60);
    box-shadow: inset 0 0 0 max(1px, 0.2cqw) #ffffff99;
    opacity: 0.85;
  }
  .touched {
    outline: max(3px, 0.6cqw) dashed var(--orkan-accent, #0f6b7f);
    outline-offset: calc(-1 * max(3px, 0.6cqw));
  }
  /* May be chosen by itself. */
  .offer::after {
    inset: 3%;
    border: max(3px, 0.7cqw) dashed var(--orkan-target, #0b4f60);
    border-radius: 18%;
    box-shadow: inset 0 0 0 max(1px, 0.2cqw) #ffffff99, 0 0 0 max(1px, 0.2cqw) #ffffff99;
  }
  .over {
    filter: brightness(1.14) saturate(1.2);
  }
  .cell:focus-visible {
    outline: max(3px, 0.7cqw) solid var(--orkan-focus, #10222d);
    outline-offset: calc(-1 * max(3px, 0.7cqw));
    box-shadow: inset 0 0 0 max(5px, 1.2cqw) #fff;
  }

  .pieces {
    position: absolute;
    inset: 0;
    z-index: 1;
    pointer-events: none;
  }
  .piece {
    --dx: 0px;
    --dy: 0px;
    position: absolute;
    top: 0;
    left: 0;
    width: 12.5%;
    height: 12.5%;
    transform: translate(calc(var(--column) * 100% + var(--dx)), calc(var(--row) * 100% + var(--dy)));
    transition: transform 190ms cubic-bezier(0.3, 0.1, 0.2, 1);
  }
  ${positions}
  .holder {
    position: absolute;
    inset: 3.5%;
  }
  .figure {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .held {
    z-index: 5;
    transition: none;
    filter: drop-shadow(0 0.4cqw 0.7cqw #0008);
  }
  .held .holder {
    inset: -6%;
  }
  .ghost {
    opacity: 0.55;
    transition: none;
  }
  /* Over a piece that would be captured: small, in the corner. */
  .ghost.taken {
    opacity: 1;
  }
  .ghost.taken .holder {
    inset: 44% -6% -6% 44%;
  }
  .leaving {
    z-index: -1;
    animation: leave 160ms 120ms ease-in forwards;
  }
  @keyframes leave {
    to {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .piece {
      transition: none;
    }
    .leaving {
      animation-duration: 1ms;
      animation-delay: 0s;
    }
  }
  @media (forced-colors: active) {
    .cell {
      forced-color-adjust: none;
    }
  }
`;
