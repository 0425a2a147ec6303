//! Rules 1, 2, 4 with the engine watching, and 5.

use super::common::{board, listed, play, reason, refused};
use super::{counts, dojo, events, on, passive};
use serde_json::json;

#[test]
fn friends_are_at_most_two_squares_from_their_own_antisensei() {
    let mut game = dojo("4k3/4p3/8/8/8/N1P2B2/1P5R/3QK3 w - - 0 1", &[], &json!([]));
    play(&mut game, &["e1d2"]);
    assert_eq!(counts(&game, "c3"), [1, 1, 0, 0]);
    assert_eq!(counts(&game, "b2"), [1, 1, 0, 0]);
    assert_eq!(counts(&game, "f3"), [1, 1, 0, 0]);
    assert_eq!(counts(&game, "a3"), [0, 1, 0, 0], "three files away");
    assert_eq!(counts(&game, "h2"), [0; 4], "violet does not rise");
    assert_eq!(counts(&game, "d1"), [0; 4]);
    assert_eq!(counts(&game, "e7"), [0; 4], "a player's own turns count");
    play(&mut game, &["e8d8"]);
    assert_eq!(counts(&game, "e7"), [1, 1, 0, 0]);
}

#[test]
fn a_counter_starts_anew_when_its_condition_breaks() {
    let counters = json!([{"square": "c3", "friend": 14, "idle": 3}]);
    let mut game = dojo("7k/8/8/8/8/2P5/8/2K5 w - - 0 1", &[], &counters);
    play(&mut game, &["c3c4"]);
    assert_eq!((on(&game, "c4"), counts(&game, "c4")), (Some('P'), [0; 4]));
    let mut stays = dojo("7k/8/8/8/8/2P5/8/2K5 w - - 0 1", &[], &counters);
    play(&mut stays, &["c1d1"]);
    assert_eq!((on(&stays, "c3"), counts(&stays, "c3")), (Some('N'), [0; 4]), "rises, and both start anew");
    assert_eq!(events(&stays), ["moved", "changed", "turn"]);
}

#[test]
fn each_belt_rises_to_the_next() {
    let counters =
        json!([{"square": "a1", "friend": 14}, {"square": "b1", "friend": 14}, {"square": "b2", "friend": 14}]);
    let mut game = dojo("7k/8/8/8/8/8/1N6/BP1K4 w - - 0 1", &[], &counters);
    play(&mut game, &["d1c1"]);
    assert_eq!(board(&game), "7k/8/8/8/8/8/1B6/RNK5");
}

#[test]
fn a_piece_that_moves_is_not_idle() {
    let counters = json!([{"square": "a2", "idle": 15}, {"square": "b1", "idle": 15}]);
    let mut game = dojo("7k/8/8/8/8/8/P7/1N5K w - - 0 1", &[], &counters);
    play(&mut game, &["a2a3"]);
    assert_eq!((on(&game, "a3"), counts(&game, "a3")), (Some('P'), [0; 4]));
    assert_eq!(on(&game, "b1"), Some('B'));
}

#[test]
fn two_rules_due_together_give_one_belt() {
    let mut game = dojo("7k/8/8/8/8/2P5/8/2K5 w - - 0 1", &[], &json!([{"square": "c3", "friend": 14, "idle": 15}]));
    play(&mut game, &["c1d1"]);
    assert_eq!((on(&game, "c3"), counts(&game, "c3")), (Some('N'), [0; 4]));
}

#[test]
fn a_new_kind_starts_all_counters_anew() {
    let counters = json!([{"square": "f6", "idle": 15, "near": 7}]);
    let mut game = dojo("7k/8/5N2/8/8/8/8/K7 w - - 0 1", &[], &counters);
    play(&mut game, &["a1a2"]);
    assert_eq!((on(&game, "f6"), counts(&game, "f6")), (Some('B'), [0; 4]));
}

#[test]
fn the_deputy_is_far_from_six_squares_on() {
    let counters = json!([{"square": "g1", "away": 9}]);
    let mut near = dojo("7k/8/8/8/8/8/8/K5Q1 w - - 0 1", &[], &counters);
    play(&mut near, &["g1f1"]);
    assert_eq!((on(&near, "f1"), counts(&near, "f1")), (Some('Q'), [0; 4]));
    let mut far = dojo("7k/8/8/8/8/8/8/K5Q1 w - - 0 1", &[], &counters);
    play(&mut far, &["g1g2"]);
    assert_eq!((on(&far, "g2"), counts(&far, "g2")), (Some('P'), [0; 4]));
    assert_eq!(listed(&far, "").len(), 3, "nobody to appoint: Black is on turn");
    assert_eq!(events(&far), ["moved", "changed", "turn"]);
}

