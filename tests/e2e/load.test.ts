import { describe, expect, it } from "vitest";
import { setUp } from "./lib/browser.ts";
import { moves, settings, start, touch } from "./lib/table.ts";

const { site, visit } = setUp();

const answers: [what: string, status: number, type: string, body: string | Buffer][] = [
  ["is missing", 404, "text/html", "<!doctype html><title>Not found</title>"],
  ["is an HTML page", 200, "text/html", "<!doctype html><title>Welcome</title>"],
  ["is damaged", 200, "application/wasm", Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 9, 9, 9])],
];

describe("an engine that", () => {
  it.each(answers)("%s is told with what to do, and loading again mends it", async (_, status, type, body) => {
    let broken = true;
    const { page } = await visit({
      path: "nothing-here.html",
      stored: settings(),
      serviceWorkers: "block",
      expected: /404|Failed to load resource|Service Worker/,
    });
    site().intercept = (request, response) => {
      if (!broken || !request.url?.endsWith(".wasm")) return false;
      response.writeHead(status, { "content-type": type }).end(body);
      return true;
    };
    await page.goto(site().url);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    const text = await alert.textContent();
    expect(text).toContain("The engine could not be loaded");
    expect(text).toContain("orkan.wasm must lie beside the scripts");
    expect(text).toContain("load-failed");
    broken = false;
    await alert.getByRole("button", { name: "Load again" }).click();
    await start(page);
    await touch(page, "e2", "e4");
    expect(await moves(page)).toEqual(["e4"]);
  });
});
