// The cards of Joker: what their texts say follows from what they do.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CardInfo, cards, cardTerms, Game, init, type Kind } from "orkan";
import "orkan/lang/de";
import "orkan/lang/fr";
import { beforeAll, describe, expect, test } from "vitest";

await init();
beforeAll(() => init());

const LANGS = ["en", "de", "fr"] as const;
type Lang = (typeof LANGS)[number];

interface Written {
  id: string;
  bold?: Kind[];
  effect: unknown;
}

const deck = join(dirname(fileURLToPath(import.meta.url)), "../../crates/engine/src/families/joker/deck");
const written: Written[] = [..."abcdefghijklmnop"].flatMap((family) => JSON.parse(readFileSync(join(deck, `${family}.json`), "utf8")) as Written[]);

const KINDS: Record<Lang, Record<string, RegExp>> = {
  en: { pawn: /pawn/, knight: /knight/, bishop: /bishop/, rook: /rook/, queen: /queen/, king: /king/ },
  de: { pawn: /bauer/i, knight: /Springer/, bishop: /Läufer/, rook: /Turm|Türme/, queen: /Dame/, king: /König/ },
  fr: { pawn: /pion/, knight: /cavalier/, bishop: /fou/, rook: /tour/, queen: /dame/, king: /roi/ },
};

/** How each word of the vocabulary is recognised, in the order English, German, French. */
const TERMS: Record<string, [RegExp, RegExp, RegExp]> = {
  move: [/\b(move|capture|advance)/i, /\b(zieh|schlag|rück)/i, /\b(jouez|prenez|avancez)/i],
  "move-like": [/\blike an? |like a/, / wie /, / comme /],
  warp: [/\bwarp/i, /\bwarp/i, /téléport/i],
  "warp-capture": [/may capture/, /darf dort schlagen/, /peut y prendre/],
  add: [/\badd/i, /\bfüge .*hinzu/i, /ajoutez/i],
  replace: [/replace/i, /ersetze/i, /remplacez/i],
  swap: [/swap/i, /tausche/i, /échangez/i],
  remove: [/remove/i, /entferne/i, /retirez/i],
  sacrifice: [/sacrifice/i, /opfere/i, /sacrifiez/i],
  capture: [/capture/i, /schlage/i, /prenez/i],
  through: [/through/, /durch /, /à travers/],
  "jump-over": [/jump(s|ed) over/, /überspr/, /par-dessus/],
  "same-way": [/in the same way/, /auf dieselbe Weise/, /de la même façon/],
  another: [/other/, /ander|weiter/, /autre/],
  threatened: [/threatened/, /bedroht/, /menacé/],
  threatens: [/threatens? /, /bedroh/, /menace/],
  pinned: [/pinned/, /gefesselt/, /cloué/],
  immobile: [/immobile/, /unbeweglich/, /immobile/],
  adjacent: [/adjacent/, /benachbart/, /voisin/],
  beside: [/directly beside/, /direkt neben/, /juste à côté/],
  "in-front": [/in front of/, / vor /, / devant /],
  behind: [/behind/, / hinter /, / derrière /],
  queenside: [/queenside/, /Damenflügel/, /aile dame/],
  kingside: [/kingside/, /Königsflügel/, /aile roi/],
  "nth-rank": [/\d(st|nd|rd|th) rank/, /\d\. Reihe/, /\d(re|e) rangée/],
  "same-file": [/same file/, /derselben Linie/, /même colonne/],
  "same-rank": [/same rank/, /derselben Reihe/, /même rangée/],
  edge: [/edge square/, /Randf/, /du bord/],
  centre: [/centre square/, /Zentrumsf/, /du centre/],
  single: [/single/, /Einzelbauer/, /simple/],
  doubled: [/doubled/, /Doppelbauer/, /doublé/],
  passed: [/passed/, /Freibauer/, /passé/],
  "file-pawn": [/\b[a-h]-pawn/, /\b[a-h]-Bauer/, /pion [a-h]\b/],
  condition: [/^If /, /^Wenn /, /^S(i |’)/],
};

/** Everything in a card's effect that is a kind or a number of a rank or file. */
function facts(value: unknown, key = ""): { kinds: string[]; ranks: number[]; files: number[] } {
  const all = { kinds: [] as string[], ranks: [] as number[], files: [] as number[] };
  if (typeof value === "string" && (key === "kinds" || key === "kind")) all.kinds.push(value);
  if (typeof value === "number" && key === "rank") all.ranks.push(value);
  if (typeof value === "number" && key === "file") all.files.push(value);
  if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      const inner = facts(member, Array.isArray(value) ? key : name);
      all.kinds.push(...inner.kinds);
      all.ranks.push(...inner.ranks);
      all.files.push(...inner.files);
    }
  }
  return all;
}

