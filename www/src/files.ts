/** Hands a text to the reader as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Name of a game's file: the game and the minute. */
export function fileName(variant: string, now = new Date()): string {
  const stamp = now.toISOString().slice(0, 16).replace("T", "-").replace(":", "");
  return `orkan-${variant}-${stamp}.json`;
}
