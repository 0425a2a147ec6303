// The browser of the tests.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fail, run, say } from "./say.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Path of a Chromium or Chrome: `ORKAN_CHROMIUM` if set, else the first one in the path; null if there is none. */
export function findChromium() {
  const named = process.env.ORKAN_CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of NAMES) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return existsSync(mac) ? mac : null;
}

/** Command-line arguments for a browser that stays at home. */
export const CHROMIUM_ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** As `findChromium`, but installs Debian's where it may, and ends the script where it may not. */
export async function needChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.ORKAN_CHROMIUM) fail(`ORKAN_CHROMIUM names ${process.env.ORKAN_CHROMIUM}, which does not exist`);
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("installing Chromium for the browser tests (apt-get, a minute or two)");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env });
    const installed = findChromium();
    if (installed) return installed;
  }
  return fail("The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set ORKAN_CHROMIUM to the path of a Chromium or Chrome.");
}
