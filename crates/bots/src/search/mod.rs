//! The search: iterative deepening over player decisions, expectation where chance acts.

mod chance;
mod claim;
mod exchange;
mod node;
mod order;
mod quiet;
mod root;
mod score;
mod table;

use crate::Reading;
use crate::budget::Budget;
use crate::evaluate::Family;
use board::Color;
pub(crate) use chance::MOST_OUTCOMES;
use engine::protocol::{Action, Actor, Events, Listed, Phase};
use engine::{Rules, State};
use order::{History, Place};
pub(crate) use root::{Found, Wish};
use score::MOST_PLIES;
pub(crate) use score::Scale;
use table::Table;

/// Bounds of the scores that matter: what is not above `alpha` or not below `beta` need not be known exactly.
#[derive(Clone, Copy, Debug)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    fn new(alpha: i32, beta: i32) -> Window {
        Window { alpha, beta }
    }

    /// As the other side sees it.
    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// What a ply keeps: buffers that are used again and again, and what proved good there.
#[derive(Default)]
struct Ply {
    list: Vec<Listed>,
    places: Vec<Place>,
    killers: [u32; 2],
    /// Key of the position on the path.
    key: u64,
    /// Static score from White's side, where no check stood; for seeing whether things improve.
    standing: Option<i32>,
    /// Whether the other side has just passed.
    passed: bool,
    /// Free further decisions of one side on the path so far.
    free: u8,
}

/// A search from one state.
pub(crate) struct Search<'a> {
    family: &'static Family,
    scale: Scale,
    budget: &'a mut Budget,
    table: Table,
    history: History,
    plies: Vec<Ply>,
    /// States to be overwritten. They are kept in boxes because a state may be large, and the stack of wasm is not.
    #[allow(clippy::vec_box)]
    spare: Vec<Box<State>>,
    /// Depth of the running iteration.
    iteration: i32,
    /// How White and Black lie and doubt.
    readings: [Reading; 2],
}

impl<'a> Search<'a> {
    /// A search that evaluates by the family and spends the budget.
    pub fn new(family: &'static Family, chance: bool, budget: &'a mut Budget, nodes: u64) -> Search<'a> {
        let mut plies = Vec::new();
        plies.resize_with(MOST_PLIES + 2, Ply::default);
        Search {
            family,
            scale: Scale::new(chance),
            budget,
            table: Table::for_nodes(nodes),
            history: History::new(),
            plies,
            spare: Vec::new(),
            iteration: 0,
            readings: [Reading::AVERAGE; 2],
        }
    }

    /// The same for players who have shown this of themselves.
    pub fn with_readings(self, readings: [Reading; 2]) -> Search<'a> {
        Search { readings, ..self }
    }

    /// Score of a state from `side`, to `depth` further decisions. `ply` is its distance from the root, `last` who acted
    /// last before it in the same turn, as far as is known.
    fn value(
        &mut self,
        state: &State,
        side: Color,
        window: Window,
        depth: i32,
        ply: usize,
        last: Option<Color>,
    ) -> i32 {
        match state.actor() {
            Actor::Nobody => self.outcome(state, side, ply),
            Actor::Chance => self.chance(state, side, window, depth, ply, last),
            Actor::Player(_) if self.is_claim(state) => self.claim(state, side, window, depth, ply),
            Actor::Player(color) => {
                let depth = if is_window(state) { depth } else { self.free_decision(Some(color) == last, depth, ply) };
                if color == side {
                    self.decision(state, color, window, depth, ply)
                } else {
                    -self.decision(state, color, window.turned(), depth, ply)
                }
            }
        }
    }

    /// Who goes on to act must not be judged by a position in the middle of his turn: a side that acts again at the horizon
    /// may do so a few times more.
    fn free_decision(&mut self, again: bool, depth: i32, ply: usize) -> i32 {
        const MOST_FREE: u8 = 2;
        let before = ply.checked_sub(1).map_or(0, |before| self.plies[before].free);
        let free = again && depth <= 0 && before < MOST_FREE && ply < MOST_PLIES;
        if let Some(ply) = self.plies.get_mut(ply) {
            ply.free = before + u8::from(free);
        }
        if free { 1 } else { depth }
    }

    /// Score of a finished game.
    fn outcome(&self, state: &State, side: Color, ply: usize) -> i32 {
        match state.outcome().and_then(|outcome| outcome.winner) {
            None => 0,
            Some(winner) if winner == side => self.scale.win - ply as i32,
            Some(_) => ply as i32 - self.scale.win,
        }
    }

    /// Static score from `side`.
    fn standing(&self, state: &State, side: Color) -> i32 {
        self.scale.squeeze(self.centipawns(state, side))
    }

    /// The same before it is squeezed.
    fn centipawns(&self, state: &State, side: Color) -> i32 {
        let white = self.family.evaluate(state);
        if side == Color::White { white } else { -white }
    }

    /// The state after an action. It is to be given back to `spare`.
    #[inline(never)]
    fn after(&mut self, state: &State, action: &Action) -> Box<State> {
        let mut next = match self.spare.pop() {
            Some(mut spare) => {
                *spare = state.clone();
                spare
            }
            None => Box::new(state.clone()),
        };
        next.apply(action, &mut Events::dropped());
        if let Some(settle) = self.family.settle {
            settle(&mut next);
        }
        next
    }
}

/// Whether the decision belongs to the turn of a move that was or will be made, so that it is no step deeper.
fn is_window(state: &State) -> bool {
    use Phase::{After, Answer, Guess, Intercept, PlaceRoyal, React};
    matches!(state.phase(), Intercept | Answer | React | After | Guess | PlaceRoyal)
}
