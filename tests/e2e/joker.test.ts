import { cards, Game, type GameOptions, type Lang } from "orkan";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "./lib/axe.ts";
import { setUp } from "./lib/browser.ts";
import { focused, playByKeys, press, tabTo, walk } from "./lib/keys.ts";
import { control, dialog, moves, named, record, said, saved, settings, square, start, status, touch } from "./lib/table.ts";

const { visit } = setUp();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const worth = (id: string): number => cards("joker").find((card) => card.id === id)?.value ?? 0;

/** White has no rook, so Leaning Tower (“Move a **rook** like a bishop.”) is a masquerade for 25 points; the next card wins. */
const race: GameOptions = {
  setup: {
    fen: "r3k2r/ppp2ppp/8/8/8/2N5/PPP2PPP/2B1K3 w - - 0 10",
    faceUp: { white: "BF", black: "AC" },
    deck: ["GB", "AA", "DA", "CE", "EG"],
    scores: { white: 775 - worth("GB"), black: 100 },
  },
};

/** White mates on the last rank. */
const short: GameOptions = {
  setup: {
    fen: "6k1/1p3ppp/8/8/8/8/5PPP/R5K1 w - - 0 10",
    faceUp: { white: "GA", black: null },
    deck: ["AC", "CE", "BH", "DA"],
  },
};

/** Both open cards threaten something; neither can be a masquerade. */
const knights: GameOptions = {
  setup: {
    fen: "r3k3/ppp3pp/2n5/8/8/2N5/PPP3PP/R3K3 w - - 0 10",
    faceUp: { white: "GB", black: "AC" },
    deck: ["BH", "CE", "DA", "AA"],
    scores: { white: 50, black: 0 },
  },
};

const player = (page: Page, color: "white" | "black"): Locator => page.locator(`orkan-game .player[data-color=${color}]`);
const meter = (page: Page, color: "white" | "black"): Locator => player(page, color).locator("[role=meter]");
const use = (page: Page): Locator => page.locator("orkan-game [data-use=play]");
const threats = (page: Page, color: "white" | "black"): Locator => page.locator(`orkan-game [data-threats=${color}]`);
const confirm = (page: Page): Locator => page.locator("orkan-game .choices .primary");
const reader = (page: Page): Locator => page.locator("orkan-reader dialog[open]");
const latest = (page: Page): Locator => page.locator("orkan-game .latest");
const lit = (page: Page): Promise<string[]> =>
  page.locator("orkan-board .target").evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.square ?? "").sort());
const hatched = (page: Page, color: "white" | "black"): Promise<string[]> =>
  page
    .locator("orkan-board .cell")
    .evaluateAll(
      (cells, by) => cells.flatMap((cell) => (cell.querySelector(`.threat.by-${by}`) ? [(cell as HTMLElement).dataset.square ?? ""] : [])).sort(),
      color,
    );

/** What the list of moves notes behind its entries. */
const noted = async (page: Page): Promise<string[]> => (await page.locator("orkan-moves .note .unseen").allTextContents()).map((text) => text.trim());

async function open(page: Page): Promise<void> {
  await page.locator("orkan-board [role=grid]").waitFor();
}

