use super::{BISHOP, KING, KNIGHT, Orthodox, PAWN, QUEEN, ROOK};
use crate::castling::Wing;
use crate::tables::Tables;
use crate::{Bitboard, Color, Square};

/// What the side to move has to mind: whom its king fears, and what its pieces may enter.
pub(super) struct Guard {
    pub(super) king: Square,
    /// All pieces and closed squares.
    pub(super) blockers: Bitboard,
    pub(super) enemies: Bitboard,
    /// Enemies that may be captured.
    pub(super) prey: Bitboard,
    pub(super) checkers: Bitboard,
    /// Free squares and prey on which a piece other than the king does not leave a check standing.
    pub(super) open: Bitboard,
    /// The same without a look at checks: for the king.
    pub(super) room: Bitboard,
    /// Own pieces that alone keep a slider from the king.
    pub(super) pinned: Bitboard,
    /// Own pieces that can move.
    pub(super) movers: Bitboard,
}

impl Orthodox {
    /// Looks around from the king of the side to move.
    #[inline]
    pub(super) fn guard<const BLACK: bool>(&self, t: &Tables) -> Guard {
        let (own, enemies) = (self.sides[BLACK as usize], self.sides[!BLACK as usize]);
        let king = Square::wrapping(self.men::<BLACK>(KING).0.trailing_zeros() as u8);
        let mut blockers = own | enemies;
        let mut prey = enemies.without(self.kinds[KING]);
        let mut movers = own;
        let mut active = enemies;
        let mut free = !blockers;
        if self.marked {
            let still = self.masks.frozen | self.masks.barred;
            blockers |= self.masks.closed;
            free = !blockers;
            prey = prey.without(self.masks.shielded);
            movers = movers.without(self.masks.held());
            active = active.without(still);
        }
        let i = king.index();
        let mut checkers =
            active & (self.kinds[KNIGHT] & t.knight[i] | self.kinds[PAWN] & t.diagonal[BLACK as usize][i]);
        let mut pinned = Bitboard::EMPTY;
        let straight = (self.kinds[ROOK] | self.kinds[QUEEN]) & t.straight[i];
        let diagonal = (self.kinds[BISHOP] | self.kinds[QUEEN]) & t.oblique[i];
        for sniper in active & (straight | diagonal) {
            let between = t.between[i][sniper.index()] & blockers;
            if between.is_empty() {
                checkers.insert(sniper);
            } else if !between.many() {
                pinned |= between;
            }
        }
        pinned &= own;
        if self.marked {
            pinned = pinned.without(self.masks.pedestals);
        }
        if self.awake_king::<BLACK>(t).has(king) {
            checkers |= enemies & self.kinds[KING];
        }
        let room = free | prey;
        let mut open = room;
        if checkers.many() {
            open = Bitboard::EMPTY;
        } else if let Some(checker) = checkers.first() {
            open &= checkers | t.between[i][checker.index()];
        }
        Guard { king, blockers, enemies, prey, checkers, open, room, pinned, movers }
    }

    /// Squares the enemy king guards: frozen it does so, too, barred it does not.
    #[inline]
    fn awake_king<const BLACK: bool>(&self, t: &Tables) -> Bitboard {
        let king = self.kinds[KING] & self.sides[!BLACK as usize];
        let awake = !(self.marked && (self.masks.barred & king).any());
        t.king[king.0.trailing_zeros() as usize & 63].when(awake)
    }

    /// Whether one of the `enemies` of this colour attacks a square, sliders stopping at `blockers`.
    #[inline]
    pub(super) fn attacked<const BLACK: bool>(
        &self,
        t: &Tables,
        square: Square,
        enemies: Bitboard,
        blockers: Bitboard,
    ) -> bool {
        let i = square.index();
        let active = self.active(enemies);
        let leapers = self.kinds[KNIGHT] & t.knight[i] | self.kinds[PAWN] & t.diagonal[BLACK as usize][i];
        (active & leapers).any() || self.awake_king::<BLACK>(t).has(square) || self.slid_on(t, square, active, blockers)
    }

    /// Those of the pieces that attack, kings apart.
    #[inline]
    fn active(&self, pieces: Bitboard) -> Bitboard {
        if self.marked { pieces.without(self.masks.frozen | self.masks.barred) } else { pieces }
    }

