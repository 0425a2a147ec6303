//! The chess kernel: squares, bitboards, pieces, attacks, masks, move generation, FEN.
//!
//! It knows no card, no die and no game. What a game adds to chess reaches it as data: pieces that are sets
//! of kinds, neutral pieces, a royal that is not a king, [`Masks`] compiled from lasting marks, and [`Laws`].

mod bitboard;
mod board;
mod fen;
mod laws;
mod moves;
mod piece;
mod position;
mod square;

pub use bitboard::Bitboard;
pub use board::Board;
pub use fen::{Fen, FenError};
pub use laws::{Laws, Masks};
pub use moves::{Made, Move, Obstacle, Reason};
pub use piece::{Color, Kind, Kinds, Piece, PieceId, Side};
pub use position::{Castling, Position};
pub use square::Square;
