use crate::Rules;
use crate::protocol::{Action, Actor, EndReason, Events, Verb};
use board::{Kind, Move, Position};
use std::fmt::Write;

/// The text of an action for a move list: moves in SAN with `+` or `#` as the position after them stands, other actions in
/// their notation.
pub fn san<R: Rules>(state: &R, action: &Action) -> String {
    let (Verb::Move, Some(mv)) = (action.verb, action.as_move()) else {
        return action.to_string();
    };
    let mut text = san_move(state.position(), mv);
    let mut next = state.clone();
    next.apply(action, &mut Events::dropped());
    if next.outcome().is_some_and(|outcome| outcome.reason == EndReason::Checkmate) {
        text.push('#');
    } else if next.actor() != Actor::Chance && next.position().in_check(!state.turn()) {
        text.push('+');
    }
    text
}

/// A move in SAN, without signs for check and mate.
pub fn san_move(position: &Position, mv: Move) -> String {
    let mut text = String::new();
    let kinds = position.board.kinds_at(mv.from);
    let capture = position.captured_by(mv).is_some();
    if kinds.has(Kind::King) && mv.from.file() == 4 && mv.from.rank() == mv.to.rank() {
        match mv.to.file() {
            6 => return "O-O".into(),
            2 => return "O-O-O".into(),
            _ => {}
        }
    }
    if kinds.single() == Some(Kind::Pawn) {
        if mv.from.file() != mv.to.file() {
            text.push((b'a' + mv.from.file()) as char);
        }
    } else {
        text.extend(kinds.iter().map(|kind| kind.letter().to_ascii_uppercase()));
        text.push_str(&origin(position, mv));
    }
    if capture {
        text.push('x');
    }
    let _ = write!(text, "{}", mv.to);
    if let Some(kind) = mv.promotion {
        text.push('=');
        text.push(kind.letter().to_ascii_uppercase());
    }
    text
}

/// File, rank or square of the start, as far as another piece of the same kinds could go there too.
fn origin(position: &Position, mv: Move) -> String {
    let kinds = position.board.kinds_at(mv.from);
    let mut rivals = Vec::new();
    position.targets(|from, to| {
        if from != mv.from && to.has(mv.to) && position.board.kinds_at(from) == kinds {
            rivals.push(from);
        }
        true
    });
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != mv.from.file()) {
        mv.from.to_string()[..1].into()
    } else if rivals.iter().all(|rival| rival.rank() != mv.from.rank()) {
        mv.from.to_string()[1..].into()
    } else {
        mv.from.to_string()
    }
}