describe("a game of Chess Joker", () => {
  it("is played by keyboard: a masquerade, check from a card, and 800 points", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("joker", race)) } });
    await page.locator("orkan-start .resume button").focus();
    await page.keyboard.press("Enter");
    await open(page);

    const masked = `White scores the card face-down for 25 points, now ${800 - worth("GB")}`;

    // What the bold rook is read as is asked before anything else.
    await tabTo(page, /Use the card/);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(/Masquerade[\s\S]*no rook on the board[\s\S]*25 points, face-down/);
    await tabTo(page, /^knight$/);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("c3");
    await page.keyboard.press("Enter");
    await walk(page, "e5");
    await page.keyboard.press("Enter");
    await expect.poll(() => status(page).textContent()).toContain("knight goes from c3 to e5");
    expect(await status(page).textContent()).toContain(masked);
    expect(await named(page, "e5")).toContain("white knight");
    expect(await meter(page, "white").getAttribute("aria-valuetext")).toBe(`${800 - worth("GB")} of 800 points`);
    expect((await record(page)).actions).toEqual([]);
    await press(page, "Play “Leaning Tower”");

    // White turned up a card that gives check; Black is told why he scores.
    await expect.poll(() => said(page).textContent()).toContain("Black is in check from the open card");
    expect(await said(page).textContent()).toContain("as consolation for the check Black scores a card face-down: 25 points, now 125");
    expect(await status(page).textContent()).toContain("As consolation for the check Black scores a card face-down");
    expect(await named(page, "e8")).toContain("in check");
    expect(await meter(page, "black").getAttribute("aria-valuenow")).toBe("125");
    expect(await noted(page)).toEqual([`masquerade: ${masked}`, "as consolation for the check Black scores a card face-down: 25 points, now 125"]);
    await playByKeys(page, "e8", "f8");
    await expect.poll(() => latest(page).textContent()).toContain("“Lance” is discarded unused");
    await tabTo(page, /Use the card/);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("e5");
    await page.keyboard.press("Enter");
    await walk(page, "h5");
    await page.keyboard.press("Enter");
    await press(page, "Play “Knight in Armour”");
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(/White wins[\s\S]*by points/);
    expect((await record(page)).actions).toEqual(["@BF!knight:c3,e5", "e8f8", "@GB:e5,h5"]);
    expect(await meter(page, "white").getAttribute("aria-valuetext")).toBe("800 of 800 points");
  });

  it("is played on a phone by touch, to mate", async () => {
    const { page } = await visit({ ...phone, stored: { ...settings(), ...(await saved("joker", short)) }, path: "#/play" });
    await open(page);
    await use(page).tap();
    expect(await lit(page)).toContain("f2");
    await square(page, "f2").tap();
    expect(await lit(page)).toContain("e4");
    await page.locator("[data-step=back]").tap();
    expect(await page.locator("orkan-board [aria-selected=true]").count()).toBe(0);
    await square(page, "f2").tap();
    await square(page, "e4").tap();
    expect(await named(page, "e4")).toContain("white pawn");
    // The card stays readable while it is being used.
    expect(await player(page, "white").textContent()).toContain("Hobby Horse");
    await confirm(page).tap();
    await square(page, "b7").tap();
    await square(page, "b6").tap();
    expect(await player(page, "black").textContent()).toContain("Siege");
    await square(page, "a1").tap();
    await square(page, "a8").tap();
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(/White wins[\s\S]*by checkmate/);
    expect((await record(page)).actions).toEqual(["@GA:f2,e4", "b7b6", "a1a8"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it("is played against the computer, which draws and answers", async () => {
    const game = await saved("joker", {}, [], { opponent: "bot" });
    const { page } = await visit({ stored: { ...settings({ opponent: "bot" }), ...game }, path: "#/play" });
    await open(page);
    expect(await player(page, "white").textContent()).toContain("the first is drawn at the end of a turn");
    await touch(page, "e2", "e4");
    await expect.poll(async () => (await record(page)).actions.length).toBe(2);
    await expect.poll(() => player(page, "black").locator(".open-card").count()).toBe(1);
    expect(await player(page, "black").textContent()).toContain("For Black’s next turn");
  });
});

describe("a card that brings a pawn to its last rank", () => {
  /** Contraband: a rook on an edge square is swapped with an enemy piece on an edge square. */
  const smuggling: GameOptions = {
    setup: { fen: "4k3/ppp5/8/8/8/8/PPP4p/R3K3 w - - 0 10", faceUp: { white: "HN", black: null }, deck: ["AC", "CE", "BH", "DA"] },
  };

  it("asks the player for the enemy's pawn, says where it is promoted and shows what it becomes in its colour", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("joker", smuggling)) }, path: "#/play" });
    await open(page);
    await use(page).click();
    await touch(page, "a1", "h2");
    await dialog(page).waitFor();
    expect(await dialog(page).textContent()).toMatch(/Choose the new piece[\s\S]*Black’s pawn is promoted on a1, and you choose what it becomes/);
    expect(await dialog(page).locator(".tile").count()).toBe(2);
    const figure = (place: Locator): Promise<string> =>
      place
        .locator("svg")
        .first()
        .evaluate((drawing) => drawing.outerHTML.replace(/<!--.*?-->/g, ""));
    const offered = await figure(dialog(page).locator("[data-key=knight]"));
    await dialog(page).locator("[data-key=knight]").click();
    await confirm(page).click();
    expect(await named(page, "a1")).toContain("black knight");
    expect((await record(page)).actions).toEqual(["@HN:a1,h2,knight"]);
    const standing = (name: string): Promise<string | undefined> =>
      page.locator("orkan-board").evaluate(
        (board, name) =>
          (board as HTMLElement & { pieceOn(square: string): HTMLElement | null })
            .pieceOn(name)
            ?.querySelector("svg")
            ?.outerHTML.replace(/<!--.*?-->/g, ""),
        name,
      );
    expect(await standing("a1")).toBe(offered);
    expect(await standing("h2")).not.toBe(offered);
  });
});