#[test]
fn another_piece_is_appointed_but_no_deputy_and_not_the_demoted_one() {
    let lying = [
        ("c3", "white", "knight"),
        ("c3", "black", "pawn"),
        ("d3", "white", "queen"),
        ("e3", "white", "rook"),
        ("f3", "black", "rook"),
        ("h1", "white", "bishop"),
    ];
    let fen = "7k/8/Q7/8/1R6/4b3/6Q1/6KP w - - 0 1";
    let mut game = dojo(fen, &lying, &json!([{"square": "a6", "away": 9}]));
    play(&mut game, &["g1f1"]);
    assert!(game.outcome().is_none());
    // g1f1 keeps the distance: a6 is five files from f1.
    assert_eq!(counts(&game, "a6"), [0; 4]);
    let mut game = dojo(fen, &lying, &json!([{"square": "a6", "away": 9}]));
    play(&mut game, &["g1h2"]);
    assert_eq!(listed(&game, ""), ["appoint:h1", "appoint:c3", "appoint:b4"]);
    for (action, code) in [
        ("appoint:a6", "no-target"),
        ("appoint:h2", "no-target"),
        ("appoint:g2", "no-target"),
        ("appoint:d3", "no-target"),
        ("appoint:f3", "not-your-piece"),
        ("appoint:e3", "not-your-piece"),
        ("appoint:a1", "no-piece"),
        ("pass", "wrong-window"),
        ("h2h3", "wrong-window"),
    ] {
        assert_eq!(refused(&game, action), code, "{action}");
    }
    play(&mut game, &["appoint:c3"]);
    assert_eq!(on(&game, "c3"), Some('Q'));
    assert_eq!(counts(&game, "c3"), [0; 4]);
    assert!(!passive(&game).contains(&"c3 white knight".into()) && passive(&game).contains(&"c3 black pawn".into()));
    assert_eq!(events(&game), ["unmarked", "changed", "check", "turn"]);
}

#[test]
fn the_square_a_member_woke_on_is_closed_again_only_if_others_lie_there() {
    let lying = [("c3", "white", "knight"), ("c3", "black", "pawn"), ("d3", "white", "rook")];
    for (square, closes) in [("c3", true), ("d3", false)] {
        let mut game = dojo("8/8/Q7/7k/8/8/7K/8 w - - 0 1", &lying, &json!([{"square": "a6", "away": 9}]));
        play(&mut game, &["h2h1", &format!("appoint:{square}"), "h5h6", &format!("{square}{}8", &square[..1]), "h6h5"]);
        assert_eq!(passive(&game).iter().any(|text| text.starts_with(square)), closes);
        assert_eq!(game.is_legal(&format!("{}8{square}", &square[..1])), !closes, "{square}");
    }
}

#[test]
fn an_appointed_rook_loses_its_castling_right() {
    let counters = json!([{"square": "e7", "away": 9}]);
    let mut game = dojo("k7/4Q3/8/8/8/8/P7/R3K2R w KQ - 0 1", &[], &counters);
    play(&mut game, &["a2a3"]);
    assert_eq!(listed(&game, ""), ["appoint:a1", "appoint:h1", "appoint:a3"]);
    play(&mut game, &["appoint:h1"]);
    assert_eq!(game.fen(), "k7/4P3/8/8/8/P7/8/R3K2Q b Q - 0 1");
}

#[test]
fn several_deputies_are_followed_one_by_one() {
    let counters = json!([{"square": "a8", "away": 9}, {"square": "b8", "away": 9}]);
    let mut game = dojo("QQ6/7k/8/8/8/2N5/1B6/6K1 w - - 0 1", &[], &counters);
    play(&mut game, &["g1g2"]);
    let pending = game.view(engine::protocol::Viewer::All).pending.expect("a question");
    assert_eq!((pending.square.expect("a square").0.to_string(), pending.action.as_str()), ("a8".into(), "g1g2"));
    assert_eq!(listed(&game, ""), ["appoint:b2", "appoint:c3"]);
    play(&mut game, &["appoint:b2"]);
    assert_eq!(listed(&game, ""), ["appoint:c3"], "neither the new deputy nor those demoted");
    play(&mut game, &["appoint:c3"]);
    assert_eq!(board(&game), "PP6/7k/8/8/8/2Q5/1Q4K1/8");
    assert_eq!(json!(game.turn().name()), json!("black"));
}

#[test]
fn a_turncoat_is_nearer_than_three_squares_to_the_enemy_antisensei() {
    let fen = "7k/8/5N2/8/5R2/8/8/K7 w - - 0 1";
    let mut game = dojo(fen, &[], &json!([{"square": "f6", "near": 3}]));
    play(&mut game, &["a1b1"]);
    assert_eq!((counts(&game, "f6")[3], counts(&game, "f4")[3]), (4, 0));
    play(&mut game, &["h8g7", "f4f5"]);
    assert_eq!((counts(&game, "f6")[3], counts(&game, "f5")[3]), (5, 1), "violet too");
    play(&mut game, &["g7f8", "f6d5"]);
    assert_eq!((counts(&game, "d5")[3], counts(&game, "f5")[3]), (0, 0), "broken by the piece and by the antisensei");
}

