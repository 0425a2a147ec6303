//! Chess Joker: chess with a race for points and a deck of this project's own (rules/joker.md).
//!
//! - `deck`: the 256 cards, written in `deck/*.json` and shipped as `deck/deck.bin`; `card`: one of them
//! - `world`: the board as cards act on it, with who has never moved
//! - `stock`: the draw pile; `lots`: score piles, discarded and captured
//! - `plays`: what can be done with an open card; `danger`: what an open card threatens
//! - `turn`: last stand, draw, check test; `rules`: the language all games speak; `refuse`: why not
//! - `start`: set-ups

mod card;
mod danger;
mod deck;
mod lots;
mod plays;
mod refuse;
mod rules;
mod start;
mod stock;
mod turn;
mod world;

#[cfg(test)]
mod tests;

use crate::ground::Course;
use crate::protocol::{CardId, CardInfo, VariantInfo};
use board::{Color, Position};
use lots::Lots;
use std::sync::Arc;
use stock::Stock;
use world::World;

pub use card::{Card, Nothing};
pub use deck::{card, deck, packed_deck};

/// The table line.
pub const INFO: VariantInfo = VariantInfo {
    id: "joker",
    family: "joker",
    has_chance: true,
    has_hidden_information: false,
    has_cards: true,
    reconstruction: false,
    own_deck: true,
    options: &["deck"],
    setup: &["deck", "faceUp", "scores", "unmoved"],
    cards: catalogue,
};

/// Points that win.
pub const GOAL: u32 = 800;
/// What a face-down card counts.
pub const FACE_DOWN: u32 = 25;
/// With more pieces than this a player does not make his last stand.
const LAST_STAND: u32 = 3;

/// A game of Joker. Nobody knows anything the other does not: what lies face-down is hidden from both, and a draw is decided
/// when it happens. Only a deck given in a set-up is laid out beforehand.
#[derive(Clone, Debug)]
pub struct Joker {
    world: World,
    course: Course,
    stage: Stage,
    stock: Stock,
    /// The open cards by colour.
    face_up: [Option<CardId>; 2],
    scores: [u32; 2],
    lots: Arc<Lots>,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The player on turn moves or uses his card.
    Action,
    /// He has, and the next card is turned up for him.
    Draw,
}

impl Joker {
    /// The open card of a player.
    pub fn face_up(&self, color: Color) -> Option<CardId> {
        self.face_up[color.index()]
    }

    /// The points of a player.
    pub fn score(&self, color: Color) -> u32 {
        self.scores[color.index()]
    }

    /// Cards left to draw.
    pub fn deck_count(&self) -> u32 {
        self.stock.count()
    }

    fn position(&self) -> &Position {
        &self.world.position
    }
}

fn catalogue() -> Vec<CardInfo> {
    deck().iter().map(Card::info).collect()
}
