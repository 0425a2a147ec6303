import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../lib/browser.ts";
import { pkg, root, run } from "../lib/run.ts";
import { serve } from "../lib/serve.ts";
import { install } from "./pack.ts";

interface Example {
  lang: string;
  code: string;
  line: number;
}

/** The fenced blocks of a README. */
function examples(file: string): Example[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map((match) => ({
    lang: match[1] ?? "",
    code: match[2] ?? "",
    line: text.slice(0, match.index).split("\n").length,
  }));
}

const all = [...examples(join(pkg, "README.md")), ...examples(join(root, "README.md"))];
const scripts = all.filter(({ lang }) => lang === "js");
const pages = all.filter(({ lang }) => lang === "html");
let home: string;
let browser: Browser;

beforeAll(async () => {
  ({ home } = await install("readme"));
  browser = await launch();
});

afterAll(() => browser?.close());

test("there are examples", () => {
  expect([scripts.length > 8, pages.length]).toEqual([true, 2]);
});

describe.each(scripts)("the script at line $line", ({ code, line }) => {
  test("prints what its comments say", async () => {
    const file = join(home, `line-${line}.mjs`);
    writeFileSync(file, code);
    const printed = (await run(process.execPath, [file], home)).split("\n");
    for (const [, call, said] of code.matchAll(/console\.log\((.*)\);(?: \/\/ (.*))?\n/g)) {
      // What is not said exactly (a list cut with …) is not compared.
      if (said === undefined || said.includes("…") || !call) continue;
      expect(printed).toContain(said);
    }
  });

  test("type-checks", async () => {
    writeFileSync(join(home, `line-${line}.ts`), code);
    const config = join(home, `line-${line}.json`);
    const compilerOptions = { strict: true, noEmit: true, types: [], lib: ["ES2023", "DOM"], target: "ES2022", module: "NodeNext" };
    writeFileSync(config, JSON.stringify({ compilerOptions, files: [`line-${line}.ts`] }));
    await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--project", config], home);
  });
});

test.each(pages)("the page at line $line works as it stands", async ({ code, line }) => {
  const folder = join(home, `page-${line}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), code);
  cpSync(join(home, "node_modules/orkan/dist"), join(folder, "orkan"), { recursive: true });
  const server = await serve(folder);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  try {
    await page.goto(server.url);
    if (code.includes("<output>")) {
      await page.locator("output", { hasText: "20 moves" }).waitFor();
    } else {
      await page.waitForFunction(() => (document.querySelector("orkan-game") as unknown as { view: unknown })?.view);
      expect(await page.evaluate(() => document.querySelector("orkan-game")?.shadowRoot !== null)).toBe(true);
    }
    expect(complaints).toEqual([]);
  } finally {
    await page.close();
    await server.close();
  }
});