describe("the open cards", () => {
  it("can be read by both sides, with value, level, bold kinds, and whether they can be used", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("joker", knights)) }, path: "#/play" });
    await open(page);
    const lance = cards("joker").find(({ id }) => id === "AC");
    const card = player(page, "black").locator(".open-card");
    expect(await card.locator(".title").textContent()).toBe(lance?.title);
    expect(await card.locator(".timing").textContent()).toContain(`${lance?.value} points`);
    expect(await card.locator(".text").textContent()).toBe(lance?.text.replaceAll("**", ""));
    expect(await card.locator(".text strong").allTextContents()).toEqual(["knight"]);
    expect(await card.locator(".state").textContent()).toContain("For Black’s next turn");
    expect(await player(page, "white").locator(".state").textContent()).toBe("Can be used now; a move discards it.");
    await touch(page, "a2", "a3");
    // Lance finds nothing to capture, and says so in the engine's words.
    const why = Game.fromRecord(await record(page)).explain("@AC")?.message ?? "";
    expect(why).toContain("“Lance”");
    expect((await player(page, "black").locator(".state").textContent())?.trim()).toBe(why);
    expect(await use(page).count()).toBe(0);
    expect(await player(page, "white").locator(".open-card .title").textContent()).toBe("Vestry");
  });

  it("what they threaten is marked and named on request", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("joker", knights)) }, path: "#/play" });
    await open(page);
    const view = await page.locator("orkan-game").evaluate((game) => (game as unknown as { view: { threats: Record<string, string[]> } }).view);
    const black = [...(view.threats.black ?? [])].sort();
    expect(black).toContain("d4");
    expect(await hatched(page, "black")).toEqual([]);
    await threats(page, "black").click();
    expect(await threats(page, "black").getAttribute("aria-pressed")).toBe("true");
    expect(await hatched(page, "black")).toEqual(black);
    expect(await hatched(page, "white")).toEqual([]);
    expect(await named(page, "d4")).toContain("threatened by Black’s card");
    for (const name of black) expect(await said(page).textContent()).toContain(name);
    await threats(page, "white").click();
    expect((await hatched(page, "white")).length).toBeGreaterThan(0);
    // They stay shown and follow the position.
    await touch(page, "e1", "e2");
    expect(await hatched(page, "black")).toEqual(black);
    await threats(page, "black").click();
    expect(await hatched(page, "black")).toEqual([]);
    expect(await named(page, "d4")).not.toContain("threatened");
  });

  it("a masquerade is a choice between the kinds, and can be taken back", async () => {
    const setup = { fen: "4k3/ppp5/8/8/8/8/PP6/1NB1K3 w - - 0 10", faceUp: { white: "CE", black: null }, deck: ["AA", "AB"] };
    const { page } = await visit({ stored: { ...settings(), ...(await saved("joker", { setup })) }, path: "#/play" });
    await open(page);
    // A black pawn on the file of one of your **rooks** goes: without a rook, of another kind.
    expect(await player(page, "white").locator(".state").textContent()).toContain("only as a masquerade");
    await use(page).click();
    const kinds = await dialog(page).locator(".tile").allInnerTexts();
    expect(kinds.map((kind) => kind.trim())).toEqual(["bishop", "knight", "pawn"]);
    await dialog(page).locator("[data-key=bishop]").click();
    expect(await lit(page)).toEqual(["c7"]);
    await page.locator("[data-step=back]").click();
    await dialog(page).locator("[data-key=pawn]").click();
    expect(await lit(page)).toEqual(["a7", "b7"]);
    await touch(page, "h5");
    expect(await page.locator("orkan-game .status.refusal").count()).toBe(1);
    await page.locator("[data-step=back]").click();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    expect(await lit(page)).toEqual([]);
    await use(page).click();
    await dialog(page).locator("[data-key=pawn]").click();
    await touch(page, "b7");
    await confirm(page).click();
    expect((await record(page)).actions).toEqual(["@CE!pawn:b7"]);
    expect((await moves(page)).join()).toContain("as pawn");
    await control(page, "undo").click();
    await dialog(page).locator("[data-key=yes]").click();
    expect(await named(page, "b7")).toContain("black pawn");
    expect(await player(page, "white").textContent()).toContain("Siege");
  });
});

