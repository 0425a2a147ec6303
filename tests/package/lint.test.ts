import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, expect, test } from "vitest";
import { root, run } from "../lib/run.ts";
import { install } from "./pack.ts";

let installed: { home: string; tarball: string };

beforeAll(async () => {
  installed = await install("lint");
});

test("publint has nothing to say", async () => {
  const { messages, pkg } = await publint({ pkgDir: join(installed.home, "node_modules/orkan"), strict: true, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test("attw --profile esm-only has nothing to say", async () => {
  const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const out = await run(process.execPath, [attw, installed.tarball, "--profile", "esm-only", "--format", "ascii", "--no-color", "--no-emoji"]);
  // It ends with an error if a resolution of this profile fails; the others (CommonJS, node10) are marked as ignored.
  const verdicts = out.split("\n").filter((line) => /^(node16|bundler|node10)/.test(line) && !line.includes("(ignored)"));
  expect(verdicts.length).toBeGreaterThanOrEqual(14);
  for (const verdict of verdicts) expect(verdict).toMatch(/: OK/);
});
