use crate::{Bitboard, Color, Kind, Kinds, Piece, PieceId, Side, Square};

/// The men on the 64 squares: a set of squares per kind and per side, and the id of the piece on each square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    kinds: [Bitboard; 8],
    sides: [Bitboard; 3],
    /// Squares whose piece was first owned by Black.
    black_origin: Bitboard,
    ids: [PieceId; 64],
}

impl Default for Board {
    fn default() -> Self {
        Board::empty()
    }
}

impl Board {
    /// No piece at all.
    pub const fn empty() -> Board {
        Board {
            kinds: [Bitboard::EMPTY; 8],
            sides: [Bitboard::EMPTY; 3],
            black_origin: Bitboard::EMPTY,
            ids: [PieceId(0); 64],
        }
    }

    /// The start position of chess, with ids 0 … 31 in square order a1 … h8.
    pub fn start() -> Board {
        todo!()
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        if !self.occupied().has(square) {
            return None;
        }
        let origin = if self.black_origin.has(square) { Color::Black } else { Color::White };
        let side = if self.sides[2].has(square) { Side::Neutral } else { origin.into() };
        Some(Piece { id: self.ids[square.index()], kinds: self.kinds_at(square), side, origin })
    }

    /// Puts a piece on a square, replacing what stands there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        let _ = (square, piece);
        todo!()
    }

    /// Takes the piece off a square.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let _ = square;
        todo!()
    }

    /// All occupied squares.
    pub fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1] | self.sides[2]
    }

    /// Squares of a side's pieces.
    pub fn side(&self, side: impl Into<Side>) -> Bitboard {
        self.sides[side.into().index()]
    }

    /// Squares of pieces that have this kind (fused pieces stand in several of these sets).
    pub fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// Squares of pieces that have more than one kind.
    pub fn fused(&self) -> Bitboard {
        todo!()
    }

    /// Kinds of the piece on a square; none if it is empty.
    pub fn kinds_at(&self, square: Square) -> Kinds {
        Kind::ALL.into_iter().filter(|kind| self.kind(*kind).has(square)).collect()
    }

    /// Square of the piece with this id.
    pub fn find(&self, id: PieceId) -> Option<Square> {
        self.occupied().into_iter().find(|square| self.ids[square.index()] == id)
    }

    /// All pieces with their squares, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied().into_iter().filter_map(|square| Some((square, self.get(square)?)))
    }
}
