import { css } from "lit";

/** Type, colours and controls shared by the page's parts; the colours themselves are set in page.css. */
export const pageStyle = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3 {
    line-height: 1.2;
    text-wrap: balance;
  }
  a {
    color: var(--accent);
    text-underline-offset: 0.15em;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    border-radius: 4px;
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.45em;
    min-height: 2.6rem;
    padding: 0.4rem 1rem;
    border: 1px solid var(--edge);
    border-radius: 8px;
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-weight: 550;
    text-decoration: none;
    cursor: pointer;
  }
  button:hover,
  .button:hover {
    background: color-mix(in srgb, var(--accent) 12%, var(--surface));
    border-color: var(--accent);
  }
  button.primary,
  .button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  button.primary:hover,
  .button.primary:hover {
    background: color-mix(in srgb, var(--accent) 86%, var(--text));
  }
  select,
  input[type="number"],
  input[type="text"] {
    min-height: 2.6rem;
    padding: 0.3rem 0.6rem;
    border: 1px solid var(--edge);
    border-radius: 8px;
    background: var(--surface);
    color: var(--text);
    font: inherit;
  }
  .badge {
    display: inline-block;
    padding: 0.05rem 0.5rem;
    background: var(--sunken);
    border: 1px solid var(--line);
    border-radius: 1rem;
    color: var(--muted);
    font-size: 0.8rem;
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
