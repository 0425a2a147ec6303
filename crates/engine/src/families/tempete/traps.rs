use super::World;
use crate::effects::{Doing, remove};
use crate::protocol::{Event, EventType, Events, Value, Viewers};
use board::{Bitboard, Color, Side, Square};

impl World {
    /// A piece has come to stand on the square: what the other player hid there goes off and is used up. Whether the piece
    /// still stands there. A royal stays; so does a piece whose removal the ground rule forbids.
    pub(super) fn spring_traps(&mut self, square: Square, doing: &mut Doing) -> bool {
        let hidden = (self.traps_of(Color::White) | self.traps_of(Color::Black)).has(square);
        let Some(piece) = self.position.board.get(square).filter(|_| hidden) else {
            return self.position.board.occupied().has(square);
        };
        let victim = match piece.side {
            Side::White => Color::White,
            Side::Black => Color::Black,
            // A neutral piece is the enemy's of whoever did not move it.
            Side::Neutral => doing.by,
        };
        let owner = !victim;
        if !self.traps_of(owner).has(square) {
            return true;
        }
        let bomb = self.bombs[owner.index()].has(square);
        self.traps[owner.index()].remove(square);
        self.bombs[owner.index()].remove(square);
        let word = if bomb { "bomb" } else { "trap" };
        let sprung = |event: Event| event.color(owner).to(square).with("mark", Value::Word(word));
        if self.position.royals.contains(&Some(square)) {
            doing.tell(EventType::TrapSprung, &piece, |event| sprung(event).with("stays", Value::Word("royal")));
            return true;
        }
        let mut without = self.clone();
        let _ = remove(&mut without, square, &mut Doing::new(doing.by, &mut Events::dropped()));
        without.settle();
        let mut with = self.clone();
        with.settle();
        if let Some(void) = without.verdict(&with) {
            doing.tell(EventType::TrapSprung, &piece, |event| sprung(event).with("stays", Value::Word(void.name())));
            return true;
        }
        doing.captures.insert(square);
        doing.tell(EventType::TrapSprung, &piece, sprung);
        doing.tell(EventType::Removed, &piece, |event| event.to(square));
        *self = without;
        false
    }

    /// The square becomes a hole; what was hidden there goes with it.
    pub(super) fn dig(&mut self, square: Square, doing: &mut Doing) {
        self.position.masks.closed.insert(square);
        for owner in Color::BOTH {
            if self.traps_of(owner).has(square) {
                self.traps[owner.index()].remove(square);
                self.bombs[owner.index()].remove(square);
                doing.events.push(|| {
                    let event = Event::new(EventType::Unmarked).to(square).color(owner);
                    Event { seen_by: Viewers::only(owner), ..event.with("mark", Value::Word("trap")) }
                });
            }
        }
    }

    /// Squares of royals on the board.
    pub(super) fn royals(&self) -> Bitboard {
        self.position.royals.iter().flatten().copied().collect()
    }
}
