import { Game, init, type Lang, variants } from "orkan";
import "orkan/lang/de";
import "orkan/lang/fr";
import { describe, expect, test } from "vitest";
import { playRandomly } from "../lib/random.ts";

await init();
const LANGS: Lang[] = ["en", "de", "fr"];

describe.each(variants().map(({ id }) => id))("%s", (variant) => {
  test("every action has a label in every language, words where it is no move", () => {
    playRandomly(variant, 21, 60, (game, list) => {
      for (const lang of LANGS) {
        game.lang = lang;
        for (const { id, type } of [...list, ...game.hostActions()]) {
          const label = game.label(id);
          expect(label).not.toMatch(/\bundefined\b|\bnull\b|^$/);
          if (type !== "move") expect(label).not.toBe(id);
        }
      }
    });
  });

  test("the history's labels are those the actions had", () => {
    const labels: string[] = [];
    const game = playRandomly(variant, 22, 60, (before, _, chosen) => {
      before.lang = "fr";
      labels.push(before.label(chosen));
    });
    expect(game.history().map(({ label }) => label)).toEqual(labels);
  });
});

test("dice", () => {
  const say = (id: string, fen: string, options = {}) => LANGS.map((lang) => new Game("occado", { lang, setup: { fen }, ...options }).label(id));
  expect(say("roll:c3", "7k/8/8/8/8/2X5/8/4K3 w - - 0 1")).toEqual(["rolls c3", "würfelt c3", "relance c3"]);
  const healed = LANGS.map((lang) => new Game("ordo-vulneris", { lang, setup: { fen: "3X3k/8/8/8/8/8/8/4K3 w - - 0 1" } }).label("heal:d8=q"));
  expect(healed).toEqual(["heals d8 to queen", "heilt d8 zu: Dame", "soigne d8 en dame"]);
  const host = LANGS.map((lang) => new Game("chess", { lang }).label("resign:black"));
  expect(host).toEqual(["Black resigns", "Schwarz gibt auf", "les Noirs abandonnent"]);
});
