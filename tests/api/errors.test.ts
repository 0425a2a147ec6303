import { Bot, cards, Game, init, OrkanError, type Refusal, variants } from "orkan";
import { describe, expect, test } from "vitest";

await init();

// What a program in plain JavaScript may pass; the types would refuse it.
// biome-ignore lint/suspicious/noExplicitAny: wrong types are the point here
type Anything = any;

function failure(call: () => unknown): OrkanError {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(OrkanError);
    expect(error).toBeInstanceOf(Error);
    const typed = error as OrkanError;
    expect(typed.name).toBe("OrkanError");
    expect(typed.message).not.toBe("");
    expect(typed.message).not.toMatch(/undefined|\[object/);
    return typed;
  }
  throw new Error("nothing was thrown");
}

const WRONG: [string, unknown][] = [
  ["null", null],
  ["a number", 42],
  ["NaN", Number.NaN],
  ["a boolean", true],
  ["a list", []],
  ["an object", {}],
  ["a function", () => "chess"],
  ["a symbol", Symbol("chess")],
  ["a bigint", 10n],
  ["a Map", new Map()],
  ["a date", new Date(0)],
];

describe("constructor", () => {
  test.each([...WRONG, ["undefined", undefined], ["an unknown name", "checkers"], ["another case", "Chess"], ["a prototype's member", "constructor"]])(
    "a variant that is %s",
    (_, variant) => {
      expect(failure(() => new Game(variant as Anything)).code).toBe("unknown-variant");
    },
  );

  test.each(WRONG.filter(([name]) => name !== "an object"))("options that are %s", (_, options) => {
    expect(failure(() => new Game("chess", options as Anything)).code).toBe("bad-option");
  });

  test.each([
    ["seed", 1],
    ["seed", {}],
    ["chance", "table"],
    ["chance", true],
    ["windows", "never"],
    ["lang", "es"],
    ["lang", 1],
    ["lang", "__proto__"],
    ["colour", "white"],
    ["toString", 1],
    ["darts", "roll"],
    ["maxTurns", 10],
    ["exclude", ["1"]],
  ])("option %s: %j", (key, value) => {
    expect(failure(() => new Game("chess", { [key]: value } as Anything))).toMatchObject({ code: "bad-option", path: key });
  });

  test("values that JSON would drop or bend are refused with their place", () => {
    const cycle: Anything = { fen: "8/8/8/8/8/8/8/8 w" };
    cycle.fen = cycle;
    for (const value of [() => 1, Symbol(), 1n, Number.NaN, new Map(), new Date(), cycle]) {
      const { code, path } = failure(() => new Game("chess", { setup: { fen: value as Anything } }));
      expect([code, path.startsWith("setup.fen")]).toEqual(["bad-setup", true]);
    }
    expect(failure(() => new Game("chess", JSON.parse('{"__proto__": {"seed": "a"}}')))).toMatchObject({ code: "bad-option", path: "__proto__" });
    expect(new Game("chess", { seed: undefined } as Anything).turn).toBe("white");
  });

  test.each([
    ["no text", 5, "setup.fen"],
    ["empty", "", "setup.fen"],
    ["too few ranks", "8/8/8 w - - 0 1", "setup.fen"],
    ["no kings", "8/8/8/8/8/8/8/8 w - - 0 1", "setup.fen"],
    ["letters of another game", "4k3/8/8/8/8/8/8/4KX2 w - - 0 1", "setup.fen"],
    ["the other side in check", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "setup.fen"],
  ])("a FEN that is %s", (_, fen, path) => {
    expect(failure(() => new Game("chess", { setup: { fen: fen as Anything } }))).toMatchObject({ code: "bad-setup", path });
  });

  test("set-up keys of another game and unknown ones", () => {
    expect(failure(() => new Game("chess", { setup: { holes: ["e4"] } }))).toMatchObject({ code: "bad-setup", path: "setup.holes" });
    expect(failure(() => new Game("chess", { setup: { pieces: [] } as Anything }))).toMatchObject({ code: "bad-setup", path: "setup.pieces" });
    expect(failure(() => new Game("ordo", { setup: { backRankQueens: ["e9"] } as Anything })).path).toBe("setup.backRankQueens[0]");
  });
});

