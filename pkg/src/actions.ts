import { CHOICES, cardOfCode, idOf, KINDS, LETTERS, SQUARES, typeOf, VERBS } from "./notation.js";
import type { Action, Kind, Pick, Square } from "./types.js";

/*
 * A packed list: one word with the number of words that follow, then per action
 *
 *   head    0–4 verb · 5–10 from · 11–16 to · 17–20 promotion kind + 1 · 21 captures on `to` · 22 captures follow · 23–24 void · 25 long form
 *   long    0–9 card · 10 has a card · 11–13 number of bold kinds · 14–17 number of picks
 *           then the bold kinds (one word, eight bits each) if there are any, and one word a pick: 0–15 value · 16–18 what it is
 *   captures  two words, the lower 32 squares first
 *
 * in this order. Chess moves use the short form, so that the list of a chess position is one word an action.
 * crates/wasm/src/pack.rs writes it.
 */

const VOIDS = [null, "void-mates", "void-takes-king", "void-keeps-king-in-check"] as const;

/** Ids of all moves without promotion, by 64 × from + to; filled as they are met. */
const MOVE_IDS: string[] = new Array(4096);

function moveId(from: number, to: number): string {
  const index = (from << 6) | to;
  let id = MOVE_IDS[index];
  if (id === undefined) {
    id = `${SQUARES[from]}${SQUARES[to]}`;
    MOVE_IDS[index] = id;
  }
  return id;
}

function pickOf(word: number): Pick {
  const value = word & 0xffff;
  switch ((word >>> 16) & 7) {
    case 0:
      return { square: SQUARES[value] as Square };
    case 1:
      return { kind: KINDS[value] as Kind };
    case 2:
      return { card: cardOfCode(value) };
    case 3:
      return { number: value };
    default:
      return { choice: CHOICES[value] as string };
  }
}

function squaresOf(low: number, high: number): Square[] {
  const squares: Square[] = [];
  for (let bits = low; bits !== 0; bits &= bits - 1) squares.push(SQUARES[31 - Math.clz32(bits & -bits)] as Square);
  for (let bits = high; bits !== 0; bits &= bits - 1) squares.push(SQUARES[63 - Math.clz32(bits & -bits)] as Square);
  return squares;
}

/** Makes objects of the packed list that starts at `at`. */
export function unpack(words: Uint32Array, at: number): Action[] {
  const actions: Action[] = [];
  const end = at + 1 + (words[at] as number);
  let i = at + 1;
  while (i < end) {
    const head = words[i++] as number;
    if (head & (1 << 25)) {
      i = long(words, i, head, actions);
      continue;
    }
    const fromIndex = (head >>> 5) & 63;
    const toIndex = (head >>> 11) & 63;
    const from = SQUARES[fromIndex] as Square;
    const to = SQUARES[toIndex] as Square;
    const promotion = (head >>> 17) & 15;
    let captures: Square[] = [];
    if (head & (1 << 21)) captures = [to];
    else if (head & (1 << 22)) {
      captures = squaresOf(words[i] as number, words[i + 1] as number);
      i += 2;
    }
    const id = moveId(fromIndex, toIndex);
    const isVoid = VOIDS[(head >>> 23) & 3] as Action["void"];
    if (promotion === 0) {
      actions.push({
        id,
        type: "move",
        picks: [{ square: from }, { square: to }],
        from,
        to,
        card: null,
        promotion: null,
        captures,
        void: isVoid,
      });
    } else {
      const kind = KINDS[promotion - 1] as Kind;
      actions.push({
        id: id + LETTERS[kind],
        type: "move",
        picks: [{ square: from }, { square: to }, { kind }],
        from,
        to,
        card: null,
        promotion: kind,
        captures,
        void: isVoid,
      });
    }
  }
  return actions;
}

/** Reads an action in long form behind its head; returns where the next one starts. */
function long(words: Uint32Array, start: number, head: number, actions: Action[]): number {
  let i = start;
  const verb = VERBS[head & 31] as (typeof VERBS)[number];
  const shape = words[i++] as number;
  const card = shape & (1 << 10) ? cardOfCode(shape & 1023) : null;
  const bold: Kind[] = [];
  const boldCount = (shape >>> 11) & 7;
  if (boldCount) {
    const kinds = words[i++] as number;
    for (let k = 0; k < boldCount; k++) bold.push(KINDS[(kinds >>> (8 * k)) & 255] as Kind);
  }
  const picks: Pick[] = [];
  for (let k = (shape >>> 14) & 15; k > 0; k--) picks.push(pickOf(words[i++] as number));
  let captures: Square[] = [];
  if (head & (1 << 22)) {
    captures = squaresOf(words[i] as number, words[i + 1] as number);
    i += 2;
  }
  const last = picks[picks.length - 1];
  const promotes = (verb === "heal" || verb === "promote") && last && "kind" in last;
  actions.push({
    id: idOf(verb, card, bold, picks),
    type: typeOf(verb),
    picks,
    from: null,
    to: null,
    card,
    promotion: promotes ? last.kind : null,
    captures,
    void: VOIDS[(head >>> 23) & 3] as Action["void"],
    ...(bold.length > 0 ? { reading: bold } : {}),
  });
  return i;
}
