import type { JokerWords } from "./words-en.js";

export const fr: JokerWords = {
  tableau: "Cartes ouvertes et points",
  player: (name) => `${name} : carte ouverte et points`,
  points: (name) => `Points : ${name}`,
  pointsOf: (points, goal) => `${points} points sur ${goal}`,
  openCard: (name) => `Carte ouverte : ${name}`,
  noCard: "Aucune carte ouverte",
  noCardYet: "Aucune carte ouverte : la première se tire à la fin d’un tour.",
  usable: "Utilisable maintenant ; un coup la défausse.",
  masked: "Utilisable maintenant, mais seulement en mascarade ; un coup la défausse.",
  maskable: "Utilisable maintenant, telle quelle ou en mascarade ; un coup la défausse.",
  notTurn: (color) => `Pour le prochain tour des ${color}.`,
  use: "Utiliser la carte",
  putBack: "La reposer",
  being: "En cours d’utilisation",

  threatens: (squares) => (squares ? `Menace ${squares}` : "Ne menace aucune case"),
  showThreats: (count) => `Menaces (${count})`,
  threatsOf: (name) => `de la carte ouverte (${name})`,
  threatsShown: (name, squares) => `La carte ouverte (${name}) menace ${squares}. Les cases sont marquées sur l’échiquier.`,
  threatsHidden: "Les menaces ne sont plus marquées.",
  zone: (color) => `menacée par la carte des ${color}`,

  pile: (open, covered) => `Pile : ${open} visible${open > 1 ? "s" : ""}, ${covered} cachée${covered > 1 ? "s" : ""}`,
  lookAtPile: (name) => `Regarder la pile de points : ${name}`,
  pileHeading: (name) => `Pile de points (${name}), dernière carte en premier`,
  discards: (count) => `Défausse : ${count}`,
  deck: (count) => `Pioche : ${count}`,
  supplies: "Pioche et défausse",

  course: "Déroulement d’un tour",
  stages: { "last-stand": "Dernier carré", action: "Action", draw: "Pioche", check: "Examen de l’échec" },
  stageHelp: {
    "last-stand": "Si vous commencez votre tour avec trois pièces ou moins, l’adversaire gagne une carte, face cachée.",
    action: "Jouez un coup, ou exécutez tout l’effet de votre carte ouverte.",
    draw: "Retournez la carte suivante : elle servira à votre prochain tour.",
    check: "Si l’adversaire est maintenant en échec, il reçoit une carte en consolation, face cachée.",
  },
  latest: "Ce qui vient de se passer",

  move: (color) => `Trait aux ${color} : jouez un coup.`,
  moveOrCard: (color) => `Trait aux ${color} : jouez un coup ou utilisez la carte ouverte.`,
  drawCard: "Pioche : indiquez la carte retournée.",
  turnedUp: "Carte retournée",
  layOpen: "La poser ouverte",

  drawn: (color, title) => `les ${color} retournent « ${title} »`,
  discarded: (title) => `« ${title} » est défaussée sans servir`,
  check: (color, card) => (card ? `les ${color} sont en échec par la carte ouverte` : `les ${color} sont en échec`),
  scored: {
    card: (color, points, total) => `les ${color} gagnent la carte : ${points} points, ${total} en tout`,
    masquerade: (color, points, total) => `mascarade : les ${color} gagnent la carte, face cachée, pour ${points} points, ${total} en tout`,
    check: (color, points, total) => `en consolation de l’échec, les ${color} gagnent une carte, face cachée : ${points} points, ${total} en tout`,
    "last-stand": (color, points, total, other) =>
      `dernier carré : les ${other} ont trois pièces ou moins, donc les ${color} gagnent une carte, face cachée : ${points} points, ${total} en tout`,
  },
  noConsolation: (color) => `les ${color} ont 775 points ou plus et ne gagnent rien pour l’échec`,
  noConsolationDeck: "la pioche est vide, l’échec ne rapporte donc aucune carte",

  masquerade: "Mascarade",
  maskText: (title, kind, value) =>
    `« ${title} » : vous n’avez pas cette pièce sur l’échiquier (${kind}) et pouvez donc lire ce mot comme une autre. Telle quelle, la carte rapporte ${value} points ; en mascarade 25, face cachée.`,
  maskOnly: (title, kind) =>
    `« ${title} » : vous n’avez pas cette pièce sur l’échiquier (${kind}) et ne pouvez utiliser la carte qu’en lisant ce mot comme une autre. Elle rapporte alors 25 points, face cachée.`,
  asPrinted: (kind) => `${kind} (telle quelle)`,
};
