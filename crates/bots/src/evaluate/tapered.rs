//! Scores that change from the middle game to the endgame, and what the squares are worth.

use board::{Color, Kind, Square};
use std::ops::{Add, Mul, Neg};

/// A score for the middle game and one for the endgame, in centipawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tapered {
    middle: i32,
    end: i32,
}

/// A score for the middle game and one for the endgame.
pub const fn t(middle: i32, end: i32) -> Tapered {
    Tapered { middle, end }
}

impl Tapered {
    /// The score when `phase` of `full` is left of the middle game.
    pub fn mix(self, phase: i32, full: i32) -> i32 {
        (self.middle * phase + self.end * (full - phase)) / full
    }
}

impl Add for Tapered {
    type Output = Tapered;
    fn add(self, other: Tapered) -> Tapered {
        t(self.middle + other.middle, self.end + other.end)
    }
}

impl Neg for Tapered {
    type Output = Tapered;
    fn neg(self) -> Tapered {
        t(-self.middle, -self.end)
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;
    fn mul(self, by: i32) -> Tapered {
        t(self.middle * by, self.end * by)
    }
}

/// What it is worth that a chess piece stands on a square.
#[inline]
pub fn by_square(kind: Kind, square: Square, color: Color) -> Tapered {
    let index = if color == Color::White { square.index() } else { square.index() ^ 56 };
    SQUARES[kind.index().min(5)][index]
}

/// By kind and square as White sees them.
static SQUARES: [[Tapered; 64]; 6] = squares();

const fn squares() -> [[Tapered; 64]; 6] {
    let mut table = [[t(0, 0); 64]; 6];
    let mut index = 0;
    while index < 64 {
        let (file, rank) = (index % 8, index / 8);
        // Distance from the rim, 0 … 3.
        let f = if file < 4 { file } else { 7 - file } as i32;
        let r = if rank < 4 { rank } else { 7 - rank } as i32;
        table[0][index] = t(pawn_middle(f, rank as i32), [0, 2, 4, 10, 24, 50, 90, 0][rank]);
        table[1][index] = t(7 * f + 8 * r - 34 + if rank >= 3 && rank <= 5 { 8 } else { 0 }, 6 * f + 6 * r - 24);
        table[2][index] = t(3 * f + 4 * r - 10 - if rank == 0 { 8 } else { 0 }, 3 * f + 3 * r - 9);
        table[3][index] = t(3 * f - 5 + if rank == 6 { 14 } else { 0 }, if rank == 6 { 10 } else { 0 });
        table[4][index] = t(f + 2 * r - 3 - if rank == 1 { 3 } else { 0 }, 5 * f + 5 * r - 16);
        table[5][index] = t(king_middle(f, rank as i32), 9 * f + 10 * r - 30);
        index += 1;
    }
    table
}

const fn pawn_middle(f: i32, rank: i32) -> i32 {
    let advance = [0, 0, 2, 5, 14, 28, 50, 0][rank as usize];
    let center = match (f, rank) {
        (3, 1) => -14,
        (3, 2) => 6,
        (3, 3) => 20,
        (3, 4) => 18,
        (2, 3) => 9,
        (2, 4) => 8,
        (0, _) => -6,
        _ => 0,
    };
    advance + center
}

const fn king_middle(f: i32, rank: i32) -> i32 {
    match (f, rank) {
        (1, 0) => 34,
        (0, 0) => 24,
        (2, 0) => 10,
        (_, 0) => -6,
        (0 | 1, 1) => 4,
        (_, 1) => -20,
        _ => -24 - 12 * if rank < 4 { rank } else { 4 },
    }
}
