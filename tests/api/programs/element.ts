// A page with a table in it.
import { OrkanGame, type OrkanGameElement } from "orkan/element";

export function table(): OrkanGameElement {
  const element: OrkanGameElement = document.createElement("orkan-game");
  element.game = "ordo";
  element.level = 3;
  element.options = { setup: { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" } };
  element.addEventListener("orkan-result", ({ detail }) => console.log(detail.winner, detail.reason));
  element.addEventListener("orkan-action", ({ detail }) => console.log(detail.action, detail.events.length));
  element.addEventListener("orkan-start", ({ detail }) => localStorage.setItem("game", JSON.stringify(detail)));
  document.body.append(element, new OrkanGame());
  return element;
}
