import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { root } from "../../lib/run.ts";

/** The built page. */
export const page = join(root, "www/dist");

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export interface Site {
  url: string;
  /** Answers some requests otherwise; true when it did. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  close(): Promise<void>;
}

/** Serves folders as a plain static host would; the keys are the paths they lie under. */
export async function serve(folders: Record<string, string> = { "/": page }): Promise<Site> {
  const server = createServer((request, response) => {
    if (site.intercept?.(request, response)) return;
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const mount = Object.keys(folders)
      .filter((prefix) => pathname.startsWith(prefix))
      .sort((a, b) => b.length - a.length)[0];
    let file = mount ? join(folders[mount] as string, normalize(decodeURIComponent(pathname.slice(mount.length)))) : "";
    if (file && existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
    if (!file || !existsSync(file)) {
      response.writeHead(404, { "content-type": "text/html" }).end("<!doctype html><title>Not found</title>");
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", "cache-control": "no-cache" });
    createReadStream(file).pipe(response);
  });
  const site: Site = {
    url: "",
    intercept: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site.url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return site;
}
