//! How games end without a winner.

use super::common::{play, reason};
use super::dojo;
use serde_json::json;

#[test]
fn two_bare_antisenseis_play_on() {
    let mut game = dojo("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", &[], &json!([]));
    play(&mut game, &["e1e2", "e8e7"]);
    assert_eq!(reason(&game), None);
}

#[test]
fn a_hundred_and_fifty_plies_without_progress_are_a_draw() {
    let mut game = dojo("4k3/7p/8/8/8/8/8/R3K3 w - - 148 200", &[], &json!([]));
    play(&mut game, &["a1a2"]);
    assert_eq!(reason(&game), None);
    play(&mut game, &["h7h6"]);
    assert_eq!(reason(&game), Some("move-limit"), "a pawn's step is no progress");
    let start = dojo("4k3/7p/8/8/8/8/8/R3K3 w - - 150 200", &[], &json!([]));
    assert_eq!(reason(&start), Some("move-limit"));
    let mut mate = dojo("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 200", &[], &json!([]));
    play(&mut mate, &["a1a8"]);
    assert_eq!(reason(&mate), Some("checkmate"));
}

#[test]
fn progress_is_capture_change_of_kind_and_leaving() {
    let clock = |fen: &str, counters: serde_json::Value, actions: &[&str]| {
        let mut game = dojo(fen, &[], &counters);
        play(&mut game, actions);
        game.fen().split(' ').nth(4).and_then(|text| text.parse::<u32>().ok())
    };
    assert_eq!(clock("4k3/8/8/8/8/8/P6p/4K2R w - - 9 1", json!([]), &["a2a3"]), Some(10));
    assert_eq!(clock("4k3/8/8/8/8/8/P6p/4K2R w - - 9 1", json!([]), &["h1h2"]), Some(0));
    assert_eq!(clock("4k3/8/8/8/8/8/8/R3K2R w KQ - 9 1", json!([]), &["e1g1"]), Some(10));
    let idle = json!([{"square": "a2", "idle": 15}]);
    assert_eq!(clock("4k3/8/8/8/8/8/P6p/4K2R w - - 9 1", idle, &["e1e2"]), Some(0));
    let near = json!([{"square": "f6", "near": 14}]);
    assert_eq!(clock("7k/8/5N2/8/8/8/8/4K3 w - - 9 1", near, &["e1e2"]), Some(0));
    let away = json!([{"square": "a8", "away": 9}]);
    assert_eq!(clock("Q7/5k2/8/8/8/8/8/6K1 w - - 9 1", away.clone(), &["g1g2"]), Some(0));
    assert_eq!(clock("Q7/5k2/8/8/8/3R4/8/6K1 w - - 9 1", away, &["g1g2", "appoint:d3"]), Some(0));
    assert_eq!(clock("4k3/P7/8/8/8/8/8/4K3 w - - 9 1", json!([]), &["a7a8"]), Some(0));
}

#[test]
fn the_third_time_a_position_stands_is_a_draw() {
    let mut game = dojo("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", &[], &json!([]));
    let round = ["a1a2", "e8e7", "a2a1", "e7e8"];
    play(&mut game, &round);
    assert_eq!(reason(&game), None);
    play(&mut game, &round);
    assert_eq!(reason(&game), Some("repetition"));
}

#[test]
fn counters_and_passive_members_make_positions_differ() {
    let mut idle = dojo("4k3/8/8/8/8/8/7N/R3K3 w - - 0 1", &[], &json!([]));
    let round = ["a1a2", "e8e7", "a2a1", "e7e8"];
    for _ in 0..3 {
        play(&mut idle, &round);
    }
    assert_eq!(reason(&idle), None, "the knight's counter runs on");
    let mut rights = dojo("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", &[], &json!([]));
    for _ in 0..2 {
        play(&mut rights, &round);
    }
    assert_eq!(reason(&rights), None, "the right to castle stood the first time only");
    play(&mut rights, &round[..1]);
    assert_eq!(reason(&rights), Some("repetition"));
}
