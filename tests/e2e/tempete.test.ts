import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./lib/axe.ts";
import { setUp } from "./lib/browser.ts";
import { focused, playByKeys, press, tabTo, walk } from "./lib/keys.ts";
import { dialog, moves, named, record, saved, settings, square, start, status, touch } from "./lib/table.ts";

const { visit } = setUp();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A short game in which both sides have a use for their cards; White can mate on the last rank. */
const short = {
  setup: {
    fen: "6k1/1r3ppp/8/8/8/6P1/5PKP/R7 w - - 0 1",
    hands: { white: ["27", "45", "36", "12", "7"], black: ["39", "34", "10", "11", "17"] },
    deck: [],
  },
};

/** A position with something of everything that lasts. */
const rich = {
  setup: {
    fen: "r1bqk2r/pp3ppp/2n5/4p3/4P3/2N5/PP3PPP/R1BQK2R w KQkq - 0 1",
    hands: { white: ["53", "27", "65", "71", "36"], black: ["39", "34", "1", "66", "72"] },
    magnets: ["c6" as const],
    holes: ["d4" as const],
    neutral: ["h7" as const],
    fused: [{ square: "c3" as const, kinds: ["knight" as const, "bishop" as const] }],
    traps: { white: ["a4" as const], black: ["a6" as const] },
    captured: { white: ["pawn" as const], black: ["knight" as const] },
    discard: ["3", "70"],
  },
};

const hand = (page: Page, card?: string): Locator => page.locator(card ? `orkan-hand [data-card="${card}"]` : "orkan-hand [data-card]");
const takeOver = (page: Page): Locator => page.locator("orkan-question dialog[open] [data-key=show]");
const reader = (page: Page): Locator => page.locator("orkan-reader dialog[open]");
const confirm = (page: Page): Locator => page.locator("orkan-game .choices .primary");
const lit = (page: Page): Promise<string[]> =>
  page.locator("orkan-board .target").evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.square ?? "").sort());

/** Goes to a card of the hand with Tab and the arrow keys. */
async function walkToCard(page: Page, card: string): Promise<void> {
  await tabTo(page, /^\d{1,2}$/);
  for (let i = 0; i < 5 && (await focused(page)) !== card; i++) await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toBe(card);
}

/** Answers that the player has come to the screen, in the question that opens. */
async function comeToScreen(page: Page, color: string): Promise<void> {
  await takeOver(page).waitFor();
  await tabTo(page, new RegExp(`I am ${color}`));
  await page.keyboard.press("Enter");
}

