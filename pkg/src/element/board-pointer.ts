import type { Square } from "../index.js";
import type { OrkanBoard } from "./board.js";
import { squareAt } from "./squares.js";

/** A pointer must travel this far before a press becomes a drag, in CSS pixels. */
const threshold = 5;

/** Mouse, pen and finger on the board: a click chooses a square, a drag lifts a piece and drops it. */
export class Gestures {
  private press: { id: number; x: number; y: number; square: Square } | null = null;
  private held: HTMLElement | null = null;
  private over: HTMLElement | null = null;
  private swallowClick = false;

  constructor(private readonly board: OrkanBoard) {
    board.addEventListener("pointerdown", this.down);
    board.addEventListener("pointermove", this.move);
    board.addEventListener("pointerup", this.up);
    board.addEventListener("pointercancel", this.stop);
    board.addEventListener("pointerleave", this.leave);
    board.addEventListener("click", this.click);
  }

  private squareUnder(x: number, y: number): Square | null {
    const frame = this.board.renderRoot.querySelector(".cells")?.getBoundingClientRect();
    if (!frame) return null;
    const column = Math.floor(((x - frame.left) / frame.width) * 8);
    const row = Math.floor(((y - frame.top) / frame.height) * 8);
    if (column < 0 || column > 7 || row < 0 || row > 7) return null;
    return squareAt(column, row, this.board.bottom);
  }

  private readonly down = (event: PointerEvent): void => {
    this.swallowClick = false;
    if (!event.isPrimary || event.button !== 0 || this.board.idle) return;
    const square = this.squareUnder(event.clientX, event.clientY);
    if (square && this.board.sources.has(square)) this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, square };
  };

  private readonly move = (event: PointerEvent): void => {
    const { press } = this;
    if (!press) {
      if (event.pointerType === "mouse") this.board.say("aim", { square: this.squareUnder(event.clientX, event.clientY) });
      return;
    }
    if (event.pointerId !== press.id) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (!this.held) {
      if (Math.hypot(dx, dy) < threshold) return;
      this.held = this.board.pieceOn(press.square);
      if (!this.held) return;
      this.board.setPointerCapture(press.id);
      this.held.classList.add("held");
      this.board.say("lift", { square: press.square });
    }
    this.held.style.setProperty("--dx", `${dx}px`);
    this.held.style.setProperty("--dy", `${dy}px`);
    this.light(this.squareUnder(event.clientX, event.clientY));
  };

  private readonly up = (event: PointerEvent): void => {
    const { press, held } = this;
    if (press && event.pointerId !== press.id) return;
    this.stop();
    if (!press || !held) return;
    this.swallowClick = true;
    const to = this.squareUnder(event.clientX, event.clientY);
    this.board.say("drop", { from: press.square, to });
  };

  private readonly stop = (): void => {
    this.held?.classList.remove("held");
    this.held?.style.removeProperty("--dx");
    this.held?.style.removeProperty("--dy");
    this.held = null;
    this.press = null;
    this.light(null);
  };

  private readonly leave = (): void => {
    if (!this.press) this.board.say("aim", { square: null });
  };

  private readonly click = (event: MouseEvent): void => {
    if (this.swallowClick) {
      this.swallowClick = false;
      return;
    }
    const cell = event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset.square !== undefined);
    if (!cell) return;
    const square = cell.dataset.square as Square;
    this.board.cursor = square;
    this.board.say("square", { square });
  };

  private light(square: Square | null): void {
    this.over?.classList.remove("over");
    this.over = square ? this.board.cell(square) : null;
    this.over?.classList.add("over");
  }
}