describe("play", () => {
  const texts = ["", "e2", "e9e4", "hello", "e2e4 ", "E2E4", "@", "e2e4qq", "\0", "🙂", "x".repeat(100_000)];

  test.each(texts)("%j is malformed", (text) => {
    const game = new Game("chess");
    const before = game.hash();
    for (const call of [() => game.play(text), () => game.label(text), () => game.preview(text)]) expect(failure(call).code).toBe("malformed-action");
    expect(game.isLegal(text)).toBe(false);
    expect(game.explain(text)?.code).toBe("malformed");
    expect(game.hash()).toBe(before);
  });

  test.each(WRONG.filter(([name]) => name !== "undefined"))("an action that is %s", (_, value) => {
    const game = new Game("chess");
    const before = game.hash();
    for (const call of [() => game.play(value as Anything), () => game.label(value as Anything), () => game.preview(value as Anything)]) {
      expect(failure(call)).toMatchObject({ code: "malformed-action", path: "" });
    }
    expect(game.isLegal(value as Anything)).toBe(false);
    expect(game.explain(value as Anything)?.code).toBe("malformed");
    expect(game.hash()).toBe(before);
  });

  test("an illegal action carries the refusal that explain gives", () => {
    const game = new Game("chess");
    const error = failure(() => game.play("e2e5"));
    expect(error.code).toBe("illegal-action");
    expect(error.refusal).toEqual(game.explain("e2e5"));
    expect(error.message).toBe(error.refusal?.message);
    expect(error.refusal?.squares).toEqual(expect.arrayContaining(["e2", "e5"]));
  });

  test("a game that is over", () => {
    const game = new Game("chess");
    for (const move of ["f2f3", "e7e5", "g2g4", "d8h4"]) game.play(move);
    for (const action of ["e2e4", "draw", "resign:white"]) {
      expect(failure(() => game.play(action)).code).toBe("game-over");
      expect(game.explain(action)?.code).toBe("game-over");
    }
  });
});

describe("records", () => {
  const good = () => {
    const game = new Game("chess", { seed: "r" });
    game.play("e2e4");
    return game.record();
  };

  test.each([
    ["text that is no JSON", "{", "bad-record", ""],
    ["a text that is cut off", JSON.stringify({ format: "orkan-game", version: 1 }).slice(0, -5), "bad-record", ""],
    ["a record without format", "{}", "bad-record", "format"],
    ["null", "null", "bad-record", ""],
    ["a list", "[]", "bad-record", ""],
  ])("%s", (_, record, code, path) => {
    expect(failure(() => Game.fromRecord(record))).toMatchObject({ code, path });
  });

  test.each(WRONG)("a record that is %s", (_, record) => {
    expect(failure(() => Game.fromRecord(record as Anything)).code).toBe("bad-record");
  });

  test.each(Object.keys(good()))("without %s", (key) => {
    const record: Anything = good();
    delete record[key];
    expect(failure(() => Game.fromRecord(record))).toMatchObject({ code: "bad-record", path: key });
  });

  test.each(Object.keys(good()))("with a wrong %s", (key) => {
    const error = failure(() => Game.fromRecord({ ...good(), [key]: { wrong: 1 } } as Anything));
    expect(error.code).toBe("bad-record");
    expect(error.path).toMatch(new RegExp(`^${key}`));
  });

  test("of another version, of other rules", () => {
    expect(failure(() => Game.fromRecord({ ...good(), version: 2 } as Anything))).toMatchObject({ code: "unsupported-version", path: "version" });
    expect(failure(() => Game.fromRecord({ ...good(), rules: "99.0.0" }))).toMatchObject({ code: "unsupported-version", path: "rules" });
  });

  test("with an illegal action, a malformed one, one too many, a false outcome", () => {
    expect(failure(() => Game.fromRecord({ ...good(), actions: ["e2e4", "e2e4"] }))).toMatchObject({ code: "illegal-action", path: "actions[1]" });
    expect(failure(() => Game.fromRecord({ ...good(), actions: ["e2e4", "nonsense"] }))).toMatchObject({ code: "bad-record", path: "actions[1]" });
    expect(failure(() => Game.fromRecord({ ...good(), outcome: { winner: "white", reason: "checkmate" } }))).toMatchObject({
      code: "bad-record",
      path: "outcome",
    });
  });
});

