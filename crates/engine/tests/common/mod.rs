//! What several tests need.
#![allow(dead_code)]

use engine::protocol::{Fault, Filter, Options};
use engine::{Session, variant};
use serde_json::{Value, json};

/// A game with options as the API takes them.
pub fn game_with(id: &str, options: &Value) -> Result<Session, Fault> {
    Session::new(id, Options::read(options, variant(id)?)?, "test")
}

/// A game from a FEN; chance by the table.
pub fn game(id: &str, fen: &str) -> Session {
    game_with(id, &json!({"chance": "host", "setup": {"fen": fen}})).expect("a sound position")
}

/// The ids of the legal actions that begin so, in their order.
pub fn listed(game: &Session, prefix: &str) -> Vec<String> {
    let ids = game.legal(&Filter::ALL).into_iter().map(|listed| listed.action.to_string());
    ids.filter(|id| id.starts_with(prefix)).collect()
}

/// Plays actions, all legal.
pub fn play(game: &mut Session, actions: &[&str]) {
    for action in actions {
        if let Err(fault) = game.play(action) {
            panic!("{action}: {fault} {:?}", fault.refusal);
        }
    }
}

/// The code of the refusal.
pub fn refused(game: &Session, action: &str) -> String {
    assert!(!game.is_legal(action), "{action} is legal");
    let refusal = game.explain(action).expect("a reason");
    json!(refusal.code).as_str().expect("a word").to_string()
}

/// The reason the game ended for.
pub fn reason(game: &Session) -> Option<&'static str> {
    game.outcome().map(|outcome| outcome.reason.name())
}

/// The board field of the FEN.
pub fn board(game: &Session) -> String {
    game.fen().split(' ').next().unwrap_or_default().to_string()
}

/// The fault of a set-up or of options: code, path and sentence key.
pub fn fault(id: &str, options: &Value) -> (String, String, &'static str) {
    let fault = game_with(id, options).err().unwrap_or_else(|| panic!("{id} takes {options}"));
    (json!(fault.code).as_str().expect("a word").to_string(), fault.path.clone(), fault.reason)
}
