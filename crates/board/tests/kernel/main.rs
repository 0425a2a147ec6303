//! Tests of the kernel. `slow` is the generator the fast one is held against.

mod against_slow;
mod board;
mod choose;
mod explain;
mod fen;
mod geometry;
mod key;
mod perft;
mod play;
mod random;
mod setup;
mod slow;
mod table;

use ::board::{Bitboard, Fen, Laws, Position, Square};

/// The position of a FEN under the laws of chess.
fn position(fen: &str) -> Position {
    Fen::read(fen).expect("a FEN").position(Laws::CHESS)
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The set of squares named in a text.
fn squares(names: &str) -> Bitboard {
    names.split_whitespace().map(square).collect()
}
