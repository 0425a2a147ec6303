import { describe, expect, it } from "vitest";
import { expectAccessible } from "./lib/axe.ts";
import { setUp } from "./lib/browser.ts";
import { cursor, dialog, moves, named, record, said, saved, settings, square, start, status, touch } from "./lib/table.ts";

const { visit } = setUp();

type Page = Awaited<ReturnType<typeof visit>>["page"];

/** What lies on a pile, as it is named. */
async function pile(page: Page, name: "deck" | "card" | "discard"): Promise<string> {
  return (await page.locator(`[data-pile=${name}] .pile-name`).textContent())?.trim() ?? "";
}

function cards(page: Page) {
  return page.getByRole("region", { name: "Cards" });
}

/** The friend who is to act takes the screen. */
async function takeOver(page: Page): Promise<void> {
  await dialog(page).locator("[data-key=show]").click();
  await expect.poll(() => dialog(page).count()).toBe(0);
}

function choice(page: Page, name: string) {
  return page.getByRole("group", { name: "Choices" }).getByRole("button", { name, exact: true });
}

const games = ["purist", "liar", "feudal", "capitalist"] as const;

describe("Kartenschach on the start screen", () => {
  it("reconstructions are named as such in the list, at the table and in the rules", async () => {
    const { page } = await visit({ stored: settings({ game: "feudal" }) });
    await page.locator("input[value=liar]").waitFor();
    for (const game of games) {
      const badge = page.locator(".card", { has: page.locator(`input[value=${game}]`) }).getByText("reconstruction", { exact: true });
      expect(await badge.count(), game).toBe(game === "purist" ? 0 : 1);
    }
    await start(page);
    expect(await page.locator("orkan-play h1").textContent()).toMatch(/Feudal\s+reconstruction/);
    expect(await page.getByText("only a sketch of its rules").isVisible()).toBe(true);
    await page.goto(page.url().replace(/#.*/, "#/rules/liar"));
    await page.locator("orkan-rules article").waitFor();
    expect(await page.locator("orkan-rules article .badge").textContent()).toBe("reconstruction");
    await expectAccessible(page, "rules");
    expect(await page.locator("orkan-rules nav").textContent()).toMatch(/Liar\s*reconstruction/);
  });

  it("jokers and the turn limit go into the game, and only where the game has them", async () => {
    const { page } = await visit({ stored: settings({ game: "purist" }) });
    await page.getByLabel("With jokers").check();
    await page.getByLabel("Turn limit").fill("1");
    await expectAccessible(page, "options");
    await page.locator("input[name=game][value=feudal]").check();
    expect(await page.getByLabel("With jokers").count()).toBe(0);
    expect(await page.getByLabel("Turn limit").inputValue()).toBe("");
    await page.locator("input[name=game][value=chess]").check();
    expect(await page.getByLabel("Turn limit").count()).toBe(0);
    await page.locator("input[name=game][value=purist]").check();
    await start(page);
    expect((await record(page)).options).toMatchObject({ jokers: true, maxTurns: 1 });
    expect(await pile(page, "deck")).toBe("Deck: 31");
    await choice(page, "Pass").click();
    await choice(page, "Pass").click();
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toContain("turn limit");
  });
});

describe("Purist", () => {
  it("shows the card, says when the turn is free, and refuses other kinds", async () => {
    const { page } = await visit({ stored: await saved("purist", { setup: { deck: ["rook", "knight", "pawn"] } }), path: "#/play" });
    await square(page, "e2").waitFor();
    expect(await pile(page, "card")).toBe("Card: rook");
    expect(await cards(page).textContent()).toContain("Free turn");
    await touch(page, "e2", "e4");
    expect(await said(page).textContent()).toContain("Card: knight");
    expect(await pile(page, "card")).toBe("Card: knight");
    expect(await pile(page, "discard")).toBe("Discards: 1 (rook)");
    // Nobody holds a hand here.
    expect(await page.locator("orkan-game").textContent()).not.toMatch(/hand: 0 cards/);
    expect(await page.getByRole("region", { name: "On the table" }).count()).toBe(0);
    expect(await page.locator("orkan-game input[name=move]").getAttribute("placeholder")).toBe("e2e4, Nf3, pass …");
    expect(await cards(page).textContent()).not.toContain("Free turn");
    await touch(page, "e7", "e5");
    expect(await page.locator(".status.refusal p").textContent()).toContain("card");
    await touch(page, "b8", "c6");
    await choice(page, "Pass").click();
    expect(await moves(page)).toHaveLength(3);
    expect(await said(page).textContent()).toContain("shuffled");
    expect(await pile(page, "deck")).toBe("Deck: 2");
  });

  it("is won by capturing the king", async () => {
    const setup = { fen: "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", deck: ["rook"] };
    const { page } = await visit({ stored: await saved("purist", { setup }), path: "#/play" });
    await touch(page, "e1", "e8");
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(/White wins[\s\S]*king was captured/);
  });
});

describe("Liar", () => {
  it.each([
    ["en", "Your move is honest if you move a knight."],
    ["de", "Dein Zug ist ehrlich, wenn du diese Figur ziehst: Springer."],
    ["fr", "Votre coup est honnête si vous jouez cette pièce : cavalier."],
  ] as const)("says in %s what an honest move is", async (lang, sentence) => {
    const seats = { opponent: "bot", color: "white" };
    const game = await saved("liar", { setup: { deck: ["knight", "pawn", "rook"] } }, [], seats);
    const { page } = await visit({ stored: { ...settings({ game: "liar" }, lang), ...game }, path: "#/play" });
    await square(page, "e2").waitFor();
    await expect.poll(() => page.locator("orkan-game .table-cards").textContent()).toContain(sentence);
  });

  it("with a friend the card is covered at every hand-over and shown only to its mover", async () => {
    const { page } = await visit({ stored: settings({ game: "liar" }) });
    await start(page);
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toContain("Hand the screen to White");
    expect(await pile(page, "card")).toBe("Card: covered");
    expect(await page.locator("orkan-board[idle]").count()).toBe(1);
    await expectAccessible(page, "hand-over");
    // Without the dialog it stays covered.
    await dialog(page).getByRole("button", { name: "Look at the board" }).click();
    expect(await pile(page, "card")).toBe("Card: covered");
    await touch(page, "e2", "e4");
    expect(await moves(page)).toEqual([]);
    await page.locator(".status").getByRole("button", { name: "I am White" }).click();
    expect(await pile(page, "card")).toMatch(/^Card: (pawn|knight|bishop|rook|queen|king)$/);
    await expectAccessible(page, "own card");
    await touch(page, "e2", "e4");
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toContain("Hand the screen to Black");
    expect(await pile(page, "card")).toBe("Card: covered");
    await takeOver(page);
    expect(await pile(page, "card")).toBe("Card: covered");
    const claim = page.getByRole("region", { name: "Do you believe it?" });
    expect(await claim.textContent()).toContain("White has moved a pawn from e2 to e4");
    expect(await claim.getByRole("list", { name: "Cards not seen yet" }).textContent()).toContain("×8");
    await expectAccessible(page, "claim");
    await claim.getByRole("button", { name: "Trust" }).click();
    // Black goes on to his own turn: nobody else has to come to the screen.
    expect(await dialog(page).count()).toBe(0);
    expect(await pile(page, "card")).toMatch(/^Card: (?!covered)/);
    expect(await pile(page, "discard")).toBe("Discards: 1");
  });

  it("a lie that is challenged costs the piece, by keyboard", async () => {
    const { page } = await visit({ stored: await saved("liar", { setup: { deck: ["knight", "pawn", "king"] } }, ["e2e4"]), path: "#/play" });
    await dialog(page).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator("[data-action=challenge]").focus();
    await page.keyboard.press("Enter");
    expect(await said(page).textContent()).toContain("it was a lie");
    // The button is gone; the keyboard goes on at the board.
    expect(await cursor(page)).not.toBeNull();
    expect(await page.locator("orkan-game .verdict").textContent()).toContain("knight");
    expect(await named(page, "e4")).toBe("e4, empty, last move to here");
    expect(await pile(page, "discard")).toBe("Discards: 1 (knight)");
  });

  it("a wrong challenge costs the next turn", async () => {
    const { page } = await visit({ stored: await saved("liar", { setup: { deck: ["bishop", "pawn", "king"] } }, ["e2e4"]), path: "#/play" });
    await takeOver(page);
    await page.locator("[data-action=challenge]").click();
    expect(await dialog(page).textContent()).toContain("Hand the screen to White");
    await takeOver(page);
    expect(await page.locator("orkan-game .verdict").allInnerTexts()).toEqual([expect.stringContaining("honest"), "Black loses this turn."]);
    expect(await pile(page, "card")).toBe("Card: pawn");
  });

  it("against the computer its card stays covered, one’s own is shown, and its moves are believed or not", async () => {
    const { page } = await visit({ stored: settings({ game: "liar", opponent: "bot" }) });
    await start(page);
    expect(await dialog(page).count()).toBe(0);
    expect(await pile(page, "card")).toMatch(/^Card: (?!covered)/);
    await touch(page, "e2", "e4");
    const trust = page.getByRole("button", { name: "Trust" });
    // Answer, and perhaps a turn of its own that wants an answer; or one's own turn again after a wrong challenge.
    await expect.poll(async () => (await trust.count()) > 0 || (await status(page).textContent())?.includes("Your turn"), { timeout: 60_000 }).toBe(true);
    if ((await trust.count()) > 0) {
      expect(await pile(page, "card")).toBe("Card: covered");
      await trust.click();
    }
    await expect.poll(() => pile(page, "card"), { timeout: 60_000 }).toMatch(/^Card: (?!covered)/);
  });
});

describe("Feudal", () => {
  it("chips block kinds for both players, and clear takes them off", async () => {
    const { page } = await visit({ stored: settings({ game: "feudal" }) });
    await start(page);
    const kinds = (color: string) => page.getByRole("region", { name: `Kinds: ${color}` }).locator("li .unseen");
    await touch(page, "e2", "e4", "b8", "c6");
    expect(await kinds("White").allTextContents()).toEqual(["pawn, blocked", "knight, free", "bishop, free", "rook, free", "queen, free", "king, free"]);
    expect(await kinds("Black").nth(1).textContent()).toBe("knight, blocked");
    await touch(page, "d2", "d4");
    expect(await page.locator(".status.refusal p").textContent()).toContain("blocked");
    await expectAccessible(page, "feudal");
    await choice(page, "Take all chips off (your turn)").focus();
    await page.keyboard.press("Enter");
    expect(await kinds("White").first().textContent()).toBe("pawn, free");
    await choice(page, "Pass").click();
    await touch(page, "d2", "d4");
    expect(await named(page, "d4")).toContain("white pawn");
  });
});

describe("Capitalist", () => {
  it("the turn is auctioned by keyboard, paid to the loser, and he opens the next auction", async () => {
    const deck = ["pawn", "queen", "king"];
    const { page } = await visit({ stored: await saved("capitalist", { setup: { deck } }), path: "#/play" });
    const auction = page.getByRole("region", { name: "Auction" });
    const field = auction.getByLabel("Your bid");
    expect(await status(page).textContent()).toBe("White: bid at least 0, or pass");
    await expectAccessible(page, "auction");
    await field.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    expect(await auction.textContent()).toContain("Highest bid: 2, by White");
    expect(await field.inputValue()).toBe("3");
    // More than one has becomes all one has.
    await field.fill("99");
    await auction.getByRole("button", { name: "One less" }).click();
    expect(await field.inputValue()).toBe("11");
    await field.fill("5");
    await page.keyboard.press("Enter");
    expect(await auction.textContent()).toContain("Highest bid: 5, by Black");
    await auction.getByRole("button", { name: "Pass" }).click();
    expect(await auction.textContent()).toContain("Black has the turn for 5 chips");
    expect(await page.locator(".purses .amount").allInnerTexts()).toEqual(["7 chips", "17 chips"]);
    await touch(page, "e7", "e5");
    expect(await status(page).textContent()).toBe("White: bid at least 0, or pass");
    await auction.getByRole("button", { name: "All: 17" }).click();
    await auction.getByRole("button", { name: "Bid 17" }).click();
    // Black cannot raise: White has the turn, and no queen can move.
    expect(await cards(page).textContent()).toContain("Free turn");
    expect(await moves(page)).toEqual(["bids 2", "bids 5", "passes", "e5", "bids 17"]);
  });
});

describe("all four games", () => {
  it.each(games)("%s: the computer answers", async (game) => {
    const { page } = await visit({ stored: settings({ game, opponent: "bot", color: "black" }) });
    await start(page);
    await expect.poll(async () => (await moves(page)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
    await expect.poll(async () => (await record(page)).actions.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
  });

  it("Liar and Capitalist by finger on a phone", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
    const { page } = await visit({ ...phone, stored: await saved("liar", { setup: { deck: ["pawn", "knight", "rook"] } }), path: "#/play" });
    await dialog(page).locator("[data-key=show]").tap();
    await square(page, "e2").tap();
    await square(page, "e4").tap();
    await dialog(page).locator("[data-key=show]").tap();
    await page.getByRole("button", { name: "Trust" }).tap();
    expect(await moves(page)).toEqual(["e4", "believes it"]);

    const { page: other } = await visit({ ...phone, stored: await saved("capitalist", { setup: { deck: ["pawn", "knight"] } }), path: "#/play" });
    await other.getByRole("button", { name: "One more" }).tap();
    await other.getByRole("button", { name: "Bid 1" }).tap();
    await other.getByRole("button", { name: "Pass" }).tap();
    await square(other, "e2").tap();
    await square(other, "e4").tap();
    expect(await moves(other)).toEqual(["bids 1", "passes", "e4"]);
  });

  it.each([
    ["de", "dark"],
    ["fr", "light"],
  ] as const)("axe-core finds nothing on a phone in %s, %s", async (lang, theme) => {
    const plays = {
      purist: [{ setup: { deck: ["rook", "knight"] } }, ["e2e4"]],
      liar: [{ setup: { deck: ["pawn", "knight", "rook"] } }, ["e2e4", "challenge"]],
      feudal: [{}, ["e2e4"]],
      capitalist: [{}, ["bid:3"]],
    } as const;
    for (const game of games) {
      const [options, actions] = plays[game];
      const { page } = await visit({
        viewport: { width: 390, height: 844 },
        stored: { ...settings({ game }, lang, theme), ...(await saved(game, options as never, [...actions])) },
        path: "#/play",
      });
      await square(page, "e4").waitFor();
      if (game === "liar") await takeOver(page);
      await expectAccessible(page, `${game}, ${lang}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(390);
    }
  });
});
