import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { VariantId, VariantInfo } from "orkan";
import { renderMarkdown } from "./markdown.js";
import { addressOf } from "./route.js";
import type { Strings } from "./strings/index.js";
import { pageStyle } from "./style.js";

/** The rules of each game. */
export class OrkanRules extends LitElement {
  static override properties = { strings: { attribute: false }, games: { attribute: false }, game: {} };
  static override styles = [
    pageStyle,
    css`
      :host {
        display: grid;
        grid-template-columns: 13rem minmax(0, 46rem);
        gap: 1.5rem 2.5rem;
        max-width: 66rem;
        margin: 0 auto;
      }
      nav ul {
        display: flex;
        flex-direction: column;
        gap: 0.2rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      nav {
        position: sticky;
        top: 1rem;
        align-self: start;
      }
      nav a {
        display: block;
        padding: 0.45rem 0.8rem;
        border-radius: 8px;
        color: var(--text);
        text-decoration: none;
      }
      nav a:hover {
        background: color-mix(in srgb, var(--accent) 12%, transparent);
      }
      nav a[aria-current] {
        background: var(--accent);
        color: var(--on-accent);
        font-weight: 600;
      }
      article {
        min-width: 0;
        padding: 1.4rem clamp(1rem, 4vw, 2.2rem) 2rem;
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: 14px;
        overflow-wrap: break-word;
      }
      h1 {
        margin: 0 0 0.4rem;
        font-size: 1.9rem;
      }
      h2 {
        margin: 1.8rem 0 0.5rem;
        font-size: 1.3rem;
      }
      h3 {
        margin: 1.4rem 0 0.4rem;
        font-size: 1.08rem;
      }
      p,
      li {
        max-width: 68ch;
      }
      article li + li {
        margin-top: 0.25rem;
      }
      code {
        padding: 0.05em 0.3em;
        background: var(--sunken);
        border-radius: 4px;
        font-size: 0.92em;
      }
      nav small {
        display: block;
        padding: 0 0.8rem 0.2rem;
        color: var(--muted);
        font-size: 0.8rem;
      }
      article .badge {
        float: right;
        margin: 0.4rem 0 0 1rem;
      }
      .more {
        font-weight: 600;
      }
      .summary {
        color: var(--muted);
        font-size: 1.05rem;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
      }
      th,
      td {
        padding: 0.35rem 0.7rem;
        border: 1px solid var(--line);
        text-align: left;
        vertical-align: top;
      }
      @media (max-width: 50rem) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
        nav {
          position: static;
        }
        nav ul {
          flex-direction: row;
          flex-wrap: wrap;
        }
        nav a {
          border: 1px solid var(--line);
        }
      }
    `,
  ];

  declare strings: Strings;
  declare games: readonly VariantInfo[];
  declare game: VariantId | null;

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.get("game") !== undefined) scrollTo(0, 0);
  }

  protected override render(): TemplateResult {
    const { strings, games } = this;
    const info = games.find(({ id }) => id === this.game) ?? games[0];
    return html`<nav aria-label=${strings.allRules}>
        <ul>
          ${games.map(
            ({ id, title, reconstruction }) => html`<li>
              <a href=${addressOf({ page: "rules", game: id })} aria-current=${id === info?.id ? "page" : nothing}>${title}</a
              >${reconstruction ? html` <small>${strings.reconstruction}</small>` : nothing}
            </li>`,
          )}
        </ul>
      </nav>
      ${
        info
          ? html`<article>
              ${info.reconstruction ? html`<p class="badge">${strings.reconstruction}</p>` : nothing}
              ${info.ownDeck ? html`<p class="badge">${strings.ownDeck}</p>` : nothing} ${renderMarkdown(info.rules)}
              ${info.hasCards ? html`<p class="more"><a href=${addressOf({ page: "cards", game: info.id })}>${strings.galleryOf(info.title)}</a></p>` : nothing}
            </article>`
          : nothing
      }`;
  }
}
