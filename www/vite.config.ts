import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { precache } from "./build/precache.js";
import { thirdParty } from "./build/third-party.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The hosted page: static files that work under any path. */
export default defineConfig({
  root: here("."),
  base: "./",
  build: {
    target: "es2022",
    // The script policy forbids inline code, and what is small anyway need not become a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    rollupOptions: {
      input: { index: here("index.html"), sw: here("src/sw.ts") },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  plugins: [precache(), thirdParty(here("../pkg/THIRD-PARTY.md"), "licenses.md")],
});
