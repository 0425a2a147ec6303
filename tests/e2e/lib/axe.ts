import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe-core on what is shown and expects nothing found, with its best practices too. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(source);
  const findings = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(context: Document): Promise<AxeResults> } };
    const { violations } = await axe.run(document);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ target }) => target.flat().join(" ")).join(" | ")}`);
  });
  expect(findings, what).toEqual([]);
}
