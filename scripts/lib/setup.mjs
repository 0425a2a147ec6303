// What a fresh checkout needs before anything can be built: the toolchain's parts and the npm packages.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, must, output, root, say } from "./say.mjs";

const TARGET = "wasm32-unknown-unknown";

function node() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Node 20.19 or newer is needed; this is ${process.version}`);
}

async function rust({ lint }) {
  if (output("rustup", ["--version"]) === null) {
    if (output("cargo", ["--version"]) === null) fail("Rust is missing. Install it with rustup (https://rustup.rs), then run this again.");
    // A toolchain from elsewhere (a distribution, Nix): it must bring its own target.
    return;
  }
  if (output("rustc", ["--version"]) === null) {
    // rust-toolchain.toml names it; some versions of rustup have fetched it by now, the others do it here.
    say("installing the Rust toolchain (rustup, a minute or two)");
    await must("rustup", ["toolchain", "install"]);
  }
  const installed = output("rustup", ["target", "list", "--installed"]) ?? "";
  if (!installed.split("\n").includes(TARGET)) {
    say(`adding the Rust target ${TARGET}`);
    await must("rustup", ["target", "add", TARGET]);
  }
  if (!lint) return;
  const components = output("rustup", ["component", "list", "--installed"]) ?? "";
  const missing = ["clippy", "rustfmt"].filter((name) => !components.split("\n").some((line) => line.startsWith(name)));
  if (missing.length) {
    say(`adding the Rust components ${missing.join(", ")}`);
    await must("rustup", ["component", "add", ...missing]);
  }
}

/** Installs a folder's npm packages if its lock file or Node's version is not the one of the last time. */
export async function packages(folder = root, what = "npm packages") {
  const stamp = join(folder, "node_modules", ".orkan-lock");
  const wanted = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(process.version)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say(`installing ${what} (npm ci, about half a minute)`);
  // No package of ours needs its install script; what ships binaries ships them as packages.
  await must("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
  writeFileSync(stamp, wanted);
}

/** Everything a build needs; with `lint` also what `npm test` needs of the Rust toolchain. */
export async function setUp({ lint = false } = {}) {
  node();
  await rust({ lint });
  await packages();
}
