//! How pieces reach and squares lie, without any position: for movements that a game adds to chess.
use crate::tables::tables;
use crate::{Bitboard, Color, Square};

/// Squares a knight reaches, the (1,2) leaper.
pub fn knight(from: Square) -> Bitboard {
    tables().knight[from.index()]
}

/// The up to eight neighbours of a square, which a king reaches.
pub fn king(from: Square) -> Bitboard {
    tables().king[from.index()]
}

/// Squares a zebra reaches, the (2,3) leaper.
pub fn zebra(from: Square) -> Bitboard {
    tables().zebra[from.index()]
}

/// Squares a bishop reaches; of the `occupied` ones, the first in each direction.
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    tables().bishop(from, occupied)
}

/// Squares a rook reaches; of the `occupied` ones, the first in each direction.
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    tables().rook(from, occupied)
}

/// Squares a queen reaches; of the `occupied` ones, the first in each direction.
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// The one or two squares diagonally ahead of a pawn that walks like this colour's; none from its last rank.
pub fn diagonally_ahead(from: Square, walks: Color) -> Bitboard {
    tables().diagonal[walks.index()][from.index()]
}

/// The square straight ahead of a pawn that walks like this colour's; none from its last rank.
pub fn straight_ahead(from: Square, walks: Color) -> Bitboard {
    tables().ahead[walks.index()][from.index()]
}

/// Squares strictly between two squares of a rank, file or diagonal; none if they share no line.
pub fn between(a: Square, b: Square) -> Bitboard {
    tables().between[a.index()][b.index()]
}

/// The whole rank, file or diagonal through two squares; none if they share no line.
pub fn line(a: Square, b: Square) -> Bitboard {
    tables().line[a.index()][b.index()]
}
