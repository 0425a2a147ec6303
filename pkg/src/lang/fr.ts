import { rules } from "../generated/rules-fr.js";
import type { Kind } from "../types.js";
import { cardTerms, cardWords } from "./cards/fr/index.js";
import type { Bounds, Catalogue, Facts, Man, Wanted, Within } from "./catalogue.js";
import { nameIn } from "./names/families.js";
import { feminine, masculine, type Noun, names } from "./names/fr.js";
import { register } from "./registry.js";
import { titles } from "./rules/fr/index.js";

const nouns: Record<Kind, Noun> = {
  pawn: masculine("pion"),
  knight: masculine("cavalier"),
  bishop: masculine("fou"),
  rook: feminine("tour"),
  queen: feminine("dame"),
  king: masculine("roi"),
  zebra: masculine("zèbre"),
  wounded: masculine("dé rouge"),
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
  return `${items.slice(0, -1).join(", ")} et ${items[items.length - 1]}`;
}

const nounsOf = (man: Man) => man.kinds.map((kind) => nameIn(names, nouns, man.family, kind));

function isFeminine(man: Man | null | undefined): boolean {
  const [noun] = man ? nounsOf(man) : [];
  return noun?.feminine ?? true;
}

/** A piece with its article; without a piece, “la pièce”. */
function le(man: Man | null | undefined): string {
  const [noun, ...others] = man ? nounsOf(man) : [];
  if (!man || !noun) return "la pièce";
  return `${[noun.le, ...others.map(({ bare }) => bare)].join("-")} en ${man.square}`;
}

const king = ({ family = "" }: Within) => nameIn(names, nouns, family, "king");
const rook = ({ family = "" }: Within) => nameIn(names, nouns, family, "rook");
const pawn = ({ family = "" }: Within) => nameIn(names, nouns, family, "pawn");
/** No such piece, and a piece of the kind: both agree with the noun. */
const aucun = (noun: Noun) => `${noun.feminine ? "Aucune" : "Aucun"} ${noun.bare}`;
const un = (noun: Noun) => `${noun.feminine ? "Une" : "Un"} ${noun.bare}`;
const ending = (man: Man | null | undefined) => (isFeminine(man) ? "e" : "");
const par = (men: Man[]) => list(men.map((man) => `par ${le(man)}`));

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const target = ({ squares }: Facts) => squares[1] ?? squares[0] ?? "cette case";
const card = ({ card: title }: Facts) => (title ? `« ${title} »` : "la carte");
const sides: Record<string, string> = { white: "les Blancs", black: "les Noirs" };
const side = (color: string) => sides[color] ?? color;
const types: Record<string, string> = {
  object: "un objet",
  list: "une liste",
  text: "un texte",
  boolean: "true ou false",
  "whole number": "un nombre entier",
  "a list": "une liste",
  "an object": "un objet",
  "a fraction": "un nombre à virgule",
};
const type = (word: string) => types[word] ?? word;

const wanted: Record<Wanted, (p: Bounds) => string> = {
  viewer: () => "white, black, spectator ou all",
  flag: () => "true ou false",
  square: () => "une case de a1 à h8",
  card: () => "l’identifiant d’une carte",
  filter: () => "un objet avec from, card ou void et rien d’autre",
  game: () => "une partie (Game)",
  "game-or-record": () => "une partie (Game) ou son enregistrement",
  signal: () => "un AbortSignal",
  number: ({ min, max }) => `un nombre entier de ${min} à ${max}`,
};

