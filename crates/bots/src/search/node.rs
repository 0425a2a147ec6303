use super::order::{self, Hints};
use super::score::MOST_PLIES;
use super::table::{Bound, Known};
use super::{Search, Window, is_window};
use board::{Color, Kind};
use engine::{Rules, State};

/// Plies in a row that the quiet search answers checks.
const CHECKS: u32 = 2;

impl Search<'_> {
    /// Score of a position from the side to act.
    pub(super) fn decision(&mut self, state: &State, color: Color, window: Window, depth: i32, ply: usize) -> i32 {
        if ply >= MOST_PLIES {
            return self.standing(state, color);
        }
        let key = state.search_key();
        self.plies[ply].key = key;
        // What stood on the path already can be had again and again.
        if self.plies[..ply].iter().any(|earlier| earlier.key == key) {
            return 0;
        }
        let key = table_key(state, key);
        // No mate can be quicker than from here.
        let win = self.scale.win - ply as i32;
        let window = Window::new(window.alpha.max(-win), window.beta.min(win - 1));
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let check = self.must_answer(state, color);
        let in_window = is_window(state);
        let depth = depth + i32::from(check && !in_window && (ply as i32) < 2 * self.iteration);
        if depth <= 0 {
            return self.quiet(state, color, window, ply, CHECKS);
        }
        let known = self.table.get(key);
        if let Some(known) = known
            && i32::from(known.depth) >= depth
            && !window.is_open()
        {
            let score = self.scale.recall(i32::from(known.score), ply);
            match known.bound {
                Bound::Exact => return score,
                Bound::Lower if score >= window.beta => return score,
                Bound::Upper if score <= window.alpha => return score,
                _ => {}
            }
        }
        self.budget.visit();
        if self.budget.is_spent() {
            return 0;
        }
        let standing = self.standing(state, color);
        let white = if color == Color::White { standing } else { -standing };
        self.plies[ply].standing = (!check).then_some(white);
        let before = ply.checked_sub(2).and_then(|before| self.plies[before].standing);
        let improving =
            !check && before.is_some_and(|before| if color == Color::White { white > before } else { white < before });
        let quick =
            self.family.prunes && !check && !in_window && !window.is_open() && !self.scale.is_decided(window.beta);
        if quick && depth <= 6 && standing - 85 * (depth - i32::from(improving)) >= window.beta {
            return standing;
        }
        if quick
            && depth >= 3
            && standing >= window.beta
            && let Some(score) = self.pass(state, color, window.beta, depth, ply, standing)
        {
            return score;
        }
        let mut list = std::mem::take(&mut self.plies[ply].list);
        let mut places = std::mem::take(&mut self.plies[ply].places);
        list.clear();
        state.list_few(&mut list);
        self.budget.listed(list.len());
        list.retain(|listed| self.family.is_worth_trying(state, &listed.action));
        let hints = Hints { best: known.map_or(0, |known| known.best), killers: self.plies[ply].killers };
        order::rank(state, self.family, color, &list, &hints, &self.history, &mut places);
        let reduced = depth - i32::from(hints.best == 0 && depth >= 5);
        // Whose turn it is has acted last, whoever was asked meanwhile.
        let (deeper, last) = if in_window { (reduced, Some(state.turn())) } else { (reduced - 1, Some(color)) };

        let (mut best, mut chosen, mut alpha) = (-self.scale.win, 0, window.alpha);
        let mut quiets = 0;
        for i in 0..places.len() {
            let Some(place) = order::bring_best(&mut places, i) else { break };
            let Some(listed) = list.get(usize::from(place.index)) else { break };
            quiets += i32::from(place.quiet);
            if quick && place.quiet && i > 0 && !self.scale.is_decided(best) {
                let hopeless = depth <= 3 && standing + 120 * depth + 40 <= alpha;
                let many = (5 + 3 * depth * depth) >> i32::from(!improving);
                if hopeless || depth <= 3 && quiets > many {
                    continue;
                }
            }
            if quick && depth <= 4 && i > 0 && place.gain < -110 * depth && !self.scale.is_decided(best) {
                continue;
            }
            let next = self.after(state, &listed.action);
            let late = place.quiet && !check && !in_window && i >= 3 && !next.position().in_check(!color);
            let less = if late && self.family.prunes { reduction(reduced, i, improving, place.rank) } else { 0 };
            let window = Window::new(alpha, window.beta);
            let score = self.try_action(&next, (color, last), window, deeper, ply, i == 0, less);
            self.spare.push(next);
            if self.budget.is_spent() {
                break;
            }
            if score > best {
                (best, chosen) = (score, place.code);
                if score >= window.beta {
                    self.reward(color, &places[..i], &place, depth, ply);
                    break;
                }
                alpha = alpha.max(score);
            }
        }
        self.plies[ply].list = list;
        self.plies[ply].places = places;
        if self.budget.is_spent() {
            return 0;
        }
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            chosen = 0;
            Bound::Upper
        };
        let score = self.scale.keep(best, ply) as i16;
        self.table.put(key, Known { best: chosen, score, depth: depth.min(120) as i8, bound });
        best
    }

    /// Whether the colour's royal is attacked and it must do something about it. Where there is no check and the cards
    /// decide what may move, that need not be.
    pub(super) fn must_answer(&self, state: &State, color: Color) -> bool {
        let position = state.position();
        (position.laws.check || !self.scale.is_bent()) && position.in_check(color)
    }

    /// Whether a side with officers stands so well that even passing, searched less deep, would be good enough; then the
    /// score.
    fn pass(&mut self, state: &State, color: Color, beta: i32, depth: i32, ply: usize, standing: i32) -> Option<i32> {
        if self.plies[ply].passed || !has_officers(state, color) {
            return None;
        }
        let next = state.passed()?;
        let less = 3 + depth / 4 + ((standing - beta) / 150).min(2);
        self.plies[ply + 1].passed = true;
        let score = self.value(&next, color, Window::new(beta - 1, beta), depth - 1 - less, ply + 1, Some(color));
        self.plies[ply + 1].passed = false;
        if self.budget.is_spent() || score < beta {
            return None;
        }
        Some(if self.scale.is_decided(score) { beta } else { score })
    }

    /// Searches what follows an action: the first one fully, the others first with a window of nothing, late quiet ones
    /// `less` deep; what then proves better than it should is searched again.
    #[allow(clippy::too_many_arguments)]
    fn try_action(
        &mut self,
        next: &State,
        (color, last): (Color, Option<Color>),
        window: Window,
        depth: i32,
        ply: usize,
        first: bool,
        less: i32,
    ) -> i32 {
        if first {
            return self.value(next, color, window, depth, ply + 1, last);
        }
        let zero = Window::new(window.alpha, window.alpha + 1);
        let mut score = self.value(next, color, zero, depth - less, ply + 1, last);
        if less > 0 && score > window.alpha && !self.budget.is_spent() {
            score = self.value(next, color, zero, depth, ply + 1, last);
        }
        if score > window.alpha && score < window.beta && !self.budget.is_spent() {
            score = self.value(next, color, window, depth, ply + 1, last);
        }
        score
    }

    /// A quiet action has refuted the position: it is tried earlier elsewhere, those tried before it later.
    fn reward(&mut self, color: Color, before: &[order::Place], place: &order::Place, depth: i32, ply: usize) {
        if !place.quiet {
            return;
        }
        let killers = &mut self.plies[ply].killers;
        if killers[0] != place.code {
            *killers = [place.code, killers[0]];
        }
        let bonus = (16 * depth * depth).min(1_200);
        self.history.add(color, place.code, bonus);
        for tried in before.iter().filter(|tried| tried.quiet) {
            self.history.add(color, tried.code, -bonus);
        }
    }
}

/// Key of a position for the table: near the move limit the plies left count, too.
pub(super) fn table_key(state: &State, key: u64) -> u64 {
    let clock = u64::from(state.course().clock);
    if clock >= 84 { key ^ clock << 57 } else { key }
}

/// Whether the colour has more than pawns and its royal: with pawns alone, having to move may be what loses.
fn has_officers(state: &State, color: Color) -> bool {
    let board = &state.position().board;
    board.side(color).without(board.kind(Kind::Pawn) | board.kind(Kind::King)).any()
}

/// Plies by which a late quiet action is searched less deep: about log₂ of depth times log₂ of its place, less a bit; less
/// where things improve and where the action has often been good.
fn reduction(depth: i32, index: usize, improving: bool, history: i32) -> i32 {
    if depth < 3 {
        return 0;
    }
    let quarters = |n: u32| (n * n).saturating_mul(n * n).ilog2() as i32;
    let less = quarters(depth.unsigned_abs().min(200)) * quarters(index.min(200) as u32) / 40;
    (less - i32::from(improving) - history.clamp(-4_000, 4_000) / 2_000).clamp(0, depth - 2)
}
