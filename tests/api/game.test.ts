import { Game, init, type VariantId, variants } from "orkan";
import { beforeAll, describe, expect, test } from "vitest";
import { playRandomly } from "../lib/random.ts";

await init();
const ids = variants().map(({ id }) => id);
beforeAll(() => init());

/** That a value is plain JSON: equal to its own JSON, cloneable, no class instance anywhere. */
function expectPlain(value: unknown) {
  expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
  expect(structuredClone(value)).toStrictEqual(value);
}

describe.each(ids)("%s", (variant: VariantId) => {
  test("everything returned is plain data", () => {
    expectPlain(variants());
    playRandomly(variant, 7, 60, (game, list, chosen) => {
      expectPlain(list);
      expectPlain(game.legalActions({ void: true }));
      expectPlain(game.hostActions());
      expectPlain(game.explain("a1a1"));
      expectPlain(game.preview(chosen));
      expectPlain(game.canUndo());
      expectPlain(game.outcome);
      for (const viewer of ["all", "white", "black", "spectator"] as const) {
        expectPlain(game.view(viewer));
        expectPlain(game.history(viewer));
      }
      expectPlain(game.record());
      const copy = game.clone();
      expectPlain(copy.play(chosen));
    });
  });

  test("getters, view and lists agree", () => {
    playRandomly(variant, 8, 80, (game, list) => {
      const view = game.view();
      expect([view.turn, view.actor, view.phase, view.outcome, view.variant]).toEqual([game.turn, game.actor, game.phase, null, variant]);
      expect(view.board).toHaveLength(64);
      expect(list.length).toBeGreaterThan(0);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      expect(game.legalActions()).toEqual(list);
    });
  });

  test("ids are the engine's own notation, and every listed action is legal, labelled and explained by null", () => {
    playRandomly(variant, 9, 80, (game, list) => {
      for (const { id } of [...list, ...game.hostActions()]) {
        // The engine reads the canonical spelling only, so an id it takes is the one it would write.
        expect(game.isLegal(id), id).toBe(true);
        expect(game.explain(id), id).toBeNull();
      }
      for (const { id } of list.slice(0, 5)) expect(game.label(id)).not.toBe("");
    });
  });

  test("from and card narrow the list to a part of it", () => {
    playRandomly(variant, 10, 40, (game, list) => {
      for (const from of new Set(list.flatMap((action) => action.from ?? []))) {
        expect(game.legalActions({ from })).toEqual(list.filter((action) => action.from === from));
      }
      expect(game.legalActions({ card: "no card" })).toEqual([]);
      expect(game.legalActions({})).toEqual(list);
    });
  });

  test("what an action captures is what its events say", () => {
    playRandomly(variant, 11, 120, (game, _, chosen) => {
      if (chosen.type !== "move") return;
      const events = game.clone().play(chosen.id);
      const captured = events.filter(({ type }) => type === "captured").map(({ from, to }) => from ?? to);
      expect(chosen.captures).toEqual(captured);
    });
  });

  test("undo and redo lead back and forth through the same hashes", () => {
    const hashes: string[] = [];
    const game = playRandomly(variant, 12, 60, (game) => hashes.push(game.hash()));
    const end = game.hash();
    const record = game.record();
    const played = record.actions.length;
    for (let i = played - 1; i >= 0; i--) {
      game.undo(true);
      expect(game.hash()).toBe(hashes[i]);
    }
    expect(game.canUndo()).toEqual({ ok: false, reason: "nothing-played" });
    for (let i = 1; i <= played; i++) {
      expect(game.redo()).toBe(true);
      if (i < played) expect(game.hash()).toBe(hashes[i]);
    }
    expect(game.redo()).toBe(false);
    expect(game.hash()).toBe(end);
    expect(game.record()).toEqual(record);
  });

  test("canUndo tells what undo does", () => {
    playRandomly(variant, 13, 60, (game) => {
      const { ok, reason } = game.canUndo();
      expect(ok).toBe(reason === null);
      const copy = game.clone();
      if (ok) copy.undo();
      else expect(() => copy.undo()).toThrow(expect.objectContaining({ code: "undo-unavailable" }));
    });
  });

  test("a record rebuilds the game, as object and as text", () => {
    const game = playRandomly(variant, 14, 70);
    for (const record of [game.record(), JSON.stringify(game.record())]) {
      const again = Game.fromRecord(record);
      expect(again.hash()).toBe(game.hash());
      expect(again.record()).toEqual(game.record());
      expect(again.view("white")).toEqual(game.view("white"));
      expect(again.history()).toEqual(game.history());
    }
  });

  test("a clone is independent and remembers everything", () => {
    const game = playRandomly(variant, 15, 30);
    game.undo(true);
    const before = [game.hash(), game.view(), game.history(), game.record()];
    const copy = game.clone();
    expect([copy.hash(), copy.view(), copy.history(), copy.record()]).toEqual(before);
    expect(copy.redo()).toBe(true);
    copy.undo(true);
    copy.undo(true);
    copy.free();
    expect([game.hash(), game.view(), game.history(), game.record()]).toEqual(before);
  });

  test("previews change nothing", () => {
    playRandomly(variant, 16, 40, (game, list) => {
      const before = game.hash();
      for (const action of list.slice(0, 10)) {
        const { view } = game.preview(action);
        expect(view.played).toBe(game.view().played + 1);
      }
      expect(game.hash()).toBe(before);
    });
  });

  test("what is returned is the caller's own: changing it changes nothing", () => {
    const game = new Game(variant, { seed: "own" });
    const before = JSON.stringify([game.view(), game.legalActions(), game.record(), variants(), game.hostActions()]);
    const spoil = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const key of Object.keys(value)) {
        spoil((value as Record<string, unknown>)[key]);
        (value as Record<string, unknown>)[key] = 1;
      }
    };
    spoil([game.view(), game.legalActions(), game.record(), variants(), game.hostActions()]);
    expect(JSON.stringify([game.view(), game.legalActions(), game.record(), variants(), game.hostActions()])).toBe(before);
  });

  test("a seed decides everything, no seed gives different ones", () => {
    expect(new Game(variant, { seed: "s" }).hash()).toBe(new Game(variant, { seed: "s" }).hash());
    const seeds = new Set(Array.from({ length: 20 }, () => new Game(variant).record().seed));
    expect(seeds.size).toBe(20);
  });

  test("host actions end the game", () => {
    const game = new Game(variant);
    expect(game.hostActions().map(({ id }) => id)).toEqual(expect.arrayContaining(["resign:white", "resign:black", "draw"]));
    game.play("resign:white");
    expect(game.outcome).toEqual({ winner: "black", reason: "resignation" });
    expect([game.actor, game.phase, game.legalActions(), game.hostActions()]).toEqual([null, "over", [], []]);
    expect(game.record().outcome).toEqual(game.outcome);
    expect(Game.fromRecord(game.record()).outcome).toEqual(game.outcome);
    game.undo();
    expect(game.outcome).toBeNull();
  });
});
