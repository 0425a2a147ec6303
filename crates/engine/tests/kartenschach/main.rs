//! Kartenschach against rules/kartenschach.md, sentence by sentence.

mod capitalist;
#[path = "../common/mod.rs"]
mod common;
mod feudal;
mod golden;
mod liar;
mod purist;
mod setup;

use engine::Session;
use engine::protocol::{View, Viewer};
use serde_json::{Value, json};

const WHITE: Viewer = Viewer::Player(board::Color::White);
const BLACK: Viewer = Viewer::Player(board::Color::Black);

/// A game from a FEN (empty: the start) with a deck, top first.
fn cards(id: &str, fen: &str, deck: &[&str]) -> Session {
    with(id, fen, deck, &json!({}))
}

fn with(id: &str, fen: &str, deck: &[&str], options: &Value) -> Session {
    let mut options = options.clone();
    let setup = &mut options["setup"];
    if !deck.is_empty() {
        setup["deck"] = json!(deck);
    }
    if !fen.is_empty() {
        setup["fen"] = json!(fen);
    }
    if setup.is_null() {
        *setup = json!({});
    }
    common::game_with(id, &options).unwrap_or_else(|fault| panic!("{id} {fen}: {fault}"))
}

fn all(game: &Session) -> View {
    game.view(Viewer::All)
}

/// The card a viewer sees.
fn card(game: &Session, viewer: Viewer) -> Option<String> {
    game.view(viewer).card.map(|card| card.to_string())
}

/// The discard pile as a viewer sees it, the last card first.
fn discard(game: &Session, viewer: Viewer) -> Value {
    json!(game.view(viewer).discard)
}

/// The types of the last action's events.
fn events(game: &Session) -> Vec<String> {
    let history = game.history(Viewer::All);
    let last = history.last().expect("an action");
    last.events.iter().map(|event| json!(event)["type"].as_str().expect("a type").to_string()).collect()
}

/// Who is on turn, who must act, and in which phase.
fn now(game: &Session) -> (Value, Value, Value) {
    (json!(game.turn().name()), json!(game.actor()), json!(game.phase()))
}

fn is_now(game: &Session, turn: &str, actor: &str, phase: &str) {
    assert_eq!(now(game), (json!(turn), json!(actor), json!(phase)));
}
