console.log(JSON.stringify({ millis: 0, moves: 20 }));
