import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of the built package. */
export const pkg = join(root, "pkg");

/** Runs a program and resolves to what it printed; rejects with what it complained about. */
export function run(program: string, args: string[], cwd = root, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let out = "";
    let complaints = "";
    child.stdout.on("data", (data) => {
      out += data;
    });
    child.stderr.on("data", (data) => {
      complaints += data;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`${program} ${args.join(" ")} ended with ${code}\n${out}\n${complaints}`));
    });
  });
}

/**
 * Runs an ES module in a process of its own, in which nothing of the package is loaded yet, and resolves to the JSON it prints.
 * The code may `import` from "orkan".
 */
export async function runModule<T>(code: string, flags: string[] = []): Promise<T> {
  const out = await run(process.execPath, [...flags, "--input-type=module", "--eval", code], join(root, "tests"));
  return JSON.parse(out) as T;
}
