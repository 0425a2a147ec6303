import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { moves, named, recordOf, saved, settings, start, touch } from "./lib/table.ts";

const { visit } = setUp();

function notice(page: Page, key: string) {
  return page.locator(`orkan-notices [data-notice=${key}]`);
}

async function openFile(page: Page, text: string): Promise<void> {
  await page.locator("orkan-start input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

describe("the saved game", () => {
  it("goes on after a reload, with its opponent and colour", async () => {
    const { page } = await visit({ stored: settings({ game: "ordo", color: "black" }) });
    await start(page);
    await touch(page, "e2", "e4", "e7", "e5");
    await page.reload();
    await expect.poll(() => moves(page)).toEqual(["e4", "e5"]);
    expect(await named(page, "e4")).toContain("white knight");
    await touch(page, "d2", "d4");
    await page.goto(page.url().replace(/#.*/, "#/"));
    await page.reload();
    expect(await page.locator("orkan-start .resume").textContent()).toContain("Ordo · 3 actions played");
    await page.getByRole("button", { name: "Go on playing" }).click();
    await expect.poll(() => moves(page)).toHaveLength(3);
  });

  it("goes on with the computer to move", async () => {
    const { page } = await visit({ stored: await saved("chess", {}, ["e2e4"], { opponent: "bot" }), path: "#/play" });
    await expect.poll(async () => (await moves(page)).length).toBe(2);
  });

  it.each([
    ["no JSON", "{broken"],
    ["another shape", '{"hello":1}'],
  ])("that is %s is kept aside and can be exported", async (_, text) => {
    const { page } = await visit({ stored: { ...settings(), "orkan.game": text } });
    await notice(page, "broken").waitFor();
    await start(page);
    await touch(page, "e2", "e4");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      notice(page, "broken").getByRole("button", { name: "Save the unreadable data" }).click(),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toBe(text);
    await notice(page, "broken").getByRole("button", { name: "Discard it" }).click();
    await page.reload();
    await expect.poll(() => moves(page)).toEqual(["e4"]);
    expect(await notice(page, "broken").count()).toBe(0);
  });

  it.each([
    ["an illegal action", { actions: ["e2e5"] }, "illegal-action", "actions[0]"],
    ["another version", { version: 99 }, "unsupported-version", "version"],
  ])("with %s is kept aside, with code and place", async (_, change, code, path) => {
    const stored = await saved("chess", {}, ["e2e4"]);
    const game = stored["orkan.game"] as { record: object };
    Object.assign(game.record, change);
    const { page } = await visit({ stored, path: "#/play" });
    await notice(page, "broken").waitFor();
    expect(await notice(page, "broken").textContent()).toContain(code);
    expect(await notice(page, "broken").textContent()).toContain(path);
    await page.locator("orkan-start").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("orkan.broken"))).toBe(JSON.stringify(game));
  });

  it("a full storage is told, and the game goes on", async () => {
    const { page } = await visit({ stored: settings() });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await start(page);
    await notice(page, "storage").waitFor();
    expect(await notice(page, "storage").textContent()).toMatch(/full[\s\S]*Save it as a file/);
    await touch(page, "e2", "e4", "e7", "e5");
    expect(await moves(page)).toEqual(["e4", "e5"]);
    const [download] = await Promise.all([page.waitForEvent("download"), notice(page, "storage").getByRole("button", { name: "Save as file" }).click()]);
    expect(JSON.parse(readFileSync(await download.path(), "utf8")).actions).toEqual(["e2e4", "e7e5"]);
  });

  it("a storage that is really full is told too", async () => {
    const { page } = await visit({ stored: settings() });
    await page.evaluate(() => {
      for (let size = 1 << 20; size > 0; size >>= 1) {
        try {
          for (let i = 0; ; i++) localStorage.setItem(`filler-${size}-${i}`, "x".repeat(size));
        } catch {
          // Full for this size; a smaller piece may still fit.
        }
      }
    });
    await start(page);
    await notice(page, "storage").waitFor();
    expect(await notice(page, "storage").textContent()).toContain("full");
    await touch(page, "e2", "e4");
    expect(await moves(page)).toEqual(["e4"]);
  });

  it("a forbidden storage is told, and the game goes on", async () => {
    const { page } = await visit();
    await page.context().addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.reload();
    await page.locator("input[name=opponent][value=friend]").check();
    await start(page);
    await notice(page, "storage").waitFor();
    expect(await notice(page, "storage").textContent()).toMatch(/not let this page store/);
    await touch(page, "e2", "e4");
    expect(await moves(page)).toEqual(["e4"]);
  });
});

describe("files", () => {
  it("a game is exported and imported as it was", async () => {
    const { page } = await visit({ stored: settings({ game: "occasio" }) });
    await start(page);
    await touch(page, "e2", "e4", "e7", "e5");
    const faces = [await named(page, "e4"), await named(page, "e5")];
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as file" }).click()]);
    expect(download.suggestedFilename()).toMatch(/^orkan-occasio-.*\.json$/);
    const text = readFileSync(await download.path(), "utf8");
    expect(JSON.parse(text)).toMatchObject({ format: "orkan-game", variant: "occasio", seed: "e2e", actions: ["e2e4", "e7e5"] });

    const other = await visit({ stored: settings() });
    await openFile(other.page, text);
    await expect.poll(() => moves(other.page)).toHaveLength(2);
    expect([await named(other.page, "e4"), await named(other.page, "e5")].map((name) => name.split(",")[1])).toEqual(faces.map((name) => name.split(",")[1]));
    expect(await other.page.locator("orkan-play h1").textContent()).toBe("Occasio");
  });

  it.each([
    ["no JSON", "hello", /JSON/],
    ["a truncated record", '{"format":"orkan-game","version":1,"variant":"chess"', /JSON/],
    ["another format", '{"format":"other"}', /bad-record/],
  ])("%s is refused with code and sentence, and nothing changes", async (_, text, pattern) => {
    const { page } = await visit({ stored: settings() });
    await openFile(page, text);
    await notice(page, "import").waitFor();
    expect(await notice(page, "import").textContent()).toMatch(pattern);
    expect(await page.locator("orkan-start").count()).toBe(1);
    await notice(page, "import").getByRole("button", { name: "Close message" }).click();
    expect(await notice(page, "import").count()).toBe(0);
  });

  it("a record with an illegal action is refused with its place", async () => {
    const { page } = await visit({ stored: settings() });
    const record = await recordOf("chess", {}, ["e2e4", "e7e5"]);
    record.actions.push("e4e5");
    await openFile(page, JSON.stringify(record));
    await notice(page, "import").waitFor();
    const text = await notice(page, "import").textContent();
    expect(text).toContain("actions[2]");
    expect(text).toContain("illegal-action");
  });
});
