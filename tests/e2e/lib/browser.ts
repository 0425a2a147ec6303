import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { CHROMIUM_ARGS, needChromium } from "../../../scripts/lib/browser.mjs";
import { type Site, serve } from "./site.ts";

/** A visit to the page: its tab, and what went wrong in it. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Uncaught errors, console errors and broken content policies. */
  troubles: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Address below the site's root. */
  path?: string;
  /** Entries of localStorage on the first load. */
  stored?: Record<string, unknown>;
  /** A whole address instead of the site's. */
  url?: string;
  /** Troubles the test brings about on purpose. */
  expected?: RegExp;
}

/** Starts a browser and a site for a test file; every visit is checked for troubles when its test ends. */
export function setUp(folders?: Record<string, string>): { site(): Site; visit(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser;
  let site: Site;
  let visits: (Visit & { expected: RegExp | undefined })[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await needChromium(), args: CHROMIUM_ARGS });
    site = await serve(folders);
  });

  afterEach(async () => {
    const troubles = visits.flatMap(({ troubles, expected }) => troubles.filter((text) => !expected?.test(text)));
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
    site.intercept = null;
    expect(troubles).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function visit({ path = "", stored = {}, url, expected, ...options }: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en", reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") troubles.push(`console: ${message.text()}`);
    });
    await page.addInitScript((entries) => {
      addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
      if (sessionStorage.getItem("visited")) return;
      sessionStorage.setItem("visited", "yes");
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, asText(stored));
    visits.push({ page, context, troubles, expected });
    await page.goto(url ?? site.url + path);
    return { page, context, troubles };
  }

  return { site: () => site, visit };
}

function asText(stored: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]));
}
