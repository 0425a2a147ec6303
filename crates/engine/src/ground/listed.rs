use crate::protocol::Listed;
use board::{Bitboard, Move, Position};

/// A legal chess move as a list holds it, with the square of what it captures.
#[inline]
pub fn listed_move(position: &Position, mv: Move) -> Listed {
    let captures = if position.board.occupied().has(mv.to) {
        Bitboard::of(mv.to)
    } else if position.en_passant == Some(mv.to) {
        position.captured_by(mv).map_or(Bitboard::EMPTY, |(square, _)| Bitboard::of(square))
    } else {
        Bitboard::EMPTY
    };
    Listed { action: mv.into(), captures, void: None }
}
