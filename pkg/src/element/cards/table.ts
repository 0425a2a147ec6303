import { html, nothing, type TemplateResult } from "lit";
import type { CardId } from "../../index.js";
import type { Session } from "../session.js";
import type { Words } from "../words/index.js";
import { renderPiles } from "./piles.js";

type HandEvent = CustomEvent<{ card: CardId; action: string | null }>;

/** Whether this game is played with a hand of cards. */
export function hasHands(session: Session): boolean {
  const { hands } = session.view;
  return session.table.info.hasCards && hands.white.length + hands.black.length > 0;
}

/** The hand of the player at this screen; its backs while the screen is handed over. */
export function renderHand(session: Session, words: Words): TemplateResult | typeof nothing {
  if (!hasHands(session)) return nothing;
  const { table } = session;
  const heading = table.seats.opponent === "bot" ? words.cards.hand : words.cards.handOf(words.colors[table.own]);
  return html`<orkan-hand
    part="hand"
    .held=${session.cards.held}
    .deck=${session.cards.deck}
    .look=${session.look}
    .words=${words}
    .chosen=${session.choosing.narrowing?.card ?? null}
    .heading=${heading}
    @hand-play=${({ detail }: HandEvent) => session.cards.play(detail.card)}
    @hand-read=${({ detail }: HandEvent) => session.cards.readHand(detail.card)}
    @hand-use=${({ detail }: HandEvent) => session.cards.use(detail.action ?? "")}
  ></orkan-hand>`;
}

export function renderTablePiles(session: Session, words: Words): TemplateResult | typeof nothing {
  return hasHands(session) || (session.view.discard.length > 0 && !session.look.ownPiles) ? renderPiles(session, words) : nothing;
}

/** What lies over the board while it must not be seen. */
export function renderCover(session: Session, words: Words): TemplateResult | typeof nothing {
  if (!session.timing.covered) return nothing;
  return html`<div class="cover" part="cover"><p role="timer" aria-label=${words.cards.timeLeft}>${words.cards.covered(session.timing.blind.left)}</p></div>`;
}
