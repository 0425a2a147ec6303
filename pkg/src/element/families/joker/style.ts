import { css } from "lit";

export const jokerStyle = css`
  .tableau {
    display: grid;
    gap: 0.55rem;
  }
  .course {
    display: grid;
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
    gap: 0.3rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.78rem;
    font-weight: 600;
    color: var(--muted);
  }
  .course li {
    position: relative;
    display: grid;
    place-items: center;
    padding: 0.1rem 0.55rem;
    border: 1px solid var(--line);
    border-radius: 1rem;
    line-height: 1.2;
    text-align: center;
  }
  .course .now {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  .player {
    display: grid;
    gap: 0.35rem;
    padding: 0.45rem 0.6rem 0.55rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--sunken);
  }
  .player.acts {
    border-left: 4px solid var(--accent);
  }
  .player p {
    margin: 0;
  }
  .player .none {
    color: var(--muted);
    font-size: 0.9rem;
  }
  .player button {
    position: relative;
  }
  .player .small,
  .supplies .small {
    min-height: 1.8rem;
    padding: 0 0.7rem;
    font-size: 0.85rem;
  }
  .score {
    display: grid;
    grid-template-columns: auto minmax(3rem, 1fr) auto;
    align-items: center;
    gap: 0.15rem 0.6rem;
    font-size: 0.88rem;
  }
  .score .who {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    font-weight: 650;
  }
  .score .disc {
    width: 0.8rem;
    height: 0.8rem;
    border: 2px solid var(--edge);
    border-radius: 50%;
    background: #fffdf6;
  }
  .score .disc.black {
    background: #1c262d;
  }
  .meter {
    height: 0.85rem;
    border: 1px solid var(--edge);
    border-radius: 4px;
    overflow: hidden;
    background: var(--surface);
  }
  .meter svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .meter .open {
    fill: var(--accent);
  }
  .meter .covered {
    fill: color-mix(in srgb, var(--accent) 45%, var(--surface));
  }
  .meter .given {
    fill: var(--edge);
  }
  .score .total {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .score small {
    color: var(--muted);
    font-weight: 500;
    font-size: 0.8rem;
  }
  .score .pile button {
    min-height: 1.55rem;
    padding: 0 0.6rem;
    font-size: 0.8rem;
  }
  .score .pile {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    color: var(--muted);
    font-size: 0.82rem;
  }
  .open-card {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.7rem;
    padding: 0.45rem 0.65rem 0.5rem;
    border: 1px solid var(--line);
    border-top: 4px solid var(--accent);
    border-radius: calc(var(--radius) * 0.8);
    background: var(--surface);
  }
  .open-card .emblem {
    grid-row: 1 / 3;
    width: 2rem;
    height: 2.5rem;
    color: var(--accent);
  }
  .open-card .emblem svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .open-card .title {
    align-self: end;
    font-weight: 700;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .open-card .timing {
    color: var(--muted);
    font-size: 0.82rem;
    font-weight: 600;
  }
  .open-card .text,
  .open-card .now {
    grid-column: 1 / -1;
    margin-top: 0.3rem;
  }
  .open-card .now {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.35rem 0.6rem;
  }
  .open-card .text {
    font-size: 0.94rem;
    hyphens: auto;
  }
  .open-card .state {
    display: flex;
    gap: 0.35rem;
    color: var(--muted);
    font-size: 0.86rem;
    font-weight: 600;
  }
  .open-card .state.yes {
    color: var(--accent);
  }
  .open-card .uses {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.6rem;
  }
  .open-card .threatens {
    color: var(--muted);
    font-size: 0.86rem;
  }
  .open-card [aria-pressed="true"] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .latest ul {
    display: grid;
    gap: 0.3rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.88rem;
  }
  .latest li {
    padding-left: 0.6rem;
    border-left: 4px solid #c9c3ae;
  }
  .latest li.black {
    border-left-color: #1c262d;
    box-shadow: -1px 0 0 var(--edge);
  }
  .supplies {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 1rem;
    font-size: 0.92rem;
  }
  .turned-up select {
    display: block;
    width: 100%;
    min-height: 2.5rem;
    margin-top: 0.15rem;
    padding: 0.3rem 0.6rem;
    border: 1px solid var(--edge);
    border-radius: calc(var(--radius) * 0.8);
    background: var(--surface);
    color: var(--text);
    font: inherit;
  }
  /* Hatching in two directions tells whose card it is; the rim shows on every square. */
  .threat {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .threat.by-white,
  .swatch.by-white {
    background: repeating-linear-gradient(45deg, #7a1f8c88 0 3px, transparent 3px 10px);
    box-shadow: inset 0 0 0 2px #7a1f8caa;
  }
  .threat.by-black,
  .swatch.by-black {
    background: repeating-linear-gradient(135deg, #a0320088 0 3px, transparent 3px 10px);
    box-shadow: inset 0 0 0 2px #a03200aa;
  }
  .swatch {
    width: 1rem;
    height: 1rem;
    border-radius: 3px;
  }
  .swatch.by-white,
  .swatch.by-black {
    background-color: #efe8d9;
  }
`;
