import type { CDPSession, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { dialog, moves, saved, settings, square, start } from "./lib/table.ts";

const { visit } = setUp();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function finger(page: Page): Promise<(type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async (type, x, y) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined || y === undefined ? [] : [{ x, y }] });
  };
}

async function middle(page: Page, name: string): Promise<[number, number]> {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

describe("on a phone", () => {
  it("taps play, and a dialog fits", async () => {
    const { page } = await visit({ ...phone, stored: await saved("chess", { setup: { fen: "7k/P7/8/8/8/8/7P/K7 w - - 0 1" } }), path: "#/play" });
    await square(page, "a7").tap();
    await square(page, "a8").tap();
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await dialog(page).getByRole("button", { name: "knight" }).tap();
    expect(await moves(page)).toEqual(["a8=N"]);
  });

  it("a finger drags a piece and the page stays; elsewhere it scrolls", async () => {
    const { page } = await visit({ ...phone, stored: settings() });
    await start(page);
    const touch = await finger(page);
    const [x, y] = await middle(page, "e2");
    const [toX, toY] = await middle(page, "e4");
    await touch("touchStart", x, y);
    for (let i = 1; i <= 6; i++) await touch("touchMove", x + ((toX - x) * i) / 6, y + ((toY - y) * i) / 6);
    await touch("touchEnd");
    await expect.poll(() => moves(page)).toEqual(["e4"]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const [name, action] of [
      ["e5", "manipulation"],
      ["e2", "manipulation"],
      ["e7", "none"],
    ] as const) {
      expect(await square(page, name).evaluate((cell) => getComputedStyle(cell).touchAction)).toBe(action);
    }
    expect(await page.locator("orkan-game .controls").evaluate((element) => getComputedStyle(element).touchAction)).toBe("auto");
  });

  it("nothing is wider than the screen, in any language and on any page", async () => {
    for (const lang of ["en", "de", "fr"] as const) {
      const { page } = await visit({ ...phone, stored: settings({ game: "occado" }, lang) });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await page.locator("orkan-start").waitFor();
      expect(await width(), `${lang} start`).toBeLessThanOrEqual(390);
      await start(page);
      expect(await width(), `${lang} game`).toBeLessThanOrEqual(390);
      await page.goto(page.url().replace(/#.*/, "#/rules/ordo"));
      await page.locator("orkan-rules article").waitFor();
      expect(await width(), `${lang} rules`).toBeLessThanOrEqual(390);
    }
  });

  it("the board uses the width there is", async () => {
    const { page } = await visit({ ...phone, stored: settings() });
    await start(page);
    const box = await page.locator("orkan-board .frame").boundingBox();
    expect(box?.width).toBeGreaterThan(330);
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0))).toBeLessThan(2);
  });
});
