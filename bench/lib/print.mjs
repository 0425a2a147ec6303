// Numbers and tables for reading.

/** A number with three digits and a unit of thousands: 1234567 → "1.23 M". */
export function short(value) {
  for (const [factor, unit] of [
    [1e9, " G"],
    [1e6, " M"],
    [1e3, " k"],
  ])
    if (value >= factor) return digits(value / factor) + unit;
  return digits(value);
}

/** A number with three digits. */
export function digits(value) {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** A time given in milliseconds. */
export function time(millis) {
  return millis >= 1 ? `${digits(millis)} ms` : `${digits(millis * 1000)} µs`;
}

/** Bytes in thousands. */
export function size(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Prints rows of texts as a table; the first column is left-aligned, the others right-aligned. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => [...row[column]].length)));
  const pad = (text, column) => {
    const blank = " ".repeat(widths[column] - [...text].length);
    return column ? blank + text : text + blank;
  };
  for (const row of rows) console.log(`  ${row.map(pad).join("   ")}`.trimEnd());
}

/** Prints what `race` returns. */
export function raceTable(result, unit) {
  const rows = [["", `${unit}/s`, "quartiles", "orkan is × as fast", "quartiles"]];
  for (const [name, { median, low, high, ratio }] of Object.entries(result)) {
    rows.push([name, short(median), `${short(low)} – ${short(high)}`, digits(ratio.median), `${digits(ratio.low)} – ${digits(ratio.high)}`]);
  }
  table(rows);
}
