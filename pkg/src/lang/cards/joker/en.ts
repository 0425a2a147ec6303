import type { Kind } from "../../../types.js";
import { type Deed, type Saying, saying, type Thing } from "./deeds.js";
import type { Anchor, Area, Condition, JokerCard, KindWord, Men, Quality } from "./effect.js";
import { asWord, fileOf, isReference, placesOf, sentence } from "./places.js";

const NUMBERS = ["no", "one", "two", "three", "four"];
const ORDINALS = ["", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"];

/** Puts a card into English. */
export function english(card: JokerCard): string {
  return new English(saying(card)).text();
}

/** The indefinite article before a noun, "an" before the names of the a-, e-, f- and h-files, too. */
function indefinite(noun: string): string {
  return /^([aeiou]|[fh]-)/.test(noun.replace(/\*/g, "")) ? "an" : "a";
}

class English {
  /** The deed that is being put into words. */
  #at = 0;

  constructor(readonly card: Saying) {}

  text(): string {
    const deeds = this.card.deeds.map((deed, index) => {
      this.#at = index;
      return this.deed(deed);
    });
    const order = deeds.join(", then ");
    const conditions = this.card.when.map((condition) => this.condition(condition));
    return sentence(conditions.length ? `if ${conditions.join(" and ")}, ${order}` : order);
  }

  // ── nouns ──

  kind(word: KindWord | undefined, plural = false): string {
    if (word === undefined) return plural ? "pieces" : "piece";
    const kind: Kind = typeof word === "number" ? (this.card.bold[word] as Kind) : word;
    const text = plural ? `${kind}s` : kind;
    return typeof word === "number" ? `**${text}**` : text;
  }

  /** The noun with the words before it, without article. */
  noun(men: Men, plural = false): string {
    const words = (men.that ?? []).flatMap((quality) => {
      const said = asWord(quality);
      return said ? [`${said.denied ? "un" : ""}${said.word}`] : [];
    });
    const close = words.filter((word) => ["single", "doubled", "passed"].includes(word));
    const far = words.filter((word) => !close.includes(word));
    const file = fileOf(men);
    const noun = `${file ? `${file}-` : ""}${this.kind(men.kinds?.[0], plural)}`;
    return [...far, ...(men.whose === "enemy" ? ["enemy"] : []), ...close, noun].join(" ");
  }

  isKing(men: Men): boolean {
    return men.whose === "own" && men.kinds?.[0] === "king";
  }

  /** What follows the noun. */
  tail(men: Men, royal: boolean, plural = false): string {
    const relative = (men.that ?? []).flatMap((quality) => this.clause(quality, plural));
    const spared = men.noRoyal && royal && !men.kinds?.length;
    const said = [...placesOf(men).map((area) => this.place(area, plural)), ...relative].join("");
    // What is said of the piece must not be taken to be said of the king.
    return said + (spared ? (said ? " (except the king)" : " other than the king") : "");
  }

  clause(quality: Quality, plural: boolean): string[] {
    if (asWord(quality) || typeof quality === "string") return [];
    if ("threatenedBy" in quality) return [` threatened by ${this.oneOf(quality.threatenedBy)}`];
    if ("threatens" in quality) return [` that threaten${plural ? "" : "s"} ${this.oneOf(quality.threatens)}`];
    const inner = quality.not;
    return typeof inner === "object" && "threatens" in inner ? [` that threatens no ${this.noun(inner.threatens)}`] : [];
  }

  /** Men as the object of an order. `royal`: a king could be meant. */
  object(men: Men, royal = true): string {
    if (this.isKing(men)) return `your king${this.tail(men, royal)}`;
    const noun = this.noun(men);
    const article = men.otherThan?.length ? "another" : indefinite(noun);
    const either = men.whose === "any" ? " of either side" : "";
    return `${article} ${noun}${either}${this.tail(men, royal)}`;
  }

  /** Men something lies or happens in relation to. */
  oneOf(men: Men): string {
    if (isReference(men)) return "it";
    if (this.isKing(men)) return "your king";
    const other = men.otherThan?.length ? "other " : "";
    if (men.whose === "own") return `one of your ${other}${this.noun(men, true)}${this.tail(men, false, true)}`;
    return this.object(men, false);
  }

  thing(thing: Thing, royal = true): string {
    if (thing === "it") return "it";
    const { men, count } = thing;
    if (count === 1) return this.object(men, royal);
    const noun = `${this.noun(men, true)}${this.tail(men, royal, true)}`;
    if (count === "all") return men.whose === "own" ? `all your ${noun}` : `all ${noun}`;
    return `${NUMBERS[count] ?? count} ${noun}`;
  }

  // ── places ──

  anchor(of: Anchor): string {
    if ("men" in of) return this.oneOf(of.men);
    switch (this.card.mention(this.#at, of.choice)) {
      case "left-square":
        return "the square it left";
      case "its-square":
        return "its square";
      default:
        return "it";
    }
  }

  /** Where something stands. */
  place(area: Area, plural = false): string {
    const s = plural ? "s" : "";
    if (area === "edge") return ` on ${plural ? "" : "an "}edge square${s}`;
    if (area === "centre") return ` on ${plural ? "" : "a "}centre square${s}`;
    if (area === "queenside" || area === "kingside") return ` on the ${area}`;
    if (area === "threatened") return " on a threatened square";
    if ("rank" in area) return ` on your ${ORDINALS[area.rank]} rank`;
    if ("file" in area) return ` on the ${"abcdefgh".charAt(area.file - 1)}-file`;
    if ("over" in area) return " it jumped over";
    if ("at" in area) return this.relation(area.at.relation, area.at.of);
    if ("spot" in area) return ` on ${this.card.mention(this.#at, area.spot) === "its-square" ? "its square" : "the square it left"}`;
    return "";
  }

  relation(relation: string, of: Anchor): string {
    switch (relation) {
      case "adjacent":
        return ` adjacent to ${this.anchor(of)}`;
      case "beside":
        return ` directly beside ${this.anchor(of)}`;
      case "inFront":
        return ` in front of ${this.anchor(of)}`;
      case "behind":
        return ` behind ${this.anchor(of)}`;
      default:
        return "men" in of ? ` on the same ${relation} as ${this.anchor(of)}` : ` on the same ${relation}`;
    }
  }

  /** A square: "an empty edge square on the queenside". */
  square(areas: Area[], empty: boolean): string {
    const words: string[] = empty ? ["empty"] : [];
    const places: string[] = [];
    const clauses: string[] = [];
    for (const area of areas) {
      if (area === "edge" || area === "centre" || area === "threatened") words.push(area);
      else if (typeof area === "object" && "spot" in area) return this.card.mention(this.#at, area.spot) === "its-square" ? "its square" : "the square it left";
      // Behind the piece it lies next to "that is not threatened" would be said of that piece.
      else if (typeof area === "object" && "not" in area && area.not === "threatened") words.splice(empty ? 1 : 0, 0, "unthreatened");
      else if (typeof area === "object" && "not" in area) clauses.push(`not${this.place(area.not)}`);
      else places.push(this.place(area));
    }
    // What it lies next to comes before the rank and the wing it is on.
    places.sort((one, other) => Number(/^ on /.test(one)) - Number(/^ on /.test(other)));
    const noun = [...words, "square"].join(" ");
    // From one square of the edge to another.
    const other = areas.some((area) => area === "edge" && this.from().includes(area));
    const article = other ? "another" : indefinite(noun);
    return `${article} ${noun}${places.join("")}${clauses.length ? ` that is ${clauses.join(" and ")}` : ""}`;
  }

  /** Where the piece of the deed stands before it. */
  from(): Area[] {
    const deed = this.card.deeds[this.#at];
    return deed && "who" in deed && deed.who !== "it" ? (deed.who.men.area ?? []) : [];
  }

  /** Where a move goes: "to your 5th rank". */
  goal(areas: Area[]): string {
    const [only] = areas;
    if (!only) return "";
    if (areas.length === 1 && (only === "queenside" || only === "kingside")) return ` to the ${only}`;
    if (areas.length === 1 && typeof only === "object" && "rank" in only) return ` to your ${ORDINALS[only.rank]} rank`;
    return ` to ${this.square(areas, false)}`;
  }

  // ── orders ──

  deed(deed: Deed): string {
    switch (deed.do) {
      case "move":
        return deed.take === "must" ? this.capture(deed) : this.move(deed);
      case "warp":
        return `warp ${this.thing(deed.who)} to ${this.square(deed.to, !deed.captures)}${deed.captures ? "; it may capture there" : ""}`;
      case "add":
        return this.add(deed);
      case "replace":
        return this.replace(deed);
      case "swap":
        return `swap ${this.thing(deed.one)} with ${this.thing(deed.other)}`;
      case "remove":
        return `${deed.sacrifice ? "sacrifice" : "remove"} ${this.thing(deed.who, false)}`;
      case "advance":
        return `advance ${this.thing(deed.who)} by ${deed.squares === 1 ? "one square" : `${NUMBERS[deed.squares]} squares`}`;
    }
  }

  replace({ who, kind }: Extract<Deed, { do: "replace" }>): string {
    const supply = this.article(this.kind(kind), who);
    // A clause about the old piece would take the new one for its own.
    if (this.hasClause(who)) return `replace with ${supply} ${this.thing(who, false)}`;
    return `replace ${this.thing(who, false)} with ${supply}`;
  }

  article(noun: string, who: Thing): string {
    return who !== "it" && who.count !== 1 ? `${noun}s` : `a ${noun}`;
  }

  move(deed: Extract<Deed, { do: "move" }>): string {
    const like = deed.like !== null ? ` like a ${this.kind(deed.like)}` : this.leaps(deed) ? " like a knight" : "";
    const over = deed.over ? ` so that it jumps over ${this.oneOf(deed.over)}` : "";
    const again = deed.who === "it" && !like && this.card.deeds[this.#at - 1]?.do === "move" ? " again" : "";
    const through = deed.through?.must ? ` through at least ${this.passed(deed.through.men)}` : "";
    const may = deed.through && !deed.through.must ? `; it may pass through ${this.all(deed.through.men)}` : "";
    const quiet = deed.take === "never" ? ", without capturing" : "";
    const rest = `${through}${over}${this.goal(deed.to)}${deed.sameWay ? " in the same way" : ""}`;
    // What is said of the piece in a clause would take the words behind it for its own.
    if (like && this.hasClause(deed.who)) return `move${like}${quiet}${quiet ? "," : ""} ${this.mover(deed.who)}${rest}`;
    const mover = this.mover(deed.who);
    if (deed.sameWay && mover.includes(" that ")) return `move in the same way ${mover}`;
    return `move ${mover}${again}${like}${rest}${quiet}${may}`;
  }

  /** The piece that moves: "a pawn that stands in front of your king", so that nobody takes it for where it goes. */
  mover(who: Thing): string {
    if (who === "it") return "it";
    const near = (area: Area) => typeof area === "object" && "at" in area && area.at.relation !== "file" && area.at.relation !== "rank";
    const { area = [], ...men } = who.men;
    if (!area.some(near)) return this.thing(who);
    const plain = this.thing({ ...who, men });
    return `${plain} that ${area.some((each) => near(each) && !this.isAdjacent(each)) ? "stands" : "is"}${this.sorted(area)}`;
  }

  isAdjacent(area: Area): boolean {
    return typeof area === "object" && "at" in area && area.at.relation === "adjacent";
  }

  hasClause(who: Thing): boolean {
    return who !== "it" && (who.men.that ?? []).some((quality) => !asWord(quality));
  }

  /** Whether a piece that is no knight jumps like one. */
  leaps(deed: Extract<Deed, { do: "move" }>): boolean {
    if (!deed.over) return false;
    const word = deed.who === "it" ? this.card.antecedent(this.#at) : (deed.who.men.kinds?.[0] ?? null);
    const kind = typeof word === "number" ? this.card.bold[word] : word;
    return kind !== "knight";
  }

  /** The pieces passed, at least one of them. */
  passed(men: Men): string {
    if (men.whose === "any") return `one ${this.noun(men)}${this.tail(men, false)}`;
    if (men.whose === "enemy") return `one ${this.noun(men)}${this.tail(men, false)}`;
    return this.oneOf(men);
  }

  all(men: Men): string {
    if (men.whose === "own") return `your own ${this.noun(men, true)}`;
    return this.noun(men, true);
  }

  capture(deed: Extract<Deed, { do: "move" }>): string {
    const enemy: Men = { whose: "enemy", area: deed.to };
    const target = this.object(deed.target ?? enemy, false);
    const anyone = deed.who !== "it" && !deed.who.men.kinds?.length && !deed.who.men.area && !deed.who.men.that;
    const like = deed.like !== null ? ` that moves like a ${this.kind(deed.like)}` : "";
    const through = deed.through ? ` that moves through at least ${this.passed(deed.through.men)}` : "";
    return `capture ${target}${anyone ? "" : ` with ${this.thing(deed.who)}`}${like}${through}`;
  }

  add(deed: Extract<Deed, { do: "add" }>): string {
    const piece = `${deed.another ? "another" : "a"} ${this.kind(deed.kind)}`;
    const many = deed.to.filter((area) => area === "edge" || area === "centre").length > 0 && deed.to.length > 1;
    const plain = !deed.empty && !many && !deed.to.some((area) => typeof area === "object" && "not" in area);
    const where = plain ? this.sorted(deed.to) : ` on ${this.square(deed.to, deed.empty)}`;
    return `add ${piece}${where}`;
  }

  sorted(areas: Area[]): string {
    return areas.map((area) => this.place(area)).join("");
  }

  // ── conditions ──

  condition(condition: Condition): string {
    if ("fewer" in condition) {
      const { ones, than } = condition.fewer;
      return `you have fewer ${this.noun(ones, true)}${this.tail(ones, false, true)} than ${than.whose === "enemy" ? "your opponent" : this.noun(than, true)}`;
    }
    const { men, least = 0, most } = condition.stand;
    const plain: Men = { ...men, whose: "own" };
    const having = { own: "you have", enemy: "your opponent has", any: "there is" }[men.whose];
    if (most === 0) return `${having} no ${this.noun(plain)}${this.tail(plain, false)}`;
    if (least === 1) return `${having} ${this.object(plain, false)}`;
    const many = { own: "you have", enemy: "your opponent has", any: "there are" }[men.whose];
    return `${many} at least ${NUMBERS[least] ?? least} ${this.noun(plain, true)}${this.tail(plain, false, true)}`;
  }
}
