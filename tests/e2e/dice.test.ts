import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { control, dialog, moves, named, said, saved, settings, square, start, status, touch } from "./lib/table.ts";

const { visit } = setUp();

describe("the dice games", () => {
  it("Ordo: a die turns after its move and is named by its face", async () => {
    const { page } = await visit({ stored: settings({ game: "ordo" }) });
    await start(page);
    expect(await page.locator("orkan-board .die").count()).toBe(32);
    await touch(page, "e2");
    await square(page, "e4").hover();
    expect(await page.locator("orkan-board .ghost").count()).toBe(1);
    expect(await named(page, "e4")).toBe("e4, empty, can go here, then shows knight");
    await touch(page, "e4");
    expect(await named(page, "e4")).toContain("white knight");
    expect(await said(page).textContent()).toContain("e4 now shows: knight");
    await touch(page, "a7", "a6", "e4", "d6");
    expect(await named(page, "d6")).toContain("white bishop");
  });

  it("Ordo Vulneris: the red dot is told without colour; a touch offers to heal, a second one or the button does it", async () => {
    const { page } = await visit({ stored: await saved("ordo-vulneris", { setup: { fen: "7k/8/8/8/8/8/8/3QK3 w - - 0 1" } }), path: "#/play" });
    await touch(page, "d1", "d4");
    expect(await named(page, "d4")).toContain("white die, red dot");
    expect(await page.locator("orkan-board .plaster").count()).toBe(1);
    await touch(page, "h8", "h7");
    await touch(page, "d4");
    expect(await page.getByRole("group", { name: "Choices" }).getByRole("button").count()).toBe(1);
    expect(await status(page).textContent()).toContain("touch d4 again");
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await moves(page)).toHaveLength(2);
    await touch(page, "d4", "d4");
    expect(await named(page, "d4")).toContain("white pawn");
    expect(await moves(page)).toHaveLength(3);
  });

  it("Ordo Vulneris: why a red die does not move is said", async () => {
    const { page } = await visit({
      stored: await saved("ordo-vulneris", { setup: { fen: "7k/8/8/3p4/3X4/8/8/4K3 w - - 0 1" } }),
      path: "#/play",
    });
    await touch(page, "d4", "e4");
    expect(await page.locator(".status.refusal p").textContent()).toMatch(/d4|dot/);
  });

  it("Ordo Vulneris: healing on the last rank asks for the face, and asks again after Escape", async () => {
    const { page } = await visit({ stored: await saved("ordo-vulneris", { setup: { fen: "X6k/8/8/8/8/8/8/4K3 w - - 0 1" } }), path: "#/play" });
    await touch(page, "a8");
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    expect(await moves(page)).toEqual([]);
    await touch(page, "a8");
    await dialog(page).getByRole("button", { name: "queen" }).click();
    expect(await named(page, "a8")).toContain("white queen");
  });

  it("Occado: a red die is rolled before the move, and taking it back is refused but for practice", async () => {
    const { page } = await visit({ stored: await saved("occado", { setup: { fen: "4k3/8/8/8/2X5/8/8/4K3 w - - 0 1" } }), path: "#/play" });
    await touch(page, "c4", "c4");
    expect(await moves(page)).toHaveLength(1);
    expect(await named(page, "c4")).not.toContain("red dot");
    expect(await status(page).textContent()).toContain("White to move");
    const face = await named(page, "c4");
    await control(page, "undo").click();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    expect(await moves(page)).toHaveLength(1);
    await control(page, "undo").click();
    await dialog(page).getByRole("button", { name: "Take back anyway" }).click();
    expect(await named(page, "c4")).toContain("red dot");
    await touch(page, "c4", "c4");
    expect(await named(page, "c4")).toBe(face);
  });

  it("a pawn brought by chance to the last rank must become another piece; chance itself can be typed in by the table", async () => {
    const { page } = await visit({ stored: await saved("occado", { chance: "host", setup: { fen: "X6k/8/8/8/8/8/8/4K3 w - - 0 1" } }), path: "#/play" });
    await touch(page, "a8", "a8");
    expect(await status(page).textContent()).toContain("chance");
    await page.getByRole("group", { name: "Choices" }).getByRole("button", { name: /pawn/ }).click();
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    // The choice stays open beside the board.
    await page.getByRole("group", { name: "Choices" }).getByRole("button", { name: "rook" }).click();
    expect(await named(page, "a8")).toContain("white rook");
    expect(await moves(page)).toHaveLength(3);
  });

  it("Ordo: a back-rank queen is marked and named", async () => {
    const { page } = await visit({ stored: await saved("ordo", { setup: { fen: "r7/6k1/8/8/8/8/8/R3K3 w - - 0 1" } }), path: "#/play" });
    await touch(page, "a1", "a8");
    expect(await named(page, "a8")).toContain("white queen, stays a queen on the back rank");
    expect(await page.locator("orkan-board .rail").count()).toBe(1);
  });

  it("dice tumble before the eye, unless motion is to be reduced", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const { page } = await visit({ reducedMotion, stored: await saved("occado", { setup: { fen: "4k3/8/8/8/2X5/8/8/4K3 w - - 0 1" } }), path: "#/play" });
      await square(page, "c4").waitFor();
      const seen = page.locator("orkan-board").evaluate(
        (board) =>
          new Promise<number>((resolve) => {
            const root = board.shadowRoot as ShadowRoot;
            const faces = new Set<string>();
            const watch = (): void => {
              const stage = root.querySelector(".stage");
              if (stage) faces.add([...stage.querySelectorAll(".shape, .dot")].map((shape) => shape.getAttribute("d")?.slice(0, 20) ?? "dot").join());
            };
            const observer = new MutationObserver(watch);
            observer.observe(root, { subtree: true, childList: true, attributes: true });
            board.addEventListener("done", () => {
              observer.disconnect();
              resolve(faces.size);
            });
          }),
      );
      await touch(page, "c4", "c4");
      await expect.poll(() => named(page, "c4")).not.toContain("red dot");
      // One throw at a time: its stage comes and goes.
      if (reducedMotion === "no-preference") await page.locator("orkan-board .stage").waitFor();
      await expect.poll(() => page.locator("orkan-board .stage").count()).toBe(0);
      await page.locator("orkan-board").dispatchEvent("done");
      if (reducedMotion === "reduce") expect(await seen).toBe(0);
      else expect(await seen).toBeGreaterThan(1);
    }
  });

  it("the order of the faces is explained beside the board", async () => {
    const { page } = await visit({ stored: settings({ game: "ordo-vulneris" }) });
    await start(page);
    const legend = page.getByRole("region", { name: "How a die turns after its move" });
    const faces = await legend.getByRole("img").evaluateAll((list) => list.map((face) => face.getAttribute("aria-label")));
    expect(faces).toEqual(["pawn", "knight", "bishop", "rook", "queen", "red dot"]);
  });
});
