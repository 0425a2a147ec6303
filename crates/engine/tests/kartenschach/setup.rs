//! What can be set up, and what cannot.

use super::common::{fault, game_with};
use super::{all, is_now, with};
use serde_json::{Value, json};

fn bad(id: &str, options: Value) -> (String, &'static str) {
    let (code, path, reason) = fault(id, &options);
    assert_eq!(code, "bad-setup");
    (path, reason)
}

#[test]
fn decks_are_judged() {
    for id in ["purist", "liar", "capitalist"] {
        let deck = |deck: Value| bad(id, json!({"setup": {"deck": deck}}));
        assert_eq!(deck(json!([])), ("setup.deck".into(), "deck-without-cards"));
        assert_eq!(deck(json!(["rook", "zebra"])), ("setup.deck[1]".into(), "no-such-card"));
        assert_eq!(deck(json!(["12"])), ("setup.deck[0]".into(), "no-such-card"));
        assert_eq!(deck(json!(["Rook"])).1, "no-such-card");
        assert_eq!(deck(json!(["joker"])), ("setup.deck[0]".into(), "deck-without-jokers"));
        assert_eq!(deck(json!(vec!["king"; 5])), ("setup.deck[4]".into(), "too-many-copies"));
        assert_eq!(deck(json!(vec!["pawn"; 9])), ("setup.deck[8]".into(), "too-many-copies"));
        assert_eq!(deck(json!([1])), ("setup.deck[0]".into(), "wrong-type"));
        let jokers = json!({"jokers": true, "setup": {"deck": vec!["joker"; 5]}});
        assert_eq!(bad(id, jokers).1, "too-many-copies");
        let most: Vec<&str> = [["pawn"; 8].as_slice(), &["rook"; 4], &["joker"; 4]].concat();
        let game = game_with(id, &json!({"jokers": true, "setup": {"deck": most}})).expect("sound");
        assert_eq!(all(&game).deck_count, 15);
    }
    assert_eq!(bad("feudal", json!({"setup": {"deck": ["rook"]}})).1, "other-games-key");
}

#[test]
fn positions_are_judged() {
    for id in ["purist", "liar", "feudal", "capitalist"] {
        let fen = |fen: &str| bad(id, json!({"setup": {"fen": fen}})).1;
        assert_eq!(fen("8/8/8/8/8/8/4k3/4K3 w - - 0 1"), "kings-adjacent");
        assert_eq!(fen("8/8/8/8/8/8/8/4K3 w - - 0 1"), "king-count");
        assert_eq!(fen("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), "pawn-on-back-rank");
        assert_eq!(fen("4k3/8/8/8/8/8/8/X3K3 w - - 0 1"), "kind-not-in-game");
        assert_eq!(fen("4k3/8/8/8/8/8/8/4K3 w Q - 0 1"), "castling-rights");
        // There is no check: the king of the side not on turn may be attacked.
        with(id, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", &[], &json!({}));
    }
}

#[test]
fn chips_and_opener_are_capitalist() {
    let chips = |chips: Value| bad("capitalist", json!({"setup": {"chips": chips}})).1;
    assert_eq!(chips(json!({"white": -1, "black": 12})), "out-of-range");
    assert_eq!(chips(json!({"white": 1.5})), "wrong-type");
    assert_eq!(chips(json!({"white": "x"})), "wrong-type");
    let some = with("capitalist", "", &[], &json!({"setup": {"chips": {"black": 3}}}));
    assert_eq!(json!(all(&some).chips), json!({"white": 12, "black": 3}));
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    is_now(&with("capitalist", fen, &[], &json!({"setup": {"opener": "black"}})), "black", "black", "auction");
    is_now(&with("capitalist", &fen.replace('w', "b"), &[], &json!({})), "black", "black", "auction");
    is_now(
        &with("capitalist", &fen.replace('w', "b"), &[], &json!({"setup": {"opener": "white"}})),
        "white",
        "white",
        "auction",
    );
    assert_eq!(bad("purist", json!({"setup": {"chips": {"white": 1}}})).1, "other-games-key");
    assert_eq!(bad("purist", json!({"setup": {"opener": "black"}})).1, "other-games-key");
    assert_eq!(bad("capitalist", json!({"setup": {"opener": "red"}})).1, "wrong-value");
}

#[test]
fn blocked_kinds_are_feudal() {
    let blocked = |kinds: Value| bad("feudal", json!({"setup": {"blocked": {"black": kinds}}}));
    assert_eq!(blocked(json!(["zebra"])), ("setup.blocked.black[0]".into(), "no-such-card"));
    assert_eq!(blocked(json!(["joker"])).1, "not-a-kind");
    assert_eq!(blocked(json!(["rook", "rook"])), ("setup.blocked.black[1]".into(), "named-twice"));
    assert_eq!(bad("purist", json!({"setup": {"blocked": {"white": []}}})).1, "other-games-key");
}

#[test]
fn options_are_judged() {
    let option = |options: Value| fault("purist", &options);
    assert_eq!(option(json!({"maxTurns": 0})), ("bad-option".into(), "maxTurns".into(), "out-of-range"));
    assert_eq!(option(json!({"jokers": "yes"})).2, "wrong-type");
    assert_eq!(fault("chess", &json!({"jokers": true})).2, "other-games-key");
}
