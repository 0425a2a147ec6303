//! What one player knows and the other does not.

use super::flow::is_secret;
use super::table::Pool;
use super::{Stage, Tempete, World, cards};
use crate::Rules;
use crate::chance::Draws;
use crate::protocol::{Action, CardId, EndReason, Events, Verb, Viewer};
use board::{Bitboard, Color, Kind, Square};
use std::sync::Arc;

/// What an abducted piece is imagined to be by who did not see it.
const IMAGINED: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

fn one_of(set: Bitboard, draws: &mut Draws) -> Option<Square> {
    set.into_iter().nth(draws.below(set.count()) as usize)
}

impl Tempete {
    /// The action with what the viewer may not know of it as `?`.
    pub(super) fn redacted(&self, action: &Action, viewer: Viewer) -> String {
        let card = action.card.and_then(cards::card);
        match action.verb {
            Verb::Card if card.is_some_and(is_secret) && !viewer.sees(self.asked_player()) => {
                action.card.map_or_else(String::new, |card| format!("@{card}:?"))
            }
            Verb::Drawn if self.table.due.first().is_some_and(|(color, open)| !open && !viewer.sees(*color)) => {
                "card:?".to_string()
            }
            _ => action.to_string(),
        }
    }

    /// What the actor must expect after the action: no trap he does not know of, no answer from a hand he does not see.
    pub(super) fn previewed(&self, action: &Action, events: &mut Events) -> Tempete {
        let mut next = self.clone();
        let Some(actor) = self.mover().player() else {
            next.apply(action, events);
            return next;
        };
        if self.stage == Stage::Guess {
            // Whether it is right will be seen.
            return next;
        }
        next.preview_for = Some(actor);
        next.world = self.world.known_to(actor);
        next.apply(action, events);
        next
    }

    /// Deals anew what the seat cannot see: the other's face-down cards, the deck, the other's traps, the abducted piece.
    pub(super) fn dealt_anew(&mut self, seat: Color, draws: &mut Draws) {
        self.deal_cards(seat, draws);
        let other = !seat;
        let traps = self.world.traps_of(other);
        if traps.any() {
            self.move_traps(other, draws);
        }
        if self.turn != seat {
            self.imagine_abducted(seat, draws);
        }
    }

    fn deal_cards(&mut self, seat: Color, draws: &mut Draws) {
        let table = &mut self.table;
        let mut unseen = table.game;
        let mut known: Vec<CardId> = table.discard.clone();
        known.extend(table.hand(seat).iter().map(|held| held.card));
        known.extend(table.hand(!seat).iter().filter(|held| held.open || held.seen).map(|held| held.card));
        known.into_iter().for_each(|card| unseen.remove(card));
        let mut cards: Vec<CardId> = unseen.iter().collect();
        for last in (1..cards.len()).rev() {
            cards.swap(last, draws.below(last as u32 + 1) as usize);
        }
        for held in table.hands[(!seat).index()].iter_mut().filter(|held| !held.open && !held.seen) {
            if let Some(card) = cards.pop() {
                held.card = card;
            }
        }
        for place in &mut table.order {
            if let Some(card) = cards.pop() {
                *place = card;
            }
        }
        let rest = table.pool.len() as usize;
        let mut pool = Pool::default();
        cards.into_iter().take(rest).for_each(|card| pool.insert(card));
        table.pool = pool;
    }

    /// Hides the other's traps elsewhere: on squares that are free or carry his own pieces.
    fn move_traps(&mut self, other: Color, draws: &mut Draws) {
        let index = other.index();
        let board = &self.world.position.board;
        let mut open = !(board.occupied().without(board.side(other)) | self.world.position.masks.closed);
        let mut hide = |count: u32| {
            let mut set = Bitboard::EMPTY;
            for _ in 0..count {
                if let Some(square) = one_of(open, draws) {
                    open.remove(square);
                    set.insert(square);
                }
            }
            set
        };
        let traps = hide(self.world.traps[index].count());
        let bombs = hide(self.world.bombs[index].count());
        let set = |world: &mut World| {
            world.traps[index] = traps;
            world.bombs[index] = bombs;
            if let Some(before) = &mut world.before {
                let before = Arc::make_mut(before);
                before.traps[index] = traps;
                before.bombs[index] = bombs;
            }
        };
        set(&mut self.world);
        if let Some(played) = &mut self.played {
            set(Arc::make_mut(&mut played.before));
        }
        if let Some(opening) = &mut self.opening {
            set(Arc::make_mut(opening));
        }
    }

    fn imagine_abducted(&mut self, seat: Color, draws: &mut Draws) {
        let free = !(self.world.position.board.occupied() | self.world.position.masks.closed);
        let Some(gone) = &mut self.world.abducted else { return };
        if gone.piece.origin == seat
            && let Some(square) = one_of(free, draws)
        {
            gone.square = square;
            gone.piece.kinds = IMAGINED[draws.below(IMAGINED.len() as u32) as usize].into();
        }
    }
}

impl Tempete {
    /// The label of an action, in English letters: moves in SAN with a sign for check, and for mate where no hidden card can
    /// still undo it.
    pub(super) fn labelled(&self, action: &Action) -> String {
        let (Verb::Move, Some(mv)) = (action.verb, action.as_move()) else { return action.to_string() };
        let mut text = crate::ground::san_move(&self.world.position, mv);
        let next = self.previewed(action, &mut Events::dropped());
        if next.outcome().is_some_and(|outcome| outcome.reason == EndReason::Checkmate) {
            text.push('#');
        } else if next.world.position.in_check(!self.turn) {
            text.push('+');
        }
        text
    }
}