/** Time goes on only when a test lets it. */
async function freeze(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

describe("a game of Tempête", () => {
  it("is played by keyboard from the first card to mate", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("tempete", short)) } });
    await page.locator("orkan-start .resume button").focus();
    await page.keyboard.press("Enter");
    await page.locator("orkan-board [role=grid]").waitFor();

    // White comes to the screen and plays a card instead of a move; its preview is seen first.
    await tabTo(page, /I am White/);
    await page.keyboard.press("Enter");
    await expect.poll(() => hand(page).count()).toBe(5);
    await walkToCard(page, "27");
    expect(await page.locator("orkan-hand .detail").textContent()).toContain("swap places");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("a1");
    await page.keyboard.press("Enter");
    await walk(page, "b7");
    await page.keyboard.press("Enter");
    await expect.poll(() => status(page).textContent()).toContain("rook goes from a1 to b7");
    expect(await named(page, "b7")).toContain("white rook");
    expect((await record(page)).actions).toEqual([]);
    await press(page, "Play “Town Planning”");

    // Black cancels it, so White makes a move.
    await comeToScreen(page, "Black");
    await expect.poll(() => status(page).textContent()).toContain("White played “Town Planning”");
    await walkToCard(page, "39");
    await page.keyboard.press("Enter");
    await press(page, "Play “No”");
    await comeToScreen(page, "White");
    expect(await named(page, "a1")).toContain("white rook");
    await playByKeys(page, "a1", "a8");
    await comeToScreen(page, "Black");
    await playByKeys(page, "b7", "b8");
    await tabTo(page, /End the turn/);
    await press(page, "End the turn");
    await comeToScreen(page, "White");
    await playByKeys(page, "a8", "b8");
    await tabTo(page, /End the turn/);
    await press(page, "End the turn");
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(/White wins[\s\S]*by checkmate/);
    expect((await record(page)).actions).toEqual(["@27:a1,b7", "@39", "a1a8", "b7b8", "end", "a8b8", "end"]);
  });

  it("is played on a phone by touch, with a card read before it is played", async () => {
    const { page } = await visit({ ...phone, stored: { ...settings(), ...(await saved("tempete", short)) }, path: "#/play" });
    await takeOver(page).tap();
    // A tap on a card that cannot be played now tells why.
    await hand(page, "12").tap();
    expect(await reader(page).textContent()).toContain("cannot be played at this moment");
    const box = await reader(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await reader(page).locator(".leave").tap();
    await hand(page, "27").tap();
    await reader(page).locator("[data-key=play]").tap();
    expect(await lit(page)).toEqual(["a1"]);
    await square(page, "a1").tap();
    await square(page, "b7").tap();
    await page.locator("[data-step=back]").tap();
    expect(await lit(page)).toEqual(["b7"]);
    await square(page, "b7").tap();
    await confirm(page).tap();
    await takeOver(page).tap();
    await page.locator("orkan-game .status [data-read='27']").tap();
    expect(await reader(page).textContent()).toContain("Town Planning");
    await reader(page).locator(".leave").tap();
    await page.getByRole("button", { name: "Pass" }).tap();
    await square(page, "g8").tap();
    await square(page, "h8").tap();
    await page.getByRole("button", { name: "End the turn" }).tap();
    await takeOver(page).tap();
    await square(page, "b7").tap();
    await square(page, "b8").tap();
    await page.getByRole("button", { name: "End the turn" }).tap();
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(/White wins[\s\S]*by checkmate/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe("hands", () => {
  it("are covered at every hand-over, and traps are shown to their owner only", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("tempete", rich)) }, path: "#/play" });
    await takeOver(page).waitFor();
    expect(await hand(page).count()).toBe(0);
    expect(await page.locator("orkan-hand .back").count()).toBe(5);
    expect(await named(page, "a4")).not.toContain("trap");
    await takeOver(page).click();
    expect(await hand(page).count()).toBe(5);
    expect(await named(page, "a4")).toContain("trap");
    expect(await named(page, "a6")).not.toContain("trap");
    // Black holds a card for this moment and is asked.
    await touch(page, "g2", "g3");
    await takeOver(page).waitFor();
    expect(await hand(page).count()).toBe(0);
    expect(await named(page, "a4")).not.toContain("trap");
    expect(await page.locator("orkan-game").evaluate((game) => (game as unknown as { view: { hands: unknown } }).view.hands)).toEqual({
      white: [null, null, null, null, null],
      black: [null, null, null, null, null],
    });
    await takeOver(page).click();
    expect(await named(page, "a6")).toContain("trap");
    expect(await hand(page, "39").count()).toBe(1);
    expect(await status(page).textContent()).toContain("White moved g2–g3. React with a card, or pass.");
    await page.getByRole("button", { name: "Pass" }).click();
    expect(await hand(page).count()).toBe(0);
    await takeOver(page).click();
    expect(await hand(page, "53").count()).toBe(1);
  });

  it("against the computer only one's own is shown, and what lies open of the other", async () => {
    const game = await saved("tempete", { ...rich, revealed: { white: 0, black: 2 } }, [], { opponent: "bot" });
    const { page } = await visit({ stored: { ...settings(), ...game }, path: "#/play" });
    await expect.poll(() => hand(page).count()).toBe(5);
    expect(await takeOver(page).count()).toBe(0);
    await page.getByRole("button", { name: "Look at the open cards" }).click();
    expect(await reader(page).textContent()).toContain("1 of 2");
    expect(await reader(page).textContent()).toContain("No");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => reader(page).textContent()).toContain("Vulture");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Look through the discard pile" }).click();
    expect(await reader(page).textContent()).toContain("Shove");
  });
});

describe("playing cards", () => {
  it("squares are lit pick by pick, in any order where order says nothing, and every step is taken back", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("tempete", rich)) }, path: "#/play" });
    await takeOver(page).click();
    await hand(page, "65").click();
    expect(await lit(page)).toEqual(["a2", "b2", "f2", "g2", "h2", "h7"]);
    await touch(page, "g2", "a2");
    expect(await page.locator("orkan-board [aria-selected=true]").count()).toBe(2);
    expect(await status(page).textContent()).toMatch(/g2 to g3.*a2 to a3|a2 to a3.*g2 to g3/);
    await page.locator("[data-step=back]").click();
    expect(await page.locator("orkan-board [aria-selected=true]").count()).toBe(1);
    await touch(page, "d4");
    expect(await page.locator("orkan-game .status.refusal").count()).toBe(1);
    await page.locator("[data-step=cancel]").click();
    expect(await lit(page)).toEqual([]);
    // The fused piece, the hole and the magnet's reach have names.
    expect(await named(page, "c3")).toContain("white knight and white bishop");
    expect(await named(page, "d4")).toContain("hole");
    expect(await named(page, "b7")).toContain("in a magnet’s reach");
    expect(await page.locator("orkan-game .effects").textContent()).toContain("black pawn, frozen on b7");
  });

  it("a void play is offered on request, with its reason, and changes nothing", async () => {
    const setup = { fen: "r3k3/3ppp2/8/8/8/8/P5K1/R7 w - - 0 1", hands: { white: ["27"], black: [] }, deck: [] };
    const { page } = await visit({ stored: { ...settings(), ...(await saved("tempete", { setup })) }, path: "#/play" });
    await takeOver(page).click();
    await hand(page, "27").hover();
    expect(await page.locator("orkan-hand .state").textContent()).toContain("void");
    await hand(page, "27").click();
    expect(await reader(page).locator("[data-key=play]").count()).toBe(0);
    await reader(page).locator("[data-key=void]").click();
    await touch(page, "a1", "a8");
    expect(await status(page).textContent()).toContain("void: it would mate");
    await confirm(page).click();
    expect(await named(page, "a1")).toContain("white rook");
    expect((await record(page)).actions).toEqual(["@27:a1,a8"]);
  });

  it("the log names each card and opens it", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("tempete", short, ["@27:a1,b7", "@39"])) }, path: "#/play" });
    await takeOver(page).click();
    await page.getByRole("button", { name: "Read “No”" }).click();
    expect(await reader(page).textContent()).toContain("it is cancelled");
    expect((await moves(page)).join()).toContain("Town Planning");
  });
});

