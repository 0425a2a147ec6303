#!/usr/bin/env node
// npm run build [engine] [package] [page]: all three without arguments.
import { fail, say } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { buildEngine, buildPackage, buildPage } from "./lib/steps.mjs";

const parts = { engine: buildEngine, package: buildPackage, page: buildPage };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length) fail(`no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);

await setUp();
for (const [name, build] of Object.entries(parts)) {
  if (wanted.length && !wanted.includes(name)) continue;
  if (!(await build())) fail(`building the ${name} failed; see above`);
}
say("built");
