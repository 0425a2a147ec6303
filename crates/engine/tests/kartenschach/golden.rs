//! The golden rules of all four games.

use super::common::{board, game_with, listed, play, reason, refused};
use super::{cards, with};
use serde_json::json;

const FOUR: [&str; 4] = ["purist", "liar", "feudal", "capitalist"];

/// A game of each kind in which White is free to move; the deck is of jokers.
fn free(id: &str, fen: &str) -> engine::Session {
    let options = if id == "feudal" { json!({}) } else { json!({"jokers": true}) };
    let deck = if id == "feudal" { &[][..] } else { &["joker", "joker", "joker", "joker"] };
    let mut game = with(id, fen, deck, &options);
    if id == "capitalist" {
        win(&mut game);
    }
    game
}

/// The player on turn in Capitalist takes the card for nothing.
fn win(game: &mut engine::Session) {
    play(game, &["bid:0", "pass"]);
}

#[test]
fn the_table_says_what_they_are() {
    for id in FOUR {
        let info = engine::variant(id).expect("a game");
        assert_eq!((info.family, info.has_cards), ("kartenschach", true));
        assert_eq!(info.reconstruction, id != "purist");
        assert_eq!(info.has_chance, id != "feudal");
        assert_eq!(info.has_hidden_information, id == "liar");
        let ids: Vec<String> = (info.cards)().iter().map(|card| card.id.to_string()).collect();
        let wanted = ["pawn", "knight", "bishop", "rook", "queen", "king", "joker"];
        assert_eq!(ids, &wanted[..if id == "feudal" { 6 } else { 7 }]);
    }
}

#[test]
fn there_is_no_check() {
    for id in FOUR {
        let game = free(id, "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1");
        assert!(game.view(engine::protocol::Viewer::All).check.is_empty());
        assert!(game.is_legal("a2a3") && game.is_legal("e1e2"), "{id}: the king may stay in attack and step along it");
        assert_eq!(game.label("e1e2").expect("legal"), "Ke2");
        let attacking = free(id, "6k1/8/8/8/8/8/8/R3K3 w - - 0 1");
        assert_eq!(attacking.label("a1a8").expect("legal"), "Ra8", "{id}: no sign for check");
    }
}

#[test]
fn kings_keep_apart_and_never_capture_each_other() {
    for id in FOUR {
        let game = free(id, "8/8/8/8/8/4k3/8/4K3 w - - 0 1");
        assert_eq!(listed(&game, "e1"), ["e1d1", "e1f1"], "{id}");
        assert_eq!(refused(&game, "e1e2"), "unreachable");
        let castling = free(id, "8/8/8/8/8/8/6k1/4K2R w K - 0 1");
        assert_eq!(listed(&castling, "e1"), ["e1d1", "e1d2", "e1e2"], "{id}: by castling neither");
    }
}

