import { html, nothing, type TemplateResult } from "lit";
import type { Action, Color, PieceView } from "../index.js";
import { changesOf, resultOf } from "./announce.js";
import { describePiece } from "./board-names.js";
import type { Panel, PanelContext } from "./families/look.js";
import { icon } from "./icons.js";
import type { Step } from "./narrowing.js";
import type { Session } from "./session.js";
import { indexOf } from "./squares.js";
import type { Words } from "./words/index.js";

/** What is to be done now, or why something was refused. */
export function renderStatus(session: Session, words: Words): TemplateResult {
  const { message } = session;
  if (session.shown !== null) {
    return html`<div class="status looking" part="status">
      ${icon("eye")}
      <p>${words.lookingBack(session.shown, session.table.played)}</p>
      <button type="button" @click=${() => session.step(session.table.played)}>${words.backToGame}</button>
    </div>`;
  }
  const refusal = message?.kind === "refusal";
  const { choosing, view } = session;
  const asked = view.pending?.card ?? null;
  return html`<div class="status ${refusal ? "refusal" : ""} ${session.cards.previewing ? "previewing" : ""}" part="status">
    ${refusal ? icon("stop") : nothing}
    <p>${message?.text ?? statusText(session, words)}</p>
    ${session.timing.deadline.running ? renderTime(session.timing.deadline.left, words) : nothing}
    ${session.table.handOver && !session.timing.covered ? html`<button type="button" class="primary" data-control="show" @click=${() => session.takeOver()}>${words.handOverShow(words.colors[session.table.handOver])}</button>` : nothing}
    ${
      asked !== null && !choosing.narrowing?.started && !session.table.handOver
        ? html`<button type="button" data-read=${asked} @click=${() => void session.cards.read(words.cards.justPlayed, [asked])}>
            ${words.cards.readCard(session.cards.title(asked))}
          </button>`
        : nothing
    }
    ${
      choosing.narrowing?.card && choosing.narrowing.chosen.length > 0
        ? html`<button type="button" data-step="back" @click=${() => choosing.back()}>${words.cards.back}</button>`
        : nothing
    }
    ${
      choosing.selected.length > 0 || choosing.narrowing?.card
        ? html`<button type="button" data-step="cancel" @click=${() => choosing.cancel()}>${words.cancel}</button>`
        : nothing
    }
  </div>`;
}

function renderTime(left: number, words: Words): TemplateResult {
  return html`<span class="time ${left <= 5 ? "short" : ""}" role="timer" aria-label=${words.cards.timeLeft}>${words.cards.seconds(left)}</span>`;
}

/** What is asked of whoever plays a card: the next pick, or whether he means it. */
function cardText(session: Session, words: Words, card: string): string {
  const title = session.cards.title(card);
  const { choosing } = session;
  const { preview } = session.cards;
  if (preview) {
    const changes = changesOf(words, session.look, preview.events);
    return session.cards.previewing ? words.cards.previewOf(title, changes) : words.cards.orMore(title, changes);
  }
  return (choosing.narrowing?.squares.size ?? 0) > 0 ? words.cards.chooseSquare(title) : words.cards.chooseOther(title);
}

function statusText(session: Session, words: Words): string {
  const { game, seats, mine } = session.table;
  if (game.outcome) {
    const { title, reason } = resultOf(words, game.outcome);
    return `${title} – ${reason}`;
  }
  const { handOver } = session.table;
  if (session.timing.covered) return words.cards.covered(session.timing.blind.left);
  if (handOver) return words.handOver(words.colors[handOver]);
  if (!mine && session.thinking) return words.thinking;
  const { narrowing, selected } = session.choosing;
  if (narrowing?.card) return cardText(session, words, narrowing.card);
  const square = selected[selected.length - 1];
  const piece = square ? session.view.board[indexOf(square)] : null;
  if (narrowing?.started && square && piece && narrowing.squares.size > 0) {
    return words.chooseTarget(describePiece(words, piece), square);
  }
  const asked =
    mine && !narrowing?.started ? session.look.prompt?.(session.view, words, narrowing?.actions ?? [], session.table.turnEvents, session.events) : null;
  const checked = session.view.check.map((at) => session.view.board[indexOf(at)]?.color).find((color) => color === "white" || color === "black");
  if (asked) return checked ? `${words.checkTo(words.colors[checked])}. ${asked}` : asked;
  if (narrowing?.started && narrowing.kinds.length > 0) return words.cards.chooseKind;
  if (narrowing?.started) return narrowing.steps.length === 0 && square ? words.confirm(square) : words.chooseNext;
  if (game.actor === "chance") return words.chanceToAct;
  const color = words.colors[game.actor ?? game.turn];
  const whose = seats.opponent === "bot" && mine ? words.yourTurn : words.toMove(color);
  return checked ? `${words.checkTo(words.colors[checked])}. ${whose}.` : whose;
}

