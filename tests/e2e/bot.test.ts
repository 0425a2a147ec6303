import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { control, dialog, moves, named, record, saved, settings, square, start, status, touch } from "./lib/table.ts";

const { visit } = setUp();

const games = ["chess", "ordo", "ordo-vulneris", "occasio", "occado"];

describe("the computer", () => {
  it.each(games)("answers in %s", async (game) => {
    const { page } = await visit({ stored: settings({ game, opponent: "bot" }) });
    await start(page);
    await touch(page, "e2", "e4");
    await expect.poll(async () => (await moves(page)).length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => status(page).textContent()).toContain("Your turn");
    await touch(page, "d2", "d3");
    await expect.poll(async () => (await moves(page)).length).toBeGreaterThanOrEqual(4);
  });

  it("begins when it has White, and the player sits below", async () => {
    const { page } = await visit({ stored: settings({ opponent: "bot", color: "black" }) });
    await start(page);
    await expect.poll(async () => (await moves(page)).length).toBe(1);
    const [own, other] = await Promise.all([square(page, "e8").boundingBox(), square(page, "e1").boundingBox()]);
    expect(own?.y).toBeGreaterThan(other?.y ?? 0);
    expect(await control(page, "undo").isEnabled()).toBe(true);
    await control(page, "undo").click();
    expect(await status(page).textContent()).toContain("nothing to take back");
  });

  it("leaves the page free while it thinks, and taking back stops it", async () => {
    const { page } = await visit({ stored: settings({ opponent: "bot", level: 8 }) });
    await start(page);
    await touch(page, "e2", "e4");
    await page.locator("orkan-seat[active]", { hasText: "thinking" }).waitFor();
    const before = await square(page, "a1").boundingBox();
    await control(page, "flip").click();
    expect((await square(page, "a1").boundingBox())?.y).not.toBe(before?.y);
    expect(await moves(page)).toEqual(["e4"]);
    await control(page, "undo").click();
    expect(await moves(page)).toEqual([]);
    // Had the thought gone on, its answer would have been played by now.
    await touch(page, "d2", "d4");
    await expect.poll(async () => (await moves(page)).length, { timeout: 60_000 }).toBe(2);
    expect((await record(page)).actions[0]).toBe("d2d4");
  });

  it("taking back goes to one's own last decision, and redo brings both back", async () => {
    const { page } = await visit({ stored: settings({ opponent: "bot" }) });
    await start(page);
    await touch(page, "e2", "e4");
    await expect.poll(async () => (await moves(page)).length).toBe(2);
    const played = await moves(page);
    await control(page, "undo").click();
    expect(await moves(page)).toEqual([]);
    expect(await status(page).textContent()).toContain("Taken back");
    await control(page, "redo").click();
    expect(await moves(page)).toEqual(played);
    await expect.poll(() => control(page, "redo").isDisabled()).toBe(true);
  });

  it("takes a draw where it stands worse and declines it where nothing is decided", async () => {
    const { page } = await visit({ stored: settings({ opponent: "bot" }) });
    await start(page);
    await control(page, "draw").click();
    expect(await status(page).textContent()).toContain("declines");
    const lost = await saved("chess", { setup: { fen: "4k3/8/8/8/8/8/8/Q3K2R w - - 0 1" } }, [], { opponent: "bot" });
    const second = await visit({ stored: lost, path: "#/play" });
    await control(second.page, "draw").click();
    expect(await dialog(second.page).textContent()).toContain("by agreement");
  });

  it("its own moves cannot be made for it", async () => {
    const { page } = await visit({ stored: await saved("chess", {}, ["e2e4"], { opponent: "bot", level: 8 }), path: "#/play" });
    await page.locator("orkan-seat[active]", { hasText: "thinking" }).waitFor();
    await square(page, "e7").click();
    await square(page, "e5").click();
    expect((await record(page)).actions).toEqual(["e2e4"]);
    expect(await named(page, "e7")).toBe("e7, black pawn");
  });
});
