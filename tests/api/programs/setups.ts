// Every option and every key of a set-up, as the contract writes them.
import type { CardInfo, ErrorCode, File, GameOptions, GameRecord, Lang, Rank, Setup, Side, SquareMark, VariantId, VariantInfo } from "orkan";

export const setup: Setup = {
  fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
  hands: { white: ["15"], black: [] },
  deck: ["1", "2"],
  discard: ["3"],
  captured: { white: ["pawn"], black: ["queen"] },
  neutral: ["e4"],
  magnets: ["e5"],
  holes: ["d4"],
  royal: { white: "a1" },
  fused: [{ square: "a1", kinds: ["rook", "knight"] }],
  traps: { white: ["a3"], black: [] },
  marchOfThePeople: true,
  faceUp: { white: "AA", black: null },
  scores: { white: 100, black: 0 },
  unmoved: ["e1"],
  blocked: { white: ["knight"], black: [] },
  chips: { white: 3, black: 12 },
  opener: "black",
  passive: [{ square: "c3", color: "white", kind: "pawn" }],
  counters: [{ square: "e2", idle: 3 }],
  backRankQueens: ["d8"],
};

export const options: GameOptions = {
  seed: "s",
  lang: "de",
  chance: "host",
  windows: "always",
  setup,
  exclude: ["71"],
  revealed: { white: 1, black: 2 },
  darts: "host",
  deck: "basic",
  jokers: true,
  maxTurns: 100,
  vigilance: "manual",
};

export const record: GameRecord = { format: "orkan-game", version: 1, rules: "1.0.0", variant: "tempete", options, seed: "s", actions: [], outcome: null };

export function words(info: VariantInfo, card: CardInfo, mark: SquareMark, code: ErrorCode): unknown[] {
  const id: VariantId = info.id;
  const side: Side = mark.color ?? "neutral";
  const square: `${File}${Rank}` = mark.square;
  const lang: Lang = "fr";
  return [id, side, square, lang, card.timing, card.value?.toFixed(), code];
}
