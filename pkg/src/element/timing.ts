import type { GameEvent, View } from "../index.js";
import { Clock } from "./clock.js";
import type { Look } from "./families/look.js";
import type { Table } from "./table.js";

interface TimingHost {
  /** Another second is gone. */
  tick(): void;
  /** The board may be seen again. */
  uncovered(): void;
  /** The time of the player here has run out. */
  timeUp(): void;
}

/** The clocks of a table: how long the board is covered, and how long the player here may take. */
export class Timing {
  readonly deadline: Clock;
  readonly blind: Clock;

  constructor(
    private readonly table: Table,
    private readonly look: Look,
    private readonly host: TimingHost,
  ) {
    this.deadline = new Clock(() => host.tick());
    this.blind = new Clock(() => host.tick());
  }

  get covered(): boolean {
    return this.blind.running;
  }

  stop(): void {
    this.deadline.stop();
    this.blind.stop();
  }

  /** Covers the board for as long as the family wants it after what the other player did. */
  cover(events: readonly GameEvent[]): void {
    const seconds = this.look.blinds?.(events) ?? 0;
    const by = events.find(({ color }) => color !== null)?.color;
    if (seconds === 0 || (this.table.bot !== null && by !== this.table.bot)) return;
    this.blind.start("blind", seconds, () => this.host.uncovered());
  }

  /** Keeps the time of the player here; null when nobody here is to act or nobody can see the board. */
  watch(view: View | null): void {
    const time = view ? (this.look.deadline?.(view) ?? null) : null;
    if (time) this.deadline.start(time.id, time.seconds, () => this.host.timeUp());
    else this.deadline.stop();
  }
}
