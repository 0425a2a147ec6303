import type { CardWords, KartenschachCard } from "../keys.js";

export const kartenschach: Record<KartenschachCard, CardWords> = {
  king: { title: "König", text: "Der König zieht. Auch die Rochade ist ein Königszug." },
  queen: { title: "Dame", text: "Die Dame zieht; hast du mehrere, dann eine beliebige." },
  rook: { title: "Turm", text: "Ein Turm zieht. Die Rochade ist kein Turmzug." },
  knight: { title: "Springer", text: "Ein Springer zieht." },
  bishop: { title: "Läufer", text: "Ein Läufer zieht." },
  pawn: { title: "Bauer", text: "Ein Bauer zieht. En passant und Umwandlung gehören dazu." },
  joker: { title: "Joker", text: "Steht für jede Figurenart: Zieh, womit du willst." },
};