    /// Squares that pawns and knights among the `active` enemies of this colour attack, and those their king guards.
    #[inline]
    fn leapt_on<const BLACK: bool>(&self, t: &Tables, active: Bitboard) -> Bitboard {
        let pawns = self.kinds[PAWN] & active;
        let [left, right] = if BLACK { Self::diagonals::<false>(pawns) } else { Self::diagonals::<true>(pawns) };
        let mut set = left | right | self.awake_king::<BLACK>(t);
        for knight in self.kinds[KNIGHT] & active {
            set |= t.knight[knight.index()];
        }
        set
    }

    /// Whether a slider among the `active` pieces attacks a square, stopping at `blockers`.
    #[inline]
    fn slid_on(&self, t: &Tables, square: Square, active: Bitboard, blockers: Bitboard) -> bool {
        let i = square.index();
        // Few sliders stand on a line with the square: to look what is between is quicker than to look along all lines.
        let straight = (self.kinds[ROOK] | self.kinds[QUEEN]) & t.straight[i];
        let diagonal = (self.kinds[BISHOP] | self.kinds[QUEEN]) & t.oblique[i];
        (active & (straight | diagonal)).into_iter().any(|sniper| (t.between[i][sniper.index()] & blockers).is_empty())
    }

    /// Legal end squares of the king, castling included.
    #[inline]
    pub(super) fn king_targets<const BLACK: bool>(&self, t: &Tables, g: &Guard) -> Bitboard {
        let home = Bitboard::of(g.king);
        if !g.movers.has(g.king) {
            return Bitboard::EMPTY;
        }
        // The square the king leaves does not shield the ones behind it, unless it stays blocked.
        let blockers = g.blockers.without(home.without(self.masks.pedestals));
        let mut set = Bitboard::EMPTY;
        let near = t.king[g.king.index()] & g.room;
        if near.any() {
            let active = self.active(g.enemies);
            for to in near.without(self.leapt_on::<BLACK>(t, active)) {
                if !self.slid_on(t, to, active, blockers) {
                    set.insert(to);
                }
            }
        }
        let color = if BLACK { Color::Black } else { Color::White };
        if g.checkers.is_empty() && self.castling.any(color) {
            set |= self.castlings::<BLACK>(t, g, color);
        }
        set
    }

    fn castlings<const BLACK: bool>(&self, t: &Tables, g: &Guard, color: Color) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for kingside in [true, false] {
            let wing = Wing::new(color, kingside);
            let rooks = self.kinds[ROOK] & g.movers;
            let path = t.between[wing.king.index()][wing.rook.index()] & g.blockers;
            let ready = self.castling.has(color, kingside) && g.king == wing.king && rooks.has(wing.rook);
            let safe = |square| !self.attacked::<BLACK>(t, square, g.enemies, g.blockers);
            if ready && path.is_empty() && safe(wing.rook_to) && safe(wing.king_to) {
                set.insert(wing.king_to);
            }
        }
        set
    }

    /// The en passant square and the pawns that may legally take there.
    #[inline]
    pub(super) fn en_passant<const BLACK: bool>(&self, t: &Tables, g: &Guard) -> Option<(Square, Bitboard)> {
        let target = self.en_passant?;
        let own = if BLACK { Color::Black } else { Color::White };
        let takers = t.diagonal[!BLACK as usize][target.index()] & self.kinds[PAWN] & g.movers;
        if takers.is_empty() || !self.laws.en_passant || g.blockers.has(target) {
            return None;
        }
        // The pawn that stepped walks against the taker.
        let victim = target.offset(0, (!own).forward())?;
        let stepped_there = (target.rank() < 4) == BLACK;
        if !stepped_there || !(g.prey & self.kinds[PAWN]).has(victim) {
            return None;
        }
        let enemies = g.enemies.without(Bitboard::of(victim));
        let stays = self.laws.captured_close || self.masks.pedestals.has(victim);
        let around = g.blockers.without(Bitboard::of(victim).when(!stays)) | Bitboard::of(target);
        let safe = |from: &Square| {
            let left = Bitboard::of(*from).without(self.masks.pedestals);
            !self.attacked::<BLACK>(t, g.king, enemies, around.without(left))
        };
        Some((target, takers.into_iter().filter(safe).collect()))
    }
}