#[test]
fn a_deputy_is_no_turncoat() {
    let mut game = dojo("7k/8/7Q/8/8/8/8/K7 w - - 0 1", &[("h7", "black", "pawn")], &json!([]));
    play(&mut game, &["a1b1"]);
    assert_eq!(counts(&game, "h6"), [0, 0, 1, 0]);
}

#[test]
fn a_turncoat_leaves_before_it_could_rise() {
    let counters = json!([{"square": "f6", "near": 14, "idle": 15}]);
    let mut game = dojo("7k/8/5N2/8/8/8/8/K7 w - - 0 1", &[], &counters);
    play(&mut game, &["a1a2"]);
    assert_eq!((on(&game, "f6"), passive(&game)), (None, vec![]));
    assert_eq!(events(&game), ["moved", "removed", "turn"]);
}

#[test]
fn a_turncoat_leaves_the_members_it_stood_on() {
    let counters = json!([{"square": "f6", "near": 14}]);
    let mut game = dojo("7k/8/5N2/8/8/8/5R2/K7 w - - 0 1", &[("f6", "black", "pawn")], &counters);
    play(&mut game, &["a1a2"]);
    assert_eq!((on(&game, "f6"), passive(&game)), (None, vec!["f6 black pawn".into()]));
    play(&mut game, &["h8h7"]);
    assert_eq!(refused(&game, "f2f7"), "passive");
}

#[test]
fn a_leaving_turncoat_may_open_a_line_to_the_enemy_antisensei() {
    let counters = json!([{"square": "h6", "near": 14}]);
    let mut game = dojo("7k/8/7N/8/8/8/8/K6R w - - 0 1", &[], &counters);
    play(&mut game, &["a1a2"]);
    assert_eq!(events(&game), ["moved", "removed", "check", "turn"]);
}

#[test]
fn a_move_after_which_a_leaving_turncoat_bares_the_own_antisensei_is_illegal() {
    // The knight on e6 shields the king on e5 from the rook on e8, and leaves at the end of this turn.
    let fen = "4r3/8/2k1N3/4K3/8/8/P7/8 w - - 0 1";
    let game = dojo(fen, &[], &json!([{"square": "e6", "near": 14}]));
    assert_eq!(refused(&game, "a2a3"), "own-king-attacked");
    assert_eq!(refused(&game, "e5e4"), "own-king-attacked");
    assert_eq!(listed(&game, ""), ["e5d4", "e5f4", "e5f5", "e5f6"]);
    let why = game.explain("a2a3").expect("a reason");
    let squares: Vec<String> = why.squares.iter().map(ToString::to_string).collect();
    assert_eq!(squares, ["a2", "a3", "e8"]);
    let earlier = dojo(fen, &[], &json!([{"square": "e6", "near": 13}]));
    assert!(earlier.is_legal("a2a3") && earlier.is_legal("e5e4"));
    let on_a_member = dojo(fen, &[("e6", "black", "pawn")], &json!([{"square": "e6", "near": 14}]));
    assert!(on_a_member.is_legal("a2a3"), "what it stood on goes on blocking");
    let watched = super::watched(fen, &json!([{"square": "e6", "near": 14}]));
    assert!(watched.is_legal("a2a3"), "with the players watching it need not leave");
}

#[test]
fn no_legal_move_for_that_reason_is_a_draw_or_mate() {
    let counters = json!([{"square": "b2", "near": 14}]);
    let stuck = dojo("7b/8/8/8/8/k7/1N1n3P/K7 w - - 0 1", &[], &counters);
    assert_eq!(reason(&stuck), Some("stalemate"));
    let mate = dojo("2R4b/8/8/8/8/k7/1Nnn4/K7 w - - 0 1", &[], &counters);
    assert_eq!(reason(&mate), Some("checkmate"));
    for fen in ["7b/8/8/8/8/k7/1N1n3P/K7 w - - 0 1", "2R4b/8/8/8/8/k7/1Nnn4/K7 w - - 0 1"] {
        assert_eq!(reason(&dojo(fen, &[], &json!([]))), None);
    }
}

#[test]
fn castling_carries_the_counter_of_the_rook() {
    let counters = json!([{"square": "h1", "near": 3}]);
    let mut game = dojo("8/8/8/8/8/7k/8/4K2R w K - 0 1", &[("h2", "white", "pawn")], &counters);
    play(&mut game, &["e1g1"]);
    assert_eq!(counts(&game, "f1")[3], 4);
    let leaving = json!([{"square": "h1", "near": 14}]);
    let mut game = dojo("8/8/8/8/8/7k/8/4K2R w K - 0 1", &[("h2", "white", "pawn")], &leaving);
    play(&mut game, &["e1g1"]);
    assert_eq!(board(&game), "8/8/8/8/8/7k/8/6K1");
}
