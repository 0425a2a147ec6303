//! The windows of a turn, one after the other (rules/tempete.md §3).

use super::cards::{self, Card};
use super::special::Special;
use super::{Next, Played, Stage, Taken, Tempete};
use crate::effects::{Doing, Slots};
use crate::protocol::{Action, CardId, Event, EventType, Events, Pick, Value, Viewers, Void};
use board::{Color, Move, Square};
use std::sync::Arc;

impl Tempete {
    /// Who is asked in the window that is open.
    pub(super) fn asked_player(&self) -> Color {
        match self.stage {
            Stage::Intercept | Stage::React | Stage::Guess => !self.turn,
            Stage::Answer => self.played.as_ref().map_or(!self.turn, |played| !played.by),
            _ => self.turn,
        }
    }

    /// Opens a window if the player is to be asked in it.
    fn open(&mut self, stage: Stage) -> bool {
        self.stage = stage;
        let player = self.asked_player();
        if self.always_ask || stage == Stage::After {
            return self.table.may_play(player);
        }
        // A preview does not know whether the other would be asked.
        self.preview_for.is_none_or(|viewer| viewer == player) && self.has_play(player)
    }

    /// Goes on until somebody has to decide or the game is over.
    pub(super) fn advance(&mut self, events: &mut Events) {
        loop {
            if self.world.course.outcome.is_some() {
                return;
            }
            if self.table.draw_due(events) {
                self.stage = Stage::Draw;
                return;
            }
            let next = self.next;
            self.next = match next {
                Next::Answer if self.open(Stage::Answer) => return,
                Next::Answer => Next::Resume,
                Next::Resume => match self.resume() {
                    Some(next) => next,
                    None => return,
                },
                Next::Capture => {
                    if let Some(mv) = self.world.declared {
                        self.world.make_move(mv, &mut Doing::new(self.turn, events));
                    }
                    Next::React
                }
                Next::React if self.open(Stage::React) => return,
                Next::React => Next::After,
                Next::After if self.open(Stage::After) => return,
                Next::After => Next::HandOver,
                Next::HandOver => {
                    self.hand_over();
                    Next::Begin
                }
                Next::Begin => {
                    self.begin(events);
                    return;
                }
                Next::Main => {
                    self.enter_main(events);
                    return;
                }
            };
        }
    }

    /// What follows a card once it can be answered no more; `None` where somebody has to decide first.
    fn resume(&mut self) -> Option<Next> {
        let Some(played) = &self.played else { return Some(Next::Main) };
        let stands = !played.void && !played.cancelled;
        let window = played.window;
        let moved = cards::card(played.card).is_some_and(Card::is_move);
        let (next, over) = match window {
            Stage::Main if moved && stands => (Next::HandOver, true),
            Stage::Main => (Next::Main, true),
            Stage::Intercept if self.world.declared.is_some() => (Next::Capture, true),
            Stage::Intercept => (Next::After, true),
            Stage::React if self.world.vetoed.is_some() => (Next::Main, true),
            Stage::React => (Next::After, true),
            _ if self.world.abducted.is_some() => {
                self.stage = Stage::Guess;
                return None;
            }
            _ if self.world.aimed.is_some() => {
                self.stage = Stage::Dart;
                return None;
            }
            _ => (Next::HandOver, true),
        };
        if over {
            self.played = None;
        }
        Some(next)
    }

    /// The player on turn makes a normal move; a capture of the other's piece may first be intercepted.
    pub(super) fn play_move(&mut self, mv: Move, events: &mut Events) {
        let victim = self.world.captured_by(mv);
        let theirs = victim.is_some_and(|(_, piece)| piece.side == (!self.turn).into());
        self.world.declared = Some(mv);
        self.next = Next::Capture;
        if !theirs || !self.open(Stage::Intercept) {
            self.advance(events);
        }
    }

    /// A card is played from a hand, whatever comes of it.
    pub(super) fn play_card(&mut self, action: &Action, events: &mut Events) {
        let by = self.asked_player();
        let Some((id, card)) = action.card.and_then(|id| Some((id, cards::card(id)?))) else { return };
        let Some((slots, _)) = self.find_play(card, action, by) else { return };
        let answer = self.stage == Stage::Answer;
        let window = self.stage;
        let open = self.table.lay(by, id);
        if !open {
            events.show();
        }
        events.push(|| played_event(card, id, by, action));
        let before = Arc::new(self.world.clone());
        let mut draws = true;
        let mut taken = None;
        let mut void = None;
        if card.does(Special::Cancel) {
            void = self.cancel(id, by, events);
        } else if card.does(Special::TakePlayed) {
            draws = false;
            if let Some(taken) = self.played.as_ref().map(|played| played.card) {
                self.table.pick_up(by, taken, open, events);
            }
        } else {
            void = self.take_effect(card, id, &slots, by, events);
            if let (true, Some(card)) = (card.does(Special::TakeDiscarded), slots.card(0)) {
                draws = false;
                taken = self.table.pick_up(by, card, open, events).map(|place| Taken { card, place, open });
            }
        }
        if draws {
            self.table.due.push((by, open));
        }
        if answer {
            self.next = Next::Resume;
        } else {
            let void = void.is_some();
            let action = action.clone();
            self.played = Some(Played { card: id, by, action, window, void, cancelled: false, before, taken });
            self.next = Next::Answer;
        }
        self.advance(events);
    }

