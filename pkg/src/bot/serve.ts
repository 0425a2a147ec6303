import { unpack } from "../actions.js";
import { OrkanError } from "../errors.js";
import type { Fault } from "../faults.js";
import { Bot, Session } from "../generated/engine.js";
import { initWith, words32 } from "../load.js";
import type { Action } from "../types.js";
import type { Source } from "../wasm-bytes.js";
import type { Failure, FromWorker, Line, ToWorker } from "./messages.js";

function failureOf(thrown: unknown): Failure {
  if (thrown instanceof OrkanError) return { code: thrown.code, message: thrown.message, path: thrown.path };
  if (typeof thrown === "object" && thrown !== null && "reason" in thrown) return { fault: thrown as Fault };
  return { code: "load-failed", message: thrown instanceof Error ? thrown.message : String(thrown), path: "" };
}

/** Answers questions that come over a line; `preset` is where the engine lies if none is sent. */
export function serve(line: Line, preset: () => Source | Promise<Source>): void {
  let bot: Bot | null = null;
  const answer = (message: FromWorker) => line.post(message);

  const start = async (module: WebAssembly.Module | null, options: string) => {
    try {
      await initWith(module ?? undefined, preset);
      bot = new Bot(options);
      answer({ type: "ready" });
    } catch (thrown) {
      answer({ type: "failed", failure: failureOf(thrown) });
    }
  };

  const choose = (id: number, record: string) => {
    let session: Session | null = null;
    try {
      session = Session.fromRecord(record);
      const at = (bot as Bot).choose(session);
      answer({ type: "chosen", id, action: unpack(words32(), at >>> 2)[0] as Action });
    } catch (thrown) {
      answer({ type: "refused", id, failure: failureOf(thrown) });
    } finally {
      session?.free();
    }
  };

  line.listen((data) => {
    const message = data as ToWorker;
    if (message.type === "start") void start(message.module, message.options);
    else choose(message.id, message.record);
  });
}
