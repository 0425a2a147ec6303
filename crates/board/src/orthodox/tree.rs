use super::{BISHOP, KING, KNIGHT, Orthodox, PAWN, QUEEN, ROOK};
use crate::castling::Wing;
use crate::tables::Tables;
use crate::{Bitboard, Color, Kinds, Square};

impl Orthodox {
    /// Leaves of the tree of legal moves; `promotions`: what a pawn may become.
    pub(crate) fn perft<const BLACK: bool>(&self, t: &Tables, depth: u32, promotions: Kinds) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.count::<BLACK>(t)),
            _ if BLACK => self.tree::<true, false>(t, depth, promotions),
            _ => self.tree::<false, true>(t, depth, promotions),
        }
    }

    /// The tree of a side to move; `NEXT` is the other side.
    fn tree<const BLACK: bool, const NEXT: bool>(&self, t: &Tables, depth: u32, promotions: Kinds) -> u64 {
        let g = self.guard::<BLACK>(t);
        let mut leaves = 0;
        let mut go = |kind: usize, from: Square, to: Square, becomes: usize| {
            let mut next = self.clone();
            next.advance::<BLACK>(kind, from, to, becomes);
            leaves += next.perft::<NEXT>(t, depth - 1, promotions);
        };
        for to in self.king_targets::<BLACK>(t, &g) {
            go(KING, g.king, to, KING);
        }
        for kind in [KNIGHT, BISHOP, ROOK, QUEEN] {
            for from in self.kinds[kind] & g.movers {
                for to in self.targets_of::<BLACK>(t, &g, kind, from) {
                    go(kind, from, to, kind);
                }
            }
        }
        let last = Bitboard::rank(if BLACK { 0 } else { 7 }).when(!promotions.is_empty());
        for from in self.kinds[PAWN] & g.movers {
            let set = self.targets_of::<BLACK>(t, &g, PAWN, from);
            for to in set.without(last) {
                go(PAWN, from, to, PAWN);
            }
            for to in set & last {
                promotions.iter().for_each(|kind| go(PAWN, from, to, kind.index()));
            }
        }
        if let Some((to, takers)) = self.en_passant::<BLACK>(t, &g) {
            takers.into_iter().for_each(|from| go(PAWN, from, to, PAWN));
        }
        leaves
    }

    /// Makes a legal move of a piece of the kind; the same in effect as `Position::play`.
    #[inline]
    pub(super) fn advance<const BLACK: bool>(&mut self, kind: usize, from: Square, to: Square, becomes: usize) {
        let (own, enemy) = (BLACK as usize, !BLACK as usize);
        let (start, end) = (Bitboard::of(from), Bitboard::of(to));
        let passed = self.en_passant.take();
        let mut taken = end & self.sides[enemy];
        if kind == PAWN {
            let lone = taken.is_empty() && from.file() != to.file();
            if lone && passed == Some(to) {
                taken = Self::ahead::<BLACK>(Bitboard(end.0.rotate_left(if BLACK { 16 } else { 48 })));
            }
            if from.index().abs_diff(to.index()) == 16 && self.laws.en_passant {
                self.en_passant = Some(Square::wrapping(((from.index() + to.index()) / 2) as u8));
            }
        }
        if taken.any() {
            for set in &mut self.kinds {
                *set = set.without(taken);
            }
            self.sides[enemy] = self.sides[enemy].without(taken);
        }
        self.kinds[kind] = self.kinds[kind].without(start);
        self.kinds[becomes] |= end;
        self.sides[own] = self.sides[own].without(start) | end;
        if self.castling != crate::Castling::NONE {
            self.castling = self.castling.touched(from).touched(to);
        }
        if kind == KING && from.index().abs_diff(to.index()) == 2 {
            self.castle::<BLACK>(to.file() > from.file());
        }
        if self.marked || self.laws.captured_close {
            self.mark(start, end, taken);
        }
    }

    fn castle<const BLACK: bool>(&mut self, kingside: bool) {
        let wing = Wing::new(if BLACK { Color::Black } else { Color::White }, kingside);
        let (from, to) = (Bitboard::of(wing.rook), Bitboard::of(wing.rook_to));
        self.kinds[ROOK] ^= from | to;
        self.sides[BLACK as usize] ^= from | to;
        if self.marked {
            self.mark(from, to, Bitboard::EMPTY);
        }
    }

    /// Marks that end, travel or close after a step.
    fn mark(&mut self, start: Bitboard, end: Bitboard, taken: Bitboard) {
        let masks = &mut self.masks;
        masks.barred = masks.barred.without(taken);
        for travelling in [&mut masks.frozen, &mut masks.thawed, &mut masks.shielded] {
            *travelling = travelling.without(taken);
            if (*travelling & start).any() {
                *travelling ^= start | end;
            }
        }
        if self.laws.captured_close {
            masks.pedestals |= taken;
        }
        let closes = masks.pedestals & (start | taken.without(end));
        masks.pedestals = masks.pedestals.without(closes);
        masks.closed |= closes;
        self.marked = *masks != crate::Masks::NONE;
    }
}
