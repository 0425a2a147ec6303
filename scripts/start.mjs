#!/usr/bin/env node
// npm start: builds everything and serves the page until Ctrl-C. PORT names another port than 4173.
import { join } from "node:path";
import { fail, root, say } from "./lib/say.mjs";
import { setUp } from "./lib/setup.mjs";
import { buildEngine, buildPackage, buildPage } from "./lib/steps.mjs";

const port = process.env.PORT ?? "4173";

await setUp();
for (const build of [buildEngine, buildPackage, buildPage]) if (!(await build())) fail("the build failed; see above");

const { preview } = await import("vite");
try {
  await preview({ root: join(root, "www"), logLevel: "warn", preview: { port: Number(port), strictPort: true, host: "127.0.0.1" } });
} catch (error) {
  fail(`cannot serve: ${error.message}. PORT=8080 npm start uses another port`);
}
say(`Orkan is at http://localhost:${port} (Ctrl-C ends it)`);