describe("arguments of the other methods", () => {
  const game = new Game("chess");

  test.each([...WRONG, ["another word", "referee"]])("a viewer that is %s", (_, viewer) => {
    for (const call of [() => game.view(viewer as Anything), () => game.history(viewer as Anything)]) {
      expect(failure(call)).toMatchObject({ code: "bad-argument", path: "viewer" });
    }
  });

  test.each([[-1], [1.5], [Number.NaN], [Number.POSITIVE_INFINITY], ["3"], [null], [undefined], [65]])("perft to depth %j", (depth) => {
    expect(failure(() => game.perft(depth as Anything))).toMatchObject({ code: "bad-argument", path: "depth" });
  });

  test("objects that throw when they are asked", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const hostile = {
      get seed() {
        throw new Error("boo");
      },
    };
    expect(failure(() => new Game("chess", hostile as Anything)).code).toBe("bad-option");
    expect(failure(() => new Game("chess", proxy as Anything)).code).toBe("bad-option");
    expect(failure(() => new Game(proxy as Anything)).code).toBe("unknown-variant");
    expect(failure(() => Game.fromRecord(proxy as Anything)).code).toBe("bad-record");
    for (const call of [() => game.play(proxy as Anything), () => game.label(proxy as Anything), () => game.preview(proxy as Anything)]) {
      expect(failure(call).code).toBe("malformed-action");
    }
    expect(failure(() => game.legalActions(proxy as Anything)).code).toBe("bad-argument");
    expect(failure(() => variants(proxy as Anything)).code).toBe("bad-option");
    expect(failure(() => cards(proxy as Anything)).code).toBe("unknown-variant");
    expect(failure(() => new Bot(proxy as Anything)).code).toBe("bad-option");
    expect(failure(() => new Bot().choose(proxy as Anything)).code).toBe("bad-argument");
    expect(failure(() => (game.lang = proxy as Anything)).code).toBe("bad-option");
  });

  test("unknown keys of a filter are refused, null members are left out", () => {
    expect(failure(() => game.legalActions({ form: "e2" } as Anything)).path).toBe("filter.form");
    expect(game.legalActions({ from: null, card: null } as Anything)).toHaveLength(20);
  });

  test("any text is a seed", () => {
    for (const seed of ["", "\ud800", "x".repeat(5000), "🎲"]) {
      const seeded = new Game("occasio", { seed });
      seeded.play("e2e4");
      expect(Game.fromRecord(seeded.record()).hash()).toBe(seeded.hash());
    }
  });

  test("an error as JSON keeps its sentence", () => {
    const error = failure(() => new Game("chess", { setup: { fen: "" } }));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: "bad-setup", path: "setup.fen", message: error.message });
  });

  test("filters", () => {
    for (const filter of [null, 1, "e2", true, () => 1]) expect(failure(() => game.legalActions(filter as Anything)).code).toBe("bad-argument");
    for (const from of [1, "e9", {}, "e2e4"]) expect(failure(() => game.legalActions({ from } as Anything)).path).toBe("filter.from");
    for (const card of [1, {}]) expect(failure(() => game.legalActions({ card } as Anything)).path).toBe("filter.card");
    for (const v of [1, null, "yes"]) expect(failure(() => game.legalActions({ void: v } as Anything)).path).toBe("filter.void");
  });

  test("undo's force", () => {
    for (const force of [1, null, "yes", {}]) expect(failure(() => game.undo(force as Anything))).toMatchObject({ code: "bad-argument", path: "force" });
    expect(failure(() => game.undo())).toMatchObject({ code: "undo-unavailable" });
    expect(failure(() => game.undo(true))).toMatchObject({ code: "undo-unavailable" });
  });

  test("a freed game is closed", () => {
    const gone = new Game("chess");
    gone.free();
    gone.free();
    for (const call of [() => gone.turn, () => gone.view(), () => gone.legalActions(), () => gone.play("e2e4"), () => gone.clone(), () => gone.hash()]) {
      expect(failure(call).code).toBe("closed");
    }
  });
});

