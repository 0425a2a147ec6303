import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pkg, runModule } from "../lib/run.ts";

const wasm = readFileSync(join(pkg, "dist/orkan.wasm"));
/** The same engine with another build's mark, which is the last thing in the file. */
const older = Buffer.from(wasm);
older[older.length - 1] = "x".charCodeAt(0);
let server: Server;
let base: string;

beforeAll(async () => {
  let asked = 0;
  server = createServer((request, response) => {
    const answer = (status: number, type: string, body: string | Buffer) => {
      response.writeHead(status, { "content-type": type });
      response.end(body);
    };
    if (request.url === "/orkan.wasm") answer(200, "application/wasm", wasm);
    else if (request.url === "/plain") answer(200, "application/octet-stream", wasm);
    else if (request.url === "/html") answer(200, "text/html", "<!doctype html><title>Home</title>");
    else if (request.url === "/json") answer(200, "application/json", '{"error":"no such file"}');
    else if (request.url === "/empty") answer(200, "application/wasm", "");
    else if (request.url === "/cut") answer(200, "application/wasm", wasm.subarray(0, 5000));
    else if (request.url === "/other") answer(200, "application/wasm", Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    else if (request.url === "/older") answer(200, "application/wasm", older);
    else if (request.url === "/second") answer(200, "text/html", asked++ === 0 ? "<html></html>" : wasm);
    else answer(404, "text/html", "<h1>Not found</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

/** What `init` of an argument, written as code, comes to. */
function init(argument: string, entry = "orkan") {
  return runModule<{ code: string; message: string; path: string; error: boolean; moves: number }>(`
    import { Game, init, OrkanError } from "${entry}";
    import { readFileSync } from "node:fs";
    let result = { code: "ok" };
    try { await init(${argument}); result.moves = new Game("chess").legalActions().length; }
    catch (e) { result = { code: e.code, message: e.message, path: e.path, error: e instanceof OrkanError && e instanceof Error }; }
    console.log(JSON.stringify(result));
  `);
}

describe("sources that work", () => {
  const file = JSON.stringify(join(pkg, "dist/orkan.wasm"));
  test.each([
    ["nothing", ""],
    ["undefined", "undefined"],
    ["a file URL", 'new URL(import.meta.resolve("orkan/orkan.wasm"))'],
    ["a file URL as text", 'import.meta.resolve("orkan/orkan.wasm")'],
    ["a path", file],
    ["a relative path", '"../pkg/dist/orkan.wasm"'],
    [
      "a path with characters that mean something in addresses",
      `await (async () => {
      const { cpSync, mkdtempSync } = await import("node:fs");
      const folder = mkdtempSync((await import("node:os")).tmpdir() + "/orkan a#b?c%20d-");
      cpSync(${file}, folder + "/orkan.wasm");
      return folder + "/orkan.wasm";
    })()`,
    ],
    ["a Buffer", `readFileSync(${file})`],
    ["an ArrayBuffer", `new Uint8Array(readFileSync(${file})).buffer`],
    [
      "a view into a larger buffer",
      `(() => { const b = readFileSync(${file}); const a = new Uint8Array(b.length + 10); a.set(b, 5); return a.subarray(5, 5 + b.length); })()`,
    ],
    ["a DataView", `new DataView(new Uint8Array(readFileSync(${file})).buffer)`],
    ["a Module", `new WebAssembly.Module(readFileSync(${file}))`],
    ["a Response", `new Response(readFileSync(${file}))`],
  ])("%s", async (_, argument) => {
    expect(await init(argument)).toEqual({ code: "ok", moves: 20 });
  });

  test("an address, whatever type the server gives it", async () => {
    expect(await init(`"${base}/orkan.wasm"`)).toEqual({ code: "ok", moves: 20 });
    expect(await init(`new URL("${base}/plain")`)).toEqual({ code: "ok", moves: 20 });
    expect(await init(`await fetch("${base}/plain")`)).toEqual({ code: "ok", moves: 20 });
  });

  test("orkan/inline asks nobody", async () => {
    const forbid = "globalThis.fetch = () => { throw new Error('fetched') }, undefined";
    expect(await init(`(${forbid})`, "orkan/inline")).toEqual({ code: "ok", moves: 20 });
  });
});

describe("sources that fail name the address and what came", () => {
  test.each([
    ["/html", /an HTML page/],
    ["/json", /the text “\{"error":"no such file"\}”/],
    ["/empty", /an empty answer/],
    ["/nowhere", /status 404/],
    ["/cut", /damaged/],
    ["/other", /not Orkan's engine/],
    ["/older", /the engine is build .*x, this package needs build/],
  ])("%s", async (path, message) => {
    const result = await init(`"${base}${path}"`);
    expect(result).toMatchObject({ code: "load-failed", path: "source", error: true });
    expect(result.message).toMatch(message);
    if (!["/other", "/older"].includes(path)) expect(result.message).toContain(base + path);
  });

  test("a file that is not there, no server, no address", async () => {
    expect(await init('"/nowhere/orkan.wasm"')).toMatchObject({ code: "load-failed", message: expect.stringContaining("/nowhere/orkan.wasm") });
    expect(await init('"http://127.0.0.1:9/orkan.wasm"')).toMatchObject({ code: "load-failed", message: expect.stringContaining("127.0.0.1:9") });
    expect(await init('"http://"')).toMatchObject({ code: "load-failed", message: expect.stringContaining("http://") });
  });

  test("a machine without WebAssembly", async () => {
    const result = await init("(delete globalThis.WebAssembly, undefined)");
    expect(result).toMatchObject({ code: "load-failed", message: expect.stringContaining("no WebAssembly") });
  });

  test("a Response with HTML, a used Response", async () => {
    expect((await init('new Response("<html></html>")')).message).toMatch(/an HTML page/);
    const used = await init('await (async () => { const r = new Response("x"); await r.text(); return r; })()');
    expect(used).toMatchObject({ code: "load-failed", error: true });
  });

  test.each(["42", "null", "{}", "[]", "true", "() => 1", "Symbol()"])("%s is no source", async (argument) => {
    expect(await init(argument)).toMatchObject({ code: "bad-argument", path: "source", error: true });
  });
});

describe("once", () => {
  test("concurrent and later calls share the promise and the engine", async () => {
    const result = await runModule(`
      import { Game, init } from "orkan";
      import * as inline from "orkan/inline";
      const first = init();
      const same = first === init() && first === inline.init();
      await Promise.all([first, init(), init("${base}/html")]);
      await init("${base}/html");
      console.log(JSON.stringify([same, inline.Game === Game, new Game("chess").legalActions().length]));
    `);
    expect(result).toEqual([true, true, 20]);
  });

  test("a failed attempt can be repeated", async () => {
    const result = await runModule(`
      import { Game, init } from "orkan";
      const codes = [];
      for (let i = 0; i < 2; i++) await init("${base}/second").then(() => codes.push("ok"), (e) => codes.push(e.code));
      console.log(JSON.stringify([codes, new Game("chess").legalActions().length]));
    `);
    expect(result).toEqual([["load-failed", "ok"], 20]);
  });

  test("before init everything that needs the engine says not-initialised", async () => {
    const result = await runModule(`
      import { Game, init, variants } from "orkan";
      const codes = [];
      for (const f of [() => new Game("chess"), () => Game.fromRecord("{}"), () => new Game()]) try { f(); } catch (e) { codes.push(e.code); }
      const pending = init();
      try { new Game("chess"); } catch (e) { codes.push(e.code); }
      await pending;
      new Game("chess");
      console.log(JSON.stringify([codes, variants().length > 0]));
    `);
    expect(result).toEqual([["not-initialised", "not-initialised", "not-initialised", "not-initialised"], true]);
  });

  test("importing touches neither DOM nor network nor files", async () => {
    const result = await runModule(`
      const touched = [];
      for (const name of ["window", "document", "navigator", "location", "self", "fetch", "Worker", "localStorage", "XMLHttpRequest"])
        Object.defineProperty(globalThis, name, { configurable: true, get() { touched.push(name); } });
      process.getBuiltinModule = (name) => { touched.push(name); };
      for (const entry of ["orkan", "orkan/inline", "orkan/lang/de", "orkan/lang/fr"]) await import(entry);
      console.log(JSON.stringify(touched));
    `);
    expect(result).toEqual([]);
  });
});
