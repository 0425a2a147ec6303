import { css } from "lit";

export const handStyle = css`
  :host {
    display: block;
  }
  .heading {
    margin: 0 0 0.35rem;
    font-weight: 650;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 0.35rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .none {
    grid-column: 1 / -1;
    color: var(--muted);
  }
  .card {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-start;
    gap: 0.3rem;
    width: 100%;
    height: 6.6rem;
    padding: 0.5rem 0.1rem 0.3rem;
    border: 1px solid var(--line);
    border-radius: 9px;
    background: var(--sunken);
    color: var(--muted);
    font-weight: 550;
    container-type: inline-size;
    touch-action: manipulation;
    -webkit-touch-callout: none;
    -webkit-user-select: none;
    user-select: none;
  }
  .card .emblem {
    width: 1.9rem;
    height: 1.9rem;
    color: currentColor;
  }
  .card .name {
    max-width: 100%;
    /* The longest word of the title fits the card as far as it stays legible; what is longer still is hyphenated. */
    font-size: clamp(0.5rem, calc(100cqi / (var(--letters) * 0.73)), 0.74rem);
    letter-spacing: -0.01em;
    line-height: 1.15;
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .card.playable {
    border: 2px solid var(--accent);
    background: var(--surface);
    color: var(--text);
    box-shadow: 0 0.15rem 0.5rem #0002;
  }
  .card.playable .emblem {
    color: var(--accent);
  }
  .card.chosen,
  .card.chosen:hover:not(:disabled) {
    background: var(--accent);
    color: var(--on-accent);
  }
  .card.chosen .emblem {
    color: var(--on-accent);
  }
  .card .flag {
    position: absolute;
    right: -1px;
    top: -1px;
    padding: 0 0.3rem;
    border-radius: 0 8px 0 8px;
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.62rem;
    font-weight: 700;
  }
  .back {
    display: block;
    background: repeating-linear-gradient(45deg, var(--accent) 0 5px, color-mix(in srgb, var(--accent) 70%, #000) 5px 10px);
  }
  .detail {
    min-height: 10.5rem;
    margin-top: 0.5rem;
    padding: 0.7rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 0.92rem;
  }
  .detail .emblem {
    width: 2.4rem;
    height: 2.4rem;
    padding: 0.4rem;
    border-radius: 9px;
  }
  .detail header {
    margin-bottom: 0.4rem;
  }
  .detail .title {
    font-size: 1rem;
  }
  .detail.hint {
    display: grid;
    place-content: center;
    text-align: center;
    color: var(--muted);
  }
  .state {
    margin: 0.5rem 0;
    color: var(--muted);
    font-weight: 600;
  }
  .state.yes {
    color: var(--accent);
  }
  .uses {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .uses button {
    min-height: 2rem;
    padding: 0.1rem 0.7rem;
    font-size: 0.88rem;
  }
  /* Without a pointer that can hover, a tap shows the card large instead. */
  @media (not (any-hover: hover)), (max-width: 30rem) {
    .detail.hint {
      display: none;
    }
  }
`;
