//! Rule 3: too successful.

use super::common::{board, listed, play, reason, refused};
use super::{dojo, events, on, passive};
use serde_json::json;

#[test]
fn the_retirement_may_be_declined() {
    let mut game = dojo("3qk2r/P7/8/8/8/8/8/4K3 w - - 7 9", &[], &json!([]));
    assert_eq!(refused(&game, "a7a8q"), "unreachable");
    play(&mut game, &["a7a8"]);
    assert_eq!(events(&game), ["moved", "removed"]);
    let pending = game.view(engine::protocol::Viewer::All).pending.expect("a question");
    assert_eq!((pending.action.as_str(), pending.square.expect("a square").0.to_string()), ("a7a8", "a8".into()));
    for (action, code) in [
        ("retire:e8", "no-target"),
        ("retire:e1", "no-target"),
        ("retire:a1", "no-piece"),
        ("e1e2", "wrong-window"),
        ("keep", "wrong-window"),
        ("clear", "other"),
    ] {
        assert_eq!(refused(&game, action), code, "{action}");
    }
    play(&mut game, &["pass"]);
    assert_eq!(game.fen(), "3qk2r/8/8/8/8/8/8/4K3 b - - 0 9");
}

#[test]
fn the_victim_on_the_back_rank_stays_though_its_capturer_leaves() {
    let mut game = dojo("1n2k3/P7/8/8/8/8/8/1R2K3 w - - 0 1", &[], &json!([]));
    play(&mut game, &["a7b8"]);
    assert_eq!((on(&game, "b8"), passive(&game)), (None, vec!["b8 black knight".into()]));
    assert_eq!(board(&game), "4k3/8/8/8/8/8/8/1R2K3", "no enemy piece is left to retire");
    play(&mut game, &["e8f8"]);
    assert_eq!(refused(&game, "b1b8"), "passive");
}

#[test]
fn a_retired_rook_cannot_castle_any_more() {
    let mut game = dojo("r3k2r/1P6/8/8/8/8/8/4K3 w kq - 0 1", &[("b8", "black", "knight")], &json!([]));
    assert_eq!(refused(&game, "b7b8"), "passive");
    play(&mut game, &["b7a8"]);
    assert_eq!(listed(&game, ""), ["retire:h8", "pass"]);
    play(&mut game, &["retire:h8"]);
    assert_eq!(game.fen(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(passive(&game), ["a8 black rook", "b8 black knight", "h8 black rook"]);
    assert_eq!(events(&game), ["marked", "turn"]);
}

#[test]
fn a_retirement_may_parry_a_check_and_must_then() {
    let fen = "3nk2r/P7/8/8/8/8/8/3R3K w - - 0 1";
    let mut game = dojo(fen, &[], &json!([]));
    assert_eq!(listed(&game, "a7"), ["a7a8"]);
    play(&mut game, &["a7a8"]);
    assert_eq!(listed(&game, ""), ["retire:h8"]);
    assert_eq!(refused(&game, "pass"), "must-parry-check");
    assert_eq!(refused(&game, "retire:d8"), "must-parry-check");
    play(&mut game, &["retire:h8"]);
    assert_eq!(passive(&game), ["h8 black rook"]);
    assert_eq!(reason(&game), None);
}

#[test]
fn a_double_check_is_more_than_a_retirement_parries() {
    let game = dojo("3nk2r/P7/8/8/4b3/8/8/3R3K w - - 0 1", &[], &json!([]));
    assert_eq!(listed(&game, "a7"), [""; 0]);
    assert_eq!(refused(&game, "a7a8"), "must-parry-check");
}

#[test]
fn a_pinned_yellow_belt_may_arrive_if_the_pinning_piece_is_retired() {
    let mut game = dojo("1n2k3/K1P4r/8/8/8/8/8/8 w - - 0 1", &[], &json!([]));
    assert_eq!(listed(&game, "c7"), ["c7b8", "c7c8"]);
    play(&mut game, &["c7c8"]);
    assert_eq!(listed(&game, ""), ["retire:h7"]);
    assert_eq!(refused(&game, "pass"), "must-parry-check");
}

#[test]
fn the_arriving_belt_shields_nobody_for_it_leaves() {
    // On the back rank it would stand between the rook and its antisensei.
    let game = dojo("K6r/2P5/1r6/8/8/8/5k2/8 w - - 0 1", &[], &json!([]));
    assert_eq!(listed(&game, "c7"), ["c7c8"]);
    let mut parried = game.clone();
    play(&mut parried, &["c7c8"]);
    assert_eq!(listed(&parried, ""), ["retire:h8"]);
}

#[test]
fn capturing_the_checking_piece_on_the_back_rank_parries() {
    let mut game = dojo("K1r4r/1P6/8/8/8/8/5k2/8 w - - 0 1", &[], &json!([]));
    assert_eq!(listed(&game, "b7"), ["b7b8", "b7c8"]);
    play(&mut game, &["b7c8"]);
    assert_eq!(listed(&game, ""), ["retire:h8", "pass"], "the passive rook on c8 stops the other");
}

#[test]
fn without_a_piece_to_retire_only_the_belt_leaves() {
    let mut game = dojo("4k3/8/8/8/8/8/p7/4K3 b - - 0 1", &[], &json!([]));
    play(&mut game, &["a2a1"]);
    assert_eq!(game.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 2");
    assert_eq!(events(&game), ["moved", "removed", "turn"]);
}

#[test]
fn a_leaving_turncoat_counts_in_the_choices_too() {
    // The knight on e6 leaves at the end of the turn and would bare its antisensei to the rook on e8.
    let mut game = dojo("4r3/P7/2k1N3/4K3/8/8/8/7n w - - 0 1", &[], &json!([{"square": "e6", "near": 14}]));
    assert!(game.is_legal("a7a8"));
    play(&mut game, &["a7a8"]);
    assert_eq!(listed(&game, ""), ["retire:e8"]);
    assert_eq!(refused(&game, "pass"), "own-king-attacked");
    play(&mut game, &["retire:e8"]);
    assert_eq!((on(&game, "e6"), passive(&game)), (None, vec!["e8 black rook".into()]));
}

#[test]
fn a_yellow_belt_demoted_on_the_enemy_back_rank_stays_and_cannot_move() {
    let mut game = dojo("Q7/5k2/8/8/8/8/8/6K1 w - - 0 1", &[], &json!([{"square": "a8", "away": 9}]));
    play(&mut game, &["g1g2", "f7f6"]);
    assert_eq!((on(&game, "a8"), listed(&game, "a8")), (Some('P'), vec![]));
    assert_eq!(super::counts(&game, "a8"), [0; 4]);
    play(&mut game, &["g2g1"]);
    assert_eq!(super::counts(&game, "a8"), [0, 1, 0, 0]);
}

#[test]
fn a_yellow_belt_steps_one_from_its_first_rank_and_two_from_its_second_always() {
    let game = dojo("4k3/8/8/8/8/8/P7/P3K3 w - - 0 1", &[], &json!([]));
    assert_eq!((listed(&game, "a1"), listed(&game, "a2")), (vec![], vec!["a2a3".into(), "a2a4".into()]));
    let mut first = dojo("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", &[], &json!([]));
    assert_eq!(listed(&first, "a1"), ["a1a2"]);
    play(&mut first, &["a1a2", "e8e7"]);
    assert_eq!(listed(&first, "a2"), ["a2a3", "a2a4"]);
}