describe("points", () => {
  it("the piles can be looked through, and face-down cards stay unknown", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("joker", race, ["@BF!knight:c3,e5", "e8f8"])) }, path: "#/play" });
    await open(page);
    expect(await player(page, "white").locator(".pile").textContent()).toContain("0 open, 1 face-down");
    expect(await player(page, "white").locator(".meter .covered").count()).toBe(1);
    expect(await player(page, "white").locator(".pile button").count()).toBe(0);
    expect(await page.locator("orkan-game .supplies").textContent()).toContain("Discard pile: 1");
    await page.getByRole("button", { name: "Look through the discard pile" }).click();
    expect(await reader(page).textContent()).toContain("Lance");
  });

  it("a last stand is explained", async () => {
    const setup = { fen: "4k3/8/8/8/8/8/3PP3/R3K3 w - - 0 10", deck: ["AC", "CE", "BH"], scores: { white: 0, black: 780 } };
    const { page } = await visit({ stored: { ...settings(), ...(await saved("joker", { setup })) }, path: "#/play" });
    await open(page);
    await touch(page, "a1", "a8");
    const stand = "last stand: Black has three pieces or fewer, so White scores a card face-down: 25 points, now 25";
    await expect.poll(() => said(page).textContent()).toContain(stand);
    expect((await status(page).textContent())?.toLowerCase()).toContain(stand.toLowerCase());
    expect(await noted(page)).toEqual([stand]);
    // With 780 points Black gets nothing for the check, and is told so.
    expect(await latest(page).textContent()).toContain("Black has 775 points or more and scores nothing for the check");
  });

  it("the course of a turn shows what is due", async () => {
    const { page } = await visit({ stored: { ...settings(), ...(await saved("joker", { ...short, chance: "host" })) }, path: "#/play" });
    await open(page);
    const due = page.locator("orkan-game .course [aria-current=step]");
    expect(await due.textContent()).toContain("Action");
    await touch(page, "a1", "a2");
    expect(await due.textContent()).toContain("Draw");
    expect(await status(page).textContent()).toContain("enter the card");
    await page.locator("orkan-game .turned-up select").selectOption("card:DA");
    await page.locator("orkan-game .turned-up button").click();
    expect(await due.textContent()).toContain("Action");
    expect(await player(page, "white").locator(".open-card .title").textContent()).toBe("Rocking Horse");
    expect((await record(page)).actions).toEqual(["a1a2", "card:DA"]);
  });
});

