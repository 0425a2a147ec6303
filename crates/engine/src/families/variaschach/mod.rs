//! Variaschach: the pieces are dice. Ordo, Ordo Vulneris, Occasio, Occado (rules/varia.md).

mod die;
mod pending;
mod rules;
mod start;

use crate::ground::{Captured, Course, Past};
use crate::protocol::{VariantInfo, no_cards};
use board::{Bitboard, Position, Square};

/// Which of the four games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Game {
    /// Dice turn to the next face, queen to pawn.
    Ordo,
    /// Dice turn, queen to red dot; healing is a move.
    OrdoVulneris,
    /// Dice are rolled after their move; freeing is a move.
    Occasio,
    /// Dice turn, queen to red dot; a red die may be rolled before the move.
    Occado,
}

const fn info(id: &'static str, has_chance: bool, setup: &'static [&'static str]) -> VariantInfo {
    VariantInfo {
        id,
        family: "variaschach",
        has_chance,
        has_hidden_information: false,
        has_cards: false,
        reconstruction: false,
        own_deck: false,
        options: &[],
        setup,
        cards: no_cards,
    }
}

/// The table line of Ordo.
pub const ORDO: VariantInfo = info("ordo", false, &["backRankQueens"]);
/// The table line of Ordo Vulneris.
pub const ORDO_VULNERIS: VariantInfo = info("ordo-vulneris", false, &["backRankQueens"]);
/// The table line of Occasio, where queens know no back-rank rule.
pub const OCCASIO: VariantInfo = info("occasio", true, &[]);
/// The table line of Occado.
pub const OCCADO: VariantInfo = info("occado", true, &["backRankQueens"]);

impl Game {
    /// Its table line.
    pub const fn info(self) -> &'static VariantInfo {
        match self {
            Game::Ordo => &ORDO,
            Game::OrdoVulneris => &ORDO_VULNERIS,
            Game::Occasio => &OCCASIO,
            Game::Occado => &OCCADO,
        }
    }
}

impl Variaschach {
    /// Which of the four games it is.
    pub fn game(&self) -> Game {
        self.game
    }

    /// Queens that stay queens as long as they stay on the back ranks.
    pub fn back_rank_queens(&self) -> Bitboard {
        self.back_rank_queens
    }

    /// The die that is being rolled, if one is.
    pub fn rolling(&self) -> Option<Square> {
        match self.stage {
            Stage::Rolling(square, _) => Some(square),
            _ => None,
        }
    }
}

/// What is open before the turn can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The player's action.
    Action,
    /// The die on this square is being rolled.
    Rolling(Square, Roll),
    /// The pawn rolled on the enemy back rank becomes something else.
    Promoting(Square, Roll),
}

/// What a die is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Roll {
    /// It has moved (Occasio): six faces, then the turn is over.
    AfterMove,
    /// It is freed (Occasio): five faces, then the turn is over.
    Heal,
    /// Before the move (Occado): five faces, the turn goes on.
    BeforeMove,
}

/// A game with dice.
#[derive(Clone, Debug)]
pub struct Variaschach {
    game: Game,
    position: Position,
    course: Course,
    past: Past,
    captured: Captured,
    /// Queens that stay queens as long as they stay on the back ranks.
    back_rank_queens: Bitboard,
    stage: Stage,
}
