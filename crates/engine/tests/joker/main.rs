//! Chess Joker against rules/joker.md, sentence by sentence. What single cards do is the business of the tests of their
//! language; here cards of the deck stand for what all cards do.

mod clarifications;
#[path = "../common/mod.rs"]
mod common;
mod random;
mod turns;

use common::game_with;
use engine::Session;
use engine::protocol::{Event, Viewer};
use serde_json::{Value, json};

/// A game from a FEN in its second turn or later, with a deck laid out, open cards and points.
fn set_up(fen: &str, setup: Value) -> Session {
    let mut setup = setup;
    setup["fen"] = json!(fen);
    game_with("joker", &json!({"setup": setup})).expect("a sound set-up")
}

fn view(game: &Session) -> Value {
    json!(game.view(Viewer::All))
}

fn events(game: &mut Session, action: &str) -> Vec<Value> {
    let list: Vec<Event> = game.play(action).unwrap_or_else(|fault| panic!("{action}: {fault} {:?}", fault.refusal));
    list.iter().map(|event| json!(event)).collect()
}

fn of_type<'a>(events: &'a [Value], name: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event["type"] == name).collect()
}

/// Kings with enough around them to be spared the last stand.
const QUIET: &str = "4k3/ppp5/8/8/8/8/PPP5/R3K2R w - - 0 5";
