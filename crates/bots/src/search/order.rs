use super::exchange;
use crate::evaluate::Family;
use board::{Color, Kind};
use engine::protocol::{Action, Listed, Pick, Verb};
use engine::{Rules, State};

/// A number that stands for an action within a position; never 0. Moves have one of their own, other actions one that
/// could in theory coincide with another's, which costs no more than a worse order.
pub(crate) fn code(action: &Action) -> u32 {
    if let (Verb::Move, Some(mv)) = (action.verb, action.as_move()) {
        let promotion = mv.promotion.map_or(0, |kind| kind as u32 + 1);
        return 1 << 30 | promotion << 12 | (mv.to.index() as u32) << 6 | mv.from.index() as u32;
    }
    let mut code = action.verb as u32 + 1;
    let mut add = |value: u32| code = (code.rotate_left(7) ^ value).wrapping_mul(0x9e37_79b1);
    add(action.card.map_or(0, |card| u32::from(card.code()) + 1));
    action.bold.iter().for_each(|kind| add(*kind as u32 + 1));
    for pick in &action.picks {
        add(match pick {
            Pick::Square(square) => square.index() as u32,
            Pick::Kind(kind) => 64 + *kind as u32,
            Pick::Card(card) => 128 + u32::from(card.code()),
            Pick::Number(number) => 2_048 + u32::from(*number),
            Pick::Choice(choice) => 1_024 + *choice as u32,
        });
    }
    1 << 31 | code
}

/// How often quiet actions have proved good, per colour and by the low bits of their codes: from and to of a move.
pub(crate) struct History(Box<[[i16; 4096]; 2]>);

const MOST_HISTORY: i32 = 8_000;

impl History {
    pub fn new() -> History {
        History(Box::new([[0; 4096]; 2]))
    }

    #[inline]
    pub fn get(&self, color: Color, code: u32) -> i32 {
        i32::from(self.0[color.index()][code as usize & 4095])
    }

    /// Good actions (`bonus` above 0) rise, bad ones sink, the more slowly the further they are.
    #[inline]
    pub fn add(&mut self, color: Color, code: u32, bonus: i32) {
        let entry = &mut self.0[color.index()][code as usize & 4095];
        let old = i32::from(*entry);
        *entry = (old + bonus - old * bonus.abs() / MOST_HISTORY) as i16;
    }
}

/// What the order goes by besides the actions themselves.
pub(crate) struct Hints {
    pub best: u32,
    pub killers: [u32; 2],
}

/// An action's place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub rank: i32,
    pub index: u16,
    pub code: u32,
    /// Neither captures nor promotes.
    pub quiet: bool,
    /// What a loud action seems to win, in centipawns.
    pub gain: i32,
}

const BEST: i32 = 1 << 24;
const WINNING: i32 = 1 << 20;
const KILLER: i32 = 1 << 16;
const LOSING: i32 = -(1 << 20);

/// Whether the action changes material as it stands: a capture or a promotion.
#[inline]
pub(crate) fn is_loud(listed: &Listed) -> bool {
    listed.captures.any() || promotes(&listed.action)
}

#[inline]
fn promotes(action: &Action) -> bool {
    matches!((action.verb, action.picks.last()), (Verb::Move | Verb::Heal | Verb::Promote, Some(Pick::Kind(_))))
}

/// What a loud action seems to win, in centipawns: what it takes, what it becomes, less what a recapture costs.
fn gain(state: &State, family: &Family, color: Color, listed: &Listed) -> i32 {
    let position = state.position();
    let mut gain = 0;
    for square in listed.captures {
        let worth = family.worth(position.board.kinds_at(square));
        // Taking an own piece off is no gain.
        gain += if position.board.side(color).has(square) { -worth } else { worth };
    }
    if let (true, Some(kind)) = (promotes(&listed.action), listed.action.kind()) {
        gain += family.worth(kind.into()) - family.worth(Kind::Pawn.into());
    }
    match listed.action.as_move() {
        Some(mv) if listed.captures.has(mv.to) => {
            exchange::outcome(position, family, color, mv) + gain - family.worth(position.board.kinds_at(mv.to))
        }
        _ => gain,
    }
}

/// Puts the actions in the order in which they are to be tried, into `places`; ties keep the order of the list.
pub(crate) fn rank(
    state: &State,
    family: &Family,
    color: Color,
    list: &[Listed],
    hints: &Hints,
    history: &History,
    places: &mut Vec<Place>,
) {
    places.clear();
    for (index, listed) in list.iter().enumerate().take(usize::from(u16::MAX)) {
        let code = code(&listed.action);
        let quiet = !is_loud(listed);
        let gain = if quiet { 0 } else { gain(state, family, color, listed) };
        let rank = if code == hints.best {
            BEST
        } else if !quiet {
            let attacker =
                listed.action.as_move().map_or(0, |mv| family.worth(state.position().board.kinds_at(mv.from)));
            (if gain >= 0 { WINNING } else { LOSING }) + gain * 16 - attacker / 8
        } else if code == hints.killers[0] {
            KILLER + 1
        } else if code == hints.killers[1] {
            KILLER
        } else {
            history.get(color, code)
        };
        places.push(Place { rank, index: index as u16, code, quiet, gain });
    }
}

/// Brings the best of the places from `from` on to `from`: a selection sort step, for most nodes end after a few.
#[inline]
pub(crate) fn bring_best(places: &mut [Place], from: usize) -> Option<Place> {
    let mut best = from;
    let first = *places.get(from)?;
    let mut top = first;
    for (i, place) in places.iter().enumerate().skip(from + 1) {
        if place.rank > top.rank || place.rank == top.rank && place.index < top.index {
            (best, top) = (i, *place);
        }
    }
    places.swap(from, best);
    Some(top)
}
