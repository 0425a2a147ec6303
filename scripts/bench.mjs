#!/usr/bin/env node
// npm run bench: builds package and page and measures them against chess.js, chessops and kokopu.
// Those three have licences of their own (two are GPL); they are installed in bench/ only, by this command only.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail, must, root, run, say } from "./lib/say.mjs";
import { packages, setUp } from "./lib/setup.mjs";
import { buildEngine, buildPackage, buildPage } from "./lib/steps.mjs";

const given = process.argv.slice(2);
const bench = [join(root, "bench/bench.mjs"), ...given];

if (given.includes("--help")) {
  await run(process.execPath, bench);
} else {
  await setUp();
  const builds = [buildEngine, buildPackage];
  if (existsSync(join(root, "www/package.json")) && (!given.includes("--only") || given.includes("sizes"))) builds.push(buildPage);
  for (const build of builds) if (!(await build())) fail("the build failed; see above");
  await packages(join(root, "bench"), "the libraries to compare with");
  say("measuring (about ten minutes, with --quick one; leave the machine alone meanwhile)");
  await must(process.execPath, bench);
}
