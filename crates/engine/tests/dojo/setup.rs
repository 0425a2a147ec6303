//! What can be set up, and what cannot.

use super::common::fault;
use super::{dojo, passive};
use serde_json::{Value, json};

const FEN: &str = "4k3/8/8/8/8/8/8/RNB1K2Q w - - 0 1";

fn bad(setup: Value) -> (String, &'static str) {
    let mut setup = setup;
    if setup.get("fen").is_none() {
        setup["fen"] = json!(FEN);
    }
    let (code, path, reason) = fault("dojo", &json!({"setup": setup}));
    assert_eq!(code, "bad-setup");
    (path, reason)
}

#[test]
fn positions_are_judged() {
    let fen = |fen: &str| bad(json!({"fen": fen})).1;
    assert_eq!(fen("8/8/8/8/8/8/8/4K3 w - - 0 1"), "king-count");
    assert_eq!(fen("8/8/8/8/8/8/4k3/4K3 w - - 0 1"), "kings-adjacent");
    assert_eq!(fen("4k3/8/8/8/8/8/8/Z3K3 w - - 0 1"), "kind-not-in-game");
    assert_eq!(fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"), "king-capturable");
    assert_eq!(fen("4k3/8/8/8/8/8/8/4K3 w K - 0 1"), "castling-rights");
    assert_eq!(fen("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"), "en-passant");
}

#[test]
fn passive_members_count_when_the_position_is_judged() {
    let fen = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    assert!(dojo(fen, &[("e5", "black", "pawn")], &json!([])).outcome().is_none());
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert!(dojo(fen, &[], &json!([])).is_legal("e5d6"));
    let passive = json!([{"square": "d6", "color": "white", "kind": "pawn"}]);
    assert_eq!(bad(json!({"fen": fen, "passive": passive})), ("setup.fen".into(), "en-passant"));
}

#[test]
fn a_yellow_belt_may_have_left_a_passive_member_behind_by_its_double_step() {
    let passive = [("g7", "white", "queen")];
    let mut played = dojo("4k3/6p1/8/5P2/8/8/8/4K3 b - - 0 1", &passive, &json!([]));
    played.play("g7g5").expect("legal");
    let fen = played.fen();
    assert!(fen.contains(" g6 "), "{fen}");
    let again = dojo(&fen, &passive, &json!([]));
    assert_eq!(again.fen(), fen);
    assert!(again.is_legal("f5g6"));
}

#[test]
fn numbers_out_of_range_are_quoted_as_given_with_the_bounds_of_their_rule() {
    let counter = |name: &str, given: Value, options: Value| {
        let mut options = options;
        options["setup"] = json!({"fen": "7k/8/5N2/8/8/8/P7/K6Q w - - 0 1", "counters": [{"square": if name == "away" { "h1" } else { "f6" }, name: given}]});
        let fault = super::common::game_with("dojo", &options).expect_err("refused");
        assert_eq!((fault.path.as_str(), fault.reason), (format!("setup.counters[0].{name}").as_str(), "out-of-range"));
        let word = |key: &str| fault.params.iter().find(|(name, _)| *name == key).map(|(_, value)| value.clone());
        (word("given").expect("given"), word("min").expect("min"), word("max").expect("max"))
    };
    let told = |given: &str, max: &str| (given.to_string(), "0".to_string(), max.to_string());
    assert_eq!(counter("idle", json!(-1), json!({})), told("-1", "15"));
    assert_eq!(counter("idle", json!(16), json!({})), told("16", "15"));
    assert_eq!(counter("friend", json!(1000), json!({})), told("1000", "14"));
    assert_eq!(counter("away", json!(10), json!({})), told("10", "9"));
    assert_eq!(counter("near", json!(1e20), json!({})), told("100000000000000000000", "14"));
    assert_eq!(counter("near", json!(-1e300), json!({"vigilance": "manual"})), told("-1e300", "15"));
}

#[test]
fn yellow_belts_may_stand_on_any_rank() {
    let game = dojo("P3k2p/8/8/8/8/8/8/p3K2P w - - 0 1", &[], &json!([]));
    assert_eq!(super::common::listed(&game, "a8"), [""; 0]);
    assert_eq!(super::common::listed(&game, "h1"), ["h1h2"]);
}

#[test]
fn passive_members_are_read_bottom_first() {
    let lying = [("d5", "black", "knight"), ("a1", "white", "pawn"), ("d5", "white", "rook")];
    let game = dojo("4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1", &lying, &json!([]));
    assert_eq!(passive(&game), ["a1 white pawn", "d5 black knight", "d5 white rook"]);
    let ids: Vec<_> = game.view(engine::protocol::Viewer::All).squares.iter().map(|mark| mark.piece).collect();
    assert_eq!(ids.len(), 3);
    assert!(ids.iter().all(|id| id.is_some_and(|id| id >= 64)));
}

#[test]
fn passive_members_are_judged() {
    let one = |square: &str, color: &str, kind: &str| {
        bad(
            json!({"passive": [{"square": "a8", "color": "white", "kind": "pawn"}, {"square": square, "color": color, "kind": kind}]}),
        )
    };
    assert_eq!(one("d5", "black", "king"), ("setup.passive[1].kind".into(), "passive-royal"));
    assert_eq!(one("d5", "black", "zebra"), ("setup.passive[1].kind".into(), "kind-not-in-game"));
    assert_eq!(one("d5", "black", "wounded"), ("setup.passive[1].kind".into(), "kind-not-in-game"));
    assert_eq!(one("d9", "black", "pawn"), ("setup.passive[1].square".into(), "not-a-square"));
    assert_eq!(one("d5", "grey", "pawn"), ("setup.passive[1].color".into(), "wrong-value"));
    assert_eq!(bad(json!({"passive": [{"square": "d5", "color": "black"}]})).1, "missing");
}

#[test]
fn counters_are_judged() {
    let one = |counter: Value| bad(json!({"counters": [{"square": "b1", "idle": 1}, counter]}));
    let at = |member: &str| format!("setup.counters[1].{member}");
    assert_eq!(one(json!({"square": "d4", "idle": 1})), (at("square"), "square-empty"));
    assert_eq!(one(json!({"square": "b1", "friend": 1})), ("setup.counters[1]".into(), "named-twice"));
    for (square, counter) in [
        ("a1", "friend"),
        ("a1", "idle"),
        ("a1", "away"),
        ("c1", "away"),
        ("h1", "friend"),
        ("h1", "idle"),
        ("h1", "near"),
        ("e1", "friend"),
        ("e1", "idle"),
        ("e1", "away"),
        ("e1", "near"),
    ] {
        assert_eq!(one(json!({"square": square, counter: 1})), (at(counter), "counter-not-counted"), "{square}");
    }
    for (square, counter, limit) in [("c1", "friend", 15), ("c1", "idle", 16), ("h1", "away", 10), ("a1", "near", 15)] {
        assert_eq!(one(json!({"square": square, counter: limit})), (at(counter), "out-of-range"), "{counter}");
        dojo(FEN, &[], &json!([{"square": square, counter: limit - 1}]));
    }
    let watched = |near: u8| {
        let setup = json!({"fen": FEN, "counters": [{"square": "a1", "near": near}]});
        super::common::game_with("dojo", &json!({"vigilance": "manual", "setup": setup}))
    };
    assert!(watched(15).is_ok() && watched(16).is_err());
}

#[test]
fn other_games_have_no_such_things() {
    assert_eq!(fault("chess", &json!({"vigilance": "manual"})).2, "other-games-key");
    assert_eq!(fault("chess", &json!({"setup": {"passive": []}})).2, "other-games-key");
    assert_eq!(fault("dojo", &json!({"vigilance": "sometimes"})).0, "bad-option");
    assert_eq!(fault("dojo", &json!({"setup": {"deck": []}})).2, "other-games-key");
}
