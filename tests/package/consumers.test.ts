import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as esbuild } from "esbuild";
import type { Browser } from "playwright-core";
import { createServer, build as vite } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import webpack from "webpack";
import { launch } from "../lib/browser.ts";
import { run } from "../lib/run.ts";
import { serve } from "../lib/serve.ts";
import { install } from "./pack.ts";

let home: string;
let browser: Browser;
/** What the program comes to in Node; every other consumer must come to the same. */
let expected: Record<string, unknown>;

beforeAll(async () => {
  ({ home } = await install("consumers"));
  browser = await launch();
  expected = await inNode("orkan");
});

afterAll(() => browser?.close());

async function inNode(entry: string): Promise<Record<string, unknown>> {
  const code = `
    import * as orkan from "${entry}";
    import "orkan/lang/de";
    import "orkan/lang/fr";
    import { program } from "./program.js";
    console.log(JSON.stringify(await program(orkan)));`;
  writeFileSync(join(home, "node.mjs"), code);
  return JSON.parse(await run(process.execPath, ["node.mjs"], home));
}

/** Opens a page and waits for its result; whatever the page complains about fails the test. */
async function open(url: string) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("favicon")) complaints.push(message.text());
  });
  page.on("request", (request) => requests.push(request.url()));
  try {
    await page.goto(url);
    // Asked for again and again: waiting inside the page would need 'unsafe-eval'.
    for (let tries = 0; tries < 600; tries++) {
      const result = await page.evaluate(() => (globalThis as { result?: Record<string, unknown> }).result);
      if (result) return { result, complaints, requests };
      await page.waitForTimeout(100);
    }
    throw new Error(`no result; ${complaints.join("\n")}`);
  } finally {
    await page.close();
  }
}

function html(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Consumer</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
}

const IMPORTS = JSON.stringify({
  imports: {
    orkan: "./orkan/index.js",
    "orkan/inline": "./orkan/inline.js",
    "orkan/worker": "./orkan/worker.js",
    "orkan/lang/de": "./orkan/lang/de.js",
    "orkan/lang/fr": "./orkan/lang/fr.js",
  },
});

/** A folder that serves the package's files as they are, beside a page of this name. */
function plainFolder(name: string, page: string): string {
  const folder = join(home, name);
  mkdirSync(folder);
  cpSync(join(home, "node_modules/orkan/dist"), join(folder, "orkan"), { recursive: true });
  for (const file of ["program.js", "main.js", "main-inline.js"]) cpSync(join(home, file), join(folder, file));
  writeFileSync(join(folder, "index.html"), page);
  return folder;
}

test("Node", () => {
  expect(expected).toMatchObject({ aborted: [true, "aborted"], closed: "closed", perft: 197281 });
  expect(expected.labels).toHaveLength(12);
  expect(expected.refused).toMatch(/ne peut pas aller en e5/);
});

test("Node, the embedded engine", async () => {
  expect(await inNode("orkan/inline")).toEqual(expected);
});

test("a plain static page with <script type=module>", async () => {
  const page = html(`<script type="importmap">${IMPORTS}</script><script type="module" src="main.js"></script>`);
  const server = await serve(plainFolder("plain", page));
  try {
    const { result, complaints, requests } = await open(server.url);
    expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
    expect(requests.some((url) => url.endsWith("/orkan/orkan.wasm"))).toBe(true);
    expect(requests.some((url) => url.endsWith("/orkan/bot-worker.js"))).toBe(true);
  } finally {
    await server.close();
  }
});

test("a plain static page that imports by path, without an import map", async () => {
  const page = html(
    '<script type="module">import * as orkan from "./orkan/index.js"; import "./orkan/lang/de.js"; import "./orkan/lang/fr.js"; import { show } from "./program.js"; show(orkan);</script>',
  );
  const server = await serve(plainFolder("paths", page));
  try {
    const { result, complaints } = await open(server.url);
    expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
  } finally {
    await server.close();
  }
});

