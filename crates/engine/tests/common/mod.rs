//! What several tests need.
#![allow(dead_code)]

use engine::protocol::{Fault, Filter, Options, VariantInfo};
use engine::{Session, variant};
use serde_json::{Map, Value, json};

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

/// Options to try a game with: none, all it has together, and each alone.
pub fn combinations(info: &VariantInfo) -> Vec<Value> {
    let mut single = vec![("windows", json!("always"))];
    if info.has_chance {
        single.push(("chance", json!("host")));
    }
    for option in info.options {
        match *option {
            "vigilance" => single.push(("vigilance", json!("manual"))),
            "jokers" => single.push(("jokers", json!(true))),
            "maxTurns" => single.push(("maxTurns", json!(30))),
            "revealed" => single.push(("revealed", json!({"white": 2, "black": 5}))),
            "darts" => single.push(("darts", json!("host"))),
            "deck" => single.push(("deck", json!("basic"))),
            "exclude" => {}
            other => panic!("{}: no values to try for option {other}", info.id),
        }
    }
    let object = |entries: &[(&str, Value)]| {
        Value::Object(entries.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect::<Map<_, _>>())
    };
    let mut all = vec![json!({}), object(&single)];
    all.extend(single.iter().map(|one| object(std::slice::from_ref(one))));
    all
}
