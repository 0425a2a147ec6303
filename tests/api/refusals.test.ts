import { Game, type GameOptions, init, type Lang, OrkanError, type VariantId } from "orkan";
import { describe, expect, test } from "vitest";

await init();
await import("orkan/lang/de");
await import("orkan/lang/fr");

/** The sentences of a refused action in English, German and French. */
function sentences(variant: VariantId, options: GameOptions, played: readonly string[], action: string): string[] {
  return (["en", "de", "fr"] as const).map((lang) => {
    const game = new Game(variant, { ...options, lang });
    for (const each of played) game.play(each);
    expect(game.isLegal(action)).toBe(false);
    return game.explain(action)?.message ?? "";
  });
}

/** What stands against a set-up, in a language. */
function fault(variant: VariantId, options: GameOptions, lang: Lang): string {
  try {
    new Game(variant, { ...options, lang });
  } catch (error) {
    if (error instanceof OrkanError) return error.message;
  }
  throw new Error("the set-up was accepted");
}

describe("Dojo says the true reason, in its own words", () => {
  const inDojo = (fen: string, action: string, more: GameOptions["setup"] = {}, played: readonly string[] = [], options: GameOptions = {}) =>
    sentences("dojo", { ...options, setup: { fen, ...more } }, played, action);

  test("only what gives check now is named as giving it", () => {
    expect(inDojo("3rk3/8/8/8/8/8/3r4/3K3R w - - 0 1", "d1d2")).toEqual([
      "Your antisensei is in check from the violet belt on d2, and this does not parry it.",
      "Dein Antisensei steht im Schach von dem Violettgurt auf d2, und das wehrt es nicht ab.",
      "Votre antisensei est mis en échec par la ceinture violette en d2, et ceci ne le pare pas.",
    ]);
    expect(inDojo("7k/p7/6B1/5K2/8/8/8/7R b - - 0 1", "h8h7")[0]).toContain("in check from the violet belt on h1, and");
  });

  test("a letter too many", () => {
    expect(inDojo("3r2k1/P7/8/8/3K4/8/8/3n4 w - - 0 1", "a7a8q")[0]).toBe("Nothing is promoted on a8: leave the letter at the end out.");
  });

  test("a turncoat that leaves at the end of the turn", () => {
    expect(inDojo("5r1k/8/5N2/8/8/8/8/5K2 w - - 0 1", "f1f2", { counters: [{ square: "f6", near: 14 }] })).toEqual([
      "At the end of this turn the orange belt on f6 leaves the game as a turncoat, and then your antisensei would be attacked by the violet belt on f8.",
      "Am Ende dieses Zuges verlässt der Orangegurt auf f6 als Überläufer das Spiel, und danach wäre dein Antisensei angegriffen von dem Violettgurt auf f8.",
      "À la fin de ce tour, la ceinture orange en f6 quitte le jeu comme transfuge, et votre antisensei serait alors attaqué par la ceinture violette en f8.",
    ]);
  });

  test("castling past a passive member", () => {
    expect(inDojo("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", { passive: [{ square: "b1", color: "white", kind: "knight" }] })).toEqual([
      "Castling to c1 is not possible now: a passive member on b1 is in the way.",
      "Die Rochade nach c1 ist jetzt nicht möglich: Ein passives Mitglied auf b1 ist im Weg.",
      "Le roque vers c1 n’est pas possible maintenant : un membre passif en b1 barre le passage.",
    ]);
  });

  test("who cannot be appointed, retired, released, claimed", () => {
    const appoint = (square: string) =>
      inDojo(
        "Q7/5k2/8/8/8/3R4/r7/Q5K1 w - - 0 1",
        `appoint:${square}`,
        {
          passive: [
            { square: "b4", color: "black", kind: "knight" },
            { square: "c4", color: "white", kind: "queen" },
          ],
          counters: [{ square: "a8", away: 9 }],
        },
        ["g1h1"],
      );
    expect(appoint("b4")[0]).toBe("No passive member of yours is on b4.");
    expect(appoint("c4")[1]).toBe("Dein passives Mitglied auf c4 ist ein Stellvertreter und kann nicht ernannt werden.");
    expect(appoint("h1")).toEqual([
      "The antisensei on h1 cannot be the deputy as well.",
      "Der Antisensei auf h1 kann nicht auch noch Stellvertreter sein.",
      "L’antisensei en h1 ne peut pas être aussi suppléant.",
    ]);
    expect(appoint("a1")[0]).toBe("The deputy on a1 is a deputy already.");
    expect(appoint("a8")[2]).toBe("La ceinture jaune en a8 vient d’être dégradée et ne peut pas être nommée.");
    expect(appoint("a2")[0]).toBe("The violet belt on a2 is not yours.");

    const retire = (square: string) => inDojo("1n4k1/P7/8/8/8/8/7R/4K3 w - - 0 1", `retire:${square}`, {}, ["a7a8"]);
    expect(retire("g8")[2]).toBe("L’antisensei en g8 n’est jamais rendu passif.");
    expect(retire("h2")[0]).toBe("The violet belt on h2 is yours; only a piece of the other side is made passive.");

    const manual = { vigilance: "manual" } as const;
    const near = { counters: [{ square: "f6", near: 14 }] } as const;
    const fen = "7k/8/5N2/8/8/8/8/6K1 w - - 0 1";
    expect(inDojo(fen, "release:h1", { counters: [...near.counters] }, ["g1h1"], manual)).toEqual([
      "The question now is whether to release the orange belt on f6.",
      "Gefragt ist jetzt, ob du den Orangegurt auf f6 entlässt.",
      "La question est maintenant de libérer ou non la ceinture orange en f6.",
    ]);
    const claim = (square: string) => inDojo(fen, `claim:${square}`, { counters: [...near.counters] }, ["g1h1", "keep"], manual)[0];
    expect(claim("f6")).toBe(
      "The orange belt on f6 cannot be claimed now: it can be after 16 turns in a row at less than 3 squares from your antisensei, as long as it stays there.",
    );
    expect(claim("h8")).toBe("The antisensei on h8 is yours already.");
    expect(claim("h1")).toBe("The antisensei on h1 can never be claimed: only coloured belts can.");
    expect(inDojo(fen, "claim:f6")[0]).toBe("Turncoats are released, kept and claimed only with vigilance by hand.");
  });

  test("set-up faults use its names, those of chess do not", () => {
    const attacked = { setup: { fen: "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1" } };
    expect(fault("dojo", attacked, "en")).toBe("The antisensei on e8 is in check although it is the other side's move.");
    expect(fault("dojo", attacked, "de")).toBe("Der Antisensei auf e8 steht im Schach, obwohl die andere Seite am Zug ist.");
    expect(fault("dojo", attacked, "fr")).toBe("L’antisensei en e8 est en échec alors que c’est à l’autre camp de jouer.");
    expect(fault("chess", attacked, "en")).toContain("The king on e8");
    const none = { setup: { fen: "4k3/8/8/8/8/8/8/8 w - - 0 1" } };
    expect(fault("dojo", none, "de")).toBe("Weiß braucht genau einen Antisensei, nicht 0.");
    expect(fault("chess", none, "fr")).toBe("Les Blancs doivent avoir exactement un roi, pas 0.");
    expect(fault("dojo", { setup: { fen: "8/8/8/8/8/8/4k3/4K3 w - - 0 1" } }, "fr")).toBe("Les antisenseis se touchent.");
    expect(fault("dojo", { setup: { fen: "4k3/8/8/8/8/8/8/4K3 w K - 0 1" } }, "en")).toBe(
      "White's castling rights need antisensei and violet belt on their home squares.",
    );
    const passed = { setup: { fen: "4k3/8/8/8/8/8/8/4K3 w - e6 0 1" } };
    expect(fault("dojo", passed, "fr")).toBe("Aucune ceinture jaune ne peut avoir passé e6 au dernier coup.");
    const record = { ...new Game("dojo").record(), options: attacked };
    expect(() => Game.fromRecord(JSON.stringify(record))).toThrow("The antisensei on e8");
  });

  test("a counter out of range is told the range of its own rule", () => {
    const counter = (given: number) => fault("dojo", { setup: { counters: [{ square: "e2", idle: given }] } }, "en");
    expect(counter(-1)).toBe("-1 is not between 0 and 15.");
    expect(counter(16)).toBe("16 is not between 0 and 15.");
    expect(counter(1e20)).toBe("100000000000000000000 is not between 0 and 15.");
    expect(counter(-1e300)).toBe("-1e300 is not between 0 and 15.");
  });
});

describe("Kartenschach says the true reason", () => {
  test("a bid too low, and nothing to take off", () => {
    const played = (game: Game) => game.legalActions().some(({ id }) => id === "bid:3");
    const auction = new Game("capitalist", { seed: "bid" });
    expect(played(auction)).toBe(true);
    expect(sentences("capitalist", { seed: "bid" }, ["bid:3"], "bid:3")).toEqual([
      "A bid must be at least 4 now.",
      "Ein Gebot muss jetzt mindestens 4 sein.",
      "Une offre doit maintenant être d’au moins 4.",
    ]);
    expect(sentences("feudal", {}, [], "clear")).toEqual([
      "No kind is blocked for you, so there is nothing to take off.",
      "Für dich ist keine Art gesperrt, es gibt nichts freizugeben.",
      "Aucun type n’est bloqué pour vous, il n’y a rien à libérer.",
    ]);
  });
});

describe("filters", () => {
  test("an unknown key is named", () => {
    const game = new Game("chess", { lang: "de" });
    const filter = { foo: 1 } as unknown as { from: "e2" };
    expect(() => game.legalActions(filter)).toThrow("„foo“ ist hier nicht bekannt.");
  });
});
