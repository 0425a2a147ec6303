use crate::{Bitboard, Move, Position, Square};
use arrayvec::ArrayVec;

impl Position {
    /// The legal move that `choose` names when told how many there are, by its place in [`Position::moves`]; the list is
    /// not made. `None` if there is none, or if what is named is no place in the list.
    pub fn choose_move(&self, choose: impl FnOnce(u32) -> u32) -> Option<Move> {
        let mut sets = ArrayVec::<(Square, Bitboard), 64>::new();
        let mut count = 0;
        self.targets(|from, set| {
            count += self.moves_to(from, set);
            sets.try_push((from, set)).is_ok()
        });
        if count == 0 {
            return None;
        }
        let mut rest = choose(count);
        for (from, set) in sets {
            let moves = self.moves_to(from, set);
            if rest < moves {
                return self.nth_move(from, set, rest);
            }
            rest -= moves;
        }
        None
    }

    /// Number of moves that go to the squares of a set, promotions counted singly.
    fn moves_to(&self, from: Square, set: Bitboard) -> u32 {
        let last = set & self.arrivals(from);
        set.without(last).count() + last.into_iter().map(|to| self.promotions(from, to).len()).sum::<u32>()
    }

    fn nth_move(&self, from: Square, set: Bitboard, mut rest: u32) -> Option<Move> {
        let last = self.arrivals(from);
        for to in set {
            if !last.has(to) {
                if rest == 0 {
                    return Some(Move::new(from, to));
                }
                rest -= 1;
                continue;
            }
            for kind in self.promotions(from, to).iter() {
                if rest == 0 {
                    return Some(Move { from, to, promotion: Some(kind) });
                }
                rest -= 1;
            }
        }
        None
    }
}
