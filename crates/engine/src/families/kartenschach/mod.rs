//! Kartenschach, chess with cards: Purist, Liar, Feudal, Capitalist (rules/kartenschach.md).
//!
//! `cards` deck and discard pile · `kinds` what the card or the chips let move · `turn` a move, the end of a turn, the next
//! card · `liar` claim, trust and challenge · `auction` Capitalist's bids · `start` set-ups · `view` · `refusal` why an action
//! is refused · `facts` what may be asked besides · `rules` what every game offers.

mod auction;
mod cards;
mod facts;
mod kinds;
mod liar;
mod refusal;
mod rules;
mod start;
mod turn;
mod view;

use crate::ground::{Captured, Course};
use crate::protocol::{CardId, CardInfo, VariantInfo};
use auction::Auction;
use board::{Color, Kind, Kinds, Position};
use cards::{Deck, Pile};
use liar::Claim;

/// Which of the four games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Game {
    /// The open card says which kind moves.
    Purist,
    /// The card is covered, any move may be claimed to fit it.
    Liar,
    /// A moved kind is blocked until its owner clears his cards.
    Feudal,
    /// The open card is auctioned.
    Capitalist,
}

const fn info(id: &'static str, reconstruction: bool, setup: &'static [&'static str]) -> VariantInfo {
    VariantInfo {
        id,
        family: "kartenschach",
        has_chance: true,
        has_hidden_information: false,
        has_cards: true,
        reconstruction,
        own_deck: false,
        options: &["jokers", "maxTurns"],
        setup,
        cards: cards_and_joker,
    }
}

/// The table line of Purist.
pub const PURIST: VariantInfo = info("purist", false, &["deck"]);
/// The table line of Liar.
pub const LIAR: VariantInfo = VariantInfo { has_hidden_information: true, ..info("liar", true, &["deck"]) };
/// The table line of Feudal, where all cards lie open and are never drawn.
pub const FEUDAL: VariantInfo =
    VariantInfo { has_chance: false, cards: kind_cards, ..info("feudal", true, &["blocked"]) };
/// The table line of Capitalist.
pub const CAPITALIST: VariantInfo = info("capitalist", true, &["deck", "chips", "opener"]);

impl Game {
    /// Its table line.
    pub const fn info(self) -> &'static VariantInfo {
        match self {
            Game::Purist => &PURIST,
            Game::Liar => &LIAR,
            Game::Feudal => &FEUDAL,
            Game::Capitalist => &CAPITALIST,
        }
    }
}

/// The kinds there are cards of, in the order cards are laid out.
const KINDS: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

fn kind_cards() -> Vec<CardInfo> {
    KINDS.into_iter().map(|kind| card(CardId::kind(kind))).collect()
}

fn cards_and_joker() -> Vec<CardInfo> {
    kind_cards().into_iter().chain([card(CardId::JOKER)]).collect()
}

const fn card(id: CardId) -> CardInfo {
    CardInfo { id, timing: None, value: None, advanced: false }
}

/// What is to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A card is turned up or drawn.
    Draw,
    /// Bids for the open card.
    Auction,
    /// The player's move.
    Action,
    /// The other player believes the move or doubts it.
    Answer,
}

/// A game with chess cards.
#[derive(Clone, Debug)]
pub struct Kartenschach {
    game: Game,
    /// The men. While a move waits for its answer the turn is still the mover's; in an auction it is the bidder's.
    position: Position,
    course: Course,
    captured: Captured,
    /// The full turn after which the game is a draw.
    max_turns: Option<u32>,
    /// Whether a bidder who can only pass is asked.
    always_ask: bool,
    deck: Deck,
    discard: Pile,
    /// The card that is being played by.
    card: Option<CardId>,
    stage: Stage,
    /// Liar: the move that waits for its answer.
    claim: Option<Claim>,
    /// Liar: who has just lost a turn; until the other's extra turn is over.
    lost_turn: Option<Color>,
    /// Feudal: kinds under a chip.
    blocked: [Kinds; 2],
    /// Capitalist: chips left.
    chips: [u16; 2],
    /// Capitalist: the auction running or won.
    auction: Auction,
    /// Capitalist: whether the card is the second of its full turn.
    second_card: bool,
}
