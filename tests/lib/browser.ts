import { type Browser, chromium } from "playwright-core";
import { CHROMIUM_ARGS, needChromium } from "../../scripts/lib/browser.mjs";

/** Starts the browser of the tests; scripts/lib/browser.mjs says which one. */
export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await needChromium(), args: CHROMIUM_ARGS });
}
