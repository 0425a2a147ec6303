import type { Kind } from "../../../types.js";
import { type Deed, type Saying, saying, type Thing } from "./deeds.js";
import type { Anchor, Area, Condition, JokerCard, KindWord, Men, Quality } from "./effect.js";
import { asWord, fileOf, isReference, placesOf, sentence } from "./places.js";

type Case = "nom" | "acc" | "dat";
type Gender = "m" | "f";

interface Noun {
  gender: Gender;
  nom: string;
  /** Accusative and dative. */
  oblique: string;
  plural: string;
  pluralDative: string;
}

const NOUNS: Record<string, Noun> = {
  pawn: { gender: "m", nom: "Bauer", oblique: "Bauern", plural: "Bauern", pluralDative: "Bauern" },
  knight: { gender: "m", nom: "Springer", oblique: "Springer", plural: "Springer", pluralDative: "Springern" },
  bishop: { gender: "m", nom: "Läufer", oblique: "Läufer", plural: "Läufer", pluralDative: "Läufern" },
  rook: { gender: "m", nom: "Turm", oblique: "Turm", plural: "Türme", pluralDative: "Türmen" },
  queen: { gender: "f", nom: "Dame", oblique: "Dame", plural: "Damen", pluralDative: "Damen" },
  king: { gender: "m", nom: "König", oblique: "König", plural: "Könige", pluralDative: "Königen" },
};
const PIECE: Noun = { gender: "f", nom: "Figur", oblique: "Figur", plural: "Figuren", pluralDative: "Figuren" };

const NUMBERS = ["kein", "ein", "zwei", "drei", "vier"];
const ADJECTIVES: Record<string, string> = { threatened: "bedroht", pinned: "gefesselt", immobile: "unbeweglich" };
const PREFIXES: Record<string, string> = { doubled: "Doppel", single: "Einzel", passed: "Frei" };

/** Endings of "ein", "kein", "dein". */
const ARTICLE: Record<Gender, Record<Case, string>> = { m: { nom: "", acc: "en", dat: "em" }, f: { nom: "e", acc: "e", dat: "er" } };
/** "einer deiner …" as a word of its own. */
const ONE: Record<Gender, Record<Case, string>> = { m: { nom: "einer", acc: "einen", dat: "einem" }, f: { nom: "eine", acc: "eine", dat: "einer" } };
const PRONOUN: Record<Gender, Record<Case, string>> = { m: { nom: "er", acc: "ihn", dat: "ihm" }, f: { nom: "sie", acc: "sie", dat: "ihr" } };
/** Endings of adjectives behind these articles. */
const MIXED: Record<Gender, Record<Case, string>> = { m: { nom: "er", acc: "en", dat: "en" }, f: { nom: "e", acc: "e", dat: "en" } };

/** Closes a clause: a comma if anything but punctuation follows. */
const CLOSE = "\ue000";

/** Puts a word behind a place, but before a clause that ends it. */
function before(place: string, word: string): string {
  const clause = place.search(/, das [^\ue000]*\ue000$/);
  return clause < 0 ? place + word : place.slice(0, clause) + word + place.slice(clause);
}

/** Puts a card into German. */
export function german(card: JokerCard): string {
  return new German(saying(card)).text();
}

class German {
  /** The deed that is being put into words. */
  #at = 0;

  constructor(readonly card: Saying) {}

  text(): string {
    const deeds = this.card.deeds.map((deed, index) => {
      this.#at = index;
      return this.deed(deed);
    });
    const order = deeds.join(", dann ");
    const conditions = this.card.when.map((condition) => this.condition(condition));
    const text = conditions.length ? `wenn ${conditions.join(" und ")}, ${order}` : order;
    return sentence(text.replace(/\ue000+(?=[,;]|$)/g, "").replace(/\ue000+/g, ","));
  }

  // ── nouns ──

  kindOf(word: KindWord | null | undefined): Kind | null {
    return typeof word === "number" ? (this.card.bold[word] ?? null) : (word ?? null);
  }

  forms(word: KindWord | null | undefined): Noun {
    return NOUNS[this.kindOf(word) ?? ""] ?? PIECE;
  }

  genderOf(men: Men): Gender {
    return this.forms(men.kinds?.[0]).gender;
  }

