import { attempt, wrongArgument } from "../arguments.js";
import { OrkanError, orkanError } from "../errors.js";
import { errorOf } from "../faults.js";
import { Game } from "../game.js";
import { catalogueOrEnglish } from "../lang/registry.js";
import { toJson } from "../plain.js";
import type { Action, BotOptions, GameRecord, Lang } from "../types.js";
import type { Channel } from "./channel.js";
import type { Failure, FromWorker } from "./messages.js";
import { botOptions } from "./options.js";

interface Job {
  id: number;
  record: string;
  lang: Lang;
  done(action: Action): void;
  failed(error: unknown): void;
}

function failureError(failure: Failure, lang: Lang): unknown {
  if ("fault" in failure) return errorOf(failure.fault, "", "", catalogueOrEnglish(lang));
  return orkanError(failure.code, failure.message, failure.path);
}

function isSignal(value: unknown): value is AbortSignal {
  return typeof value === "object" && value !== null && "aborted" in value && "addEventListener" in value;
}

/**
 * A bot in a worker. Questions are answered one after the other in the order they were asked. The worker starts with the
 * first question; in Node an idle one does not keep the process alive.
 */
export abstract class WorkerBase {
  readonly #options: string;
  readonly #waiting: Job[] = [];
  #current: Job | null = null;
  #channel: Channel | null = null;
  #closed = false;
  #asked = 0;

  /** @throws {OrkanError} bad-option */
  constructor(options?: BotOptions) {
    this.#options = botOptions(options);
  }

  /** Ways to start a worker, the best first; the next is tried if one does not come to life. */
  protected abstract ways(): (() => Channel)[];

  /** The engine to send to the worker; null: it finds its own. */
  protected abstract engine(): Promise<WebAssembly.Module | null>;

  /**
   * An action of the player to act.
   * @param signal aborts the search; the promise is rejected with `aborted`
   * @throws {OrkanError} aborted, closed, game-over, bad-argument, load-failed; for a record what `Game.fromRecord` throws
   */
  async choose(game: Game | GameRecord, signal?: AbortSignal): Promise<Action> {
    const own = attempt(() => game instanceof Game) ? (game as Game) : null;
    const lang = own?.lang ?? "en";
    const words = catalogueOrEnglish(lang).binding;
    if (this.#closed) throw orkanError("closed", words.closed({}));
    if (typeof game !== "object" || game === null) throw wrongArgument("game", "game-or-record", lang);
    if (signal !== undefined && !isSignal(signal)) throw wrongArgument("signal", "signal", lang);
    const record = own ? JSON.stringify(own.record()) : toJson(game, "bad-record", lang);
    const aborted = () => orkanError("aborted", words.aborted({}), "", null, { cause: signal?.reason });
    if (signal?.aborted) throw aborted();
    return new Promise<Action>((resolve, reject) => {
      const job: Job = { id: ++this.#asked, record, lang, done: resolve, failed: reject };
      const abort = () => this.#drop(job, aborted());
      signal?.addEventListener("abort", abort, { once: true });
      const end = () => signal?.removeEventListener("abort", abort);
      job.done = (action) => {
        end();
        resolve(action);
      };
      job.failed = (error) => {
        end();
        reject(error);
      };
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends the worker. What is being searched or waits is rejected with `closed`, and so is whatever is asked later. */
  close(): void {
    this.#closed = true;
    this.#hangUp();
    const left = [...(this.#current ? [this.#current] : []), ...this.#waiting.splice(0)];
    this.#current = null;
    for (const job of left) job.failed(orkanError("closed", catalogueOrEnglish(job.lang).binding.closed({})));
  }

  #hangUp(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  /** Takes a job back. A search cannot be interrupted from outside, so its worker is ended; the next job starts another. */
  #drop(job: Job, error: OrkanError): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    else if (this.#current === job) {
      this.#current = null;
      this.#hangUp();
    }
    job.failed(error);
    this.#next();
  }

  #next(): void {
    if (this.#current || this.#closed) return;
    const job = this.#waiting.shift();
    if (!job) {
      this.#channel?.hold(false);
      return;
    }
    this.#current = job;
    this.#ask(job).catch((error: unknown) => this.#settle(job, () => job.failed(error)));
  }

  /** Ends a job unless it has been taken back meanwhile. */
  #settle(job: Job, how: () => void): void {
    if (this.#current !== job) return;
    this.#current = null;
    how();
    this.#next();
  }

  async #ask(job: Job): Promise<void> {
    const channel = this.#channel ?? (await this.#connect(job));
    // Closed or aborted while the worker started.
    if (this.#current !== job) return;
    channel.hold(true);
    channel.post({ type: "choose", id: job.id, record: job.record });
  }

  #answer(message: FromWorker): void {
    const job = this.#current;
    if (!job || (message.type !== "chosen" && message.type !== "refused") || message.id !== job.id) return;
    if (message.type === "chosen") this.#settle(job, () => job.done(message.action));
    else this.#settle(job, () => job.failed(failureError(message.failure, job.lang)));
  }

  /** Starts a worker and waits until it is ready. */
  async #connect(job: Job): Promise<Channel> {
    const module = await this.engine();
    let why = "there are no workers here";
    for (const way of this.ways()) {
      if (this.#current !== job) break;
      let channel: Channel;
      try {
        channel = way();
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
        continue;
      }
      this.#channel = channel;
      const failure = await this.#start(channel, module, job);
      if (failure === null) return channel;
      channel.close();
      if (this.#channel === channel) this.#channel = null;
      if (failure instanceof OrkanError) throw failure;
      why = failure;
    }
    throw orkanError("load-failed", catalogueOrEnglish(job.lang).binding["worker-failed"]({ why }));
  }

  /** Sends the engine; resolves to null when the worker is ready, to an error it reports, or to why it does not work. */
  #start(channel: Channel, module: WebAssembly.Module | null, job: Job): Promise<null | string | OrkanError> {
    return new Promise((resolve) => {
      let ready = false;
      channel.broken((why) => (ready ? this.#broken(channel, why) : resolve(why)));
      channel.listen((data) => {
        const message = data as FromWorker;
        if (message.type === "ready") {
          ready = true;
          resolve(null);
        } else if (message.type === "failed") {
          const error = failureError(message.failure, job.lang);
          resolve(error instanceof OrkanError ? error : String(error));
        } else this.#answer(message);
      });
      channel.hold(true);
      try {
        channel.post({ type: "start", module, options: this.#options });
      } catch (error) {
        // The engine cannot be cloned into this kind of worker.
        resolve(error instanceof Error ? error.message : String(error));
      }
    });
  }

  /** A worker that was ready broke down: its job fails, the next one gets another worker. */
  #broken(channel: Channel, why: string): void {
    const job = this.#current;
    if (this.#channel !== channel) return;
    this.#channel = null;
    channel.close();
    if (!job) return;
    this.#settle(job, () => job.failed(orkanError("load-failed", catalogueOrEnglish(job.lang).binding["worker-failed"]({ why }))));
  }
}
