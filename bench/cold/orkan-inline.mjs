const start = performance.now();
const { Game, init } = await import("orkan/inline");
await init();
const list = new Game("chess").legalActions();
console.log(JSON.stringify({ millis: performance.now() - start, moves: list.length }));
