//! The chess kernel: squares, bitboards, pieces, attacks, masks, move generation, FEN.
//!
//! It knows no card, no die and no game. What a game adds to chess reaches it as data: pieces that are sets
//! of kinds, neutral pieces, a royal that is not a king, [`Masks`] compiled from lasting marks, and [`Laws`].

mod attack;
mod bitboard;
mod board;
mod castling;
mod choose;
mod explain;
mod fen;
pub mod geometry;
mod key;
mod laws;
mod moves;
mod orthodox;
mod perft;
mod piece;
mod play;
mod playout;
mod position;
mod reach;
mod scene;
mod setup;
mod square;
mod steps;
mod tables;

pub use bitboard::Bitboard;
pub use board::Board;
pub use castling::Castling;
pub use fen::{Fen, FenError};
pub use laws::{Laws, Masks};
pub use moves::{Made, Move, Obstacle, Reason};
pub use piece::{Color, Kind, Kinds, Piece, PieceId, Side};
pub use playout::Draws;
pub use position::Position;
pub use setup::Fault;
pub use square::Square;
