import type { Kind } from "../../../types.js";
import { type Deed, type Saying, saying, type Thing } from "./deeds.js";
import type { Anchor, Area, Condition, JokerCard, KindWord, Men, Quality } from "./effect.js";
import { asWord, fileOf, isReference, placesOf, sentence } from "./places.js";

type Gender = "m" | "f";

const NOUNS: Record<string, { gender: Gender; one: string }> = {
  pawn: { gender: "m", one: "pion" },
  knight: { gender: "m", one: "cavalier" },
  bishop: { gender: "m", one: "fou" },
  rook: { gender: "f", one: "tour" },
  queen: { gender: "f", one: "dame" },
  king: { gender: "m", one: "roi" },
};
const PIECE = { gender: "f", one: "pièce" } as const;

const NUMBERS = ["aucun", "un", "deux", "trois", "quatre"];
/** Masculine; feminine with an e where there is none. */
const ADJECTIVES: Record<string, string> = {
  threatened: "menacé",
  pinned: "cloué",
  immobile: "immobile",
  single: "simple",
  doubled: "doublé",
  passed: "passé",
};
const CLOSE = ["single", "doubled", "passed"];

function agree(word: string, gender: Gender, plural: boolean): string {
  const form = gender === "f" && !word.endsWith("e") ? `${word}e` : word;
  return plural ? `${form}s` : form;
}

function ordinal(rank: number): string {
  return rank === 1 ? "1re" : `${rank}e`;
}

/** "de" before what follows: "d’un pion", "de votre roi". */
function de(text: string): string {
  return /^[aeiouéêhl]/i.test(text) && !/^(l[ae]|lui|les|leur)\b/.test(text) ? `d’${text}` : `de ${text}`;
}

/** Puts a card into French. */
export function french(card: JokerCard): string {
  return new French(saying(card)).text();
}

class French {
  /** The deed that is being put into words. */
  #at = 0;

  constructor(readonly card: Saying) {}

  text(): string {
    const deeds = this.card.deeds.map((deed, index) => {
      this.#at = index;
      return this.deed(deed);
    });
    const order = deeds.join(", puis ");
    const conditions = this.card.when.map((condition) => this.condition(condition));
    if (!conditions.length) return sentence(order);
    const all = conditions.join(" et ");
    return sentence(`${all.startsWith("il ") ? "s’" : "si "}${all}, ${order}`);
  }

  // ── nouns ──

  kindOf(word: KindWord | null | undefined): Kind | null {
    return typeof word === "number" ? (this.card.bold[word] ?? null) : (word ?? null);
  }

  noun(word: KindWord | null | undefined): { gender: Gender; one: string } {
    return NOUNS[this.kindOf(word) ?? ""] ?? PIECE;
  }

  genderOf(men: Men): Gender {
    return this.noun(men.kinds?.[0]).gender;
  }

  /** The noun with its adjectives, without article. */
  named(men: Men, plural = false): string {
    const { gender, one } = this.noun(men.kinds?.[0]);
    const noun = plural ? `${one}s` : one;
    const marked = typeof men.kinds?.[0] === "number" ? `**${noun}**` : noun;
    const file = fileOf(men);
    const words = (men.that ?? []).flatMap((quality) => {
      const said = asWord(quality);
      const word = said && ADJECTIVES[said.word];
      return word ? [{ close: CLOSE.includes(said.word), text: `${said.denied ? "non " : ""}${agree(word, gender, plural)}` }] : [];
    });
    const close = words.filter((word) => word.close).map((word) => word.text);
    const far = words.filter((word) => !word.close).map((word) => word.text);
    const enemy = men.whose === "enemy" ? [plural ? "adverses" : "adverse"] : [];
    return [`${marked}${file ? ` ${file}` : ""}`, ...close, ...enemy, ...far].join(" ");
  }

  isKing(men: Men): boolean {
    return men.whose === "own" && men.kinds?.[0] === "king";
  }

