import type { CardWords, KartenschachCard } from "../keys.js";

export const kartenschach: Record<KartenschachCard, CardWords> = {
  king: { title: "King", text: "The king moves. Castling is a move of the king." },
  queen: { title: "Queen", text: "The queen moves; if you have several, any one of them." },
  rook: { title: "Rook", text: "A rook moves. Castling is not a rook’s move." },
  knight: { title: "Knight", text: "A knight moves." },
  bishop: { title: "Bishop", text: "A bishop moves." },
  pawn: { title: "Pawn", text: "A pawn moves. En passant and promotion belong to it." },
  joker: { title: "Joker", text: "Stands for any kind: move whichever piece you like." },
};
