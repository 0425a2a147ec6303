// Builds dist/ from src/: bundles, declarations. The engine (dist/orkan.wasm, src/generated) must have been built before.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const src = (path) => join(here, "src", path);
const dist = join(here, "dist");

if (!existsSync(join(dist, "orkan.wasm")) || !existsSync(src("generated/engine.js"))) {
  console.error("pkg: the engine is missing; `npm run build engine` makes it");
  process.exit(1);
}
// Values, titles and texts of the cards come from the catalogue, what a card does and scores from the engine.
const [, catalogue] = /CATALOGUE = "([0-9a-f]{16})"/.exec(readFileSync(src("generated/build.ts"), "utf8")) ?? [];
if (catalogue !== fnv(["catalogue.ts", "joker.ts"].map((name) => readFileSync(src(`generated/${name}`), "utf8")).join(""))) {
  console.error("pkg: the engine and its catalogue are of different states; `npm run build engine` makes both");
  process.exit(1);
}
for (const name of readdirSync(dist)) if (name !== "orkan.wasm") rmSync(join(dist, name), { recursive: true });

/** FNV-1a of a text, as `cargo xtask wasm` writes it. */
function fnv(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

/** What `orkan/inline` carries: `orkan:wasm`, the engine as text, and `orkan:bot-worker`, the worker's script. */
const embedded = {
  name: "embedded",
  setup(builder) {
    builder.onResolve({ filter: /^orkan:/ }, ({ path }) => ({ path, namespace: "embedded" }));
    builder.onLoad({ filter: /^orkan:wasm$/, namespace: "embedded" }, () => ({
      contents: deflateRawSync(readFileSync(join(dist, "orkan.wasm")), { level: 9 }).toString("base64"),
      loader: "text",
    }));
    builder.onLoad({ filter: /^orkan:bot-worker$/, namespace: "embedded" }, async () => {
      const { outputFiles } = await build({ ...common, entryPoints: [src("bot/bot-worker-inline.ts")], format: "iife", minify: true, write: false });
      return { contents: outputFiles[0].text, loader: "text" };
    });
  },
};

const common = {
  bundle: true,
  format: "esm",
  target: ["es2022"],
  platform: "neutral",
  mainFields: ["module", "main"],
  conditions: ["production"],
  loader: { ".md": "text", ".css": "text" },
  legalComments: "inline",
  logLevel: "warning",
  plugins: [embedded],
};

const entries = {
  index: src("index.ts"),
  inline: src("inline.ts"),
  worker: src("worker.ts"),
  element: src("element/index.ts"),
  "lang/de": src("lang/de.ts"),
  "lang/fr": src("lang/fr.ts"),
};

// One registry of languages and one engine for all entries: what they share goes into chunks.
// The chunks lie beside orkan.wasm, which they look for beside themselves.
await build({ ...common, entryPoints: entries, outdir: dist, splitting: true, chunkNames: "chunk-[hash]", entryNames: "[dir]/[name]" });

// A worker is a program of its own; in one file it starts with one request.
await build({ ...common, entryPoints: { "bot-worker": src("bot/bot-worker.ts") }, outdir: dist });

for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(here, "..", name), join(here, name));
copyFileSync(join(here, "wasm.d.ts"), join(dist, "orkan.wasm.d.ts"));

const tsc = spawnSync(process.execPath, [join(here, "../node_modules/typescript/bin/tsc"), "--project", here], { stdio: "inherit" });
process.exit(tsc.status ?? 1);
