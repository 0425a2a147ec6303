import type { Kind, Lang, Side } from "../../../index.js";
import { names as german } from "../../../lang/names/de.js";
import { names as english } from "../../../lang/names/en.js";
import { names as french } from "../../../lang/names/fr.js";
import type { Words } from "../../words/index.js";

/** What counters lead to. */
export type Effect = "rises" | "falls" | "leaves" | "asked" | "claimed" | "claimable";

export type Counter = "friend" | "idle" | "away" | "near";

type Belt = keyof (typeof english)["dojo"];

/** The names without what sentences need of them. */
function bare(nouns: Readonly<Record<Belt, { bare: string }>>): Record<Belt, string> {
  return {
    pawn: nouns.pawn.bare,
    knight: nouns.knight.bare,
    bishop: nouns.bishop.bare,
    rook: nouns.rook.bare,
    queen: nouns.queen.bare,
    king: nouns.king.bare,
  };
}

/** What Dojo says besides the words of every table. English is the pattern. */
const en = {
  counters: { friend: "Faithful friend", idle: "Stay in the club", away: "Treason of the deputy", near: "Turncoat" } as Record<Counter, string>,
  effects: {
    rises: "one belt up",
    falls: "becomes a yellow belt",
    leaves: "leaves the game",
    asked: "its owner is asked",
    claimed: "if kept, the enemy may claim it",
    claimable: "the enemy may claim it while it is near",
  } as Record<Effect, string>,
  soon: (effect: string, turns: number) => (turns === 0 ? effect : `${effect} in ${turns === 1 ? "1 turn" : `${turns} turns`}`),
  count: (n: number, limit: number) => `${n} of ${limit} turns`,
  counted: (n: number) => `${n} turns`,
  countersOf: (piece: string, square: string) => `Counters: ${piece} on ${square}`,
  countersHint: "Touch a piece, or go to it with the arrow keys, to see its counters.",
  noCounters: "For this piece nothing is counted.",
  passiveHere: (list: string) => `Passive here, from the bottom up: ${list}`,
  closed: "Nobody may enter this square any more.",
  belts: "The belts and how they move",
  movesAs: (kind: string) => `moves like a ${kind}`,
  appoint: "Your deputy has been demoted. Choose the piece you appoint as the new deputy.",
  retire: "Too successful: choose the enemy piece that becomes passive, or let it be.",
  retireMust: "Too successful: choose the enemy piece that becomes passive. It has to be one that attacks your antisensei.",
  vigilance: (piece: string, square: string) => `Turncoat: release the ${piece} on ${square} from the club, or keep it?`,
  claims: (list: string) => `You may claim ${list} before you move.`,
  doAppoint: (piece: string, square: string) => `Appoint the ${piece} on ${square}`,
  doRetire: (piece: string, square: string) => `Make the ${piece} on ${square} passive`,
  doRelease: (piece: string, square: string) => `Release the ${piece} on ${square}`,
  doClaim: (piece: string, square: string) => `Claim the ${piece} on ${square}`,
  doKeep: "Keep it in the club",
  doPass: "Let it be",
  becomes: (square: string, kind: string) => `${square} becomes: ${kind}`,
  whys: { friend: "faithful friend", idle: "stayed in the club", treason: "treason", appointed: "appointed", claimed: "claimed" } as Record<string, string>,
  turnsPassive: (kind: string, square: string) => `${kind} on ${square} is a passive member now`,
  leaves: (kind: string, square: string) => `${kind} on ${square} leaves the game`,
  kinds: english.dojo,
  piece: (side: Side, kind: string) => `${side} ${kind}`,
  passive: "passive member",
  election: "Vorstandswahl",
  electionFor: (color: string) => `Vorstandswahl – the antisensei of ${color} is attacked`,
  electionOn: "under attack (Vorstandswahl)",
  coup: "Staatsstreich: the antisensei is mated",
  captured: "the antisensei was captured",
  quiet: "150 plies in which nothing was captured or changed",
};

export type DojoWords = typeof en;

const de: DojoWords = {
  counters: { friend: "Treuer Freund", idle: "Bleib im Verein", away: "Verrat des Stellvertreters", near: "Überläufer" },
  effects: {
    rises: "ein Gurt höher",
    falls: "wird Gelbgurt",
    leaves: "verlässt das Spiel",
    asked: "Frage an den Besitzer",
    claimed: "wenn behalten, vom Gegner zu beanspruchen",
    claimable: "vom Gegner zu beanspruchen, solange er nahe ist",
  },
  soon: (effect, turns) => (turns === 0 ? effect : `${effect} in ${turns === 1 ? "1 Zug" : `${turns} Zügen`}`),
  count: (n, limit) => `${n} von ${limit} Zügen`,
  counted: (n) => `${n} Züge`,
  countersOf: (piece, square) => `Zähler: ${piece} auf ${square}`,
  countersHint: "Tippe eine Figur an oder gehe mit den Pfeiltasten zu ihr, um ihre Zähler zu sehen.",
  noCounters: "Für diese Figur wird nichts gezählt.",
  passiveHere: (list) => `Hier passiv, von unten nach oben: ${list}`,
  closed: "Dieses Feld darf niemand mehr betreten.",
  belts: "Die Gurte und wie sie ziehen",
  movesAs: (kind) => `zieht wie: ${kind}`,
  appoint: "Dein Stellvertreter ist degradiert. Wähle die Figur, die du zum neuen Stellvertreter ernennst.",
  retire: "Zu erfolgreich: Wähle die gegnerische Figur, die passiv wird, oder verzichte.",
  retireMust: "Zu erfolgreich: Wähle die gegnerische Figur, die passiv wird. Es muss eine sein, die deinen Antisensei angreift.",
  vigilance: (piece, square) => `Überläufer: ${piece} auf ${square} aus dem Verein entlassen oder behalten?`,
  claims: (list) => `Vor deinem Zug kannst du beanspruchen: ${list}.`,
  doAppoint: (piece, square) => `${piece} auf ${square} ernennen`,
  doRetire: (piece, square) => `${piece} auf ${square} passiv machen`,
  doRelease: (piece, square) => `${piece} auf ${square} entlassen`,
  doClaim: (piece, square) => `${piece} auf ${square} beanspruchen`,
  doKeep: "Im Verein behalten",
  doPass: "Verzichten",
  becomes: (square, kind) => `${square} wird: ${kind}`,
  whys: { friend: "treuer Freund", idle: "blieb im Verein", treason: "Verrat", appointed: "ernannt", claimed: "beansprucht" },
  turnsPassive: (kind, square) => `${kind} auf ${square} ist jetzt passives Mitglied`,
  leaves: (kind, square) => `${kind} auf ${square} verlässt das Spiel`,
  kinds: bare(german.dojo),
  piece: (side, kind) => `${{ white: "weißer", black: "schwarzer", neutral: "neutraler" }[side]} ${kind}`,
  passive: "passives Mitglied",
  election: "Vorstandswahl",
  electionFor: (color) => `Vorstandswahl – der Antisensei von ${color} ist angegriffen`,
  electionOn: "angegriffen (Vorstandswahl)",
  coup: "Staatsstreich: Der Antisensei ist matt",
  captured: "der Antisensei wurde geschlagen",
  quiet: "150 Halbzüge, in denen nichts geschlagen oder verändert wurde",
};