/** Buttons for whatever cannot be chosen on the board, and for an action that waits to be confirmed. */
export function renderChoices(session: Session, words: Words): TemplateResult | typeof nothing {
  const { narrowing } = session.choosing;
  if (session.shown !== null || narrowing === null) return nothing;
  const { look, view } = session;
  const direct = look.direct ?? [];
  const free = (action: Action): boolean => !look.panelled?.(action, view);
  const complete = narrowing.complete.filter(free);
  const options = narrowing.options.filter(({ actions }) => actions.some(free));
  const squares = narrowing.started ? [] : [...narrowing.squares.values()].flat().filter(({ type, picks }) => direct.includes(type) && picks.length === 1);
  if (complete.length + options.length + squares.length === 0) return nothing;
  return html`<div class="choices" part="choices" role="group" aria-label=${words.more}>
    ${[...squares, ...complete].map((action) => confirm(session, words, action))} ${options.map((step) => option(session, words, step))}
  </div>`;
}

/** What is started waits only for this button; otherwise it stands beside what the board offers. */
function confirm(session: Session, words: Words, action: Action): TemplateResult {
  const { look, view, table, cards, choosing } = session;
  const played = action.type === "card" && action.card !== null ? words.cards.confirm(cards.title(action.card)) : null;
  const label = look.deed?.(action, view, words) ?? played ?? words.verbs[action.type] ?? table.game.label(action);
  const primary = choosing.narrowing?.started ? "primary" : "";
  return html`<button type="button" class=${primary} data-action=${action.id} @click=${() => session.commit(action)}>${label}</button>`;
}

function option(session: Session, words: Words, { pick, actions }: Step): TemplateResult {
  const { actor } = session.table.game;
  const choose = () => session.choosing.pick(pick);
  if ("kind" in pick && (actor === "white" || actor === "black")) {
    const piece: PieceView = { id: 0, color: actor, origin: actor, kinds: [pick.kind], royal: false, marks: [], counters: null };
    return html`<button type="button" @click=${choose}><span class="mini">${session.look.draw(piece)}</span>${words.kinds[pick.kind]}</button>`;
  }
  if ("card" in pick) return html`<button type="button" data-card=${pick.card} @click=${choose}>${session.cards.title(pick.card)}</button>`;
  const [only, ...more] = actions;
  const label = only && more.length === 0 ? session.table.game.label(only) : String(Object.values(pick)[0]);
  return html`<button type="button" @click=${choose}>${label}</button>`;
}

export function renderControls(session: Session, words: Words, flip: () => void): TemplateResult {
  const { table } = session;
  const over = table.game.outcome !== null;
  const canOffer = !over && table.mine && table.handOver === null;
  return html`<div class="controls" part="controls" role="group" aria-label=${words.controls}>
    ${control("undo", words, table.played === 0, () => void session.undo())} ${control("redo", words, !table.canRedo, () => session.redo())}
    ${control("flip", words, false, flip)} ${control("draw", words, !canOffer, () => void session.offerDraw())}
    ${control("resign", words, over, () => void session.resign())}
  </div>`;
}

function control(name: keyof Words["short"], words: Words, disabled: boolean, act: () => void): TemplateResult {
  return html`<button type="button" data-control=${name} title=${words[name]} ?disabled=${disabled} @click=${act}>
    ${icon(name)}<span>${words.short[name]}</span>
  </button>`;
}

/** What may be typed, by examples: moves, a card where a hand is held, and what the family has besides. */
function examples(session: Session, words: Words): string {
  const { look, table } = session;
  const card = table.info.hasCards && !look.handless ? "@15:c1,h6" : null;
  const own = look.typed?.(table.game.variant) ?? card;
  return [words.enterHint, ...(own ? [own] : [])].join(", ");
}

/** A field to type an action into. */
export function renderEntry(session: Session, words: Words): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const input = form.elements.namedItem("move") as HTMLInputElement;
    if (session.type(input.value)) input.value = "";
    else input.select();
  };
  return html`<form class="entry" part="entry" @submit=${submit}>
    <label>${words.enter}<input name="move" placeholder=${`${examples(session, words)} …`} autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" /></label>
    <button type="submit">${words.enterSubmit}</button>
  </form>`;
}

/** The parts of the table that only this game's family has. */
export function renderPanels(session: Session, place: Panel["place"], words: Words, bottom: Color, names: Record<Color, string>): unknown {
  const context: PanelContext = {
    variant: session.table.game.variant,
    view: session.view,
    lang: words.lang,
    words,
    names,
    bottom,
    events: session.events,
    history: session.entries.slice(0, session.shown ?? session.entries.length).map(({ events }) => events),
    square: session.regarded,
    narrowing: session.idle ? null : session.choosing.narrowing,
    pick: session.choosing.pick.bind(session.choosing),
    chooseCard: (card) => session.cards.play(card),
    act: session.commit.bind(session),
    readCard: (card) => void session.cards.read(words.cards.fromTable, [card]),
    readCards: (heading, ids) => void session.cards.read(heading, ids),
    card: (card) => session.cards.deck.get(card) ?? null,
    usable: (card) => session.cards.usable(card),
    watched: session.watched,
    watch: session.watch.bind(session),
    byComputer: session.view.turn === session.table.bot,
    draw: session.look.draw,
  };
  return session.look.panels.filter((panel) => panel.place === place).map((panel) => panel.render(context));
}

/** The engine is missing or broken: what happened and what to do. */
export function renderFailure(words: Words, error: Error, retry: () => void): TemplateResult {
  return html`<div class="notice" role="alert">
    <h2>${words.loadFailed}</h2>
    <p>${words.loadFailedHelp}</p>
    <code>${error.message}</code>
    <button type="button" class="primary" @click=${retry}>${words.retry}</button>
  </div>`;
}
