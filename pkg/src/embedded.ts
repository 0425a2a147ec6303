import base64 from "orkan:wasm";
import { orkanError } from "./errors.js";

/** The bytes of the embedded engine; they are kept deflated and in base64. */
export async function embedded(): Promise<BufferSource> {
  const packed = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  if (typeof DecompressionStream === "undefined") {
    throw orkanError("load-failed", "The embedded engine cannot be unpacked: this browser has no DecompressionStream.", "source");
  }
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}
