import type { VariantKey, VariantWords } from "../keys.js";

export const titles: Record<VariantKey, VariantWords> = {
  chess: {
    title: "Chess",
    summary: "The classic game, by the laws everybody knows. Draws are called by themselves, nothing has to be claimed.",
  },
  tempete: {
    title: "Tempête",
    summary:
      "Chess with 72 event cards: kings fly, knights turn into camels, squares vanish. You hold five cards and may play one in your turn and one in your opponent’s.",
  },
  joker: {
    title: "Chess Joker",
    summary:
      "Move as in chess, or use the card that lies open before you and score it. Whoever reaches 800 points wins, and checkmate wins as well. Rules as published, with a deck of Orkan’s own.",
  },
  purist: {
    title: "Purist",
    summary: "The card turned up says which kind of piece may move; if none of that kind can, the choice is yours. You win by capturing the king.",
  },
  liar: {
    title: "Liar",
    summary: "Only you see your card, and you may move what you like – until your opponent calls your bluff. Completed by Orkan from a sketch of the rules.",
  },
  feudal: {
    title: "Feudal",
    summary:
      "Each kind of piece you move is blocked for you until you give up a turn to free them all. No luck, nothing hidden. Completed by Orkan from a sketch of the rules.",
  },
  capitalist: {
    title: "Capitalist",
    summary: "Each turn goes under the hammer: bid chips for the right to move the kind on the card. Completed by Orkan from a sketch of the rules.",
  },
  dojo: {
    title: "Dojo",
    summary:
      "Chess in a karate club: belts are promoted for loyalty and patience, deputies fall from grace, and whoever is captured stays on his square as a passive member.",
  },
  ordo: {
    title: "Ordo",
    summary: "Chess with dice for pieces. After each move the die turns to the next piece, from pawn up to queen and round again. No luck at all.",
  },
  "ordo-vulneris": {
    title: "Ordo Vulneris",
    summary: "Like Ordo, but behind the queen waits a red dot: the die is wounded and blocked until you spend a move to heal it.",
  },
  occasio: {
    title: "Occasio",
    summary: "Chess with dice for pieces. After each move the die is rolled, and what comes up is what it will be next.",
  },
  occado: {
    title: "Occado",
    summary: "Dice turn in order from pawn to queen and on to a red dot. A red die may be rolled in your turn and moved at once.",
  },
};
