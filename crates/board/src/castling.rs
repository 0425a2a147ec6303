use crate::{Bitboard, Color, Kind, Kinds, Position, Square, tables::tables};

/// Castling rights: king and the rook of that wing stand on their home squares and have never moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Castling(pub u8);

impl Castling {
    /// Nobody may castle.
    pub const NONE: Castling = Castling(0);
    /// All four.
    pub const ALL: Castling = Castling(15);

    /// Whether the right stands. `kingside`: with the rook on the h-file.
    pub const fn has(self, color: Color, kingside: bool) -> bool {
        self.0 & Self::bit(color, kingside) != 0
    }

    /// Whether a colour has either right.
    pub const fn any(self, color: Color) -> bool {
        self.0 & 3 << (2 * color as u8) != 0
    }

    /// With the right added.
    pub const fn with(self, color: Color, kingside: bool) -> Castling {
        Castling(self.0 | Self::bit(color, kingside))
    }

    /// Without the right.
    pub const fn without(self, color: Color, kingside: bool) -> Castling {
        Castling(self.0 & !Self::bit(color, kingside))
    }

    /// Without the rights that need the piece on this home square: both of a colour for its king's.
    pub const fn touched(self, square: Square) -> Castling {
        Castling(self.0 & !Self::at(square))
    }

    const fn bit(color: Color, kingside: bool) -> u8 {
        1 << (2 * color as u8 + !kingside as u8)
    }

    pub(crate) const fn at(square: Square) -> u8 {
        match square.index() {
            0 => 0b0010,
            4 => 0b0011,
            7 => 0b0001,
            56 => 0b1000,
            60 => 0b1100,
            63 => 0b0100,
            _ => 0,
        }
    }
}

/// The squares of one castling.
#[derive(Clone, Copy)]
pub(crate) struct Wing {
    pub(crate) king: Square,
    pub(crate) rook: Square,
    /// Where the king ends.
    pub(crate) king_to: Square,
    /// Where the rook ends, the square the king passes.
    pub(crate) rook_to: Square,
}

impl Wing {
    pub(crate) const fn new(color: Color, kingside: bool) -> Wing {
        let rank = color.rank(0);
        let (rook, king_to, rook_to) = if kingside { (7, 6, 5) } else { (0, 2, 3) };
        Wing {
            king: Square::new(4, rank),
            rook: Square::new(rook, rank),
            king_to: Square::new(king_to, rank),
            rook_to: Square::new(rook_to, rank),
        }
    }
}

impl Position {
    /// Whether a move of the piece on `from` has the shape of castling: a plain king, two squares sideways from home.
    pub(crate) fn castling_shape(&self, from: Square, to: Square) -> Option<(Color, bool)> {
        if from.rank() != to.rank() || from.file().abs_diff(to.file()) != 2 {
            return None;
        }
        let piece = self.board.get(from)?;
        let color = piece.side.color()?;
        let home = Square::new(4, color.rank(0));
        (from == home && piece.kinds == Kinds::of(Kind::King)).then_some((color, to.file() > from.file()))
    }

    /// The squares that stand against a castling of a king that may move; `None` if it is allowed. Whether kings would come to stand next to
    /// each other is not looked at.
    pub(crate) fn against_castling(&self, color: Color, kingside: bool) -> Option<Bitboard> {
        let wing = Wing::new(color, kingside);
        let plain = |square: Square, kind: Kind| {
            self.board.side(color).has(square) && self.board.kinds_at(square) == Kinds::of(kind)
        };
        let immobile = self.masks.held();
        if !plain(wing.king, Kind::King) || self.royals[color.index()] != Some(wing.king) {
            return Some(Bitboard::of(wing.king));
        }
        if !self.castling.has(color, kingside) || !plain(wing.rook, Kind::Rook) || immobile.has(wing.rook) {
            return Some(Bitboard::of(wing.rook));
        }
        let tables = tables();
        let path = tables.between[wing.king.index()][wing.rook.index()];
        let crossed = path & (self.board.occupied() | self.masks.closed);
        if crossed.any() {
            return Some(crossed);
        }
        // The rook ends between the king and whatever the king's old square hid, so the men may be taken as they stand.
        let minds = |at: &Square| self.laws.castling_minds_attack || self.laws.check && *at == wing.king_to;
        let attacked = |at: &Square| self.attackers(*at, !color, self.board.occupied()).any();
        let way = [wing.king, wing.rook_to, wing.king_to];
        let against: Bitboard = way.into_iter().filter(minds).filter(attacked).collect();
        against.any().then_some(against)
    }
}