test("a page under a strict Content-Security-Policy", async () => {
  // Inline scripts, import maps among them, are forbidden too, so the page's modules name their files.
  const folder = plainFolder("csp", html('<script type="module" src="start.js"></script>'));
  const start =
    'import * as orkan from "./orkan/index.js"; import "./orkan/lang/de.js"; import "./orkan/lang/fr.js"; import { show } from "./program.js"; show(orkan);';
  writeFileSync(join(folder, "start.js"), start);
  const server = await serve(folder, { "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src data:" });
  try {
    const { result, complaints } = await open(server.url);
    expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
  } finally {
    await server.close();
  }
});

test("without 'wasm-unsafe-eval' the error says so", async () => {
  const folder = plainFolder("csp-no-wasm", html('<script type="module" src="start.js"></script>'));
  writeFileSync(
    join(folder, "start.js"),
    'import { init } from "./orkan/index.js"; init().catch((e) => { globalThis.result = { code: e.code, message: e.message }; });',
  );
  const server = await serve(folder, { "content-security-policy": "default-src 'self'; img-src data:" });
  try {
    const { result } = await open(server.url);
    expect(result).toEqual({ code: "load-failed", message: expect.stringContaining("'wasm-unsafe-eval'") });
  } finally {
    await server.close();
  }
});

test("orkan/inline under a policy that forbids every request and every worker", async () => {
  const folder = plainFolder("csp-inline", html('<script type="module" src="start.js"></script>'));
  const start =
    'import * as orkan from "./orkan/inline.js"; import "./orkan/lang/de.js"; import "./orkan/lang/fr.js"; import { show } from "./program.js"; show(orkan);';
  writeFileSync(join(folder, "start.js"), start);
  const server = await serve(folder, {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:; worker-src 'none'",
  });
  try {
    const { result, requests } = await open(server.url);
    expect(result).toEqual(expected);
    expect(requests.filter((url) => url.endsWith(".wasm"))).toEqual([]);
  } finally {
    await server.close();
  }
});

test("a page whose server answers HTML for everything it does not know", async () => {
  const folder = plainFolder("fallback", html('<script type="module" src="start.js"></script>'));
  writeFileSync(
    join(folder, "start.js"),
    'import { init } from "./orkan/index.js"; init("/moved/orkan.wasm").catch((e) => { globalThis.result = { code: e.code, message: e.message }; });',
  );
  mkdirSync(join(folder, "moved/orkan.wasm"), { recursive: true });
  writeFileSync(join(folder, "moved/orkan.wasm/index.html"), html("Welcome"));
  const server = await serve(folder);
  try {
    const { result } = await open(server.url);
    expect(result.code).toBe("load-failed");
    expect(result.message).toContain(`${server.url}/moved/orkan.wasm`);
    expect(result.message).toContain("HTML");
  } finally {
    await server.close();
  }
});

test("a package on another origin, as from a CDN", async () => {
  const cdn = await serve(join(home, "node_modules/orkan/dist"), { "access-control-allow-origin": "*" });
  const folder = plainFolder("cdn", "");
  const start = `import * as orkan from "${cdn.url}/index.js"; import "${cdn.url}/lang/de.js"; import "${cdn.url}/lang/fr.js"; import { show } from "./program.js"; show(orkan);`;
  writeFileSync(join(folder, "start.js"), start);
  writeFileSync(join(folder, "index.html"), html('<script type="module" src="start.js"></script>'));
  const server = await serve(folder);
  try {
    const { result, complaints } = await open(server.url);
    expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
  } finally {
    await server.close();
    await cdn.close();
  }
});

test.each(["main.js", "main-inline.js"])("a Vite build of %s", async (main) => {
  const root = join(home, `vite-${main}`);
  mkdirSync(root);
  for (const file of ["program.js", main]) cpSync(join(home, file), join(root, file));
  writeFileSync(join(root, "index.html"), html(`<script type="module" src="./${main}"></script>`));
  await vite({ root, base: "./", logLevel: "error", configFile: false, build: { outDir: "out", emptyOutDir: true } });
  const server = await serve(join(root, "out"));
  try {
    const { result, complaints, requests } = await open(server.url);
    expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
    const wasm = readdirSync(join(root, "out/assets")).filter((file) => file.endsWith(".wasm"));
    expect(wasm).toHaveLength(main === "main.js" ? 1 : 0);
    expect(requests.filter((url) => url.endsWith(".wasm"))).toHaveLength(wasm.length);
  } finally {
    await server.close();
  }
});

