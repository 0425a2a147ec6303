use super::{Chess, INFO};
use crate::chance::Draws;
use crate::ground::{self, Course, listed_move, refuse_move};
use crate::protocol::{Action, EndReason, Events, Filter, Listed, Outcome, Refusal, RefusalCode, Verb, View, Viewer};
use crate::{Key, Rules};
use board::{Color, Kind, Made, Move, Position};

/// Plies without capture or pawn move after which the game is drawn.
pub(super) const MOST_QUIET_PLIES: u32 = 100;

/// How often a position stands when the game is drawn.
pub(super) const REPETITIONS: usize = 3;

impl Chess {
    /// Looks whether the game ends with the position that stands now: mate, stalemate, insufficient material, repetition,
    /// move limit, the first of these (rules/chess.md).
    pub(super) fn judge(&mut self) {
        let drawn = self.judge_draws();
        let mated = !self.position.has_moves();
        self.course.outcome = if mated && self.position.in_check(self.position.turn) {
            Some(Outcome::win(!self.position.turn, EndReason::Checkmate))
        } else if mated {
            Some(Outcome::draw(EndReason::Stalemate))
        } else {
            drawn.map(Outcome::draw)
        };
    }

    /// Notes the position that stands now, and looks whether it is a draw if there is a move in it.
    pub(super) fn judge_draws(&mut self) -> Option<EndReason> {
        // The square of a double step counts only while a capture there is legal.
        let times = self.past.stands_in_turn(self.position.key(self.position.en_passant_legal()));
        if self.position.board.insufficient_material() {
            Some(EndReason::InsufficientMaterial)
        } else if times >= REPETITIONS {
            Some(EndReason::Repetition)
        } else if self.course.clock >= MOST_QUIET_PLIES {
            Some(EndReason::MoveLimit)
        } else {
            None
        }
    }

    /// Makes a move and keeps the clock; whether the game is over is not looked at.
    pub(super) fn advance(&mut self, mv: Move) -> Made {
        let made = self.position.play(mv);
        if made.captured.is_some() || made.piece.kinds.has(Kind::Pawn) {
            self.course.clock = 0;
            self.past.forget();
        } else {
            self.course.clock += 1;
        }
        made
    }

    /// Plies since the last capture or pawn move.
    pub(super) fn clock(&self) -> u32 {
        self.course.clock
    }

    pub(super) fn repeatable(&self) -> usize {
        self.past.len()
    }
}

impl Rules for Chess {
    fn position(&self) -> &Position {
        &self.position
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn list(&self, filter: &Filter, out: &mut Vec<Listed>) {
        if filter.card.is_some() {
            return;
        }
        self.position.moves(|mv| {
            if filter.from.is_some_and(|from| from != mv.from) {
                return;
            }
            out.push(listed_move(&self.position, mv));
        });
    }

    fn is_listed(&self, action: &Action) -> bool {
        action.as_move().is_some_and(|mv| self.position.is_legal(mv))
    }

    fn apply(&mut self, action: &Action, events: &mut Events) {
        let Some(mv) = action.as_move() else { return };
        let mover = self.position.turn;
        let made = self.advance(mv);
        if let Some((_, victim)) = &made.captured {
            self.captured.add(victim);
        }
        self.course.last = Some((mv.from, mv.to));
        if mover == Color::Black {
            self.course.turn_number += 1;
        }
        self.judge();
        if events.is_kept() {
            ground::moved_events(&made, mv, &self.position, |event| events.push(|| event));
            ground::turn_over(self, events);
        }
    }

    fn refuse(&self, action: &Action) -> Refusal {
        match (action.verb, action.as_move()) {
            (Verb::Move, Some(mv)) => refuse_move(&self.position, mv, RefusalCode::Hole),
            _ => None,
        }
        .unwrap_or_else(|| Refusal::new(RefusalCode::Other))
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = ground::fill(self, INFO.id, viewer);
        view.captured = self.captured.view();
        view
    }

    fn key(&self, key: &mut Key) {
        key.add(self.position.key(self.position.en_passant_legal()));
        self.course.key(key);
        self.past.key(key);
    }

    fn passed(&self) -> Option<Chess> {
        if self.position.in_check(self.position.turn) {
            return None;
        }
        let mut next = self.clone();
        next.position.turn = !next.position.turn;
        next.position.en_passant = None;
        next.course.clock += 1;
        next.judge();
        Some(next)
    }

    fn search_key(&self) -> u64 {
        self.past.last().unwrap_or_default()
    }

    fn certain(&self) -> bool {
        true
    }

    fn playout(&self, draws: &mut Draws, most: u32) -> u32 {
        super::playout::playout(self, draws, most)
    }

    fn perft(&self, depth: u32) -> u64 {
        super::perft::perft(self, depth)
    }
}
