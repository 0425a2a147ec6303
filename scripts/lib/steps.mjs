// The parts of a build.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run, say } from "./say.mjs";

/** Engine to WebAssembly, and what TypeScript must know of it. */
export async function buildEngine() {
  say("engine: Rust to WebAssembly (the first time about three minutes, most of it build tools)");
  return (await run("cargo", ["xtask", "wasm"])) && (await run("cargo", ["xtask", "catalogue"]));
}

/** The npm package, from pkg/src to pkg/dist. */
export async function buildPackage() {
  say("package: pkg/dist");
  return run(process.execPath, ["build.mjs"], { cwd: join(root, "pkg") });
}

/** The page, from www to www/dist. */
export async function buildPage() {
  say("page: www/dist");
  if (!existsSync(join(root, "www/package.json"))) {
    console.error("✗ www/ is missing");
    return false;
  }
  return run("npm", ["run", "build", "--workspace", "www"]);
}
