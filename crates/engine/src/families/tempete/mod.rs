//! Tempête: chess with the 72 event cards of 1991 (rules/tempete.md).
//!
//! | file | holds |
//! |---|---|
//! | `cards` | the 72 cards as data |
//! | `special`, `conditions`, `ways` | steps, conditions, areas and movements that the card language does not have |
//! | `world` | what a cancelled card takes back: board, marks, piles (`lots`), clocks |
//! | `moves`, `traps` | normal moves under the marks; what lies hidden |
//! | `verdict` | the ground rule |
//! | `table` | what a cancelled card does not take back: hands, deck, discard pile |
//! | `flow`, `turn`, `host` | the windows of a turn; its beginning and end; guess, darts, clock, the royal's return |
//! | `plays`, `list`, `refuse` | what can be played, and why the rest cannot |
//! | `hidden`, `view` | who knows what |
//! | `facts`, `few` | what bots may ask; what a search looks at |
//! | `start` | set-ups |

mod cards;
mod conditions;
mod facts;
mod few;
mod flow;
mod hidden;
mod host;
mod key;
mod list;
mod lots;
mod moves;
mod plays;
mod refuse;
mod rules;
mod special;
mod start;
mod table;
#[cfg(test)]
mod tests;
mod traps;
mod turn;
mod verdict;
mod view;
mod ways;
mod world;

use crate::ground::Past;
use crate::protocol::{Action, CardId, VariantInfo};
use board::Color;
use std::sync::Arc;
use table::Table;
use world::World;

/// The table line.
pub const INFO: VariantInfo = VariantInfo {
    id: "tempete",
    family: "tempete",
    has_chance: true,
    has_hidden_information: true,
    has_cards: true,
    reconstruction: false,
    own_deck: false,
    options: &["exclude", "revealed", "darts"],
    setup: &[
        "hands",
        "deck",
        "discard",
        "captured",
        "neutral",
        "magnets",
        "holes",
        "royal",
        "fused",
        "traps",
        "marchOfThePeople",
    ],
    cards: cards::catalogue,
};

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A card is being drawn.
    Draw,
    /// A royal comes back onto the board.
    Place,
    /// The player on turn moves or plays a card.
    Main,
    /// The other player may act on the declared capture.
    Intercept,
    /// The other player may answer the card just played.
    Answer,
    /// The other player may act on the normal move just made.
    React,
    /// The player on turn may play, discard or end.
    After,
    /// The owner of the abducted piece guesses.
    Guess,
    /// The darts fly.
    Dart,
}

/// What comes next once no card is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// The answer to the card just played.
    Answer,
    /// What follows a card and its answer.
    Resume,
    /// The declared capture is made.
    Capture,
    /// The window after the normal move.
    React,
    /// The window that closes the turn.
    After,
    /// The turn goes to the other player.
    HandOver,
    /// A turn begins.
    Begin,
    /// The player on turn goes on in main.
    Main,
}

/// The card played last in this turn, while something of it is open.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Played {
    card: CardId,
    by: Color,
    action: Action,
    /// The window it was played in.
    window: Stage,
    void: bool,
    cancelled: bool,
    /// The world before it.
    before: Arc<World>,
    /// What it took out of the discard pile.
    taken: Option<Taken>,
}

/// A card taken out of the discard pile by another, which goes back if that one is cancelled.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Taken {
    card: CardId,
    /// Where it lay, counted from the bottom.
    place: usize,
    /// Whether the card that took it lay open: its player then draws an open one.
    open: bool,
}

/// A game of Tempête.
#[derive(Clone, Debug)]
pub struct Tempete {
    world: World,
    table: Table,
    /// Whose turn it is.
    turn: Color,
    stage: Stage,
    next: Next,
    played: Option<Played>,
    /// The world when a turn with a deadline began.
    opening: Option<Arc<World>>,
    past: Past,
    /// Windows are offered to whoever holds a card.
    always_ask: bool,
    /// The table reports on the darts.
    host_darts: bool,
    /// This is a preview for that player: what the other holds face-down is unknown.
    preview_for: Option<Color>,
}
