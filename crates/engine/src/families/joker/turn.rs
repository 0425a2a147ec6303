//! The course of a turn: what comes after the action.

use super::{FACE_DOWN, GOAL, Joker, LAST_STAND, Stage};
use crate::ground::{self, game_over_event, turn_event};
use crate::protocol::{Action, CardId, EndReason, Event, EventType, Events, Outcome, Value};
use board::{Color, Kind, Move};
use std::sync::Arc;

/// Why points are scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    Card,
    Masquerade,
    Check,
    LastStand,
}

impl Why {
    const fn name(self) -> &'static str {
        match self {
            Why::Card => "card",
            Why::Masquerade => "masquerade",
            Why::Check => "check",
            Why::LastStand => "last-stand",
        }
    }
}

impl Joker {
    /// The player on turn makes a normal move; his open card, if he has one, is discarded.
    pub(super) fn move_piece(&mut self, mv: Move, events: &mut Events) {
        let mover = self.world.position.turn;
        let made = self.world.play(mv);
        let quiet = made.captured.is_none() && !made.piece.kinds.has(Kind::Pawn);
        self.course.clock = if quiet { self.course.clock + 1 } else { 0 };
        self.course.last = Some((mv.from, mv.to));
        if events.is_kept() {
            ground::moved_events(&made, mv, &self.world.position, |event| events.push(|| event));
        }
        if let Some(card) = self.face_up[mover.index()].take() {
            Arc::make_mut(&mut self.lots).discard.push(card);
            events.push(|| Event::new(EventType::CardDiscarded).color(mover).card(card));
        }
        self.action_is_done(events);
    }

    /// The player on turn uses his open card, which is then scored.
    pub(super) fn use_card(&mut self, action: &Action, events: &mut Events) {
        let mover = self.world.position.turn;
        let Some(card) = self.open_card(mover) else { return };
        let Some((play, _)) = self.read_play(card, action) else { return };
        let masked = play.reading != card.printed();
        events.push(|| {
            let event = Event::new(EventType::CardPlayed).color(mover).card(card.id);
            event.with("masquerade", Value::Flag(masked))
        });
        self.do_play(card, &play, events);
        self.course.clock = 0;
        self.face_up[mover.index()] = None;
        if masked {
            self.score_points(mover, None, FACE_DOWN, Why::Masquerade, events);
        } else {
            self.score_points(mover, Some(card.id), u32::from(card.value), Why::Card, events);
        }
        self.action_is_done(events);
    }

    fn score_points(&mut self, color: Color, card: Option<CardId>, points: u32, why: Why, events: &mut Events) {
        self.scores[color.index()] += points;
        Arc::make_mut(&mut self.lots).piles[color.index()].push(card);
        let total = self.scores[color.index()];
        events.push(|| {
            let event = Event::new(EventType::Scored).color(color);
            let event = card.into_iter().fold(event, Event::card);
            event
                .with("points", Value::Number(points as i32))
                .with("total", Value::Number(total as i32))
                .with("why", Value::Word(why.name()))
        });
        if total >= GOAL {
            self.course.outcome = Some(Outcome::win(color, EndReason::Points));
        }
    }

    /// A player scores the top card face-down, if there is one.
    fn reward(&mut self, color: Color, why: Why, events: &mut Events) {
        if self.stock.take() {
            self.score_points(color, None, FACE_DOWN, why, events);
        }
    }

    fn action_is_done(&mut self, events: &mut Events) {
        if !self.world.taken.is_empty() {
            let taken = std::mem::take(&mut self.world.taken);
            let lots = Arc::make_mut(&mut self.lots);
            taken.iter().for_each(|piece| lots.captured.add(piece));
        }
        let first_turn = self.world.position.turn == Color::White && self.course.turn_number == 1;
        if let Some(outcome) = self.course.outcome {
            events.push(|| game_over_event(outcome));
        } else if first_turn {
            self.pass_on(events);
        } else if self.stock.count() > 0 {
            self.stage = Stage::Draw;
        } else {
            self.deck_is_empty(events);
        }
    }

    /// No card can be drawn: mate is looked at first, then points decide.
    fn deck_is_empty(&mut self, events: &mut Events) {
        let mover = self.world.position.turn;
        self.hand_over();
        let [white, black] = self.scores;
        let outcome = if self.is_in_check(&self.world, !mover) && !self.has_action() {
            Outcome::win(mover, EndReason::Checkmate)
        } else if white == black {
            Outcome::draw(EndReason::DeckEmpty)
        } else {
            Outcome::win(if white > black { Color::White } else { Color::Black }, EndReason::DeckEmpty)
        };
        self.course.outcome = Some(outcome);
        events.push(|| game_over_event(outcome));
    }

    /// The card is turned up for the player on turn.
    pub(super) fn turn_up(&mut self, card: CardId, events: &mut Events) {
        let mover = self.world.position.turn;
        self.stock.turn_up(card);
        self.face_up[mover.index()] = Some(card);
        events.push(|| Event::new(EventType::CardDrawn).color(mover).card(card));
        self.pass_on(events);
    }

    /// Goes on where a card is due as if it were one that nobody can use: what a player who thinks ahead can expect of it.
    pub fn draw_unseen(&mut self) {
        if self.stage == Stage::Draw {
            self.stock.take();
            self.pass_on(&mut Events::dropped());
        }
    }

    fn hand_over(&mut self) {
        self.stage = Stage::Action;
        self.world.position.turn = !self.world.position.turn;
        if self.world.position.turn == Color::White {
            self.course.turn_number += 1;
        }
    }

    /// The check test at the end of a turn, then the other player's turn with his last stand.
    fn pass_on(&mut self, events: &mut Events) {
        let mover = self.world.position.turn;
        let next = !mover;
        self.hand_over();
        let check = self.is_in_check(&self.world, next);
        let stuck = !self.has_action();
        if check {
            events.push(|| {
                let event = Event::new(EventType::Check).color(next);
                let by_card = !self.world.position.in_check(next);
                let event = event.with("card", Value::Flag(by_card));
                self.world.position.royals[next.index()].into_iter().fold(event, Event::to)
            });
            if stuck {
                self.course.outcome = Some(Outcome::win(mover, EndReason::Checkmate));
            } else if self.scores[next.index()] + FACE_DOWN < GOAL {
                self.reward(next, Why::Check, events);
            }
        }
        if self.course.outcome.is_none() && self.world.position.board.side(next).count() <= LAST_STAND {
            self.reward(mover, Why::LastStand, events);
        }
        if self.course.outcome.is_none() && stuck {
            self.course.outcome = Some(Outcome::draw(EndReason::Stalemate));
        }
        match self.course.outcome {
            Some(outcome) => events.push(|| game_over_event(outcome)),
            None => events.push(|| turn_event(next, self.course.turn_number)),
        }
    }

    /// Whether the player who is to begin from a set-up can do anything.
    pub(super) fn judge_start(&mut self) {
        if self.has_action() {
            return;
        }
        let color = self.world.position.turn;
        self.course.outcome = Some(if self.is_in_check(&self.world, color) {
            Outcome::win(!color, EndReason::Checkmate)
        } else {
            Outcome::draw(EndReason::Stalemate)
        });
    }
}
