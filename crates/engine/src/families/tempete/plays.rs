use super::cards::Card;
use super::special::Special;
use super::{Stage, Tempete, World};
use crate::effects::{Context, Doing, Impossible, Slots, perform};
use crate::protocol::{Action, CardId, Events, Filter, Listed, Timing, Void};
use board::{Bitboard, Color};
use std::ops::ControlFlow;

/// What a play comes to.
pub(super) struct Attempt {
    pub(super) world: World,
    pub(super) void: Option<Void>,
    pub(super) captures: Bitboard,
}

impl World {
    /// Does a card on a copy and judges it by the ground rule.
    ///
    /// # Errors
    /// [`Impossible`] if the card cannot do that.
    pub(super) fn attempt(
        &self,
        card: &Card,
        slots: &Slots,
        by: Color,
        events: &mut Events,
    ) -> Result<Attempt, Impossible> {
        let mut world = self.clone();
        if card.is_move() {
            world.position.turn = !by;
        }
        let mut doing = Doing::new(by, events);
        perform(&card.effect, slots, &mut world, &mut doing)?;
        let captures = doing.captures;
        world.settle();
        let void = match world.declared {
            // It takes a card into the hand and leaves the world alone.
            _ if card.does(Special::TakePlayed) || card.does(Special::TakeDiscarded) => None,
            None => world.verdict(self),
            // Played before a declared capture: judged with the capture made.
            Some(mv) => {
                let made = |world: &World| {
                    let mut made = world.clone();
                    made.make_move(mv, &mut Doing::new(!by, &mut Events::dropped()));
                    made
                };
                made(&world).verdict(&made(self))
            }
        };
        Ok(Attempt { world, void, captures })
    }
}

impl Tempete {
    /// Whether a card of this timing is played in the window that is open.
    pub(super) fn in_window(&self, timing: Timing) -> bool {
        match self.stage {
            Stage::Main if self.world.vetoed.is_some() => false,
            Stage::Main => matches!(timing, Timing::Before | Timing::Instead | Timing::Extra | Timing::Any),
            Stage::Intercept => matches!(timing, Timing::Intercept | Timing::Any),
            Stage::Answer => matches!(timing, Timing::Counter | Timing::Any),
            Stage::React => matches!(timing, Timing::React | Timing::Any),
            Stage::After => matches!(timing, Timing::After | Timing::Extra | Timing::Any),
            Stage::Draw | Stage::Place | Stage::Guess | Stage::Dart => false,
        }
    }

    /// Whether a card of the player's could be played now, apart from what it would do.
    pub(super) fn may_play(&self, card: &Card, by: Color) -> bool {
        self.table.may_play(by)
            && self.in_window(card.timing)
            && !(card.is_move() && self.stage == Stage::Main && self.obliged_kind().is_some())
    }

    /// The plays of a card that is in its window, in the world as the player knows it; with why each is void, if it is, and
    /// what it captures.
    pub(super) fn plays_of(
        &self,
        known: &World,
        card: &Card,
        by: Color,
        f: &mut impl FnMut(&Slots, Option<Void>, Bitboard) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if card.does(Special::Cancel) {
            return match self.cancelling(known) {
                Some(void) => f(&Slots::new(), void, Bitboard::EMPTY),
                None => ControlFlow::Continue(()),
            };
        }
        let cx = Context { cards: &self.table.discard, ..Context::new(known, by) };
        cx.plays(&card.effect, &mut |slots| match known.attempt(card, slots, by, &mut Events::dropped()) {
            Ok(Attempt { void, captures, .. }) => f(slots, void, captures),
            Err(Impossible) => ControlFlow::Continue(()),
        })
    }

    /// Whether the card just played can be cancelled, and why that would be void, if it would.
    pub(super) fn cancelling(&self, known: &World) -> Option<Option<Void>> {
        let played = self.played.as_ref().filter(|played| !played.void && self.stage == Stage::Answer)?;
        Some(played.before.known_to(!played.by).verdict(known))
    }

    /// What a given action of a card comes to, as the player knows it; `None` if it is no play of the card now.
    pub(super) fn find_play(&self, card: &Card, action: &Action, by: Color) -> Option<(Slots, Option<Void>)> {
        let known = self.world.known_to(by);
        if card.does(Special::Cancel) {
            return Some((Slots::new(), self.cancelling(&known)?)).filter(|_| action.picks.is_empty());
        }
        let cx = Context { cards: &self.table.discard, ..Context::new(&known, by) };
        if !cx.open(&card.effect) {
            return None;
        }
        let mut void = None;
        let slots = cx.read(&card.effect, &action.picks, |slots| {
            let attempt = known.attempt(card, slots, by, &mut Events::dropped());
            attempt.map(|attempt| void = attempt.void).is_ok()
        });
        slots.ok().map(|slots| (slots, void))
    }

    /// Whether the player has any play in the window that is open that is not void.
    pub(super) fn has_play(&self, by: Color) -> bool {
        if !self.table.may_play(by) {
            return false;
        }
        let known = self.world.known_to(by);
        self.table.hand(by).iter().filter_map(|held| super::cards::card(held.card)).any(|card| {
            self.may_play(card, by)
                && self
                    .plays_of(&known, card, by, &mut |_, void, _| match void {
                        None => ControlFlow::Break(()),
                        Some(_) => ControlFlow::Continue(()),
                    })
                    .is_break()
        })
    }

    /// Lists the plays of those of the player's cards that are wanted.
    pub(super) fn list_plays(&self, by: Color, filter: &Filter, wanted: &dyn Fn(&Card) -> bool, out: &mut Vec<Listed>) {
        if filter.from.is_some() || !self.table.may_play(by) {
            return;
        }
        let known = self.world.known_to(by);
        let mut listed: Vec<CardId> = Vec::new();
        for held in self.table.hand(by) {
            let (Some(card), false) = (super::cards::card(held.card), listed.contains(&held.card)) else { continue };
            if filter.card.is_some_and(|only| only != held.card) || !wanted(card) || !self.may_play(card, by) {
                continue;
            }
            listed.push(held.card);
            let cx = Context::new(&known, by);
            let _ = self.plays_of(&known, card, by, &mut |slots, void, captures| {
                if void.is_none() || filter.void {
                    let mut action = Action::card(held.card);
                    cx.picks(&card.effect, slots, |pick| action.picks.push(pick));
                    out.push(Listed { action, captures, void });
                }
                ControlFlow::Continue(())
            });
        }
    }
}
