import { describe, expect, it } from "vitest";
import { expectAccessible } from "./lib/axe.ts";
import { setUp } from "./lib/browser.ts";
import { cursor, dialog, moves, named, record, recordOf, said, saved, settings, square, start, status, touch } from "./lib/table.ts";

const { visit } = setUp();

function choices(page: Awaited<ReturnType<typeof visit>>["page"]) {
  return page.getByRole("group", { name: "Choices" }).getByRole("button");
}

describe("Dojo", () => {
  it("shows belts, told apart by pips, star and rays, and names them", async () => {
    const { page } = await visit({ stored: settings({ game: "dojo" }) });
    await start(page);
    expect(await page.locator("orkan-board .figure.belts").count()).toBe(32);
    expect(await named(page, "e2")).toBe("e2, white yellow belt, can act");
    expect(await named(page, "d8")).toContain("black deputy");
    expect(await named(page, "e1")).toContain("white antisensei");
    const pips = await page
      .locator("orkan-board .figure.belts")
      .evaluateAll((figures) => figures.map((figure) => figure.querySelectorAll(".pip").length).sort((a, b) => a - b));
    expect(pips).toEqual([...Array(4).fill(0), ...Array(16).fill(1), ...Array(4).fill(2), ...Array(4).fill(3), ...Array(4).fill(4)]);
    expect(await page.locator("orkan-board .star").count()).toBe(2);
    expect(await page.locator("orkan-board .halo").count()).toBe(2);
    await expectAccessible(page, "dojo");
  });

  it("whoever is captured stays as a passive member under the capturer and closes the square afterwards", async () => {
    const { page } = await visit({ stored: settings({ game: "dojo" }) });
    await start(page);
    await touch(page, "e2", "e4", "d7", "d5", "e4", "d5");
    expect(await said(page).textContent()).toContain("passive member");
    expect(await named(page, "d5")).toContain("white yellow belt, passive member: black yellow belt");
    await touch(page, "d8", "d5");
    expect(await named(page, "d5")).toContain("black deputy, passive member: black yellow belt, passive member: white yellow belt");
    expect(await square(page, "d5").locator(".p").count()).toBe(2);
    await touch(page, "b1", "c3", "d5", "d6");
    expect(await named(page, "d5")).toMatch(/^d5, empty, passive member: black yellow belt, passive member: white yellow belt/);
    await touch(page, "c3", "d5");
    expect(await page.locator(".status.refusal p").textContent()).toContain("passive member is on d5");
    await page.getByRole("button", { name: "Cancel" }).click();
    await square(page, "d5").focus();
    expect(await page.locator("orkan-game .counters").textContent()).toContain("from the bottom up: black yellow belt, white yellow belt");
  });

  it("counters near their end are shown on the piece and said; all of them when it is looked at, by keyboard too", async () => {
    const setup = { counters: [{ square: "e2", friend: 13, idle: 9 } as const, { square: "a2", idle: 15 } as const] };
    const { page } = await visit({ stored: await saved("dojo", { setup }), path: "#/play" });
    expect(await named(page, "a2")).toContain("white yellow belt, one belt up in 1 turn");
    expect(await named(page, "e2")).toContain("one belt up in 2 turns");
    expect(await named(page, "b2")).not.toContain("turn");
    expect(await page.locator("orkan-board .due").count()).toBe(2);
    await square(page, "e1").focus();
    await page.keyboard.press("ArrowUp");
    const counters = page.locator("orkan-game .counters");
    expect(await counters.textContent()).toMatch(/white yellow belt on e2[\s\S]*Faithful friend[\s\S]*13 of 15 turns[\s\S]*9 of 16 turns[\s\S]*0 of 15 turns/);
    await touch(page, "h2", "h4");
    expect(await named(page, "a2")).toContain("white orange belt");
    expect(await said(page).textContent()).toContain("a2 becomes: orange belt (stayed in the club)");
  });

  it("an imported game: a demoted deputy, and the new one is appointed on the board by keyboard", async () => {
    const setup = {
      fen: "6k1/8/8/Q7/8/8/7P/R5K1 w - - 0 1",
      passive: [{ square: "c3" as const, color: "white" as const, kind: "bishop" as const }],
      counters: [{ square: "a5" as const, away: 9 }],
    };
    const { page } = await visit({ stored: settings({ game: "chess" }) });
    const text = JSON.stringify(await recordOf("dojo", { setup }));
    await page.locator("orkan-start input[type=file]").setInputFiles({ name: "dojo.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await square(page, "h2").waitFor();
    expect(await named(page, "a5")).toContain("becomes a yellow belt in 1 turn");
    await touch(page, "h2", "h3");
    expect(await status(page).textContent()).toContain("Choose the piece you appoint");
    expect(await named(page, "a1")).toContain("can be chosen");
    expect(await named(page, "a5")).not.toContain("can be chosen");
    expect(await square(page, "c3").getAttribute("class")).toContain("offer");
    await expectAccessible(page, "appoint");
    await square(page, "c3").focus();
    await page.keyboard.press("Enter");
    expect(await cursor(page)).toBe("c3");
    expect(await choices(page).allInnerTexts()).toEqual(["Appoint the green belt on c3"]);
    await page.keyboard.press("Enter");
    expect(await named(page, "c3")).toBe("c3, white deputy");
    expect(await moves(page)).toHaveLength(2);
  });

  it("too successful: an enemy piece is retired, or nobody", async () => {
    const setup = { fen: "1n1q2k1/P7/8/8/8/8/8/4K2R w - - 0 1" };
    const { page } = await visit({ stored: await saved("dojo", { setup }), path: "#/play" });
    await touch(page, "a7", "a8");
    expect(await status(page).textContent()).toContain("Too successful");
    expect(await choices(page).allInnerTexts()).toEqual(["Let it be"]);
    expect(await named(page, "g8")).not.toContain("can be chosen");
    await touch(page, "d8");
    expect(await choices(page).allInnerTexts()).toContain("Make the deputy on d8 passive");
    await choices(page).filter({ hasText: "deputy" }).click();
    expect(await named(page, "d8")).toBe("d8, empty, passive member: black deputy");
    expect(await said(page).textContent()).toContain("deputy on d8 is a passive member now");
  });

  it("too successful in check: no offer to let it be where there is none", async () => {
    const setup = { fen: "3r2k1/P5pp/8/8/3K4/2P5/8/3n4 w - - 0 1" };
    const { page } = await visit({ stored: await saved("dojo", { setup }), path: "#/play" });
    expect(await page.locator("orkan-game input[name=move]").getAttribute("placeholder")).toBe("e2e4, Nf3, retire:d8 …");
    await touch(page, "a7", "a8");
    const text = await status(page).textContent();
    expect(text).toContain("Too successful: choose the enemy piece");
    expect(text).not.toContain("let it be");
    expect(await choices(page).count()).toBe(0);
    await touch(page, "d8");
    await choices(page).click();
    expect(await named(page, "d8")).toContain("passive member: black violet belt");
  });

  it("automatic vigilance: a turncoat is said to leave", async () => {
    const setup = { fen: "7k/8/5N2/8/8/8/7P/6K1 w - - 0 1", counters: [{ square: "f6" as const, near: 13 }] };
    const { page } = await visit({ stored: await saved("dojo", { setup }), path: "#/play" });
    expect(await named(page, "f6")).toContain("leaves the game in 2 turns");
    expect(await square(page, "f6").locator(".due.out").count()).toBe(1);
  });

  it.each([
    ["de", "Deutsch", "entlassen", "entlässt f6", "Zurücknehmen", "Abbrechen"],
    ["fr", "Français", "Libérer", "libère f6", "Reprendre le coup", "Annuler"],
  ] as const)("one word for one thing in %s, and the language menu shows it whole on a phone", async (lang, name, button, label, undo, cancel) => {
    const setup = { fen: "7k/8/5N2/8/8/8/7P/6K1 w - - 0 1", counters: [{ square: "f6" as const, near: 14 }] };
    const { page } = await visit({
      viewport: { width: 390, height: 844 },
      stored: { ...settings({ game: "dojo" }, lang), ...(await saved("dojo", { setup, vigilance: "manual" })) },
      path: "#/play",
    });
    await touch(page, "h2");
    const titles = await page.locator("orkan-game [data-control=undo]").getAttribute("title");
    expect([titles, await page.locator("orkan-game [data-step=cancel]").textContent()]).toEqual([undo, cancel]);
    await touch(page, "h3");
    const release = page.locator("orkan-game .choices button").first();
    expect(await release.textContent()).toContain(button);
    await release.click();
    expect(await moves(page)).toContain(label);
    const menu = page.locator("select[name=lang]");
    expect(await menu.locator("option:checked").textContent()).toBe(name);
    const widths = await menu.evaluate((select: HTMLSelectElement) => {
      const shown = select.getBoundingClientRect().width;
      select.style.cssText = "width: max-content; max-width: none";
      return [shown, select.getBoundingClientRect().width];
    });
    expect(widths[0]).toBeGreaterThanOrEqual(widths[1] as number);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it("manual vigilance: the owner is asked, and the enemy may claim", async () => {
    const { page } = await visit({ stored: settings({ game: "dojo" }) });
    await page.getByRole("radio", { name: "manual" }).check({ force: true });
    await start(page);
    expect((await record(page)).options).toMatchObject({ vigilance: "manual" });

    const setup = { fen: "7k/8/5N2/8/8/8/7P/6K1 w - - 0 1", counters: [{ square: "f6" as const, near: 14 }] };
    const options = { vigilance: "manual" as const, setup };
    const { page: other } = await visit({ stored: await saved("dojo", options), path: "#/play" });
    const counters = other.locator("orkan-game .counters");
    expect(await named(other, "f6")).toContain("its owner is asked in 1 turn");
    await square(other, "f6").focus();
    expect(await counters.textContent()).toMatch(/Turncoat[\s\S]*14 of 15 turns[\s\S]*its owner is asked/);
    await touch(other, "h2", "h3");
    expect(await status(other).textContent()).toContain("Turncoat: release the orange belt on f6");
    expect(await choices(other).allInnerTexts()).toEqual(["Release the orange belt on f6", "Keep it in the club"]);
    await expectAccessible(other, "vigilance");
    await choices(other).filter({ hasText: "Keep" }).click();
    expect(await named(other, "f6")).toContain("the enemy may claim it in 1 turn");
    expect(await square(other, "f6").locator(".due.claim").textContent()).toBe("1");
    await touch(other, "h8", "g7");
    await square(other, "f6").focus();
    expect(await counters.textContent()).toMatch(/15 of 16 turns[\s\S]*the enemy may claim it/);
    await touch(other, "h3", "h4");
    expect(await named(other, "f6")).toContain("the enemy may claim it while it is near");
    expect(await square(other, "f6").locator(".due.claim").textContent()).toBe("!");
    await square(other, "f6").focus();
    expect(await counters.textContent()).toMatch(/Turncoat[\s\S]*16 turns[\s\S]*the enemy may claim it while it is near/);
    expect(await counters.textContent()).not.toMatch(/of 15|leaves the game/);
    expect(await status(other).textContent()).toContain("You may claim f6");
    await choices(other).filter({ hasText: "Claim" }).click();
    expect(await named(other, "f6")).toContain("black yellow belt");
    expect(await said(other).textContent()).toContain("claimed");
  });

  it("Vorstandswahl and Staatsstreich are shown and said", async () => {
    const { page } = await visit({ stored: settings({ game: "dojo" }) });
    await start(page);
    await touch(page, "e2", "e4", "f7", "f6", "d1", "h5");
    expect(await said(page).textContent()).toContain("Vorstandswahl");
    expect(await status(page).textContent()).toContain("Vorstandswahl – the antisensei of Black is attacked");
    expect(await named(page, "e8")).toContain("Vorstandswahl");

    const { page: end } = await visit({ stored: settings({ game: "dojo" }) });
    await start(end);
    await touch(end, "f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4");
    await dialog(end).waitFor();
    expect(await dialog(end).textContent()).toMatch(/Black wins[\s\S]*Staatsstreich/);
    expect(await said(end).textContent()).toContain("Staatsstreich");
  });

  it("the computer answers", async () => {
    const { page } = await visit({ stored: settings({ game: "dojo", opponent: "bot" }) });
    await start(page);
    await touch(page, "e2", "e4");
    await expect.poll(async () => (await moves(page)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ["de", "dark"],
    ["fr", "light"],
  ] as const)("axe-core finds nothing on a phone in %s, %s", async (lang, theme) => {
    const setup = {
      fen: "6k1/8/8/Q7/8/8/7P/R5K1 w - - 0 1",
      passive: [{ square: "c3" as const, color: "white" as const, kind: "bishop" as const }],
      counters: [{ square: "a5" as const, away: 9 }],
    };
    const { page } = await visit({
      viewport: { width: 390, height: 844 },
      stored: { ...settings({ game: "dojo" }, lang, theme), ...(await saved("dojo", { setup })) },
      path: "#/play",
    });
    await touch(page, "a5");
    await expectAccessible(page, `selected, ${lang}`);
    await touch(page, "h2", "h3", "a1");
    await expectAccessible(page, `appoint, ${lang}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
