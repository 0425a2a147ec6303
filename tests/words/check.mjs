// The words players read, checked against each other: every language has every page, the same headings, table rows,
// list items, action codes and squares, and the typography of its language. Run: node tests/words/check.mjs
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../pkg/src/lang");
const languages = ["en", "de", "fr"];
const faults = [];
const fault = (place, what) => faults.push(`${place}: ${what}`);

/** The ids a union type in a source file lists. */
function union(file, name) {
  const source = readFileSync(join(root, file), "utf8");
  const body = source.match(new RegExp(`export type ${name} =([^;]+);`))?.[1] ?? "";
  return [...body.matchAll(/"([^"]+)"/g)].map((match) => match[1]);
}

/** The one object literal a word file exports under `name`; the files hold nothing but strings. */
async function words(file, name) {
  const source = readFileSync(join(root, file), "utf8")
    .replace(/^import type .*$/gm, "")
    .replace(/^(export const \w+): [^=]+ =/gm, "$1 =");
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`))[name];
}

const count = (text, pattern) => [...text.matchAll(pattern)].length;
const sorted = (text, pattern) =>
  [...text.matchAll(pattern)]
    .map((match) => match[0])
    .sort()
    .join(" ");

/** What must be the same in every translation of a page. */
function shape(text) {
  const prose = text.replace(/`[^`]*`/g, "");
  return {
    headings: text
      .split("\n")
      .map((line) => line.match(/^#+(?= )/)?.[0])
      .filter(Boolean)
      .join(" "),
    "table rows": count(text, /^\|/gm),
    "list items": count(text, /^(-|\d+\.) /gm),
    codes: sorted(text, /`[^`]+`/g),
    squares: sorted(prose, /\b[a-h][1-8]\b/g),
    numbers: sorted(prose.replace(/\b[a-h][1-8]\b/g, ""), /\d+/g),
  };
}

function typography(place, language, text) {
  const prose = text.replace(/`[^`]*`/g, "code");
  const bad = (pattern, what) => {
    const hit = prose.match(pattern);
    if (hit) fault(place, `${what}: …${prose.slice(Math.max(0, hit.index - 20), hit.index + 20).replace(/\n/g, "⏎")}…`);
  };
  bad(/<\/?[a-z][^>]*>/i, "raw HTML");
  bad(/\]\(|https?:/, "link");
  bad(/'/, "straight apostrophe");
  bad(/ {2}|[ \t]+$/m, "stray space");
  bad(/\.\.\./, "three dots for an ellipsis");
  if (language === "fr") bad(/(?<=[^|\s-]) [:;!?»]|« |[\p{L}\d)][;!?»]/u, "breaking or missing space before a sign");
  else bad(/\s[:;!?,.](?=\s)/, "space before a sign");
  if (language === "de") bad(/[“”](?<!„[^“]*“)/, "quotation marks");
}

const variants = union("rules/keys.ts", "VariantKey");
for (const variant of variants) {
  const pages = languages.map((language) => {
    const place = `rules/${language}/${variant}.md`;
    let text = "";
    try {
      text = readFileSync(join(root, place), "utf8");
    } catch {
      fault(place, "missing");
    }
    if (text) typography(place, language, text);
    return text;
  });
  if (pages.includes("")) continue;
  const shapes = pages.map(shape);
  for (const [index, language] of languages.entries()) {
    for (const [what, value] of Object.entries(shapes[index])) {
      if (value !== shapes[0][what]) fault(`rules/${language}/${variant}.md`, `${what} differ from English\n    ${shapes[0][what]}\n    ${value}`);
    }
  }
}

for (const language of languages) {
  for (const file of readdirSync(join(root, "rules", language))) {
    const variant = file.replace(/\.md$/, "");
    if (file.endsWith(".md") && !variants.includes(variant)) fault(`rules/${language}/${file}`, "no such game");
  }
}

const equal = [
  ["1", "13", "14"],
  ["12", "28"],
  ["32", "39", "42", "52"],
];
const lists = [
  { file: (language) => `rules/${language}/index.ts`, name: "titles", keys: variants, fields: ["title", "summary"] },
  { file: (language) => `cards/${language}/tempete.ts`, name: "tempete", keys: union("cards/keys.ts", "TempeteCard"), fields: ["title", "text"] },
  {
    file: (language) => `cards/${language}/kartenschach.ts`,
    name: "kartenschach",
    keys: union("cards/keys.ts", "KartenschachCard"),
    fields: ["title", "text"],
  },
];
for (const { file, name, keys, fields } of lists) {
  for (const language of languages) {
    const entries = await words(file(language), name);
    const missing = keys.filter((key) => !(key in entries));
    const extra = Object.keys(entries).filter((key) => !keys.includes(key));
    if (missing.length || extra.length) fault(file(language), `missing ${missing.join(" ")}, unknown ${extra.join(" ")}`);
    const seen = new Map();
    for (const [key, entry] of Object.entries(entries)) {
      const place = `${file(language)} ${key}`;
      for (const field of fields) {
        const text = entry[field] ?? "";
        if (!text || text !== text.trim()) fault(place, `${field} is empty or has stray space`);
        typography(place, language, text);
      }
      if (seen.has(entry.title)) fault(place, `title as ${seen.get(entry.title)}`);
      seen.set(entry.title, key);
    }
    if (name !== "tempete") continue;
    for (const group of equal) {
      if (new Set(group.map((key) => entries[key]?.text)).size > 1) fault(file(language), `cards ${group.join(" ")} differ in text`);
    }
    for (const [key, entry] of Object.entries(entries)) {
      const sentences = count(entry.text, /[.!?](?=\s|$)/g);
      if (sentences > 7) fault(`${file(language)} ${key}`, `${sentences} sentences`);
    }
  }
}

// The titles of Joker's cards; their texts are made from what the cards do and tested in tests/api/joker.test.ts.
for (const language of languages) {
  const file = `cards/${language}/joker.ts`;
  const titles = await words(file, "jokerTitles");
  const codes = [..."ABCDEFGHIJKLMNOP"].flatMap((family) => [..."ABCDEFGHIJKLMNOP"].map((card) => family + card));
  if (Object.keys(titles).join() !== codes.join()) fault(file, "not the codes from AA to PP in their order");
  const seen = new Map();
  for (const [code, title] of Object.entries(titles)) {
    if (!title || title !== title.trim()) fault(`${file} ${code}`, "empty or with stray space");
    typography(`${file} ${code}`, language, title);
    if (seen.has(title)) fault(`${file} ${code}`, `title as ${seen.get(title)}`);
    seen.set(title, code);
  }
}

/** How a card's text begins, by the moment it is played; in the order of the table on the rules page. */
const openings = {
  before: { en: "Before your move", de: "Vor deinem Zug", fr: "Avant votre coup" },
  instead: { en: "Instead of your move", de: "Statt deines Zuges", fr: "Au lieu de votre coup" },
  after: { en: "After your move", de: "Nach deinem Zug", fr: "Après votre coup" },
  extra: { en: "Before or after your move", de: "Vor oder nach deinem Zug", fr: "Avant ou après votre coup" },
  react: { en: "Right after your opponent’s move", de: "Gleich nach dem Zug des Gegners", fr: "Juste après le coup de l’adversaire" },
  counter: { en: "Right after your opponent’s card", de: "Gleich nach einer Karte des Gegners", fr: "Juste après une carte de l’adversaire" },
  intercept: { en: "When your opponent’s move", de: "Bevor der Zug des Gegners", fr: "Quand le coup de l’adversaire" },
  any: { en: "At any time", de: "Jederzeit", fr: "À tout moment" },
};
for (const language of languages) {
  const page = readFileSync(join(root, `rules/${language}/tempete.md`), "utf8");
  const entries = await words(`cards/${language}/tempete.ts`, "tempete");
  const rows = [...page.matchAll(/^\| [^|]+ \| (\d+(?:, \d+)*) \|$/gm)].map((row) => row[1].split(", "));
  const listed = rows.flat().sort((one, other) => one - other);
  if (listed.join() !== Object.keys(entries).join()) fault(`rules/${language}/tempete.md`, "the table of moments does not name every card once");
  for (const [index, [moment, phrases]] of Object.entries(openings).entries()) {
    for (const id of rows[index] ?? []) {
      const rest = entries[id].text.slice(phrases[language].length);
      if (!entries[id].text.startsWith(phrases[language]) || !/^[\s,:]/.test(rest))
        fault(`cards/${language}/tempete.ts ${id}`, `does not begin as a card of the moment “${moment}”`);
    }
  }
  for (const [, title, id] of page.matchAll(/\*([^*]+)\*(?: \(|, )(\d+)\)/g)) {
    if (entries[id]?.title !== title) fault(`rules/${language}/tempete.md`, `card ${id} is called ${title}, its title is ${entries[id]?.title}`);
  }
  for (const [, titles, ids] of page.matchAll(/^- \*\*([^*]+)\*\* \((\d+(?:, \d+)*)\)/gm)) {
    const expected = ids.split(", ").map((id) => entries[id].title);
    if (titles !== expected.join(", ") && expected.some((title) => titles.includes(title)))
      fault(`rules/${language}/tempete.md`, `${titles} are the cards ${expected.join(", ")}`);
  }
}

if (faults.length) {
  console.error(faults.join("\n"));
  console.error(`${faults.length} faults`);
  process.exit(1);
}
console.log(`${variants.length} games in ${languages.length} languages: all words agree`);
