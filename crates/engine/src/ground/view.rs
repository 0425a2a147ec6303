use crate::Rules;
use crate::protocol::{LastMove, SquareName, View, Viewer};
use board::{Color, Position};

/// A view of what all games show: men, whose turn it is, phase, check, last move, outcome.
pub fn fill<R: Rules>(state: &R, variant: &'static str, viewer: Viewer) -> View {
    let position = state.position();
    let course = state.course();
    let mut view = View::of(&position.board, position.royals, viewer);
    view.variant = variant;
    view.turn = state.turn().into();
    view.actor = state.actor();
    view.phase = state.phase();
    view.turn_number = course.turn_number;
    view.check = check_squares(position);
    view.last_move = course.last.map(|(from, to)| LastMove { from: from.into(), to: to.into() });
    view.outcome = course.outcome;
    view
}

/// Squares of the royals in check, White's first.
pub fn check_squares(position: &Position) -> Vec<SquareName> {
    let attacked = |color: Color| position.royals[color.index()].filter(|_| position.in_check(color));
    Color::BOTH.into_iter().filter_map(attacked).map(SquareName).collect()
}
