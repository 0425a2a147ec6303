use crate::{Bitboard, Board, Color, Laws, Made, Masks, Move, Obstacle, Piece, Square};

/// Castling rights: king and the rook of that wing stand on their home squares and have never moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Castling(pub u8);

impl Castling {
    /// Nobody may castle.
    pub const NONE: Castling = Castling(0);
    /// All four.
    pub const ALL: Castling = Castling(15);

    /// Whether the right stands. `kingside`: with the rook on the h-file.
    pub const fn has(self, color: Color, kingside: bool) -> bool {
        self.0 & Self::bit(color, kingside) != 0
    }

    /// With the right added.
    pub const fn with(self, color: Color, kingside: bool) -> Castling {
        Castling(self.0 | Self::bit(color, kingside))
    }

    /// Without the right.
    pub const fn without(self, color: Color, kingside: bool) -> Castling {
        Castling(self.0 & !Self::bit(color, kingside))
    }

    const fn bit(color: Color, kingside: bool) -> u8 {
        1 << (2 * color as u8 + !kingside as u8)
    }
}

/// Everything that decides which chess moves there are: men, side to move, rights, marks and laws.
///
/// A plain value: copy it to try a move. The fields are public because games set them; [`Position::play`] keeps
/// `royals`, `castling`, `en_passant`, and the squares in `masks.frozen/barred/shielded` of the moved piece are the
/// game's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The men.
    pub board: Board,
    /// Who moves.
    pub turn: Color,
    /// The square of each colour's royal, if it is on the board: at most one square a colour. It need not be a king.
    pub royals: [Option<Square>; 2],
    /// Castling rights left.
    pub castling: Castling,
    /// The square behind a pawn that has just made a double step. Only that pawn's enemies can take it.
    pub en_passant: Option<Square>,
    /// Lasting marks.
    pub masks: Masks,
    /// The laws of the game.
    pub laws: Laws,
}

impl Position {
    /// The start position of chess.
    pub fn start() -> Position {
        todo!()
    }

    /// Calls `f` with each start square of the side to move and the set of squares its piece may legally go to, in
    /// square order; castling is the king's two-square step and promotions are not multiplied. Stops when `f`
    /// returns `false`.
    pub fn targets(&self, f: impl FnMut(Square, Bitboard) -> bool) {
        let _ = f;
        todo!()
    }

    /// All legal moves in square order of start, then end; promotions last of their square in the order
    /// knight, bishop, rook, queen.
    pub fn moves(&self, f: impl FnMut(Move)) {
        let _ = f;
        todo!()
    }

    /// Legal end squares of one piece of the side to move.
    pub fn targets_from(&self, from: Square) -> Bitboard {
        let _ = from;
        todo!()
    }

    /// Number of legal moves, promotions counted singly.
    pub fn count_moves(&self) -> u64 {
        todo!()
    }

    /// Whether there is any legal move.
    pub fn has_moves(&self) -> bool {
        todo!()
    }

    /// Whether the move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        let _ = mv;
        todo!()
    }

    /// Why a move is not legal; `None` if it is.
    pub fn explain(&self, mv: Move) -> Option<Obstacle> {
        let _ = mv;
        todo!()
    }

    /// Makes a move that is known to be legal (or at least pseudo-legal) and hands the turn over.
    pub fn play(&mut self, mv: Move) -> Made {
        let _ = mv;
        todo!()
    }

    /// Whether the pawn that would reach `to` from `from` must promote under the laws.
    pub fn must_promote(&self, from: Square, to: Square) -> bool {
        let _ = (from, to);
        todo!()
    }

    /// The piece the move would capture, with its square (en passant: not the move's end square).
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        let _ = mv;
        todo!()
    }

    /// Squares the piece on `from` attacks: where it could capture next turn, pins ignored, whatever stands there.
    pub fn attacks_from(&self, from: Square) -> Bitboard {
        let _ = from;
        todo!()
    }

    /// Pieces that attack `square` for `by` (its own and the neutral ones), with `occupied` in place of the real occupancy.
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let _ = (square, by, occupied);
        todo!()
    }

    /// Enemy and neutral pieces that attack the royal of `color`; empty if it is off the board or the laws know no check.
    pub fn checkers(&self, color: Color) -> Bitboard {
        let _ = color;
        todo!()
    }

    /// Whether the royal of `color` is attacked.
    pub fn in_check(&self, color: Color) -> bool {
        self.checkers(color).any()
    }

    /// Whether a capture en passant is legal now; the square counts in repetitions only then.
    pub fn en_passant_legal(&self) -> bool {
        todo!()
    }

    /// Zobrist key over men (kinds, side, origin), side to move, castling rights and the en passant square as given.
    /// Marks and royals that are no kings are the game's to add.
    pub fn key(&self, en_passant: bool) -> u64 {
        let _ = en_passant;
        todo!()
    }

    /// Leaves of the tree of legal moves to that depth; the last ply is counted as whole sets.
    pub fn perft(&self, depth: u32) -> u64 {
        let _ = depth;
        todo!()
    }
}
