import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { cursor, dialog, moves, named, said, settings, status } from "./lib/table.ts";

const { visit } = setUp();

/** Tabs until the board has the keyboard. */
async function tabToBoard(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await cursor(page)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the board is not reached by the Tab key");
}

/** Goes to a square with the arrow keys, White at the lower edge. */
async function walk(page: Page, to: string): Promise<void> {
  const from = await cursor(page);
  if (!from) throw new Error("the keyboard is not on the board");
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = to.charCodeAt(1) - from.charCodeAt(1);
  for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? "ArrowUp" : "ArrowDown");
  expect(await cursor(page)).toBe(to);
}

async function play(page: Page, from: string, to: string): Promise<void> {
  await walk(page, from);
  await page.keyboard.press("Enter");
  await walk(page, to);
  await page.keyboard.press(" ");
}

describe("by keyboard alone", () => {
  it("a whole game is chosen, played to mate and left", async () => {
    const { page } = await visit({ stored: settings({ opponent: "bot" }) });
    await page.locator("orkan-start").waitFor();
    // The first stop leads past the header.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    expect(await page.locator("input[name=game]:checked").getAttribute("value")).toBe("chess");
    await page.locator("input[name=opponent][value=bot]").focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("input[name=opponent]:checked").getAttribute("value")).toBe("friend");
    await page.locator("#seed").focus();
    await page.keyboard.press("Enter");
    await page.locator("orkan-board [role=grid]").waitFor();

    await tabToBoard(page);
    await play(page, "f2", "f3");
    await play(page, "e7", "e5");
    await play(page, "g2", "g4");
    await play(page, "d8", "h4");
    expect(await moves(page)).toEqual(["f3", "e5", "g4", "Qh4#"]);
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(/Black wins[\s\S]*by checkmate/);
    await page.keyboard.press("Escape");
    expect(await dialog(page).count()).toBe(0);
    expect(await named(page, "e1")).toContain("in check");
  });

  it("announces moves, check and result", async () => {
    const { page } = await visit({ stored: settings() });
    await page.locator("orkan-start button[type=submit]").focus();
    await page.keyboard.press("Enter");
    await page.locator("orkan-board [role=grid]").waitFor();
    await tabToBoard(page);
    await play(page, "e2", "e4");
    expect(await said(page).textContent()).toBe("White: pawn from e2 to e4");
    await play(page, "f7", "f6");
    await play(page, "d1", "h5");
    expect(await said(page).textContent()).toMatch(/^White: queen from d1 to h5, Check/);
    await play(page, "g7", "g6");
    await play(page, "h5", "g6");
    expect(await said(page).textContent()).toMatch(/captures pawn on g6/);
    await play(page, "h7", "g6");
    expect(await said(page).textContent()).toMatch(/captures queen on g6/);
  });

  it("a choice is given up by Escape, and the focus is seen", async () => {
    const { page } = await visit({ stored: settings() });
    await page.locator("orkan-start button[type=submit]").click();
    await tabToBoard(page);
    await walk(page, "e2");
    await page.keyboard.press("Enter");
    expect(await status(page).textContent()).toContain("white pawn on e2");
    const ring = await page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      const style = active && getComputedStyle(active);
      return style && { style: style.outlineStyle, width: Number.parseFloat(style.outlineWidth) };
    });
    expect(ring?.style).toBe("solid");
    expect(ring?.width).toBeGreaterThanOrEqual(3);
    await page.keyboard.press("Escape");
    expect(await page.locator(".cell.target").count()).toBe(0);
    expect(await page.locator("[aria-selected=true]").count()).toBe(0);
  });

  it("the board is a grid of sixty-four named cells, one of them a tab stop", async () => {
    const { page } = await visit({ stored: settings() });
    await page.locator("orkan-start button[type=submit]").click();
    await page.locator("orkan-board [role=grid]").waitFor();
    expect(await page.locator("orkan-board [role=grid] > [role=row]").count()).toBe(8);
    const cells = page.locator("orkan-board [role=row] > [role=gridcell]");
    expect(await cells.count()).toBe(64);
    const names = await cells.evaluateAll((list) => list.map((cell) => cell.getAttribute("aria-label") ?? ""));
    expect(new Set(names.map((name) => name.slice(0, 2))).size).toBe(64);
    expect(names.filter((name) => name.includes("white pawn"))).toHaveLength(8);
    expect(await page.locator("orkan-board [role=gridcell][tabindex='0']").count()).toBe(1);
  });

  it("the moves are gone through with the arrow keys", async () => {
    const { page } = await visit({ stored: settings() });
    await page.locator("orkan-start button[type=submit]").click();
    await tabToBoard(page);
    await play(page, "e2", "e4");
    await play(page, "e7", "e5");
    await page.locator("orkan-moves [aria-current]").focus();
    await page.keyboard.press("ArrowLeft");
    expect(await status(page).textContent()).toContain("after action 1 of 2");
    await page.keyboard.press("ArrowRight");
    expect(await status(page).textContent()).toContain("White to move");
  });
});
