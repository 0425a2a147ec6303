//! What an open card threatens, and the sheet's clarifications of chess.

use super::common::{board, game_with, listed, play, reason, refused};
use super::{QUIET, events, of_type, set_up, view};
use serde_json::{Value, json};

/// Squares the open card of a colour threatens.
fn threats(fen: &str, color: &str, card: &str) -> Vec<String> {
    let game = set_up(fen, json!({"deck": ["NN"], "faceUp": {color: card}}));
    let list = view(&game)["threats"][color].clone();
    list.as_array().expect("squares").iter().map(|square| square.as_str().expect("a square").to_string()).collect()
}

#[test]
fn pins_and_self_check_do_not_keep_a_card_from_threatening() {
    // The bishop on e2 is pinned by the rook; like a knight it would reach f4 all the same.
    let fen = "4r3/ppp5/8/8/5k2/8/PPP1B3/4K3 b - - 0 5";
    let game = set_up(fen, json!({"deck": ["NN"], "faceUp": {"white": "AE"}}));
    assert_eq!(view(&game)["check"], json!(["f4"]));
    assert_eq!(refused(&game, "a7a6"), "must-parry-check");
    // White himself may not use it so.
    let game = set_up("4r3/ppp5/7k/8/5p2/8/PPP1B3/4K3 w - - 0 5", json!({"deck": ["NN"], "faceUp": {"white": "AE"}}));
    assert_eq!(refused(&game, "@AE:e2,f4"), "own-king-attacked");
}

#[test]
fn a_card_threatens_as_its_owner_could_use_it_conditions_and_masquerade_included() {
    // CF adds a rook on the first rank if its owner has no queen; it takes anything there but a king.
    let first = ["a1", "b1", "c1", "d1", "f1", "g1", "h1"];
    assert_eq!(threats("4k3/ppp5/8/8/8/8/PPP5/n3K3 b - - 0 5", "white", "CF"), first);
    assert_eq!(threats("4k3/ppp5/8/8/8/8/PPP5/n3K2Q b - - 0 5", "white", "CF"), [""; 0]);
    // AE lets bishops go like knights; without one any other piece, so the rook on a1 threatens b3.
    let rook = "8/ppp5/8/8/8/1k6/8/R3K1NN b - - 0 5";
    let game = set_up(rook, json!({"deck": ["NN"], "faceUp": {"white": "AE"}}));
    assert_eq!(view(&game)["check"], json!(["b3"]));
    let with_bishop = "8/ppp5/8/8/8/1k6/8/R3K1NB b - - 0 5";
    let game = set_up(with_bishop, json!({"deck": ["NN"], "faceUp": {"white": "AE"}}));
    assert_eq!(view(&game)["check"], json!([]));
}

#[test]
fn only_the_whole_effect_threatens() {
    // FA moves a passed pawn twice: it can take on the seventh rank and then nowhere, for it has arrived.
    let fen = "8/1k6/P7/8/8/8/8/4K3 b - - 0 5";
    let pieces = set_up(fen, json!({"deck": ["NN"]}));
    assert_eq!(view(&pieces)["check"], json!(["b7"]));
    // From the fifth rank it reaches b7 by way of a6; one move alone would not.
    let by_card = set_up("8/1k6/8/P7/8/8/PPP5/4K3 b - - 0 5", json!({"deck": ["NN"], "faceUp": {"white": "FA"}}));
    assert_eq!(view(&by_card)["check"], json!(["b7"]));
    // With a6 closed it does not.
    let blocked = set_up("8/1k6/n7/P7/8/8/PPP5/4K3 b - - 0 5", json!({"deck": ["NN"], "faceUp": {"white": "FA"}}));
    assert_eq!(view(&blocked)["check"], json!([]));
}

#[test]
fn a_card_whose_second_step_is_impossible_cannot_be_used() {
    let game = set_up("4k3/P7/8/8/8/8/8/4K3 w - - 0 5", json!({"deck": ["NN"], "faceUp": {"white": "FA"}}));
    assert_eq!(listed(&game, "@"), [""; 0]);
    let refusal = game.explain("@FA").expect("a reason");
    assert_eq!((json!(refusal.code), refusal.hint), (json!("whole-effect-impossible"), Some("card-later-step")));
    let hint = |fen: &str, card: &str| {
        let game = set_up(fen, json!({"deck": ["NN"], "faceUp": {"white": card}}));
        game.explain(&format!("@{card}")).and_then(|refusal| refusal.hint)
    };
    assert_eq!(hint(QUIET, "CF"), None);
    assert_eq!(hint("4k3/ppp5/8/8/8/8/PPP5/Q3K3 w - - 0 5", "CF"), Some("card-condition"));
    assert_eq!(hint("4k3/ppp5/8/8/8/8/PPP5/Q3K3 w - - 0 5", "FE"), Some("card-nothing-fits"));
}

