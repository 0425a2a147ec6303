use super::{Search, Window};
use board::Color;
use engine::protocol::{Action, Actor, Events, Filter, Phase, Verb};
use engine::{Rules, State};

impl Search<'_> {
    /// Whether a move that may be a lie waits for its answer, and the family knows how such are answered.
    pub(super) fn is_claim(&self, state: &State) -> bool {
        self.family.claims.is_some() && state.phase() == Phase::AnswerClaim
    }

    /// In thousandths, how likely it is believed and how likely doubted.
    fn answers(&self, state: &State) -> [(Verb, i64); 2] {
        let [mover, other] = [state.turn(), !state.turn()].map(|color| self.readings[color.index()]);
        let doubted = self.family.claims.map_or(0, |claims| i64::from((claims.challenged)(state, &mover, &other)));
        [(Verb::Trust, 1_000 - doubted), (Verb::Challenge, doubted)]
    }

    /// Score of a state in which a move waits for its answer. The search knows the card and the answering player does not:
    /// he is not taken to answer as is best with the card, but as often this way or that as one would who must guess.
    pub(super) fn claim(&mut self, state: &State, side: Color, window: Window, depth: i32, ply: usize) -> i32 {
        let mut list = Vec::new();
        state.list(&Filter::ALL, &mut list);
        self.budget.listed(list.len());
        let answers = self.answers(state);
        let weight = |verb| answers.iter().find(|(answer, _)| *answer == verb).map_or(0, |(_, weight)| *weight);
        let outcomes = list.iter().map(|listed| weight(listed.action.verb)).enumerate();
        let outcomes = outcomes.filter(|(_, weight)| *weight > 0).collect();
        self.expectation(state, &list, outcomes, side, window, depth, ply, None)
    }

    /// The same without looking further than the answer.
    pub(super) fn claim_stands(&mut self, state: &State, side: Color, ply: usize) -> i32 {
        let mut sum = 0;
        for (verb, weight) in self.answers(state) {
            let mut next = state.clone();
            next.apply(&Action::new(verb), &mut Events::dropped());
            let score = match next.actor() {
                Actor::Nobody => self.outcome(&next, side, ply),
                _ => self.standing(&next, side),
            };
            sum += weight * i64::from(score);
        }
        (sum / 1_000) as i32
    }
}
