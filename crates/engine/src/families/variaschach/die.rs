use super::{Game, Variaschach};
use board::{Bitboard, Color, Kind, Move, Piece, Square};

/// The faces a piece can show, in the order they turn.
pub(super) const FACES: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// What a pawn on the last rank may become.
pub(super) const PROMOTIONS: [Kind; 4] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// What a die does after its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// It shows what it showed: castling, and the king always.
    Stays,
    /// It shows this face, chosen or next in order.
    Shows(Kind),
    /// It is rolled.
    IsRolled,
}

impl Variaschach {
    /// The back rank of the enemy, where pawns must become something else.
    pub(super) fn last_rank(color: Color) -> Bitboard {
        Bitboard::rank(color.rank(7))
    }

    /// Whether a move brings a pawn to the last rank only by the die's turning: Ordo's queen that comes to the enemy back
    /// rank from elsewhere or as the original queen. The kernel knows promotions of pawns, not this one.
    pub(super) fn turns_to_promotion(&self, from: Square, to: Square) -> bool {
        self.game == Game::Ordo
            && Self::last_rank(self.position.turn).has(to)
            && self.position.board.kind(Kind::Queen).has(from)
            && !self.back_rank_queens.has(from)
    }

    /// What the die does that has moved; `piece` shows what it moved as.
    pub(super) fn turning(&self, piece: &Piece, mv: Move, castled: bool) -> Turn {
        let Some(shown) = piece.kinds.single() else { return Turn::Stays };
        if castled || shown == Kind::King {
            return Turn::Stays;
        }
        if let Some(chosen) = mv.promotion {
            return Turn::Shows(chosen);
        }
        if self.game == Game::Occasio {
            return Turn::IsRolled;
        }
        Turn::Shows(match shown {
            Kind::Pawn => Kind::Knight,
            Kind::Knight => Kind::Bishop,
            Kind::Bishop => Kind::Rook,
            Kind::Rook => Kind::Queen,
            Kind::Queen if self.back_rank_queens.has(mv.from) && Bitboard::BACK_RANKS.has(mv.to) => Kind::Queen,
            _ if self.game == Game::Ordo => Kind::Pawn,
            _ => Kind::Wounded,
        })
    }

    /// Shows a face. A queen that a die becomes by its move or by promotion on a back rank stays one there.
    pub(super) fn show(&mut self, square: Square, face: Kind, by_roll: bool) {
        if let Some(piece) = self.position.board.take(square) {
            self.position.board.put(square, Piece { kinds: face.into(), ..piece });
        }
        let stays = face == Kind::Queen && !by_roll && Bitboard::BACK_RANKS.has(square);
        if stays && self.game != Game::Occasio {
            self.back_rank_queens.insert(square);
        }
    }
}
