use super::counting::about;
use super::moves::threats;
use super::{Dojo, Stage};
use crate::Key;
use crate::ground;
use crate::protocol::{EndReason, EventType, Events, Outcome, Value};
use board::{Bitboard, Color, Kind, Move, Square};

/// Plies without progress after which the game is drawn.
const MOST_QUIET_PLIES: u32 = 150;

impl Dojo {
    /// Makes a move and goes on with what follows from it.
    pub(super) fn make_move(&mut self, mv: Move, events: &mut Events) {
        let mover = self.position.turn;
        let made = self.position.play(mv);
        self.position.turn = mover;
        self.counters[mv.to.index()] = std::mem::take(&mut self.counters[mv.from.index()]);
        if let Some((from, to)) = made.rook {
            self.counters[to.index()] = std::mem::take(&mut self.counters[from.index()]);
        }
        self.course.last = Some((mv.from, mv.to));
        self.course.clock += 1;
        self.taken = made.captured.map(|(square, _)| square);
        if events.is_kept() {
            ground::moved_events(&made, mv, &self.position, |event| events.push(|| event));
        }
        if let Some((square, victim)) = made.captured {
            self.course.clock = 0;
            self.lay_down(square, &victim);
            if square != mv.to {
                self.counters[square.index()] = Default::default();
            }
            events.push(|| about(EventType::Marked, square, &victim, "captured").with("mark", Value::Word("passive")));
            if victim.kinds.has(Kind::King) {
                let outcome = Outcome::win(mover, EndReason::KingCaptured);
                self.course.outcome = Some(outcome);
                events.push(|| ground::game_over_event(outcome));
                return;
            }
        }
        if made.piece.kinds.has(Kind::Pawn) && mv.to.rank() == mover.rank(7) {
            self.arrive(mv.to, events);
        } else {
            self.close_turn(events);
        }
    }

    /// The end of a turn: rule 4, then 1 and 5, then 2. It stops where the player is asked.
    pub(super) fn close_turn(&mut self, events: &mut Events) {
        let due = self.count_near();
        if self.manual {
            self.waiting = due;
        } else {
            due.into_iter().for_each(|square| self.let_go(square, events));
        }
        self.ask_release(events);
    }

    /// A turncoat leaves the game.
    pub(super) fn let_go(&mut self, square: Square, events: &mut Events) {
        if let Some(piece) = self.take_off(square) {
            self.course.clock = 0;
            self.past.forget();
            events.push(|| about(EventType::Removed, square, &piece, "turncoat"));
        }
    }

    /// Asks about the next turncoat, or goes on.
    pub(super) fn ask_release(&mut self, events: &mut Events) {
        while let Some(square) = self.waiting.first() {
            self.waiting.remove(square);
            if self.always_ask || self.may_release(square) {
                self.stage = Stage::Vigilance(square);
                return;
            }
        }
        self.count_belts(events);
        self.count_away(events);
        self.waiting = self.demoted;
        self.ask_deputy(events);
    }

    /// Whether a piece may leave the game without baring its antisensei.
    pub(super) fn may_release(&self, square: Square) -> bool {
        threats(&self.position, self.position.turn, Bitboard::of(square)).is_empty()
    }

    /// Asks who follows the next demoted deputy, or hands the turn over.
    pub(super) fn ask_deputy(&mut self, events: &mut Events) {
        let nobody = self.candidates().is_empty();
        match self.waiting.first() {
            Some(square) if !nobody => {
                self.waiting.remove(square);
                self.stage = Stage::Appoint(square);
            }
            _ => self.hand_over(events),
        }
    }

    fn hand_over(&mut self, events: &mut Events) {
        self.waiting = Bitboard::EMPTY;
        self.demoted = Bitboard::EMPTY;
        self.stage = Stage::Action;
        self.forget_passant();
        self.position.turn = !self.position.turn;
        if self.position.turn == Color::White {
            self.course.turn_number += 1;
        }
        self.begin_turn();
        ground::turn_over(self, events);
    }

    /// A pawn that has left the game, risen or changed sides since its double step cannot be taken en passant.
    pub(super) fn forget_passant(&mut self) {
        let Some(passed) = self.position.en_passant else { return };
        let color = if passed.rank() < 4 { Color::White } else { Color::Black };
        let board = &self.position.board;
        let pawn = |square| (board.side(color) & board.kind(Kind::Pawn)).has(square);
        if !passed.offset(0, color.forward()).is_some_and(pawn) {
            self.position.en_passant = None;
        }
    }

    /// A turn begins: the position stands. Does the game end?
    pub(super) fn begin_turn(&mut self) {
        let mut key = Key::new();
        self.position_key(&mut key);
        let times = self.past.stands(key.finish());
        self.end_if_stuck();
        if self.course.outcome.is_none() {
            self.course.outcome = if times >= 3 {
                Some(Outcome::draw(EndReason::Repetition))
            } else if self.course.clock >= MOST_QUIET_PLIES {
                Some(Outcome::draw(EndReason::MoveLimit))
            } else {
                None
            };
        }
    }

    /// Mate, or a draw, of a player who can neither move nor claim.
    pub(super) fn end_if_stuck(&mut self) {
        if self.claimable().any() || self.has_moves() {
            return;
        }
        self.course.outcome = Some(if self.position.in_check(self.position.turn) {
            Outcome::win(!self.position.turn, EndReason::Checkmate)
        } else {
            Outcome::draw(EndReason::Stalemate)
        });
    }

    /// Adds what makes a position the same: men, rights, passive members, counters.
    pub(super) fn position_key(&self, key: &mut Key) {
        key.add(self.position.key(self.en_passant_legal()));
        for member in &self.members {
            key.add(member.square.index() as u64 | (member.color as u64) << 8 | (member.kind as u64) << 16);
        }
        for square in self.position.board.occupied() {
            let counters = self.counters[square.index()];
            let bytes = [square.index() as u8, 1, counters.friend, counters.idle, counters.away, counters.near, 0, 0];
            if counters != Default::default() {
                key.add(u64::from_le_bytes(bytes) | 1 << 63);
            }
        }
    }
}
