use super::guard::Guard;
use super::{BISHOP, KNIGHT, Orthodox, PAWN, QUEEN, ROOK};
use crate::tables::Tables;
use crate::{Bitboard, Kind, Kinds, Move, Square};

/// Where the moves to a set of squares start.
#[derive(Clone, Copy)]
enum Start {
    /// All on one square.
    On(Square),
    /// Pawns, each so many squares behind its end square (before it, if negative).
    Behind(i8),
}

impl Orthodox {
    /// The legal move that `choose` names when told how many there are. The order is this function's own: kind by
    /// kind, pawns as whole sets. `None` if there is no move, or no such number.
    pub(crate) fn choose<const BLACK: bool>(
        &self,
        t: &Tables,
        promotions: Kinds,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        let g = self.guard::<BLACK>(t);
        let king = self.king_targets::<BLACK>(t, &g);
        let count = self.count_of::<BLACK>(t, &g, king);
        if count == 0 {
            return None;
        }
        let mut rest = choose(count);
        let last = Bitboard::rank(if BLACK { 0 } else { 7 }).when(!promotions.is_empty());
        let mut found = None;
        self.sets::<BLACK>(t, &g, king, |start, set| {
            let last = if let Start::Behind(_) = start { last } else { Bitboard::EMPTY };
            let moves = set.count() + (set & last).count() * (self.laws.promotions - 1);
            if rest >= moves {
                rest -= moves;
                return true;
            }
            found = nth(set, last, promotions, rest).map(|(to, promotion)| {
                let from = match start {
                    Start::On(from) => from,
                    Start::Behind(steps) => Square::wrapping(to.index().wrapping_add_signed(-isize::from(steps)) as u8),
                };
                Move { from, to, promotion }
            });
            false
        });
        found
    }

    /// Calls `f` with sets of end squares that make up all legal moves, and where they start, until it says `false`.
    #[inline]
    fn sets<const BLACK: bool>(
        &self,
        t: &Tables,
        g: &Guard,
        king: Bitboard,
        mut f: impl FnMut(Start, Bitboard) -> bool,
    ) {
        if !f(Start::On(g.king), king) || g.open.is_empty() {
            return;
        }
        for kind in [KNIGHT, BISHOP, ROOK, QUEEN] {
            for from in self.kinds[kind] & g.movers {
                if !f(Start::On(from), self.targets_of::<BLACK>(t, g, kind, from)) {
                    return;
                }
            }
        }
        let pawns = self.kinds[PAWN] & g.movers;
        for from in pawns & g.pinned {
            for (steps, set) in self.pawn_sets::<BLACK>(Bitboard::of(from), g) {
                if !f(Start::Behind(steps), set & t.line[g.king.index()][from.index()]) {
                    return;
                }
            }
        }
        for (steps, set) in self.pawn_sets::<BLACK>(pawns.without(g.pinned), g) {
            if !f(Start::Behind(steps), set) {
                return;
            }
        }
        if let Some((to, takers)) = self.en_passant::<BLACK>(t, g) {
            for from in takers {
                if !f(Start::On(from), Bitboard::of(to)) {
                    return;
                }
            }
        }
    }
}

/// The move to the `n`-th square of a set, promotions on the squares of `last` last and singly.
fn nth(set: Bitboard, last: Bitboard, promotions: Kinds, n: u32) -> Option<(Square, Option<Kind>)> {
    let plain = set.without(last);
    if n < plain.count() {
        return plain.into_iter().nth(n as usize).map(|to| (to, None));
    }
    let n = n - plain.count();
    let kinds = promotions.len().max(1);
    let to = (set & last).into_iter().nth((n / kinds) as usize)?;
    promotions.iter().nth((n % kinds) as usize).map(|kind| (to, Some(kind)))
}
