import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Adds what the package says of others' work in it to the page's licences: the bundler sees the package as one piece. */
export function thirdParty(text: string, licenses: string): Plugin {
  return {
    name: "orkan-third-party",
    apply: "build",
    writeBundle({ dir }) {
      appendFileSync(join(dir ?? "", licenses), `\n${readFileSync(text, "utf8")}`);
    },
  };
}
