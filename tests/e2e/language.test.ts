import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { control, moves, named, settings, start, status, touch } from "./lib/table.ts";

const { visit } = setUp();

describe("languages", () => {
  it("change in the middle of a game: page, board, moves, refusals", async () => {
    const { page } = await visit({ stored: settings() });
    await start(page);
    await touch(page, "g1", "f3");
    expect(await moves(page)).toEqual(["Nf3"]);
    await page.locator("select[name=lang]").selectOption("de");
    await expect.poll(() => moves(page)).toEqual(["Sf3"]);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await named(page, "f3")).toContain("weißer Springer");
    expect(await status(page).textContent()).toContain("Schwarz ist am Zug");
    expect(await control(page, "resign").textContent()).toContain("Aufgeben");
    await touch(page, "e7", "e4");
    expect(await page.locator(".status.refusal p").textContent()).toMatch(/Bauer|e4/);
    await page.locator("select[name=lang]").selectOption("fr");
    await expect.poll(() => moves(page)).toEqual(["Cf3"]);
    expect(await page.title()).toBe("Échecs – Orkan");
    expect(await named(page, "d8")).toContain("dame noire");
    await page.reload();
    await expect.poll(() => moves(page)).toEqual(["Cf3"]);
  });

  it("follow the browser on the first visit", async () => {
    const { page } = await visit({ locale: "de-CH" });
    await page.locator("orkan-start").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.locator("orkan-start h1").textContent()).toContain("Karten und Würfeln");
  });

  it("the rules of every listed game are there in each", async () => {
    const { page } = await visit({ path: "#/rules" });
    for (const lang of ["en", "de", "fr"]) {
      await page.locator("select[name=lang]").selectOption(lang);
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(lang);
      const links = page.locator("orkan-rules nav a");
      for (let i = 0; i < (await links.count()); i++) {
        const title = (await links.nth(i).textContent()) ?? "";
        await links.nth(i).click();
        await expect.poll(() => page.locator("orkan-rules article h1").textContent()).toBe(title);
        expect(((await page.locator("orkan-rules article").textContent()) ?? "").length).toBeGreaterThan(500);
      }
    }
  });
});

describe("appearance", () => {
  it("follows the system and can be set, and is kept", async () => {
    const { page } = await visit({ colorScheme: "dark" });
    await page.locator("orkan-start").waitFor();
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await page.getByRole("button", { name: "Appearance: System" }).click();
    const light = await background();
    expect(light).not.toBe(dark);
    await page.getByRole("button", { name: "Appearance: Light" }).click();
    expect(await background()).toBe(dark);
    await page.emulateMedia({ colorScheme: "light" });
    await page.reload();
    await page.getByRole("button", { name: "Appearance: Dark" }).waitFor();
    expect(await background()).toBe(dark);
  });
});
