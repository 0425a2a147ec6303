// Cold start: a fresh Node process imports the library and lists the first moves.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { spread } from "../lib/measure.mjs";
import { digits, table, time } from "../lib/print.mjs";

export const title = "cold start in a fresh Node process: from import to the first list";

const PROGRAMS = {
  orkan: "orkan.mjs",
  "orkan/inline": "orkan-inline.mjs",
  "chess.js moves({ verbose })": "chess.js.mjs",
  "chess.js moves()": "chess.js-san.mjs",
  chessops: "chessops.mjs",
  kokopu: "kokopu.mjs",
  "Node alone": "empty.mjs",
};

function start(file) {
  const before = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "../cold", file)], { encoding: "utf8" });
  const whole = performance.now() - before;
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
  const { millis, moves } = JSON.parse(stdout);
  if (moves !== 20) throw new Error(`${file} listed ${moves} moves instead of 20`);
  return { millis, whole };
}

export function run({ quick, results }) {
  const names = Object.keys(PROGRAMS);
  const starts = Object.fromEntries(names.map((name) => [name, []]));
  const rounds = quick ? 7 : 31;
  // The first round does not count: the files are in the system's cache then.
  for (let round = -1; round < rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round + 1) % names.length];
      const taken = start(PROGRAMS[name]);
      if (round >= 0) starts[name].push(taken);
    }
  }
  const rows = [["", "import to list", "quartiles", "orkan takes ×", "whole process", "quartiles", "orkan takes ×"]];
  for (const name of names) {
    const of = (key) => {
      const ours = starts.orkan.map((taken) => taken[key]);
      const theirs = starts[name].map((taken) => taken[key]);
      return { ...spread(theirs), ratio: spread(ours.map((millis, round) => millis / theirs[round])) };
    };
    const entry = { millis: of("millis"), whole: of("whole") };
    results[name] = entry;
    const cells = ({ median, low, high, ratio }) => [time(median), `${time(low)} – ${time(high)}`, digits(ratio.median)];
    rows.push([name, ...(name === "Node alone" ? ["", "", ""] : cells(entry.millis)), ...cells(entry.whole)]);
  }
  table(rows);
}

export function targets(results) {
  // Against the quicker way to list with chess.js.
  const ratio = (name, key) => results[name][key].ratio.median;
  const most = (key) => Math.max(ratio("chess.js moves()", key), ratio("chess.js moves({ verbose })", key));
  return [
    { what: "cold start in Node: time of chess.js × (import to first list)", value: most("millis"), most: 1 },
    { what: "cold start in Node: time of chess.js × (whole process)", value: most("whole"), most: 1 },
  ];
}