/** French. */
export const fr: Catalogue = {
  lang: "fr",
  variants: titles,
  rules,
  card: cardWords,
  terms: cardTerms,
  kinds,
  letters: { pawn: "", knight: "C", bishop: "F", rook: "T", queen: "D", king: "R", zebra: "Z", wounded: "X" },
  labels: {
    card: (d) => `joue ${d.card}${d.kinds.length ? ` comme ${list(d.kinds.map((kind) => kinds[kind]))}` : ""}${d.picks ? ` (${d.picks})` : ""}`,
    discard: (d) => `défausse ${d.card}`,
    end: () => "termine le tour",
    pass: () => "passe",
    place: (d) => `replace la pièce royale en ${d.square}`,
    guess: (d) => `devine ${d.kind ? kinds[d.kind] : ""} en ${d.square}`,
    roll: (d) => `relance ${d.square}`,
    heal: (d) => `soigne ${d.square}${d.kind ? ` en ${kinds[d.kind]}` : ""}`,
    trust: () => "y croit",
    challenge: () => "conteste",
    clear: () => "libère tous les types",
    bid: (d) => (d.number === 0 ? "n’enchérit pas" : `enchérit ${d.number}`),
    appoint: (d) => `nomme ${d.square}`,
    retire: (d) => `rend ${d.square} passif`,
    release: (d) => `libère ${d.square}`,
    keep: () => "garde",
    claim: (d) => `revendique ${d.square}`,
    promote: (d) => `promeut en ${d.kind ? kinds[d.kind] : ""}`,
    hit: () => "la fléchette touche",
    miss: () => "la fléchette manque",
    timeup: () => "temps écoulé",
    resign: (d) => `${side(d.color ?? "")} abandonnent`,
    draw: () => "nulle d’un commun accord",
    drawn: (d) => `pioche ${d.card}`,
    rolled: (d) => `le dé donne : ${d.kind === "wounded" ? "point rouge" : d.kind ? kinds[d.kind] : ""}`,
  },
  refusals: {
    "no-piece": (f) => `Il n’y a pas de pièce en ${f.squares[0] ?? "cette case"}.`,
    "not-your-piece": (f) => `${first(le(f.piece))} n’est pas à vous.`,
    "not-your-turn": () => "Ce n’est pas votre tour.",
    unreachable: (f) => (f.piece ? `${first(le(f.piece))} ne peut pas aller en ${target(f)}.` : `On ne peut pas atteindre ${target(f)}.`),
    blocked: (f) => `${first(le(f.piece))} ne peut pas atteindre ${target(f)} : ${f.by.length ? list(f.by.map(le)) : "quelque chose"} barre le passage.`,
    "must-parry-check": (f) => `Votre ${king(f).bare} est mis en échec${f.by.length ? ` ${par(f.by)}` : ""}, et ceci ne le pare pas.`,
    "own-king-attacked": (f) => `Votre ${king(f).bare} serait ensuite attaqué${f.by.length ? ` ${par(f.by)}` : ""}.`,
    castling: (f) =>
      `Le roque vers ${target(f)} n’est pas possible maintenant${f.by.length ? ` : ${list(f.by.map(le))} ${f.by.length > 1 ? "s’y opposent" : "s’y oppose"}` : ""}.`,
    "promotion-needed": (f) => `Un pion qui atteint ${target(f)} doit être promu ; choisissez une pièce permise ici.`,
    "game-over": () => "La partie est terminée.",
    frozen: (f) => `${first(le(f.piece))} est gelé${ending(f.piece)}.`,
    barred: (f) => `${first(le(f.piece))} ne peut pas jouer à ce tour.`,
    shielded: (f) => `${f.by.length ? first(list(f.by.map(le))) : `Ce qui se trouve en ${target(f)}`} est à l’abri et ne peut pas être pris maintenant.`,
    hole: (f) => `Il y a un trou sur le chemin de ${target(f)}.`,
    passive: (f) => `Un membre passif se trouve en ${f.squares.at(-1) ?? "cette case"}.`,
    wounded: (f) => `Le dé en ${f.squares[0] ?? "cette case"} montre le point rouge et ne peut pas bouger.`,
    "wrong-kind": (f) => `La carte ne permet pas de jouer ${le(f.piece)}.`,
    "obliged-kind": (f) => `À ce tour, un autre type de pièce doit jouer, pas ${le(f.piece)}.`,
    "blocked-kind": (f) => `${first(le(f.piece))} est d’un type bloqué pour vous.`,
    "wrong-window": (f) => (f.card ? `${first(card(f))} ne peut pas être jouée à ce moment.` : "Ce n’est pas possible à ce moment."),
    "card-already-played": () => "Vous avez déjà joué une carte à ce tour.",
    "card-not-held": (f) => `Vous n’avez pas ${card(f)} en main.`,
    "no-target": (f) =>
      `Il n’y a rien ${f.card ? `sur quoi jouer ${card(f)}` : "à quoi cela puisse s’appliquer"}${f.squares.length ? ` (${f.squares.join(", ")})` : ""}.`,
    "void-mates": (f) => `${first(card(f))} serait sans effet : elle materait.`,
    "void-takes-king": (f) => `${first(card(f))} serait sans effet : elle mènerait à la prise d’un roi.`,
    "void-keeps-king-in-check": (f) => `${first(card(f))} serait sans effet : elle empêcherait un roi de sortir d’échec.`,
    "vetoed-move": (f) => `Un veto a été mis à ce coup${f.squares.length > 1 ? ` (${f.squares.join("–")})` : ""}.`,
    "whole-effect-impossible": (f) => `L’effet entier n’est pas possible ici${f.card ? ` : ${card(f)}` : ""}.`,
    "not-enough-chips": () => "Vous n’avez pas assez de jetons.",
    malformed: () => "Ce n’est pas une action ; un coup s’écrit e2e4 ou e7e8q.",
    other: (f) => `Ce n’est pas possible maintenant${f.squares.length ? ` (${f.squares.join(", ")})` : ""}.`,
  },
  hints: {
    "no-promotion-here": (f) => `Rien n’est promu en ${target(f)} : retirez la lettre de la fin.`,
    "king-never-captured": (f) => `On ne prend jamais ${king(f).le} en ${target(f)} : il doit être mis mat.`,
    "castling-right-gone": (f) => `Le roque de ce côté n’est plus permis : ${king(f).le} ou ${rook(f).le} a bougé, ou n’a jamais été à sa place.`,
    "castling-in-check": (f) =>
      `${first(king(f).le)} est en échec et ne peut pas roquer ; il est attaqué par ${f.by.length ? list(f.by.map(le)) : "une pièce"}.`,
    "castling-attacked": (f) => `${first(king(f).le)} passerait ou arriverait sur une case attaquée par ${f.by.length ? list(f.by.map(le)) : "une pièce"}.`,
    "die-not-red": (f) => `Aucun de vos dés en ${f.squares[0] ?? "cette case"} ne montre le point rouge.`,
    "promote-first": (f) => `Choisissez d’abord ce que devient le pion en ${f.squares[0] ?? "dernière rangée"}.`,
    "roll-first": (f) => `Il faut d’abord lancer le dé en ${f.squares[0] ?? "cette case"}.`,
    "place-attacks-king": (f) => `Depuis ${f.squares[0] ?? "cette case"}, le roi adverse serait attaqué alors que c’est à vous de jouer.`,
    "place-leaves-no-move": (f) => `En ${f.squares[0] ?? "cette case"}, le roi ne vous laisserait aucun coup permis ; ailleurs, il vous en reste.`,
    "card-condition": (f) => `Ce que demande ${card(f)} n’est pas réuni maintenant.`,
    "card-notation": () => "Ce n’est pas une action ; une carte s’écrit avec son code et les choix faits, par exemple @15:c1,h6 ou @CE!rook:a1,a5.",
    "card-unknown": (f) => `Ce jeu n’a pas de carte ${f.card ? card(f) : "de ce code"}.`,
    "choices-missing": (f) => `Il manque des choix pour ${card(f)} : on les écrit après le code de la carte et deux-points, séparés par des virgules.`,
    "choices-too-many": (f) => `Cela fait trop de choix pour ${card(f)}.`,
    "royal-spared": (f) => `${first(le(f.piece))} est royal, et cette carte l’épargne.`,
    "square-taken": (f) => `${f.squares[0] ?? "Cette case"} n’est pas libre : ${le(f.piece)} s’y trouve.`,
    "square-is-hole": (f) => `${f.squares[0] ?? "Cette case"} est un trou.`,
    "way-not-free": (f) => `${first(le(f.piece))} n’a pas de chemin libre pour cela.`,
    "kind-not-gone": () => "Aucune pièce de cette sorte ne peut avoir disparu.",
    "obliged-no-card": () => "Vous devez déplacer une sorte de pièce donnée : aucune carte ne peut remplacer le coup.",
    "card-castling": (f) => `Le roque vers ${target(f)} est impossible : la carte visible de l’adversaire menace le roi à son départ ou à son arrivée.`,
    "card-check": () => "La carte visible de l’adversaire menace votre roi, et cela n’y change rien.",
    "card-threat": () => "Votre roi serait sur une case que menace la carte visible de l’adversaire.",
    "card-nothing-fits": (f) => `Rien sur l’échiquier ne convient à ${card(f)} pour l’instant.`,
    "card-later-step": (f) => `${first(card(f))} pourrait être commencée, mais pas exécutée en entier.`,
    "castling-passive": (f) =>
      `Le roque vers ${target(f)} n’est pas possible maintenant : un membre passif en ${f.squares.at(-1) ?? "chemin"} barre le passage.`,
    "castling-hole": (f) => `Le roque vers ${target(f)} n’est pas possible maintenant : il y a un trou en ${f.squares.at(-1) ?? "chemin"}.`,
    "turncoat-bares": (f) =>
      `À la fin de ce tour, ${le(f.piece)} quitte le jeu comme transfuge, et votre ${king(f).bare} serait alors attaqué${f.by.length ? ` ${par(f.by)}` : ""}.`,
    "vigilance-automatic": () => "On ne libère, ne garde et ne revendique les transfuges qu’avec la vigilance à la main.",
    "claim-never": (f) => `${first(le(f.piece))} ne peut jamais être revendiqué${ending(f.piece)} : seules les ceintures de couleur peuvent l’être.`,
    "claim-own": (f) => `${first(le(f.piece))} est déjà à vous.`,
    "claim-early": (f) =>
      `${first(le(f.piece))} ne peut pas être revendiqué${ending(f.piece)} maintenant : c’est possible après 16 tours de suite à moins de 3 cases de votre ${king(f).bare}, tant que la pièce y reste.`,
    "retire-own": (f) => `${first(le(f.piece))} est à vous ; seule une pièce adverse est rendue passive.`,
    "retire-royal": (f) => `${first(le(f.piece))} n’est jamais rendu${ending(f.piece)} passi${isFeminine(f.piece) ? "ve" : "f"}.`,
    "release-other": (f) => `La question est maintenant de libérer ou non ${le(f.piece)}.`,
    "appoint-royal": (f) => `${first(le(f.piece))} ne peut pas être aussi suppléant.`,
    "appoint-deputy": (f) => `${first(le(f.piece))} a déjà cette fonction.`,
    "appoint-demoted": (f) => `${first(le(f.piece))} vient d’être dégradé${ending(f.piece)} et ne peut pas être nommé${ending(f.piece)}.`,
    "appoint-enemy": (f) => `${first(le(f.piece))} n’est pas à vous.`,
    "passive-enemy": (f) => `Aucun membre passif à vous ne se trouve en ${f.squares[0] ?? "cette case"}.`,
    "passive-deputy": (f) => `Votre membre passif en ${f.squares[0] ?? "cette case"} est un suppléant et ne peut pas être nommé.`,
    "nothing-blocked": () => "Aucun type n’est bloqué pour vous, il n’y a rien à libérer.",
    "bid-too-low": (f) => `Une offre doit maintenant être d’au moins ${f.number ?? 0}.`,
  },
  faults: {
    "unknown-variant": (p) => `Il n’y a pas de jeu « ${p.given} ».`,
    "unknown-card": (p) => `Ce jeu n’a pas de carte « ${p.given} ».`,
    "unknown-key": (p) => `« ${p.key} » n’est pas connu ici.`,
    "other-games-key": (p) => `« ${p.key} » appartient à d’autres jeux.`,
    "wrong-type": (p) => `Attendu ici : ${type(p.wanted)}, pas ${type(p.given)}.`,
    "wrong-value": (p) => `« ${p.given} » n’est rien de : ${p.allowed}.`,
    "out-of-range": (p) => `${p.given} n’est pas entre ${p.min} et ${p.max}.`,
    "not-a-square": (p) => `« ${p.given} » n’est pas une case ; les cases s’écrivent a1 à h8.`,
    "not-a-kind": (p) => `« ${p.given} » n’est pas un type de pièce.`,
    "too-long": (p) => `C’est plus long que les ${p.max} permis.`,
    "card-twice": (p) => `La carte ${p.card} est nommée deux fois.`,
    "card-not-excludable": (p) => `La carte ${p.card} ne peut pas être retirée.`,
    "card-left-out": (p) => `La carte ${p.card} ne fait pas partie du jeu de cartes choisi.`,
    "fen-missing": (p) => `Il manque à la FEN le champ « ${p.field} ».`,
    "fen-fields": () => "La FEN a trop de champs.",
    "fen-ranks": (p) => `La FEN a ${p.count} ${p.count === "1" ? "rangée" : "rangées"} au lieu de 8.`,
    "fen-rank": (p) => `La rangée ${p.rank} de la FEN n’a pas 8 cases.`,
    "fen-letter": (p) => `« ${p.letter} » n’est pas une pièce de la FEN de ce jeu.`,
    "fen-field": (p) => `Le champ « ${p.field} » de la FEN ne peut pas être « ${p.given} ».`,
    "king-count": (p) => `${first(side(p.color))} doivent avoir exactement un ${king(p).bare}, pas ${p.count}.`,
    "king-capturable": (p) => `${first(king(p).le)} en ${p.square} est en échec alors que c’est à l’autre camp de jouer.`,
    "castling-rights": (p) => `Pour avoir le droit de roquer, ${side(p.color)} doivent avoir ${king(p).bare} et ${rook(p).bare} sur leurs cases de départ.`,
    "en-passant": (p) => `${aucun(pawn(p))} ne peut avoir passé ${p.square} au dernier coup.`,
    "pawn-on-back-rank": (p) => `${un(pawn(p))} ne peut pas se trouver en ${p.square}.`,
    "kind-not-in-game": (p) => `Cette pièce n’existe pas dans ce jeu : ${kinds[p.kind as Kind] ?? p.kind} (${p.square}).`,
    "kings-adjacent": (p) => `Les ${king(p).bare}s se touchent.`,
    "too-many-pieces": (p) => `${first(side(p.color))} ont plus de pièces que le jeu n’en a.`,
    "square-empty": (p) => `Il n’y a pas de pièce en ${p.square}.`,
    "piece-on-hole": (p) => `Il y a une pièce en ${p.square}, il ne peut pas y avoir de trou.`,
    "trap-on-hole": (p) => `${p.square} est un trou et ne peut cacher aucun piège.`,
    "not-own-piece": (p) => `La pièce en ${p.square} n’appartient pas à ce camp : ${side(p.color)}.`,
    "neutral-royal": (p) => `La pièce royale en ${p.square} ne peut pas être neutre.`,
    "fused-kinds": (p) => `La pièce fusionnée en ${p.square} doit avoir plusieurs natures différentes, dont celle de sa lettre FEN.`,
    "not-a-back-rank-queen": (p) => `Il n’y a pas de dame sur une rangée de base en ${p.square}.`,
    "no-king-or-rook": (p) => `Il n’y a ni roi ni tour en ${p.square}.`,
    "named-twice": (p) => `${p.given} est nommé deux fois.`,
    "passive-royal": (p) => `Un antisensei ne peut pas être membre passif, comme en ${p.square}.`,
    "counter-not-counted": (p) => `La pièce en ${p.square} n’a pas ce compteur.`,
    "deck-without-cards": () => "La pioche n’a aucune carte.",
    "deck-without-jokers": () => "La pioche n’a de jokers qu’avec l’option jokers.",
    "no-such-card": (p) => `Il n’y a pas de carte « ${p.given} ».`,
    "too-many-copies": (p) => `Il n’y a que ${p.max} cartes « ${p.card} ».`,
    "malformed-action": (p) => `« ${p.given} » n’est pas une action ; un coup s’écrit e2e4 ou e7e8q.`,
    "malformed-card": (p) =>
      `« ${p.given} » n’est pas une action ; une carte s’écrit avec son code et les choix faits, par exemple @15:c1,h6 ou @CE!rook:a1,a5.`,
    "illegal-action": (p) => `« ${p.given} » n’est pas permis ici.`,
    "game-over": () => "La partie est terminée.",
    "chance-to-act": () => "C’est au hasard de jouer, non à un joueur.",
    "record-format": () => "Ce n’est pas l’enregistrement d’une partie d’Orkan.",
    "record-json": () => "Ce n’est pas du JSON ; le texte a peut-être été coupé.",
    missing: (p) => `« ${p.key} » manque.`,
    "record-outcome": () => "Le résultat enregistré n’est pas celui auquel mènent les actions.",
    "record-version": (p) => `La version ${p.given} ne peut pas être lue ; ceci est la version ${p.wanted}.`,
    "nothing-played": () => "Rien n’a encore été joué.",
    "new-information": () => "La dernière action a montré quelque chose de nouveau et ne peut pas être reprise.",
    "no-randomness": () => "Cette machine ne fournit pas de nombres aléatoires ; donnez une graine (seed).",
  },
  binding: {
    "wrong-argument": (p) => `${p.name} doit être ${wanted[p.wanted](p)}.`,
    "not-plain": (p) => `Ce ne sont pas de pures données JSON : ${p.what}.`,
    "lang-unknown": (p) => `Il n’y a pas de langue « ${p.given} » ; il y a en, de et fr.`,
    "lang-not-registered": (p) => `La langue « ${p.lang} » doit d’abord être importée : import "orkan/lang/${p.lang}".`,
    freed: () => "Cet objet a été libéré et ne peut plus servir.",
    aborted: () => "La recherche a été interrompue.",
    closed: () => "Le worker est fermé.",
    "worker-failed": (p) => `Le worker n’a pas pu travailler : ${p.why}.`,
  },
};

register(fr);
