/**
 * Node's own modules, reached without an import: bundlers would have to resolve `node:fs` for browsers.
 * `process.getBuiltinModule` exists since Node 20.16 and 22.3, in Deno 2 and in Bun.
 */
interface NodeProcess {
  versions?: { node?: string };
  getBuiltinModule?(name: string): unknown;
}

/** The part of `node:fs` that is used. */
export interface NodeFiles {
  readFileSync(path: string | URL): Uint8Array<ArrayBuffer>;
}

/** The part of `node:zlib` that is used. */
export interface NodeZlib {
  inflateRawSync(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

/** The part of `node:worker_threads` that is used. */
export interface NodeThreads {
  isMainThread: boolean;
  parentPort: { on(event: "message", listener: (data: unknown) => void): void; postMessage(data: unknown): void } | null;
  Worker: new (file: URL | string, options?: { eval?: boolean; execArgv?: string[] }) => NodeThread;
}

/** A worker thread. */
export interface NodeThread {
  on(event: "message", listener: (data: unknown) => void): void;
  on(event: "error", listener: (error: unknown) => void): void;
  on(event: "exit", listener: (code: number) => void): void;
  postMessage(data: unknown): void;
  terminate(): Promise<number>;
  ref(): void;
  unref(): void;
}

function builtin<T>(name: string): T | null {
  const process = (globalThis as { process?: NodeProcess }).process;
  if (typeof process?.versions?.node !== "string" || typeof process.getBuiltinModule !== "function") return null;
  return (process.getBuiltinModule(name) as T | undefined) ?? null;
}

/** `node:fs`, or null where there is none. Electron's pages and bundles with a `process` shim have none either. */
export function nodeFiles(): NodeFiles | null {
  return builtin<NodeFiles>("node:fs");
}

/** `node:zlib`, or null where there is none. */
export function nodeZlib(): NodeZlib | null {
  return builtin<NodeZlib>("node:zlib");
}

/** `node:worker_threads`, or null where there is none. */
export function nodeThreads(): NodeThreads | null {
  return builtin<NodeThreads>("node:worker_threads");
}
