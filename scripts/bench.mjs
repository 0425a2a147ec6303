#!/usr/bin/env node
// npm run bench: builds the package and measures it against chess.js, chessops and kokopu.
// Those three have licences of their own (two are GPL); they are installed in bench/ only, by this command only.
import { join } from "node:path";
import { fail, must, root, say } from "./lib/say.mjs";
import { packages, setUp } from "./lib/setup.mjs";
import { buildEngine, buildPackage } from "./lib/steps.mjs";

await setUp();
for (const build of [buildEngine, buildPackage]) if (!(await build())) fail("the build failed; see above");
await packages(join(root, "bench"), "the libraries to compare with");
say("measuring (a few minutes; leave the machine alone meanwhile)");
await must(process.execPath, [join(root, "bench/bench.mjs"), ...process.argv.slice(2)]);
