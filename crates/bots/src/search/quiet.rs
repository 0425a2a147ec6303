use super::order::{self, Hints};
use super::score::MOST_PLIES;
use super::{Search, Window, is_window};
use board::Color;
use engine::protocol::Actor;
use engine::{Rules, State};

/// How much more than a capture wins at once it may be worth.
const HOPE: i32 = 150;

impl Search<'_> {
    /// Score of a position from the side to act, once nothing is taken any more: it may stand pat, take or promote; in check
    /// it must answer. `left`: how many plies may still answer checks or be chance.
    pub(super) fn quiet(&mut self, state: &State, color: Color, window: Window, ply: usize, left: u32) -> i32 {
        self.budget.visit();
        let Window { mut alpha, beta } = window;
        let centipawns = self.centipawns(state, color);
        let standing = self.scale.squeeze(centipawns);
        if ply >= MOST_PLIES || self.budget.is_spent() {
            return standing;
        }
        // In the middle of a turn nothing stands as it is.
        let check = is_window(state) || left > 0 && self.must_answer(state, color);
        let mut best = if check { ply as i32 - self.scale.win } else { standing };
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let mut list = std::mem::take(&mut self.plies[ply].list);
        let mut places = std::mem::take(&mut self.plies[ply].places);
        list.clear();
        state.list_few(&mut list);
        self.budget.listed(list.len());
        if !check {
            list.retain(order::is_loud);
        }
        let hints = Hints { best: 0, killers: [0; 2] };
        order::rank(state, self.family, color, &list, &hints, &self.history, &mut places);
        for i in 0..places.len() {
            let Some(place) = order::bring_best(&mut places, i) else { break };
            let Some(listed) = list.get(usize::from(place.index)) else { break };
            if !check && (place.gain < 0 || self.scale.squeeze(centipawns + place.gain + HOPE) <= alpha) {
                continue;
            }
            let next = self.after(state, &listed.action);
            let window = Window::new(alpha, beta);
            let score = self.after_loud(&next, color, window, ply + 1, left.saturating_sub(u32::from(check)));
            self.spare.push(next);
            if self.budget.is_spent() {
                break;
            }
            if score > best {
                best = score;
                if score >= beta {
                    break;
                }
                alpha = alpha.max(score);
            }
        }
        self.plies[ply].list = list;
        self.plies[ply].places = places;
        best
    }

    fn after_loud(&mut self, state: &State, side: Color, window: Window, ply: usize, left: u32) -> i32 {
        match state.actor() {
            Actor::Nobody => self.outcome(state, side, ply),
            // A die that has just taken something: what it shows then is averaged by the evaluation.
            Actor::Chance => self.standing(state, side),
            Actor::Player(_) if self.is_claim(state) => self.claim_stands(state, side, ply),
            Actor::Player(color) if color == side => self.quiet(state, color, window, ply, left),
            Actor::Player(color) => -self.quiet(state, color, window.turned(), ply, left),
        }
    }
}
