//! What a position is worth, one file a family and one table that lists them.

mod chess;
mod common;
mod dojo;
mod endings;
mod joker;
mod kartenschach;
mod kartenschach_liar;
mod pawns;
mod tapered;
mod tempete;
mod tempete_cards;
mod variaschach;

use crate::Reading;
use crate::search::MOST_OUTCOMES;
use board::{Color, Kinds};
use engine::State;
use engine::protocol::{Action, Listed};

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
    /// Where an action list can be very long: takes out of a root's list what is least promising for the player to act.
    pub thin: Option<fn(&State, Color, &mut Vec<Listed>)>,
    /// Goes on from a state as far as nobody has anything to decide that matters.
    pub settle: Option<fn(&mut State)>,
    /// Whether an action need be looked at; where there are many alike, a few stand for all.
    pub worth_trying: Option<fn(&State, &Action) -> bool>,
    /// How many outcomes of chance are looked at where the search ends; of more some are drawn.
    pub outcomes: fn(&State) -> usize,
    /// How many deals of what is hidden are worth imagining, at most.
    pub deals: u32,
    /// What it knows about moves that may be lies, where there are such.
    pub claims: Option<Claims>,
}

/// What a bot knows about moves that may be lies and wait for an answer ([`engine::protocol::Phase::AnswerClaim`]).
#[derive(Clone, Copy, Debug)]
pub struct Claims {
    /// How likely, in thousandths, the move is a lie by what the answering player can know, if such is the mover.
    pub doubt: fn(&State, &Reading) -> i32,
    /// How likely, in thousandths, the answering player challenges it; what the mover has shown of himself and what the
    /// answering one has.
    pub challenged: fn(&State, &Reading, &Reading) -> i32,
    /// How likely that is for a player who expects to win so much by it, in centipawns.
    pub tempted: fn(&State, &Reading, i32) -> i32,
    /// Whether it is one, by what the state imagines to be hidden.
    pub lies: fn(&State) -> bool,
    /// Whether an action is neither a lie nor a challenge, by what its player knows.
    pub plain: fn(&State, &Action) -> bool,
}

/// The families that have an evaluation of their own.
static FAMILIES: [Family; 6] =
    [chess::FAMILY, tempete::FAMILY, joker::FAMILY, variaschach::FAMILY, dojo::FAMILY, kartenschach::FAMILY];

impl Family {
    /// Material and mobility, for any game of pieces.
    pub const OTHER: Family = Family::new("");

    /// A family of which no more is known.
    const fn new(id: &'static str) -> Family {
        Family {
            id,
            evaluate: common::evaluate,
            worth: common::WORTH,
            prunes: false,
            price: 4,
            thin: None,
            settle: None,
            worth_trying: None,
            outcomes: |_| MOST_OUTCOMES,
            deals: u32::MAX,
            claims: None,
        }
    }

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

    /// Whether the action need be looked at.
    #[inline]
    pub fn is_worth_trying(&self, state: &State, action: &Action) -> bool {
        self.worth_trying.is_none_or(|worth| worth(state, action))
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
