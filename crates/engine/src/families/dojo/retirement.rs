use super::counting::about;
use super::moves::threats;
use super::{Dojo, Stage};
use crate::protocol::{EventType, Events, Value};
use board::{Bitboard, Square};

impl Dojo {
    /// Rule 3: a yellow belt that has reached the enemy back rank leaves, and its owner may retire an enemy piece.
    pub(super) fn arrive(&mut self, square: Square, events: &mut Events) {
        if let Some(piece) = self.take_off(square) {
            self.course.clock = 0;
            self.past.forget();
            events.push(|| about(EventType::Removed, square, &piece, "successful"));
        }
        if self.crew(!self.position.turn).any() {
            self.stage = Stage::Retire(square);
        } else {
            self.close_turn(events);
        }
    }

    /// What attacks the own antisensei at the end of the turn if nobody is retired.
    pub(super) fn threats_unretired(&self) -> Bitboard {
        threats(&self.position, self.position.turn, self.taken_now())
    }

    /// The enemy pieces whose retirement leaves the own antisensei safe. A retired piece attacks nothing and goes on
    /// blocking.
    pub(super) fn retirable(&self) -> Bitboard {
        let threats = self.threats_unretired();
        let crew = self.crew(!self.position.turn);
        if threats.is_empty() {
            crew
        } else if threats.many() {
            Bitboard::EMPTY
        } else {
            crew & threats
        }
    }

    /// An enemy piece becomes a passive member, and the turn ends.
    pub(super) fn retire(&mut self, square: Square, events: &mut Events) {
        if let Some(piece) = self.make_passive(square) {
            events.push(|| about(EventType::Marked, square, &piece, "retired").with("mark", Value::Word("passive")));
        }
        self.close_turn(events);
    }
}
