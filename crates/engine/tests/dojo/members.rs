//! Passive members.

use super::common::{board, listed, play, refused};
use super::{dojo, events, on, passive, piece};
use serde_json::json;

#[test]
fn the_start_is_that_of_chess() {
    let game = super::common::game_with("dojo", &json!({})).expect("a game");
    assert_eq!(listed(&game, "").len(), 20);
    assert_eq!(super::counts(&game, "e2"), [0; 4]);
    assert!(passive(&game).is_empty());
}

#[test]
fn a_captured_piece_stays_with_its_id_and_the_capturer_shares_its_square() {
    let mut game = dojo("4k3/8/8/3n4/8/8/3R4/4K3 w - - 0 1", &[], &json!([]));
    let id = piece(&game, "d5").expect("a knight").id;
    play(&mut game, &["d2d5"]);
    assert_eq!((on(&game, "d5"), passive(&game)), (Some('R'), vec!["d5 black knight".into()]));
    let view = game.view(engine::protocol::Viewer::All);
    assert_eq!(view.squares[0].piece, Some(id));
    assert!(view.captured.black.is_empty(), "it lies on the board, not beside it");
    assert_eq!(events(&game), ["captured", "moved", "marked", "turn"]);
}

#[test]
fn a_stack_grows_and_stays() {
    let mut game = dojo("3r3k/8/4p3/3n4/8/8/3R4/3R3K w - - 0 1", &[], &json!([]));
    play(&mut game, &["d2d5", "e6d5", "d1d5", "d8d5"]);
    let stack = ["d5 black knight", "d5 white rook", "d5 black pawn", "d5 white rook"];
    assert_eq!((on(&game, "d5"), passive(&game)), (Some('r'), stack.map(String::from).to_vec()));
    play(&mut game, &["h1g1", "d5d8"]);
    assert_eq!((on(&game, "d5"), passive(&game).len()), (None, 4));
}

#[test]
fn nobody_enters_a_closed_square_and_sliders_stop_before_it() {
    let lying = [("d4", "black", "pawn"), ("g7", "white", "pawn"), ("c5", "white", "rook")];
    let game = dojo("4k3/8/8/2Q5/8/2N5/8/B3K3 w - - 0 1", &lying[..2], &json!([]));
    assert_eq!(refused(&game, "c5d4"), "passive");
    assert_eq!(refused(&game, "c5e3"), "passive");
    assert_eq!(refused(&game, "d4d5"), "passive", "a passive member does not move");
    assert_eq!(listed(&game, "a1"), ["a1b2"], "blocked by the own knight");
    let king = dojo("4k3/8/8/8/8/3K4/8/8 w - - 0 1", &lying, &json!([]));
    assert_eq!(refused(&king, "d3d4"), "passive");
    assert_eq!(listed(&king, "d3").len(), 7);
    let knight =
        dojo("4k3/8/8/8/8/2N5/8/4K3 w - - 0 1", &[("c4", "black", "pawn"), ("d5", "white", "pawn")], &json!([]));
    assert_eq!(refused(&knight, "c3d5"), "passive");
    assert!(knight.is_legal("c3b5"), "knights jump");
}

#[test]
fn yellow_belts_neither_enter_nor_pass_nor_capture_passive_members() {
    let lying = [("a4", "black", "pawn"), ("d3", "black", "pawn"), ("f3", "white", "knight")];
    let game = dojo("4k3/8/8/8/8/8/P3P3/4K3 w - - 0 1", &lying, &json!([]));
    assert_eq!(listed(&game, "a2"), ["a2a3"]);
    assert_eq!(refused(&game, "a2a4"), "passive");
    assert_eq!(listed(&game, "e2"), ["e2e3", "e2e4"]);
    assert_eq!(refused(&game, "e2d3"), "passive");
}

#[test]
fn a_king_that_captured_closes_the_square_when_he_leaves() {
    let mut game = dojo("4k3/8/8/8/8/8/3n4/4K3 w - - 0 1", &[], &json!([]));
    play(&mut game, &["e1d2", "e8e7", "d2d3"]);
    assert_eq!((on(&game, "d2"), passive(&game)), (None, vec!["d2 black knight".into()]));
    play(&mut game, &["e7e8"]);
    assert_eq!(refused(&game, "d3d2"), "passive");
}

#[test]
fn the_piece_on_a_passive_member_is_never_pinned() {
    // The rook on e8 sees the king only as far as e4, whoever stands there.
    let mut game = dojo("k3r3/8/8/8/4N3/8/8/4K3 w - - 0 1", &[("e4", "black", "pawn")], &json!([]));
    assert_eq!(listed(&game, "e4").len(), 8);
    play(&mut game, &["e4c3"]);
    assert!(game.view(engine::protocol::Viewer::All).check.is_empty());
}

#[test]
fn en_passant_leaves_the_pawn_where_it_stands_and_the_line_blocked() {
    // In chess the capture would bare the king on a5.
    let mut game = dojo("7k/2p5/8/KP5r/8/8/8/8 b - - 0 1", &[], &json!([]));
    play(&mut game, &["c7c5", "b5c6"]);
    assert_eq!(passive(&game), ["c5 black pawn"]);
    assert_eq!(board(&game), "7k/8/2P5/K6r/8/8/8/8");
    assert_eq!(listed(&game, "h5a"), [""; 0]);
    assert!(game.is_legal("h5d5"));
    assert_eq!(refused(&game, "h5c5"), "passive");
    assert_eq!(refused(&game, "h5b5"), "passive");
}

#[test]
fn en_passant_is_for_the_next_turn_only() {
    let mut game = dojo("7k/2p5/8/1P6/8/8/8/K7 b - - 0 1", &[], &json!([]));
    play(&mut game, &["c7c5", "a1a2", "h8h7"]);
    assert_eq!(listed(&game, "b5"), ["b5b6"]);
}

#[test]
fn castling_is_that_of_chess() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let mut game = dojo(fen, &[("g2", "white", "pawn")], &json!([]));
    assert!(game.is_legal("e1g1") && game.is_legal("e1c1"));
    play(&mut game, &["e1c1"]);
    assert_eq!(board(&game), "4k3/8/8/8/8/8/8/2KR3R");
    for (square, legal) in [("f1", "e1c1"), ("g1", "e1c1"), ("d1", "e1g1"), ("b1", "e1g1")] {
        let other = if legal == "e1g1" { "e1c1" } else { "e1g1" };
        let game = dojo(fen, &[(square, "black", "pawn")], &json!([]));
        assert!(game.is_legal(legal), "{square}");
        assert_eq!(refused(&game, other), "castling");
    }
    let attacked = dojo("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", &[], &json!([]));
    assert_eq!(refused(&attacked, "e1g1"), "castling");
    let shielded = dojo("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", &[("f4", "black", "bishop")], &json!([]));
    assert!(shielded.is_legal("e1g1"), "a passive member stops the rook");
}

#[test]
fn mate_is_announced_and_ends_the_game() {
    let mut game = dojo("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &[], &json!([]));
    assert_eq!(game.label("a1a8").expect("legal"), "Ra8#");
    play(&mut game, &["a1a8"]);
    assert_eq!(super::common::reason(&game), Some("checkmate"));
    assert_eq!(events(&game), ["moved", "check", "game-over"]);
    let parried = dojo("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", &[("f8", "black", "pawn")], &json!([]));
    assert!(parried.outcome().is_none() && parried.view(engine::protocol::Viewer::All).check.is_empty());
}
