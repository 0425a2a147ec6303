import { css } from "lit";

export const readerStyle = css`
  .reader {
    width: min(28rem, calc(100vw - 2rem));
    border-top: 6px solid var(--accent);
  }
  .reader .heading {
    margin: 0 0 0.8rem;
    color: var(--muted);
    font-size: 0.88rem;
    font-weight: 600;
  }
  .reader .face .emblem {
    width: 4.4rem;
    height: 4.4rem;
    padding: 0.8rem;
  }
  .reader .face .title {
    font-size: 1.4rem;
  }
  .reader .face .text {
    font-size: 1.05rem;
  }
  .reader .note {
    margin: 0.9rem 0 0;
    padding: 0.5rem 0.8rem;
    border-left: 4px solid var(--accent);
    border-radius: 4px;
    background: var(--sunken);
    color: var(--text);
  }
  .pager {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 1rem;
    margin-top: 1rem;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .reader .answers {
    margin-top: 1.2rem;
  }
`;
