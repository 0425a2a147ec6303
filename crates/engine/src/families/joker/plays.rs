//! What can be done in a turn: normal moves, and the own open card.

use super::card::Reading;
use super::danger::Watch;
use super::{Card, Joker, World};
use crate::effects::{Context, Doing, Slots, Step};
use crate::protocol::{Action, Event, EventType, Events, Pick};
use arrayvec::ArrayVec;
use board::{Bitboard, Kind, Move, Piece, Square};
use std::ops::ControlFlow;

/// What a pawn on its last rank becomes.
pub(super) const PROMOTIONS: [Kind; 4] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// What the pawns that have arrived become, in square order. No card brings more than this many there.
type Becomes = ArrayVec<Kind, 4>;

/// A play of a card: what was chosen, how its bold kinds are read, what pawns become.
pub(super) struct Play {
    pub(super) slots: Slots,
    pub(super) reading: Reading,
    pub(super) becomes: Becomes,
}

impl World {
    /// Turns the pawns that have arrived into these kinds.
    fn promote(&mut self, becomes: &[Kind], events: &mut Events) {
        for (at, kind) in self.arrived().into_iter().zip(becomes) {
            if let Some(piece) = self.position.board.get(at) {
                self.position.board.put(at, Piece { kinds: (*kind).into(), ..piece });
                let event = Event::new(EventType::Promoted).piece(piece.id).color(piece.side.color());
                events.push(|| event.to(at).kind(*kind));
            }
        }
    }
}

/// Calls `f` with the world in which the pawns that have arrived are promoted, in every way.
fn promotions(world: &World, f: &mut dyn FnMut(&[Kind], &World) -> ControlFlow<()>) -> ControlFlow<()> {
    let count = world.arrived().count();
    if count == 0 {
        return f(&[], world);
    }
    for number in 0..4_usize.pow(count.min(4)) {
        // The first pawn's kind varies last.
        let digit = |pawn: u32| PROMOTIONS[number / 4_usize.pow(count.min(4) - 1 - pawn) % 4];
        let becomes: Becomes = (0..count.min(4)).map(digit).collect();
        let mut next = world.clone();
        next.promote(&becomes, &mut Events::dropped());
        f(&becomes, &next)?;
    }
    ControlFlow::Continue(())
}

impl Joker {
    /// Calls `f` with each legal normal move until it breaks.
    pub(super) fn each_move(&self, watch: &Watch, f: &mut dyn FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut flow = ControlFlow::Continue(());
        self.world.position.targets(|from, targets| {
            for to in targets {
                let kinds = self.world.position.promotions(from, to);
                // What a pawn becomes can decide what the enemy's card may do.
                let mut each = |promotion| {
                    let mv = Move { from, to, promotion };
                    if self.is_safe(mv, watch) { f(mv) } else { ControlFlow::Continue(()) }
                };
                flow = if kinds.is_empty() { each(None) } else { kinds.iter().map(Some).try_for_each(each) };
                if flow.is_break() {
                    return false;
                }
            }
            true
        });
        flow?;
        self.world.second_passant().into_iter().filter(|mv| self.is_safe(*mv, watch)).try_for_each(f)
    }

    /// Calls `f` with each play of the own open card, the world after it and its captures, until it breaks. `safe`: only those
    /// that do not leave the own king in check.
    pub(super) fn each_play(
        &self,
        card: &Card,
        safe: bool,
        f: &mut dyn FnMut(&Play, &World, Bitboard) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let by = self.world.position.turn;
        for reading in card.readings(&self.world.position, by) {
            let cx = Context { bold: &reading, ..Context::new(&self.world, by) };
            card.effect.plays(&cx, &mut |slots, world, captures| {
                if !world.has_kings() {
                    return ControlFlow::Continue(());
                }
                promotions(world, &mut |becomes, world| {
                    if safe && self.is_in_check(world, by) {
                        return ControlFlow::Continue(());
                    }
                    let becomes = becomes.iter().copied().collect();
                    f(&Play { slots: slots.clone(), reading: reading.clone(), becomes }, world, captures)
                })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// The play as an action.
    pub(super) fn action(&self, card: &Card, play: &Play) -> Action {
        let mut action = Action::card(card.id);
        if play.reading != card.printed() {
            action.bold = play.reading.clone();
        }
        let by = self.world.position.turn;
        let cx = Context { bold: &play.reading, ..Context::new(&self.world, by) };
        card.effect.picks(&cx, &play.slots, |pick| {
            let _ = action.picks.try_push(pick);
        });
        for kind in &play.becomes {
            let _ = action.picks.try_push(Pick::Kind(*kind));
        }
        action
    }

    /// The play an action of the own open card means, legal or not as far as the own king goes, with the world after it.
    pub(super) fn read_play(&self, card: &Card, action: &Action) -> Option<(Play, World)> {
        let by = self.world.position.turn;
        let reading = if action.bold.is_empty() { card.printed() } else { action.bold.clone() };
        // As printed it is written without its kinds.
        let spelled = action.bold.is_empty() || reading != card.printed();
        if !spelled || !card.is_reading(&reading, &self.world.position, by) {
            return None;
        }
        let cx = Context { bold: &reading, ..Context::new(&self.world, by) };
        let mut found = None;
        let slots = card.effect.read(&cx, &action.picks, &mut |_, world, rest| {
            let Some(becomes) = promotions_in(world, rest).filter(|_| world.has_kings()) else { return false };
            let mut world = world.clone();
            world.promote(&becomes, &mut Events::dropped());
            found = Some((becomes, world));
            true
        })?;
        let (becomes, world) = found?;
        Some((Play { slots, reading, becomes }, world))
    }

    /// Does a play on the board.
    pub(super) fn do_play(&mut self, card: &Card, play: &Play, events: &mut Events) {
        let by = self.world.position.turn;
        let mut doing = Doing { bold: &play.reading, ..Doing::new(by, events) };
        let done = card.effect.perform(&play.slots, &mut self.world, &mut doing);
        debug_assert!(done.is_ok(), "{} was listed", card.id);
        self.world.promote(&play.becomes, events);
        self.world.settle();
        self.course.last = last_way(card, &play.slots);
    }

    /// Whether the player on turn has anything legal to do.
    pub(super) fn has_action(&self) -> bool {
        let stop = &mut |_| ControlFlow::Break(());
        self.each_move(&self.watch(), stop).is_break()
            || self
                .open_card(self.world.position.turn)
                .is_some_and(|card| self.each_play(card, true, &mut |_, _, _| ControlFlow::Break(())).is_break())
    }
}

/// The kinds of the picks, if they are right for the pawns that have arrived.
fn promotions_in(world: &World, picks: &[Pick]) -> Option<Becomes> {
    if picks.len() != world.arrived().count() as usize || picks.len() > 4 {
        return None;
    }
    picks.iter().map(|pick| pick.kind().filter(|kind| PROMOTIONS.contains(kind))).collect()
}

/// From where to where the last piece went that the card moved.
fn last_way(card: &Card, slots: &Slots) -> Option<(Square, Square)> {
    let steps = card.effect.parts.iter().flat_map(|part| &part.steps);
    let ways = steps.filter_map(|step| match step {
        Step::Walk { piece, to } | Step::Warp { piece, to } | Step::Move { piece, to, .. } => Some((*piece, *to)),
        Step::Swap { one, other } => Some((*one, *other)),
        _ => None,
    });
    ways.filter_map(|(from, to)| Some((slots.square(from)?, slots.square(to)?))).next_back()
}
