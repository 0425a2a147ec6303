use crate::tables::{Tables, tables};
use crate::{Bitboard, Color, Kind, Kinds, Position, Square};

impl Position {
    /// What sliders and double steps stop at: all pieces and the closed squares.
    #[inline]
    pub(crate) fn blockers(&self) -> Bitboard {
        self.board.occupied() | self.masks.closed
    }

    /// Whether the piece on a square has the kind.
    #[inline]
    pub(crate) fn is(&self, square: Square, kind: Kind) -> bool {
        self.board.kinds_at(square).has(kind)
    }

    /// The colour whose pawns walk like the piece on this square.
    #[inline]
    pub(crate) fn direction(&self, square: Square) -> Color {
        if self.board.black_origin().has(square) { Color::Black } else { Color::White }
    }

    /// Whether the piece on a square is a pawn and nothing else.
    #[inline]
    pub(crate) fn is_plain_pawn(&self, square: Square) -> bool {
        self.board.kinds_at(square).0 == 1
    }

    /// Squares attacked by a piece of these kinds from a square, whatever its marks.
    pub(crate) fn reach(&self, t: &Tables, at: Square, kinds: Kinds, walks: Color, blockers: Bitboard) -> Bitboard {
        let i = at.index();
        let is = |kind: Kind| kinds.meets(Kinds::of(kind).with(Kind::Queen));
        let mut set = Bitboard::EMPTY;
        if kinds.has(Kind::Pawn) {
            set |= self.pawn_reach(t, at, walks);
        }
        if is(Kind::Bishop) {
            set |= t.bishop(at, blockers);
        }
        if is(Kind::Rook) {
            set |= t.rook(at, blockers);
        }
        if kinds.meets(Kinds::of(Kind::Knight).with(Kind::King).with(Kind::Zebra).with(Kind::Wounded)) {
            set |= t.knight[i].when(kinds.has(Kind::Knight));
            set |= t.king[i].when(kinds.has(Kind::King)) | t.zebra[i].when(kinds.has(Kind::Zebra));
            set = set.when(!kinds.has(Kind::Wounded));
        }
        set.without(self.masks.closed)
    }

    /// Squares a pawn captures on.
    #[inline]
    pub(crate) fn pawn_reach(&self, t: &Tables, at: Square, walks: Color) -> Bitboard {
        let table = if self.laws.berolina { &t.ahead } else { &t.diagonal };
        table[walks.index()][at.index()]
    }

    /// Squares the piece on `from` attacks: where it could capture next turn, pins ignored, whatever stands there.
    pub fn attacks_from(&self, from: Square) -> Bitboard {
        let t = tables();
        if self.masks.barred.has(from) || self.is(from, Kind::Wounded) {
            Bitboard::EMPTY
        } else if self.masks.frozen.has(from) {
            t.king[from.index()].when(self.is(from, Kind::King)).without(self.masks.closed)
        } else {
            self.reach(t, from, self.board.kinds_at(from), self.direction(from), self.blockers())
        }
    }

    /// Pieces that attack `square` for `by` (its own and the neutral ones), with `occupied` in place of the real
    /// occupancy; what does not stand in `occupied` does not attack.
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        self.attackers_among(tables(), square, self.board.side(by) | self.neutral(), occupied | self.masks.closed)
            & occupied
    }

    /// Squares of the neutral pieces.
    pub fn neutral(&self) -> Bitboard {
        self.board.side(crate::Side::Neutral)
    }

    /// Pieces of the set `men` that attack `square`, sliders stopping at `blockers`.
    pub(crate) fn attackers_among(&self, t: &Tables, square: Square, men: Bitboard, blockers: Bitboard) -> Bitboard {
        if self.masks.closed.has(square) {
            return Bitboard::EMPTY;
        }
        let i = square.index();
        let kind = |kind: Kind| self.board.kind(kind);
        let awake = men.without(self.masks.barred | kind(Kind::Wounded));
        let active = awake.without(self.masks.frozen);
        let pawns = kind(Kind::Pawn) & active;
        let black = self.board.black_origin();
        let table = if self.laws.berolina { &t.ahead } else { &t.diagonal };
        // A pawn that walks up attacks this square from where one walking down would attack.
        let mut set = awake & kind(Kind::King) & t.king[i];
        set |= pawns.without(black) & table[1][i] | pawns & black & table[0][i];
        set |= active & (kind(Kind::Knight) & t.knight[i] | kind(Kind::Zebra) & t.zebra[i]);
        let diagonal = active & (kind(Kind::Bishop) | kind(Kind::Queen));
        if diagonal.any() {
            set |= diagonal & t.bishop(square, blockers);
        }
        let straight = active & (kind(Kind::Rook) | kind(Kind::Queen));
        if straight.any() {
            set |= straight & t.rook(square, blockers);
        }
        set
    }

    /// Enemy and neutral pieces that attack the royal of `color`; empty if it is off the board or the laws know no check.
    pub fn checkers(&self, color: Color) -> Bitboard {
        match self.royals[color.index()] {
            Some(royal) if self.laws.check => self.attackers(royal, !color, self.board.occupied()),
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether the royal of `color` is attacked.
    pub fn in_check(&self, color: Color) -> bool {
        self.checkers(color).any()
    }
}
