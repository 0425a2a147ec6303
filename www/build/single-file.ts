import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Scripts in a page end at the first closing tag, wherever it stands. */
function embeddable(code: string): string {
  return code.replace(/<\/(script)/gi, "<\\/$1").replace(/<!--/g, "<\\!--");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Puts the one script and the one stylesheet of the build into the page and drops every other file: what remains runs from disk.
 * The licences of what is in it, which the hosted build has written, go along as a comment.
 * The page's content policy then names the two texts by their digests and allows the computer player's worker, made from a blob.
 */
export function singleFile(name: string, licenses: string): Plugin {
  return {
    name: "orkan-single-file",
    apply: "build",
    // Vite itself still finishes the script in this hook.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const parts = Object.values(bundle);
        const page = parts.find((part) => part.type === "asset" && part.fileName.endsWith(".html"));
        const scripts = parts.filter((part) => part.type === "chunk");
        const styles = parts.filter((part) => part.type === "asset" && part.fileName.endsWith(".css"));
        const [script, ...more] = scripts;
        if (page?.type !== "asset" || !script || more.length > 0) throw new Error(`one page and one script expected, got ${scripts.length} scripts`);
        const code = embeddable(script.code);
        const style = styles.map((part) => (part.type === "asset" ? String(part.source) : "")).join("");
        const policy = `default-src 'none'; script-src ${hashOf(code)} 'wasm-unsafe-eval'; style-src ${hashOf(style)}; worker-src blob:; base-uri 'none'; form-action 'none'`;
        const html = String(page.source)
          .replace(/<script[^>]*type="module"[^>]*><\/script>/, "")
          .replace(/<link[^>]*rel="(?:stylesheet|modulepreload|manifest|icon|apple-touch-icon)"[^>]*>\s*/g, "")
          .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, head) => head + policy)
          .replace("</head>", () => `<style>${style}</style>\n  </head>`)
          .replace("</html>", () => `<!--\n${readFileSync(licenses, "utf8").replace(/--+/g, "–")}-->\n</html>`)
          .replace("</body>", () => `<script type="module">${code}</script>\n  </body>`);
        for (const file of Object.keys(bundle)) delete bundle[file];
        this.emitFile({ type: "asset", fileName: name, source: html });
      },
    },
  };
}
