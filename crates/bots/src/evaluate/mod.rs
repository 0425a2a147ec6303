//! What a position is worth, one file a family and one table that lists them.

mod chess;
mod common;
mod endings;
mod joker;
mod pawns;
mod tapered;
mod variaschach;

use board::Kinds;
use engine::State;

/// What a bot knows about the games of a family. A family without a line in the table gets [`Family::OTHER`].
#[derive(Debug)]
pub struct Family {
    /// The family's id in the engine's table of games.
    pub id: &'static str,
    /// Score of a state that is not over in centipawns, from White's side, whoever is to act. Of what is hidden it
    /// may use what the state says: the state is as a seat imagines it.
    pub evaluate: fn(&State) -> i32,
    /// What a piece of each kind is worth in exchanges, in centipawns, in the order of [`board::Kind::ALL`].
    pub worth: [i32; 8],
    /// Whether a quiet move seldom turns a game, so that the search may pass over those that look hopeless.
    pub prunes: bool,
    /// How many nodes of plain chess a node of this family costs, about; the levels' node limits are divided by it.
    pub price: u32,
}

/// The families that have an evaluation of their own.
static FAMILIES: [Family; 3] = [chess::FAMILY, joker::FAMILY, variaschach::FAMILY];

impl Family {
    /// Material and mobility, for any game of pieces.
    pub const OTHER: Family =
        Family { id: "", evaluate: common::evaluate, worth: common::WORTH, prunes: false, price: 4 };

    /// What the bots know of a family.
    pub fn of(id: &str) -> &'static Family {
        static OTHER: Family = Family::OTHER;
        FAMILIES.iter().find(|family| family.id == id).unwrap_or(&OTHER)
    }

    /// Score of a state from White's side in centipawns.
    #[inline]
    pub fn evaluate(&self, state: &State) -> i32 {
        (self.evaluate)(state)
    }

    /// What a piece of these kinds is worth: a fused one as much as its kinds together.
    #[inline]
    pub fn worth(&self, kinds: Kinds) -> i32 {
        if kinds.len() == 1 {
            return self.worth[kinds.0.trailing_zeros() as usize & 7];
        }
        kinds.iter().map(|kind| self.worth[kind.index()]).sum()
    }
}
