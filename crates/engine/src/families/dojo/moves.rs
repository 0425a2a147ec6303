use super::{Dojo, is_belt};
use board::{Bitboard, Color, Kind, Laws, Made, Move, Position, Square};

/// Turns after which a turncoat leaves the game.
pub(super) const NEAR_LIMIT: u8 = 15;

/// Pieces of the enemy of `color` that attack its antisensei once the own pieces on the squares `gone` have left the
/// board; what they stood on goes on blocking.
pub(super) fn threats(position: &Position, color: Color, gone: Bitboard) -> Bitboard {
    let Some(royal) = position.royals[color.index()] else { return Bitboard::EMPTY };
    let occupied = position.board.occupied().without(gone.without(position.masks.pedestals));
    position.attackers(royal, !color, occupied)
}

impl Dojo {
    /// Calls `f` with the start squares of legal moves and their end squares; stops when it returns `false`. First what
    /// chess has, then yellow belts on their way to the enemy back rank, then captures of an attacked antisensei; a start
    /// square may come twice.
    pub(super) fn targets(&self, mut f: impl FnMut(Square, Bitboard) -> bool) {
        let position = &self.position;
        let (leaving, arriving) = (self.leaving(), self.arriving());
        let mut goes_on = true;
        position.targets(|from, targets| {
            let targets = if arriving.has(from) { Bitboard::EMPTY } else { self.staying_safe(leaving, from, targets) };
            goes_on = targets.is_empty() || f(from, targets);
            goes_on
        });
        for from in arriving {
            let targets = if goes_on { self.arrivals(leaving, from) } else { Bitboard::EMPTY };
            goes_on = goes_on && (targets.is_empty() || f(from, targets));
        }
        if let Some(royal) = position.royals[(!position.turn).index()].filter(|_| goes_on) {
            let mut hunters = self.hunters(royal).into_iter();
            hunters.all(|from| f(from, Bitboard::of(royal)));
        }
    }

    /// Legal end squares of the piece on one square.
    pub(super) fn targets_from(&self, from: Square) -> Bitboard {
        let position = &self.position;
        let targets = if self.arriving().has(from) {
            self.arrivals(self.leaving(), from)
        } else {
            self.staying_safe(self.leaving(), from, position.targets_from(from))
        };
        match position.royals[(!position.turn).index()] {
            Some(royal) if self.hunters(royal).has(from) => targets | Bitboard::of(royal),
            _ => targets,
        }
    }

    /// Pieces of the player on turn that attack the enemy antisensei: they may take him, and the game is over then.
    fn hunters(&self, royal: Square) -> Bitboard {
        self.position.attackers(royal, self.position.turn, self.position.board.occupied())
    }

    /// Yellow belts of the player on turn whose next step ends on the enemy back rank.
    pub(super) fn arriving(&self) -> Bitboard {
        let board = &self.position.board;
        let color = self.position.turn;
        board.side(color) & board.kind(Kind::Pawn) & Bitboard::rank(color.rank(6))
    }

    /// Belts of the player on turn that leave the game at the end of this turn if they are still near the enemy antisensei
    /// then.
    fn leaving(&self) -> Bitboard {
        if self.manual {
            return Bitboard::EMPTY;
        }
        let due = |square: &Square| self.counters[square.index()].near + 1 >= NEAR_LIMIT;
        self.crew(self.position.turn).into_iter().filter(due).collect()
    }

    /// The squares from which the belts of the set `leaving` are taken at the end of the turn if nothing more moves.
    pub(super) fn taken_now(&self) -> Bitboard {
        self.near(self.leaving())
    }

    /// Those of the squares that are near the antisensei of the enemy of the player on turn.
    fn near(&self, squares: Bitboard) -> Bitboard {
        let royal = self.position.royals[(!self.position.turn).index()];
        let near = |square: &Square| royal.is_some_and(|royal| square.distance(royal) < 3);
        squares.into_iter().filter(near).collect()
    }

    /// The end squares after which no belt that leaves the game bares the own antisensei.
    fn staying_safe(&self, leaving: Bitboard, from: Square, targets: Bitboard) -> Bitboard {
        if leaving.is_empty() {
            return targets;
        }
        targets.into_iter().filter(|to| self.threats_after(leaving, Move::new(from, *to)).is_empty()).collect()
    }

    /// What attacks the own antisensei when the move and all that follows from it by itself is done. A yellow belt that
    /// arrives has left then, and nobody is retired.
    fn threats_after(&self, leaving: Bitboard, mv: Move) -> Bitboard {
        let (after, gone) = self.follow(leaving, mv);
        threats(&after, self.position.turn, gone)
    }

    /// The position after a move, and the squares of the own pieces that then leave the game by themselves.
    fn follow(&self, leaving: Bitboard, mv: Move) -> (Position, Bitboard) {
        let mut after = self.position.clone();
        let made = after.play(mv);
        let mut gone = self.near(carried(leaving, mv, &made));
        if self.arriving().has(mv.from) {
            gone.insert(mv.to);
        }
        (after, gone)
    }

    /// Where a yellow belt can reach the enemy back rank: where the own antisensei is safe then or a retirement makes him
    /// safe.
    fn arrivals(&self, leaving: Bitboard, from: Square) -> Bitboard {
        let legal = |to: &Square| {
            let threats = self.threats_after(leaving, Move::new(from, *to));
            threats.is_empty() || !threats.many() && (threats & self.crew(!self.position.turn)).any()
        };
        self.ways(from).into_iter().filter(legal).collect()
    }

    /// End squares of a piece, the own antisensei's safety not looked at; the enemy one is not among them.
    pub(super) fn ways(&self, from: Square) -> Bitboard {
        let mut open = self.position.clone();
        open.laws = Laws { check: false, ..open.laws };
        let royal = open.royals[(!open.turn).index()].map_or(Bitboard::EMPTY, Bitboard::of);
        open.targets_from(from).without(royal)
    }

    /// The position after a move, and the squares of the own pieces that then leave the game by themselves.
    pub(super) fn outlook(&self, mv: Move) -> (Position, Bitboard) {
        self.follow(self.leaving(), mv)
    }

    /// Whether the player on turn can move at all.
    pub(super) fn has_moves(&self) -> bool {
        let mut found = false;
        self.targets(|_, _| {
            found = true;
            false
        });
        found
    }

    /// Whether a capture en passant is legal now; the square counts in repetitions only then.
    pub(super) fn en_passant_legal(&self) -> bool {
        let Some(target) = self.position.en_passant else { return false };
        if !self.position.en_passant_legal() {
            return false;
        }
        let pawns = self.position.board.kind(Kind::Pawn) & self.position.board.side(self.position.turn);
        let takes = |from: Square| from.file() != target.file() && self.targets_from(from).has(target);
        pawns.into_iter().any(takes)
    }
}

/// The squares of a set, moved along with the pieces that stand on them.
fn carried(squares: Bitboard, mv: Move, made: &Made) -> Bitboard {
    let mut carried = squares;
    let ways = [Some((mv.from, mv.to)), made.rook];
    for (from, to) in ways.into_iter().flatten() {
        if squares.has(from) {
            carried.remove(from);
            carried.insert(to);
        }
    }
    carried
}

impl Dojo {
    /// The kind of the coloured belt on a square, if there is one.
    pub(super) fn belt_at(&self, square: Square) -> Option<Kind> {
        self.position.board.kinds_at(square).single().filter(|kind| is_belt(*kind))
    }
}
