//! Dojo chess against rules/dojo.md, sentence by sentence.

#[path = "../common/mod.rs"]
mod common;
mod counters;
mod draws;
mod members;
mod random;
mod refusals;
mod retirement;
mod setup;
mod vigilance;

use engine::Session;
use engine::protocol::{PieceView, Viewer};
use serde_json::{Value, json};

/// A game from a FEN, with passive members and counters.
fn dojo(fen: &str, passive: &[(&str, &str, &str)], counters: &Value) -> Session {
    with(fen, passive, counters, &json!({}))
}

/// The same with the players watching for turncoats.
fn watched(fen: &str, counters: &Value) -> Session {
    with(fen, &[], counters, &json!({"vigilance": "manual"}))
}

fn with(fen: &str, passive: &[(&str, &str, &str)], counters: &Value, options: &Value) -> Session {
    let member = |(square, color, kind): &(&str, &str, &str)| json!({"square": square, "color": color, "kind": kind});
    let passive: Vec<Value> = passive.iter().map(member).collect();
    let mut options = options.clone();
    options["setup"] = json!({"fen": fen, "passive": passive, "counters": counters});
    common::game_with("dojo", &options).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

fn piece(game: &Session, square: &str) -> Option<PieceView> {
    let index = square.parse::<board::Square>().expect("a square").index();
    game.view(Viewer::All).board[index].clone()
}

/// Letter of the piece on a square.
fn on(game: &Session, square: &str) -> Option<char> {
    let piece = piece(game, square)?;
    let letter = piece.kinds[0].0.letter();
    Some(if piece.color.0.name() == "white" { letter.to_ascii_uppercase() } else { letter })
}

/// Passive members as `d5 black knight`, in the order of the view.
fn passive(game: &Session) -> Vec<String> {
    let marks = game.view(Viewer::All).squares;
    let text = |mark: &engine::protocol::SquareMark| {
        assert_eq!(mark.mark, "passive");
        let (color, kind) = (mark.color.expect("a colour").0, mark.kind.expect("a kind").0);
        format!("{} {} {}", mark.square.0, color.name(), kind.name())
    };
    marks.iter().map(text).collect()
}

/// Counters of the piece on a square: friend, idle, away, near.
fn counts(game: &Session, square: &str) -> [u8; 4] {
    let counters = piece(game, square).and_then(|piece| piece.counters).expect("a piece");
    [counters.friend, counters.idle, counters.away, counters.near]
}

/// The types of the last action's events.
fn events(game: &Session) -> Vec<String> {
    let history = game.history(Viewer::All);
    let last = history.last().expect("an action");
    last.events.iter().map(|event| json!(event)["type"].as_str().expect("a type").to_string()).collect()
}