describe.each(LANGS)("texts in %s", (lang) => {
  const list: CardInfo[] = cards("joker", lang);

  test("256 cards, each with its title and text, no two alike", () => {
    expect(list.map(({ id }) => id)).toEqual(written.map(({ id }) => id));
    expect(list).toHaveLength(256);
    expect(new Set(list.map(({ title }) => title)).size).toBe(256);
    expect(new Set(list.map(({ text }) => text)).size).toBe(256);
  });

  test("they are whole sentences", () => {
    for (const { id, text } of list) {
      expect(text, id).toMatch(/^[\p{Lu}].*[^\s,;]\.$/u);
      expect(text, id).not.toMatch(/undefined|null|NaN|\ue000| {2}| [,.]|,,|\.\./);
      expect((text.match(/\*\*/g) ?? []).length % 2, id).toBe(0);
    }
  });

  test("a text names the kinds, ranks and files its effect names, and marks the bold ones", () => {
    for (const [index, { id, bold = [], effect }] of written.entries()) {
      const text = list[index]?.text ?? "";
      const { kinds, ranks, files } = facts(effect);
      for (const kind of [...kinds, ...bold]) expect(text, id).toMatch(KINDS[lang][kind] as RegExp);
      for (const rank of ranks) expect(text, id).toContain(String(rank));
      for (const file of files) expect(text, id).toMatch(new RegExp(`\\b${"abcdefgh".charAt(file - 1)}\\b`));
      const marked = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map((match) => match[1] ?? "");
      for (const kind of bold)
        expect(
          marked.some((word) => (KINDS[lang][kind] as RegExp).test(word)),
          id,
        ).toBe(true);
      for (const word of marked)
        expect(
          bold.some((kind) => (KINDS[lang][kind] as RegExp).test(word)),
          `${id}: ${word}`,
        ).toBe(true);
    }
  });

  test("a text says every word of the vocabulary its effect uses", () => {
    const column = LANGS.indexOf(lang);
    for (const { id, text, terms = [] } of list) {
      expect(terms.length, id).toBeGreaterThan(0);
      for (const term of terms) expect(text, `${id} ${term}`).toMatch(TERMS[term]?.[column] as RegExp);
    }
  });
});

test.each(LANGS)("families and vocabulary have names in %s", (lang) => {
  const list = cards("joker", lang);
  const groups = new Map(list.map(({ id, group }) => [id.charAt(0), group]));
  expect(new Set(groups.values()).size).toBe(16);
  for (const { id, group } of list) expect(group, id).toBe(groups.get(id.charAt(0)));
  const terms = cardTerms("joker", lang);
  expect(terms.map(({ id }) => id)).toEqual(Object.keys(TERMS));
  expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
  expect(cardTerms("tempete", lang)).toEqual([]);
  expect(cards("tempete", lang).every(({ group, terms }) => group === null && terms?.length === 0)).toBe(true);
});

test.each(LANGS)("an unusable card says why in %s", (lang) => {
  const told = (fen: string, faceUp: { white: string | null; black: string | null }, action: string) =>
    new Game("joker", { lang, setup: { fen, deck: ["PP"], faceUp } }).explain(action);
  const own = (fen: string, card: string) => told(fen, { white: card, black: null }, `@${card}`);
  const queen = "4k3/ppp5/8/8/8/8/PPP5/Q3K3 w - - 0 5";
  expect(own(queen, "DE")).toBeNull();
  const reasons = [
    own(queen, "CF"),
    own(queen, "FE"),
    own("4k3/P7/8/8/8/8/8/4K3 w - - 0 5", "FA"),
    told("8/ppp4k/8/8/6b1/8/PPP5/R3K3 w - - 0 5", { white: null, black: "AE" }, "e1f2"),
    told("8/ppp4k/8/8/8/5b2/PPP5/R3K3 w - - 0 5", { white: null, black: "AE" }, "a1b1"),
    told("4k3/ppp5/8/8/8/5b2/PPP5/4K2R w K - 0 5", { white: null, black: "AE" }, "e1g1"),
  ];
  const words = reasons.map((reason) => reason?.message ?? "");
  expect(words.every((message) => message.length > 20)).toBe(true);
  expect(new Set(words).size).toBe(6);
  const title = cards("joker", lang).find(({ id }) => id === "CF")?.title as string;
  expect(words[0]).toContain(title);
});

