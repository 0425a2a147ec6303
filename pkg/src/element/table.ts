import type { Color, VariantId } from "../index.js";
import {
  type Action,
  Game,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  type Lang,
  type VariantInfo,
  type View,
  type Viewer,
  variants,
} from "../index.js";

/** Who sits where. */
export interface Seats {
  opponent: "bot" | "friend";
  /** The colour of the player at this screen; with a friend, the one at the lower edge. */
  color: Color;
}

export interface Entry {
  action: string;
  label: string;
  color: Color | "chance" | null;
  events: GameEvent[];
}

/** Whose turn it is, and the number of the full turn. */
export interface Turn {
  color: Color;
  number: number;
}

/** What taking back would do: how many actions, and whether it would hide again what someone has seen. */
export interface UndoPlan {
  steps: number;
  newInformation: boolean;
}

/** A game on the table with its two seats: what is shown of it and to whom, what was played, taking back and playing again. */
export class Table {
  readonly info: VariantInfo;
  /** With a friend and hidden hands: the colour whose player has the screen before him; null while it is handed over. */
  private holder: Color | null = null;
  private entries: Entry[] | null = null;
  private opening: Turn | null = null;
  private readonly undone: number[] = [];

  private constructor(
    readonly game: Game,
    readonly seats: Seats,
    lang: Lang,
  ) {
    game.lang = lang;
    this.info = Table.info(game.variant, lang);
  }

  static start(variant: VariantId, options: GameOptions, seats: Seats, lang: Lang): Table {
    return new Table(new Game(variant, options), seats, lang);
  }

  /** @throws {OrkanError} bad-record, unsupported-version, illegal-action */
  static load(record: GameRecord | string, seats: Seats, lang: Lang): Table {
    return new Table(Game.fromRecord(record), seats, lang);
  }

  static info(variant: VariantId, lang: Lang): VariantInfo {
    const info = variants(lang).find(({ id }) => id === variant);
    if (!info) throw new RangeError(variant);
    return info;
  }

  /** The same table in another language. */
  translated(lang: Lang): Table {
    const table = new Table(this.game, this.seats, lang);
    table.holder = this.holder;
    table.undone.push(...this.undone);
    return table;
  }

  seated(seats: Seats): Table {
    const table = new Table(this.game, seats, this.game.lang);
    table.undone.push(...this.undone);
    return table;
  }

  get viewer(): Viewer {
    if (this.seats.opponent === "bot") return this.seats.color;
    if (!this.info.hasHiddenInformation || this.game.outcome) return "all";
    return this.holder ?? "spectator";
  }

  /** Whose player must come to the screen before anything secret is shown; null when he is there. */
  get handOver(): Color | null {
    const { actor, outcome } = this.game;
    if (this.seats.opponent === "bot" || !this.info.hasHiddenInformation || outcome) return null;
    return (actor === "white" || actor === "black") && actor !== this.holder ? actor : null;
  }

  /** The player to act has the screen before him. */
  takeOver(): void {
    const { handOver } = this;
    if (handOver) this.holder = handOver;
    this.entries = null;
  }

  /** Hides what is secret when the other player is to act: also from what is read out about the action just played. */
  private cover(): void {
    if (this.handOver) this.holder = null;
    this.entries = null;
  }

  /** The colour whose hand lies before the player at this screen. */
  get own(): Color {
    return this.seats.opponent === "bot" ? this.seats.color : (this.holder ?? this.handOver ?? this.seats.color);
  }

  /** Whether someone at this screen is to choose now. What chance brings (host mode) is typed in here too. */
  get mine(): boolean {
    const { actor } = this.game;
    return actor !== null && (this.seats.opponent === "friend" || actor !== this.bot);
  }

  get bot(): Color | null {
    if (this.seats.opponent !== "bot") return null;
    return this.seats.color === "white" ? "black" : "white";
  }

  get history(): Entry[] {
    this.entries ??= this.game.history(this.viewer);
    return this.entries;
  }

  get played(): number {
    return this.history.length;
  }

  view(): View {
    return this.game.view(this.viewer);
  }

  /** The turn with which the game began. */
  get start(): Turn {
    if (!this.opening) {
      const { turn, turnNumber } = this.viewAfter(0);
      this.opening = { color: turn, number: turnNumber };
    }
    return this.opening;
  }

  /** All that happened in the turn that runs. */
  get turnEvents(): GameEvent[] {
    const { history } = this;
    const first = history.findLastIndex(({ events }) => events.some(({ type }) => type === "turn"));
    return history.slice(first + 1).flatMap(({ events }) => events);
  }

  /** The view after the first `count` actions. */
  viewAfter(count: number): View {
    const record = this.game.record();
    const past = Game.fromRecord({ ...record, actions: record.actions.slice(0, count), outcome: null });
    try {
      return past.view(this.viewer);
    } finally {
      past.free();
    }
  }

  play(action: string): GameEvent[] {
    const events = this.game.play(action);
    this.undone.length = 0;
    this.cover();
    return events;
  }

  /** Back to the last decision made at this screen; null when there is none. */
  undoPlan(): UndoPlan | null {
    const { bot, history } = this;
    let last = history.length - 1;
    while (last >= 0 && bot !== null && history[last]?.color === bot) last--;
    if (last < 0) return null;
    const steps = history.length - last;
    const trial = this.game.clone();
    try {
      let newInformation = false;
      for (let i = 0; i < steps; i++) {
        newInformation ||= !trial.canUndo().ok;
        trial.undo(true);
      }
      return { steps, newInformation };
    } finally {
      trial.free();
    }
  }

  undo(plan: UndoPlan): void {
    for (let i = 0; i < plan.steps; i++) this.game.undo(plan.newInformation);
    this.undone.push(plan.steps);
    this.cover();
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  redo(): void {
    const steps = this.undone.pop() ?? 0;
    for (let i = 0; i < steps; i++) this.game.redo();
    this.cover();
  }

  /** The colour that may resign or offer a draw at this screen now, null when the game is over. */
  get speaker(): Color | null {
    const { actor, outcome, turn } = this.game;
    if (outcome) return null;
    if (this.seats.opponent === "bot") return this.seats.color;
    return actor === "white" || actor === "black" ? actor : turn;
  }

  hostAction(id: string): Action | null {
    return this.game.hostActions().find((action) => action.id === id) ?? null;
  }

  /** The one legal action a typed text means: its notation or its label, without regard to signs of capture, check and promotion. */
  typed(text: string): Action | null {
    const actions = this.game.legalActions();
    const wanted = plain(text);
    const named = ({ id }: Action) => id.toLowerCase() === text.trim().toLowerCase();
    // Who writes a play out in full means it, without effect, too.
    const exact = actions.find(named) ?? this.game.legalActions({ void: true }).find(named);
    if (exact) return exact;
    const labelled = actions.filter((action) => plain(this.game.label(action)) === wanted);
    return labelled.length === 1 ? (labelled[0] ?? null) : null;
  }
}

function plain(text: string): string {
  return text
    .trim()
    .replace(/[+#x×=:\s–-]/g, "")
    .replace(/0/g, "O");
}
