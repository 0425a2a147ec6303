//! What is good in most games on a chess board: material, mobility, the middle, an enemy king in the corner.

use board::{Bitboard, Board, Color, Kind, Position, Square};
use engine::{Rules, State};

/// Centipawns by kind, in the order of [`Kind::ALL`].
pub const WORTH: [i32; 8] = [100, 320, 335, 500, 960, 400, 260, 60];

/// Steps to the nearest of the four middle squares, 0 … 3.
pub fn off_center(square: Square) -> i32 {
    let off = |line: u8| i32::from(line.max(7 - line)) - 4;
    off(square.file()).max(off(square.rank()))
}

/// Score of any state from White's side.
pub fn evaluate(state: &State) -> i32 {
    let position = state.position();
    let [white, black] = Color::BOTH.map(|color| side(position, color));
    white - black + mop_up(position, [white, black]) + if state.turn() == Color::White { 10 } else { -10 }
}

fn side(position: &Position, color: Color) -> i32 {
    let own = position.board.side(color);
    let mut score = 0;
    for square in own {
        let kinds = position.board.kinds_at(square);
        let royal = position.royals[color.index()] == Some(square);
        score += kinds.iter().filter(|_| !royal).map(|kind| WORTH[kind.index()]).sum::<i32>();
        if royal {
            continue;
        }
        score += 3 * position.attacks_from(square).without(own).count() as i32 - 4 * off_center(square);
        if kinds.has(Kind::Pawn) {
            let rank = i32::from(color.rank(square.rank()));
            score += rank * rank;
        }
    }
    score
}

/// Whoever is far ahead gains by driving the enemy royal to the edge and by bringing his own near it.
pub fn mop_up(position: &Position, [white, black]: [i32; 2]) -> i32 {
    let ahead = match white - black {
        300.. => Color::White,
        ..=-300 => Color::Black,
        _ => return 0,
    };
    let [Some(own), Some(enemy)] = [ahead, !ahead].map(|color| position.royals[color.index()]) else { return 0 };
    if few_men(&position.board, !ahead) {
        let drive = 12 * off_center(enemy) + 4 * (7 - i32::from(own.distance(enemy)));
        if ahead == Color::White { drive } else { -drive }
    } else {
        0
    }
}

fn few_men(board: &Board, color: Color) -> bool {
    let men: Bitboard = board.side(color).without(board.kind(Kind::Pawn));
    men.count() <= 2
}