  /** The noun in a case; pawns with their prefix: "Freibauern", "c-Bauern". */
  word(men: Men, form: Case | "plural" | "pluralDative"): string {
    const forms = this.forms(men.kinds?.[0]);
    let text = form === "acc" || form === "dat" ? forms.oblique : forms[form];
    for (const quality of men.that ?? []) {
      const said = asWord(quality);
      const prefix = said && !said.denied ? PREFIXES[said.word] : undefined;
      if (prefix) text = prefix + text.toLowerCase();
    }
    const file = fileOf(men);
    if (file) text = `${file}-${text}`;
    return typeof men.kinds?.[0] === "number" ? `**${text}**` : text;
  }

  /** The adjectives without endings, "gegnerisch" last. */
  adjectives(men: Men): string[] {
    const words = (men.that ?? []).flatMap((quality) => {
      const said = asWord(quality);
      const word = said && ADJECTIVES[said.word];
      return word ? [said.denied ? `nicht ${word}` : word] : [];
    });
    return [...words, ...(men.whose === "enemy" ? ["gegnerisch"] : [])];
  }

  isKing(men: Men): boolean {
    return men.whose === "own" && men.kinds?.[0] === "king";
  }

  /** What follows the noun. */
  tail(men: Men, royal: boolean, plural = false): string {
    const who = plural ? "die" : this.genderOf(men) === "m" ? "der" : "die";
    const spared = men.noRoyal && royal && !men.kinds?.length;
    const places = placesOf(men).map((area) => this.place(area, this.genderOf(men), plural));
    const clauses = (men.that ?? []).flatMap((quality) => this.clause(quality, who, plural));
    const said = places.join("") + clauses.join("");
    // What is said of the piece must not be taken to be said of the king.
    if (!spared) return said;
    return said ? said.replace(/(\ue000?)$/, " (außer dem König)$1") : " außer dem König";
  }

  clause(quality: Quality, who: string, plural: boolean): string[] {
    if (typeof quality === "string") return [];
    if ("threatenedBy" in quality) return [`, ${who} von ${this.oneOf(quality.threatenedBy, "dat")} bedroht ${plural ? "werden" : "wird"}${CLOSE}`];
    if ("threatens" in quality) return [`, ${who} ${this.oneOf(quality.threatens, "acc")} ${plural ? "bedrohen" : "bedroht"}${CLOSE}`];
    const inner = quality.not;
    return typeof inner === "object" && "threatens" in inner ? [`, ${who} ${this.none(inner.threatens)} bedroht${CLOSE}`] : [];
  }

  /** "keine gegnerische Figur", accusative. */
  none(men: Men): string {
    return this.indefinite(men, "acc", "kein");
  }

  indefinite(men: Men, form: Case, article: string, extra: string[] = []): string {
    const gender = this.genderOf(men);
    const words = [...extra, ...this.adjectives(men)].map((word) => word + MIXED[gender][form]);
    return [article + ARTICLE[gender][form], ...words, this.word(men, form)].join(" ");
  }

  /** Men in a case. `royal`: a king could be meant. */
  object(men: Men, form: Case, royal = true): string {
    if (this.isKing(men)) return `dein${ARTICLE.m[form]} König${this.tail(men, royal)}`;
    const extra = men.otherThan?.length ? ["ander"] : men.whose === "any" ? ["beliebig"] : [];
    return this.indefinite(men, form, "ein", extra) + this.tail(men, royal);
  }

