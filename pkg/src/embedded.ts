import base64 from "orkan:wasm";
import { orkanError } from "./errors.js";
import { nodeZlib } from "./node.js";

/** The bytes of the embedded engine; they are kept deflated and in base64. */
export async function embedded(): Promise<BufferSource> {
  const text = atob(base64);
  const packed = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) packed[i] = text.charCodeAt(i);
  const zlib = nodeZlib();
  if (zlib) return zlib.inflateRawSync(packed);
  if (typeof DecompressionStream === "undefined") {
    throw orkanError("load-failed", "The embedded engine cannot be unpacked: this browser has no DecompressionStream.", "source");
  }
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}
