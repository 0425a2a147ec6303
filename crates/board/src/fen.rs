use crate::{Board, Castling, Color, Square};
use std::fmt;

/// The six fields of a FEN, read but not yet judged: whether the position can be is for the game to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fen {
    /// The men, with ids in square order a1 … h8.
    pub board: Board,
    /// Side to move.
    pub turn: Color,
    /// Castling field as written.
    pub castling: Castling,
    /// En passant field as written.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// Number of the full turn, from 1.
    pub fullmoves: u32,
}

/// What is wrong with the text of a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// Board or side to move is missing.
    Missing(&'static str),
    /// More than six fields.
    TooMany,
    /// Not eight ranks; the number there are.
    Ranks(usize),
    /// A rank (1 … 8) that does not describe eight squares.
    Rank(u8),
    /// A letter that is no piece.
    Letter(char),
    /// A field that cannot be read; its name and its text.
    Field(&'static str, String),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let _ = f;
        todo!()
    }
}

impl Fen {
    /// Reads a FEN. Board and side to move are required; missing later fields mean `-`, `-`, `0`, `1`.
    pub fn read(text: &str) -> Result<Fen, FenError> {
        let _ = text;
        todo!()
    }
}

impl fmt::Display for Fen {
    /// Writes all six fields. A fused piece is written as the first of its kinds, a neutral one by its origin.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let _ = f;
        todo!()
    }
}
