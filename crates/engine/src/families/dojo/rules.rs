use super::{Dojo, Stage};
use crate::ground::{Course, listed_move};
use crate::protocol::{Action, Events, Filter, Listed, Phase, Refusal, Verb, View, Viewer};
use crate::{Key, Rules};
use board::{Bitboard, Color, Move, Position, Square};

impl Dojo {
    fn list_moves(&self, filter: &Filter, out: &mut Vec<Listed>) {
        let mut push = |from, targets: Bitboard| {
            out.extend(targets.into_iter().map(|to| listed_move(&self.position, Move::new(from, to))));
            true
        };
        match filter.from {
            Some(from) => {
                push(from, self.targets_from(from));
            }
            None => self.targets(push),
        }
    }

    /// Actions other than moves, with the squares from which they take a piece.
    fn list_others(&self, out: &mut Vec<Listed>) {
        let mut on = |verb, squares: Bitboard, captures: bool| {
            for square in squares {
                let captures = Bitboard::of(square).when(captures);
                out.push(Listed { action: Action::on(verb, square), captures, void: None });
            }
        };
        match self.stage {
            Stage::Action => on(Verb::Claim, self.claimable(), false),
            Stage::Retire(_) => {
                on(Verb::Retire, self.retirable(), true);
                if self.threats_unretired().is_empty() {
                    out.push(Listed::plain(Action::new(Verb::Pass)));
                }
            }
            Stage::Vigilance(square) => {
                if self.may_release(square) {
                    on(Verb::Release, square.into(), true);
                }
                out.push(Listed::plain(Action::new(Verb::Keep)));
            }
            Stage::Appoint(_) => on(Verb::Appoint, self.candidates(), false),
        }
    }
}

impl Dojo {
    /// Adds what is being decided, and by which options.
    fn stage_key(&self, key: &mut Key) {
        let (stage, square) = match self.stage {
            Stage::Action => (0, 0),
            Stage::Retire(square) => (1, square.index()),
            Stage::Vigilance(square) => (2, square.index()),
            Stage::Appoint(square) => (3, square.index()),
        };
        key.add(stage | (square as u64) << 8 | u64::from(self.manual) << 16 | u64::from(self.always_ask) << 17);
        key.add(self.waiting.0);
        key.add(self.demoted.0);
    }
}

impl Rules for Dojo {
    fn position(&self) -> &Position {
        &self.position
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn stage(&self) -> Phase {
        match self.stage {
            Stage::Action => Phase::Action,
            Stage::Retire(_) => Phase::Retire,
            Stage::Vigilance(_) => Phase::Vigilance,
            Stage::Appoint(_) => Phase::Appoint,
        }
    }

    fn list(&self, filter: &Filter, out: &mut Vec<Listed>) {
        if filter.card.is_some() {
            return;
        }
        if self.stage == Stage::Action {
            self.list_moves(filter, out);
        }
        if filter.from.is_none() {
            self.list_others(out);
        }
    }

    fn is_listed(&self, action: &Action) -> bool {
        let on = |squares: Bitboard| action.square().is_some_and(|square| squares.has(square));
        match (self.stage, action.verb) {
            (Stage::Action, Verb::Move) => {
                action.as_move().is_some_and(|mv| mv.promotion.is_none() && self.targets_from(mv.from).has(mv.to))
            }
            (Stage::Action, Verb::Claim) => on(self.claimable()),
            (Stage::Retire(_), Verb::Retire) => on(self.retirable()),
            (Stage::Retire(_), Verb::Pass) => self.threats_unretired().is_empty(),
            (Stage::Vigilance(square), Verb::Release) => on(square.into()) && self.may_release(square),
            (Stage::Vigilance(_), Verb::Keep) => true,
            (Stage::Appoint(_), Verb::Appoint) => on(self.candidates()),
            _ => false,
        }
    }

    fn apply(&mut self, action: &Action, events: &mut Events) {
        let square = || action.square().unwrap_or(Square::wrapping(0));
        match (self.stage, action.verb) {
            (Stage::Action, Verb::Move) => {
                if let Some(mv) = action.as_move() {
                    self.make_move(mv, events);
                }
            }
            (Stage::Action, Verb::Claim) => self.claim(square(), events),
            (Stage::Retire(_), Verb::Retire) => self.retire(square(), events),
            (Stage::Retire(_), Verb::Pass) => self.close_turn(events),
            (Stage::Vigilance(asked), Verb::Release) => {
                self.let_go(asked, events);
                self.ask_release(events);
            }
            (Stage::Vigilance(_), Verb::Keep) => self.ask_release(events),
            (Stage::Appoint(_), Verb::Appoint) => self.appoint(square(), events),
            _ => {}
        }
    }

    fn refuse(&self, action: &Action) -> Refusal {
        self.against_action(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    fn key(&self, key: &mut Key) {
        self.position_key(key);
        self.stage_key(key);
        self.course.key(key);
        self.past.key(key);
    }

    fn passed(&self) -> Option<Dojo> {
        let quiet = Color::BOTH.iter().all(|color| !self.position.in_check(*color));
        if self.stage != Stage::Action || !quiet || self.claimable().any() {
            return None;
        }
        let mut next = self.clone();
        next.position.turn = !next.position.turn;
        next.position.en_passant = None;
        next.course.clock += 1;
        next.begin_turn();
        Some(next)
    }

    fn search_key(&self) -> u64 {
        let mut key = Key::new();
        self.position_key(&mut key);
        self.stage_key(&mut key);
        key.finish()
    }

    fn certain(&self) -> bool {
        true
    }
}