const fr: DojoWords = {
  counters: { friend: "Ami fidèle", idle: "Reste au club", away: "Trahison du suppléant", near: "Transfuge" },
  effects: {
    rises: "une ceinture de plus",
    falls: "devient ceinture jaune",
    leaves: "quitte le jeu",
    asked: "question à son propriétaire",
    claimed: "si on la garde, l’adversaire peut la revendiquer",
    claimable: "l’adversaire peut la revendiquer tant qu’elle est proche",
  },
  soon: (effect, turns) => (turns === 0 ? effect : `${effect} dans ${turns === 1 ? "1 tour" : `${turns} tours`}`),
  count: (n, limit) => `${n} tours sur ${limit}`,
  counted: (n) => `${n} tours`,
  countersOf: (piece, square) => `Compteurs : ${piece}, ${square}`,
  countersHint: "Touchez une pièce, ou allez-y avec les flèches, pour voir ses compteurs.",
  noCounters: "Pour cette pièce, rien n’est compté.",
  passiveHere: (list) => `Passifs ici, de bas en haut : ${list}`,
  closed: "Plus personne ne peut entrer sur cette case.",
  belts: "Les ceintures et leur marche",
  movesAs: (kind) => `joue comme : ${kind}`,
  appoint: "Votre suppléant est dégradé. Choisissez la pièce que vous nommez à sa place.",
  retire: "Trop de succès : choisissez la pièce adverse qui devient passive, ou renoncez.",
  retireMust: "Trop de succès : choisissez la pièce adverse qui devient passive. Ce doit être une pièce qui attaque votre antisensei.",
  vigilance: (piece, square) => `Transfuge : ${piece} en ${square}, libérer ou garder au club ?`,
  claims: (list) => `Avant de jouer, vous pouvez revendiquer : ${list}.`,
  doAppoint: (piece, square) => `Nommer : ${piece} en ${square}`,
  doRetire: (piece, square) => `Rendre passif : ${piece} en ${square}`,
  doRelease: (piece, square) => `Libérer : ${piece} en ${square}`,
  doClaim: (piece, square) => `Revendiquer : ${piece} en ${square}`,
  doKeep: "Garder au club",
  doPass: "Renoncer",
  becomes: (square, kind) => `${square} devient : ${kind}`,
  whys: { friend: "ami fidèle", idle: "resté au club", treason: "trahison", appointed: "nommé", claimed: "revendiqué" },
  turnsPassive: (kind, square) => `${kind} en ${square} : désormais membre passif`,
  leaves: (kind, square) => `${kind} en ${square} quitte le jeu`,
  kinds: bare(french.dojo),
  piece: (side, kind) => `${kind} ${{ white: "des Blancs", black: "des Noirs", neutral: "neutre" }[side]}`,
  passive: "membre passif",
  election: "Vorstandswahl",
  electionFor: (color) => `Vorstandswahl – l’antisensei des ${color} est attaqué`,
  electionOn: "attaqué (Vorstandswahl)",
  coup: "Staatsstreich : l’antisensei est mat",
  captured: "l’antisensei a été pris",
  quiet: "150 demi-coups sans prise ni changement",
};

const all: Record<Lang, DojoWords> = { en, de, fr };

export function dojoWords(lang: Lang): DojoWords {
  return all[lang];
}

/** The table's words with belts for pieces. */
export function withBelts(words: Words): Words {
  const own = dojoWords(words.lang);
  const kinds: Record<Kind, string> = { ...words.kinds, ...own.kinds };
  return {
    ...words,
    kinds,
    marks: { ...words.marks, passive: own.passive },
    piece: (side: Side, kind: Kind) => own.piece(side, kinds[kind]),
    check: own.election,
    checkTo: own.electionFor,
    inCheck: own.electionOn,
    reasons: { ...words.reasons, checkmate: own.coup, "king-captured": own.captured, "move-limit": own.quiet },
  };
}

/** A piece without its colour, for sentences that say whose it is. */
export function beltName(words: Words, kind: Kind | null): string {
  return kind ? words.kinds[kind] : "";
}
