import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";

/** All files below a folder, with `/` between their parts. */
function filesIn(folder: string, top = folder): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path, top) : [relative(top, path).split(sep).join("/")];
  });
}

/**
 * Completes the built service worker: it keeps every file of the build for offline use (but itself and the single-file page), and
 * its version is a digest of their contents, so that any change makes a new one.
 */
export function precache(): Plugin {
  let out = "";
  return {
    name: "orkan-precache",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = filesIn(out)
        .filter((file) => file !== "sw.js" && file !== "orkan.html")
        .sort();
      const digest = createHash("sha256");
      for (const file of files) digest.update(file).update(readFileSync(join(out, file)));
      const worker = join(out, "sw.js");
      const code = readFileSync(worker, "utf8")
        .replace("__FILES__", JSON.stringify(files.map((file) => (file === "index.html" ? "./" : file))))
        .replace("__VERSION__", JSON.stringify(digest.digest("hex").slice(0, 16)));
      writeFileSync(worker, code);
    },
  };
}
