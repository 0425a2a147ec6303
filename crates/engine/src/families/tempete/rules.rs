use super::{Stage, Tempete, cards};
use crate::chance::Draws;
use crate::ground::Course;
use crate::protocol::{Action, Actor, Choice, Events, Filter, Listed, Phase, Pick, Refusal, Verb, View, Viewer};
use crate::{Key, Rules};
use board::{Color, Position};

impl Rules for Tempete {
    fn position(&self) -> &Position {
        &self.world.position
    }

    fn course(&self) -> &Course {
        &self.world.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.world.course
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn mover(&self) -> Actor {
        match self.stage {
            Stage::Draw | Stage::Dart => Actor::Chance,
            _ => Actor::Player(self.asked_player()),
        }
    }

    fn stage(&self) -> Phase {
        match self.stage {
            Stage::Draw => Phase::Chance,
            Stage::Place => Phase::PlaceRoyal,
            Stage::Main => Phase::Main,
            Stage::Intercept => Phase::Intercept,
            Stage::Answer => Phase::Answer,
            Stage::React => Phase::React,
            Stage::After => Phase::After,
            Stage::Guess => Phase::Guess,
            Stage::Dart => Phase::Dart,
        }
    }

    fn list(&self, filter: &Filter, out: &mut Vec<Listed>) {
        self.list_all(filter, out);
    }

    fn list_few(&self, out: &mut Vec<Listed>) {
        self.few(out);
    }

    fn host(&self, out: &mut Vec<Action>) {
        if self.clock_runs() {
            out.push(Action::new(Verb::Timeup));
        }
    }

    fn always_drawn(&self) -> bool {
        self.stage == Stage::Dart && !self.host_darts
    }

    fn always_told(&self) -> bool {
        self.stage == Stage::Dart && self.host_darts
    }

    fn apply(&mut self, action: &Action, events: &mut Events) {
        match (action.verb, self.stage) {
            (Verb::Move, Stage::Main) => {
                if let Some(mv) = action.as_move() {
                    self.play_move(mv, events);
                }
            }
            (Verb::Card, _) => self.play_card(action, events),
            (Verb::Discard, Stage::After) => {
                if let Some(card) = action.card {
                    self.discard(card, events);
                }
            }
            (Verb::End, Stage::After) | (Verb::Pass, Stage::Intercept | Stage::Answer | Stage::React) => {
                self.pass(events);
            }
            (Verb::Place, Stage::Place) => {
                if let Some(square) = action.square() {
                    self.place(square, events);
                }
            }
            (Verb::Guess, Stage::Guess) => self.guess(action.square().zip(action.kind()), events),
            (Verb::Dart, Stage::Dart) => self.dart(action.picks.contains(&Pick::Choice(Choice::Hit)), events),
            (Verb::Timeup, _) => self.time_is_up(events),
            (Verb::Drawn, Stage::Draw) => {
                if let Some(Pick::Card(card)) = action.picks.first() {
                    self.table.drawn(*card, events);
                    self.advance(events);
                }
            }
            _ => {}
        }
    }

    fn is_listed(&self, action: &Action) -> bool {
        match (action.verb, self.stage) {
            (Verb::Move, Stage::Main) => action.as_move().is_some_and(|mv| {
                let obliged = self.obliged_kind().is_none_or(|kind| self.position().board.kind(kind).has(mv.from));
                action.picks.len() == 2 + usize::from(mv.promotion.is_some()) && obliged && self.world.is_legal(mv)
            }),
            (Verb::Card, _) => matches!(self.judge_play(action), Some(None)),
            _ => {
                let mut list = Vec::new();
                self.list_all(&Filter { from: None, card: action.card, void: false }, &mut list);
                list.iter().any(|listed| listed.action == *action)
            }
        }
    }

    fn is_void(&self, action: &Action) -> bool {
        matches!(self.judge_play(action), Some(Some(_)))
    }

    fn refuse(&self, action: &Action) -> Refusal {
        self.refused(action)
    }

    fn refuse_card(&self, action: &Action) -> Option<Refusal> {
        self.refused_card(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn preview(&self, action: &Action, events: &mut Events) -> Tempete {
        self.previewed(action, events)
    }

    fn redact(&self, action: &Action, viewer: Viewer) -> String {
        self.redacted(action, viewer)
    }

    fn redeal(&mut self, seat: Color, draws: &mut Draws) {
        self.dealt_anew(seat, draws);
    }

    fn key(&self, key: &mut Key) {
        self.add_to(key);
    }

    fn search_key(&self) -> u64 {
        self.few_key()
    }

    fn passed(&self) -> Option<Tempete> {
        self.turn_lapsed()
    }

    fn label(&self, action: &Action) -> String {
        self.labelled(action)
    }
}

impl Tempete {
    /// Whether the action is a play of a card in the hand of whoever must act, in its window; and why it is void, if it is.
    fn judge_play(&self, action: &Action) -> Option<Option<crate::protocol::Void>> {
        let id = action.card.filter(|_| action.verb == Verb::Card && action.bold.is_empty())?;
        let by = self.mover().player()?;
        let card = cards::card(id).filter(|card| self.table.holds(by, id) && self.may_play(card, by))?;
        self.find_play(card, action, by).map(|(_, void)| void)
    }
}
