use crate::orthodox::Orthodox;
use crate::scene::Scene;
use crate::tables::tables;
use crate::{Bitboard, Board, Castling, Color, Kinds, Laws, Masks, Move, Square};

/// Everything that decides which chess moves there are: men, side to move, rights, marks and laws.
///
/// A plain value: copy it to try a move. The fields are public because games set them; [`Position::play`] keeps
/// `royals`, `castling`, `en_passant` and what follows for `masks` from the move itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The men.
    pub board: Board,
    /// Who moves.
    pub turn: Color,
    /// The square of each colour's royal, if it is on the board: at most one square a colour. It need not be a king.
    pub royals: [Option<Square>; 2],
    /// Castling rights left.
    pub castling: Castling,
    /// The square behind a pawn that has just made a double step. Only that pawn's enemies can take it.
    pub en_passant: Option<Square>,
    /// Lasting marks.
    pub masks: Masks,
    /// The laws of the game.
    pub laws: Laws,
}

impl Position {
    /// The start position of chess.
    pub fn start() -> Position {
        Position {
            board: Board::start(),
            turn: Color::White,
            royals: [Some(Square::new(4, 0)), Some(Square::new(4, 7))],
            castling: Castling::ALL,
            en_passant: None,
            masks: Masks::NONE,
            laws: Laws::CHESS,
        }
    }

    /// Calls `f` with each start square of the side to move whose piece has a legal move, and the set of its end
    /// squares, in square order; castling is the king's two-square step and promotions are not multiplied. Stops
    /// when `f` returns `false`.
    pub fn targets(&self, mut f: impl FnMut(Square, Bitboard) -> bool) {
        self.each_target(&mut f);
    }

    /// The same, compiled once: a call by pointer for each piece costs less than a copy of all this for each caller.
    fn each_target(&self, f: &mut dyn FnMut(Square, Bitboard) -> bool) {
        if let Some(orthodox) = Orthodox::new(self) {
            return match self.turn {
                Color::White => orthodox.targets::<false>(tables(), &self.board, f),
                Color::Black => orthodox.targets::<true>(tables(), &self.board, f),
            };
        }
        let scene = Scene::new(self);
        for from in scene.movers() {
            let to = scene.legal(from);
            if to.any() && !f(from, to) {
                return;
            }
        }
    }

    /// All legal moves in square order of start, then end; promotions last of their square in the order
    /// knight, bishop, rook, queen.
    pub fn moves(&self, mut f: impl FnMut(Move)) {
        self.targets(|from, targets| {
            let last = self.arrivals(from);
            for to in targets {
                if last.has(to) {
                    self.promotions(from, to).iter().for_each(|kind| f(Move { from, to, promotion: Some(kind) }));
                } else {
                    f(Move::new(from, to));
                }
            }
            true
        });
    }

    /// Legal end squares of one piece of the side to move.
    pub fn targets_from(&self, from: Square) -> Bitboard {
        if let Some(orthodox) = Orthodox::new(self) {
            return match self.turn {
                Color::White => orthodox.targets_from::<false>(tables(), &self.board, from),
                Color::Black => orthodox.targets_from::<true>(tables(), &self.board, from),
            };
        }
        let scene = Scene::new(self);
        if scene.movers().has(from) { scene.legal(from) } else { Bitboard::EMPTY }
    }

    /// Where one piece of the side to move goes by its kinds, the marks and what stands there, whatever happens to the
    /// own royal; no castling.
    pub fn steps_from(&self, from: Square) -> Bitboard {
        let scene = Scene::new(self);
        if scene.movers().has(from) { scene.steps(from) } else { Bitboard::EMPTY }
    }

    /// What a pawn may become by a move whose squares are legal: none if the move is no promotion. A neutral pawn may
    /// not become what attacks the mover's own royal.
    pub fn promotions(&self, from: Square, to: Square) -> Kinds {
        if self.neutral().has(from) { Scene::new(self).promotions(from, to) } else { self.choices(from, to) }
    }

    /// Number of legal moves, promotions counted singly.
    pub fn count_moves(&self) -> u64 {
        if let Some(orthodox) = Orthodox::new(self) {
            return match self.turn {
                Color::White => orthodox.perft::<false>(tables(), 1, self.laws.promotions),
                Color::Black => orthodox.perft::<true>(tables(), 1, self.laws.promotions),
            };
        }
        let scene = Scene::new(self);
        let of = |from: Square| {
            let set = scene.legal(from);
            let last = set & self.arrivals(from);
            let promotions = last.into_iter().map(|to| scene.promotions(from, to).len()).sum::<u32>();
            u64::from(set.without(last).count() + promotions)
        };
        scene.movers().into_iter().map(of).sum()
    }

    /// Whether there is any legal move.
    pub fn has_moves(&self) -> bool {
        if let Some(orthodox) = Orthodox::new(self) {
            return match self.turn {
                Color::White => orthodox.has_moves::<false>(tables(), &self.board),
                Color::Black => orthodox.has_moves::<true>(tables(), &self.board),
            };
        }
        let mut found = false;
        self.targets(|_, _| {
            found = true;
            false
        });
        found
    }

    /// Whether the move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        let fits = match mv.promotion {
            Some(kind) => self.promotions(mv.from, mv.to).has(kind),
            None => !self.must_promote(mv.from, mv.to),
        };
        fits && self.targets_from(mv.from).has(mv.to)
    }

    /// Whether a capture en passant is legal now; the square counts in repetitions only then.
    pub fn en_passant_legal(&self) -> bool {
        let Some(target) = self.en_passant else { return false };
        self.en_passant_takers().into_iter().any(|from| self.targets_from(from).has(target))
    }
}
