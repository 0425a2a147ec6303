// What every consumer does with the package; the result must be the same everywhere.
export async function program(orkan) {
  const { Bot, BotWorker, Game, init, OrkanError, variants } = orkan;
  await init();
  const game = new Game("occado", { seed: "consumer", lang: "de" });
  const labels = [];
  const bot = new Bot({ level: 2, maxNodes: 300, seed: "here" });
  const worker = new BotWorker({ level: 2, maxNodes: 300, seed: "there" });
  for (let i = 0; i < 12 && game.outcome === null; i++) {
    const action = i % 2 ? await worker.choose(game) : bot.choose(game);
    labels.push(game.label(action));
    game.play(action);
  }
  const control = new AbortController();
  control.abort();
  const aborted = await worker.choose(game, control.signal).catch((error) => [error instanceof OrkanError, error.code]);
  worker.close();
  const closed = await worker.choose(game).catch((error) => error.code);
  const refused = new Game("chess", { lang: "fr" }).explain("e2e5").message;
  return { labels, aborted, closed, refused, hash: game.hash(), games: variants("fr").map(({ title }) => title), perft: new Game("chess").perft(4) };
}

/** Runs it and leaves the result where the test finds it. */
export function show(orkan) {
  return program(orkan).then(
    (result) => {
      globalThis.result = result;
    },
    (error) => {
      globalThis.result = { error: String(error), code: error.code };
    },
  );
}
