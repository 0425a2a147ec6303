//! Why actions are refused: the true reason, and the pieces that give it.

use super::{dojo, watched, with};
use engine::Session;
use engine::protocol::RefusalCode;
use serde_json::json;

/// Code, hint, squares, the piece it is about, and the pieces that stand against it.
fn why(game: &Session, action: &str) -> (RefusalCode, Option<&'static str>, String, String, String) {
    assert!(!game.is_legal(action), "{action} is legal");
    let refusal = game.explain(action).unwrap_or_else(|| panic!("{action} is not refused"));
    let squares: Vec<String> = refusal.squares.iter().map(ToString::to_string).collect();
    let by: Vec<String> = refusal.by.iter().map(|man| man.square.to_string()).collect();
    let piece = refusal.piece.map(|man| man.square.to_string()).unwrap_or_default();
    (refusal.code, refusal.hint, squares.join(" "), piece, by.join(" "))
}

fn hint(game: &Session, action: &str) -> (RefusalCode, Option<&'static str>) {
    let (code, hint, ..) = why(game, action);
    (code, hint)
}

fn told(
    code: RefusalCode,
    hint: Option<&'static str>,
    squares: &str,
    piece: &str,
    by: &str,
) -> (RefusalCode, Option<&'static str>, String, String, String) {
    (code, hint, squares.into(), piece.into(), by.into())
}

#[test]
fn checkers_are_those_that_give_check_now() {
    let game = dojo("3rk3/8/8/8/8/8/3r4/3K3R w - - 0 1", &[], &json!([]));
    assert_eq!(why(&game, "d1d2"), told(RefusalCode::MustParryCheck, None, "d1 d2", "d1", "d2"));
    let game = dojo("7k/p7/6B1/5K2/8/8/8/7R b - - 0 1", &[], &json!([]));
    assert_eq!(why(&game, "h8h7"), told(RefusalCode::MustParryCheck, None, "h8 h7 h1", "h8", "h1"));
    let game = dojo("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", &[], &json!([]));
    assert_eq!(why(&game, "e2c3"), told(RefusalCode::OwnKingAttacked, None, "e2 c3 e8", "e2", "e8"));
}

#[test]
fn a_letter_too_many_is_told_apart_from_a_move_that_is_refused_without_it() {
    let game = dojo("3r2k1/P7/8/8/3K4/8/8/3n4 w - - 0 1", &[], &json!([]));
    assert!(game.is_legal("a7a8"));
    assert_eq!(hint(&game, "a7a8q"), (RefusalCode::Unreachable, Some("no-promotion-here")));
    assert_eq!(hint(&game, "d4e4q"), (RefusalCode::Unreachable, Some("no-promotion-here")));
    assert_eq!(hint(&game, "a7b8q"), (RefusalCode::Unreachable, None));
    let game = dojo("3rr1k1/P7/8/8/3KR3/8/8/3n4 w - - 0 1", &[], &json!([]));
    assert_eq!(hint(&game, "e4f4q"), (RefusalCode::MustParryCheck, None));
}

#[test]
fn a_turncoat_that_leaves_and_bares_the_antisensei_is_named() {
    let fen = "5r1k/8/5N2/8/8/8/8/5K2 w - - 0 1";
    let game = dojo(fen, &[], &json!([{"square": "f6", "near": 14}]));
    let bared = told(RefusalCode::OwnKingAttacked, Some("turncoat-bares"), "f1 f2 f8", "f6", "f8");
    assert_eq!(why(&game, "f1f2"), bared);
}

#[test]
fn a_turncoat_is_named_beside_a_yellow_belt_that_arrives() {
    // On b8 the yellow belt parries, but it leaves: one of two attackers could be retired, not both.
    let fen = "r3K3/1P6/4N1k1/8/8/8/8/4r3 w - - 0 1";
    assert!(dojo(fen, &[], &json!([])).is_legal("b7b8"));
    let game = dojo(fen, &[], &json!([{"square": "e6", "near": 14}]));
    let bared = told(RefusalCode::MustParryCheck, Some("turncoat-bares"), "b7 b8 e1 a8", "e6", "e1 a8");
    assert_eq!(why(&game, "b7b8"), bared);
}

