use crate::key::man;
use crate::{Bitboard, Color, Kind, Kinds, Piece, PieceId, Side, Square};

/// The men on the 64 squares: a set of squares per kind and per side, and the id of the piece on each square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    kinds: [Bitboard; 8],
    sides: [Bitboard; 3],
    /// Squares whose piece was first owned by Black.
    black_origin: Bitboard,
    /// The same by square: no kinds where nothing stands.
    on: [Kinds; 64],
    ids: [PieceId; 64],
    /// Zobrist key of the men, kept as they come and go.
    key: u64,
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
            on: [Kinds::NONE; 64],
            ids: [PieceId(0); 64],
            key: 0,
        }
    }

    /// The start position of chess, with ids 0 … 31 in square order a1 … h8.
    pub fn start() -> Board {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let back = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let mut board = Board::empty();
        for (file, kind) in (0..).zip(back) {
            let id = u16::from(file);
            board.put(Square::new(file, 0), Piece::new(PieceId(id), kind, Color::White));
            board.put(Square::new(file, 1), Piece::new(PieceId(8 + id), Kind::Pawn, Color::White));
            board.put(Square::new(file, 6), Piece::new(PieceId(16 + id), Kind::Pawn, Color::Black));
            board.put(Square::new(file, 7), Piece::new(PieceId(24 + id), kind, Color::Black));
        }
        board
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        let kinds = self.kinds_at(square);
        if kinds.is_empty() {
            return None;
        }
        let origin = if self.black_origin.has(square) { Color::Black } else { Color::White };
        let side = if self.sides[2].has(square) { Side::Neutral } else { origin.into() };
        Some(Piece { id: self.ids[square.index()], kinds, side, origin })
    }

    /// Puts a piece on a square, replacing what stands there. A piece without any kind only empties the square; the
    /// origin of a piece that is not neutral is its side's colour, whatever the piece says.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.clear(square);
        if piece.kinds.is_empty() {
            return;
        }
        self.on[square.index()] = piece.kinds;
        let mut bits = piece.kinds.0;
        while bits != 0 {
            self.kinds[bits.trailing_zeros() as usize & 7].insert(square);
            bits &= bits - 1;
        }
        self.sides[piece.side.index()].insert(square);
        if piece.side.color().unwrap_or(piece.origin) == Color::Black {
            self.black_origin.insert(square);
        }
        self.ids[square.index()] = piece.id;
        self.key ^= man(self.owner(square), piece.kinds, square);
    }

    /// Owner of the man on a square as the key counts them: White, Black, neutral of White's origin, neutral of Black's.
    #[inline]
    fn owner(&self, square: Square) -> usize {
        usize::from(self.black_origin.has(square)) + 2 * usize::from(self.sides[2].has(square))
    }

    /// The men's part of [`crate::Position::key`].
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// Takes the piece off a square.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.get(square)?;
        self.clear(square);
        Some(piece)
    }

    /// Takes a square out of all sets; the id that stays behind means nothing, and zero keeps equal boards equal.
    fn clear(&mut self, square: Square) {
        let kinds = std::mem::take(&mut self.on[square.index()]);
        if kinds.is_empty() {
            return;
        }
        self.key ^= man(self.owner(square), kinds, square);
        let mut bits = kinds.0;
        while bits != 0 {
            self.kinds[bits.trailing_zeros() as usize & 7].remove(square);
            bits &= bits - 1;
        }
        for set in &mut self.sides {
            set.remove(square);
        }
        self.black_origin.remove(square);
        self.ids[square.index()] = PieceId(0);
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
        let mut once = Bitboard::EMPTY;
        let mut twice = Bitboard::EMPTY;
        for set in self.kinds {
            twice |= once & set;
            once |= set;
        }
        twice
    }

    /// Squares of pieces whose first owner was Black: pawns among them walk down the board.
    pub fn black_origin(&self) -> Bitboard {
        self.black_origin
    }

    /// Kinds of the piece on a square; none if it is empty.
    pub fn kinds_at(&self, square: Square) -> Kinds {
        self.on[square.index()]
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
