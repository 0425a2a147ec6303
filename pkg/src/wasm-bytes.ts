import { type OrkanError, orkanError } from "./errors.js";
import { nodeFiles } from "./node.js";

/** Where the engine may come from. */
export type Source = URL | string | Response | BufferSource | WebAssembly.Module;

const HINT = "the server must answer with the file orkan.wasm as it is in the package";

function failed(address: string, what: string, cause?: unknown): OrkanError {
  return orkanError("load-failed", `The engine could not be loaded from ${address}: ${what}.`, "source", null, { cause });
}

/** The first characters of what came, for the message. */
function describe(bytes: Uint8Array): string {
  if (bytes.length === 0) return "an empty answer";
  const text = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart();
  if (/^<(!doctype html|html|head|body|!--)/i.test(text)) return "an HTML page";
  if (/^<\?xml/i.test(text)) return "an XML document";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters tell binary data from text
  if (/[\u0000-\u0008\uFFFD]/.test(text)) return "a file that is no WebAssembly";
  return `the text “${text.slice(0, 40).replace(/\s+/g, " ")}${text.length > 40 ? "…" : ""}”`;
}

function isWasm(bytes: Uint8Array): boolean {
  return bytes.length >= 8 && bytes[0] === 0x00 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d;
}

/** The object's class by name, so that objects of another realm (an iframe, Node's vm) count too. */
function tag(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | null {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength);
  const kind = tag(value);
  if (kind === "ArrayBuffer" || kind === "SharedArrayBuffer") return new Uint8Array(value as ArrayBuffer);
  return null;
}

function isResponse(value: unknown): value is Response {
  return tag(value) === "Response" && typeof (value as Response).arrayBuffer === "function";
}

async function fromResponse(response: Response, address: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok) throw failed(address, `the answer was status ${response.status}${response.statusText ? ` ${response.statusText}` : ""}`);
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw failed(address, "the answer could not be read to its end", cause);
  }
}

/** The address of a file; characters that mean something in addresses are the file's own here. */
function fileAddress(path: string): string {
  const slashed = path.replaceAll("\\", "/");
  return `file://${slashed.startsWith("/") ? "" : "/"}${encodeURI(slashed).replace(/[?#]/g, encodeURIComponent)}`;
}

/** An absolute address; a bare path is a file in Node and relative to the page in a browser. */
function resolve(source: URL | string): URL {
  if (typeof source !== "string") return new URL(source.href);
  const scope = globalThis as { document?: { baseURI: string }; location?: { href: string }; process?: { cwd?(): string } };
  const page = scope.document?.baseURI ?? scope.location?.href;
  try {
    if (page !== undefined || typeof scope.process?.cwd !== "function" || /^[a-z][a-z0-9+.-]+:/i.test(source)) return new URL(source, page);
    const absolute = source.startsWith("/") || /^[a-z]:[\\/]/i.test(source);
    return new URL(fileAddress(absolute ? source : `${scope.process.cwd()}/${source}`));
  } catch (cause) {
    throw failed(source || "an empty address", "this is no address", cause);
  }
}

async function fromAddress(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const address = url.href.length > 200 ? `${url.href.slice(0, 200)}…` : url.href;
  const files = url.protocol === "file:" ? nodeFiles() : null;
  if (files) {
    try {
      // At once: one file of this size takes a fraction of a millisecond, by way of the thread pool several.
      return files.readFileSync(url);
    } catch (cause) {
      throw failed(address, "the file cannot be read", cause);
    }
  }
  let response: Response;
  try {
    response = await fetch(url);
  } catch (cause) {
    const why =
      url.protocol === "file:"
        ? "a page opened from disk may not read files; import orkan/inline instead"
        : `nothing came (${cause instanceof Error ? cause.message : "network error"})`;
    throw failed(address, why, cause);
  }
  return fromResponse(response, address);
}

/**
 * Gets and compiles a wasm file.
 * @throws {OrkanError} `load-failed`, naming the address and what came instead of wasm; `bad-argument` for what cannot be a source
 */
export async function compile(source: Source): Promise<WebAssembly.Module> {
  if (tag(source) === "WebAssembly.Module") return source as WebAssembly.Module;
  let bytes = bytesOf(source);
  let address = "the given bytes";
  if (!bytes) {
    if (isResponse(source)) {
      address = source.url || "the given Response";
      bytes = await fromResponse(source, address);
    } else if (typeof source === "string" || tag(source) === "URL") {
      const url = resolve(source as URL | string);
      address = url.href;
      bytes = await fromAddress(url);
    } else {
      throw orkanError("bad-argument", "init() takes a URL, an address, a Response, bytes or a WebAssembly.Module.", "source");
    }
  }
  if (typeof WebAssembly === "undefined") throw failed(address, "this browser has no WebAssembly, or it is switched off");
  if (!isWasm(bytes)) throw failed(address, `${describe(bytes)} came instead of WebAssembly; ${HINT}`);
  try {
    // In Node at once, too: functions are compiled when they are first called, and there is no page to keep alive.
    return nodeFiles() ? new WebAssembly.Module(bytes) : await WebAssembly.compile(bytes);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const blocked = /content security policy|unsafe-eval|wasm-eval/i.test(message);
    throw failed(address, blocked ? "the page's Content-Security-Policy lacks 'wasm-unsafe-eval' in script-src" : `the file is damaged (${message})`, cause);
  }
}
