use super::score::MOST_PLIES;
use super::{Search, Window};
use board::Color;
use engine::protocol::{Filter, Listed};
use engine::{Key, Rules, State};

/// Most outcomes that are looked at one by one; of more, some are drawn.
pub(crate) const MOST_OUTCOMES: usize = 8;
/// How many are drawn then.
const DRAWN: u32 = 4;

impl Search<'_> {
    /// Expectation over the outcomes of chance, each by its weight. It is cut off as soon as even the best or worst luck in
    /// the rest cannot bring it back into the window.
    pub(super) fn chance(
        &mut self,
        state: &State,
        side: Color,
        window: Window,
        depth: i32,
        ply: usize,
        last: Option<Color>,
    ) -> i32 {
        if ply >= MOST_PLIES {
            return self.standing(state, side);
        }
        let mut list = std::mem::take(&mut self.plies[ply].list);
        list.clear();
        state.list(&Filter::ALL, &mut list);
        self.budget.listed(list.len());
        let most = if depth <= 0 { (self.family.outcomes)(state) } else { MOST_OUTCOMES };
        let outcomes = outcomes(state, &list, most);
        let score = self.expectation(state, &list, outcomes, side, window, depth, ply, last);
        self.plies[ply].list = list;
        score
    }

    /// Average of what follows the `outcomes`: indices of actions of the list, with weights above 0.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn expectation(
        &mut self,
        state: &State,
        list: &[Listed],
        outcomes: Vec<(usize, i64)>,
        side: Color,
        window: Window,
        depth: i32,
        ply: usize,
        last: Option<Color>,
    ) -> i32 {
        let total: i64 = outcomes.iter().map(|(_, weight)| weight).sum();
        let (alpha, beta, most) = (i64::from(window.alpha), i64::from(window.beta), i64::from(self.scale.win));
        let (mut sum, mut rest) = (0, total);
        for (index, weight) in outcomes {
            rest -= weight;
            // What this outcome must exceed, or stay below, for the whole still to fall into the window.
            let low = (alpha * total - sum - most * rest).div_euclid(weight).max(-most);
            let high = (beta * total - sum + most * rest + weight - 1).div_euclid(weight).min(most);
            let next = self.after(state, &list[index].action);
            let score = i64::from(self.value(&next, side, Window::new(low as i32, high as i32), depth, ply + 1, last));
            self.spare.push(next);
            sum += weight * score;
            if self.budget.is_spent() {
                return 0;
            }
            if score <= low && low > -most {
                return ((sum + most * rest) / total) as i32;
            }
            if score >= high && high < most {
                return ((sum - most * rest) / total) as i32;
            }
        }
        if total == 0 { 0 } else { (sum / total) as i32 }
    }
}

/// Indices of the outcomes to look at, with weights: all of a few; of many, as many equally likely ones as are drawn, spread
/// evenly over the list. The draw depends on the state alone.
fn outcomes(state: &State, list: &[Listed], most: usize) -> Vec<(usize, i64)> {
    let weights: Vec<i64> = list.iter().map(|listed| i64::from(state.weight(&listed.action))).collect();
    if list.len() <= most {
        return weights.into_iter().enumerate().filter(|(_, weight)| *weight > 0).collect();
    }
    let total: i64 = weights.iter().sum();
    let mut key = Key::new();
    state.key(&mut key);
    let start = (key.finish() >> 32) as i64;
    let drawn = DRAWN.min(most as u32).max(1);
    let at = |i: u32| (i64::from(i) * total + ((start * total) >> 32)) / i64::from(drawn) % total.max(1);
    let find = |mut rest: i64| {
        weights.iter().position(|weight| {
            rest -= weight;
            rest < 0
        })
    };
    (0..drawn).filter_map(|i| Some((find(at(i))?, 1))).collect()
}

#[cfg(test)]
mod tests {
    use super::{DRAWN, MOST_OUTCOMES, outcomes};
    use engine::State;
    use engine::protocol::{Action, Listed, Options, Pick, Verb};

    #[test]
    fn of_many_outcomes_a_few_are_drawn_from_all_parts_of_the_list() {
        let state = State::new("chess", &Options::default()).expect("a game");
        let list = |n| -> Vec<Listed> {
            (0..n).map(|i| Listed::plain(Action::new(Verb::Drawn).with(Pick::Number(i)))).collect()
        };
        assert_eq!(outcomes(&state, &list(6), MOST_OUTCOMES), (0..6).map(|i| (i, 1)).collect::<Vec<_>>());
        let drawn = outcomes(&state, &list(60), MOST_OUTCOMES);
        assert_eq!(drawn, outcomes(&state, &list(60), MOST_OUTCOMES));
        let mut quarters: Vec<usize> = drawn.iter().map(|(i, _)| i / 15).collect();
        quarters.sort_unstable();
        assert_eq!(quarters, (0..DRAWN as usize).collect::<Vec<_>>());
    }
}
