import { rules } from "../generated/rules-de.js";
import type { Kind } from "../types.js";
import { cardTerms, cardWords } from "./cards/de/index.js";
import type { Bounds, Catalogue, Facts, Man, Wanted, Within } from "./catalogue.js";
import { masculine, type Noun, names } from "./names/de.js";
import { nameIn } from "./names/families.js";
import { register } from "./registry.js";
import { titles } from "./rules/de/index.js";

const nouns: Record<Kind, Noun> = {
  pawn: { ...masculine("Bauer"), den: "den Bauern", dem: "dem Bauern" },
  knight: masculine("Springer"),
  bishop: masculine("Läufer"),
  rook: masculine("Turm"),
  queen: { bare: "Dame", der: "die Dame", den: "die Dame", dem: "der Dame" },
  king: masculine("König"),
  zebra: { bare: "Zebra", der: "das Zebra", den: "das Zebra", dem: "dem Zebra" },
  wounded: { bare: "roter Würfel", der: "der rote Würfel", den: "den roten Würfel", dem: "dem roten Würfel" },
};

const kinds: Record<Kind, string> = {
  pawn: nouns.pawn.bare,
  knight: nouns.knight.bare,
  bishop: nouns.bishop.bare,
  rook: nouns.rook.bare,
  queen: nouns.queen.bare,
  king: nouns.king.bare,
  zebra: nouns.zebra.bare,
  wounded: nouns.wounded.bare,
};

