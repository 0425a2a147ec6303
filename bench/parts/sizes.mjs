// Sizes of what is built, as files and as they travel.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { size, table } from "../lib/print.mjs";

export const title = "sizes of the built files";

const root = join(import.meta.dirname, "../..");

function measure(path) {
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes, { params }).length };
}

/** The module and all modules it imports statically, in pkg/dist. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:^|;|\})(?:import|export)\b[^"';]*?(?:from\s*)?"(\.[^"]+\.js)"/gm))
    withImports(join(file, "..", name), found);
  return found;
}

function sum(entries) {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const entry of entries) for (const key of Object.keys(total)) total[key] += entry[key];
  return total;
}

/** All files of a folder. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

export function run({ results }) {
  const dist = join(root, "pkg/dist");
  results["orkan.wasm"] = measure(join(dist, "orkan.wasm"));
  for (const name of ["index", "inline", "element", "worker", "bot-worker", "lang/de", "lang/fr"]) {
    const file = join(dist, `${name}.js`);
    if (!existsSync(file)) continue;
    const modules = [...withImports(file)];
    results[`${name}.js${modules.length > 1 ? " with its chunks" : ""}`] = sum(modules.map(measure));
  }
  const page = join(root, "www/dist");
  if (existsSync(page)) {
    const files = filesIn(page).filter((file) => !file.endsWith(".map"));
    const single = (file) => file.endsWith(".html") && readFileSync(file).length > 200_000;
    results[`page, all ${files.filter((file) => !single(file)).length} files`] = sum(files.filter((file) => !single(file)).map(measure));
    for (const file of files.filter(single)) results[`page, ${file.slice(page.length + 1)} alone`] = measure(file);
  }
  const rows = [["", "raw", "gzip -9", "brotli -11"]];
  for (const [name, { raw, gzip, brotli }] of Object.entries(results)) rows.push([name, size(raw), size(gzip), size(brotli)]);
  table(rows);
}

export function targets(results) {
  // 150 kB was the limit for chess and the dice games alone; the card games and their bots came on top.
  return [{ what: "orkan.wasm gzipped, kB", value: results["orkan.wasm"].gzip / 1000, most: 250 }];
}