test("Vite's development server, the package left out of its optimizer", async () => {
  const root = join(home, "vite-dev");
  mkdirSync(root);
  for (const file of ["program.js", "main.js"]) cpSync(join(home, file), join(root, file));
  writeFileSync(join(root, "index.html"), html('<script type="module" src="./main.js"></script>'));
  const server = await createServer({
    root,
    logLevel: "error",
    configFile: false,
    optimizeDeps: { exclude: ["orkan"] },
    server: { port: 0, host: "127.0.0.1" },
  });
  try {
    await server.listen();
    const { result, complaints } = await open(server.resolvedUrls?.local[0] ?? "");
    expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
  } finally {
    await server.close();
  }
});

test.each(["main.js", "main-inline.js"])("a webpack build of %s", async (main) => {
  const out = join(home, `webpack-${main}`);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack({ mode: "production", context: home, entry: `./${main}`, output: { path: out, filename: "bundle.js" }, performance: false }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
  expect(stats?.toJson({ all: false, errors: true, warnings: true })).toMatchObject({ errors: [], warnings: [] });
  writeFileSync(join(out, "index.html"), html('<script src="bundle.js"></script>'));
  const server = await serve(out);
  try {
    const { result, complaints, requests } = await open(server.url);
    expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
    expect(requests.filter((url) => url.endsWith(".wasm"))).toHaveLength(main === "main.js" ? 1 : 0);
  } finally {
    await server.close();
  }
});

test("orkan/inline in a page opened from disk", async () => {
  // A page from disk may not import files, so its script is bundled into it.
  const { outputFiles } = await esbuild({
    absWorkingDir: home,
    entryPoints: ["main-inline.js"],
    bundle: true,
    format: "iife",
    minify: true,
    write: false,
    logLevel: "error",
  });
  const script = (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\/script");
  const file = join(home, "from-disk.html");
  writeFileSync(file, html(`<script>${script}</script>`));
  const { result, complaints, requests } = await open(pathToFileURL(file).href);
  expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
  expect(requests.filter((url) => !/^(file:.*from-disk\.html|blob:|data:)/.test(url))).toEqual([]);
});

test("orkan/inline as a module script inside a page opened from disk", async () => {
  const { outputFiles } = await esbuild({ absWorkingDir: home, entryPoints: ["main-inline.js"], bundle: true, format: "esm", write: false, logLevel: "error" });
  const script = (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\/script");
  const file = join(home, "from-disk-module.html");
  writeFileSync(file, html(`<script type="module">${script}</script>`));
  const { result, complaints } = await open(pathToFileURL(file).href);
  expect({ result, complaints }).toEqual({ result: expected, complaints: [] });
});

test("orkan in a page opened from disk says that orkan/inline is for that", async () => {
  const { outputFiles } = await esbuild({
    absWorkingDir: home,
    stdin: { contents: 'import { init } from "orkan"; init().catch((e) => { globalThis.result = { code: e.code, message: e.message }; });', resolveDir: home },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "error",
  });
  const file = join(home, "from-disk-fetching.html");
  writeFileSync(file, html(`<script type="module">${outputFiles[0]?.text.replaceAll("</script", "<\\/script")}</script>`));
  const { result } = await open(pathToFileURL(file).href);
  expect(result).toEqual({ code: "load-failed", message: expect.stringContaining("orkan/inline") });
});

test("the declared files are what is shipped", () => {
  const manifest = JSON.parse(readFileSync(join(home, "node_modules/orkan/package.json"), "utf8"));
  expect(manifest.dependencies).toBeUndefined();
  for (const file of ["README.md", "LICENSE-MIT", "LICENSE-APACHE"]) expect(readdirSync(join(home, "node_modules/orkan"))).toContain(file);
});