#[test]
fn castling_needs_a_free_path_and_nothing_else() {
    for id in FOUR {
        let game = free(id, "2rrrrrk/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assert!(game.is_legal("e1g1") && game.is_legal("e1c1"), "{id}");
        let blocked = free(id, "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1");
        assert_eq!(refused(&blocked, "e1g1"), "castling");
        assert_eq!(refused(&blocked, "e1c1"), "castling");
    }
}

#[test]
fn a_player_may_pass_and_must_where_he_cannot_move() {
    for id in FOUR {
        let mut game = free(id, "k7/8/8/8/8/p7/P7/K7 w - - 0 1");
        assert!(game.is_legal("pass"), "{id}");
        let stuck = free(id, "8/8/8/8/8/p7/P1k5/K7 w - - 0 1");
        assert_eq!(listed(&stuck, ""), ["pass"], "{id}");
        play(&mut game, &["pass"]);
        assert_eq!(reason(&game), None);
    }
}

#[test]
fn nothing_but_agreement_and_the_turn_limit_is_a_draw() {
    let mut game = cards("feudal", "4k3/8/8/8/8/8/8/4K3 w - - 250 90", &[]);
    for _ in 0..20 {
        play(&mut game, &["e1e2", "e8e7", "clear", "clear", "e2e1", "e7e8", "clear", "clear"]);
    }
    assert_eq!(reason(&game), None);
    play(&mut game, &["draw"]);
    assert_eq!(reason(&game), Some("agreement"));
}

#[test]
fn en_passant_lasts_until_a_piece_moves() {
    let mut game = cards("feudal", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", &[]);
    play(&mut game, &["e2e4", "pass", "pass", "pass", "clear"]);
    assert_eq!(game.fen().split(' ').nth(3), Some("e3"));
    assert!(game.is_legal("d4e3"));
    let mut moved = game.clone();
    play(&mut moved, &["e8e7", "e1e2"]);
    assert!(!moved.is_legal("d4e3"));
    play(&mut game, &["d4e3"]);
    assert_eq!(board(&game), "4k3/8/8/8/8/4p3/8/4K3");
}

#[test]
fn en_passant_is_never_for_the_side_that_made_the_double_step() {
    let mut game = cards("feudal", "4k3/8/8/8/8/3P1P2/4P3/4K3 w - - 0 1", &[]);
    play(&mut game, &["e2e4", "pass", "clear", "pass"]);
    assert_eq!(listed(&game, "d3"), ["d3d4"]);
    assert_eq!(listed(&game, "f3"), ["f3f4"]);
}

#[test]
fn the_en_passant_square_can_be_read_back_after_passes() {
    for turn in ["w", "b"] {
        let fen = format!("4k3/8/8/8/3pP3/8/8/4K3 {turn} - e3 0 1");
        let game = cards("feudal", &fen, &[]);
        assert_eq!((game.fen(), game.is_legal("d4e3")), (fen, turn == "b"));
    }
    let wrong = |fen: &str| super::common::fault("feudal", &json!({"setup": {"fen": fen}})).2;
    assert_eq!(wrong("4k3/8/8/8/3pP3/8/8/4K3 w - e6 0 1"), "en-passant");
    assert_eq!(wrong("4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1"), "en-passant");
}

#[test]
fn a_promotion_needs_a_kind() {
    let game = free("purist", "8/P7/8/8/8/8/8/K6k w - - 0 1");
    assert_eq!(refused(&game, "a7a8"), "promotion-needed");
    assert_eq!(refused(&game, "a7a8k"), "promotion-needed");
    assert_eq!(game.label("a7a8q").expect("legal"), "a8=Q");
}

#[test]
fn the_turn_limit_counts_from_the_move_number_of_the_fen() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 7";
    let mut game = with("feudal", fen, &[], &json!({"maxTurns": 8}));
    play(&mut game, &["pass", "pass", "pass"]);
    assert_eq!(reason(&game), None);
    play(&mut game, &["e8e7"]);
    assert_eq!(reason(&game), Some("move-limit"));
    let mut won = with("feudal", "4k3/8/8/8/8/8/4r3/4K3 b - - 0 8", &[], &json!({"maxTurns": 8}));
    play(&mut won, &["e2e1"]);
    assert_eq!(reason(&won), Some("king-captured"), "the king's capture comes first");
    let mut late = with("feudal", "4k3/8/8/8/8/8/8/4K3 w - - 0 70", &[], &json!({"maxTurns": 8}));
    play(&mut late, &["pass", "pass"]);
    assert_eq!(reason(&late), Some("move-limit"));
}

#[test]
fn the_limit_decides_the_hash_and_clocks_without_one_do_not() {
    let hash = |fen: &str, options: &serde_json::Value| with("feudal", fen, &[], options).hash();
    let (early, late) = ("4k3/8/8/8/8/8/8/4K3 w - - 3 7", "4k3/8/8/8/8/8/8/4K3 w - - 0 9");
    assert_eq!(hash(early, &json!({})), hash(late, &json!({})));
    assert_ne!(hash(early, &json!({"maxTurns": 12})), hash(late, &json!({"maxTurns": 12})));
}

#[test]
fn king_capture_ends_the_game_with_the_winner() {
    let mut game = cards("feudal", "4k3/8/8/8/8/8/8/4R2K w - - 0 1", &[]);
    play(&mut game, &["e1e8"]);
    assert_eq!(json!(game.outcome()), json!({"winner": "white", "reason": "king-captured"}));
    assert_eq!(super::events(&game), ["captured", "moved", "game-over"]);
    assert_eq!(json!(super::all(&game).captured), json!({"white": [], "black": ["king"]}));
    assert_eq!(game_with("feudal", &json!({})).expect("a game").played(), 0);
}
