import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { control, cursor, dialog, moves, named, said, saved, settings, square, start, status, touch } from "./lib/table.ts";

const { visit } = setUp();

const promotion = { setup: { fen: "7k/P7/8/8/8/8/7P/K7 w - - 0 1" } };

describe("the board", () => {
  it("plays by two clicks, lights targets, last move and what was captured", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await touch(page, "e2");
    expect(await named(page, "e2")).toContain("white pawn");
    expect(await square(page, "e2").getAttribute("aria-selected")).toBe("true");
    expect(await named(page, "e4")).toBe("e4, empty, can go here");
    expect(await named(page, "e5")).toBe("e5, empty");
    expect(await page.locator(".cell.target").count()).toBe(2);
    await touch(page, "e4", "d7", "d5", "e4");
    expect(await square(page, "d5").getAttribute("class")).toContain("taken");
    await touch(page, "d5");
    expect(await moves(page)).toEqual(["e4", "d5", "exd5"]);
    expect(await named(page, "e4")).toContain("last move from here");
    expect(await named(page, "d5")).toContain("last move to here");
    expect(await page.getByLabel("Captured: pawn").count()).toBe(1);
    expect(await said(page).textContent()).toContain("pawn from e4 to d5, captures pawn on d5");
  });

  it("plays by dragging, and a drop elsewhere changes nothing but says why", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    const drag = async (from: string, to: string): Promise<void> => {
      await square(page, from).hover();
      await page.mouse.down();
      await square(page, to).hover();
      await page.mouse.up();
    };
    await drag("g1", "f3");
    expect(await moves(page)).toEqual(["Nf3"]);
    await drag("b8", "b5");
    expect(await moves(page)).toEqual(["Nf3"]);
    expect(await status(page).textContent()).toMatch(/b8|b5|knight/);
    await drag("b8", "c6");
    expect(await moves(page)).toEqual(["Nf3", "Nc6"]);
  });

  it("says why a piece cannot move and why a target is refused", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await touch(page, "e2", "e4", "e7", "e5", "d1", "h5", "f7");
    expect(await status(page).textContent()).toMatch(/king attacked/);
    expect(await said(page).textContent()).toMatch(/Not possible: .*king attacked/);
    await touch(page, "g8", "g6");
    expect(await page.locator(".status.refusal").count()).toBe(1);
    expect(await moves(page)).toHaveLength(3);
    // The knight is still chosen.
    await touch(page, "f6");
    expect(await moves(page)).toHaveLength(4);
    expect(await page.locator(".status.refusal").count()).toBe(0);
  });

  it("shows check on the square, with a sign, and in words", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await touch(page, "e2", "e4", "f7", "f6", "d1", "h5");
    expect(await named(page, "e8")).toContain("in check");
    expect(await square(page, "e8").locator(".alarm").textContent()).toBe("!");
    expect(await status(page).textContent()).toContain("Black is in check");
    expect(await said(page).textContent()).toContain("Check");
  });

  it("turns round", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    const before = await square(page, "a1").boundingBox();
    await control(page, "flip").click();
    const after = await square(page, "h8").boundingBox();
    expect(after).toEqual(before);
    await touch(page, "e2", "e4");
    expect(await moves(page)).toEqual(["e4"]);
  });

  it("takes typed moves, by notation and by label, and says why one is refused", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    const field = page.getByLabel("Type a move");
    for (const text of ["e2e4", "e5", "Nf3"]) {
      await field.fill(text);
      await field.press("Enter");
    }
    expect(await moves(page)).toEqual(["e4", "e5", "Nf3"]);
    await field.fill("a7a4");
    await field.press("Enter");
    expect(await page.locator(".status.refusal p").textContent()).toMatch(/a4|pawn/);
    await field.fill("what");
    await field.press("Enter");
    expect(await page.locator(".status.refusal").count()).toBe(1);
    expect(await moves(page)).toHaveLength(3);
  });
});

describe("promotion", () => {
  it("can be cancelled by Escape, button and backdrop, and chosen", async () => {
    const { page } = await visit({ path: "#/play", stored: await saved("chess", promotion) });
    await touch(page, "a7", "a8");
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    expect(await dialog(page).count()).toBe(0);
    expect(await moves(page)).toEqual([]);
    expect(await named(page, "a7")).toContain("white pawn");
    await touch(page, "a7", "a8");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    expect(await moves(page)).toEqual([]);
    await touch(page, "a7", "a8");
    await dialog(page).waitFor();
    await page.mouse.click(5, 400);
    expect(await dialog(page).count()).toBe(0);
    expect(await moves(page)).toEqual([]);
    await touch(page, "a7", "a8");
    await dialog(page).getByRole("button", { name: "rook" }).click();
    expect(await moves(page)).toEqual(["a8=R+"]);
    expect(await named(page, "a8")).toContain("white rook");
  });

  it("is chosen by keyboard, and the keyboard goes on where it was", async () => {
    const { page } = await visit({ path: "#/play", stored: await saved("chess", promotion) });
    await square(page, "a7").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(await moves(page)).toEqual(["a8=N"]);
    expect(await cursor(page)).toBe("a8");
  });
});

