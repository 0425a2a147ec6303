//! Endings in which material alone tells too much or too little.

use super::common::off_center;
use board::{Bitboard, Board, Color, Kind, Position, Square};

const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// The score corrected for what the side ahead can make of it.
pub fn corrected(position: &Position, score: i32) -> i32 {
    let ahead = if score >= 0 { Color::White } else { Color::Black };
    let board = &position.board;
    let (own, enemy) = (Force::of(board, ahead), Force::of(board, !ahead));
    let sign = score.signum();
    if enemy.pawns == 0 && enemy.officers <= 340 && own.officers - enemy.officers >= 400 && own.can_mate() {
        return score + sign * (drive(position, ahead, &own) + 300);
    }
    if own.pawns == 0 && own.officers - enemy.officers < 400 {
        // Without pawns one minor piece more, or two knights against nothing, does not win.
        return score / if own.officers < 400 || enemy.pawns == 0 { 16 } else { 4 };
    }
    if own.pawns == 0 && own.only_knights && own.officers < 700 {
        return score / 16;
    }
    let bishops = board.kind(Kind::Bishop);
    let lone = |color| own.officers < 400 && enemy.officers < 400 && (bishops & board.side(color)).count() == 1;
    if lone(Color::White) && lone(Color::Black) && (bishops & DARK).count() == 1 {
        return score / 2;
    }
    score
}

/// What a colour has besides its king.
struct Force {
    pawns: u32,
    /// Centipawns.
    officers: i32,
    only_knights: bool,
    /// One bishop and knights, no heavy piece: he mates in a corner of the bishop's colour only.
    corner: Option<Bitboard>,
}

impl Force {
    fn of(board: &Board, color: Color) -> Force {
        let men = |kind| board.kind(kind) & board.side(color);
        let [knights, bishops, rooks, queens] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen].map(men);
        let heavy = 500 * rooks.count() + 950 * queens.count();
        let officers = (320 * knights.count() + 330 * bishops.count() + heavy) as i32;
        let one_color = if (bishops & DARK).is_empty() {
            Some(!DARK)
        } else if bishops.without(DARK).is_empty() {
            Some(DARK)
        } else {
            None
        };
        let corner = one_color.filter(|_| heavy == 0 && bishops.any());
        Force { pawns: men(Kind::Pawn).count(), officers, only_knights: heavy == 0 && bishops.is_empty(), corner }
    }

    fn can_mate(&self) -> bool {
        self.pawns > 0 || !(self.only_knights && self.officers < 700)
    }
}

/// How near the winner is to mating: the bare king at the rim, in the right corner, the own king close.
fn drive(position: &Position, ahead: Color, own: &Force) -> i32 {
    let [Some(king), Some(enemy)] = [ahead, !ahead].map(|color| position.royals[color.index()]) else { return 0 };
    let rim = match own.corner {
        Some(color) => {
            let corners = Bitboard::CORNERS & color;
            let nearest = corners.into_iter().map(|corner| walk(corner, enemy)).min().unwrap_or(0);
            10 * (14 - nearest) + 4 * off_center(enemy)
        }
        None => 18 * off_center(enemy) + 3 * (14 - corner_walk(enemy)),
    };
    rim + 9 * (14 - walk(king, enemy))
}

/// Steps between squares along files and ranks.
fn walk(a: Square, b: Square) -> i32 {
    i32::from(a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank()))
}

fn corner_walk(square: Square) -> i32 {
    Bitboard::CORNERS.into_iter().map(|corner| walk(corner, square)).min().unwrap_or(0)
}
