//! Dojo chess: captured pieces stay as passive members, belts rise and fall by counters (rules/dojo.md).
//!
//! `members` passive members · `moves` which moves are legal · `turn` a move and the end of a turn · `counting` rules 1, 2, 4
//! and 5 · `retirement` rule 3 · `deputy` the new deputy of rule 2 · `claims` the claim of rule 4 · `start` set-ups · `view` ·
//! `refusal` why an action is refused · `rules` what every game offers.

mod claims;
mod counting;
mod deputy;
mod members;
mod moves;
mod refusal;
mod retirement;
mod rules;
mod start;
mod turn;
mod view;

use crate::ground::{Course, Past};
use crate::protocol::{Counters, VariantInfo, no_cards};
use board::{Bitboard, Kind, Position, Square};
use members::Member;

/// The table line.
pub const INFO: VariantInfo = VariantInfo {
    id: "dojo",
    family: "dojo",
    has_chance: false,
    has_hidden_information: false,
    has_cards: false,
    reconstruction: false,
    own_deck: false,
    options: &["vigilance"],
    setup: &["passive", "counters"],
    cards: no_cards,
};

/// What the player on turn decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// His move, or a claim before it.
    Action,
    /// Which enemy piece becomes passive, a yellow belt having reached this square.
    Retire(Square),
    /// Whether the turncoat on this square leaves the game.
    Vigilance(Square),
    /// Who follows the deputy demoted on this square.
    Appoint(Square),
}

/// A game of Dojo chess.
#[derive(Clone, Debug)]
pub struct Dojo {
    /// The men. While a move's consequences are being decided the turn is still the mover's.
    position: Position,
    course: Course,
    past: Past,
    /// Passive members by square, those of one square bottom first.
    members: Vec<Member>,
    /// Turns counted for the piece on each square.
    counters: [Counters; 64],
    /// Whether the players watch for turncoats.
    manual: bool,
    /// Whether questions with one answer are asked.
    always_ask: bool,
    stage: Stage,
    /// Squares the stage's question is still to be asked about, after the one it names.
    waiting: Bitboard,
    /// Deputies demoted this turn.
    demoted: Bitboard,
    /// Where the last move captured.
    taken: Option<Square>,
}

/// Whether a kind is a coloured belt: yellow, orange, green, violet.
const fn is_belt(kind: Kind) -> bool {
    matches!(kind, Kind::Pawn | Kind::Knight | Kind::Bishop | Kind::Rook)
}

/// The belt above a yellow, orange or green one.
const fn next_belt(kind: Kind) -> Option<Kind> {
    match kind {
        Kind::Pawn => Some(Kind::Knight),
        Kind::Knight => Some(Kind::Bishop),
        Kind::Bishop => Some(Kind::Rook),
        _ => None,
    }
}