describe("time", () => {
  const hands = { white: ["22", "11", "71", "40", "46"], black: ["10", "17", "36", "45", "7"] };
  const setup = { fen: "r3k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 1", hands, deck: [] };

  it("runs out under the stopwatch, and the turn is lost", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("tempete", { setup }, ["a2a3", "@22"])) }, path: "#/play" });
    await freeze(page);
    await takeOver(page).click();
    expect(await page.locator("orkan-game .status [role=timer]").textContent()).toBe("15 s");
    await page.clock.runFor(10_000);
    expect(await page.locator("orkan-game .status [role=timer]").textContent()).toBe("5 s");
    await page.clock.runFor(6_000);
    await expect.poll(async () => (await record(page)).actions).toEqual(["a2a3", "@22", "timeup"]);
  });

  it("covers the board while a piece is abducted, then ten seconds are left to guess", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("tempete", { setup }, ["a2a3"])) }, path: "#/play" });
    await freeze(page);
    await takeOver(page).click();
    await hand(page, "11").click();
    await touch(page, "a8");
    await confirm(page).click();
    await page.locator("orkan-game .cover").waitFor();
    expect(await takeOver(page).count()).toBe(0);
    await page.clock.runFor(10_500);
    await takeOver(page).click();
    expect(await page.locator("orkan-game .cover").count()).toBe(0);
    expect(await named(page, "a8")).toContain("empty");
    expect((await moves(page)).join()).not.toContain("a8");
    await touch(page, "a8");
    await dialog(page).getByRole("button", { name: "rook" }).click();
    expect((await record(page)).actions).toEqual(["a2a3", "@11:a8", "guess:a8,rook"]);
    expect(await named(page, "a8")).toContain("black rook");
  });

  it("darts are thrown by hand, or chance decides", async () => {
    const game = await saved("tempete", { setup, darts: "host" }, ["a2a3", "@71:a8"]);
    const { page } = await visit({ stored: { ...settings(), ...game }, path: "#/play" });
    await freeze(page);
    const darts = page.locator("orkan-darts");
    await darts.locator("[data-dart=throw]").click();
    for (let i = 0; i < 2; i++) if (await darts.locator("[data-dart=throw]").isEnabled()) await darts.locator("[data-dart=throw]").click();
    await expect.poll(() => darts.locator("[role=status]").textContent()).toMatch(/Hit!|Missed\./);
    const hit = (await darts.locator("[role=status]").textContent()) === "Hit!";
    await page.clock.runFor(1000);
    await expect.poll(async () => (await record(page)).actions.at(-1)).toBe(hit ? "dart:hit" : "dart:miss");
    expect(await named(page, "a8")).toContain(hit ? "empty" : "black rook");
  });
});

describe("the page", () => {
  it("options chosen at the start make the game", async () => {
    const { page } = await visit({ stored: settings({ game: "tempete" }) });
    await page.locator("input[name=windows]").check();
    await page.locator("input[name=darts]").check();
    await page.locator("select[name=revealed-black]").selectOption("3");
    await page.locator("orkan-start summary").click();
    await page.locator("input[name=card-1]").uncheck();
    expect(await page.locator("input[name=card-71]").isDisabled()).toBe(true);
    await start(page);
    const { options } = await record(page);
    expect(options).toMatchObject({ windows: "always", darts: "host", exclude: ["1"], revealed: { white: 0, black: 3 } });
  });

  it("the gallery shows all cards and finds them", async () => {
    const { page } = await visit({ stored: settings({ game: "tempete" }), path: "#/cards/tempete" });
    await expect.poll(() => page.locator("orkan-card .title").count()).toBe(72);
    const drawings = await page.locator("orkan-card .emblem svg").evaluateAll((all) => all.map((one) => one.innerHTML.replace(/<!--.*?-->/g, "").trim()));
    expect(new Set(drawings).size).toBe(72);
    await page.locator("input[name=wanted]").fill("magnet");
    await expect.poll(() => page.locator("orkan-card .title").allInnerTexts()).toEqual(["Magnetism"]);
    await page.locator("input[name=wanted]").fill("");
    await page.locator("select[name=timing]").selectOption("counter");
    await expect.poll(() => page.locator("orkan-card .title").count()).toBe(5);
  });
});