describe("languages", () => {
  test("one that is not imported, and one that is not known", async () => {
    const game = new Game("chess");
    for (const lang of ["xx", 5, null, undefined, {}]) {
      expect(
        failure(() => {
          game.lang = lang as Anything;
        }),
      ).toMatchObject({ code: "bad-option", path: "lang" });
    }
    expect(game.lang).toBe("en");
  });

  test("sentences name squares and pieces in the game's language", async () => {
    await import("orkan/lang/de");
    await import("orkan/lang/fr");
    const fen = "4k3/8/8/8/8/4r3/4P3/4K3 w - - 0 1";
    const message = (lang: "en" | "de" | "fr", action: string) => {
      const game = new Game("chess", { lang, setup: { fen } });
      return (game.explain(action) as Refusal).message;
    };
    expect(message("en", "e2e4")).toBe("The pawn on e2 cannot reach e4: the rook on e3 is in the way.");
    expect(message("de", "e2e4")).toBe("Der Bauer auf e2 kommt nicht nach e4: der Turm auf e3 steht im Weg.");
    expect(message("fr", "e2e4")).toBe("Le pion en e2 ne peut pas atteindre e4 : la tour en e3 barre le passage.");
    expect(message("de", "a4a5")).toBe("Auf a4 steht keine Figur.");
    expect(message("fr", "e3e4")).toBe("La tour en e3 n’est pas à vous.");
  });

  test("sentences call the pieces what their game calls them", async () => {
    await import("orkan/lang/de");
    await import("orkan/lang/fr");
    const message = (variant: "dojo" | "chess", lang: "en" | "de" | "fr", action: string) => {
      const game = new Game(variant, { lang, setup: { fen: "4k3/8/8/8/4r3/8/4N3/4K2R w K - 0 1" } });
      return (game.explain(action) as Refusal).message;
    };
    expect(message("dojo", "en", "e2c3")).toBe("This would leave your antisensei attacked by the violet belt on e4.");
    expect(message("dojo", "de", "e2c3")).toBe("Danach wäre dein Antisensei von dem Violettgurt auf e4 angegriffen.");
    expect(message("dojo", "fr", "e1e3")).toBe("L’antisensei en e1 ne peut pas aller en e3.");
    expect(message("dojo", "fr", "e2e5")).toBe("La ceinture orange en e2 ne peut pas aller en e5.");
    expect(message("chess", "en", "e2c3")).toBe("This would leave your king attacked by the rook on e4.");
    expect(message("chess", "de", "e2e5")).toBe("Der Springer auf e2 kann nicht nach e5 ziehen.");
  });

  test("labels use the language's letters", async () => {
    await import("orkan/lang/de");
    await import("orkan/lang/fr");
    const game = new Game("chess", { setup: { fen: "4k3/P6r/8/8/8/8/6N1/R3K2R w KQ - 0 1" } });
    const labels = () => ["a7a8q", "g2f4", "h1h7", "e1c1", "a7a8n"].map((id) => game.label(id));
    expect(labels()).toEqual(["a8=Q+", "Nf4", "Rxh7", "O-O-O", "a8=N"]);
    game.lang = "de";
    expect(labels()).toEqual(["a8=D+", "Sf4", "Txh7", "O-O-O", "a8=S"]);
    game.lang = "fr";
    expect(labels()).toEqual(["a8=D+", "Cf4", "Txh7", "O-O-O", "a8=C"]);
    game.play("h1h7");
    expect(game.history()[0]?.label).toBe("Txh7");
    expect(game.clone().lang).toBe("fr");
  });

  test("errors speak it too", async () => {
    await import("orkan/lang/de");
    expect(failure(() => new Game("chess", { lang: "de", setup: { fen: "x" } })).message).toMatch(/FEN/);
    expect(failure(() => new Game("chess", { lang: "de", colour: 1 } as Anything)).message).toBe("„colour“ ist hier nicht bekannt.");
  });
});
