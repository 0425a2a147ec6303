import type { TERMS } from "../../generated/joker.js";

/** The 72 event cards of Tempête; ids are their numbers. A language that leaves one out does not compile. */
export type TempeteCard =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "10"
  | "11"
  | "12"
  | "13"
  | "14"
  | "15"
  | "16"
  | "17"
  | "18"
  | "19"
  | "20"
  | "21"
  | "22"
  | "23"
  | "24"
  | "25"
  | "26"
  | "27"
  | "28"
  | "29"
  | "30"
  | "31"
  | "32"
  | "33"
  | "34"
  | "35"
  | "36"
  | "37"
  | "38"
  | "39"
  | "40"
  | "41"
  | "42"
  | "43"
  | "44"
  | "45"
  | "46"
  | "47"
  | "48"
  | "49"
  | "50"
  | "51"
  | "52"
  | "53"
  | "54"
  | "55"
  | "56"
  | "57"
  | "58"
  | "59"
  | "60"
  | "61"
  | "62"
  | "63"
  | "64"
  | "65"
  | "66"
  | "67"
  | "68"
  | "69"
  | "70"
  | "71"
  | "72";

/** The chess cards of Kartenschach: one a kind, and the joker. */
export type KartenschachCard = "king" | "queen" | "rook" | "knight" | "bishop" | "pawn" | "joker";

/** The families of Joker's cards: the first letters of their codes. */
export type JokerFamily = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P";

/** The 256 cards of Joker, AA to PP. A language that leaves one out does not compile. */
export type JokerCode = `${JokerFamily}${JokerFamily}`;

/** The vocabulary of Joker's cards. */
export type JokerTerm = (typeof TERMS)[number];

/** What a card says: plain text; kinds that can be read as others stand between double asterisks (Joker only). */
export interface CardWords {
  title: string;
  text: string;
  /** The name of the family of cards it belongs to (Joker only). */
  group?: string;
}
