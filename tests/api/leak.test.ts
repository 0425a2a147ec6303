import { expect, test } from "vitest";
import { runModule } from "../lib/run.ts";

/**
 * Creates and drops games, yielding every thousand; resolves to the resident memory in MB after a fifth of them and at the end.
 * The process runs as users' programs do: no exposed gc, no flags.
 */
function churn(games: number, body: string) {
  return runModule<{ early: number; late: number }>(`
    import { Game, init } from "orkan";
    await init();
    const resident = () => process.memoryUsage().rss / 1e6;
    let early = 0;
    for (let i = 1; i <= ${games}; i++) {
      ${body}
      if (i % 1000 === 0) await new Promise((resolve) => setTimeout(resolve));
      if (i === ${games / 5}) early = resident();
    }
    console.log(JSON.stringify({ early, late: resident() }));
  `);
}

test("100,000 games created and dropped without free() leave nothing behind", async () => {
  const { early, late } = await churn(100_000, `const game = new Game("chess"); game.play("e2e4"); game.legalActions();`);
  // A game takes about three kilobytes: 80,000 of them kept would be 240 MB more.
  expect(late - early).toBeLessThan(100);
});

test("clones too", async () => {
  const { early, late } = await churn(100_000, `globalThis.base ??= new Game("occado"); const game = globalThis.base.clone(); game.play("e2e4");`);
  expect(late - early).toBeLessThan(100);
});
