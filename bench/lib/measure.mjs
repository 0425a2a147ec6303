// How things are timed: contestants in turn, several rounds, medians, ratios within a round. What slows the machine
// down for a while slows all contestants of that round. What counts is the time this process computes, its compilers and
// garbage collectors included; the time it waits for a processor that others use does not.

/** The value below which the given part of the sorted numbers lies. */
export function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

/** `{ median, low, high }` of some numbers: the middle one and the quartiles. */
export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}

/** Milliseconds of computing since the process began. The system brings it up to date every few milliseconds. */
export function computed() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs a contestant again and again for at least `millis` of computing; returns units a second. */
function rate(run, millis) {
  const start = computed();
  let units = 0;
  let now = start;
  do {
    const pause = performance.now() + 5;
    do units += run();
    while (performance.now() < pause);
    now = computed();
  } while (now - start < millis);
  return (units * 1000) / (now - start);
}

/**
 * Measures contestants against each other.
 * @param contestants `{ name: () => units done }`; the first is ours
 * @returns `{ name: { median, low, high, ratio } }` in units a second; `ratio`: how often ours is as fast, with its spread
 */
export function race(contestants, { rounds, millis }) {
  const names = Object.keys(contestants);
  const [ours] = names;
  // One turn each that does not count: the just-in-time compilers have seen the code then.
  for (const name of names) rate(contestants[name], millis / 2);
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length];
      rates[name].push(rate(contestants[name], millis));
    }
  }
  const result = {};
  for (const name of names) {
    const ratios = rates[name].map((theirs, round) => rates[ours][round] / theirs);
    result[name] = { ...spread(rates[name]), ratio: spread(ratios) };
  }
  return result;
}
