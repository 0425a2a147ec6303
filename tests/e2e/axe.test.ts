import { describe, it } from "vitest";
import { expectAccessible } from "./lib/axe.ts";
import { setUp } from "./lib/browser.ts";
import { control, dialog, saved, settings, start, touch } from "./lib/table.ts";

const { visit } = setUp();

const views: [lang: "en" | "de" | "fr", theme: "light" | "dark"][] = [
  ["en", "light"],
  ["en", "dark"],
  ["de", "light"],
  ["de", "dark"],
  ["fr", "light"],
  ["fr", "dark"],
];

describe("axe-core finds nothing", () => {
  it.each(views)("in %s, %s: start, game, selection, refusal, looking back, dialogs, rules", async (lang, theme) => {
    const { page } = await visit({ stored: { ...settings({}, lang, theme), ...(await saved("ordo", {}, ["e2e4"])) } });
    await page.locator("orkan-start").waitFor();
    await expectAccessible(page, "start");
    await page.locator("input[name=game][value=chess]").check();
    await start(page);
    await expectAccessible(page, "game");
    await touch(page, "e2", "e4", "f7", "f6", "d1", "h5");
    await expectAccessible(page, "check");
    await touch(page, "g7");
    await expectAccessible(page, "selection");
    await touch(page, "g5");
    await expectAccessible(page, "refusal");
    await touch(page, "g6", "h5", "g6");
    await page.locator("orkan-moves button").nth(1).click();
    await expectAccessible(page, "looking back");
    await page.locator("orkan-game .status button").click();
    await control(page, "resign").click();
    await dialog(page).waitFor();
    await expectAccessible(page, "question");
    await dialog(page).locator("[data-key=yes]").click();
    await dialog(page).locator("[data-key=again]").waitFor();
    await expectAccessible(page, "result");
    await page.keyboard.press("Escape");
    await expectAccessible(page, "over");
    await page.goto(page.url().replace(/#.*/, "#/rules/occado"));
    await page.locator("orkan-rules article").waitFor();
    await expectAccessible(page, "rules");
  });

  it.each(views)("in %s, %s: dice, red dot, choices, promotion", async (lang, theme) => {
    const game = await saved("ordo-vulneris", { setup: { fen: "X5k1/8/8/8/2X5/8/8/Q3K3 w - - 0 1", backRankQueens: ["a1"] } });
    const { page } = await visit({ stored: { ...settings({}, lang, theme), ...game }, path: "#/play" });
    await touch(page, "c4");
    await expectAccessible(page, "choices");
    await touch(page, "a8");
    await dialog(page).waitFor();
    await expectAccessible(page, "promotion");
  });

  it("with the computer thinking, messages, and on a phone", async () => {
    const { page } = await visit({
      viewport: { width: 390, height: 844 },
      stored: { ...settings({ opponent: "bot", level: 8 }), "orkan.game": "{broken" },
    });
    await page.locator("[data-notice=broken]").waitFor();
    await expectAccessible(page, "message");
    await start(page);
    await touch(page, "e2", "e4");
    await page.locator("orkan-seat[active]", { hasText: "thinking" }).waitFor();
    await expectAccessible(page, "thinking");
  });
});
