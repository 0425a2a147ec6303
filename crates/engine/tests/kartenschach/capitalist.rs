//! Capitalist.

use super::common::{listed, play, reason, refused};
use super::{all, cards, events, is_now, with};
use engine::Session;
use serde_json::{Value, json};

const DECK: [&str; 6] = ["knight", "pawn", "rook", "queen", "bishop", "king"];

fn game() -> Session {
    cards("capitalist", "", &DECK)
}

fn chips(game: &Session) -> Value {
    json!(all(game).chips)
}

#[test]
fn the_opener_bids_or_passes() {
    let mut game = game();
    is_now(&game, "white", "white", "auction");
    assert_eq!(json!(all(&game).auction), json!({"bid": 0, "bidder": null}));
    for (action, code) in [
        ("bid:13", "not-enough-chips"),
        ("e2e4", "wrong-window"),
        ("clear", "other"),
        ("trust", "other"),
        ("card:rook", "wrong-window"),
    ] {
        assert_eq!(refused(&game, action), code, "{action}");
    }
    play(&mut game, &["bid:0"]);
    assert_eq!(events(&game), ["bid", "turn"]);
    assert!(game.can_undo().is_ok());
    is_now(&game, "black", "black", "auction");
    assert_eq!(refused(&game, "bid:0"), "other");
    assert_eq!(listed(&game, "").len(), 13);
}

#[test]
fn the_winner_pays_the_loser_and_the_loser_opens_the_next_auction() {
    let mut game = game();
    play(&mut game, &["bid:2", "bid:4", "bid:5", "pass"]);
    assert_eq!(events(&game), ["bid", "card-taken", "turn"]);
    is_now(&game, "white", "white", "action");
    assert_eq!(chips(&game), json!({"white": 7, "black": 17}));
    assert_eq!(json!(all(&game).auction), json!(null));
    assert_eq!(refused(&game, "bid:1"), "wrong-window");
    assert_eq!(refused(&game, "e2e4"), "wrong-kind");
    play(&mut game, &["g1f3"]);
    is_now(&game, "black", "black", "auction");
    assert_eq!(json!(all(&game).card), json!("pawn"));
    assert_eq!(json!(all(&game).discard), json!(["knight"]));
    assert_eq!(listed(&game, "bid").len(), 18);
}

#[test]
fn a_pass_before_any_bid_does_not_bar_a_later_raise() {
    let mut game = game();
    play(&mut game, &["pass"]);
    is_now(&game, "black", "black", "auction");
    assert_eq!(listed(&game, "").len(), 14);
    play(&mut game, &["bid:3"]);
    is_now(&game, "white", "white", "auction");
    assert_eq!(listed(&game, "bid")[0], "bid:4");
    play(&mut game, &["bid:6", "pass"]);
    is_now(&game, "white", "white", "action");
    assert_eq!(chips(&game), json!({"white": 6, "black": 18}));
}

#[test]
fn a_card_nobody_wants_is_discarded_and_the_other_opens() {
    let mut game = game();
    play(&mut game, &["pass", "pass"]);
    assert_eq!(events(&game), ["bid", "card-discarded", "turn", "card-drawn"]);
    is_now(&game, "black", "black", "auction");
    assert_eq!((json!(all(&game).card), json!(all(&game).discard)), (json!("pawn"), json!(["knight"])));
    play(&mut game, &["pass", "pass"]);
    is_now(&game, "white", "white", "auction");
}

#[test]
fn who_could_only_pass_is_passed_over_unless_windows_are_wanted() {
    let setup = json!({"chips": {"white": 5, "black": 3}});
    let mut game = with("capitalist", "", &DECK, &json!({"setup": setup}));
    play(&mut game, &["bid:3"]);
    is_now(&game, "white", "white", "action");
    assert_eq!(chips(&game), json!({"white": 2, "black": 6}));
    let mut asked = with("capitalist", "", &DECK, &json!({"setup": setup, "windows": "always"}));
    play(&mut asked, &["bid:3"]);
    assert_eq!(listed(&asked, ""), ["pass"]);
    assert_eq!(refused(&asked, "bid:4"), "not-enough-chips");
    play(&mut asked, &["pass"]);
    is_now(&asked, "white", "white", "action");
    let broke = json!({"setup": {"chips": {"white": 0, "black": 0}}});
    let mut broke = with("capitalist", "", &DECK, &broke);
    assert_eq!(listed(&broke, ""), ["bid:0", "pass"]);
    play(&mut broke, &["pass"]);
    assert_eq!(listed(&broke, ""), ["bid:0", "pass"]);
}

#[test]
fn the_same_player_may_have_turn_after_turn() {
    let mut game = cards("capitalist", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", &["pawn", "pawn", "pawn"]);
    play(&mut game, &["bid:0", "pass", "e2e4", "pass", "bid:0", "pass", "pass"]);
    is_now(&game, "black", "black", "auction");
    play(&mut game, &["bid:0", "pass"]);
    assert!(game.is_legal("d4e3"), "passing does not end the right");
    let mut again = cards("capitalist", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", &["pawn", "pawn", "pawn"]);
    play(&mut again, &["bid:0", "pass", "e2e4", "pass", "bid:0", "pass", "e4e5", "bid:0", "pass"]);
    assert!(!again.is_legal("d4e3"));
}

#[test]
fn two_cards_are_a_full_turn() {
    let mut game = with("capitalist", "4k3/8/8/8/8/8/8/4K3 b - - 0 4", &["pawn", "pawn"], &json!({"maxTurns": 5}));
    is_now(&game, "black", "black", "auction");
    play(&mut game, &["bid:0", "pass", "pass"]);
    assert_eq!(all(&game).turn_number, 4);
    play(&mut game, &["pass", "pass"]);
    assert_eq!(all(&game).turn_number, 5);
    play(&mut game, &["pass", "pass"]);
    assert_eq!(reason(&game), None);
    play(&mut game, &["bid:1", "pass", "e1d1"]);
    assert_eq!(reason(&game), Some("move-limit"));
}

#[test]
fn the_king_captured_ends_the_game_at_once() {
    let mut game = cards("capitalist", "4k3/8/8/8/8/8/8/4R2K w - - 0 1", &["rook", "rook"]);
    play(&mut game, &["bid:0", "pass", "e1e8"]);
    assert_eq!(json!(game.outcome()), json!({"winner": "white", "reason": "king-captured"}));
}