    /// The effect of a card on the world, unless it is void.
    fn take_effect(&mut self, card: &Card, id: CardId, slots: &Slots, by: Color, events: &mut Events) -> Option<Void> {
        let mut happened = if events.is_kept() { Events::kept() } else { Events::dropped() };
        // What the player could not see may make the steps impossible; then the card has no effect either.
        let attempt = self.world.attempt(card, slots, by, &mut happened);
        let void = attempt.as_ref().map_or(Some(Void::TakesKing), |attempt| attempt.void);
        let (Ok(attempt), None) = (attempt, void) else {
            events.push(|| void_event(id, by, void));
            return void;
        };
        for event in happened.into_list() {
            events.push(|| event);
        }
        let before = std::mem::replace(&mut self.world, attempt.world);
        if !card.does(Special::TakeBack) && !card.does(Special::StandOff) {
            let changed = !self.world.same_board(&before);
            let clock = &mut self.world.course.clock;
            *clock = if changed { 0 } else { *clock + u32::from(card.is_move()) };
        }
        None
    }

    /// The card just played is cancelled, unless that is void.
    fn cancel(&mut self, id: CardId, by: Color, events: &mut Events) -> Option<Void> {
        let played = self.played.as_mut()?;
        let void = played.before.verdict(&self.world);
        if void.is_some() {
            events.push(|| void_event(id, by, void));
            return void;
        }
        self.world = (*played.before).clone();
        played.cancelled = true;
        let taken = played.taken.take();
        let player = played.by;
        events.push(|| Event::new(EventType::CardCancelled).color(played.by).card(played.card));
        if let Some(Taken { card, place, open }) = taken {
            self.table.give_back(player, card, place, events);
            self.table.due.push((player, open));
        }
        None
    }

    /// A card is put away after the move.
    pub(super) fn discard(&mut self, card: CardId, events: &mut Events) {
        let open = self.table.lay(self.turn, card);
        events.push(|| Event::new(EventType::CardDiscarded).color(self.turn).card(card));
        self.table.due.push((self.turn, open));
        self.next = Next::HandOver;
        self.advance(events);
    }

    /// A player lets a window pass.
    pub(super) fn pass(&mut self, events: &mut Events) {
        self.next = match self.stage {
            Stage::Intercept => Next::Capture,
            Stage::Answer => Next::Resume,
            Stage::React => Next::After,
            _ => Next::HandOver,
        };
        self.advance(events);
    }
}

/// Whether what is picked for the card is the player's secret.
pub(super) fn is_secret(card: &Card) -> bool {
    use crate::effects::{Mark, Step};
    let hides = |step: &Step<Special>| {
        matches!(step, Step::Mark { mark: Mark::Trap | Mark::Bomb, .. } | Step::Special(Special::Abduct))
    };
    card.effect.steps.iter().any(hides)
}

fn played_event(card: &Card, id: CardId, by: Color, action: &Action) -> Event {
    let event = Event::new(EventType::CardPlayed).color(by).card(id);
    if is_secret(card) {
        return event;
    }
    let squares: Vec<Square> = action.picks.iter().filter_map(|pick| pick.square()).collect();
    let event = match squares.as_slice() {
        [at] => event.to(*at),
        [from, to] => event.from(*from).to(*to),
        _ => event,
    };
    let kind = action.kind();
    let picks: Vec<String> = action.picks.iter().map(Pick::to_string).collect();
    let event = event.kind(kind);
    if picks.is_empty() { event } else { event.with("picks", Value::Text(picks.join(","))) }
}

/// A card was played without effect.
pub(super) fn void_event(id: CardId, by: Color, void: Option<Void>) -> Event {
    let reason = void.map_or(Value::Null, |void| Value::Word(void.name()));
    Event { seen_by: Viewers::EVERYBODY, ..Event::new(EventType::CardVoid).color(by).card(id).with("reason", reason) }
}
