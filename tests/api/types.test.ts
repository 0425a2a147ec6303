import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { pkg, root, run } from "../lib/run.ts";

const home = join(root, "tests/.cache/types");
const tsc = join(root, "node_modules/typescript/bin/tsc");

/** Compiles files as a user's project would; resolves to nothing or rejects with the compiler's complaints. */
function compile(name: string, files: string[], options: Record<string, unknown>) {
  const compilerOptions = { strict: true, noEmit: true, types: [], lib: ["ES2023", "DOM"], target: "ES2022", ...options };
  const config = join(home, `${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  return run(process.execPath, [tsc, "--project", config], home);
}

const PROGRAMS = ["chess.ts", "bots.ts", "setups.ts"].map((name) => `programs/${name}`);
const BUNDLER = { module: "ESNext", moduleResolution: "bundler" };
const NODE = { module: "NodeNext", moduleResolution: "NodeNext" };

beforeAll(() => {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, "node_modules"), { recursive: true });
  symlinkSync(pkg, join(home, "node_modules/orkan"));
  writeFileSync(join(home, "package.json"), '{"type":"module"}');
  cpSync(join(root, "tests/api/programs"), join(home, "programs"), { recursive: true });
  cpSync(join(root, "tests/api/contract.d.ts"), join(home, "contract.d.ts"));
});

describe("programs written against the contract compile under --strict", () => {
  test("with the contract itself", () =>
    compile("contract", PROGRAMS, { ...BUNDLER, paths: { orkan: ["./contract.d.ts"], "orkan/worker": ["./contract.d.ts"] } }));
  test("with the package, resolved as bundlers do", () => compile("bundler", PROGRAMS, BUNDLER));
  test("with the package, resolved as Node does, and its declarations checked too", () => compile("node", PROGRAMS, { ...NODE, skipLibCheck: false }));
  test("with the package and exact optional properties", () =>
    compile("exact", PROGRAMS, { ...BUNDLER, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true }));
});

test("a page with the element compiles, with its declarations checked too", async () => {
  await compile("element", ["programs/element.ts"], { ...NODE, skipLibCheck: false });
  await compile("element-bundler", ["programs/element.ts"], { ...BUNDLER, skipLibCheck: false });
});

test("the package's types are the contract's", () => compile("same", ["programs/contract.ts"], BUNDLER));

test("what the contract does not allow does not compile", async () => {
  const wrong = [
    'new Game("checkers");',
    'new Game("chess", { lang: "es" });',
    'new Game("chess").turn = "black";',
    'new Game("chess").legalActions({ from: "e9" });',
    'new Game("chess").view("referee");',
    'const captures: number[] = new Game("chess").legalActions()[0]!.captures;',
  ];
  writeFileSync(join(home, "wrong.ts"), `import { Game } from "orkan";\n${wrong.map((line) => `// @ts-expect-error\n${line}`).join("\n")}\nexport {};\n`);
  await compile("wrong", ["wrong.ts"], BUNDLER);
  writeFileSync(join(home, "wrong-bare.ts"), `import { Game } from "orkan";\n${wrong.join("\n")}\nexport {};\n`);
  await expect(compile("wrong-bare", ["wrong-bare.ts"], BUNDLER)).rejects.toThrow(/TS2/);
});
