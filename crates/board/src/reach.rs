use crate::tables::tables;
use crate::{Bitboard, Color, Kind, Position, Square};

impl Kind {
    /// Squares a piece of this kind reaches from a square in one move, whatever stands there; sliders stop at the first
    /// of `blockers`, which is reached itself. Pawns, whose way depends on more, and wounded dice reach nothing.
    pub fn reach(self, from: Square, blockers: Bitboard) -> Bitboard {
        let t = tables();
        match self {
            Kind::Knight => t.knight[from.index()],
            Kind::King => t.king[from.index()],
            Kind::Zebra => t.zebra[from.index()],
            Kind::Bishop => t.bishop(from, blockers),
            Kind::Rook => t.rook(from, blockers),
            Kind::Queen => t.bishop(from, blockers) | t.rook(from, blockers),
            Kind::Pawn | Kind::Wounded => Bitboard::EMPTY,
        }
    }
}

impl Square {
    /// The up to eight squares around.
    pub fn neighbours(self) -> Bitboard {
        tables().king[self.index()]
    }

    /// Squares strictly between two squares on a common rank, file or diagonal; none for others.
    pub fn between(self, other: Square) -> Bitboard {
        tables().between[self.index()][other.index()]
    }

    /// The square straight ahead of a pawn that walks like this colour's.
    pub fn ahead(self, color: Color) -> Option<Square> {
        self.offset(0, color.forward())
    }
}

impl Bitboard {
    /// All squares next to one of these, by edge or corner.
    pub fn neighbours(self) -> Bitboard {
        self.into_iter().fold(Bitboard::EMPTY, |set, square| set | square.neighbours())
    }
}

impl Position {
    /// End squares of the piece on `from` by its kinds and the marks of squares if this player moved it, as if it were free to
    /// move and the royal's safety did not matter; no castling. En passant, if asked for, only where the player is to move.
    pub fn steps_by(&self, from: Square, by: Color, en_passant: bool) -> Bitboard {
        if !self.board.occupied().has(from) {
            return Bitboard::EMPTY;
        }
        let t = tables();
        let passant = if en_passant && by == self.turn { self.passant_from(t, from, by) } else { Bitboard::EMPTY };
        self.steps_of(t, from, by) | passant
    }

    /// Where the piece on `from` would go if it were a pawn that this player moved: as in [`Position::steps_by`], without
    /// en passant.
    pub fn pawn_steps_by(&self, from: Square, by: Color) -> Bitboard {
        let t = tables();
        let walks = self.direction(from);
        let own = if self.neutral().has(from) { Bitboard::EMPTY } else { self.board.side(by) };
        let steps = self.pawn_steps(t, from, walks, self.blockers());
        let takes = self.pawn_reach(t, from, walks) & self.board.occupied();
        (steps | takes).without(own | self.masks.closed | self.spared())
    }

    /// Squares a pawn on `from` would capture on, walking as the piece there does.
    pub fn pawn_strikes(&self, from: Square) -> Bitboard {
        self.pawn_reach(tables(), from, self.direction(from))
    }

    /// The colour whose pawns walk like the piece on this square: its first owner.
    pub fn walks(&self, square: Square) -> Color {
        self.direction(square)
    }

    /// What the pawn on `from` becomes by its own movement to `to`, one of these; none if it is no plain pawn or does
    /// not reach its last rank.
    pub fn promotion_choices(&self, from: Square, to: Square) -> crate::Kinds {
        self.choices(from, to)
    }

    /// Whether the piece on a square is a pawn and nothing else.
    pub fn plain_pawn(&self, square: Square) -> bool {
        self.is_plain_pawn(square)
    }
}