describe("axe-core finds nothing", () => {
  it.each([
    ["en", "light"],
    ["de", "dark"],
    ["fr", "light"],
  ] as const)("in %s, %s: start, hand-over, hand, pick, preview, window, card, gallery", async (lang, theme) => {
    const { page } = await visit({ stored: { ...settings({ game: "tempete" }, lang, theme), ...(await saved("tempete", rich)) } });
    await page.locator("orkan-start summary").click();
    await expectAccessible(page, "start");
    await page.goto(page.url().replace(/#.*|$/, "#/play"));
    await takeOver(page).waitFor();
    await expectAccessible(page, "hand-over");
    await takeOver(page).click();
    await hand(page, "36").hover();
    await expectAccessible(page, "hand");
    await hand(page, "27").click();
    await expectAccessible(page, "pick");
    await touch(page, "a1", "a8");
    await expectAccessible(page, "preview");
    await confirm(page).click();
    await takeOver(page).click();
    await expectAccessible(page, "window");
    await page.locator("orkan-game .status [data-read]").click();
    await expectAccessible(page, "card");
    await page.keyboard.press("Escape");
    await page.goto(page.url().replace(/#.*/, "#/cards/tempete"));
    await page.locator("orkan-card .title").first().waitFor();
    await expectAccessible(page, "gallery");
  });

  it("on the dartboard and under the cover", async () => {
    const setup = { ...rich.setup, hands: { white: ["71", "11"], black: [] } };
    const darts = await visit({ stored: { ...settings(), ...(await saved("tempete", { setup, darts: "host" }, ["g2g3", "@71:b7"])) }, path: "#/play" });
    await darts.page.locator("orkan-darts svg").first().waitFor();
    await expectAccessible(darts.page, "darts");
    const cover = await visit({ stored: { ...settings(), ...(await saved("tempete", { setup }, ["g2g3"])) }, path: "#/play" });
    await takeOver(cover.page).click();
    await hand(cover.page, "11").click();
    await touch(cover.page, "a8");
    await confirm(cover.page).click();
    await cover.page.locator("orkan-game .cover").waitFor();
    await expectAccessible(cover.page, "cover");
  });

  it("a guess is not helped by looking back or taking back", async () => {
    const setup = { fen: "4k2r/3p4/8/3n4/4P3/8/P7/4K3 w - - 0 1", hands: { white: ["11"], black: ["39"] }, deck: [] };
    const { page } = await visit({ path: "#/play", stored: await saved("tempete", { setup }, ["e1e2", "@11:d5", "pass"]) });
    await takeOver(page).click();
    await page.locator("orkan-board [role=grid]:not([inert])").waitFor();
    await expect.poll(() => status(page).textContent(), { timeout: 15_000 }).toContain("One of your pieces has vanished");
    await page.locator("orkan-moves [aria-label='One back']").click();
    await expect.poll(() => status(page).textContent()).toContain("First guess what has vanished");
    expect(await named(page, "d5")).not.toContain("knight");
    await page.locator("[data-control=undo]").click();
    expect(await named(page, "d5")).not.toContain("knight");
  });

  it("says that a move was taken back, that a card was void, and counts turns and not actions", async () => {
    const setup = { fen: "r3k3/3ppp2/8/8/8/8/P5K1/R7 w - - 0 1", hands: { white: ["27", "1"], black: ["13", "34"] }, deck: [] };
    const { page } = await visit({ path: "#/play", stored: await saved("tempete", { setup, windows: "always" }, ["a1b1", "@13", "pass"]) });
    await takeOver(page).click();
    await expect.poll(() => status(page).textContent()).toContain("Your move was taken back: make another.");
    await touch(page, "a1", "c1");
    const rows = page.locator("orkan-moves li .number");
    expect(await rows.allTextContents()).toEqual(["1."]);
    expect(await page.locator("orkan-moves li button.guest").count()).toBeGreaterThan(0);
    const other = await visit({ path: "#/play", stored: await saved("tempete", { setup, windows: "always" }, ["@27:a1,a8"]) });
    await takeOver(other.page).click();
    await expect.poll(() => status(other.page).textContent()).toContain("It was void: it would mate.");
    expect((await moves(other.page)).join()).toContain("void: it would mate");
  });
});
