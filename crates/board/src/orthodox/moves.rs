use super::guard::Guard;
use super::{BISHOP, KING, KNIGHT, Orthodox, PAWN, QUEEN, ROOK};
use crate::tables::Tables;
use crate::{Bitboard, Board, Kinds, Square};

impl Orthodox {
    /// Squares a double step of this colour passes.
    #[inline]
    pub(super) fn passed<const BLACK: bool>(&self) -> Bitboard {
        let usual = Bitboard::rank(if BLACK { 5 } else { 2 });
        let from_first = Bitboard::rank(if BLACK { 6 } else { 1 });
        usual | from_first.when(self.laws.double_from_first)
    }

    /// Legal end squares of a piece that is not the king, en passant left out.
    #[inline]
    pub(super) fn targets_of<const BLACK: bool>(&self, t: &Tables, g: &Guard, kind: usize, from: Square) -> Bitboard {
        let set = match kind {
            PAWN => self.pawn_targets::<BLACK>(Bitboard::of(from), g),
            KNIGHT => t.knight[from.index()],
            BISHOP => t.bishop(from, g.blockers),
            ROOK => t.rook(from, g.blockers),
            QUEEN => t.bishop(from, g.blockers) | t.rook(from, g.blockers),
            _ => Bitboard::EMPTY,
        };
        let set = set & g.open;
        if g.pinned.has(from) { set & t.line[g.king.index()][from.index()] } else { set }
    }

    #[inline]
    fn pawn_targets<const BLACK: bool>(&self, pawn: Bitboard, g: &Guard) -> Bitboard {
        let one = Self::ahead::<BLACK>(pawn).without(g.blockers);
        let two = Self::ahead::<BLACK>(one & self.passed::<BLACK>()).without(g.blockers);
        let [left, right] = Self::diagonals::<BLACK>(pawn);
        one | two | (left | right) & g.prey
    }

    /// End squares of several pawns by how far behind them the pawns stand: single and double steps, captures towards
    /// the a-file and the h-file. En passant left out, pins not looked at.
    #[inline]
    pub(super) fn pawn_sets<const BLACK: bool>(&self, pawns: Bitboard, g: &Guard) -> [(i8, Bitboard); 4] {
        let one = Self::ahead::<BLACK>(pawns).without(g.blockers);
        let two = Self::ahead::<BLACK>(one & self.passed::<BLACK>()).without(g.blockers);
        let [left, right] = Self::diagonals::<BLACK>(pawns).map(|set| set & g.prey);
        let steps = if BLACK { [-8, -16, -9, -7] } else { [8, 16, 7, 9] };
        let [a, b, c, d] = [one, two, left, right].map(|set| set & g.open);
        [(steps[0], a), (steps[1], b), (steps[2], c), (steps[3], d)]
    }

    /// Calls `f` with each piece that has a legal move and its end squares, in square order, until it says `false`.
    pub(crate) fn targets<const BLACK: bool>(
        &self,
        t: &Tables,
        board: &Board,
        f: &mut dyn FnMut(Square, Bitboard) -> bool,
    ) {
        let g = self.guard::<BLACK>(t);
        let passant = self.en_passant::<BLACK>(t, &g);
        for from in g.movers {
            let set = self.all_of::<BLACK>(t, &g, passant, board.kinds_at(from), from);
            if set.any() && !f(from, set) {
                return;
            }
        }
    }

    /// Legal end squares of one piece of the side to move.
    pub(crate) fn targets_from<const BLACK: bool>(&self, t: &Tables, board: &Board, from: Square) -> Bitboard {
        let g = self.guard::<BLACK>(t);
        if !g.movers.has(from) {
            return Bitboard::EMPTY;
        }
        self.all_of::<BLACK>(t, &g, self.en_passant::<BLACK>(t, &g), board.kinds_at(from), from)
    }

    /// Whether there is any legal move.
    pub(crate) fn has_moves<const BLACK: bool>(&self, t: &Tables, board: &Board) -> bool {
        let g = self.guard::<BLACK>(t);
        // Nearly always some pawn or knight can go on.
        let free = g.movers.without(g.pinned);
        let pawns = Self::ahead::<BLACK>(self.kinds[PAWN] & free) & g.open.without(g.enemies);
        if pawns.any() || (self.kinds[KNIGHT] & free).into_iter().any(|from| (t.knight[from.index()] & g.open).any()) {
            return true;
        }
        let passant = self.en_passant::<BLACK>(t, &g);
        g.movers.into_iter().any(|from| self.all_of::<BLACK>(t, &g, passant, board.kinds_at(from), from).any())
    }

    #[inline]
    fn all_of<const BLACK: bool>(
        &self,
        t: &Tables,
        g: &Guard,
        passant: Option<(Square, Bitboard)>,
        kinds: Kinds,
        from: Square,
    ) -> Bitboard {
        let kind = kinds.0.trailing_zeros() as usize;
        if kind == KING {
            return self.king_targets::<BLACK>(t, g);
        }
        let set = self.targets_of::<BLACK>(t, g, kind, from);
        match passant {
            Some((target, takers)) if takers.has(from) => set | Bitboard::of(target),
            _ => set,
        }
    }
}
