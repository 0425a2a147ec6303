use super::guard::Guard;
use super::{BISHOP, KNIGHT, Orthodox, PAWN, QUEEN, ROOK};
use crate::Bitboard;
use crate::tables::Tables;

impl Orthodox {
    /// Number of legal moves, promotions counted singly, from whole sets of squares.
    #[inline]
    pub(super) fn count<const BLACK: bool>(&self, t: &Tables) -> u32 {
        let g = self.guard::<BLACK>(t);
        let mut count = self.king_targets::<BLACK>(t, &g).count();
        if g.open.is_empty() {
            return count;
        }
        let free = g.movers.without(g.pinned);
        for from in self.kinds[KNIGHT] & free {
            count += (t.knight[from.index()] & g.open).count();
        }
        for from in (self.kinds[BISHOP] | self.kinds[QUEEN]) & free {
            count += (t.bishop(from, g.blockers) & g.open).count();
        }
        for from in (self.kinds[ROOK] | self.kinds[QUEEN]) & free {
            count += (t.rook(from, g.blockers) & g.open).count();
        }
        count += self.count_pawns::<BLACK>(self.kinds[PAWN] & free, g.open, &g);
        for from in g.pinned & g.movers {
            let one = Bitboard::of(from);
            let open = g.open & t.line[g.king.index()][from.index()];
            if (self.kinds[BISHOP] | self.kinds[QUEEN]).has(from) {
                count += (t.bishop(from, g.blockers) & open).count();
            }
            if (self.kinds[ROOK] | self.kinds[QUEEN]).has(from) {
                count += (t.rook(from, g.blockers) & open).count();
            }
            count += self.count_pawns::<BLACK>(self.kinds[PAWN] & one, open, &g);
        }
        if let Some((_, takers)) = self.en_passant::<BLACK>(t, &g) {
            count += takers.count();
        }
        count
    }

    /// Moves of pawns that may enter `open`, en passant left out.
    #[inline]
    fn count_pawns<const BLACK: bool>(&self, pawns: Bitboard, open: Bitboard, g: &Guard) -> u32 {
        let last = Bitboard::rank(if BLACK { 0 } else { 7 });
        let one = Self::ahead::<BLACK>(pawns).without(g.blockers);
        let two = Self::ahead::<BLACK>(one & self.passed::<BLACK>()).without(g.blockers) & open;
        let one = one & open;
        let [left, right] = Self::diagonals::<BLACK>(pawns).map(|set| set & g.prey & open);
        let arrivals = (one & last).count() + (left & last).count() + (right & last).count();
        one.count() + two.count() + left.count() + right.count() + arrivals * (self.laws.promotions - 1)
    }
}