  /** Men something lies or happens in relation to. */
  oneOf(men: Men, form: Case): string {
    if (isReference(men)) return PRONOUN[this.forms(this.card.antecedent(this.#at)).gender][form];
    if (this.isKing(men)) return `dein${ARTICLE.m[form]} König`;
    if (men.whose !== "own") return this.object(men, form, false);
    const words = [...(men.otherThan?.length ? ["ander"] : []), ...this.adjectives(men)].map((word) => `${word}en `);
    return `${ONE[this.genderOf(men)][form]} deiner ${words.join("")}${this.word(men, "plural")}${this.tail(men, false, true)}`;
  }

  thing(thing: Thing, form: Case, royal = true): string {
    if (thing === "it") return PRONOUN[this.forms(this.card.antecedent(this.#at)).gender][form];
    const { men, count } = thing;
    if (count === 1) return this.object(men, form, royal);
    const plural = form === "dat" ? "pluralDative" : "plural";
    const all = count === "all";
    const words = this.adjectives(men).map((word) => `${word}${all || form === "dat" ? "en" : "e"} `);
    const start = all ? (men.whose === "own" ? "alle deine" : "alle") : (NUMBERS[count] ?? String(count));
    return `${start} ${words.join("")}${this.word(men, plural)}${this.tail(men, royal, true)}`;
  }

  // ── places ──

  pronoun(choice: number, form: Case): string {
    return PRONOUN[this.forms(this.card.about(choice)).gender][form];
  }

  /** The square a piece has left or stood on. */
  formerSquare(choice: number, form: Case): string {
    const gender = this.forms(this.card.about(choice)).gender;
    if (this.card.mention(this.#at, choice) === "its-square") {
      const own = gender === "m" ? "sein" : "ihr";
      return `${own}${form === "dat" ? "em" : ""} Feld`;
    }
    return `${form === "dat" ? "dem" : "das"} Feld, das ${PRONOUN[gender].nom} verlassen hat${CLOSE}`;
  }

  anchor(of: Anchor, form: Case): string {
    if ("men" in of) return this.oneOf(of.men, form);
    return this.card.mention(this.#at, of.choice) === "piece" ? this.pronoun(of.choice, form) : this.formerSquare(of.choice, form);
  }

  /** Where a piece stands. */
  place(area: Area, gender: Gender, plural = false): string {
    if (area === "edge") return plural ? " auf Randfeldern" : " auf einem Randfeld";
    if (area === "centre") return plural ? " auf Zentrumsfeldern" : " auf einem Zentrumsfeld";
    if (area === "queenside") return " am Damenflügel";
    if (area === "kingside") return " am Königsflügel";
    if (area === "threatened") return " auf einem bedrohten Feld";
    if ("rank" in area) return ` auf deiner ${area.rank}. Reihe`;
    if ("file" in area) return ` auf der ${"abcdefgh".charAt(area.file - 1)}-Linie`;
    const who = plural ? "die" : gender === "m" ? "der" : "die";
    if ("over" in area) {
      const jumper = PRONOUN[this.forms(this.card.about(area.over.from)).gender].nom;
      return `, ${plural || gender === "f" ? "die" : "den"} ${jumper} übersprungen hat${CLOSE}`;
    }
    if ("spot" in area) return ` auf ${this.formerSquare(area.spot, "dat")}`;
    if (!("at" in area)) return "";
    const { relation, of } = area.at;
    if (relation === "adjacent") return `, ${who} ${this.anchor(of, "dat")} benachbart ${plural ? "sind" : "ist"}${CLOSE}`;
    return this.relation(area.at.relation, of);
  }

  relation(relation: string, of: Anchor): string {
    const like = "men" in of ? ` wie ${this.anchor(of, "nom")}` : "";
    switch (relation) {
      case "beside":
        return ` direkt neben ${this.anchor(of, "dat")}`;
      case "inFront":
        return ` vor ${this.anchor(of, "dat")}`;
      case "behind":
        return ` hinter ${this.anchor(of, "dat")}`;
      case "file":
        return ` auf derselben Linie${like}`;
      default:
        return ` auf derselben Reihe${like}`;
    }
  }

  /** A square: "ein leeres Randfeld am Damenflügel". */
  square(areas: Area[], empty: boolean, form: "acc" | "dat"): string {
    const words: string[] = empty ? ["leer"] : [];
    let noun = "Feld";
    const owned: string[] = [];
    const places: string[] = [];
    const clauses: string[] = [];
    for (const area of areas) {
      if (area === "edge") noun = "Randfeld";
      else if (area === "centre") noun = "Zentrumsfeld";
      else if (area === "threatened") words.push("bedroht");
      else if (typeof area === "string") places.push(this.place(area, "m"));
      else if ("spot" in area) return this.formerSquare(area.spot, form);
      else if ("rank" in area) owned.push(` deiner ${area.rank}. Reihe`);
      else if ("not" in area) {
        if (area.not === "threatened") words.push("nicht bedroht");
        else clauses.push(`nicht${this.place(area.not, "m")} liegt`);
      } else if ("at" in area) {
        const { relation, of } = area.at;
        if (relation === "adjacent") clauses.push(`${this.anchor(of, "dat")} benachbart ist`);
        else if (relation === "file" && "choice" in of) owned.push(" derselben Linie");
        else if (relation === "rank" && "choice" in of) owned.push(" derselben Reihe");
        else places.push(this.relation(relation, of));
      }
    }
    if (areas.some((area) => area === "edge" && this.from().includes(area))) words.unshift("ander");
    const ending = form === "dat" ? "en" : "es";
    const adjectives = words
      .map((word) => word + ending)
      .join(", ")
      .replace(/^andere[ns],/, (word) => word.slice(0, -1));
    const start = [form === "dat" ? "einem" : "ein", ...(adjectives ? [adjectives] : []), noun].join(" ");
    return `${start}${owned.join("")}${places.join("")}${clauses.length ? `, das ${clauses.join(" und ")}${CLOSE}` : ""}`;
  }

  /** Where the piece of the deed stands before it. */
  from(): Area[] {
    const deed = this.card.deeds[this.#at];
    return deed && "who" in deed && deed.who !== "it" ? (deed.who.men.area ?? []) : [];
  }

  /** Where a move goes: "auf deine 5. Reihe". */
  goal(areas: Area[]): string {
    const [only] = areas;
    if (!only) return "";
    if (areas.length === 1) {
      if (only === "queenside") return " auf den Damenflügel";
      if (only === "kingside") return " auf den Königsflügel";
      if (typeof only === "object" && "rank" in only) return ` auf deine ${only.rank}. Reihe`;
    }
    return ` auf ${this.square(areas, false, "acc")}`;
  }

  // ── orders ──

  deed(deed: Deed): string {
    switch (deed.do) {
      case "move":
        return deed.take === "must" ? this.capture(deed) : this.move(deed);
      case "warp":
        return `warpe ${this.mover(deed.who)} auf ${this.square(deed.to, !deed.captures, "acc")}${deed.captures ? `; ${this.subject(deed.who)} darf dort schlagen` : ""}`;
      case "add":
        return this.add(deed);
      case "replace":
        return `ersetze ${this.thing(deed.who, "acc", false)} durch ${this.supply(deed.kind, deed.who)}`;
      case "swap":
        return `tausche ${this.thing(deed.one, "acc")} mit ${this.thing(deed.other, "dat")}`;
      case "remove":
        return `${deed.sacrifice ? "opfere" : "entferne"} ${this.thing(deed.who, "acc", false)}`;
      case "advance":
        return `rücke ${this.thing(deed.who, "acc")} um ${deed.squares === 1 ? "ein Feld" : `${NUMBERS[deed.squares]} Felder`} vor`;
    }
  }

  /** The piece that goes somewhere, accusative: where it stands is a clause, so that nobody takes it for where it goes. */
  mover(who: Thing): string {
    if (who === "it" || who.count !== 1) return this.thing(who, "acc");
    const stands = (area: Area) => !(typeof area === "object" && ("file" in area || "over" in area || ("at" in area && area.at.relation === "adjacent")));
    const { area = [], ...men } = who.men;
    const places = area.filter(stands).map((each) => this.place(each, this.genderOf(men)));
    const rest = area.filter((each) => !stands(each));
    const plain = this.object(rest.length ? { ...men, area: rest } : men, "acc");
    const relative = this.genderOf(men) === "m" ? "der" : "die";
    return places.length ? `${plain}, ${relative}${before(places.join(""), " steht")}${CLOSE}` : plain;
  }

  /** "er" or "sie" for the piece of the deed. */
  subject(who: Thing): string {
    const word = who === "it" ? this.card.antecedent(this.#at) : who.men.kinds?.[0];
    return PRONOUN[this.forms(word).gender].nom;
  }

  /** A kind with its article, accusative; as many as are replaced. */
  supply(kind: KindWord, who: Thing): string {
    const men: Men = { whose: "own", kinds: [kind] };
    return who !== "it" && who.count !== 1 ? this.word(men, "plural") : this.indefinite(men, "acc", "ein");
  }

  like(kind: KindWord, form: Case): string {
    return this.indefinite({ whose: "own", kinds: [kind] }, form, "ein");
  }

  move(deed: Extract<Deed, { do: "move" }>): string {
    const like = deed.like !== null ? ` wie ${this.like(deed.like, "acc")}` : this.leaps(deed) ? " wie einen Springer" : "";
    const over = deed.over ? ` so, dass ${this.subject(deed.who)} ${this.oneOf(deed.over, "acc")} überspringt${CLOSE}` : "";
    const again = deed.who === "it" && !like && this.card.deeds[this.#at - 1]?.do === "move" ? " noch einmal" : "";
    const through = deed.through?.must ? ` durch mindestens ${this.passed(deed.through.men)}` : "";
    const may = deed.through && !deed.through.must ? `; ${this.subject(deed.who)} darf durch ${this.all(deed.through.men)} ziehen` : "";
    const quiet = deed.take === "never" ? ", ohne zu schlagen" : "";
    const mover = this.mover(deed.who);
    const [before, behind] = !deed.sameWay ? ["", ""] : mover.includes(CLOSE) ? ["auf dieselbe Weise ", ""] : ["", " auf dieselbe Weise"];
    return `ziehe ${before}${mover}${again}${like}${through}${over}${this.goal(deed.to)}${behind}${quiet}${may}`;
  }

  /** The pieces passed, at least one of them, accusative. */
  passed(men: Men): string {
    return men.whose === "any" ? this.indefinite(men, "acc", "ein") + this.tail(men, false) : this.oneOf(men, "acc");
  }

  /** Whether a piece that is no knight jumps like one. */
  leaps(deed: Extract<Deed, { do: "move" }>): boolean {
    const word = deed.who === "it" ? this.card.antecedent(this.#at) : deed.who.men.kinds?.[0];
    return deed.over !== null && this.kindOf(word) !== "knight";
  }

  all(men: Men): string {
    const words = this.adjectives(men).map((word) => `${word}e `);
    if (men.whose === "own") return `deine eigenen ${this.word(men, "plural")}`;
    return `${words.join("")}${this.word(men, "plural")}`;
  }

  capture(deed: Extract<Deed, { do: "move" }>): string {
    const target = this.object(deed.target ?? { whose: "enemy", area: deed.to }, "acc", false);
    const anyone = deed.who !== "it" && !deed.who.men.kinds?.length && !deed.who.men.area && !deed.who.men.that;
    const who = deed.who !== "it" && this.genderOf(deed.who.men) === "f" ? "die" : "der";
    const like = deed.like !== null ? `, ${who} wie ${this.like(deed.like, "nom")} zieht${CLOSE}` : "";
    const through = deed.through ? `, ${who} durch mindestens ${this.passed(deed.through.men)} zieht${CLOSE}` : "";
    return `schlage ${target}${anyone ? "" : ` mit ${this.thing(deed.who, "dat")}`}${like}${through}`;
  }

  add(deed: Extract<Deed, { do: "add" }>): string {
    const piece = this.indefinite({ whose: "own", kinds: [deed.kind] }, "acc", "ein", deed.another ? ["weiter"] : []);
    const near = (area: Area) => typeof area === "object" && "at" in area && area.at.relation !== "adjacent";
    const single = deed.to.length === 1 && !deed.empty && deed.to.every((area) => typeof area !== "object" || "rank" in area || near(area));
    const wing = deed.to.every((area) => area === "queenside" || area === "kingside" || (typeof area === "object" && "rank" in area));
    const where = (single || wing) && !deed.empty ? deed.to.map((area) => this.place(area, "m")).join("") : ` auf ${this.square(deed.to, deed.empty, "dat")}`;
    return `füge ${piece}${before(where, " hinzu")}`;
  }

  // ── conditions ──

  condition(condition: Condition): string {
    if ("fewer" in condition) {
      const { ones } = condition.fewer;
      return `du weniger ${this.word(ones, "plural")}${this.tail(ones, false, true)} hast als dein Gegner`;
    }
    const { men, least = 0, most } = condition.stand;
    const plain: Men = { ...men, whose: "own" };
    const tail = this.tail(plain, false);
    if (men.whose === "any") return `${most === 0 ? this.indefinite(plain, "nom", "kein") : this.indefinite(plain, "nom", "ein")}${tail} auf dem Brett steht`;
    const [who, has] = men.whose === "own" ? ["du", "hast"] : ["dein Gegner", "hat"];
    if (most === 0) return `${who} ${this.none(plain)}${tail} ${has}`;
    if (least === 1) return `${who} ${this.indefinite(plain, "acc", "ein")}${tail} ${has}`;
    const words = this.adjectives(plain).map((word) => `${word}e `);
    return `${who} mindestens ${NUMBERS[least] ?? least} ${words.join("")}${this.word(plain, "plural")}${this.tail(plain, false, true)} ${has}`;
  }
}
