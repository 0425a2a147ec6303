import { orkanError } from "./errors.js";
import type { FaultReason, RefusalCode, RefusalHint } from "./generated/catalogue.js";
import { cardIn } from "./labels.js";
import type { Catalogue, Man } from "./lang/catalogue.js";
import type { ErrorCode, Refusal, Square } from "./types.js";

/** A piece as the engine gives it: it does not say in which game it stands. */
type BareMan = Omit<Man, "family">;

/** A refusal as the engine gives it, without its sentence. */
export interface BareRefusal {
  code: RefusalCode;
  squares: Square[];
  piece: BareMan | null;
  by: BareMan[];
  number: number | null;
  hint: RefusalHint | null;
}

/** A failure as the engine gives it, without its sentence. */
export interface Fault {
  code: ErrorCode;
  path: string;
  reason: FaultReason;
  params: [string, string][];
  refusal: BareRefusal | null;
}

function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "reason" in value && "params" in value;
}

/** A refusal with its sentence. */
export function refusalOf(bare: BareRefusal, action: string, family: string, words: Catalogue): Refusal {
  const id = cardIn(action);
  const card = id === null ? null : (words.card(family, id)?.title ?? id);
  const man = (piece: BareMan): Man => ({ ...piece, family });
  const facts = { squares: bare.squares, piece: bare.piece && man(bare.piece), by: bare.by.map(man), card, family, number: bare.number };
  const message = bare.hint ? words.hints[bare.hint](facts) : words.refusals[bare.code](facts);
  return { code: bare.code, message, squares: bare.squares };
}

/** The error for what the engine threw; anything but a fault stays what it is. */
export function errorOf(thrown: unknown, action: string, family: string, words: Catalogue): unknown {
  if (!isFault(thrown)) return thrown;
  const refusal = thrown.refusal && refusalOf(thrown.refusal, action, family, words);
  const sentence = words.faults[thrown.reason] as (params: Record<string, string>) => string;
  // The engine is told the game as a bare word and knows no place for it.
  const path = thrown.path || (thrown.code === "unknown-variant" ? "variant" : "");
  return orkanError(thrown.code, refusal?.message ?? sentence({ ...Object.fromEntries(thrown.params), family }), path, refusal);
}
