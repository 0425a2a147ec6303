import type { CardId, CardInfo, Kind, Refusal, Square } from "../../index.js";
import { changesOf } from "../announce.js";
import type { Session, SessionHost } from "../session.js";
import type { Words } from "../words/index.js";
import { deckOf, titleOf } from "./deck.js";
import { type Held, heldBy } from "./held.js";
import { type Preview, previewOf } from "./preview.js";
import type { Use } from "./reader.js";

/** The cards of a session: the hand, reading, playing, and what a play would do. */
export class CardDesk {
  /** What the card being played would do; null before every pick is made. */
  preview: Preview | null = null;
  private hand: Held[] | null = null;
  private readonly known = new Map<CardId, { playable: boolean; why: string }>();

  constructor(
    private readonly session: Session,
    private readonly host: SessionHost,
  ) {}

  /** The position is another: nothing known of the hand and no preview holds. */
  forget(): void {
    this.preview = null;
    this.hand = null;
    this.known.clear();
  }

  /** Whether the board shows what a card would do: once no further pick could change it. */
  get previewing(): boolean {
    return this.preview !== null && this.session.choosing.narrowing?.steps.length === 0;
  }

  /** Works out what the play chosen so far would do, and says it. */
  foresee(): void {
    const { narrowing } = this.session.choosing;
    const action = narrowing?.card ? narrowing.complete[0] : undefined;
    if (!action) this.preview = null;
    else if (this.preview?.action.id !== action.id) {
      const { words } = this.host;
      this.preview = previewOf(this.session.table.game, action, this.session.now);
      this.host.say(`${words.cards.preview}: ${changesOf(words, this.session.look, this.preview.events)}`);
    }
  }

  get deck(): ReadonlyMap<CardId, CardInfo> {
    const { game } = this.session.table;
    return deckOf(game.variant, game.lang);
  }

  /** The hand at this screen. */
  get held(): readonly Held[] {
    const { table, shown, now, choosing } = this.session;
    this.hand ??= heldBy(table.own, now, table.game, shown === null ? choosing.narrowing : null);
    return this.hand;
  }

  title(card: CardId): string {
    const { game } = this.session.table;
    return titleOf(game.variant, game.lang, card);
  }

  /** Begins to play a card, or puts it back into the hand. */
  play(card: CardId): void {
    const { session } = this;
    if (session.shown !== null) return;
    session.message = null;
    if (session.choosing.narrowing?.card === card) session.choosing.cancel();
    else session.choosing.card(card, this.boldOf(card));
  }

  private boldOf(card: CardId): readonly Kind[] {
    return this.deck.get(card)?.bold ?? [];
  }

  /** Whether a card can be played now, and if not, why; null while nobody here is to choose. */
  usable(card: CardId): { playable: boolean; why: string } | null {
    const { choosing, shown, table } = this.session;
    if (shown !== null || choosing.narrowing === null) return null;
    let known = this.known.get(card);
    if (!known) {
      const playable = choosing.narrowing.playsOf(card).length > 0;
      known = { playable, why: playable ? "" : (table.game.explain(`@${card}`)?.message ?? "") };
      this.known.set(card, known);
    }
    return known;
  }

  /** Plays something listed that has to do with a card, such as discarding it. */
  use(id: string): void {
    const action = this.held.flatMap(({ uses }) => uses).find((use) => use.id === id);
    if (action) this.session.commit(action);
  }

  /** Shows cards in full, beginning with `at`; those in the hand with what can be done with them. */
  async read(heading: string, ids: readonly CardId[], at: CardId | null = ids[0] ?? null): Promise<void> {
    const cards = ids.flatMap((id) => this.deck.get(id) ?? []);
    const { words } = this.host;
    const answer = await this.host.read({
      heading,
      cards,
      at: cards.findIndex(({ id }) => id === at),
      look: this.session.look,
      note: (card) => this.noteOn(card),
      uses: (card) => this.usesOf(card, words),
    });
    if (!answer || this.session.over) return;
    if (answer.key === "play") this.play(answer.card);
    else if (answer.key === "void") this.session.choosing.card(answer.card, this.boldOf(answer.card), true);
    else this.use(answer.key);
  }

  /** Shows the hand in full, beginning with one card. */
  readHand(card: CardId): void {
    const ids = this.held.flatMap(({ card }) => card ?? []);
    void this.read(this.host.words.cards.hand, ids, card);
  }

  private noteOn(card: CardId): string {
    const held = this.held.find((held) => held.card === card);
    const { words } = this.host;
    if (!held || this.session.choosing.narrowing === null) return "";
    if (held.refusal) return held.refusal.message;
    return held.hasVoid ? words.cards.someVoid : held.playable ? words.cards.playable : "";
  }

  private usesOf(card: CardId, words: Words): Use[] {
    const held = this.session.idle ? undefined : this.held.find((held) => held.card === card);
    if (!held) return [];
    return [
      ...held.uses.map(({ id, type }) => ({ key: id, label: words.verbs[type] ?? type })),
      ...(held.hasVoid ? [{ key: "void", label: words.cards.playVoid }] : []),
      ...(held.playable ? [{ key: "play", label: words.cards.play, primary: true }] : []),
    ];
  }

  /** Lets the player choose among the cards that may be picked next. */
  async ask(): Promise<void> {
    const { session } = this;
    const { words } = this.host;
    const { narrowing } = session.choosing;
    if (!narrowing) return;
    const answer = await this.host.read({
      heading: words.cards.chooseCard,
      cards: narrowing.cards.flatMap((id) => this.deck.get(id) ?? []),
      at: 0,
      look: session.look,
      uses: () => [{ key: "take", label: words.cards.take, primary: true }],
    });
    if (session.over || session.choosing.narrowing !== narrowing) return;
    if (answer) session.choosing.pick({ card: answer.card });
    else session.choosing.back();
  }

  /** Why the card being played cannot take a square: the engine's reason if it has one to give. */
  refusalOf(square: Square): Pick<Refusal, "message"> {
    const { narrowing } = this.session.choosing;
    const picks = narrowing?.chosen.slice(narrowing.read.length).map((pick) => String(Object.values(pick)[0])) ?? [];
    // All plays still possible are read in the same way.
    const [card] = narrowing?.actions[0]?.id.split(":") ?? [];
    const refusal = narrowing?.card ? this.session.table.game.explain(`${card}:${[...picks, square].join(",")}`) : null;
    const telling = refusal && refusal.code !== "malformed" && refusal.code !== "other";
    return telling ? refusal : { message: this.host.words.cards.notHere(square) };
  }
}
