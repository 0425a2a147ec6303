import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What the keyboard is on: a card, a square, a kind in a question, or a button's text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const data = (active as HTMLElement | null)?.dataset;
    return data?.card ?? data?.square ?? active?.textContent?.trim() ?? "";
  });
}

export async function tabTo(page: Page, wanted: RegExp, key = "Tab"): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${wanted} is not reached by the Tab key`);
}

/** Goes to a square with the arrow keys. */
export async function walk(page: Page, to: string): Promise<void> {
  await tabTo(page, /^[a-h][1-8]$/, "Shift+Tab");
  const from = await focused(page);
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = to.charCodeAt(1) - from.charCodeAt(1);
  for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? "ArrowUp" : "ArrowDown");
  expect(await focused(page)).toBe(to);
}

/** Presses Enter on the button that the keyboard was put on. */
export async function press(page: Page, text: string): Promise<void> {
  await expect.poll(() => focused(page)).toContain(text);
  await page.keyboard.press("Enter");
}

/** Moves a piece with the arrow keys and Enter. */
export async function playByKeys(page: Page, from: string, to: string): Promise<void> {
  await walk(page, from);
  await page.keyboard.press("Enter");
  await walk(page, to);
  await page.keyboard.press("Enter");
}
