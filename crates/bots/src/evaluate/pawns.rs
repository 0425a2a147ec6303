//! Pawns: what they attack, who is passed, doubled, alone.

use super::tapered::{Tapered, t};
use board::{Bitboard, Color, Kind, Position, Square};

/// Per own rank of a passed pawn.
const PASSED: [Tapered; 8] = [t(0, 0), t(2, 8), t(4, 14), t(10, 28), t(26, 54), t(52, 98), t(90, 160), t(0, 0)];
const DOUBLED: Tapered = t(-9, -20);
const ALONE: Tapered = t(-13, -14);
const GUARDED: Tapered = t(8, 6);
/// Per step by which the enemy king is further from the square before a passed pawn than the own one.
const ESCORT: Tapered = t(0, 6);
/// A passed pawn with a piece before it.
const STOPPED: Tapered = t(-4, -18);

/// The pawns of both colours.
pub struct Pawns {
    men: [Bitboard; 2],
    /// What they attack.
    pub attacks: [Bitboard; 2],
}

impl Pawns {
    /// The pawns of a position.
    pub fn of(position: &Position) -> Pawns {
        let pawns = position.board.kind(Kind::Pawn);
        let men = Color::BOTH.map(|color| pawns & position.board.side(color));
        let attacks = [0, 1].map(|i| sideways(forward(men[i], Color::BOTH[i])));
        Pawns { men, attacks }
    }
}

/// Squares one step ahead as the colour's pawns walk.
pub fn forward(set: Bitboard, color: Color) -> Bitboard {
    Bitboard(if color == Color::White { set.0 << 8 } else { set.0 >> 8 })
}

/// The neighbours to the left and to the right.
fn sideways(set: Bitboard) -> Bitboard {
    let right = set.without(Bitboard::FILE_H).0 << 1;
    let left = set.without(Bitboard::FILE_A).0 >> 1;
    Bitboard(left | right)
}

/// All ranks ahead of a square as the colour's pawns walk.
pub fn ahead_of(square: Square, color: Color) -> Bitboard {
    let shift = 8 * u32::from(square.rank());
    Bitboard(match color {
        Color::White => (!0 << shift) << 8,
        Color::Black => !(!0 << shift),
    })
}

/// Score of the pawns from White's side.
pub fn score(position: &Position, pawns: &Pawns) -> Tapered {
    side(position, pawns, Color::White) + -side(position, pawns, Color::Black)
}

fn side(position: &Position, pawns: &Pawns, color: Color) -> Tapered {
    let (own, enemy) = (pawns.men[color.index()], pawns.men[(!color).index()]);
    let mut score = GUARDED * (own & pawns.attacks[color.index()]).count() as i32;
    for square in own {
        let file = Bitboard::file(square.file());
        let beside = sideways(file);
        let ahead = ahead_of(square, color);
        if (own & file & ahead).any() {
            score = score + DOUBLED;
        }
        if (own & beside).is_empty() {
            score = score + ALONE;
        }
        if (enemy & (file | beside) & ahead).is_empty() && (own & file & ahead).is_empty() {
            score = score + passed(position, square, color);
        }
    }
    score
}

fn passed(position: &Position, square: Square, color: Color) -> Tapered {
    let rank = color.rank(square.rank());
    let mut score = PASSED[usize::from(rank)];
    let Some(next) = square.offset(0, color.forward()) else { return score };
    if position.board.occupied().has(next) {
        score = score + STOPPED;
    }
    if let (true, [Some(own), Some(enemy)]) = (rank >= 3, [color, !color].map(|color| position.royals[color.index()])) {
        score = score + ESCORT * (i32::from(enemy.distance(next)) - i32::from(own.distance(next)));
    }
    score
}
