import type { Kind } from "../../../types.js";
import type { Area, Condition, JokerCard, KindWord, Men, Step, Take, Way } from "./effect.js";

/** A piece a card speaks of: one that is chosen, several, all, or the one it spoke of before. */
export type Thing = { men: Men; count: number | "all" } | "it";

/** What a card says as an order, before it is put into words. */
export type Deed =
  | {
      do: "move";
      who: Thing;
      like: KindWord | null;
      /** Like a knight, over one of these. */
      over: Men | null;
      through: { men: Men; must: boolean } | null;
      take: Take;
      to: Area[];
      /** As far and in the same direction as the piece before. */
      sameWay: boolean;
      /** What is captured, if the card says which. */
      target: Men | null;
    }
  | { do: "warp"; who: Thing; to: Area[]; captures: boolean }
  | { do: "add"; kind: KindWord; to: Area[]; empty: boolean; another: boolean }
  | { do: "replace"; who: Thing; kind: KindWord }
  | { do: "swap"; one: Thing; other: Thing }
  | { do: "remove"; who: Thing; sacrifice: boolean }
  | { do: "advance"; who: Thing; squares: number };

/** What a choice is, seen from the sentence: the piece itself, the square it stands on now, or the one it has left. */
export type Mention = "piece" | "its-square" | "left-square";

/** A card ready to be put into words. */
export interface Saying {
  bold: Kind[];
  when: Condition[];
  deeds: Deed[];
  /** What the choices of the deed with this index mean in its sentence. */
  mention(deed: number, choice: number): Mention;
  /** The kind of the piece a choice is about; null for a piece of any kind. */
  about(choice: number): KindWord | null;
  /** The kind of the piece that "it" is in the deed with this index. */
  antecedent(deed: number): KindWord | null;
}

interface Choices {
  part: number;
  role: "piece" | "to";
}

type Bare = Omit<Extract<Deed, { do: "move" }>, "who">;

function manner(way: Way): Bare {
  const none: Bare = { do: "move", like: null, over: null, through: null, take: "may", to: [], sameWay: false, target: null };
  if ("within" in way) {
    const inner = manner(way.within.way);
    const to = way.within.area.filter((area) => !(typeof area === "object" && ("same" in area || "men" in area)));
    const sameWay = way.within.area.some((area) => typeof area === "object" && "same" in area);
    const target = way.within.area.flatMap((area) => (typeof area === "object" && "men" in area ? [area.men] : []))[0] ?? null;
    return { ...inner, to, sameWay, target };
  }
  if ("normal" in way) return { ...none, take: way.normal.take };
  if ("like" in way) return { ...none, take: way.like.take, like: way.like.kind };
  if ("over" in way) return { ...none, take: way.over.take, over: way.over.men };
  const { kind, men, must, take } = way.through;
  return { ...none, take, like: kind ?? null, through: { men, must: must ?? false } };
}

/** Reads a card's effect as orders in the sequence in which they are carried out. */
export function saying(card: JokerCard): Saying {
  const choices: Choices[] = [];
  const things: (Thing | null)[] = [];
  const deeds: Deed[] = [];
  const squares = new Map<number, { area: Area[]; empty: boolean }>();
  const ways = new Map<number, Way>();
  card.effect.forEach((part, index) => {
    for (const pick of part.picks ?? []) {
      const at = choices.length;
      const role = "square" in pick || "way" in pick ? "to" : "piece";
      choices.push({ part: index, role });
      let thing: Thing | null = null;
      if ("piece" in pick) thing = { men: pick.piece, count: 1 };
      else if ("all" in pick) thing = { men: pick.all, count: "all" };
      else if ("pieces" in pick) thing = { men: pick.pieces.men, count: pick.pieces.most };
      else if ("square" in pick) squares.set(at, { area: pick.square.area ?? [], empty: pick.square.room === "free" });
      else ways.set(at, pick.way.way);
      things.push(thing);
    }
    // A piece chosen in an earlier part has been spoken of already.
    const who = (choice: number): Thing => (choices[choice]?.part === index ? (things[choice] ?? "it") : "it");
    for (const step of part.steps) deeds.push(deed(step, who, squares, ways, deeds));
  });
  const antecedent = (current: number): KindWord | null => {
    for (let index = current; index >= 0; index--) {
      const men = menOf(deeds[index]);
      if (men) return men.kinds?.[0] ?? null;
    }
    return null;
  };
  return {
    bold: card.bold,
    when: card.effect.flatMap((part) => part.when ?? []),
    deeds,
    mention(current, choice) {
      const made = choices[choice];
      if (!made || made.part === current) return "piece";
      const before = deeds[made.part];
      if (before?.do === "remove") return "its-square";
      return made.role === "piece" && (before?.do === "move" || before?.do === "warp") ? "left-square" : "piece";
    },
    about: (choice) => antecedent(choices[choice]?.part ?? 0),
    antecedent,
  };
}

function deed(
  step: Step,
  who: (choice: number) => Thing,
  squares: Map<number, { area: Area[]; empty: boolean }>,
  ways: Map<number, Way>,
  before: Deed[],
): Deed {
  if ("walk" in step || "move" in step) {
    const { piece, to } = "walk" in step ? step.walk : step.move;
    return { ...manner(ways.get(to) ?? { normal: { take: "may" } }), who: who(piece) };
  }
  if ("warp" in step) {
    const { area = [], empty = true } = squares.get(step.warp.to) ?? {};
    return { do: "warp", who: who(step.warp.piece), to: area, captures: !empty };
  }
  if ("add" in step) {
    const { area = [], empty = false } = squares.get(step.add.to) ?? {};
    const another = before.some((other) => other.do === "add" && other.kind === step.add.kind);
    return { do: "add", kind: step.add.kind, to: area, empty, another };
  }
  if ("replace" in step) return { do: "replace", who: who(step.replace.piece), kind: step.replace.kind };
  if ("swap" in step) return { do: "swap", one: who(step.swap.one), other: who(step.swap.other) };
  if ("march" in step) return { do: "advance", who: who(step.march.pawns), squares: step.march.squares };
  const thing = who(step.remove.piece);
  // What was moved before is the player's own.
  return { do: "remove", who: thing, sacrifice: thing === "it" || thing.men.whose === "own" };
}

function menOf(deed: Deed | undefined): Men | null {
  if (!deed || deed.do === "add") return null;
  const thing = deed.do === "swap" ? deed.one : deed.who;
  return thing === "it" ? null : thing.men;
}