#[test]
fn both_cards_stay_open_for_both_until_they_are_used_or_replaced() {
    let mut game = set_up(QUIET, json!({"deck": ["AA", "AB", "AC"], "faceUp": {"white": "NN", "black": "NO"}}));
    play(&mut game, &["@NN:a1"]);
    assert_eq!(view(&game)["faceUp"], json!({"white": "AA", "black": "NO"}));
    play(&mut game, &["@NO:a7,b7"]);
    assert_eq!(view(&game)["faceUp"], json!({"white": "AA", "black": "AB"}));
}

#[test]
fn the_check_test_follows_the_first_turn_too_and_a_set_up_has_no_last_stand_before_it() {
    let mut game = set_up("4k3/ppp5/8/8/8/8/8/R3K3 w - - 0 1", json!({"deck": ["AA", "AB", "AC"]}));
    assert_eq!(view(&game)["scores"], json!({"white": 0, "black": 0}));
    let told = events(&mut game, "a1a2");
    assert!(of_type(&told, "scored").is_empty());
    // White has two pieces at the beginning of his next turn.
    let told = events(&mut game, "b7b6");
    assert_eq!(of_type(&told, "scored")[0]["detail"], json!({"points": 25, "total": 25, "why": "last-stand"}));
    assert_eq!(of_type(&told, "scored")[0]["color"], "black");
    let mut game = set_up("4k3/ppp5/8/8/8/8/PPP5/R3K3 w - - 0 1", json!({"deck": ["AA", "AB", "AC"]}));
    let fen = game.fen();
    assert!(fen.ends_with(" 0 1"));
    play(&mut game, &["e1d1"]);
    assert_eq!(view(&game)["deckCount"], 3);
    let mut check = set_up("4k3/ppp5/8/8/8/8/PPP5/R5K1 w - - 0 1", json!({"deck": ["AA", "AB", "AC"]}));
    play(&mut check, &["a1e1"]);
    assert_eq!((&view(&check)["deckCount"], &view(&check)["scores"]["black"]), (&json!(2), &json!(25)));
}

#[test]
fn neither_repetition_nor_fifty_moves_nor_bare_kings_draw() {
    let mut game = set_up("4k3/ppp5/8/8/8/8/PPP5/R3K3 w - - 99 80", json!({}));
    for _ in 0..6 {
        for wanted in ["a1b1", "e8d8", "b1a1", "d8e8"] {
            // A card that threatens the king may forbid the move.
            let action = if game.is_legal(wanted) { wanted.to_string() } else { listed(&game, "")[0].clone() };
            play(&mut game, &[&action]);
            assert!(!matches!(reason(&game), Some(other) if other != "checkmate" && other != "points"));
        }
        if game.outcome().is_some() {
            return;
        }
    }
    let kings = set_up("8/8/8/3k4/8/8/8/4K3 w - - 0 60", json!({}));
    assert_eq!(reason(&kings), None);
}

#[test]
fn the_enemys_card_counts_for_castling_where_the_king_starts_and_ends_only() {
    // Like a knight the bishop on e3 reaches f1, across which the king goes; f2 shields g1 from the bishop itself.
    let fen = "4k3/ppp5/8/8/8/4b3/PPP2P2/4K2R w K - 0 5";
    let game = set_up(fen, json!({"deck": ["NN"], "faceUp": {"black": "AE"}}));
    assert!(view(&game)["threats"]["black"].as_array().expect("squares").contains(&json!("f1")));
    assert!(game.is_legal("e1g1"));
    // A piece that threatens f1 forbids it.
    let game = set_up("4k3/ppp5/8/8/8/3b4/PPP2P2/4K2R w K - 0 5", json!({"deck": ["NN"]}));
    assert_eq!(refused(&game, "e1g1"), "castling");
}

#[test]
fn a_warp_ends_the_right_to_castle_and_a_replaced_pawn_at_home_gives_one() {
    // CC warps the rook along its file.
    let fen = "4k3/ppp5/8/8/8/8/PPP5/4K2R w K - 0 5";
    let mut game = set_up(fen, json!({"deck": ["NN", "NO", "NP", "NA", "NB"], "faceUp": {"white": "CC"}}));
    play(&mut game, &["@CC:h1,h3", "a7a6", "h3h1", "b7b6"]);
    assert!(!game.is_legal("e1g1"));
    // NI sacrifices a bishop and makes a rook of a pawn: on h1 it has never moved.
    let fen = "4k3/ppp5/8/8/8/8/PPP5/B3K2P w - - 0 5";
    let setup = json!({"deck": ["NN", "NO", "NP", "NA", "NB"], "faceUp": {"white": "NI"}, "unmoved": ["e1"]});
    let mut game = set_up(fen, setup);
    play(&mut game, &["@NI:a1,h1", "a7a6"]);
    assert!(game.is_legal("e1g1"));
    play(&mut game, &["e1g1"]);
    assert_eq!(board(&game), "4k3/1pp5/p7/8/8/8/PPP5/5RK1");
}

