//! Chess Joker: chess, the race for points, and what the open cards promise. What the deck will bring is not looked at: a card
//! that is yet to be drawn counts as an average one.

use super::{Family, chess, common};
use board::Color;
use engine::families::joker::{GOAL, Joker, card};
use engine::{Rules, State};

pub(super) const FAMILY: Family = Family { evaluate, price: 1, settle: Some(settle), ..Family::new("joker") };

/// What the first point is worth, and what one just before the goal is worth more, in hundredths of a centipawn.
const FIRST_POINT: i32 = 55;
const LAST_POINT: i32 = 170;
/// How likely an open card is to be used, in per cent: in his turn its owner knows, for his next turn he hopes.
const NOW: i32 = 55;
const LATER: i32 = 40;
/// What a card is worth that is not known yet.
const UNSEEN: i32 = 60;

/// Score from White's side.
fn evaluate(state: &State) -> i32 {
    let State::Joker(game) = state else { return common::evaluate(state) };
    let [white, black] = Color::BOTH.map(|color| race(game, color));
    chess::evaluate(state) + white - black
}

/// No card of the deck weighs enough to be worth looking at one by one.
fn settle(state: &mut State) {
    if let State::Joker(game) = state {
        game.draw_unseen();
    }
}

/// What a player's points and his open card are worth.
fn race(game: &Joker, color: Color) -> i32 {
    let score = game.score(color) as i32;
    let hope = if game.turn() == color { NOW } else { LATER };
    let open = game.face_up(color).and_then(card).map_or(UNSEEN, |card| i32::from(card.value));
    points(score) + (points(score + open) - points(score)) * hope / 100
}

/// Points in centipawns: the nearer the goal, the more each counts.
fn points(score: i32) -> i32 {
    let goal = GOAL as i32;
    let score = score.min(goal);
    score * FIRST_POINT / 100 + score * score / goal * LAST_POINT / 200
}