  /** What follows the noun. */
  tail(men: Men, royal: boolean, plural = false): string {
    const gender = this.genderOf(men);
    const spared = men.noRoyal && royal && !men.kinds?.length;
    const places = placesOf(men).map((area) => this.place(area, gender, plural));
    const clauses = (men.that ?? []).flatMap((quality) => this.clause(quality, gender, plural));
    const said = places.join("") + clauses.join("");
    // What is said of the piece must not be taken to be said of the king.
    return said + (spared ? (said ? " (sauf le roi)" : " autre que le roi") : "");
  }

  clause(quality: Quality, gender: Gender, plural: boolean): string[] {
    if (typeof quality === "string") return [];
    if ("threatenedBy" in quality) return [` ${agree("menacé", gender, plural)} par ${this.oneOf(quality.threatenedBy)}`];
    if ("threatens" in quality) {
      const verb = plural ? "menacent" : "menace";
      return [isReference(quality.threatens) ? ` qui ${this.pronoun()} ${verb}` : ` qui ${verb} ${this.oneOf(quality.threatens)}`];
    }
    const inner = quality.not;
    if (typeof inner !== "object" || !("threatens" in inner)) return [];
    return [` qui ne ${plural ? "menacent" : "menace"} ${this.none(inner.threatens)}`];
  }

  none(men: Men): string {
    return `${agree("aucun", this.genderOf(men), false)} ${this.named(men)}`;
  }

  one(men: Men): string {
    const article = agree("un", this.genderOf(men), false);
    return `${article} ${men.otherThan?.length ? "autre " : ""}${this.named(men)}`;
  }

  /** Men as the object of an order. `royal`: a king could be meant. */
  object(men: Men, royal = true): string {
    if (this.isKing(men)) return `votre roi${this.tail(men, royal)}`;
    const either = men.whose === "any" ? " de l’un ou l’autre camp" : "";
    return `${this.one(men)}${either}${this.tail(men, royal)}`;
  }

  /** Men something lies or happens in relation to. */
  oneOf(men: Men): string {
    if (this.isKing(men)) return "votre roi";
    if (men.whose !== "own") return this.object(men, false);
    const other = men.otherThan?.length ? "autres " : "";
    return `${agree("un", this.genderOf(men), false)} de vos ${other}${this.named(men, true)}${this.tail(men, false, true)}`;
  }