#[test]
fn a_card_takes_en_passant_and_a_pawn_that_went_as_another_kind_cannot_be_taken_so() {
    // EH captures with a pawn.
    let fen = "4k3/ppp5/8/3pP3/8/8/PPP5/4K3 w - d6 0 5";
    let mut game = set_up(fen, json!({"deck": ["NN"], "faceUp": {"white": "EH"}}));
    assert_eq!(listed(&game, "@"), ["@EH:e5,d6"]);
    let told = events(&mut game, "@EH:e5,d6");
    assert_eq!(of_type(&told, "captured")[0]["to"], "d5");
    assert_eq!(board(&game), "4k3/ppp5/3P4/8/8/8/PPP5/4K3");
    // GH moves a pawn like a rook, here two squares.
    let fen = "4k3/ppp5/8/8/3p4/8/PPP1P3/4K3 w - - 0 5";
    let mut like_a_rook = set_up(fen, json!({"deck": ["NN"], "faceUp": {"white": "GH"}}));
    play(&mut like_a_rook, &["@GH:e2,e4"]);
    assert!(!like_a_rook.is_legal("d4e3"));
    let mut moved = set_up(fen, json!({"deck": ["NN"]}));
    play(&mut moved, &["e2e4"]);
    assert!(moved.is_legal("d4e3"));
    // Only in the very next turn, and a step over the second rank is written in the FEN as well.
    play(&mut moved, &["a7a6"]);
    let mut first = set_up("4k3/ppp5/8/8/8/3p4/8/K3P3 w - - 0 5", json!({"deck": ["NN", "NO", "NP", "NA"]}));
    play(&mut first, &["e1e3"]);
    let fen = first.fen();
    assert!(fen.contains(" e2 "), "{fen}");
    let again = set_up(&fen, json!({"deck": ["NN"]}));
    assert!(again.is_legal("d3e2"));
}

#[test]
fn the_basic_deck_leaves_the_advanced_cards_out() {
    let mut game = game_with("joker", &json!({"deck": "basic", "chance": "host"})).expect("a game");
    play(&mut game, &["e2e4", "e7e5"]);
    let ids = listed(&game, "card:");
    assert_eq!(ids.len(), 128);
    for card in engine::families::joker::deck() {
        assert_eq!(ids.contains(&format!("card:{}", card.id)), !card.advanced, "{}", card.id);
    }
}

#[test]
fn promotion_waits_for_the_whole_effect_and_each_arrived_pawn_is_asked_for() {
    // ED moves a c-pawn and an f-pawn; both arrive.
    let fen = "7k/2P2P2/8/8/8/8/PP6/4K3 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["NN"], "faceUp": {"white": "ED"}}));
    let ids = listed(&game, "@ED:c7,c8,f7,f8");
    assert_eq!(ids.len(), 16);
    assert!(game.is_legal("@ED:c7,c8,f7,f8,knight,bishop"));
    assert_eq!(refused(&game, "@ED:c7,c8,f7,f8,queen"), "promotion-needed");
    play(&mut game, &["@ED:c7,c8,f7,f8,knight,bishop"]);
    assert_eq!(board(&game), "2N2B1k/8/8/8/8/8/PP6/4K3");
    let told: Vec<Value> = game
        .history(engine::protocol::Viewer::All)
        .last()
        .expect("played")
        .events
        .iter()
        .map(|event| json!(event))
        .collect();
    assert_eq!(of_type(&told, "promoted").len(), 2);
}

#[test]
fn what_a_pawn_becomes_can_decide_what_the_enemys_card_threatens() {
    // GJ moves a threatened piece like a knight: the bishop on f3 would take on g1 if something on a8 threatened it.
    let fen = "4k3/P1p5/8/8/8/5b2/8/6K1 w - - 0 5";
    let game = set_up(fen, json!({"deck": ["NN"], "faceUp": {"black": "GJ"}}));
    assert_eq!(listed(&game, "a7"), ["a7a8n", "a7a8r"]);
    assert_eq!(refused(&game, "a7a8q"), "own-king-attacked");
    let game = set_up(fen, json!({"deck": ["NN"]}));
    assert_eq!(listed(&game, "a7").len(), 4);
}
