import type { GameRecord } from "orkan";
import { type StoreTrouble, store } from "./store.js";

/** The game that goes on after a reload. */
export interface SavedGame {
  record: GameRecord;
  opponent: "bot" | "friend";
  level: number;
  color: "white" | "black";
}

const key = "orkan.game";
const brokenKey = "orkan.broken";

/** The saved game; "broken" when there is one that is no such thing. The engine looks at the record when it is loaded. */
export function readSaved(): SavedGame | "broken" | null {
  const text = store.read(key);
  if (text === null) return null;
  try {
    const saved = JSON.parse(text) as Partial<SavedGame> | null;
    const sound =
      typeof saved?.record === "object" &&
      saved.record !== null &&
      Array.isArray(saved.record.actions) &&
      (saved.opponent === "bot" || saved.opponent === "friend") &&
      (saved.color === "white" || saved.color === "black") &&
      Number.isInteger(saved.level);
    return sound ? (saved as SavedGame) : "broken";
  } catch {
    return "broken";
  }
}

export function writeSaved(saved: SavedGame): StoreTrouble | null {
  return store.write(key, JSON.stringify(saved));
}

/** Puts what cannot be read where the next game does not overwrite it. */
export function setAside(): void {
  const text = store.read(key);
  if (text === null) return;
  // Removed first: when the storage is full there is no room for both.
  store.remove(key);
  store.write(brokenKey, text);
}

export function readBroken(): string | null {
  return store.read(brokenKey);
}

export function dropBroken(): void {
  store.remove(brokenKey);
}
