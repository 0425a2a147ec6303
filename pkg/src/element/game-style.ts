import { css } from "lit";

export const gameStyle = css`
  :host {
    display: block;
    container-type: inline-size;
    color: var(--text);
    --board-max: var(--orkan-board-max, calc(100dvh - 11.5rem));
  }
  :host([hidden]) {
    display: none;
  }
  :host([theme="light"]) {
    color-scheme: light;
  }
  :host([theme="dark"]) {
    color-scheme: dark;
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.8rem;
    justify-content: center;
  }
  .middle {
    width: 100%;
    max-width: max(17rem, var(--board-max));
    margin: 0 auto;
  }
  orkan-seat {
    margin-left: 1.15rem;
  }
  .desk {
    display: flex;
    flex-direction: column;
    gap: 0.8rem;
    min-width: 0;
    width: 100%;
    max-width: max(17rem, var(--board-max));
    margin: 0 auto;
  }
  .status {
    display: flex;
    align-items: flex-start;
    gap: 0.6rem;
    min-height: 3.2rem;
    padding: 0.65rem 0.85rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-left: 4px solid var(--accent);
    border-radius: var(--radius);
  }
  .status p {
    margin: 0;
    flex: 1;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .status .icon {
    margin-top: 0.05em;
  }
  .status.refusal {
    background: var(--alarm-surface);
    border-left-color: var(--alarm);
    color: var(--alarm);
  }
  .status button {
    min-height: 1.9rem;
    padding: 0.1rem 0.7rem;
    white-space: nowrap;
  }
  .status {
    flex-wrap: wrap;
  }
  .status p {
    flex: 1 1 12rem;
  }
  .status.previewing {
    border-style: dashed;
    border-left-style: solid;
  }
  .time {
    padding: 0.15rem 0.7rem;
    border-radius: 1rem;
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .time.short {
    background: var(--alarm);
    color: var(--surface);
  }
  .field {
    position: relative;
  }
  .cover {
    position: absolute;
    inset: 0;
    z-index: 4;
    display: grid;
    place-items: center;
    padding: 1rem;
    border-radius: var(--radius);
    background: repeating-linear-gradient(45deg, #14323c 0 14px, #1a4350 14px 28px);
    color: #fff;
    font-size: 1.15rem;
    font-weight: 650;
    text-align: center;
  }
  .cover p {
    margin: 0;
    padding: 0.6rem 1.1rem;
    border-radius: 10px;
    background: #0b1f26;
  }
  .small-title {
    margin: 0 0 0.3rem;
    font-size: 0.82rem;
    font-weight: 600;
    color: var(--muted);
  }
  .piles ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.92rem;
  }
  .piles li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.6rem;
    min-height: 2rem;
    padding: 0.1rem 0;
    border-bottom: 1px solid var(--line);
  }
  .piles button {
    min-height: 1.7rem;
    padding: 0 0.7rem;
    font-size: 0.85rem;
  }
  .piles .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
  }
  .piles .one {
    width: 1.4rem;
    height: 1.4rem;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .choices .mini {
    width: 1.9rem;
    height: 1.9rem;
    margin: -0.2rem 0;
  }
  .controls {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.4rem;
  }
  .controls button {
    flex-direction: column;
    gap: 0.15rem;
    padding: 0.45rem 0.1rem;
    font-size: 0.72rem;
    line-height: 1.15;
    letter-spacing: -0.01em;
  }
  .controls .icon {
    width: 1.4rem;
    height: 1.4rem;
  }
  orkan-moves {
    height: 11.5rem;
  }
  form {
    display: flex;
    gap: 0.4rem;
    align-items: end;
  }
  form label {
    flex: 1;
    min-width: 0;
    font-size: 0.8rem;
    color: var(--muted);
  }
  input {
    display: block;
    width: 100%;
    min-height: 2.5rem;
    margin-top: 0.15rem;
    padding: 0.3rem 0.7rem;
    border: 1px solid var(--edge);
    border-radius: calc(var(--radius) * 0.8);
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-size: max(1rem, 16px);
  }
  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .notice {
    max-width: 34rem;
    margin: 2rem auto;
    padding: 1.4rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) * 1.4);
  }
  .notice h2 {
    margin: 0 0 0.5rem;
    font-size: 1.2rem;
  }
  .notice code {
    display: block;
    margin: 0.6rem 0 1rem;
    color: var(--muted);
    font-size: 0.85rem;
    overflow-wrap: anywhere;
  }
  @container (min-width: 46rem) {
    .table {
      grid-template-columns: minmax(17rem, var(--board-max)) minmax(17rem, 23rem);
      gap: 1.5rem;
    }
    .middle,
    .desk {
      margin: 0;
    }
    .desk > * {
      flex: none;
    }
    .desk {
      padding-top: 2.4rem;
      max-height: max(32rem, calc(var(--board-max) + 5rem));
      overflow-y: visible;
    }
    orkan-moves {
      flex: 1;
      height: auto;
      min-height: 8rem;
    }
    /* A hand takes the room that the list of moves has otherwise. */
    .desk.with-hand {
      max-height: none;
    }
    .desk.with-hand orkan-moves {
      flex: none;
      height: 11.5rem;
    }
  }
`;

export const questionStyle = css`
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.2rem, 1fr));
    gap: 0.6rem;
    margin: 0.4rem 0 1.2rem;
  }
  .tile {
    flex-direction: column;
    padding: 0.6rem 0.1rem;
    background: var(--sunken);
    font-size: 0.82rem;
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  .tile .drawing {
    width: 3.3rem;
    height: 3.3rem;
  }
`;
