use super::node::table_key;
use super::order::{self, Hints, Place};
use super::score::MOST_PLIES;
use super::{Search, Window};
use board::Color;
use engine::protocol::{Action, Actor, Events, Filter, Listed};
use engine::{Rules, State};

/// What is asked of a search besides its budget.
pub(crate) struct Wish<'a> {
    /// Deepest iteration.
    pub depth: u8,
    /// What is to be added to the score of an action with this code.
    pub blur: &'a dyn Fn(u32) -> i32,
    /// Whether it may do an action; of one at least it must be true.
    pub may: &'a dyn Fn(&Action) -> bool,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The actions of the root, in the order of the list.
    pub list: Vec<Listed>,
    /// Index of the best.
    pub best: usize,
    /// Its score from the side to act, in the search's scale.
    pub score: i32,
    /// The deepest iteration that was finished, at least for the best action.
    pub depth: i32,
    /// What is expected to follow.
    pub line: Vec<Action>,
}

impl Search<'_> {
    /// Searches a state in which `color` is to act, deeper and deeper.
    pub fn run(&mut self, state: &State, color: Color, wish: &Wish) -> Found {
        let mut list = Vec::new();
        state.list(&Filter::ALL, &mut list);
        list.retain(|listed| self.family.is_worth_trying(state, &listed.action) && (wish.may)(&listed.action));
        if let Some(thin) = self.family.thin {
            thin(state, color, &mut list);
        }
        let mut places = Vec::new();
        order::rank(state, self.family, color, &list, &Hints { best: 0, killers: [0; 2] }, &self.history, &mut places);
        places.sort_unstable_by_key(|place| (-place.rank, place.index));
        let first = places.first().map_or(0, |place| usize::from(place.index));
        let mut found = Found { list, best: first, score: self.standing(state, color), depth: 0, line: Vec::new() };
        // One action only: what it is worth is of little interest.
        let deepest = if found.list.len() == 1 { 2 } else { i32::from(wish.depth) };
        self.plies[0].key = state.search_key();
        for depth in 1..=deepest {
            self.iteration = depth;
            let stable = self.iterate(state, color, wish, depth, &mut places, &mut found);
            if self.budget.is_spent() || !stable {
                break;
            }
        }
        found.line = self.line(state, &found);
        found
    }

    /// What states that are not the root are worth to `side`, all searched equally deep, deeper and deeper until the budget
    /// is spent: only so can they be compared.
    pub fn worths<const N: usize>(&mut self, states: &[State; N], side: Color, deepest: u8) -> ([i32; N], i32) {
        let all = Window::new(-self.scale.win, self.scale.win);
        let mut scores = [0; N];
        let mut reached = 0;
        for depth in 0..=i32::from(deepest) {
            self.iteration = depth;
            let deeper = states
                .each_ref()
                .map(|state| if self.budget.is_spent() { 0 } else { self.value(state, side, all, depth, 1, None) });
            if self.budget.is_spent() && depth > 0 {
                break;
            }
            (scores, reached) = (deeper, depth);
        }
        (scores, reached)
    }

    /// One iteration; what it finds is worth something even if the budget ends it early, for it begins with the best action
    /// so far. Returns whether a deeper one can find anything else.
    fn iterate(
        &mut self,
        state: &State,
        color: Color,
        wish: &Wish,
        depth: i32,
        places: &mut [Place],
        found: &mut Found,
    ) -> bool {
        let win = self.scale.win;
        let mut best = -win - 1;
        for i in 0..places.len() {
            let place = places[i];
            let Some(listed) = found.list.get(usize::from(place.index)) else { continue };
            let action = listed.action.clone();
            let next = self.after(state, &action);
            // Blurred scores are compared, so the window is moved by the blur.
            let blur = if self.scale.is_decided(best) { 0 } else { (wish.blur)(place.code) };
            let alpha = (best - blur).clamp(-win, win - 1);
            // The first is expected to score about as before; the others not to be better than it.
            let hope = if i > 0 {
                Window::new(alpha, alpha + 1)
            } else if depth >= 4 && !self.scale.is_decided(found.score) {
                Window::new(found.score - 35, found.score + 35)
            } else {
                Window::new(-win, win)
            };
            let mut score = self.value(&next, color, hope, depth - 1, 1, Some(color));
            let surprising = score >= hope.beta || i == 0 && score <= hope.alpha;
            if surprising && !self.budget.is_spent() {
                let low = if i == 0 { -win } else { alpha };
                score = self.value(&next, color, Window::new(low, win), depth - 1, 1, Some(color));
            }
            self.spare.push(next);
            if self.budget.is_spent() {
                return false;
            }
            let blurred = if self.scale.is_decided(score) { score } else { score + blur };
            if i == 0 || blurred > best {
                best = blurred;
                (found.best, found.score, found.depth) = (usize::from(place.index), score, depth);
                places[..=i].rotate_right(1);
            }
        }
        // A forced mate as short as the iteration is deep cannot become shorter.
        !(self.scale.is_decided(found.score) && win - found.score.abs() <= depth)
    }

    /// The best action and what the table knows to follow, up to the next chance.
    fn line(&mut self, state: &State, found: &Found) -> Vec<Action> {
        let mut line = Vec::new();
        let Some(first) = found.list.get(found.best) else { return line };
        let mut next = state.clone();
        next.apply(&first.action, &mut Events::dropped());
        line.push(first.action.clone());
        let mut list = Vec::new();
        while line.len() < (found.depth.max(1) as usize).min(MOST_PLIES) {
            let Actor::Player(_) = next.actor() else { break };
            let Some(known) = self.table.get(table_key(&next, next.search_key())) else { break };
            list.clear();
            next.list(&Filter::ALL, &mut list);
            let Some(best) = list.iter().find(|listed| order::code(&listed.action) == known.best) else { break };
            next.apply(&best.action, &mut Events::dropped());
            line.push(best.action.clone());
        }
        line
    }
}
