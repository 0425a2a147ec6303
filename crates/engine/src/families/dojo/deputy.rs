use super::Dojo;
use super::counting::about;
use crate::protocol::{EventType, Events, Value};
use board::{Bitboard, Kind, Square};

impl Dojo {
    /// Squares of the pieces the player on turn may appoint as deputy: active ones, and passive ones nobody stands on;
    /// neither deputies nor one demoted this turn.
    pub(super) fn candidates(&self) -> Bitboard {
        let color = self.position.turn;
        let active = self.crew(color).without(self.position.board.kind(Kind::Queen) | self.demoted);
        let wakes = |square: &Square| self.sleeper(*square, color).is_some_and(|(_, it)| it.kind != Kind::Queen);
        let passive: Bitboard = self.members.iter().map(|member| member.square).collect();
        active | passive.into_iter().filter(wakes).collect()
    }

    /// Rule 2: another piece becomes the deputy; a passive one wakes.
    pub(super) fn appoint(&mut self, square: Square, events: &mut Events) {
        if self.position.board.get(square).is_some() {
            self.change(square, Kind::Queen, "appointed", events);
        } else if let Some(member) = self.wake(square, self.position.turn, Kind::Queen) {
            self.course.clock = 0;
            if let Some(piece) = self.position.board.get(square) {
                let was = Value::Word(member.kind.name());
                events.push(|| {
                    about(EventType::Unmarked, square, &piece, "appointed").with("mark", Value::Word("passive"))
                });
                events.push(|| about(EventType::Changed, square, &piece, "appointed").with("was", was));
            }
        }
        self.ask_deputy(events);
    }
}
