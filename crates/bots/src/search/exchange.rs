use crate::evaluate::Family;
use board::{Bitboard, Color, Kind, Kinds, Move, Position};

/// What a capture wins in centipawns if both sides go on taking on its end square as long as it pays, cheapest piece
/// first; `color` begins with the move. Games in which pieces change by moving are met only roughly.
pub(crate) fn outcome(position: &Position, family: &Family, color: Color, mv: Move) -> i32 {
    let board = &position.board;
    let victim = family.worth(board.kinds_at(mv.to));
    let mut on_square = family.worth(mv.promotion.map_or(board.kinds_at(mv.from), Kinds::of));
    let mut occupied = board.occupied().without(Bitboard::of(mv.from));
    // gains[i]: balance of the side that makes the i-th capture, if it is the last.
    let mut gains = [0; 32];
    gains[0] = victim;
    let mut color = !color;
    let mut last = 0;
    while last + 1 < gains.len() {
        let attackers = position.attackers(mv.to, color, occupied);
        let Some((from, worth)) = cheapest(position, family, attackers) else { break };
        let by_king = board.kind(Kind::King) & from;
        if by_king.any() && position.laws.check && position.attackers(mv.to, !color, occupied.without(from)).any() {
            break;
        }
        last += 1;
        gains[last] = on_square - gains[last - 1];
        on_square = worth;
        occupied = occupied.without(from);
        color = !color;
    }
    // Each side may stop before its capture.
    while last > 0 {
        gains[last - 1] = gains[last - 1].min(-gains[last]);
        last -= 1;
    }
    gains[0]
}

fn cheapest(position: &Position, family: &Family, attackers: Bitboard) -> Option<(Bitboard, i32)> {
    let mut best: Option<(Bitboard, i32)> = None;
    for square in attackers {
        let worth = family.worth(position.board.kinds_at(square));
        if best.is_none_or(|(_, least)| worth < least) {
            best = Some((Bitboard::of(square), worth));
        }
    }
    best
}
