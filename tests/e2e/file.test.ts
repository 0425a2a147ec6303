import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { page as folder } from "./lib/site.ts";
import { moves, named, start, touch } from "./lib/table.ts";

const { visit } = setUp();
const url = pathToFileURL(join(folder, "orkan.html")).href;

describe("the single file, opened from disk", () => {
  it("plays against the computer, fetches nothing, and goes on after a reload", async () => {
    const { page } = await visit({ url });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.locator("orkan-start").waitFor();
    await page.locator("input[name=game][value=ordo]").check();
    await page.locator("#level").fill("1");
    await start(page);
    await touch(page, "e2", "e4");
    await expect.poll(async () => (await moves(page)).length).toBe(2);
    expect(await named(page, "e4")).toContain("white knight");
    expect(fetched.filter((address) => !address.startsWith("blob:"))).toEqual([]);
    await page.reload();
    await expect.poll(async () => (await moves(page)).length).toBe(2);
  });

  it("has its languages and rules with it", async () => {
    const { page } = await visit({ url });
    await page.locator("select[name=lang]").selectOption("de");
    await page.getByRole("link", { name: "Regeln: Occado" }).click();
    expect(await page.locator("orkan-rules h1").textContent()).toBe("Occado");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.evaluate(() => document.characterSet)).toBe("UTF-8");
    expect(await page.locator("orkan-rules article").textContent()).toContain("Würfel");
  });
});
