use crate::protocol::{Man, Refusal, RefusalCode};
use board::{Bitboard, Move, Obstacle, Position, Reason, Square};

/// A true reason why a chess move is not legal in the position; `None` if it is legal there. `closed` says what a closed
/// square is called in the game.
pub fn refuse_move(position: &Position, mv: Move, closed: RefusalCode) -> Option<Refusal> {
    let obstacle = position.explain(mv)?;
    let bare = Move { promotion: None, ..mv };
    if mv.promotion.is_some() && obstacle.reason == Reason::Unreachable && position.explain(bare).is_none() {
        return Some(told(position, mv, RefusalCode::Unreachable, Bitboard::EMPTY).hint("no-promotion-here"));
    }
    if obstacle.reason == Reason::PromotionNeeded
        && let Some(kind) = position.laws.promotions.iter().next()
        && let Some(deeper) = position.explain(Move { promotion: Some(kind), ..mv })
    {
        // Whatever it became, something else stands against it.
        return Some(plainly(position, mv, &deeper, closed));
    }
    Some(plainly(position, mv, &obstacle, closed))
}

fn plainly(position: &Position, mv: Move, obstacle: &Obstacle, closed: RefusalCode) -> Refusal {
    let code = match obstacle.reason {
        Reason::NoPiece => RefusalCode::NoPiece,
        Reason::NotYours => RefusalCode::NotYourPiece,
        Reason::Unreachable | Reason::KingsApart => RefusalCode::Unreachable,
        Reason::Blocked => RefusalCode::Blocked,
        Reason::Closed => closed,
        Reason::Frozen => RefusalCode::Frozen,
        Reason::Barred => RefusalCode::Barred,
        Reason::Shielded if position.royals.contains(&Some(mv.to)) => {
            return told(position, mv, RefusalCode::Unreachable, Bitboard::EMPTY).hint("king-never-captured");
        }
        Reason::Shielded => RefusalCode::Shielded,
        Reason::Wounded => RefusalCode::Wounded,
        // The sentence names what gives check now, not what a wrong parry would open.
        Reason::MustParry => {
            return told(position, mv, RefusalCode::MustParryCheck, position.checkers(position.turn));
        }
        Reason::RoyalAttacked => RefusalCode::OwnKingAttacked,
        Reason::Castling => return castling(position, mv, obstacle, closed),
        Reason::PromotionNeeded => RefusalCode::PromotionNeeded,
    };
    told(position, mv, code, obstacle.squares.iter().copied().collect())
}

/// Why a castling is not allowed: the king is in check, the right is gone, somebody stands between, a square between is
/// closed, or one on the king's way is attacked.
fn castling(position: &Position, mv: Move, obstacle: &Obstacle, closed: RefusalCode) -> Refusal {
    let checkers = position.checkers(position.turn);
    let against: Bitboard = obstacle.squares.iter().copied().filter(|square| *square != mv.from).collect();
    let occupied = position.board.occupied();
    let home = Square::new(if mv.to > mv.from { 7 } else { 0 }, mv.from.rank());
    let tell = |by| told(position, mv, RefusalCode::Castling, by);
    if !position.castling.has(position.turn, mv.to > mv.from) {
        tell(Bitboard::EMPTY).hint("castling-right-gone")
    } else if checkers.any() {
        tell(checkers).hint("castling-in-check")
    } else if (against & occupied).without(Bitboard::of(home)).any() {
        tell(against & occupied)
    } else if let Some(square) = (against & position.masks.closed).first() {
        let hint = if closed == RefusalCode::Passive { "castling-passive" } else { "castling-hole" };
        tell(Bitboard::of(square)).hint(hint)
    } else {
        let attackers = |at: Square| position.attackers(at, !position.turn, occupied);
        let by = against.into_iter().fold(Bitboard::EMPTY, |by, at| by | attackers(at));
        if by.any() { tell(by).hint("castling-attacked") } else { tell(against) }
    }
}

/// The refusal of a move, with the pieces on `against`.
fn told(position: &Position, mv: Move, code: RefusalCode, against: Bitboard) -> Refusal {
    let man =
        |square: Square| position.board.get(square).map(|piece| Man { square, side: piece.side, kinds: piece.kinds });
    let others = against.without(Bitboard::of(mv.from));
    let mut squares = vec![mv.from, mv.to];
    squares.extend(others.without(Bitboard::of(mv.to)));
    Refusal { squares, piece: man(mv.from), by: others.into_iter().filter_map(man).collect(), ..Refusal::new(code) }
}