#[test]
fn castling_names_the_passive_member_in_the_way() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let game = dojo(fen, &[("b1", "white", "knight"), ("g1", "black", "pawn")], &json!([]));
    assert_eq!(why(&game, "e1c1"), told(RefusalCode::Castling, Some("castling-passive"), "e1 c1 b1", "e1", ""));
    assert_eq!(why(&game, "e1g1"), told(RefusalCode::Castling, Some("castling-passive"), "e1 g1", "e1", ""));
}

#[test]
fn who_cannot_be_appointed_and_why() {
    let passive = [("b4", "black", "knight"), ("c4", "white", "queen"), ("d4", "white", "bishop")];
    let game = dojo("Q7/5k2/8/8/8/3R4/r7/Q5K1 w - - 0 1", &passive, &json!([{"square": "a8", "away": 9}]));
    let mut game = game;
    game.play("g1h1").expect("legal");
    let appoint = |square: &str| hint(&game, &format!("appoint:{square}"));
    assert_eq!(appoint("b4"), (RefusalCode::NotYourPiece, Some("passive-enemy")));
    assert_eq!(appoint("c4"), (RefusalCode::NoTarget, Some("passive-deputy")));
    assert_eq!(appoint("h1"), (RefusalCode::NoTarget, Some("appoint-royal")));
    assert_eq!(appoint("a1"), (RefusalCode::NoTarget, Some("appoint-deputy")));
    assert_eq!(appoint("a8"), (RefusalCode::NoTarget, Some("appoint-demoted")));
    assert_eq!(appoint("a2"), (RefusalCode::NotYourPiece, Some("appoint-enemy")));
    assert_eq!(appoint("e5"), (RefusalCode::NoPiece, None));
    assert!(game.is_legal("appoint:d4") && game.is_legal("appoint:d3"));
}

#[test]
fn who_cannot_be_retired_and_why() {
    let mut game = dojo("1n4k1/P7/8/8/8/8/7R/4K3 w - - 0 1", &[("d5", "black", "rook")], &json!([]));
    game.play("a7a8").expect("legal");
    let retire = |square: &str| hint(&game, &format!("retire:{square}"));
    assert_eq!(retire("g8"), (RefusalCode::NoTarget, Some("retire-royal")));
    assert_eq!(retire("h2"), (RefusalCode::NoTarget, Some("retire-own")));
    assert_eq!(retire("d5"), (RefusalCode::Passive, None));
    assert_eq!(retire("c5"), (RefusalCode::NoPiece, None));
    let mut game = dojo("3r2k1/P5pp/8/8/3K4/2P5/8/3n4 w - - 0 1", &[], &json!([]));
    game.play("a7a8").expect("legal");
    let unparried = |piece: &str, squares: &str| told(RefusalCode::MustParryCheck, None, squares, piece, "d8");
    assert_eq!(why(&game, "retire:g7"), unparried("g7", "g7 d8"));
    assert_eq!(why(&game, "pass"), unparried("", "d8"));
}

#[test]
fn who_cannot_be_released_or_claimed_and_why() {
    let fen = "7k/8/5N2/8/8/8/8/6K1 w - - 0 1";
    let mut game = watched(fen, &json!([{"square": "f6", "near": 14}]));
    game.play("g1h1").expect("legal");
    assert_eq!(why(&game, "release:h1"), told(RefusalCode::NoTarget, Some("release-other"), "h1", "f6", ""));
    assert_eq!(hint(&game, "claim:f6"), (RefusalCode::WrongWindow, None));
    game.play("keep").expect("legal");
    assert_eq!(hint(&game, "claim:f6"), (RefusalCode::NoTarget, Some("claim-early")));
    assert_eq!(hint(&game, "claim:h8"), (RefusalCode::NoTarget, Some("claim-own")));
    assert_eq!(hint(&game, "claim:h1"), (RefusalCode::NoTarget, Some("claim-never")));
    assert_eq!(hint(&game, "claim:a1"), (RefusalCode::NoPiece, None));
    let game = with(fen, &[], &json!([]), &json!({}));
    for action in ["claim:f6", "release:f6", "keep"] {
        assert_eq!(hint(&game, action), (RefusalCode::WrongWindow, Some("vigilance-automatic")));
    }
}
