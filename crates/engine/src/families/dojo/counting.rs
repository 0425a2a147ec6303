use super::moves::NEAR_LIMIT;
use super::{Dojo, next_belt};
use crate::protocol::{Counters, Event, EventType, Events, Value};
use board::{Bitboard, Color, Kind, Piece, Square};

/// Turns near the own antisensei after which a belt rises.
pub(super) const FRIEND_LIMIT: u8 = 15;
/// Turns without a move after which a belt rises.
pub(super) const IDLE_LIMIT: u8 = 16;
/// Turns far from the own antisensei after which a deputy is demoted.
pub(super) const AWAY_LIMIT: u8 = 10;

impl Dojo {
    /// Squares of the pieces of `color` that have a counter for being near the enemy antisensei.
    fn belts(&self, color: Color) -> Bitboard {
        self.crew(color).without(self.position.board.kind(Kind::Queen))
    }

    /// Whether a piece is fewer than three squares from an antisensei.
    pub(super) fn is_near(&self, square: Square, antisensei: Color) -> bool {
        self.position.royals[antisensei.index()].is_some_and(|royal| square.distance(royal) < 3)
    }

    /// Rule 4 for all pieces of the player on turn: counts, and gives the squares where the limit is reached just now.
    pub(super) fn count_near(&mut self) -> Bitboard {
        let color = self.position.turn;
        let mut due = Bitboard::EMPTY;
        for square in self.belts(color) {
            let near = self.is_near(square, !color);
            let counter = &mut self.counters[square.index()].near;
            *counter = if near { counter.saturating_add(1) } else { 0 };
            if *counter == NEAR_LIMIT {
                due.insert(square);
            }
        }
        due
    }

    /// Rules 1 and 5 for all pieces of the player on turn.
    pub(super) fn count_belts(&mut self, events: &mut Events) {
        let color = self.position.turn;
        let moved = self.course.last.map(|(_, to)| to);
        for square in self.belts(color) {
            let Some(higher) = self.belt_at(square).and_then(next_belt) else { continue };
            let near = self.is_near(square, color);
            let counters = &mut self.counters[square.index()];
            counters.friend = if near { counters.friend + 1 } else { 0 };
            counters.idle = if moved == Some(square) { 0 } else { counters.idle + 1 };
            let friend = counters.friend >= FRIEND_LIMIT;
            if friend || counters.idle >= IDLE_LIMIT {
                self.change(square, higher, if friend { "friend" } else { "idle" }, events);
            }
        }
    }

    /// Rule 2 for all deputies of the player on turn: counts and demotes.
    pub(super) fn count_away(&mut self, events: &mut Events) {
        let color = self.position.turn;
        let royal = self.position.royals[color.index()];
        for square in self.crew(color) & self.position.board.kind(Kind::Queen) {
            let away = royal.is_some_and(|royal| square.distance(royal) > 5);
            let counter = &mut self.counters[square.index()].away;
            *counter = if away { *counter + 1 } else { 0 };
            if *counter >= AWAY_LIMIT {
                self.change(square, Kind::Pawn, "treason", events);
                self.demoted.insert(square);
            }
        }
    }

    /// A piece changes its kind, and its counters start anew.
    pub(super) fn change(&mut self, square: Square, kind: Kind, why: &'static str, events: &mut Events) {
        let Some(piece) = self.position.board.get(square) else { return };
        self.position.board.put(square, Piece { kinds: kind.into(), ..piece });
        self.position.castling = self.position.castling.touched(square);
        self.counters[square.index()] = Counters::default();
        self.course.clock = 0;
        let was = piece.kinds.single().map_or("", Kind::name);
        events.push(|| about(EventType::Changed, square, &piece, why).kind(kind).with("was", Value::Word(was)));
    }
}

/// An event about a piece on a square, with the rule that makes it happen.
pub(super) fn about(what: EventType, square: Square, piece: &Piece, why: &'static str) -> Event {
    Event::new(what)
        .piece(piece.id)
        .color(piece.side.color())
        .to(square)
        .kind(piece.kinds.single())
        .with("why", Value::Word(why))
}
