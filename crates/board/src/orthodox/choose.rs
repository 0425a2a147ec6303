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
    /// The legal move that `choose` names when told how many there are. The order is this function's own. `None` if there
    /// is no move, or no such number.
    pub(crate) fn choose<const BLACK: bool>(
        &self,
        t: &Tables,
        promotions: Kinds,
        choose: &mut dyn FnMut(u32) -> u32,
    ) -> Option<Move> {
        let g = self.guard::<BLACK>(t);
        let last = Bitboard::rank(if BLACK { 0 } else { 7 }).when(!promotions.is_empty());
        let size = |start, set: Bitboard| match start {
            Start::On(_) => set.count(),
            Start::Behind(_) => set.count() + (set & last).count() * (self.laws.promotions - 1),
        };
        // What is found as whole sets is kept, what is found piece by piece is found again.
        let king = self.king_targets::<BLACK>(t, &g);
        let pawns = self.pawn_sets::<BLACK>((self.kinds[PAWN] & g.movers).without(g.pinned), &g);
        let mut count = king.count();
        for (steps, set) in pawns {
            count += size(Start::Behind(steps), set);
        }
        self.others::<BLACK>(t, &g, |start, set| {
            count += size(start, set);
            false
        });
        if count == 0 {
            return None;
        }
        let mut rest = choose(count);
        let mut found = None;
        let mut find = |start: Start, set: Bitboard| {
            let moves = size(start, set);
            if rest >= moves {
                rest -= moves;
                return false;
            }
            found = match start {
                Start::On(from) => set.into_iter().nth(rest as usize).map(|to| Move::new(from, to)),
                Start::Behind(steps) => nth(set, last, promotions, rest).map(|(to, promotion)| {
                    let from = Square::wrapping((to.index() as i8 - steps) as u8);
                    Move { from, to, promotion }
                }),
            };
            true
        };
        if !find(Start::On(g.king), king) && !pawns.into_iter().any(|(steps, set)| find(Start::Behind(steps), set)) {
            self.others::<BLACK>(t, &g, find);
        }
        found
    }

    /// Calls `f` with the sets of end squares of officers and pinned pawns and of captures en passant, and where they
    /// start, until it says that this is enough.
    #[inline]
    fn others<const BLACK: bool>(&self, t: &Tables, g: &Guard, mut f: impl FnMut(Start, Bitboard) -> bool) {
        if g.open.is_empty() {
            return;
        }
        for kind in [KNIGHT, BISHOP, ROOK, QUEEN] {
            for from in self.kinds[kind] & g.movers {
                if f(Start::On(from), self.targets_of::<BLACK>(t, g, kind, from)) {
                    return;
                }
            }
        }
        for from in self.kinds[PAWN] & g.movers & g.pinned {
            let line = t.line[g.king.index()][from.index()];
            let sets = self.pawn_sets::<BLACK>(Bitboard::of(from), g);
            if sets.into_iter().any(|(steps, set)| f(Start::Behind(steps), set & line)) {
                return;
            }
        }
        if let Some((to, takers)) = self.en_passant::<BLACK>(t, g) {
            let _ = takers.into_iter().any(|from| f(Start::On(from), Bitboard::of(to)));
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
