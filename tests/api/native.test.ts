import { type Game, init, type VariantId, variants } from "orkan";
import { expect, test } from "vitest";
import { playRandomly } from "../lib/random.ts";
import { run } from "../lib/run.ts";

await init();
const GAMES = 220;
const MASK = (1n << 64n) - 1n;

test(`the engine as wasm and as a native program give the same hashes in ${GAMES} random games of each variant`, async () => {
  const lines = (await run("cargo", ["xtask", "hashes", String(GAMES)])).trim().split("\n");
  expect(lines).toHaveLength(GAMES * variants().length);
  expect(lines.length).toBeGreaterThanOrEqual(1000);
  for (const line of lines) {
    const [variant, seed, played, hash, sum] = line.split(" ") as [VariantId, string, string, string, string];
    let mine = 0n;
    const add = (game: Game) => {
      mine = (mine * 31n + BigInt(`0x${game.hash()}`)) & MASK;
    };
    const game = playRandomly(variant, Number(seed), 150, add);
    add(game);
    expect(`${variant} ${seed} ${game.record().actions.length} ${game.hash()} ${mine.toString(16).padStart(16, "0")}`).toBe(
      [variant, seed, played, hash, sum].join(" "),
    );
  }
});
