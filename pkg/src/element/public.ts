import type { Action, BotOptions, CardId, Color, Game, GameEvent, GameOptions, GameRecord, OrkanError, Outcome, VariantId, View } from "../index.js";

/** `<orkan-game>`: a game at a table, with board, moves and controls. Attributes have the names of the properties. */
export interface OrkanGameElement extends HTMLElement {
  /** Which game; another one starts anew. Default `chess`. */
  game: VariantId;
  /** Who plays the other colour. Default `bot`. */
  opponent: "bot" | "friend";
  /** Strength of the computer, 1 … 8. Default 4. */
  level: number;
  /** The colour of the player at this screen, at the lower edge. Default `white`. */
  color: Color | "random";
  /** `en`, `de` or `fr`, also as a tag such as `de-CH`; without it the language of the surrounding element. */
  lang: string;
  /** Seed of shuffles and dice; without one each game has its own. */
  seed: string | null;
  /** Light or dark whatever the page is; without it as the page (`color-scheme`). */
  theme: "light" | "dark" | null;
  /** Further options of a new game: set-ups, decks, who throws the dice. No attribute. */
  options: GameOptions;
  /** Makes the computer's seat. Default: a `BotWorker` of `orkan`; with `orkan/inline` give that entry's. No attribute. */
  bots: BotMaker;
  /** The game so far; null before it has started. Setting one loads it; failures go to `orkan-error`. */
  get record(): GameRecord | null;
  set record(record: GameRecord | string | null);
  /** What the player at this screen sees of the running game; null before it has started. */
  readonly view: View | null;
  /** How the game ended; null while it runs. */
  readonly outcome: Outcome | null;
  /** The colour of the player at this screen, also when it was left to chance. */
  readonly seatColor: Color;
  /** Whether the computer is choosing. */
  readonly thinking: boolean;

  /** Starts a new game by the attributes. @throws {OrkanError} load-failed, bad-option, bad-setup, unknown-variant */
  restart(): Promise<void>;
  /** Goes on with a recorded game. @throws {OrkanError} bad-record, unsupported-version, illegal-action; the old game stays then */
  load(record: GameRecord | string): Promise<void>;
  /** Plays an action for whoever is to act. @throws {OrkanError} illegal-action, malformed-action, game-over, not-initialised */
  play(action: string): GameEvent[];
  /** As the button: back to the last decision made here, asking first when something new was seen. */
  undo(): Promise<void>;
  /** Plays again what was taken back. */
  redo(): void;
  /** Closes a question that is open, as Escape does. */
  dismiss(): void;
  /** Turns the board. */
  flip(): void;
  /** Shows the position after so many actions; the game itself stays where it is. */
  step(count: number): void;

  addEventListener<K extends keyof OrkanGameEvents>(
    type: K,
    listener: (this: OrkanGameElement, event: OrkanGameEvents[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** A computer player, as `BotWorker` is one. */
export interface BotPlayer {
  choose(game: Game, signal?: AbortSignal): Promise<Action>;
  close(): void;
}

export type BotMaker = (options: BotOptions) => BotPlayer;

/** What `<orkan-game>` fires; all bubble and cross shadow boundaries. */
export interface OrkanGameEvents {
  /** A game was set up or loaded. */
  "orkan-start": CustomEvent<GameRecord>;
  /** An action was played, by whomever. */
  "orkan-action": CustomEvent<{ action: string; label: string; color: Color | "chance" | null; events: GameEvent[] }>;
  /** Actions were taken back or played again; `played` is how many the game now has. */
  "orkan-undo": CustomEvent<{ played: number }>;
  "orkan-redo": CustomEvent<{ played: number }>;
  /** The game is over. */
  "orkan-result": CustomEvent<Outcome>;
  /** The player wants another game. Unless prevented it starts by the attributes. */
  "orkan-again": CustomEvent<null>;
  /** Something failed; the game, if there is one, stays as it was. */
  "orkan-error": CustomEvent<OrkanError | Error>;
}

/** `<orkan-emblem>`: three squares of a game's board, for lists of games. An ornament, not read out. */
export interface OrkanEmblemElement extends HTMLElement {
  /** Which game. */
  game: VariantId;
}

/** `<orkan-card>`: a card of a game in full, for galleries and rules. */
export interface OrkanCardElement extends HTMLElement {
  /** Which game. Default `tempete`. */
  game: VariantId;
  /** Which card, by its id. */
  card: CardId;
  /** `en`, `de` or `fr`, also as a tag; without it the language of the surrounding element. */
  lang: string;
}