describe("the table", () => {
  it("takes back and plays again", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    expect(await control(page, "undo").isDisabled()).toBe(true);
    await touch(page, "e2", "e4", "e7", "e5");
    await control(page, "undo").click();
    await control(page, "undo").click();
    expect(await moves(page)).toEqual([]);
    await control(page, "redo").click();
    expect(await moves(page)).toEqual(["e4"]);
    await touch(page, "c7", "c5");
    expect(await moves(page)).toEqual(["e4", "c5"]);
    expect(await control(page, "redo").isDisabled()).toBe(true);
  });

  it("steps through the moves without touching the game", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await touch(page, "e2", "e4", "e7", "e5", "g1", "f3");
    await page.getByRole("button", { name: "To the start" }).click();
    expect(await named(page, "e2")).toContain("white pawn");
    expect(await status(page).textContent()).toContain("after action 0 of 3");
    await touch(page, "d2", "d4");
    expect(await moves(page)).toHaveLength(3);
    await page.getByRole("button", { name: "One on" }).click();
    expect(await named(page, "e4")).toContain("white pawn");
    expect(await named(page, "e7")).toContain("black pawn");
    await page.locator("orkan-moves li button", { hasText: "e5" }).click();
    expect(await named(page, "e5")).toContain("black pawn");
    expect(await named(page, "g1")).toContain("white knight");
    await page.getByRole("button", { name: "Back to the game" }).click();
    await touch(page, "b8", "c6");
    expect(await moves(page)).toEqual(["e4", "e5", "Nf3", "Nc6"]);
  });

  it("stays as it is while the rules are read", async () => {
    const { page } = await visit({ stored: settings({ seed: "" }) });
    await start(page);
    await touch(page, "e2", "e4");
    await page.getByRole("link", { name: "Rules", exact: true }).click();
    await page.locator("orkan-rules article").waitFor();
    expect(await page.title()).toBe("Rules: Chess – Orkan");
    expect(await page.locator("orkan-board").isVisible()).toBe(false);
    await page.getByRole("link", { name: "Play", exact: true }).click();
    expect(await moves(page)).toEqual(["e4"]);
    expect(await page.title()).toBe("Chess – Orkan");
    await touch(page, "e7", "e5");
    expect(await moves(page)).toEqual(["e4", "e5"]);
  });

  it("leaving it with a question open closes the question", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await control(page, "resign").click();
    await dialog(page).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Go on playing" }).click();
    expect(await dialog(page).count()).toBe(0);
    await touch(page, "e2", "e4");
    expect(await moves(page)).toEqual(["e4"]);
  });

  it("a new game begins beside an old one only after it was asked for", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await touch(page, "e2", "e4");
    await page.getByRole("link", { name: "New game" }).click();
    expect(await page.locator("orkan-start .hint", { hasText: "replaced" }).count()).toBe(1);
    await page.locator("input[name=game][value=ordo]").check();
    await start(page);
    expect(await moves(page)).toEqual([]);
    expect(await page.locator("orkan-board .die").count()).toBe(32);
    expect(await page.title()).toBe("Ordo – Orkan");
  });

  it("ends by resignation, with the reason", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await control(page, "resign").click();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    expect(await control(page, "resign").isDisabled()).toBe(false);
    await control(page, "resign").click();
    await dialog(page).getByRole("button", { name: "Resign" }).click();
    expect(await dialog(page).textContent()).toMatch(/Black wins[\s\S]*by resignation/);
    await page.keyboard.press("Escape");
    expect(await status(page).textContent()).toContain("by resignation");
    expect(await control(page, "resign").isDisabled()).toBe(true);
  });

  it("ends by agreement, and plays again", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await touch(page, "e2", "e4");
    await control(page, "draw").click();
    await dialog(page).getByRole("button", { name: "Yes" }).click();
    expect(await dialog(page).textContent()).toMatch(/Draw[\s\S]*by agreement/);
    await dialog(page).getByRole("button", { name: "Play again" }).click();
    await expect.poll(() => moves(page)).toEqual([]);
    await touch(page, "d2", "d4");
    expect(await moves(page)).toEqual(["d4"]);
  });

  it.each([
    ["chess", "e2e4, Nf3 …"],
    ["ordo", "e2e4, Nf3 …"],
    ["ordo-vulneris", "e2e4, Nf3, heal:d4 …"],
    ["occasio", "e2e4, Nf3, heal:d4 …"],
    ["occado", "e2e4, Nf3 …"],
    ["tempete", "e2e4, Nf3, @15:c1,h6 …"],
    ["joker", "e2e4, Nf3, @CE:b1,f5 …"],
    ["feudal", "e2e4, Nf3, clear …"],
    ["capitalist", "e2e4, Nf3, bid:3 …"],
  ] as const)("shows what may be typed in %s", async (game, examples) => {
    const { page } = await visit({ stored: settings({ game }) });
    await start(page);
    expect(await page.locator("orkan-game input[name=move]").getAttribute("placeholder")).toBe(examples);
  });
});
