use crate::tables::Tables;
use crate::{Bitboard, Color, Kind, Kinds, Position, Square};

impl Position {
    /// Squares no capture may end on: shielded pieces and, where there is check, royals.
    pub(crate) fn spared(&self) -> Bitboard {
        let royals = self.royals.iter().flatten().copied().collect::<Bitboard>();
        self.masks.shielded | royals.when(self.laws.check)
    }

    /// Where the piece goes by its kinds and marks if `color` moves it, the safety of the royal not looked at; neither
    /// castling nor en passant.
    pub(crate) fn steps_of(&self, t: &Tables, from: Square, color: Color) -> Bitboard {
        let neutral = self.neutral().has(from);
        let own = if neutral { Bitboard::EMPTY } else { self.board.side(color) };
        let open = !(own | self.masks.closed | self.spared());
        let walks = self.direction(from);
        let kinds = self.board.kinds_at(from);
        let officer = Kinds(kinds.0 & !Kinds::of(Kind::Pawn).0);
        let blockers = self.blockers();
        let mut set = self.reach(t, from, officer, walks, blockers);
        if kinds.has(Kind::Pawn) {
            set |= self.pawn_steps(t, from, walks, blockers);
            set |= self.pawn_reach(t, from, walks) & self.board.occupied();
        }
        set & open
    }

    /// Where a pawn on `from` that walks like this colour's goes without capturing.
    pub(crate) fn pawn_steps(&self, t: &Tables, from: Square, walks: Color, blockers: Bitboard) -> Bitboard {
        if self.laws.berolina {
            return t.diagonal[walks.index()][from.index()].without(blockers);
        }
        let one = t.ahead[walks.index()][from.index()].without(blockers);
        let rank = walks.rank(from.rank());
        match one.first() {
            Some(passed) if rank == 1 || rank == 0 && self.laws.double_from_first => {
                one | t.ahead[walks.index()][passed.index()].without(blockers)
            }
            _ => one,
        }
    }

    /// The en passant square, if the piece on `from` can take there for `color`, which is to move.
    pub(crate) fn passant_from(&self, t: &Tables, from: Square, color: Color) -> Bitboard {
        let Some(target) = self.en_passant else { return Bitboard::EMPTY };
        let reached = self.pawn_reach(t, from, color).has(target);
        let own = self.board.side(color).has(from);
        let takes = reached && own && self.is_plain_pawn(from) && !self.blockers().has(target);
        match self.en_passant_victim() {
            Some(victim) if takes && !self.spared().has(victim) => Bitboard::of(target),
            _ => Bitboard::EMPTY,
        }
    }
}
