//! Golden games: whatever changes a rule, a draw or a key changes a hash in tests/playthroughs/.
//!
//! `ORKAN_WRITE=1 cargo test -p orkan-engine --test playthroughs` writes them anew, after a change that is meant.

mod common;

use common::{combinations, game_with};
use engine::chance::Draws;
use engine::protocol::{Filter, VariantInfo};
use engine::{Session, variants};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Once;
use std::{env, fs};

/// Longer games are cut.
const MOST: usize = 150;
/// A hash and a FEN stand after every so many actions, and after the last.
const STEP: usize = 10;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/playthroughs")
}

fn check(game: &Session) -> Value {
    json!({"played": game.played(), "hash": format!("{:016x}", game.hash()), "fen": game.fen()})
}

/// A random game as a record with its checks.
fn played(info: &VariantInfo, options: &Value, seed: u64) -> Value {
    let mut options = options.clone();
    options["seed"] = json!(format!("playthrough {seed}"));
    let mut game = game_with(info.id, &options).expect("sound options");
    let mut draws = Draws::from_number(seed);
    let mut checks = vec![check(&game)];
    while game.outcome().is_none() && game.played() < MOST {
        let list = game.legal(&Filter::ALL);
        let chosen = &list[draws.below(list.len() as u32) as usize];
        game.play(&chosen.action.to_string()).expect("listed");
        if game.played().is_multiple_of(STEP) {
            checks.push(check(&game));
        }
    }
    if checks.last() != Some(&check(&game)) {
        checks.push(check(&game));
    }
    json!({"record": game.record().to_json(), "checks": checks})
}

/// All playthroughs by the names of their files.
fn all() -> BTreeMap<String, Value> {
    let mut files = BTreeMap::new();
    for info in variants() {
        // Without options, and with all of them.
        for (i, options) in combinations(info).iter().take(2).enumerate() {
            let name = format!("{}{}.json", info.id, if i == 0 { "" } else { "-options" });
            files.insert(name, played(info, options, 1999 + i as u64));
        }
    }
    files
}

/// One member or action a line, so that a change shows where it begins.
fn text(playthrough: &Value) -> String {
    serde_json::to_string_pretty(playthrough).expect("JSON") + "\n"
}

/// Writes the files, once, if the environment asks for it.
fn write_if_asked() {
    static WRITTEN: Once = Once::new();
    WRITTEN.call_once(|| {
        if env::var_os("ORKAN_WRITE").is_some() {
            fs::create_dir_all(folder()).expect("the folder");
            for (name, playthrough) in all() {
                fs::write(folder().join(name), text(&playthrough)).expect("a file");
            }
        }
    });
}

#[test]
fn golden_games_replay_to_the_same_hashes() {
    write_if_asked();
    let mut names = Vec::new();
    for entry in fs::read_dir(folder()).expect("the playthroughs").flatten() {
        let name = entry.file_name().to_string_lossy().to_string();
        let golden: Value = serde_json::from_str(&fs::read_to_string(entry.path()).expect("a file")).expect("JSON");
        let mut part = golden["record"].clone();
        let actions = part["actions"].as_array().expect("actions").clone();
        for wanted in golden["checks"].as_array().expect("checks") {
            let played = wanted["played"].as_u64().expect("a number") as usize;
            part["actions"] = json!(actions[..played]);
            if played < actions.len() {
                part["outcome"] = Value::Null;
            } else {
                part["outcome"] = golden["record"]["outcome"].clone();
            }
            let game = Session::from_record(&part).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            assert_eq!(check(&game), *wanted, "{name}");
        }
        names.push(name);
    }
    names.sort();
    assert_eq!(names, all().into_keys().collect::<Vec<_>>(), "a file too many or too few");
}

#[test]
fn chance_and_the_driver_give_the_golden_games_again() {
    write_if_asked();
    for (name, playthrough) in all() {
        let golden = fs::read_to_string(folder().join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(text(&playthrough), golden, "{name}");
    }
}
