/** What went wrong with the browser's storage. */
export type StoreTrouble = "full" | "forbidden";

/** localStorage that never throws: it may be forbidden, full or missing. */
export const store = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Null when it was stored. */
  write(key: string, value: string): StoreTrouble | null {
    try {
      localStorage.setItem(key, value);
      return null;
    } catch (error) {
      const full = error instanceof DOMException && (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");
      return full ? "full" : "forbidden";
    }
  },

  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Forbidden: then nothing was stored either.
    }
  },
};
