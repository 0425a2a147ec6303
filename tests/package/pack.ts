import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pkg, root, run } from "../lib/run.ts";

const consumers = join(root, "tests/package/consumers");

/**
 * Packs the package as it would be published and installs the tarball into a project of its own, in which the consumers lie.
 * @param name one folder each test file, so that they can run side by side
 */
export async function install(name: string): Promise<{ home: string; tarball: string }> {
  const home = join(root, "tests/.cache", name);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  await run("npm", ["pack", "--silent", "--pack-destination", home], pkg);
  const tarball = join(home, readdirSync(home).find((file) => file.endsWith(".tgz")) ?? "");
  writeFileSync(join(home, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", tarball], home);
  if (!existsSync(join(home, "node_modules/orkan/dist/index.js"))) throw new Error("the tarball holds no dist/index.js");
  cpSync(consumers, home, { recursive: true });
  return { home, tarball };
}
