import type { Lang } from "../../../index.js";

interface Bound {
  who: string;
  square: string;
  kind: string;
  seconds: number;
}

const en = {
  zone: "in a magnet’s reach",
  effects: "What lasts",
  turns: (left: number | null) => (left === null ? "until revoked" : left === 1 ? "1 turn left" : `${left} turns left`),
  bound: (id: string, { who, square, kind, seconds }: Bound): string =>
    ({
      deadline: `${who} has ${seconds} seconds for the turn`,
      obligation: `${who} must move: ${kind}`,
      barred: `barred: the piece on ${square}`,
      shield: `shielded: the piece on ${square}`,
      regency: `${who}’s royal is off the board`,
      march: "Pawns move diagonally and capture straight ahead",
    })[id] ?? id,
  ground: (mark: string, square: string, owner: string | null) => `${mark} on ${square}${owner ? ` (${owner})` : ""}`,
  man: (piece: string, square: string) => `${piece} on ${square}`,
  played: (who: string, card: string) => `${who} played “${card}”.`,
  moved: (who: string, from: string, to: string) => `${who} moved ${from}–${to}.`,
  intercept: (what: string, kind: string, square: string) =>
    `${what} Your ${kind || "piece"} on ${square} is about to be captured: defend it with a card, or pass.`,
  answer: (what: string) => `${what} Answer with a card, or pass.`,
  react: (what: string) => `${what} React with a card, or pass.`,
  after: "Your move is made: play a card, discard one, or end the turn.",
  afterTakenBack: "Your move was taken back: play a card, discard one, or end the turn.",
  main: "Your turn: move, or play a card.",
  mainTakenBack: "Your move was taken back: make another.",
  void: (why: string) => (why ? `It was void: ${why}.` : "It was void."),
  placeRoyal: "Your royal comes back: choose a square on the edge.",
  guess: "One of your pieces has vanished. Which one, and from where? Choose its square, then its kind.",
  dart: "Three darts at the gang’s target.",
  throwDart: "Throw",
  dartHelp: "Throw when the ring crosses the middle: the space bar, a click or a tap. One of three darts in the bull’s eye is a hit.",
  dartsLeft: (left: number) => (left === 1 ? "1 dart left" : `${left} darts left`),
  dartChance: "Let chance decide",
  dartHit: "Hit!",
  dartMiss: "Missed.",
  dartsOf: "Darts",
};

export type TempeteWords = typeof en;

const de: TempeteWords = {
  zone: "im Bereich eines Magneten",
  effects: "Was andauert",
  turns: (left) => (left === null ? "bis auf Widerruf" : left === 1 ? "noch 1 Zug" : `noch ${left} Züge`),
  bound: (id, { who, square, kind, seconds }) =>
    ({
      deadline: `${who} hat ${seconds} Sekunden für den Zug`,
      obligation: `${who} muss ziehen: ${kind}`,
      barred: `gesperrt: die Figur auf ${square}`,
      shield: `geschützt: die Figur auf ${square}`,
      regency: `Der König von ${who} ist nicht auf dem Brett`,
      march: "Bauern ziehen schräg und schlagen geradeaus",
    })[id] ?? id,
  ground: (mark, square, owner) => `${mark} auf ${square}${owner ? ` (${owner})` : ""}`,
  man: (piece, square) => `${piece} auf ${square}`,
  played: (who, card) => `${who} hat „${card}“ gespielt.`,
  moved: (who, from, to) => `${who} zog ${from}–${to}.`,
  intercept: (what, kind, square) =>
    `${what} Gleich wird deine Figur${kind ? ` (${kind})` : ""} auf ${square} geschlagen: Wehre dich mit einer Karte, oder passe.`,
  answer: (what) => `${what} Antworte mit einer Karte, oder passe.`,
  react: (what) => `${what} Reagiere mit einer Karte, oder passe.`,
  after: "Dein Zug ist gemacht: Spiel eine Karte, leg eine ab, oder beende den Zug.",
  afterTakenBack: "Dein Zug wurde zurückgenommen: Spiel eine Karte, leg eine ab, oder beende den Zug.",
  main: "Du bist am Zug: Zieh, oder spiel eine Karte.",
  mainTakenBack: "Dein Zug wurde zurückgenommen: Mach einen anderen.",
  void: (why) => (why ? `Sie war nichtig: ${why}.` : "Sie war nichtig."),
  placeRoyal: "Dein König kehrt zurück: Wähle ein Randfeld.",
  guess: "Eine deiner Figuren ist verschwunden. Welche, und von wo? Wähle ihr Feld und dann ihre Art.",
  dart: "Drei Pfeile auf das Ziel der Bande.",
  throwDart: "Werfen",
  dartHelp: "Wirf, wenn der Ring die Mitte kreuzt: mit der Leertaste, einem Klick oder einem Tipp. Einer von drei Pfeilen ins Schwarze ist ein Treffer.",
  dartsLeft: (left) => (left === 1 ? "noch 1 Pfeil" : `noch ${left} Pfeile`),
  dartChance: "Den Zufall entscheiden lassen",
  dartHit: "Getroffen!",
  dartMiss: "Daneben.",
  dartsOf: "Pfeile",
};

