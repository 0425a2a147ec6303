//! Plain chess: the FIDE laws, played without claims.

mod perft;
mod playout;
mod rules;

use crate::ground::{Captured, Course, Needs, Past, read_position};
use crate::protocol::{Fault, Options, VariantInfo, no_cards};
use board::{Bitboard, Kind, Kinds, Laws, Position};

/// The table line.
pub const INFO: VariantInfo = VariantInfo {
    id: "chess",
    family: "chess",
    has_chance: false,
    has_hidden_information: false,
    has_cards: false,
    reconstruction: false,
    own_deck: false,
    options: &[],
    setup: &[],
    cards: no_cards,
};

const NEEDS: Needs = Needs {
    kinds: Kinds(
        1 << Kind::Pawn as u8
            | 1 << Kind::Knight as u8
            | 1 << Kind::Bishop as u8
            | 1 << Kind::Rook as u8
            | 1 << Kind::Queen as u8
            | 1 << Kind::King as u8,
    ),
    no_pawns: Some(Bitboard::BACK_RANKS),
    en_passant: true,
    most: 64,
};

/// A game of plain chess.
#[derive(Clone, Debug)]
pub struct Chess {
    position: Position,
    course: Course,
    past: Past,
    captured: Captured,
}

impl Chess {
    /// A game from the start position or from the FEN of the set-up.
    ///
    /// # Errors
    /// `bad-setup` for a FEN that cannot be read or cannot be.
    pub fn new(options: &Options) -> Result<Chess, Fault> {
        let (position, course) = match &options.setup.fen {
            None => (Position::start(), Course::new(1, 0)),
            Some(text) => {
                let (position, fen) = read_position(text, Laws::CHESS, &NEEDS)?;
                (position, Course::new(fen.fullmoves, fen.halfmoves))
            }
        };
        let mut game = Chess { position, course, past: Past::default(), captured: Captured::default() };
        game.judge();
        Ok(game)
    }
}
