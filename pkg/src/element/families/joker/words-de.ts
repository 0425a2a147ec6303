import type { JokerWords } from "./words-en.js";

export const de: JokerWords = {
  tableau: "Offene Karten und Punkte",
  player: (name) => `${name}: offene Karte und Punkte`,
  points: (name) => `${name}: Punkte`,
  pointsOf: (points, goal) => `${points} von ${goal} Punkten`,
  openCard: (name) => `${name}: offene Karte`,
  noCard: "Keine offene Karte",
  noCardYet: "Keine offene Karte: Die erste wird am Ende eines Zuges gezogen.",
  usable: "Jetzt nutzbar; ein Zug legt sie ab.",
  masked: "Jetzt nutzbar, aber nur als Maskerade; ein Zug legt sie ab.",
  maskable: "Jetzt nutzbar, wie sie dasteht oder als Maskerade; ein Zug legt sie ab.",
  notTurn: (color) => `Für den nächsten Zug von ${color}.`,
  use: "Karte nutzen",
  putBack: "Zurücklegen",
  being: "Wird genutzt",

  threatens: (squares) => (squares ? `Bedroht ${squares}` : "Bedroht kein Feld"),
  showThreats: (count) => `Drohungen (${count})`,
  threatsOf: (name) => `der offenen Karte (${name})`,
  threatsShown: (name, squares) => `Die offene Karte (${name}) bedroht ${squares}. Die Felder sind auf dem Brett markiert.`,
  threatsHidden: "Drohungen sind nicht mehr markiert.",
  zone: (color) => `von der Karte von ${color} bedroht`,

  pile: (open, covered) => `Punktestapel: ${open} offen, ${covered} verdeckt`,
  lookAtPile: (name) => `Punktestapel ansehen (${name})`,
  pileHeading: (name) => `Punktestapel (${name}), die letzte Karte zuerst`,
  discards: (count) => `Ablagestapel: ${count}`,
  deck: (count) => `Nachziehstapel: ${count}`,
  supplies: "Nachzieh- und Ablagestapel",

  course: "Ablauf eines Zuges",
  stages: { "last-stand": "Letztes Aufgebot", action: "Aktion", draw: "Ziehen", check: "Schachprüfung" },
  stageHelp: {
    "last-stand": "Beginnst du deinen Zug mit höchstens drei Figuren, so bekommt dein Gegner eine Karte verdeckt.",
    action: "Du ziehst oder führst die ganze Wirkung deiner offenen Karte aus.",
    draw: "Du deckst die nächste Karte auf; sie ist für deinen nächsten Zug.",
    check: "Steht dein Gegner jetzt im Schach, bekommt er zum Trost eine Karte verdeckt.",
  },
  latest: "Was zuletzt geschah",

  move: (color) => `${color} ist am Zug: Zieh.`,
  moveOrCard: (color) => `${color} ist am Zug: Zieh, oder nutze die offene Karte.`,
  drawCard: "Ziehen: Gib ein, welche Karte aufgedeckt wurde.",
  turnedUp: "Aufgedeckte Karte",
  layOpen: "Offen hinlegen",

  drawn: (color, title) => `${color} deckt „${title}“ auf`,
  discarded: (title) => `„${title}“ wird ungenutzt abgelegt`,
  check: (color, card) => (card ? `${color} steht im Schach durch die offene Karte` : `${color} steht im Schach`),
  scored: {
    card: (color, points, total) => `${color} nimmt die Karte: ${points} Punkte, jetzt ${total}`,
    masquerade: (color, points, total) => `Maskerade: ${color} nimmt die Karte verdeckt für ${points} Punkte, jetzt ${total}`,
    check: (color, points, total) => `zum Trost für das Schach bekommt ${color} eine Karte verdeckt: ${points} Punkte, jetzt ${total}`,
    "last-stand": (color, points, total, other) =>
      `letztes Aufgebot: ${other} hat höchstens drei Figuren, darum bekommt ${color} eine Karte verdeckt: ${points} Punkte, jetzt ${total}`,
  },
  noConsolation: (color) => `${color} hat 775 Punkte oder mehr und bekommt für das Schach nichts`,
  noConsolationDeck: "der Stapel ist leer, darum bringt das Schach keine Karte",

  masquerade: "Maskerade",
  maskText: (title, kind, value) =>
    `„${title}“: Auf dem Brett fehlt dir diese Figurenart (${kind}), darum darfst du das Wort als eine andere lesen. Wie sie dasteht, bringt die Karte ${value} Punkte, als Maskerade 25, verdeckt.`,
  maskOnly: (title, kind) =>
    `„${title}“: Auf dem Brett fehlt dir diese Figurenart (${kind}); nutzen kannst du die Karte nur, wenn du das Wort als eine andere liest. Sie bringt dann 25 Punkte, verdeckt.`,
  asPrinted: (kind) => `${kind} (wie sie dasteht)`,
};
