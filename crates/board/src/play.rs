use crate::castling::Wing;
use crate::tables::tables;
use crate::{Bitboard, Color, Kind, Kinds, Made, Masks, Move, Piece, Position, Side, Square};

impl Position {
    /// Makes a move that is known to be legal (or at least pseudo-legal) and hands the turn over.
    ///
    /// It takes the move for what it looks like: two squares sideways of a plain king from home are castling, so a
    /// movement that a card lends is better made with [`crate::Board::take`] and [`crate::Board::put`].
    ///
    /// Rights end as soon as a home square of king or rook is left or entered. Marks of a captured piece end, a
    /// shield travels with its piece, a pedestal that is left closes (see [`crate::Masks`]); new marks are the
    /// game's business.
    ///
    /// # Panics
    /// Never: on an empty start square nothing moves, and what comes back is a piece without kinds.
    pub fn play(&mut self, mv: Move) -> Made {
        let Move { from, to, promotion } = mv;
        let captured = self.captured_by(mv);
        let castling = self.castling_shape(from, to);
        let double_step = self.is_double_step(from, to);
        let nothing = Piece { id: Default::default(), kinds: Kinds::NONE, side: self.turn.into(), origin: self.turn };
        self.turn = !self.turn;
        self.en_passant = None;
        let Some(piece) = self.board.take(from) else {
            return Made { piece: nothing, captured: None, rook: None, double_step: false };
        };
        if let Some((square, _)) = captured {
            self.capture(square, to);
        }
        self.leave(from, to);
        let kinds = promotion.map_or(piece.kinds, Kinds::of);
        self.board.put(to, Piece { kinds, ..piece });
        for royal in self.royals.iter_mut().filter(|royal| **royal == Some(from)) {
            *royal = Some(to);
        }
        self.castling = self.castling.touched(from).touched(to);
        if double_step && piece.side != Side::Neutral && self.laws.en_passant {
            self.en_passant = from.offset(0, piece.origin.forward());
        }
        let rook = castling.and_then(|(color, kingside)| self.castle(color, kingside));
        Made { piece, captured, rook, double_step }
    }

    /// Marks when the piece on `from` goes to `to`.
    fn leave(&mut self, from: Square, to: Square) {
        if self.masks.pedestals.has(from) {
            self.masks.pedestals.remove(from);
            self.masks.closed.insert(from);
        }
        let Masks { frozen, thawed, shielded, .. } = &mut self.masks;
        for travelling in [frozen, thawed, shielded].into_iter().filter(|set| set.has(from)) {
            travelling.remove(from);
            travelling.insert(to);
        }
    }

    fn capture(&mut self, square: Square, to: Square) {
        self.board.take(square);
        self.masks.frozen.remove(square);
        self.masks.thawed.remove(square);
        self.masks.barred.remove(square);
        self.masks.shielded.remove(square);
        for royal in self.royals.iter_mut().filter(|royal| **royal == Some(square)) {
            *royal = None;
        }
        if self.laws.captured_close {
            self.masks.pedestals.insert(square);
        }
        if square != to && self.masks.pedestals.has(square) {
            self.masks.pedestals.remove(square);
            self.masks.closed.insert(square);
        }
    }

    fn castle(&mut self, color: Color, kingside: bool) -> Option<(Square, Square)> {
        let Wing { rook, rook_to, .. } = Wing::new(color, kingside);
        let piece = self.board.take(rook)?;
        self.board.put(rook_to, piece);
        self.leave(rook, rook_to);
        Some((rook, rook_to))
    }

    /// Whether a plain pawn steps two squares.
    fn is_double_step(&self, from: Square, to: Square) -> bool {
        self.is_plain_pawn(from) && from.file() == to.file() && from.rank().abs_diff(to.rank()) == 2
    }

    /// The piece the move would capture, with its square (en passant: not the move's end square).
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        let passant = self.en_passant == Some(mv.to)
            && !self.laws.berolina
            && self.is_plain_pawn(mv.from)
            && self.board.side(self.turn).has(mv.from)
            && mv.from.file() != mv.to.file()
            && !self.board.occupied().has(mv.to);
        let square = if passant { self.en_passant_victim()? } else { mv.to };
        Some((square, self.board.get(square)?))
    }

    /// The plain pawn that the side to move could take on the en passant square, if the laws have it at all.
    pub(crate) fn en_passant_victim(&self) -> Option<Square> {
        let passed = self.en_passant?;
        let color = if passed.rank() < 4 { Color::White } else { Color::Black };
        let victim = passed.offset(0, color.forward())?;
        let laws = self.laws.en_passant && !self.laws.berolina && color != self.turn;
        (laws && self.board.side(color).has(victim) && self.is_plain_pawn(victim)).then_some(victim)
    }

    /// Squares on which the piece on `from` must promote: the last rank of a plain pawn that may become anything.
    pub(crate) fn arrivals(&self, from: Square) -> Bitboard {
        if !self.is_plain_pawn(from) || self.becomes(from).is_empty() {
            return Bitboard::EMPTY;
        }
        Bitboard::rank(self.direction(from).rank(7))
    }

    /// What the laws let the pawn on a square become.
    fn becomes(&self, from: Square) -> Kinds {
        if self.neutral().has(from) {
            self.laws.neutral_promotions
        } else if self.royals.contains(&Some(from)) {
            self.laws.royal_promotions
        } else {
            self.laws.promotions
        }
    }

    /// What the laws let the pawn become that would reach `to` from `from`; none if it need not promote. Safety of
    /// the royal apart.
    pub(crate) fn choices(&self, from: Square, to: Square) -> Kinds {
        if self.arrivals(from).has(to) { self.becomes(from) } else { Kinds::NONE }
    }

    /// Whether the pawn that would reach `to` from `from` must promote under the laws.
    pub fn must_promote(&self, from: Square, to: Square) -> bool {
        self.arrivals(from).has(to)
    }

    /// Plain pawns of the side to move that stand so that they could take en passant, pins and marks not looked at.
    pub(crate) fn en_passant_takers(&self) -> Bitboard {
        let (Some(target), Some(_)) = (self.en_passant, self.en_passant_victim()) else { return Bitboard::EMPTY };
        if self.blockers().has(target) {
            return Bitboard::EMPTY;
        }
        let behind = tables().diagonal[(!self.turn).index()][target.index()];
        let pawns = behind & self.board.kind(Kind::Pawn) & self.board.side(self.turn);
        pawns.without(self.board.fused())
    }
}
