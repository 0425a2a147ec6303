// What the build imports as something else than code.
declare module "*.md" {
  const text: string;
  export default text;
}
/** The engine, deflated and in base64; build.mjs makes it. */
declare module "orkan:wasm" {
  const base64: string;
  export default base64;
}

/** The script of the inline worker, bundled; build.mjs makes it. */
declare module "orkan:bot-worker" {
  const script: string;
  export default script;
}
