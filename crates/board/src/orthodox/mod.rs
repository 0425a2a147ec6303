//! The fast path: positions in which everything that moves is orthodox. Marks of squares and pieces may be there,
//! and pieces that do not move at all; neutral, fused and odd pieces, princes and odd laws are not.

mod choose;
mod count;
mod guard;
mod moves;
mod playout;
mod tree;

use crate::{Bitboard, Castling, Color, Kind, Masks, Position, Square};

/// What the fast path needs of a position, small enough to be copied for every move of a tree.
#[derive(Clone)]
pub(crate) struct Orthodox {
    /// Pawns, knights, bishops, rooks, queens, kings.
    kinds: [Bitboard; 6],
    /// White's and Black's pieces, those included that are of none of the six kinds.
    sides: [Bitboard; 2],
    masks: Masks,
    /// Whether there is any mark: most positions have none and skip all questions about them.
    marked: bool,
    castling: Castling,
    en_passant: Option<Square>,
    laws: Terms,
}

/// What remains of the laws.
#[derive(Clone, Copy)]
struct Terms {
    en_passant: bool,
    captured_close: bool,
    double_from_first: bool,
    /// Moves that one arrival of a pawn on its last rank makes.
    promotions: u32,
}

const PAWN: usize = Kind::Pawn as usize;
const KNIGHT: usize = Kind::Knight as usize;
const BISHOP: usize = Kind::Bishop as usize;
const ROOK: usize = Kind::Rook as usize;
const QUEEN: usize = Kind::Queen as usize;
const KING: usize = Kind::King as usize;

impl Orthodox {
    /// The position as the fast path sees it, if it is one for it.
    #[inline]
    pub(crate) fn new(position: &Position) -> Option<Orthodox> {
        let Position { board, royals, laws, masks, .. } = position;
        let [Some(white), Some(black)] = *royals else { return None };
        let usual = laws.check && laws.castling_minds_attack && !laws.berolina && !laws.kings_apart;
        let kings = board.kind(Kind::King);
        let sides = [board.side(Color::White), board.side(Color::Black)];
        let royal = kings == Bitboard::of(white) | Bitboard::of(black) && sides[0].has(white) && sides[1].has(black);
        let odd = board.side(crate::Side::Neutral) | board.kind(Kind::Zebra) | board.fused();
        if !usual || !royal || odd.any() {
            return None;
        }
        let kinds = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
        Some(Orthodox {
            kinds: kinds.map(|kind| board.kind(kind)),
            sides,
            masks: *masks,
            marked: *masks != Masks::NONE,
            castling: position.castling,
            en_passant: position.en_passant,
            laws: Terms {
                en_passant: laws.en_passant,
                captured_close: laws.captured_close,
                double_from_first: laws.double_from_first,
                promotions: laws.promotions.len().max(1),
            },
        })
    }

    /// The squares one rank on, as this colour's pawns walk.
    #[inline]
    fn ahead<const BLACK: bool>(set: Bitboard) -> Bitboard {
        Bitboard(if BLACK { set.0 >> 8 } else { set.0 << 8 })
    }

    /// The squares diagonally on towards the a-file, and towards the h-file.
    #[inline]
    fn diagonals<const BLACK: bool>(set: Bitboard) -> [Bitboard; 2] {
        let (left, right) = (set.without(Bitboard::FILE_A).0, set.without(Bitboard::FILE_H).0);
        if BLACK { [Bitboard(left >> 9), Bitboard(right >> 7)] } else { [Bitboard(left << 7), Bitboard(right << 9)] }
    }

    /// Pieces of this colour that are of a kind.
    #[inline]
    fn men<const BLACK: bool>(&self, kind: usize) -> Bitboard {
        self.kinds[kind] & self.sides[BLACK as usize]
    }
}