  /** The piece spoken of before, behind an imperative: "jouez-le". */
  pronoun(): string {
    return this.noun(this.card.antecedent(this.#at)).gender === "f" ? "la" : "le";
  }

  /** A verb with its object. */
  order(verb: string, thing: Thing, royal = true): string {
    if (thing === "it") return `${verb}-${this.pronoun()}`;
    return `${verb} ${this.thing(thing, royal)}`;
  }

  thing(thing: Exclude<Thing, "it">, royal = true): string {
    const { men, count } = thing;
    if (count === 1) return this.object(men, royal);
    const noun = `${this.named(men, true)}${this.tail(men, royal, true)}`;
    if (count !== "all") return `${NUMBERS[count] ?? count} ${noun}`;
    const all = this.genderOf(men) === "f" ? "toutes" : "tous";
    return men.whose === "own" ? `${all} vos ${noun}` : `${all} les ${noun}`;
  }

  // ── places ──

  /** "lui" or "elle" for the piece of a choice. */
  stressed(choice: number): string {
    return this.noun(this.card.about(choice)).gender === "f" ? "elle" : "lui";
  }

  formerSquare(choice: number): string {
    if (this.card.mention(this.#at, choice) === "its-square") return "sa case";
    return `la case qu’${this.noun(this.card.about(choice)).gender === "f" ? "elle" : "il"} a quittée`;
  }

  anchor(of: Anchor): string {
    if ("men" in of) return this.oneOf(of.men);
    return this.card.mention(this.#at, of.choice) === "piece" ? this.stressed(of.choice) : this.formerSquare(of.choice);
  }

  /** Where a piece stands. */
  place(area: Area, gender: Gender, plural = false): string {
    if (area === "edge") return plural ? " sur des cases du bord" : " sur une case du bord";
    if (area === "centre") return plural ? " sur des cases du centre" : " sur une case du centre";
    if (area === "queenside") return " à l’aile dame";
    if (area === "kingside") return " à l’aile roi";
    if (area === "threatened") return " sur une case menacée";
    if ("rank" in area) return ` sur votre ${ordinal(area.rank)} rangée`;
    if ("file" in area) return ` sur la colonne ${"abcdefgh".charAt(area.file - 1)}`;
    if ("over" in area) {
      const over = plural ? (gender === "f" ? "lesquelles" : "lesquels") : gender === "f" ? "laquelle" : "lequel";
      const jumper = this.noun(this.card.about(area.over.from)).gender === "f" ? "elle" : "il";
      return ` par-dessus ${over} ${jumper} a sauté`;
    }
    if ("spot" in area) return ` sur ${this.formerSquare(area.spot)}`;
    return "at" in area ? this.relation(area.at.relation, area.at.of, gender, plural) : "";
  }

  relation(relation: string, of: Anchor, gender: Gender, plural = false): string {
    const than = "men" in of ? ` que ${this.anchor(of)}`.replace(/ que (?=une? )/, " qu’") : "";
    switch (relation) {
      case "adjacent":
        return ` ${gender === "f" ? "voisine" : "voisin"}${plural ? "s" : ""} ${de(this.anchor(of))}`;
      case "beside":
        return ` juste à côté ${de(this.anchor(of))}`;
      case "inFront":
        return ` devant ${this.anchor(of)}`;
      case "behind":
        return ` derrière ${this.anchor(of)}`;
      case "file":
        return ` sur la même colonne${than}`;
      default:
        return ` sur la même rangée${than}`;
    }
  }

  /** A square: "une case vide du bord à l’aile dame". */
  square(areas: Area[], empty: boolean): string {
    const words: string[] = empty ? ["vide"] : [];
    const owned: string[] = [];
    const places: string[] = [];
    for (const area of areas) {
      if (area === "edge") owned.unshift(" du bord");
      else if (area === "centre") owned.unshift(" du centre");
      else if (area === "threatened") words.push("menacée");
      else if (typeof area === "string") places.push(this.place(area, "f"));
      else if ("spot" in area) return this.formerSquare(area.spot);
      else if ("rank" in area) owned.push(` de votre ${ordinal(area.rank)} rangée`);
      else if ("not" in area) {
        if (area.not === "threatened") words.push(words.length ? "et non menacée" : "non menacée");
        else if (typeof area.not === "object" && "rank" in area.not) places.push(`, sauf sur votre ${ordinal(area.not.rank)} rangée`);
      } else if ("at" in area) {
        const { relation, of } = area.at;
        if (relation === "file" && "choice" in of) owned.push(" de la même colonne");
        else if (relation === "rank" && "choice" in of) owned.push(" de la même rangée");
        else places.push(this.relation(relation, of, "f"));
      }
    }
    const other = areas.some((area) => area === "edge" && this.from().includes(area));
    return [other ? "une autre case" : "une case", ...words].join(" ") + owned.join("") + places.join("");
  }

  /** Where the piece of the deed stands before it. */
  from(): Area[] {
    const deed = this.card.deeds[this.#at];
    return deed && "who" in deed && deed.who !== "it" ? (deed.who.men.area ?? []) : [];
  }

  /** Where a move goes: "vers votre 5e rangée". */
  goal(areas: Area[]): string {
    const [only] = areas;
    if (!only) return "";
    const simple = only === "queenside" || only === "kingside" || (typeof only === "object" && "rank" in only);
    if (areas.length === 1 && simple) return this.place(only, "f").replace(/^ (sur|à) /, " vers ");
    return this.towards(this.square(areas, false));
  }

  towards(square: string): string {
    return square.startsWith("sa ") ? ` sur ${square}` : ` vers ${square}`;
  }

  // ── orders ──

  deed(deed: Deed): string {
    switch (deed.do) {
      case "move":
        return deed.take === "must" ? this.capture(deed) : this.move(deed);
      case "warp":
        return `${this.order("téléportez", this.mover(deed.who))}${this.placed(deed.who)}${this.towards(this.square(deed.to, !deed.captures))}${deed.captures ? `\u202f; ${this.subject(deed.who)} peut y prendre` : ""}`;
      case "add":
        return this.add(deed);
      case "replace":
        return this.replace(deed);
      case "swap":
        return `${this.order("échangez", deed.one)} avec ${deed.other === "it" ? "" : this.thing(deed.other)}`;
      case "remove":
        return this.order(deed.sacrifice ? "sacrifiez" : "retirez", deed.who, false);
      case "advance":
        return this.order(`avancez ${deed.squares === 1 ? "d’une case" : `de ${NUMBERS[deed.squares]} cases`}`, deed.who).replace(" sur votre ", " de votre ");
    }
  }

  replace({ who, kind }: Extract<Deed, { do: "replace" }>): string {
    const supply = this.supply(kind, who);
    // What is said of the old piece would take the new one for its own.
    const near = who !== "it" && placesOf(who.men).some((area) => typeof area === "object" && "at" in area);
    if (who !== "it" && (near || this.hasClause(who))) return `remplacez par ${supply} ${this.thing(who, false)}`;
    return `${this.order("remplacez", who, false)} par ${supply}`;
  }

  subject(who: Thing): string {
    const word = who === "it" ? this.card.antecedent(this.#at) : who.men.kinds?.[0];
    return this.noun(word).gender === "f" ? "elle" : "il";
  }

  supply(kind: KindWord, who: Thing): string {
    const men: Men = { whose: "own", kinds: [kind] };
    return who !== "it" && who.count !== 1 ? `des ${this.named(men, true)}` : this.one(men);
  }

  move(deed: Extract<Deed, { do: "move" }>): string {
    const like = deed.like !== null ? ` comme ${this.one({ whose: "own", kinds: [deed.like] })}` : this.leaps(deed) ? " comme un cavalier" : "";
    const subject = this.subject(deed.who);
    const over = deed.over ? ` de sorte qu’${subject} saute par-dessus ${this.oneOf(deed.over)}` : "";
    const again = deed.who === "it" && !like && this.card.deeds[this.#at - 1]?.do === "move" ? " encore une fois" : "";
    const through = deed.through?.must ? ` à travers au moins ${this.passed(deed.through.men)}` : "";
    const may = deed.through && !deed.through.must ? `\u202f; ${subject} peut passer à travers ${this.all(deed.through.men)}` : "";
    const quiet = deed.take === "never" ? ", sans prendre" : "";
    const rest = `${through}${over}${this.goal(deed.to)}${deed.sameWay ? " de la même façon" : ""}`;
    // What is said of the piece in a clause would take the words behind it for its own.
    if (like && deed.who !== "it" && this.hasClause(deed.who)) return `jouez${like}${quiet}${quiet ? "," : ""} ${this.thing(deed.who)}${rest}`;
    if (like && deed.who !== "it" && this.placed(deed.who))
      return `jouez${like}${quiet}${quiet ? "," : ""} ${this.thing(this.mover(deed.who) as Exclude<Thing, "it">)}${this.placed(deed.who)}${rest}`;
    if (deed.sameWay && this.placed(deed.who)) return `${this.order("jouez de la même façon", this.mover(deed.who))}${this.placed(deed.who)}`;
    return `${this.order("jouez", this.mover(deed.who))}${this.placed(deed.who)}${again}${like}${rest}${quiet}${may}`;
  }

  /** The piece that moves without what it stands near, which `placed` adds as a clause of its own. */
  mover(who: Thing): Thing {
    if (who === "it" || !this.near(who.men).length) return who;
    const near = this.near(who.men);
    return { ...who, men: { ...who.men, area: (who.men.area ?? []).filter((area) => !near.includes(area)) } };
  }

  placed(who: Thing): string {
    if (who === "it") return "";
    const near = this.near(who.men);
    return near.length ? ` qui se trouve${near.map((area) => this.place(area, this.genderOf(who.men))).join("")}` : "";
  }

  /** Places that could be taken for where the piece is to go. */
  near(men: Men): Area[] {
    return placesOf(men).filter((area) => !(typeof area === "object" && ("over" in area || ("at" in area && area.at.relation === "adjacent"))));
  }

  hasClause(who: Thing): boolean {
    return who !== "it" && (who.men.that ?? []).some((quality) => !asWord(quality));
  }

  /** Whether a piece that is no knight jumps like one. */
  leaps(deed: Extract<Deed, { do: "move" }>): boolean {
    const word = deed.who === "it" ? this.card.antecedent(this.#at) : deed.who.men.kinds?.[0];
    return deed.over !== null && this.kindOf(word) !== "knight";
  }

  /** The pieces passed, at least one of them. */
  passed(men: Men): string {
    return men.whose === "any" ? this.one(men) + this.tail(men, false) : this.oneOf(men);
  }

  all(men: Men): string {
    return men.whose === "own" ? `vos propres ${this.named(men, true)}` : `les ${this.named(men, true)}`;
  }

  capture(deed: Extract<Deed, { do: "move" }>): string {
    const target = this.object(deed.target ?? { whose: "enemy", area: deed.to }, false);
    const anyone = deed.who !== "it" && !deed.who.men.kinds?.length && !deed.who.men.area && !deed.who.men.that;
    const like = deed.like !== null ? ` qui se déplace comme ${this.one({ whose: "own", kinds: [deed.like] })}` : "";
    const through = deed.through ? ` qui passe à travers au moins ${this.passed(deed.through.men)}` : "";
    const who = deed.who === "it" || anyone ? "" : ` avec ${this.thing(deed.who)}`;
    return `prenez ${target}${who}${like}${through}`;
  }

  add(deed: Extract<Deed, { do: "add" }>): string {
    const men: Men = { whose: "own", kinds: [deed.kind] };
    const piece = deed.another ? `${agree("un", this.genderOf(men), false)} autre ${this.named(men)}` : this.one(men);
    const relation = (area: Area) => typeof area === "object" && "at" in area && area.at.relation !== "adjacent";
    const plain = (area: Area) => area === "queenside" || area === "kingside" || (typeof area === "object" && "rank" in area) || relation(area);
    const where = !deed.empty && deed.to.every(plain) ? deed.to.map((area) => this.place(area, "f")).join("") : ` sur ${this.square(deed.to, deed.empty)}`;
    return `ajoutez ${piece}${where}`;
  }

  // ── conditions ──

  condition(condition: Condition): string {
    if ("fewer" in condition) {
      const { ones } = condition.fewer;
      return `vous avez moins ${de(this.named(ones, true))}${this.tail(ones, false, true)} que votre adversaire`;
    }
    const { men, least = 0, most } = condition.stand;
    const plain: Men = { ...men, whose: "own" };
    const tail = this.tail(plain, false);
    const none = `${this.none(plain)}${tail}`;
    if (men.whose === "any") return most === 0 ? `il n’y a ${none} sur l’échiquier` : `il y a ${this.one(plain)}${tail} sur l’échiquier`;
    const own = men.whose === "own";
    if (most === 0) return own ? `vous n’avez ${none}` : `votre adversaire n’a ${none}`;
    const has = own ? "vous avez" : "votre adversaire a";
    if (least === 1) return `${has} ${this.one(plain)}${tail}`;
    return `${has} au moins ${NUMBERS[least] ?? least} ${this.named(plain, true)}${this.tail(plain, false, true)}`;
  }
}
