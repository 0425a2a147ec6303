// Every game: what a call costs over random games, perft and playouts.
import { performance } from "node:perf_hooks";
import { Game, variants } from "orkan";
import { quantile, spread } from "../lib/measure.mjs";
import { Chess } from "../lib/peers.mjs";
import { KIWIPETE } from "../lib/positions.mjs";
import { digits, short, table, time } from "../lib/print.mjs";
import { generator } from "../lib/random.mjs";

export const title = "every game: legalActions(), play(), view() over random games";

/** Longest random game in actions. */
const MOST = 400;

/** Numbers as they come, kept without boxes. */
class Samples {
  #values = new Float64Array(1 << 16);
  #length = 0;

  add(value) {
    if (this.#length === this.#values.length) {
      const longer = new Float64Array(2 * this.#length);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.#length++] = value;
  }

  summary() {
    const sorted = this.#values.slice(0, this.#length).sort();
    return { calls: this.#length, median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), max: quantile(sorted, 1) };
  }
}

function timed(call) {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/** Time of a call that changes nothing: one that takes long is done again twice, so that a pause of the machine does not count. */
function steady(call, long) {
  let taken = timed(call);
  for (let again = 0; again < 2 && taken > long; again++) taken = Math.min(taken, timed(call));
  return taken;
}

/** The yardstick: one call of chess.js's `moves({ verbose: true })` on Kiwipete. */
function yardstick(times) {
  const chess = new Chess(KIWIPETE);
  const taken = [];
  for (let i = 0; i < times; i++) taken.push(timed(() => chess.moves({ verbose: true })));
  return spread(taken).median;
}

function games(id, count, long) {
  const legal = new Samples();
  const play = new Samples();
  const view = new Samples();
  for (let number = 0; number < count; number++) {
    const game = new Game(id, { seed: `bench ${number}` });
    const random = generator(1000 + number);
    for (let played = 0; played < MOST && game.outcome === null; played++) {
      let list = [];
      legal.add(
        steady(() => {
          list = game.legalActions();
        }, long),
      );
      const action = list[random(list.length)];
      play.add(timed(() => game.play(action)));
      // A view costs more than the rest together; every fourth is enough to know it.
      if (played % 4 === 0) view.add(steady(() => game.view(), long));
    }
    game.free();
  }
  return { legalActions: legal.summary(), play: play.summary(), view: view.summary() };
}

/** Leaves a second of the deepest tree, at most `deepest` plies, that is done in about `millis`. */
function perft(id, deepest, millis) {
  const game = new Game(id, { seed: "bench" });
  let depth = 1;
  let leaves = 0;
  let taken = 0;
  for (; ; depth++) {
    taken = timed(() => {
      leaves = game.perft(depth);
    });
    // A ply more costs about thirty times as much.
    if (depth === deepest || taken * 30 > millis) break;
  }
  while (taken < millis / 4) {
    const more = timed(() => game.perft(depth));
    if (more >= taken) break;
    taken = more;
  }
  return { depth, leaves, perSecond: (leaves * 1000) / taken };
}

function playouts(id, millis) {
  const game = new Game(id, { seed: "bench" });
  let count = 0;
  let actions = 0;
  const start = performance.now();
  while (performance.now() - start < millis) {
    actions += game.playout(++count, MOST);
  }
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: count / seconds, actionsPerSecond: actions / seconds, meanLength: actions / count };
}

export function run({ quick, results, variant }) {
  const wanted = variants().filter(({ id }) => !variant.length || variant.includes(id));
  const count = quick ? 50 : 2000;
  const measure = yardstick(quick ? 50 : 300);
  results.yardstick = measure;
  results.games = count;
  results.variants = {};
  console.log(`\n  yardstick: one chess.js moves({ verbose }) on Kiwipete takes ${time(measure)}; ${count} random games each`);
  const calls = [["", "call", "median", "99 %", "longest", "yardstick ÷ median", "longest ÷ yardstick"]];
  const rates = [["", "perft", "leaves", "leaves/s", "playouts/s", "actions/s", "mean actions"]];
  for (const { id } of wanted) {
    let entry;
    try {
      entry = { calls: games(id, count, measure / 4), perft: perft(id, 4, quick ? 200 : 2000), playouts: playouts(id, quick ? 200 : 1000) };
    } catch (error) {
      if (error?.code !== "unknown-variant") throw error;
      console.log(`  ${id}: not in this build`);
      continue;
    }
    results.variants[id] = entry;
    for (const [call, { median, p99, max }] of Object.entries(entry.calls)) {
      calls.push([id, `${call}()`, time(median), time(p99), time(max), digits(measure / median), digits(max / measure)]);
    }
    const { depth, leaves, perSecond } = entry.perft;
    const { playouts: played } = entry;
    rates.push([id, `depth ${depth}`, short(leaves), short(perSecond), short(played.perSecond), short(played.actionsPerSecond), digits(played.meanLength)]);
  }
  table(calls);
  console.log();
  table(rates);
}

export function targets(results) {
  return Object.entries(results.variants).flatMap(([id, { calls }]) => [
    { what: `legalActions() of ${id}: longest ÷ yardstick`, value: calls.legalActions.max / results.yardstick, most: 1 },
    {
      what: `legalActions() of ${id}: yardstick ÷ median`,
      value: results.yardstick / calls.legalActions.median,
      least: id === "joker" ? 30 : 50,
    },
  ]);
}
