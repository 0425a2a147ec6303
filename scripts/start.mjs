#!/usr/bin/env node
// npm start: builds everything and serves the page until Ctrl-C. PORT names another port than 4173.
import { fail, say, tool } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { buildEngine, buildPackage, buildPage } from "./lib/steps.mjs";

const port = process.env.PORT ?? "4173";

await setUp();
for (const build of [buildEngine, buildPackage, buildPage]) if (!(await build())) fail("the build failed; see above");
say(`Orkan is at http://localhost:${port} (Ctrl-C ends it)`);
if (!(await tool("vite/bin/vite.js", ["preview", "www", "--port", port, "--strictPort"])))
  fail(`cannot serve; is port ${port} taken? PORT=8080 npm start uses another one`);
