#!/usr/bin/env node
// Sizes of files as they are, with gzip -9 and with brotli -11: node scripts/size.mjs [file …]
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const files = process.argv.slice(2);
if (!files.length) files.push("pkg/dist/orkan.wasm");
const kb = (n) => `${(n / 1000).toFixed(1)} kB`;
for (const file of files) {
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  console.log(`${file}: ${kb(bytes.length)}, gzip ${kb(gzipSync(bytes, { level: 9 }).length)}, brotli ${kb(brotli.length)}`);
}
