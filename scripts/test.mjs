#!/usr/bin/env node
// npm test: everything CI runs. `npm test -- api e2e` runs the named steps only (and builds nothing by itself).
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { needChromium } from "./lib/browser.mjs";
import { fail, output, root, run, say, tool } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { buildEngine, buildPackage, buildPage } from "./lib/steps.mjs";

const tests = { cwd: join(root, "tests") };
const vitest = (folder) => () => tool("vitest/vitest.mjs", ["run", folder], tests);
const casesFolder = join(root, "tests/cases");
const cases = readdirSync(casesFolder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => join(casesFolder, name));

function cargoTest() {
  const nextest = output("cargo", ["nextest", "--version"]) !== null;
  return run("cargo", nextest ? ["nextest", "run", "--workspace", "--no-fail-fast"] : ["test", "--workspace", "--no-fail-fast"]);
}

/** The steps in their order: name, what it is, how it is run, and the steps without which it makes no sense. */
const STEPS = [
  ["fmt", "rustfmt", () => run("cargo", ["fmt", "--all", "--check"])],
  ["biome", "Biome: format and lint of TypeScript and JavaScript", () => tool("@biomejs/biome/bin/biome", ["ci", "."])],
  ["clippy", "clippy without a warning", () => run("cargo", ["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])],
  [
    "clippy-wasm",
    "clippy for the binding",
    () => run("cargo", ["clippy", "--package", "orkan-wasm", "--target", "wasm32-unknown-unknown", "--", "--deny", "warnings"]),
  ],
  ["rust", "tests of the crates", cargoTest],
  ["engine", "the engine as WebAssembly", buildEngine],
  ["package", "the npm package, type-checked", buildPackage, ["engine"]],
  ["types", "type check of the tests", () => tool("typescript/bin/tsc", ["--project", "."], tests), ["package"]],
  ["cases", "the cases, through the package", () => run(process.execPath, [join(root, "tests/cases/run.mjs"), join(root, "pkg"), ...cases]), ["package"]],
  ["words", "the languages say the same", () => run(process.execPath, [join(root, "tests/words/check.mjs")])],
  ["api", "tests of the API", vitest("api"), ["package"]],
  ["consumers", "the packed package in Node, Vite, webpack and pages", vitest("package"), ["package"]],
  ["page", "the page, type-checked and built", buildPage, ["package"]],
  ["e2e", "the page in a browser", vitest("e2e"), ["page"]],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some(([known]) => known === name));
if (unknown.length) fail(`no step ${unknown.join(", ")}; there are ${STEPS.map(([name]) => name).join(", ")}`);

await setUp({ lint: true });
await needChromium();

const results = new Map();
for (const [name, what, step, needs = []] of STEPS) {
  if (wanted.length && !wanted.includes(name)) continue;
  const missing = needs.find((need) => results.get(need)?.passed === false);
  say(`${name}: ${what}`);
  const start = Date.now();
  if (missing) console.error(`✗ not possible without ${missing}`);
  const passed = !missing && (await step());
  results.set(name, { passed, seconds: Math.round((Date.now() - start) / 1000) });
  if (!passed) console.error(`✗ ${name} failed`);
}

say("summary");
for (const [name, { passed, seconds }] of results) console.log(`  ${passed ? "✓" : "✗"} ${name.padEnd(12)} ${String(seconds).padStart(4)} s`);
const failed = [...results.values()].filter(({ passed }) => !passed).length;
console.log(`\nsteps: ${results.size - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
