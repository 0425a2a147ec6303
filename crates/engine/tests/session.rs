//! Sessions: records, undo and redo, what comes from outside.

mod common;

use common::{game_with, play};
use engine::Session;
use engine::protocol::{Filter, Viewer};
use serde_json::{Value, json};

fn record(actions: &[&str]) -> Value {
    let mut game = game_with("chess", &json!({"seed": "r"})).expect("a game");
    play(&mut game, actions);
    game.record().to_json()
}

fn broken(change: impl FnOnce(&mut Value)) -> (String, String, &'static str) {
    let mut value = record(&["e2e4", "e7e5"]);
    change(&mut value);
    let fault = Session::from_record(&value).expect_err("broken");
    (json!(fault.code).as_str().expect("a word").into(), fault.path.clone(), fault.reason)
}

#[test]
fn a_record_rebuilds_the_game() {
    for (id, options, actions) in [
        ("chess", json!({}), vec!["e2e4", "e7e5", "g1f3", "resign:black"]),
        ("occasio", json!({"seed": "x"}), vec!["e2e4", "e7e5"]),
        ("occasio", json!({"chance": "host"}), vec!["e2e4", "roll:knight", "d7d5", "roll:wounded", "draw"]),
        ("ordo", json!({"setup": {"fen": "7k/8/8/8/8/8/P7/4K3 w - - 0 1"}}), vec!["a2a3"]),
    ] {
        let mut game = game_with(id, &options).expect("a game");
        play(&mut game, &actions);
        let record = game.record().to_json();
        assert!(record["seed"].is_string());
        let again = Session::from_record(&record).expect("a sound record");
        assert_eq!(again.hash(), game.hash(), "{id}");
        assert_eq!(again.record().to_json(), record, "{id}");
        assert_eq!(json!(again.view(Viewer::All)), json!(game.view(Viewer::All)), "{id}");
    }
}

#[test]
fn broken_records_are_refused_at_their_place() {
    let bad = |path: &str, reason| ("bad-record".to_string(), path.to_string(), reason);
    let old = |path: &str| ("unsupported-version".to_string(), path.to_string(), "record-version");
    assert_eq!(broken(|r| *r = json!("text")), bad("", "record-format"));
    assert_eq!(broken(|r| r["format"] = json!("pgn")), bad("format", "record-format"));
    assert_eq!(broken(|r| r["version"] = json!(2)), old("version"));
    assert_eq!(broken(|r| r["rules"] = json!("9.1.0")), old("rules"));
    assert_eq!(broken(|r| r["variant"] = json!("go")), bad("variant", "unknown-variant"));
    assert_eq!(broken(|r| r["options"] = json!({"deck": 1})), bad("options.deck", "other-games-key"));
    assert_eq!(broken(|r| r["options"] = json!({"setup": {"fen": "x"}})).1, "options.setup.fen");
    assert_eq!(broken(|r| r["seed"] = json!(5)), bad("seed", "wrong-type"));
    assert_eq!(broken(|r| r["actions"] = json!("e2e4")), bad("actions", "wrong-type"));
    assert_eq!(broken(|r| r["actions"][1] = json!(7)), bad("actions[1]", "wrong-type"));
    assert_eq!(broken(|r| r["actions"][1] = json!("e7")), bad("actions[1]", "malformed-action"));
    assert_eq!(
        broken(|r| r["outcome"] = json!({"winner": "white", "reason": "checkmate"})),
        bad("outcome", "record-outcome")
    );
    let (code, path, _) = broken(|r| r["actions"][1] = json!("e7e4"));
    assert_eq!((code.as_str(), path.as_str()), ("illegal-action", "actions[1]"));
    for key in ["version", "rules", "variant", "options", "seed", "actions", "outcome"] {
        let missing = broken(|r| drop(r.as_object_mut().expect("an object").remove(key)));
        assert_eq!(missing, bad(key, "missing"), "{key}");
    }
    // Actions after the end.
    let mut long = record(&["f2f3", "e7e5", "g2g4", "d8h4"]);
    long["actions"].as_array_mut().expect("a list").push(json!("e2e4"));
    let fault = Session::from_record(&long).expect_err("too long");
    assert_eq!((json!(fault.code), fault.path.as_str()), (json!("bad-record"), "actions[4]"));
}

#[test]
fn undo_and_redo_go_through_the_same_states() {
    let mut game = game_with("chess", &json!({})).expect("a game");
    assert_eq!(game.can_undo().expect_err("new").reason, "nothing-played");
    assert!(game.undo(true).is_err() && !game.redo());
    let mut hashes = vec![game.hash()];
    for action in ["e2e4", "d7d5", "e4d5", "d8d5", "b1c3"] {
        play(&mut game, &[action]);
        hashes.push(game.hash());
    }
    for hash in hashes.iter().rev().skip(1) {
        game.undo(false).expect("nothing new");
        assert_eq!(game.hash(), *hash);
    }
    for hash in hashes.iter().skip(1) {
        assert!(game.redo());
        assert_eq!(game.hash(), *hash);
    }
    assert!(!game.redo());
    game.undo(false).expect("played");
    play(&mut game, &["g1f3"]);
    assert!(!game.redo(), "another action forgets what could be redone");
}

#[test]
fn resigning_is_undone_like_any_action() {
    let mut game = game_with("chess", &json!({})).expect("a game");
    let before = game.hash();
    play(&mut game, &["resign:white"]);
    assert_ne!(game.hash(), before);
    game.undo(false).expect("nothing new");
    assert_eq!(game.hash(), before);
    assert!(game.outcome().is_none());
}

#[test]
fn a_preview_changes_nothing() {
    let game = game_with("chess", &json!({})).expect("a game");
    let before = game.hash();
    let (events, view) = game.preview("e2e4").expect("legal");
    assert_eq!(json!(events)[0]["type"], json!("moved"));
    assert_eq!((view.played, json!(view.turn)), (1, json!("black")));
    assert_eq!(game.hash(), before);
    let rolled = game_with("occasio", &json!({})).expect("a game");
    let (_, view) = rolled.preview("e2e4").expect("legal");
    assert_eq!(json!(view.phase), json!("chance"), "what will be rolled is not known");
}

#[test]
fn history_tells_actions_labels_and_events() {
    let mut game = game_with("chess", &json!({})).expect("a game");
    play(&mut game, &["e2e4", "d7d5", "e4d5", "resign:black"]);
    let history = game.history(Viewer::Spectator);
    let told: Vec<(&str, &str)> = history.iter().map(|told| (told.action.as_str(), told.label.as_str())).collect();
    assert_eq!(told, [("e2e4", "e4"), ("d7d5", "d5"), ("e4d5", "exd5"), ("resign:black", "resign:black")]);
    let types: Vec<Value> = history[2].events.iter().map(|event| json!(event)["type"].clone()).collect();
    assert_eq!(types, ["captured", "moved", "turn"]);
    assert_eq!(json!(history[3].actor), json!("black"));
}

#[test]
fn refused_actions_change_nothing() {
    let mut game = game_with("occado", &json!({})).expect("a game");
    play(&mut game, &["e2e4"]);
    let (hash, list) = (game.hash(), game.legal(&Filter::ALL));
    for text in ["e2e4", "roll:e4", "pass", "timeup", "", "🙂", "@1:a1", "promote:q", "roll:knight"] {
        assert!(game.play(text).is_err(), "{text}");
        assert_eq!((game.hash(), game.legal(&Filter::ALL)), (hash, list.clone()), "{text}");
    }
}
