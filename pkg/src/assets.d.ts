// What the build imports as something else than code.
declare module "*.md" {
  const text: string;
  export default text;
}
