/** A value as a sentence may name it; never throws, whatever it is. */
export function shown(value: unknown): string {
  if (typeof value === "string") return value.length > 40 ? `${value.slice(0, 40)}…` : value;
  if (value === undefined || value === null) return "(null)";
  try {
    return Array.isArray(value) ? "(array)" : `(${typeof value})`;
  } catch {
    // A revoked proxy.
    return "(object)";
  }
}
