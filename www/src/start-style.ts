import { css } from "lit";

export const startStyle = css`
  :host {
    display: block;
    max-width: 66rem;
    margin: 0 auto;
  }
  h1 {
    margin: 0.5rem 0 1.2rem;
    font-size: clamp(1.9rem, 4vw, 2.4rem);
    letter-spacing: -0.02em;
  }
  h1 span {
    display: block;
    margin-top: 0.25rem;
    color: var(--muted);
    font-size: clamp(1.05rem, 2.4vw, 1.3rem);
    font-weight: 450;
    letter-spacing: 0;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-bottom: 0.7rem;
    font-size: 1.2rem;
    font-weight: 650;
  }
  .hint {
    margin: 0;
    color: var(--muted);
    font-size: 0.88rem;
  }
  .resume {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.6rem 1rem;
    margin-bottom: 1.6rem;
    padding: 0.8rem 1rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-left: 4px solid var(--accent);
    border-radius: 12px;
  }
  .resume p {
    margin: 0;
    font-weight: 550;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 0.9rem;
  }
  .card {
    position: relative;
    display: flex;
    flex-direction: column;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 14px;
  }
  .card:has(input:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  .card:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .card:hover {
    background: color-mix(in srgb, var(--accent) 6%, var(--surface));
  }
  .card label {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0.3rem 0.6rem;
    flex: 1;
    align-content: start;
    padding: 1rem 1rem 0.2rem;
    cursor: pointer;
  }
  .card input {
    grid-area: 1 / 2;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--accent);
  }
  orkan-emblem {
    grid-area: 1 / 1;
    width: 8.1rem;
  }
  .title {
    grid-column: 1 / -1;
    margin-top: 0.3rem;
    font-size: 1.12rem;
    font-weight: 650;
  }
  .summary {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: 0.92rem;
    line-height: 1.45;
  }
  .foot {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.6rem;
    margin: 0.5rem 1rem 0.9rem;
    font-size: 0.88rem;
  }
  .foot a {
    padding: 0.2rem 0;
    font-weight: 550;
  }
  .badges {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-items: start;
    gap: 1.6rem 2rem;
  }
  .table {
    position: sticky;
    top: 1rem;
  }
  .table .fields {
    display: grid;
    gap: 1.1rem;
    padding: 1.1rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 14px;
  }
  .field {
    display: flex;
    flex-direction: column;
    gap: 0.35rem;
    min-width: 0;
  }
  .field > label,
  .label {
    font-weight: 600;
    font-size: 0.95rem;
  }
  output {
    color: var(--muted);
    font-weight: 450;
  }
  input[type="range"] {
    width: 100%;
    height: 2.4rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .segments {
    display: flex;
    border: 1px solid var(--edge);
    border-radius: 8px;
    overflow: hidden;
  }
  .segments label {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    cursor: pointer;
  }
  .segments label + label {
    border-left: 1px solid var(--edge);
  }
  .segments input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .segments span {
    display: grid;
    place-items: center;
    flex: 1;
    min-height: 2.5rem;
    padding: 0.25rem 0.7rem;
    text-align: center;
    font-weight: 550;
    font-size: 0.95rem;
    line-height: 1.2;
  }
  .segments input:checked + span {
    background: var(--accent);
    color: var(--on-accent);
  }
  .segments input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: -4px;
    border-radius: 8px;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2rem;
    font-weight: 600;
    cursor: pointer;
  }
  .check input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .pair {
    display: flex;
    gap: 1rem;
  }
  .pair label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  summary {
    min-height: 2.2rem;
    font-weight: 600;
    cursor: pointer;
  }
  .deck {
    max-height: 16rem;
    margin: 0.4rem 0 0;
    padding: 0.3rem 0.7rem;
    overflow-y: auto;
    border: 1px solid var(--line);
    border-radius: 8px;
    list-style: none;
  }
  .deck .check {
    font-weight: 450;
  }
  .go {
    display: grid;
    gap: 0.6rem;
    margin-top: 1rem;
  }
  .big {
    min-height: 3.2rem;
    padding: 0.5rem 2rem;
    font-size: 1.12rem;
  }
  .file {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin: 1.6rem 0 0;
    padding-top: 1.2rem;
    border-top: 1px solid var(--line);
  }
  .file .button {
    position: relative;
  }
  .file .button:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (max-width: 56rem) {
    form {
      grid-template-columns: minmax(0, 1fr);
    }
    .table {
      position: static;
    }
  }
  /* On a phone only the chosen game tells more about itself. */
  @media (max-width: 40rem) {
    .cards {
      gap: 0.6rem;
    }
    .card label {
      grid-template-columns: auto 1fr auto;
      padding: 0.7rem 0.8rem 0.1rem;
    }
    .card input {
      grid-area: 1 / 3;
    }
    orkan-emblem {
      width: 6.3rem;
    }
    .title {
      grid-area: 1 / 2;
      margin: 0;
    }
    .foot {
      margin: 0.3rem 0.8rem 0.7rem;
    }
    .card:not(:has(input:checked)) .summary {
      display: none;
    }
  }
`;
