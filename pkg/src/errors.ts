import type { ErrorCode, Refusal } from "./types.js";

/** What an error carries besides its message. */
interface Details extends ErrorOptions {
  code?: ErrorCode;
  path?: string;
  refusal?: Refusal | null;
}

/** Every failure is one of these. The game is unchanged after a throw. */
export class OrkanError extends Error {
  /** What kind of failure it is. */
  readonly code: ErrorCode;
  /** Where, e.g. "setup.hands.white[2]" or "actions[17]"; empty when it does not apply. */
  readonly path: string;
  /** With `illegal-action`: the same as `Game.explain`; for a bare card that can be played, that its choices are missing. */
  readonly refusal: Refusal | null;

  constructor(message?: string, { code = "bad-argument", path = "", refusal = null, ...options }: Details = {}) {
    super(message, options);
    this.name = "OrkanError";
    this.code = code;
    this.path = path;
    this.refusal = refusal;
  }

  /** With the sentence, which `JSON.stringify` would leave out of an Error. */
  toJSON(): { name: string; code: ErrorCode; path: string; message: string; refusal: Refusal | null } {
    const { name, code, path, message, refusal } = this;
    return { name, code, path, message, refusal };
  }
}

/** An error, its code first. */
export function orkanError(code: ErrorCode, message: string, path = "", refusal: Refusal | null = null, options: ErrorOptions = {}): OrkanError {
  return new OrkanError(message, { code, path, refusal, ...options });
}
