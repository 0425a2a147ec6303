import { Bot, BotWorker, Game, type GameRecord, init, OrkanError, variants } from "orkan";
import { BotWorker as InlineWorker } from "orkan/inline";
import { afterAll, describe, expect, test } from "vitest";
import { runModule } from "../lib/run.ts";

await init();
// biome-ignore lint/suspicious/noExplicitAny: wrong types are the point of some tests
type Anything = any;

const mateInOne = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

describe("Bot", () => {
  test.each(variants().map(({ id }) => id))("plays %s legally, in its own turn and in every phase", (variant) => {
    const game = new Game(variant, { seed: "bots" });
    const bot = new Bot({ level: 2, maxNodes: 200 });
    for (let i = 0; i < 30 && game.outcome === null; i++) {
      const before = game.hash();
      const action = bot.choose(game);
      expect(game.hash()).toBe(before);
      expect(game.legalActions()).toContainEqual(action);
      game.play(action);
    }
  });

  test("finds a mate in one and says so", () => {
    const { action, score, depth, nodes, line } = new Bot({ level: 5 }).analyse(new Game("chess", { setup: { fen: mateInOne } }));
    expect(action.id).toBe("a1a8");
    expect(line[0]).toBe("a1a8");
    expect(score).toBeGreaterThan(29_000);
    expect(depth).toBeGreaterThanOrEqual(1);
    expect(nodes).toBeGreaterThanOrEqual(1);
  });

  test("the same nodes and seed give the same choice", () => {
    const choices = Array.from({ length: 3 }, () => new Bot({ maxNodes: 3000, seed: "s" }).analyse(new Game("occasio", { seed: "1" })));
    expect(choices[1]).toEqual(choices[0]);
    expect(choices[2]).toEqual(choices[0]);
  });

  test("minds the clock", () => {
    const { nodes } = new Bot({ level: 8, maxMillis: 1 }).analyse(new Game("chess"));
    expect(nodes).toBeLessThan(1_000_000);
  });

  test.each([
    [{ level: 0 }, "level"],
    [{ level: 9 }, "level"],
    [{ level: 1.5 }, "level"],
    [{ level: "4" }, "level"],
    [{ level: "4" }, "level"],
    [{ seed: 1 }, "seed"],
    [{ maxMillis: -1 }, "maxMillis"],
    [{ maxMillis: Number.NaN }, "maxMillis"],
    [{ maxNodes: Number.POSITIVE_INFINITY }, "maxNodes"],
    [{ depth: 3 }, "depth"],
    [null, ""],
    [4, ""],
    ["4", ""],
    [[], ""],
  ])("options %j are refused by Bot and BotWorker alike", (options, path) => {
    for (const Class of [Bot, BotWorker, InlineWorker]) {
      const make = () => new Class(options as Anything);
      expect(make).toThrow(OrkanError);
      expect(make).toThrow(expect.objectContaining({ code: "bad-option", path }));
    }
  });

  test("a game that is over, chance to act, no game at all, a freed one", () => {
    const bot = new Bot({ level: 1 });
    const over = new Game("chess");
    over.play("draw");
    expect(() => bot.choose(over)).toThrow(expect.objectContaining({ code: "game-over" }));
    const rolling = new Game("occado", { chance: "host", setup: { fen: "7k/8/8/8/8/2X5/8/4K3 w - - 0 1" } });
    rolling.play("roll:c3");
    expect(() => bot.choose(rolling)).toThrow(expect.objectContaining({ code: "bad-argument" }));
    for (const wrong of [null, undefined, {}, "chess", over.record()]) {
      expect(() => bot.choose(wrong as Anything)).toThrow(expect.objectContaining({ code: "bad-argument", path: "game" }));
    }
    over.free();
    expect(() => bot.analyse(over)).toThrow(expect.objectContaining({ code: "closed" }));
  });
});

