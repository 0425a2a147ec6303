import { css } from "lit";
import { cardStyle } from "../../drawings/cards.js";

export const kartenschachStyle = [
  cardStyle,
  css`
    .table-cards,
    .claim,
    .auction,
    .kind-cards {
      padding: 0.65rem 0.85rem;
      background: var(--sunken);
      border: 1px solid var(--line);
      border-radius: var(--radius);
    }
    .table-cards ul,
    .auction ul,
    .kind-cards ul,
    .claim ul {
      display: flex;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .table-cards p,
    .auction p,
    .claim p {
      margin: 0.5rem 0 0;
      font-size: 0.92rem;
    }
    .piles {
      gap: 0.6rem;
      justify-content: space-between;
      align-items: flex-end;
    }
    .piles li {
      display: flex;
      flex: 1 1 0;
      flex-direction: column;
      align-items: center;
      gap: 0.3rem;
      min-width: 0;
      font-size: 0.85rem;
      text-align: center;
    }
    .piles .lying {
      width: 2.9rem;
      aspect-ratio: 0.72;
    }
    .piles [data-pile="card"] {
      flex-grow: 1.3;
      font-weight: 650;
    }
    .piles [data-pile="card"] .lying {
      width: 4.4rem;
    }
    .free-turn {
      display: inline-block;
      margin-right: 0.2rem;
      padding: 0 0.5rem;
      border-radius: 1rem;
      background: var(--accent);
      color: var(--on-accent);
    }
    .verdict {
      margin: 0;
      padding: 0.55rem 0.85rem;
      border: 1px solid var(--line);
      border-left: 4px solid var(--alarm);
      border-radius: var(--radius);
      background: var(--surface);
      font-weight: 600;
    }
    .claim {
      border: 2px solid var(--accent);
      background: var(--surface);
    }
    .claim h2 {
      margin: 0;
      font-size: 1.15rem;
    }
    .claim .meaning,
    .claim .known {
      color: var(--muted);
      font-size: 0.85rem;
    }
    .counts {
      flex-wrap: wrap;
      gap: 0.3rem 0.7rem;
    }
    .counts li {
      display: flex;
      align-items: center;
      gap: 0.25rem;
      font-variant-numeric: tabular-nums;
    }
    .counts .tiny {
      width: 1.5rem;
      aspect-ratio: 0.72;
    }
    .verdicts {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.6rem;
      margin-top: 0.8rem;
    }
    .verdicts button {
      min-height: 2.9rem;
    }
    .purses {
      flex-direction: column;
      gap: 0.25rem;
    }
    .purses li {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      padding: 0.1rem 0.3rem;
      border-radius: 6px;
    }
    .purses .leads {
      background: color-mix(in srgb, var(--accent) 16%, transparent);
    }
    .purses .chips {
      width: 1.5rem;
      height: 1.5rem;
    }
    .purses .amount {
      margin-left: auto;
      font-weight: 650;
      font-variant-numeric: tabular-nums;
    }
    .auction .bid-state {
      margin-bottom: 0.5rem;
      font-weight: 600;
    }
    .kind-cards p {
      margin: 0 0 0.35rem;
      font-size: 0.85rem;
      font-weight: 600;
    }
    .kind-cards ul {
      gap: 0.4rem;
    }
    .kind-cards li {
      flex: 0 1 3rem;
      position: relative;
    }
    .kind-cards .lying {
      display: block;
      aspect-ratio: 0.72;
    }
    .kind-cards .blocked .paper {
      fill: #d9dcdc;
    }
  `,
];