describe("the page", () => {
  it("the deck is chosen at the start", async () => {
    const { page } = await visit({ stored: settings({ game: "joker" }) });
    await page.locator("label", { has: page.locator("input[name=deck][value=basic]") }).click();
    await start(page);
    expect((await record(page)).options).toMatchObject({ deck: "basic" });
    expect(await page.locator("orkan-game .supplies").textContent()).toContain("Deck: 128");
  });

  it("the rules lead to the gallery and say that the deck is Orkan’s own", async () => {
    const { page } = await visit({ stored: settings({ game: "joker" }), path: "#/rules/joker" });
    await page.locator("orkan-rules article").waitFor();
    expect(await page.locator("orkan-rules article .badge").textContent()).toBe("own deck");
    await page.getByRole("link", { name: "Cards: Chess Joker" }).click();
    await expect.poll(() => page.locator("orkan-gallery h1").textContent()).toBe("Cards: Chess Joker");
    await page.getByRole("link", { name: "Rules: Chess Joker" }).click();
    await page.locator("orkan-rules article").waitFor();
  });

  it("the gallery finds cards by text, code, family, level, word and value", async () => {
    const { page } = await visit({ stored: settings({ game: "joker" }), path: "#/cards/joker" });
    const shown = page.locator("orkan-card");
    const all = cards("joker");
    const ids = (): Promise<string[]> => shown.evaluateAll((list) => list.map((card) => (card as unknown as { card: string }).card));
    const expectShown = async (wanted: typeof all): Promise<void> => {
      expect(wanted.length).toBeGreaterThan(0);
      await expect.poll(ids).toEqual(wanted.map(({ id }) => id));
    };
    await expectShown(all);
    const drawings = await page.locator("orkan-card .emblem svg").evaluateAll((list) => list.map((one) => one.innerHTML.replace(/<!--.*?-->/g, "").trim()));
    expect(new Set(drawings).size).toBe(256);

    await page.locator("select[name=group]").selectOption({ label: all.find(({ id }) => id === "CA")?.group ?? "" });
    await expectShown(all.filter(({ id }) => id.startsWith("C")));
    await page.locator("select[name=level]").selectOption("advanced");
    await expectShown(all.filter(({ id, advanced }) => id.startsWith("C") && advanced));
    await page.locator("select[name=group]").selectOption("");
    const points = all.find(({ advanced }) => advanced)?.value ?? 0;
    await page.locator("select[name=value]").selectOption(String(points));
    await expectShown(all.filter(({ advanced, value }) => advanced && value === points));
    await page.locator("select[name=level]").selectOption("");
    await page.locator("select[name=value]").selectOption("");
    await page.locator("select[name=term]").selectOption("pinned");
    await expectShown(all.filter(({ terms }) => terms?.includes("pinned")));
    await page.locator("select[name=term]").selectOption("");
    await page.locator("input[name=wanted]").fill("a knight so that it jumps over an enemy pawn");
    await expectShown(all.filter(({ text }) => text.replaceAll("**", "").includes("a knight so that it jumps over an enemy pawn")));
    await page.locator("input[name=wanted]").fill("ce");
    await expect.poll(ids).toContain("CE");
    expect(await page.locator("orkan-gallery [role=status]").textContent()).toMatch(/of 256 cards/);
    // Another game's cards are looked for in that game's ways.
    await page.goto(page.url().replace(/#.*/, "#/cards/tempete"));
    await expect.poll(() => page.locator("select[name=group]").count()).toBe(0);
    expect(await page.locator("select[name=timing]").count()).toBe(1);
  });

  it.each(["en", "de", "fr"] as const)("every word of the vocabulary has a name in %s", async (lang) => {
    const { page } = await visit({ stored: settings({ game: "joker" }, lang), path: "#/cards/joker" });
    await page.locator("select[name=term]").waitFor();
    const named = await page.locator("select[name=term] option").evaluateAll((list) => list.map((one) => [(one as HTMLOptionElement).value, one.textContent]));
    const terms = new Set(cards("joker").flatMap(({ terms = [] }) => terms));
    expect(new Set(named.map(([value]) => value).filter(Boolean))).toEqual(terms);
    for (const [value, name] of named) if (value) expect(name, value ?? "").toMatch(/^\p{Lu}/u);
  });
});

describe("axe-core finds nothing", () => {
  it.each([
    ["en", "light", {}],
    ["de", "dark", {}],
    ["fr", "light", phone],
    ["en", "dark", phone],
  ] as const)("in %s, %s: start, table, threats, masquerade, pick, preview, check, card, draw, gallery", async (lang: Lang, theme, screen) => {
    const { page } = await visit({ ...screen, stored: { ...settings({ game: "joker" }, lang, theme), ...(await saved("joker", race)) } });
    await page.locator("orkan-start input[name=deck]").first().waitFor();
    await expectAccessible(page, "start");
    await page.goto(page.url().replace(/#.*|$/, "#/play"));
    await open(page);
    await expectAccessible(page, "table");
    await threats(page, "white").click();
    await threats(page, "black").click();
    await expectAccessible(page, "threats");
    await use(page).click();
    await dialog(page).waitFor();
    await expectAccessible(page, "masquerade");
    await dialog(page).locator("[data-key=knight]").click();
    await expectAccessible(page, "pick");
    await touch(page, "c3", "e5");
    await expectAccessible(page, "preview");
    await confirm(page).click();
    await expectAccessible(page, "check");
    await touch(page, "e8", "f8");
    await page.locator("orkan-game .supplies button").click();
    await expectAccessible(page, "card");
    await page.keyboard.press("Escape");
    await page.goto(page.url().replace(/#.*/, "#/cards/joker"));
    await page.locator("orkan-card .title").first().waitFor();
    await expectAccessible(page, "gallery");
  });

  it("where the table deals", async () => {
    const game = await saved("joker", { ...short, chance: "host" }, ["a1a2"]);
    const { page } = await visit({ stored: { ...settings(), ...game }, path: "#/play" });
    await page.locator("orkan-game .turned-up").waitFor();
    await expectAccessible(page, "draw");
  });
});
