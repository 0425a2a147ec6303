import { css } from "lit";

export const appStyle = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }
  header {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    padding: 0.45rem clamp(0.7rem, 2.5vw, 1.6rem);
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-right: auto;
    color: var(--text);
    font-size: 1.15rem;
    font-weight: 700;
    letter-spacing: -0.01em;
    text-decoration: none;
  }
  .brand .plate {
    fill: #0f6175;
  }
  .brand .wind {
    fill: none;
    stroke: #fff;
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  nav {
    display: flex;
  }
  nav a {
    padding: 0.4rem 0.7rem;
    border-radius: 8px;
    color: var(--text);
    font-weight: 550;
    text-decoration: none;
  }
  nav a:hover {
    background: color-mix(in srgb, var(--accent) 12%, transparent);
  }
  nav a[aria-current] {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  header select {
    min-height: 2.2rem;
    padding: 0.15rem 0.35rem;
    font-size: 0.92rem;
  }
  .theme {
    min-height: 2.2rem;
    padding: 0 0.5rem;
  }
  .icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .skip {
    position: absolute;
    left: 0.5rem;
    top: -4rem;
    z-index: 10;
    padding: 0.6rem 1rem;
    background: var(--surface);
  }
  .skip:focus {
    top: 0.5rem;
  }
  orkan-notices {
    display: block;
    padding: 0 clamp(0.7rem, 2.5vw, 1.6rem);
    max-width: 76rem;
    width: 100%;
    margin: 0.6rem auto 0;
  }
  main {
    flex: 1;
    padding: 0.4rem clamp(0.7rem, 2.5vw, 1.6rem) 2rem;
  }
  /* It takes the focus when the page changes, as a place to read on from, not as a control. */
  main:focus-visible {
    outline: none;
  }
  .loading {
    text-align: center;
    color: var(--muted);
  }
  .failure {
    max-width: 38rem;
    margin: 2rem auto;
    padding: 1.5rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-left: 4px solid var(--alarm);
    border-radius: 12px;
  }
  .failure h1 {
    margin: 0;
    font-size: 1.4rem;
  }
  .failure ul {
    padding: 0;
    list-style: none;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.3rem 1rem;
    padding: 0.9rem clamp(0.7rem, 2.5vw, 1.6rem);
    border-top: 1px solid var(--line);
    color: var(--muted);
    font-size: 0.9rem;
  }
  footer p {
    margin: 0;
  }
  @media (max-width: 26rem) {
    .brand span {
      display: none;
    }
    nav a {
      padding: 0.4rem 0.2rem;
      font-size: 0.9rem;
    }
    header select {
      padding-inline: 0.2rem;
      font-size: 0.88rem;
    }
    .theme {
      padding: 0 0.35rem;
    }
  }
`;
