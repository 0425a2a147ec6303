import { html, nothing, type TemplateResult } from "lit";
import { marked, type Token, type Tokens } from "marked";

/**
 * Markdown as elements. The text is parsed to tokens and each token becomes a template, so no text is ever read as HTML; raw HTML in
 * it is shown as the text it is.
 */
export function renderMarkdown(text: string): unknown {
  return marked.lexer(text).map(block);
}

function block(token: Token): unknown {
  switch (token.type) {
    case "heading":
      return heading(token as Tokens.Heading);
    case "paragraph":
      return html`<p>${inline(token.tokens)}</p>`;
    case "list":
      return list(token as Tokens.List);
    case "blockquote":
      return html`<blockquote>${(token as Tokens.Blockquote).tokens.map(block)}</blockquote>`;
    case "code":
      return html`<pre tabindex="0"><code>${(token as Tokens.Code).text}</code></pre>`;
    case "table":
      return table(token as Tokens.Table);
    case "hr":
      return html`<hr />`;
    case "space":
    case "def":
      return nothing;
    default:
      return html`${"tokens" in token && token.tokens ? inline(token.tokens) : token.raw}`;
  }
}

function heading({ depth, tokens }: Tokens.Heading): TemplateResult {
  const content = inline(tokens);
  switch (depth) {
    case 1:
      return html`<h1>${content}</h1>`;
    case 2:
      return html`<h2>${content}</h2>`;
    case 3:
      return html`<h3>${content}</h3>`;
    case 4:
      return html`<h4>${content}</h4>`;
    default:
      return html`<h5>${content}</h5>`;
  }
}

function list({ ordered, items, start }: Tokens.List): TemplateResult {
  const entries = items.map((item) => html`<li>${item.tokens.map(block)}</li>`);
  return ordered ? html`<ol start=${start || 1}>${entries}</ol>` : html`<ul>${entries}</ul>`;
}

function table({ header, rows }: Tokens.Table): TemplateResult {
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${header.map((cell) => html`<th scope="col">${inline(cell.tokens)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell.tokens)}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`;
}

function inline(tokens: readonly Token[] | undefined): unknown {
  return (tokens ?? []).map((token) => {
    switch (token.type) {
      case "strong":
        return html`<strong>${inline(token.tokens)}</strong>`;
      case "em":
        return html`<em>${inline(token.tokens)}</em>`;
      case "del":
        return html`<del>${inline(token.tokens)}</del>`;
      case "codespan":
        return html`<code>${(token as Tokens.Codespan).text}</code>`;
      case "br":
        return html`<br />`;
      case "link":
        return link(token as Tokens.Link);
      case "escape":
        return (token as Tokens.Escape).text;
      case "text":
        return "tokens" in token && token.tokens ? inline(token.tokens) : (token as Tokens.Text).text;
      default:
        return token.raw;
    }
  });
}

/** Only addresses of the web become links. */
function link({ href, tokens }: Tokens.Link): unknown {
  const content = inline(tokens);
  return /^https?:\/\//.test(href) ? html`<a href=${href} rel="noreferrer">${content}</a>` : content;
}