describe.each([
  ["orkan", BotWorker],
  ["orkan/inline", InlineWorker],
])("BotWorker of %s in Node", (_, Class) => {
  const workers: { close(): void }[] = [];
  const make = (options = {}) => {
    const worker = new Class({ level: 1, ...options });
    workers.push(worker);
    return worker;
  };
  afterAll(() => {
    for (const worker of workers) worker.close();
  });

  test("chooses what a Bot chooses, for games and for records", async () => {
    const options = { level: 3, maxNodes: 500, seed: "w" };
    const worker = make(options);
    const game = new Game("occasio", { seed: "worker" });
    for (let i = 0; i < 6; i++) {
      const expected = new Bot(options).choose(game);
      expect(await worker.choose(game)).toEqual(expected);
      expect(await worker.choose(game.record())).toEqual(expected);
      game.play(expected);
    }
  });

  test("answers several questions in their order", async () => {
    const worker = make();
    const order: number[] = [];
    const ask = (i: number) => worker.choose(new Game("chess")).then(() => order.push(i));
    await Promise.all([0, 1, 2, 3].map(ask));
    expect(order).toEqual([0, 1, 2, 3]);
  });

  test("a signal aborts the search, a waiting question, and one that was never asked", async () => {
    const worker = make({ level: 8, maxMillis: 100_000, maxNodes: 4_000_000_000 });
    const control = new AbortController();
    const running = worker.choose(new Game("chess"), control.signal);
    const waiting = worker.choose(new Game("ordo"), control.signal);
    setTimeout(() => control.abort("enough"), 300);
    await expect(running).rejects.toMatchObject({ name: "OrkanError", code: "aborted", cause: "enough" });
    await expect(waiting).rejects.toMatchObject({ code: "aborted" });
    await expect(worker.choose(new Game("chess"), control.signal)).rejects.toMatchObject({ code: "aborted" });
  });

  test("after an abort the same worker answers again", async () => {
    const worker = make({ level: 1 });
    const control = new AbortController();
    const dropped = worker.choose(new Game("chess"), control.signal);
    const next = worker.choose(new Game("chess"));
    control.abort();
    await expect(dropped).rejects.toMatchObject({ code: "aborted" });
    expect(new Game("chess").isLegal((await next).id)).toBe(true);
  });

  test("close() rejects what runs, what waits and what comes later", async () => {
    const worker = make({ level: 8, maxMillis: 100_000, maxNodes: 4_000_000_000 });
    const pending = [worker.choose(new Game("chess")), worker.choose(new Game("chess"))];
    setTimeout(() => worker.close(), 200);
    for (const promise of pending) await expect(promise).rejects.toMatchObject({ name: "OrkanError", code: "closed" });
    await expect(worker.choose(new Game("chess"))).rejects.toMatchObject({ code: "closed" });
    worker.close();
  });

  test("errors are typed and speak the game's language", async () => {
    await import("orkan/lang/de");
    const worker = make();
    const over = new Game("chess", { lang: "de" });
    over.play("draw");
    await expect(worker.choose(over)).rejects.toMatchObject({ code: "game-over", message: "Die Partie ist zu Ende." });
    const record: GameRecord = { ...new Game("chess").record(), actions: ["e2e5"] };
    await expect(worker.choose(record)).rejects.toMatchObject({ name: "OrkanError", code: "illegal-action", path: "actions[0]" });
    await expect(worker.choose({} as Anything)).rejects.toMatchObject({ code: "bad-record" });
    for (const wrong of [null, undefined, 4, "x"]) await expect(worker.choose(wrong as Anything)).rejects.toMatchObject({ code: "bad-argument" });
    await expect(worker.choose(new Game("chess"), {} as Anything)).rejects.toMatchObject({ code: "bad-argument", path: "signal" });
    expect((await worker.choose(new Game("chess"))).type).toBe("move");
  });
});

test.each(["orkan", "orkan/worker", "orkan/inline"])("the worker of %s works without init() and lets the process end", async (entry) => {
  const result = await runModule(`
    import { BotWorker } from "${entry}";
    const worker = new BotWorker({ level: 1 });
    const record = { format: "orkan-game", version: 1, rules: "1.0.0", variant: "chess", options: {}, seed: "", actions: [], outcome: null };
    console.log(JSON.stringify((await worker.choose(record)).type));
  `);
  expect(result).toBe("move");
});

test("a worker uses the engine that init() was given, and tells why it has none", async () => {
  const result = await runModule(`
    import { BotWorker, Game, init } from "orkan";
    const worker = new BotWorker({ level: 1 });
    const record = { format: "orkan-game", version: 1, rules: "1.0.0", variant: "chess", options: {}, seed: "", actions: [], outcome: null };
    const loading = init("data:text/html,<html></html>").catch((e) => e.code);
    const first = await worker.choose(record).catch((e) => e.code);
    await init(import.meta.resolve("orkan/orkan.wasm"));
    console.log(JSON.stringify([await loading, first, (await worker.choose(new Game("chess"))).type]));
  `);
  expect(result).toEqual(["load-failed", "load-failed", "move"]);
});
