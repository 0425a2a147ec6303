// What the scripts print, and how they start programs. Node's own modules only: these run before `npm ci`.
import { spawn, spawnSync } from "node:child_process";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

// rustup puts its programs here; a fresh shell may not have it in its path yet.
process.env.PATH = [process.env.PATH, join(homedir(), ".cargo", "bin")].join(delimiter);

export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Ends the script with a sentence that tells what to do. */
export function fail(text) {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

const windows = process.platform === "win32";

/** Runs a program with its output shown; resolves to whether it succeeded. */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: windows && program === "npm",
      ...options,
    });
    child.on("error", (error) => {
      console.error(`✗ cannot start ${program}: ${error.message}`);
      resolve(false);
    });
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** As `run`, but a failure ends the script. */
export async function must(program, args, options = {}) {
  if (!(await run(program, args, options))) fail(`${program} ${args.join(" ")} failed; see above`);
}

/** What a program prints, or null if it is missing or fails. */
export function output(program, args) {
  const result = spawnSync(program, args, { cwd: root, encoding: "utf8", shell: windows && program === "npm" });
  return result.status === 0 ? result.stdout : null;
}

/** A program of an installed npm package, started with this Node. */
export function tool(path, args, options = {}) {
  return run(process.execPath, [join(root, "node_modules", path), ...args], options);
}
