use super::{Stage, Tempete, World};
use crate::Key;
use crate::effects::World as _;
use crate::ground::{self, game_over_event};
use crate::protocol::{EndReason, Events, Outcome};
use board::{Bitboard, Color, Kind};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Plies without capture, pawn move or card that changed the board after which the game is drawn.
const MOST_QUIET_PLIES: u32 = 100;

impl World {
    /// What lasts for the turn of this player only is over.
    fn end_turn_of(&mut self, color: Color) {
        let other = !color;
        let board = &self.position.board;
        let theirs = board.side(color) | board.side(board::Side::Neutral);
        self.position.masks.barred = self.position.masks.barred.without(theirs);
        self.shields[other.index()] = Bitboard::EMPTY;
        self.obliged = self.obliged.filter(|(who, _)| *who != color);
        self.deadline = self.deadline.filter(|who| *who != color);
        self.moved = None;
        self.before = None;
        self.vetoed = None;
        self.declared = None;
        // A double step can be taken in the next turn only.
        let own = |passed: &board::Square| (passed.rank() < 4) == (color == Color::White);
        self.position.en_passant = self.position.en_passant.filter(own);
        self.passed_too = self.passed_too.filter(own);
        self.position.turn = other;
        self.settle();
    }

    /// Board, marks, side to move and rights as one number.
    fn repetition_key(&self) -> u64 {
        let mut key = Key::new();
        self.key_of_board(&mut key);
        key.finish()
    }

    /// What the kernel's key leaves out.
    pub(super) fn key_of_board(&self, key: &mut Key) {
        let position = &self.position;
        key.add(position.key(position.en_passant_legal()));
        key.add(position.royals.iter().fold(0, |sum, royal| sum * 65 + royal.map_or(0, |at| at.index() as u64 + 1)));
        for set in [self.magnets, position.masks.closed, position.masks.barred] {
            key.add(set.0);
        }
        for pair in [self.traps, self.bombs, self.shields] {
            key.add(pair[0].0);
            key.add(pair[1].0);
        }
        key.add(self.passed_too.map_or(0, |at| at.index() as u64 + 1));
        key.add(u64::from(position.laws.berolina));
        for absent in &self.absent {
            key.add(absent.map_or(0, |piece| 1 + u64::from(piece.kinds.0)));
        }
    }
}

impl Tempete {
    /// The turn goes to the other player.
    pub(super) fn hand_over(&mut self) {
        self.world.end_turn_of(self.turn);
        self.turn = !self.turn;
        if self.turn == Color::White {
            self.world.course.turn_number += 1;
        }
        self.table.spent = [false; 2];
        self.played = None;
        self.opening = None;
    }

    /// A turn begins: the position stands. Does the game end?
    pub(super) fn begin(&mut self, events: &mut Events) {
        if self.world.deadline == Some(self.turn) {
            self.opening = Some(Arc::new(self.world.clone()));
        }
        let times = self.past.stands(self.world.repetition_key());
        if self.world.absent[self.turn.index()].is_some() {
            self.stage = Stage::Place;
            if self.places().is_empty() {
                self.world.course.outcome = Some(Outcome::draw(EndReason::Stalemate));
            }
        } else {
            self.enter_main(&mut Events::dropped());
        }
        if self.world.course.outcome.is_none() {
            self.world.course.outcome = if times >= 3 {
                Some(Outcome::draw(EndReason::Repetition))
            } else if self.world.course.clock >= MOST_QUIET_PLIES {
                Some(Outcome::draw(EndReason::MoveLimit))
            } else {
                None
            };
        }
        ground::turn_over(self, events);
    }

    /// The player on turn is to move: an order he cannot follow lapses, and if he can do nothing the game is over.
    pub(super) fn enter_main(&mut self, events: &mut Events) {
        self.stage = Stage::Main;
        if let Some(kind) = self.obliged_kind()
            && !self.world.has_moves_of(kind)
        {
            self.world.obliged = None;
        }
        if self.world.has_moves() || self.rescued() {
            return;
        }
        let outcome = if self.world.position.in_check(self.turn) {
            Outcome::win(!self.turn, EndReason::Checkmate)
        } else {
            Outcome::draw(EndReason::Stalemate)
        };
        self.world.course.outcome = Some(outcome);
        events.push(|| game_over_event(outcome));
    }

    /// The kind the player on turn must move.
    pub(super) fn obliged_kind(&self) -> Option<Kind> {
        self.world.obliged.filter(|(who, _)| *who == self.turn).map(|(_, kind)| kind)
    }

    /// Whether a single card of the player on turn, who has no legal move, ends the check or makes a move possible, or is a
    /// move itself. Looks one card deep and not at the other hand.
    fn rescued(&self) -> bool {
        let by = self.turn;
        if !self.table.may_play(by) || self.world.vetoed.is_some() {
            return false;
        }
        let hidden = self.preview_for.is_some_and(|viewer| viewer != by);
        if hidden && self.table.hand(by).iter().any(|held| !held.open) {
            // Nobody can tell.
            return true;
        }
        let known = self.world.known_to(by);
        let checked = known.position.in_check(by);
        let cards = self.table.hand(by).iter().filter_map(|held| super::cards::card(held.card));
        cards.filter(|card| self.may_play(card, by)).any(|card| {
            let cx = crate::effects::Context::new(&known, by);
            cx.plays(&card.effect, &mut |slots| {
                let helps = known.attempt(card, slots, by, &mut Events::dropped()).is_ok_and(|attempt| {
                    let after = &attempt.world;
                    let ends_check = checked && !after.position().in_check(by);
                    attempt.void.is_none() && (card.is_move() || ends_check || after.has_moves())
                });
                if helps { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
            .is_break()
        })
    }
}
