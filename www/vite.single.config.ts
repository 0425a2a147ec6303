import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { singleFile } from "./build/single-file.js";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page as one file that runs from disk: everything inlined, the engine included. */
export default defineConfig({
  root: here("."),
  base: "./",
  mode: "single",
  publicDir: false,
  resolve: { alias: [{ find: /^orkan$/, replacement: "orkan/inline" }] },
  build: {
    target: "es2022",
    emptyOutDir: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rollupOptions: { output: { codeSplitting: false } },
  },
  plugins: [singleFile("orkan.html", here("dist/licenses.md"))],
});
