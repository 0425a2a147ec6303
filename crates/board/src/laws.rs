use crate::{Bitboard, Kind, Kinds};

/// How pieces move in a game, where games differ. [`Laws::CHESS`] is the FIDE game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws {
    /// A player may not leave his royal attacked, and a royal is never captured. Without it (Kartenschach) kings move
    /// into attack and are captured like any piece.
    pub check: bool,
    /// A king may not step next to an enemy king, by castling neither (needed only where `check` is false).
    pub kings_apart: bool,
    /// Castling minds attacked squares.
    pub castling_minds_attack: bool,
    /// A double step may be taken en passant.
    pub en_passant: bool,
    /// Pawns step two squares from their own first rank, too.
    pub double_from_first: bool,
    /// Pawns move one square diagonally forward without capturing and capture straight ahead; no double step, no en passant.
    pub berolina: bool,
    /// A captured piece stays on its square for good and closes it: as soon as the capturer leaves it again, en
    /// passant at once. [`crate::Position::play`] then keeps [`Masks::pedestals`] and [`Masks::closed`].
    pub captured_close: bool,
    /// What a pawn that reaches its last rank must become; empty: it stays a pawn and the move carries no promotion.
    pub promotions: Kinds,
    /// The same for neutral pawns.
    pub neutral_promotions: Kinds,
    /// The same for a royal pawn.
    pub royal_promotions: Kinds,
}

impl Laws {
    /// The FIDE laws.
    pub const CHESS: Laws = Laws {
        check: true,
        kings_apart: false,
        castling_minds_attack: true,
        en_passant: true,
        double_from_first: false,
        berolina: false,
        captured_close: false,
        promotions: Kinds(
            1 << Kind::Knight as u8 | 1 << Kind::Bishop as u8 | 1 << Kind::Rook as u8 | 1 << Kind::Queen as u8,
        ),
        neutral_promotions: Kinds(1 << Kind::Knight as u8 | 1 << Kind::Bishop as u8 | 1 << Kind::Rook as u8),
        royal_promotions: Kinds(1 << Kind::Knight as u8 | 1 << Kind::Bishop as u8),
    };
}

/// Lasting marks of pieces and squares, compiled to sets of squares. Empty in orthodox positions.
///
/// A game keeps its marks as it likes and folds them into these sets whenever they change; move generation sees
/// nothing else of them. Sets that name pieces are sets of the squares they stand on now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Masks {
    /// Squares nobody may enter and no slider or double step passes; leapers jump. They never carry a piece.
    pub closed: Bitboard,
    /// Squares that are closed as soon as the piece on them leaves: it stands on something that stays. Such a piece
    /// is never pinned, for the square goes on blocking.
    pub pedestals: Bitboard,
    /// Pieces that neither move, capture nor attack, except that one with the kind king goes on guarding its
    /// eight neighbours.
    pub frozen: Bitboard,
    /// Frozen pieces that may move all the same, no neutral ones; they go on attacking nothing.
    pub thawed: Bitboard,
    /// Pieces that may not move this turn and attack nothing meanwhile.
    pub barred: Bitboard,
    /// Pieces that cannot be captured this turn.
    pub shielded: Bitboard,
}

impl Masks {
    /// Pieces that cannot be moved by a move of chess.
    pub const fn held(&self) -> Bitboard {
        Bitboard(self.frozen.0 & !self.thawed.0 | self.barred.0)
    }

    /// No mark at all.
    pub const NONE: Masks = Masks {
        closed: Bitboard::EMPTY,
        pedestals: Bitboard::EMPTY,
        frozen: Bitboard::EMPTY,
        thawed: Bitboard::EMPTY,
        barred: Bitboard::EMPTY,
        shielded: Bitboard::EMPTY,
    };
}
