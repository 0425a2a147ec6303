use super::{INFO, Joker, Stage};
use crate::chance::Draws;
use crate::ground::{self, Course};
use crate::protocol::{
    Action, Actor, EndReason, Events, Filter, Listed, Pair, Phase, Pick, Refusal, SquareName, Verb, View, Viewer,
};
use crate::{Key, Rules};
use board::{Bitboard, Color, Position};
use std::ops::ControlFlow;

impl Joker {
    /// Adds what stands now, the pile apart.
    fn add_standing(&self, key: &mut Key) {
        let position = &self.world.position;
        key.add(position.key(position.en_passant_legal()));
        key.add(self.world.unmoved.0);
        key.add(self.world.passed_too.map_or(0, |square| square.index() as u64 + 1));
        key.add(self.stage as u64);
        for color in Color::BOTH {
            key.add(self.face_up[color.index()].map_or(0, |card| u64::from(card.code()) + 1));
            key.add(u64::from(self.scores[color.index()]));
        }
        key.add(u64::from(self.course.turn_number == 1));
    }
}

/// Plays of a card that take nothing which a search looks at beyond the next action.
const FEW: u32 = 12;

impl Joker {
    /// Lists the normal moves.
    fn list_moves(&self, filter: &Filter, out: &mut Vec<Listed>) {
        let position = &self.world.position;
        let _ = self.each_move(&self.watch(), &mut |mv| {
            if filter.from.is_none_or(|from| from == mv.from) {
                let taken = position.board.occupied().has(mv.to);
                let captures = if taken { Bitboard::of(mv.to) } else { self.world.victim(mv) };
                out.push(Listed { action: mv.into(), captures, void: None });
            }
            ControlFlow::Continue(())
        });
    }
}

impl Rules for Joker {
    fn position(&self) -> &Position {
        self.position()
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn mover(&self) -> Actor {
        match self.stage {
            Stage::Action => Actor::Player(self.world.position.turn),
            Stage::Draw => Actor::Chance,
        }
    }

    fn stage(&self) -> Phase {
        match self.stage {
            Stage::Action => Phase::Action,
            Stage::Draw => Phase::Chance,
        }
    }

    fn list(&self, filter: &Filter, out: &mut Vec<Listed>) {
        if self.stage == Stage::Draw {
            if filter.from.is_none() && filter.card.is_none() {
                let outcome = |card| Listed::plain(Action::new(Verb::Drawn).with(Pick::Card(card)));
                out.extend(self.stock.next().into_iter().map(outcome));
            }
            return;
        }
        if filter.card.is_none() {
            self.list_moves(filter, out);
        }
        let own = self.open_card(self.world.position.turn);
        if let Some(card) = own.filter(|card| filter.from.is_none() && filter.card.is_none_or(|id| id == card.id)) {
            let _ = self.each_play(card, true, &mut |play, _, captures| {
                out.push(Listed { action: self.action(card, play), captures, void: None });
                ControlFlow::Continue(())
            });
        }
    }

    fn list_few(&self, out: &mut Vec<Listed>) {
        let Some(card) = self.open_card(self.world.position.turn).filter(|_| self.stage == Stage::Action) else {
            return self.list(&Filter::ALL, out);
        };
        self.list_moves(&Filter::ALL, out);
        let mut quiet = 0;
        let _ = self.each_play(card, true, &mut |play, _, captures| {
            quiet += u32::from(captures.is_empty());
            if captures.any() || quiet <= FEW {
                out.push(Listed { action: self.action(card, play), captures, void: None });
            }
            ControlFlow::Continue(())
        });
    }

    fn is_listed(&self, action: &Action) -> bool {
        match (self.stage, action.verb) {
            (Stage::Draw, Verb::Drawn) => {
                matches!(action.picks.as_slice(), [Pick::Card(card)] if self.stock.next().contains(card))
            }
            (Stage::Action, Verb::Move) => action.as_move().is_some_and(|mv| {
                let position = &self.world.position;
                let legal = position.is_legal(mv) || self.world.second_passant().contains(&mv);
                legal && self.is_safe(mv, &self.watch())
            }),
            (Stage::Action, Verb::Card) => {
                let turn = self.world.position.turn;
                let own = self.open_card(turn).filter(|card| action.card == Some(card.id));
                let after = own.and_then(|card| self.read_play(card, action));
                after.is_some_and(|(_, after)| !self.is_in_check(&after, turn))
            }
            _ => false,
        }
    }

    fn apply(&mut self, action: &Action, events: &mut Events) {
        match (self.stage, action.verb) {
            (Stage::Action, Verb::Move) => {
                if let Some(mv) = action.as_move() {
                    self.move_piece(mv, events);
                }
            }
            (Stage::Action, Verb::Card) => self.use_card(action, events),
            (Stage::Draw, Verb::Drawn) => {
                if let Some(Pick::Card(card)) = action.picks.first() {
                    self.turn_up(*card, events);
                }
            }
            _ => {}
        }
    }

    fn refuse(&self, action: &Action) -> Refusal {
        self.why_not(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = ground::fill(self, INFO.id, viewer);
        let turn = self.world.position.turn;
        let own = self.world.position.royals[turn.index()];
        if let Some(royal) = own.filter(|_| self.stage == Stage::Action && view.check.is_empty()) {
            view.check.extend(self.card_check(&self.world, turn).then_some(SquareName(royal)));
        }
        view.deck_count = self.stock.count();
        view.discard = self.lots.discard.iter().rev().copied().map(Some).collect();
        view.captured = self.lots.captured.view();
        view.face_up = Pair::new(self.face_up);
        view.scores = Some(Pair::new(self.scores));
        view.piles = Some(self.lots.piles());
        let threats = |color| self.threats(color).into_iter().map(SquareName).collect();
        view.threats = Some(Pair::new(Color::BOTH.map(threats)));
        view
    }

    fn redeal(&mut self, _seat: Color, draws: &mut Draws) {
        self.stock.shuffle(draws);
    }

    fn key(&self, key: &mut Key) {
        self.add_standing(key);
        self.stock.key(key);
        // The clock decides nothing here.
        Course { clock: 0, ..self.course.clone() }.key(key);
    }

    fn search_key(&self) -> u64 {
        let mut key = Key::new();
        self.add_standing(&mut key);
        key.finish()
    }

    fn label(&self, action: &Action) -> String {
        let (Verb::Move, Some(mv)) = (action.verb, action.as_move()) else { return action.to_string() };
        let mut text = ground::san_move(&self.world.position, mv);
        let mut next = self.clone();
        next.apply(action, &mut Events::dropped());
        let mated = |outcome: crate::protocol::Outcome| outcome.reason == EndReason::Checkmate;
        if next.course.outcome.is_some_and(mated) {
            text.push('#');
        } else if next.world.position.in_check(!self.world.position.turn) {
            text.push('+');
        }
        text
    }
}