test("the deck is as varied as the rules ask", () => {
  const list = cards("joker");
  const effects = written.map(({ effect }) => effect as { when?: unknown }[]);
  expect(effects.filter((parts) => parts.length > 1).length).toBeGreaterThanOrEqual(40);
  expect(written.filter(({ bold }) => bold?.length).length).toBeGreaterThanOrEqual(60);
  const conditions = ["condition", "threatened", "threatens", "pinned", "immobile", "single", "doubled", "passed"];
  expect(list.filter(({ terms = [] }) => terms.some((term) => conditions.includes(term))).length).toBeGreaterThanOrEqual(60);
  for (const term of Object.keys(TERMS)) {
    expect(list.filter(({ terms = [] }) => terms.includes(term)).length, term).toBeGreaterThanOrEqual(4);
  }
  for (const letter of "ABCDEFGHIJKLMNOP") {
    const family = list.filter(({ id }) => id.startsWith(letter));
    expect([family.length, family.filter(({ advanced }) => advanced).length], letter).toEqual([16, 8]);
  }
  expect(list.every(({ value }) => value !== null && value >= 25 && value <= 200 && value % 25 === 0)).toBe(true);
});

test("labels and refusals name cards by their titles", () => {
  const game = new Game("joker", {
    lang: "de",
    setup: { fen: "4k3/ppp5/8/8/8/8/PPP5/R3K3 w - - 0 5", deck: ["AA", "AB"], faceUp: { white: "NN", black: null } },
  });
  const title = cards("joker", "de").find(({ id }) => id === "NN")?.title as string;
  expect(game.label("@NN:a1")).toContain(title);
  expect(game.explain("@NN:b2")?.code).toBe("whole-effect-impossible");
});

test("every card scores what it shows", () => {
  const left = new Map(cards("joker").map(({ id, value }) => [id, value]));
  // Positions of games at random; in each of them the cards still left are tried.
  for (let game = 0; left.size > 0 && game < 200; game++) {
    const played = new Game("joker", { seed: `value ${game}` });
    for (let turn = 0; left.size > 0 && turn < 60 && !played.outcome; turn++) {
      const moves = played.legalActions().filter(({ card }) => card === null);
      const next = moves[(turn * 7919 + game * 104729) % moves.length];
      if (!next) break;
      played.play(next);
      const color = played.turn;
      if (turn % 6 !== 5 || played.outcome || !color) continue;
      for (const [card, value] of left) {
        const faceUp = { white: null, black: null, [color]: card };
        const table = new Game("joker", { setup: { fen: played.fen(), deck: [], faceUp } });
        const [play] = table.legalActions({ card }).filter(({ reading }) => !reading);
        if (!play) continue;
        const scored = table.preview(play).events.find((event) => event.type === "scored" && event.card === card);
        expect(scored?.detail.points, card).toBe(value);
        left.delete(card);
      }
    }
  }
  expect([...left.keys()]).toEqual([]);
});

test.each(LANGS)("what is said of a piece is not said of the king or of another piece in %s", (lang) => {
  const text = (id: string) =>
    cards("joker", lang)
      .find((card) => card.id === id)
      ?.text.replaceAll("*", "");
  const spared = { en: "(except the king)", de: "(außer dem König)", fr: "(sauf le roi)" }[lang];
  for (const id of ["HN", "MN", "MP"]) expect(text(id), id).toContain(spared);
  if (lang === "en") expect(text("LM")).toBe("Move a queen to an unthreatened square adjacent to an enemy pawn.");
  if (lang === "fr") {
    expect(text("GE")).toMatch(/^Jouez comme un roi une pièce qui se trouve sur une case du bord/);
    expect(text("OO")).toMatch(/^Remplacez par un pion un fou adverse qui menace une de vos pièces/);
  }
});

test.each(LANGS)("what is wrong with the text of a card is said in terms of cards in %s", (lang) => {
  const setup = { fen: "4k3/pppp4/8/8/8/8/PPPP4/N1B1KR2 w - - 0 5", faceUp: { white: "BH", black: null } };
  const game = new Game("joker", { lang, setup });
  for (const text of ["@BH:", "@BH!bishop+:c1,a1", "@ZZ"]) {
    expect(game.explain(text), text).toMatchObject({ code: "malformed", message: expect.stringContaining("@15:c1,h6") });
    expect(() => game.play(text)).toThrow("@15:c1,h6");
  }
  expect(game.explain("e2")?.message).not.toContain("@15");
  expect(game.explain("@BH")).toBeNull();
  expect(() => game.play("@BH")).toThrow(expect.objectContaining({ refusal: expect.objectContaining({ code: "malformed" }) }));
  expect(game.explain("@15:c1,h6")).toMatchObject({ code: "card-not-held", message: expect.stringContaining("15") });
  // In a game without cards the text of a move is what helps.
  expect(new Game("chess", { lang }).explain("@15:")?.message).toContain("e2e4");
  const faulty = (options: object) => {
    try {
      new Game("joker", { lang, ...options });
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(faulty({ setup: { scores: { white: -25, black: 0 } } })).toMatch(/-25.*799/);
  expect(faulty({ deck: "basic", setup: { deck: ["AI"] } })).toContain("AI");
});
