const start = performance.now();
const { Position } = await import("kokopu");
const list = new Position().moves();
console.log(JSON.stringify({ millis: performance.now() - start, moves: list.length }));
