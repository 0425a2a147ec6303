import type { Area, Men, Quality } from "./effect.js";

/** Whether an area is one of the words without members. */
export function isWord(area: Area, word: "edge" | "centre" | "queenside" | "kingside" | "threatened"): boolean {
  return area === word;
}

/** The pawn's file, a to h, if men are said to be pawns of one. */
export function fileOf(men: Men): string | null {
  for (const area of men.area ?? []) if (typeof area === "object" && "file" in area) return "abcdefgh".charAt(area.file - 1);
  return null;
}

/** The areas of men that are not said by the noun itself. */
export function placesOf(men: Men): Area[] {
  return (men.area ?? []).filter((area) => !(typeof area === "object" && "file" in area));
}

/** Whether the men are nothing but the piece of a choice. */
export function isReference(men: Men): boolean {
  return (men.area ?? []).some((area) => typeof area === "object" && "spot" in area);
}

/** Whether a quality, possibly denied, is one that is said by a word before or after the noun. */
export function asWord(quality: Quality): { word: string; denied: boolean } | null {
  if (typeof quality === "string") return { word: quality, denied: false };
  if ("not" in quality && typeof quality.not === "string") return { word: quality.not, denied: true };
  return null;
}

/** Puts a sentence together: a capital first letter and a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