const fr: TempeteWords = {
  zone: "à portée d’un aimant",
  effects: "Ce qui dure",
  turns: (left) => (left === null ? "jusqu’à révocation" : left <= 1 ? `encore ${left} tour` : `encore ${left} tours`),
  bound: (id, { who, square, kind, seconds }) =>
    ({
      deadline: `Les ${who} ont ${seconds} secondes pour leur tour`,
      obligation: `Les ${who} doivent jouer : ${kind}`,
      barred: `immobilisée : la pièce en ${square}`,
      shield: `protégée : la pièce en ${square}`,
      regency: `Le roi des ${who} n’est pas sur l’échiquier`,
      march: "Les pions avancent en diagonale et prennent droit devant",
    })[id] ?? id,
  ground: (mark, square, owner) => `${mark} en ${square}${owner ? ` (${owner})` : ""}`,
  man: (piece, square) => `${piece} en ${square}`,
  played: (who, card) => `Les ${who} ont joué « ${card} ».`,
  moved: (who, from, to) => `Les ${who} ont joué ${from}–${to}.`,
  intercept: (what, kind, square) => `${what} Votre pièce${kind ? ` (${kind})` : ""} en ${square} va être prise : défendez-la avec une carte, ou passez.`,
  answer: (what) => `${what} Répondez avec une carte, ou passez.`,
  react: (what) => `${what} Réagissez avec une carte, ou passez.`,
  after: "Votre coup est joué : jouez une carte, défaussez-en une ou finissez le tour.",
  afterTakenBack: "Votre coup a été repris : jouez une carte, défaussez-en une ou finissez le tour.",
  main: "À vous : jouez un coup ou une carte.",
  mainTakenBack: "Votre coup a été repris : jouez-en un autre.",
  void: (why) => (why ? `Elle était sans effet : ${why}.` : "Elle était sans effet."),
  placeRoyal: "Votre roi revient : choisissez une case du bord.",
  guess: "Une de vos pièces a disparu. Laquelle, et d’où ? Choisissez sa case, puis son type.",
  dart: "Trois fléchettes sur la cible du gang.",
  throwDart: "Lancer",
  dartHelp: "Lancez quand l’anneau croise le centre : barre d’espace, clic ou toucher. Une des trois fléchettes dans le mille suffit.",
  dartsLeft: (left) => (left <= 1 ? `encore ${left} fléchette` : `encore ${left} fléchettes`),
  dartChance: "Laisser faire le hasard",
  dartHit: "Touché !",
  dartMiss: "Manqué.",
  dartsOf: "Fléchettes",
};

const all: Record<Lang, TempeteWords> = { en, de, fr };

/** The family's own sentences. */
export function wordsOf(lang: Lang): TempeteWords {
  return all[lang];
}
