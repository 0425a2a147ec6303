import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { page as folder } from "./lib/site.ts";
import { moves, settings, start, status, touch } from "./lib/table.ts";

const { site, visit } = setUp();

describe("without a connection", () => {
  it("the page works after the first visit: games, languages, rules, computer", async () => {
    const { page, context } = await visit({ stored: settings({ opponent: "bot" }) });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    site().intercept = (_, response) => {
      response.destroy();
      return true;
    };
    await page.reload();
    await page.locator("select[name=lang]").selectOption("fr");
    await page.getByRole("link", { name: "Règles", exact: true }).first().click();
    await page.locator("orkan-rules article h1").waitFor();
    await page.goto(`${site().url}#/`);
    await start(page);
    await touch(page, "e2", "e4");
    await expect.poll(async () => (await moves(page)).length).toBe(2);
    expect(await status(page).textContent()).toContain("À vous de jouer");
  });

  it("a new version waits until it is asked for", async () => {
    const { page } = await visit({ stored: settings() });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const next = readFileSync(join(folder, "sw.js"), "utf8").replace(/[0-9a-f]{16}/, "0123456789abcdef");
    site().intercept = (request, response) => {
      if (!request.url?.endsWith("/sw.js")) return false;
      response.writeHead(200, { "content-type": "text/javascript" }).end(next);
      return true;
    };
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.locator("orkan-notices [data-notice=update]");
    await notice.waitFor();
    const reloaded = page.waitForEvent("load");
    await notice.getByRole("button", { name: "Load it now" }).click();
    await reloaded;
    await page.locator("orkan-start").waitFor();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["orkan-0123456789abcdef"]);
  });

  it("the manifest makes it installable: name, start, icons that exist", async () => {
    const { page } = await visit();
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = await page.evaluate(async (href) => (await fetch(href as string)).json(), address);
    expect(manifest).toMatchObject({ name: "Orkan", start_url: "./", display: "standalone" });
    for (const { src, type, sizes } of manifest.icons) {
      const found = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return { width: image.naturalWidth, height: image.naturalHeight };
      }, src);
      if (type === "image/png") expect(`${found.width}x${found.height}`).toBe(sizes);
    }
  });
});
