import { OrkanBoard } from "./board.js";
import { OrkanHand } from "./cards/hand.js";
import { OrkanCard } from "./cards/orkan-card.js";
import { OrkanReader } from "./cards/reader.js";
import { OrkanEmblem } from "./emblem.js";
import { lookElements } from "./families/index.js";
import { OrkanMoves } from "./moves.js";
import { OrkanGame } from "./orkan-game.js";
import { OrkanQuestion } from "./question.js";
import { OrkanSeat } from "./seat.js";

const elements = {
  "orkan-board": OrkanBoard,
  "orkan-moves": OrkanMoves,
  "orkan-emblem": OrkanEmblem,
  "orkan-question": OrkanQuestion,
  "orkan-seat": OrkanSeat,
  "orkan-card": OrkanCard,
  "orkan-hand": OrkanHand,
  "orkan-reader": OrkanReader,
  "orkan-game": OrkanGame,
  ...lookElements,
};

/** Makes the elements known to the page, each once. */
export function register(): void {
  for (const [name, element] of Object.entries({ ...elements, ...lookElements })) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
}

export { OrkanCard, OrkanEmblem, OrkanGame };
