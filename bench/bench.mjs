// Measures the built package against chess.js, chessops and kokopu; `npm run bench` builds it and starts this.
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { digits } from "./lib/print.mjs";

const HELP = `npm run bench -- [options]
  --quick            fewer rounds and games: a rough picture in less than a minute
  --only PART        only this part, may be repeated: perft, lists, turns, playouts, cold, sizes, variants
  --variant ID       only this game in the part "variants", may be repeated
  --json FILE        write all results to a file as well
  --check            exit with 1 if a target is missed
  --help             print this`;

const PARTS = ["perft", "lists", "turns", "playouts", "cold", "sizes", "variants"];

function options() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: "boolean", default: false },
        only: { type: "string", multiple: true, default: [] },
        variant: { type: "string", multiple: true, default: [] },
        json: { type: "string" },
        check: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const wrong = values.only.find((name) => !PARTS.includes(name));
    if (wrong) throw new Error(`there is no part ${wrong}`);
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

const given = options();
if (given.help) {
  console.log(HELP);
  process.exit(0);
}

const { init } = await import("orkan");
await init();
const machine = { node: process.version, cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length };
console.log(`Node ${machine.node} on ${machine.cores} × ${machine.cpu}`);

const all = {};
const targets = [];
for (const name of PARTS) {
  if (given.only.length && !given.only.includes(name)) continue;
  const part = await import(`./parts/${name}.mjs`);
  console.log(`\n■ ${part.title}`);
  const results = {};
  await part.run({ quick: given.quick, variant: given.variant, results });
  all[name] = results;
  targets.push(...part.targets(results));
}

console.log("\n■ targets");
let missed = 0;
for (const target of targets) {
  const { what, value, least, most } = target;
  target.reached = least === undefined ? value <= most : value >= least;
  if (!target.reached) missed++;
  const wanted = least === undefined ? `at most ${most}` : `at least ${least}`;
  console.log(`  ${target.reached ? "reached    " : "NOT reached"}  ${what}: ${digits(value)} (${wanted})`);
}
console.log(missed ? `  ${missed} of ${targets.length} missed` : `  all ${targets.length} reached`);

if (given.json) {
  const { quick } = given;
  writeFileSync(given.json, `${JSON.stringify({ date: new Date().toISOString(), machine, quick, results: all, targets }, null, 2)}\n`);
  console.log(`  written to ${given.json}`);
}
if (given.check && missed) process.exit(1);
