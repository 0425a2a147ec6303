import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { pkg } from "../lib/run.ts";
import { setUp } from "./lib/browser.ts";
import { moves, named, square, touch } from "./lib/table.ts";

const folder = mkdtempSync(join(tmpdir(), "orkan-embed-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(folder, { recursive: true });

/** A plain page of somebody else, without build tools, under a strict policy. */
function page(name: string, body: string): void {
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
  writeFileSync(
    join(folder, name),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Hobby</title>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/hobby.css"><script type="module" src="/listen.js"></script><script type="module" src="/orkan/element.js"></script></head><body>${body}</body></html>`,
  );
}
writeFileSync(join(folder, "icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, "hobby.css"), "orkan-game { --orkan-dark-square: rgb(10, 120, 30); } orkan-game::part(status) { border-left-width: 9px; }");
writeFileSync(
  join(folder, "listen.js"),
  `globalThis.heard = [];
for (const type of ["start", "action", "undo", "redo", "result", "again", "error"])
  document.addEventListener("orkan-" + type, ({ detail }) => heard.push([type, detail instanceof Error ? { code: detail.code, path: detail.path } : detail]));`,
);
page("chess.html", '<h1>Hobby</h1><orkan-game opponent="friend" seed="hobby"></orkan-game>');
page("ordo.html", '<orkan-game game="ordo" opponent="bot" level="1" color="black" lang="de" theme="dark"></orkan-game>');
page("wrong.html", '<orkan-game game="nonsense"></orkan-game>');

const { visit } = setUp({ "/": folder, "/orkan/": join(pkg, "dist") });

type Heard = [type: string, detail: Record<string, unknown>];

describe("<orkan-game> in a plain page", () => {
  it("starts by its attributes, plays, and tells what happens", async () => {
    const { page } = await visit({ path: "chess.html" });
    await touch(page, "f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4");
    const heard = (await page.evaluate(() => (globalThis as unknown as { heard: unknown }).heard)) as Heard[];
    expect(heard.map(([type]) => type)).toEqual(["start", "action", "action", "action", "action", "result"]);
    expect(heard[0]?.[1]).toMatchObject({ format: "orkan-game", variant: "chess", seed: "hobby" });
    expect(heard[1]?.[1]).toMatchObject({ action: "f2f3", label: "f3", color: "white" });
    expect(heard[5]?.[1]).toEqual({ winner: "black", reason: "checkmate" });
  });

  it("is styled from outside by properties and parts", async () => {
    const { page } = await visit({ path: "chess.html" });
    await square(page, "a1").waitFor();
    expect(await square(page, "a1").evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe("rgb(10, 120, 30)");
    expect(await page.locator("orkan-game .status").evaluate((part) => getComputedStyle(part).borderLeftWidth)).toBe("9px");
  });

  it("speaks its language, has its theme, and lets the computer begin", async () => {
    const { page } = await visit({ path: "ordo.html" });
    await expect.poll(async () => (await moves(page)).length).toBe(1);
    expect(await named(page, "e8")).toContain("schwarzer König");
    expect(await page.locator("orkan-game").evaluate((element) => getComputedStyle(element).colorScheme)).toBe("dark");
  });

  it("has methods and properties: play, undo, redo, step, flip, record, restart", async () => {
    const { page } = await visit({ path: "chess.html" });
    await square(page, "a1").waitFor();
    const seen = await page.locator("orkan-game").evaluate(async (element) => {
      const game = element as unknown as import("orkan/element").OrkanGameElement;
      const events = game.play("e2e4");
      game.play("e7e5");
      let code = "";
      try {
        game.play("e4e6");
      } catch (error) {
        code = (error as { code: string }).code;
      }
      await game.undo();
      const undone = game.record?.actions.length;
      game.redo();
      const { record } = game;
      await game.restart();
      const fresh = game.record?.actions.length;
      await game.load(record as NonNullable<typeof record>);
      return { events: events.map(({ type }) => type), code, undone, fresh, loaded: game.record?.actions, turn: game.view?.turn, outcome: game.outcome };
    });
    expect(seen.events).toContain("moved");
    expect(seen).toMatchObject({ code: "illegal-action", undone: 1, fresh: 0, loaded: ["e2e4", "e7e5"], turn: "white", outcome: null });
  });

  it("follows its attributes: another game, language, seat", async () => {
    const { page } = await visit({ path: "chess.html" });
    await touch(page, "e2", "e4");
    const game = page.locator("orkan-game");
    await game.evaluate((element) => element.setAttribute("lang", "fr"));
    await expect.poll(() => named(page, "e1")).toContain("roi blanc");
    expect(await moves(page)).toEqual(["e4"]);
    await game.evaluate((element) => element.setAttribute("color", "black"));
    await expect.poll(async () => ((await square(page, "e8").boundingBox())?.y ?? 0) > ((await square(page, "e1").boundingBox())?.y ?? 0)).toBe(true);
    expect(await moves(page)).toEqual(["e4"]);
    await game.evaluate((element) => element.setAttribute("game", "ordo"));
    await expect.poll(() => moves(page)).toEqual([]);
    expect(await page.locator("orkan-board .die").count()).toBe(32);
  });

  it("tells of what cannot be, and the game stays", async () => {
    const { page } = await visit({ path: "wrong.html" });
    await expect.poll(() => page.evaluate(() => JSON.stringify((globalThis as unknown as { heard: unknown }).heard))).toContain("unknown-variant");
    const other = await visit({ path: "chess.html" });
    await touch(other.page, "e2", "e4");
    const code = await other.page.locator("orkan-game").evaluate((element) =>
      (element as unknown as import("orkan/element").OrkanGameElement).load('{"format":"other"}').then(
        () => "none",
        (error: { code: string }) => error.code,
      ),
    );
    expect(code).toBe("bad-record");
    expect(await moves(other.page)).toEqual(["e4"]);
  });

  it("taken out of the page and put back, it goes on", async () => {
    const { page } = await visit({ path: "chess.html" });
    await touch(page, "e2", "e4");
    await page.locator("orkan-game").evaluate((element) => {
      const parent = element.parentElement as HTMLElement;
      element.remove();
      parent.append(element);
    });
    await touch(page, "e7", "e5");
    expect(await moves(page)).toEqual(["e4", "e5"]);
  });
});
