use super::Dojo;
use super::counting::about;
use super::moves::NEAR_LIMIT;
use crate::ground;
use crate::protocol::{EventType, Events, Value};
use board::{Bitboard, Kind, Piece, Square};

impl Dojo {
    /// Enemy belts that have stayed near the antisensei of the player on turn a turn too long.
    pub(super) fn claimable(&self) -> Bitboard {
        if !self.manual {
            return Bitboard::EMPTY;
        }
        let color = self.position.turn;
        let due = |square: &Square| self.counters[square.index()].near > NEAR_LIMIT && self.is_near(*square, color);
        self.crew(!color).into_iter().filter(due).collect()
    }

    /// Rule 4: an enemy turncoat becomes a yellow belt of the player on turn. His move is still to come.
    pub(super) fn claim(&mut self, square: Square, events: &mut Events) {
        let color = self.position.turn;
        let Some(piece) = self.position.board.get(square) else { return };
        let claimed = Piece::new(piece.id, Kind::Pawn, color);
        self.position.board.put(square, claimed);
        self.position.castling = self.position.castling.touched(square);
        self.counters[square.index()] = Default::default();
        self.course.clock = 0;
        self.forget_passant();
        let was = Value::Word(piece.kinds.single().map_or("", Kind::name));
        events.push(|| about(EventType::Changed, square, &claimed, "claimed").with("was", was));
        if let Some(check) = ground::check_event(&self.position, !color) {
            events.push(|| check);
        }
        self.end_if_stuck();
        if let Some(outcome) = self.course.outcome {
            events.push(|| ground::game_over_event(outcome));
        }
    }
}