function list(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} und ${items[items.length - 1]}`;
}

/** A piece in a grammatical case; a fused one is named by all of its kinds. */
function named(form: "der" | "den" | "dem", otherwise: string): (man: Man | null | undefined) => string {
  return (man) => {
    const [noun, ...others] = man?.kinds.map((kind) => nameIn(names, nouns, man.family, kind)) ?? [];
    if (!man || !noun) return otherwise;
    const fused = others.length ? ` (${[noun, ...others].map(({ bare }) => bare).join(" + ")})` : "";
    return `${noun[form]}${fused} auf ${man.square}`;
  };
}

const der = named("der", "die Figur");
const den = named("den", "die Figur");
const dem = named("dem", "der Figur");
const king = ({ family = "" }: Within) => nameIn(names, nouns, family, "king").bare;
const rook = ({ family = "" }: Within) => nameIn(names, nouns, family, "rook").bare;
const pawn = ({ family = "" }: Within) => nameIn(names, nouns, family, "pawn").bare;

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const target = ({ squares }: Facts) => squares[1] ?? squares[0] ?? "dieses Feld";
const card = ({ card: title }: Facts) => (title ? `„${title}“` : "die Karte");
const sides: Record<string, string> = { white: "Weiß", black: "Schwarz" };
const side = (color: string) => sides[color] ?? color;
const types: Record<string, string> = {
  object: "ein Objekt",
  list: "eine Liste",
  text: "ein Text",
  boolean: "true oder false",
  "whole number": "eine ganze Zahl",
  "a list": "eine Liste",
  "an object": "ein Objekt",
  "a fraction": "eine Zahl mit Bruchteil",
};
const type = (word: string) => types[word] ?? word;

const wanted: Record<Wanted, (p: Bounds) => string> = {
  viewer: () => "white, black, spectator oder all",
  flag: () => "true oder false",
  square: () => "ein Feld von a1 bis h8",
  card: () => "die Kennung einer Karte",
  filter: () => "ein Objekt mit from, card oder void und nichts anderem",
  game: () => "eine Partie (Game)",
  "game-or-record": () => "eine Partie (Game) oder ihr Protokoll",
  signal: () => "ein AbortSignal",
  number: ({ min, max }) => `eine ganze Zahl von ${min} bis ${max}`,
};

/** German. */
export const de: Catalogue = {
  lang: "de",
  variants: titles,
  rules,
  card: cardWords,
  terms: cardTerms,
  kinds,
  letters: { pawn: "", knight: "S", bishop: "L", rook: "T", queen: "D", king: "K", zebra: "Z", wounded: "X" },
  labels: {
    card: (d) => `spielt ${d.card}${d.kinds.length ? ` als ${list(d.kinds.map((kind) => kinds[kind]))}` : ""}${d.picks ? ` (${d.picks})` : ""}`,
    discard: (d) => `legt ${d.card} ab`,
    end: () => "beendet den Zug",
    pass: () => "passt",
    place: (d) => `stellt die königliche Figur auf ${d.square}`,
    guess: (d) => `rät ${d.kind ? kinds[d.kind] : ""} auf ${d.square}`,
    roll: (d) => `würfelt ${d.square}`,
    heal: (d) => `heilt ${d.square}${d.kind ? ` zu: ${kinds[d.kind]}` : ""}`,
    trust: () => "glaubt es",
    challenge: () => "zweifelt an",
    clear: () => "gibt alle Arten frei",
    bid: (d) => (d.number === 0 ? "bietet nichts" : `bietet ${d.number}`),
    appoint: (d) => `ernennt ${d.square}`,
    retire: (d) => `macht ${d.square} passiv`,
    release: (d) => `entlässt ${d.square}`,
    keep: () => "behält",
    claim: (d) => `beansprucht ${d.square}`,
    promote: (d) => `wandelt um: ${d.kind ? kinds[d.kind] : ""}`,
    hit: () => "Pfeil trifft",
    miss: () => "Pfeil verfehlt",
    timeup: () => "Zeit abgelaufen",
    resign: (d) => `${side(d.color ?? "")} gibt auf`,
    draw: () => "Remis vereinbart",
    drawn: (d) => `zieht ${d.card}`,
    rolled: (d) => `würfelt: ${d.kind === "wounded" ? "roter Punkt" : d.kind ? kinds[d.kind] : ""}`,
  },
  refusals: {
    "no-piece": (f) => `Auf ${f.squares[0] ?? "diesem Feld"} steht keine Figur.`,
    "not-your-piece": (f) => `${first(der(f.piece))} gehört nicht dir.`,
    "not-your-turn": () => "Du bist nicht am Zug.",
    unreachable: (f) => (f.piece ? `${first(der(f.piece))} kann nicht nach ${target(f)} ziehen.` : `${target(f)} ist nicht erreichbar.`),
    blocked: (f) => `${first(der(f.piece))} kommt nicht nach ${target(f)}: ${f.by.length ? list(f.by.map(der)) : "etwas"} steht im Weg.`,
    "must-parry-check": (f) => `Dein ${king(f)} steht im Schach${f.by.length ? ` von ${list(f.by.map(dem))}` : ""}, und das wehrt es nicht ab.`,
    "own-king-attacked": (f) => `Danach wäre dein ${king(f)}${f.by.length ? ` von ${list(f.by.map(dem))}` : ""} angegriffen.`,
    castling: (f) =>
      `Die Rochade nach ${target(f)} ist jetzt nicht möglich${f.by.length ? `: ${list(f.by.map(der))} ${f.by.length > 1 ? "stehen" : "steht"} dagegen` : ""}.`,
    "promotion-needed": (f) => `Ein Bauer, der ${target(f)} erreicht, muss umgewandelt werden; wähle eine Figur, die hier erlaubt ist.`,
    "game-over": () => "Die Partie ist zu Ende.",
    frozen: (f) => `${first(der(f.piece))} ist eingefroren.`,
    barred: (f) => `${first(der(f.piece))} darf in diesem Zug nicht ziehen.`,
    shielded: (f) => `${f.by.length ? first(list(f.by.map(der))) : `Was auf ${target(f)} steht,`} ist geschützt und kann jetzt nicht geschlagen werden.`,
    hole: (f) => `Auf dem Weg nach ${target(f)} ist ein Loch.`,
    passive: (f) => `Auf ${f.squares.at(-1) ?? "diesem Feld"} ist ein passives Mitglied.`,
    wounded: (f) => `Der Würfel auf ${f.squares[0] ?? "diesem Feld"} zeigt den roten Punkt und kann nicht ziehen.`,
    "wrong-kind": (f) => `Die Karte lässt ${den(f.piece)} nicht ziehen.`,
    "obliged-kind": (f) => `In diesem Zug muss eine andere Figurenart ziehen, nicht ${der(f.piece)}.`,
    "blocked-kind": (f) => `${first(der(f.piece))} ist von einer Art, die für dich gesperrt ist.`,
    "wrong-window": (f) => (f.card ? `${first(card(f))} kann in diesem Augenblick nicht gespielt werden.` : "Das ist in diesem Augenblick nicht möglich."),
    "card-already-played": () => "Du hast in diesem Zug schon eine Karte gespielt.",
    "card-not-held": (f) => `Du hast ${card(f)} nicht auf der Hand.`,
    "no-target": (f) =>
      `Es gibt nichts, ${f.card ? `worauf ${card(f)} gespielt werden könnte` : "womit das geschehen könnte"}${f.squares.length ? ` (${f.squares.join(", ")})` : ""}.`,
    "void-mates": (f) => `${first(card(f))} wäre nichtig: Sie setzte matt.`,
    "void-takes-king": (f) => `${first(card(f))} wäre nichtig: Sie führte zum Schlagen eines Königs.`,
    "void-keeps-king-in-check": (f) => `${first(card(f))} wäre nichtig: Sie ließe einen König nicht aus dem Schach.`,
    "vetoed-move": (f) => `Gegen diesen Zug wurde Einspruch erhoben${f.squares.length > 1 ? ` (${f.squares.join("–")})` : ""}.`,
    "whole-effect-impossible": (f) => `Die ganze Wirkung ist hier nicht möglich${f.card ? `: ${card(f)}` : ""}.`,
    "not-enough-chips": () => "Du hast nicht genug Chips.",
    malformed: () => "Das ist keine Aktion; ein Zug wird e2e4 oder e7e8q geschrieben.",
    other: (f) => `Das ist jetzt nicht möglich${f.squares.length ? ` (${f.squares.join(", ")})` : ""}.`,
  },
  hints: {
    "no-promotion-here": (f) => `Auf ${target(f)} wird nichts umgewandelt: Lass den Buchstaben am Ende weg.`,
    "king-never-captured": (f) => `Der ${king(f)} auf ${target(f)} wird nie geschlagen: Er muss mattgesetzt werden.`,
    "castling-right-gone": (f) => `Auf dieser Seite ist die Rochade nicht mehr erlaubt: ${king(f)} oder ${rook(f)} hat gezogen oder stand nie zu Hause.`,
    "castling-in-check": (f) => `Der ${king(f)} steht im Schach und kann nicht rochieren; ihn greift an: ${f.by.length ? list(f.by.map(der)) : "eine Figur"}.`,
    "castling-attacked": (f) =>
      `Der ${king(f)} käme bei der Rochade über oder auf ein angegriffenes Feld; dagegen ${f.by.length > 1 ? "stehen" : "steht"}: ${f.by.length ? list(f.by.map(der)) : "eine Figur"}.`,
    "die-not-red": (f) => `Auf ${f.squares[0] ?? "diesem Feld"} liegt kein Würfel von dir, der den roten Punkt zeigt.`,
    "promote-first": (f) => `Wähle zuerst, was der Bauer auf ${f.squares[0] ?? "der letzten Reihe"} wird.`,
    "roll-first": (f) => `Zuerst muss der Würfel auf ${f.squares[0] ?? "diesem Feld"} geworfen werden.`,
    "place-attacks-king": (f) => `Von ${f.squares[0] ?? "dort"} aus wäre der gegnerische König angegriffen, während du am Zug bist.`,
    "place-leaves-no-move": (f) => `Auf ${f.squares[0] ?? "diesem Feld"} ließe dir der König keinen erlaubten Zug; auf anderen Feldern hast du einen.`,
    "card-condition": (f) => `Was ${card(f)} voraussetzt, ist jetzt nicht gegeben.`,
    "card-notation": () => "Das ist keine Aktion; eine Karte wird mit ihrem Kürzel und dem Gewählten geschrieben, etwa @15:c1,h6 oder @CE!rook:a1,a5.",
    "card-unknown": (f) => `Eine solche Karte gibt es in diesem Spiel nicht${f.card ? `: ${card(f)}` : ""}.`,
    "choices-missing": (f) => `Für ${card(f)} fehlen Angaben: Sie folgen nach dem Kürzel der Karte und einem Doppelpunkt, durch Kommas getrennt.`,
    "choices-too-many": (f) => `Für ${card(f)} sind das zu viele Angaben.`,
    "royal-spared": (f) => `${first(der(f.piece))} ist königlich; diese Karte lässt ihn in Ruhe.`,
    "square-taken": (f) => `${f.squares[0] ?? "Dieses Feld"} ist nicht frei: Dort steht ${der(f.piece)}.`,
    "square-is-hole": (f) => `${f.squares[0] ?? "Dieses Feld"} ist ein Loch.`,
    "way-not-free": (f) => `${first(der(f.piece))} hat dafür keinen freien Weg.`,
    "kind-not-gone": () => "Eine solche Figur kann nicht verschwunden sein.",
    "obliged-no-card": () => "Dir ist befohlen, eine bestimmte Figurenart zu ziehen; statt des Zuges kannst du keine Karte spielen.",
    "card-castling": (f) => `Die Rochade nach ${target(f)} geht nicht: Die offene Karte der Gegenseite bedroht den König, wo er steht oder wohin er käme.`,
    "card-check": () => "Die offene Karte der Gegenseite bedroht deinen König, und das ändert nichts daran.",
    "card-threat": () => "Danach stünde dein König auf einem Feld, das die offene Karte der Gegenseite bedroht.",
    "card-nothing-fits": (f) => `Auf dem Brett passt jetzt nichts zu ${card(f)}.`,
    "card-later-step": (f) => `${first(card(f))} ließe sich beginnen, aber nicht ganz ausführen.`,
    "castling-passive": (f) => `Die Rochade nach ${target(f)} ist jetzt nicht möglich: Ein passives Mitglied auf ${f.squares.at(-1) ?? "dem Weg"} ist im Weg.`,
    "castling-hole": (f) => `Die Rochade nach ${target(f)} ist jetzt nicht möglich: Auf ${f.squares.at(-1) ?? "dem Weg"} ist ein Loch.`,
    "turncoat-bares": (f) =>
      `Am Ende dieses Zuges verlässt ${der(f.piece)} als Überläufer das Spiel, und danach wäre dein ${king(f)} angegriffen${f.by.length ? ` von ${list(f.by.map(dem))}` : ""}.`,
    "vigilance-automatic": () => "Überläufer werden nur bei Wachsamkeit von Hand entlassen, behalten und beansprucht.",
    "claim-never": (f) => `${first(der(f.piece))} kann nie beansprucht werden, das können nur farbige Gurte.`,
    "claim-own": (f) => `${first(der(f.piece))} gehört schon dir.`,
    "claim-early": (f) =>
      `${first(der(f.piece))} kann jetzt nicht beansprucht werden: Das geht nach 16 Zügen in Folge, weniger als 3 Felder von deinem ${king(f)} entfernt, solange er dort bleibt.`,
    "retire-own": (f) => `${first(der(f.piece))} gehört dir; passiv wird nur eine gegnerische Figur.`,
    "retire-royal": (f) => `${first(der(f.piece))} wird nie passiv gemacht.`,
    "release-other": (f) => `Gefragt ist jetzt, ob du ${den(f.piece)} entlässt.`,
    "appoint-royal": (f) => `${first(der(f.piece))} kann nicht auch noch Stellvertreter sein.`,
    "appoint-deputy": (f) => `${first(der(f.piece))} hat dieses Amt schon.`,
    "appoint-demoted": (f) => `${first(der(f.piece))} ist eben erst degradiert worden und kann nicht ernannt werden.`,
    "appoint-enemy": (f) => `${first(der(f.piece))} gehört nicht dir.`,
    "passive-enemy": (f) => `Auf ${f.squares[0] ?? "diesem Feld"} ist kein passives Mitglied von dir.`,
    "passive-deputy": (f) => `Dein passives Mitglied auf ${f.squares[0] ?? "diesem Feld"} ist ein Stellvertreter und kann nicht ernannt werden.`,
    "nothing-blocked": () => "Für dich ist keine Art gesperrt, es gibt nichts freizugeben.",
    "bid-too-low": (f) => `Ein Gebot muss jetzt mindestens ${f.number ?? 0} sein.`,
  },
  faults: {
    "unknown-variant": (p) => `Es gibt kein Spiel „${p.given}“.`,
    "unknown-card": (p) => `Dieses Spiel hat keine Karte „${p.given}“.`,
    "unknown-key": (p) => `„${p.key}“ ist hier nicht bekannt.`,
    "other-games-key": (p) => `„${p.key}“ gehört zu anderen Spielen.`,
    "wrong-type": (p) => `Erwartet wird hier: ${type(p.wanted)}, nicht ${type(p.given)}.`,
    "wrong-value": (p) => `„${p.given}“ ist nichts von: ${p.allowed}.`,
    "out-of-range": (p) => `${p.given} liegt nicht zwischen ${p.min} und ${p.max}.`,
    "not-a-square": (p) => `„${p.given}“ ist kein Feld; Felder heißen a1 bis h8.`,
    "not-a-kind": (p) => `„${p.given}“ ist keine Figurenart.`,
    "too-long": (p) => `Das ist länger als die erlaubten ${p.max}.`,
    "card-twice": (p) => `Die Karte ${p.card} ist zweimal genannt.`,
    "card-not-excludable": (p) => `Die Karte ${p.card} kann nicht weggelassen werden.`,
    "card-left-out": (p) => `Die Karte ${p.card} gehört nicht zu den Karten, mit denen gespielt wird.`,
    "fen-missing": (p) => `In der FEN fehlt das Feld „${p.field}“.`,
    "fen-fields": () => "Die FEN hat zu viele Felder.",
    "fen-ranks": (p) => `Die FEN hat ${p.count} ${p.count === "1" ? "Reihe" : "Reihen"} statt 8.`,
    "fen-rank": (p) => `Die Reihe ${p.rank} der FEN hat nicht 8 Felder.`,
    "fen-letter": (p) => `„${p.letter}“ ist keine Figur in der FEN dieses Spiels.`,
    "fen-field": (p) => `Das Feld „${p.field}“ der FEN kann nicht „${p.given}“ sein.`,
    "king-count": (p) => `${side(p.color)} braucht genau einen ${king(p)}, nicht ${p.count}.`,
    "king-capturable": (p) => `Der ${king(p)} auf ${p.square} steht im Schach, obwohl die andere Seite am Zug ist.`,
    "castling-rights": (p) => `Das Rochaderecht von ${side(p.color)} verlangt ${king(p)} und ${rook(p)} auf ihren Ausgangsfeldern.`,
    "en-passant": (p) => `Im letzten Zug kann kein ${pawn(p)} an ${p.square} vorbeigezogen sein.`,
    "pawn-on-back-rank": (p) => `Auf ${p.square} kann kein ${pawn(p)} stehen.`,
    "kind-not-in-game": (p) => `Diese Figur gibt es in diesem Spiel nicht: ${kinds[p.kind as Kind] ?? p.kind} (${p.square}).`,
    "kings-adjacent": (p) => `Ein ${king(p)} steht neben dem anderen.`,
    "too-many-pieces": (p) => `${side(p.color)} hat mehr Figuren, als es im Spiel gibt.`,
    "square-empty": (p) => `Auf ${p.square} steht keine Figur.`,
    "piece-on-hole": (p) => `Auf ${p.square} steht eine Figur, dort kann kein Loch sein.`,
    "trap-on-hole": (p) => `${p.square} ist ein Loch und kann keine Falle verbergen.`,
    "not-own-piece": (p) => `Die Figur auf ${p.square} gehört nicht ${side(p.color)}.`,
    "neutral-royal": (p) => `Die königliche Figur auf ${p.square} kann nicht neutral sein.`,
    "fused-kinds": (p) => `Die verschmolzene Figur auf ${p.square} braucht mehrere verschiedene Arten, darunter die ihres FEN-Buchstabens.`,
    "not-a-back-rank-queen": (p) => `Auf ${p.square} steht keine Dame auf einer Grundreihe.`,
    "no-king-or-rook": (p) => `Auf ${p.square} steht weder ein König noch ein Turm.`,
    "named-twice": (p) => `${p.given} ist zweimal genannt.`,
    "passive-royal": (p) => `Ein Antisensei kann kein passives Mitglied sein, auch nicht auf ${p.square}.`,
    "counter-not-counted": (p) => `Für die Figur auf ${p.square} gibt es diesen Zähler nicht.`,
    "deck-without-cards": () => "Der Stapel hat keine Karte.",
    "deck-without-jokers": () => "Joker hat der Stapel nur mit der Option jokers.",
    "no-such-card": (p) => `Eine Karte „${p.given}“ gibt es nicht.`,
    "too-many-copies": (p) => `Von der Karte „${p.card}“ gibt es nur ${p.max}.`,
    "malformed-action": (p) => `„${p.given}“ ist keine Aktion; ein Zug wird e2e4 oder e7e8q geschrieben.`,
    "malformed-card": (p) =>
      `„${p.given}“ ist keine Aktion; eine Karte wird mit ihrem Kürzel und dem Gewählten geschrieben, etwa @15:c1,h6 oder @CE!rook:a1,a5.`,
    "illegal-action": (p) => `„${p.given}“ ist hier nicht erlaubt.`,
    "game-over": () => "Die Partie ist zu Ende.",
    "chance-to-act": () => "Der Zufall ist am Zug, kein Spieler.",
    "record-format": () => "Das ist nicht die Aufzeichnung einer Orkan-Partie.",
    "record-json": () => "Das ist kein JSON; vielleicht ist der Text abgeschnitten.",
    missing: (p) => `„${p.key}“ fehlt.`,
    "record-outcome": () => "Das aufgezeichnete Ergebnis ist nicht das, zu dem die Aktionen führen.",
    "record-version": (p) => `Version ${p.given} kann nicht gelesen werden; dies ist Version ${p.wanted}.`,
    "nothing-played": () => "Es wurde noch nichts gespielt.",
    "new-information": () => "Die letzte Aktion hat etwas Neues gezeigt und kann nicht zurückgenommen werden.",
    "no-randomness": () => "Dieser Rechner liefert keine Zufallszahlen; gib einen Startwert (seed) an.",
  },
  binding: {
    "wrong-argument": (p) => `${p.name} muss ${wanted[p.wanted](p)} sein.`,
    "not-plain": (p) => `Das sind keine reinen JSON-Daten: ${p.what}.`,
    "lang-unknown": (p) => `Es gibt keine Sprache „${p.given}“; es gibt en, de und fr.`,
    "lang-not-registered": (p) => `Die Sprache „${p.lang}“ muss erst importiert werden: import "orkan/lang/${p.lang}".`,
    freed: () => "Dieses Objekt ist freigegeben und kann nicht mehr benutzt werden.",
    aborted: () => "Die Suche wurde abgebrochen.",
    closed: () => "Der Worker ist geschlossen.",
    "worker-failed": (p) => `Der Worker konnte nicht arbeiten: ${p.why}.`,
  },
};

register(de);
