use crate::protocol::{Man, Refusal, RefusalCode};
use board::{Bitboard, Move, Position, Reason, Square};

/// A true reason why a chess move is not legal in the position; `None` if it is legal there. `closed` says what a closed
/// square is called in the game.
pub fn refuse_move(position: &Position, mv: Move, closed: RefusalCode) -> Option<Refusal> {
    let obstacle = position.explain(mv)?;
    let code = match obstacle.reason {
        Reason::NoPiece => RefusalCode::NoPiece,
        Reason::NotYours => RefusalCode::NotYourPiece,
        Reason::Unreachable | Reason::KingsApart => RefusalCode::Unreachable,
        Reason::Blocked => RefusalCode::Blocked,
        Reason::Closed => closed,
        Reason::Frozen => RefusalCode::Frozen,
        Reason::Barred => RefusalCode::Barred,
        Reason::Shielded => RefusalCode::Shielded,
        Reason::Wounded => RefusalCode::Wounded,
        Reason::MustParry => RefusalCode::MustParryCheck,
        Reason::RoyalAttacked => RefusalCode::OwnKingAttacked,
        Reason::Castling => RefusalCode::Castling,
        Reason::PromotionNeeded => RefusalCode::PromotionNeeded,
    };
    let man =
        |square: Square| position.board.get(square).map(|piece| Man { square, side: piece.side, kinds: piece.kinds });
    let mut squares = vec![mv.from, mv.to];
    let others: Bitboard = obstacle.squares.iter().copied().filter(|square| *square != mv.from).collect();
    squares.extend(others.into_iter().filter(|square| *square != mv.to));
    Some(Refusal { code, squares, piece: man(mv.from), by: others.into_iter().filter_map(man).collect() })
}
