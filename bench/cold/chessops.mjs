const start = performance.now();
const { Chess } = await import("chessops");
const list = [];
for (const [from, dests] of Chess.default().allDests()) for (const to of dests) list.push({ from, to });
console.log(JSON.stringify({ millis: performance.now() - start, moves: list.length }));
