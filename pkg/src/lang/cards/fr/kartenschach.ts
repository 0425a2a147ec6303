import type { CardWords, KartenschachCard } from "../keys.js";

export const kartenschach: Record<KartenschachCard, CardWords> = {
  king: { title: "Roi", text: "Le roi joue. Le roque est un coup du roi." },
  queen: { title: "Dame", text: "La dame joue ; si vous en avez plusieurs, n’importe laquelle." },
  rook: { title: "Tour", text: "Une tour joue. Le roque n’est pas un coup de tour." },
  knight: { title: "Cavalier", text: "Un cavalier joue." },
  bishop: { title: "Fou", text: "Un fou joue." },
  pawn: { title: "Pion", text: "Un pion joue. La prise en passant et la promotion en font partie." },
  joker: { title: "Joker", text: "Vaut pour toute sorte de pièce : jouez celle que vous voulez." },
};
