//! Purist.

use super::common::{listed, play, reason, refused};
use super::{WHITE, all, card, cards, discard, events, is_now, with};
use engine::protocol::{Filter, Viewer};
use serde_json::json;

#[test]
fn the_card_says_which_kind_moves() {
    let game = cards("purist", "", &["pawn", "rook"]);
    assert_eq!(listed(&game, "").len(), 17);
    assert_eq!(refused(&game, "g1f3"), "wrong-kind");
    assert_eq!(refused(&game, "e2e5"), "unreachable");
    assert_eq!(refused(&game, "bid:1"), "other");
    assert_eq!(refused(&game, "clear"), "other");
    assert_eq!(refused(&game, "card:rook"), "wrong-window");
}

#[test]
fn a_card_of_a_kind_that_is_not_there_is_a_free_turn() {
    let game = cards("purist", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &["queen", "rook"]);
    assert_eq!(listed(&game, "").len(), 7);
}

#[test]
fn a_king_that_can_only_castle_can_move() {
    // Every other step is taken by own men.
    let game = cards("purist", "4k3/8/8/8/8/8/3PPP2/3QK2R w K - 0 1", &["king", "pawn"]);
    assert_eq!(listed(&game, ""), ["e1f1", "e1g1", "pass"]);
    let rook = cards("purist", "4k3/8/8/8/8/7P/3PPP1P/3QKB1R w K - 0 1", &["rook", "pawn"]);
    assert_eq!(listed(&rook, ""), ["h1g1", "pass"]);
}

#[test]
fn the_discards_lie_open_and_are_shuffled_into_an_empty_deck_with_the_last_one() {
    let mut game = cards("purist", "", &["knight", "pawn", "rook"]);
    assert_eq!((all(&game).deck_count, discard(&game, WHITE)), (2, json!([])));
    play(&mut game, &["g1f3", "e7e5"]);
    assert_eq!((all(&game).deck_count, discard(&game, WHITE)), (0, json!(["pawn", "knight"])));
    assert_eq!(events(&game), ["moved", "card-discarded", "turn", "card-drawn"]);
    play(&mut game, &["pass"]);
    assert_eq!((all(&game).deck_count, discard(&game, WHITE)), (2, json!([])));
    assert_eq!(events(&game), ["card-discarded", "turn", "shuffled", "card-drawn"]);
}

#[test]
fn the_full_deck_has_twenty_eight_cards_and_thirty_two_with_jokers() {
    for (jokers, size) in [(false, 28), (true, 32)] {
        let mut game = with("purist", "", &[], &json!({"jokers": jokers, "chance": "host"}));
        let weights: Vec<(String, u32)> =
            game.legal(&Filter::ALL).iter().map(|listed| (listed.action.to_string(), 1)).collect();
        assert_eq!((weights.len(), all(&game).deck_count), (if jokers { 7 } else { 6 }, size));
        for copy in 0..8 {
            assert!(game.is_legal("card:pawn"), "{copy}");
            play(&mut game, &["card:pawn", "pass"]);
        }
        assert_eq!(refused(&game, "card:pawn"), "no-target");
        for _ in 0..4 {
            play(&mut game, &["card:king", "pass"]);
        }
        assert_eq!(listed(&game, "card:king"), [""; 0]);
        assert_eq!(game.is_legal("card:joker"), jokers);
    }
}

#[test]
fn the_table_names_the_card_where_it_deals() {
    let mut game = with("purist", "", &["rook", "knight", "rook"], &json!({"chance": "host"}));
    is_now(&game, "white", "chance", "chance");
    assert_eq!((card(&game, WHITE), all(&game).deck_count), (None, 3));
    assert_eq!(listed(&game, ""), ["card:knight", "card:rook"], "the deck names the pool");
    assert_eq!(refused(&game, "e2e4"), "wrong-window");
    play(&mut game, &["card:knight"]);
    assert!(game.can_undo().is_err(), "a card has been shown");
    is_now(&game, "white", "white", "action");
    play(&mut game, &["b1c3", "card:rook", "pass", "card:rook", "pass"]);
    assert_eq!(listed(&game, ""), ["card:knight", "card:rook"], "rebuilt");
}

#[test]
fn a_move_shows_the_next_card_and_is_not_taken_back_unless_forced() {
    let mut game = cards("purist", "", &["knight", "pawn", "rook"]);
    play(&mut game, &["g1f3"]);
    assert_eq!(game.can_undo().expect_err("shown").reason, "new-information");
    game.undo(true).expect("forced");
    play(&mut game, &["b1c3"]);
    assert_eq!(card(&game, WHITE), Some("pawn".into()), "the same luck again");
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let deal = |seed: &str| {
        let mut game = with("purist", "", &[], &json!({"seed": seed}));
        let mut seen = Vec::new();
        for _ in 0..20 {
            seen.push(card(&game, Viewer::Spectator).expect("open"));
            play(&mut game, &["pass"]);
        }
        seen
    };
    assert_eq!(deal("a"), deal("a"));
    assert_ne!(deal("a"), deal("b"));
}

#[test]
fn the_turn_number_counts_full_turns() {
    let mut game = with("purist", "4k3/8/8/8/8/8/8/4K3 b - - 0 5", &["pawn", "pawn"], &json!({"maxTurns": 6}));
    play(&mut game, &["pass"]);
    assert_eq!(all(&game).turn_number, 6);
    play(&mut game, &["pass"]);
    assert_eq!(reason(&game), None);
    play(&mut game, &["pass"]);
    assert_eq!(reason(&game), Some("move-limit"));
    assert_eq!(events(&game), ["card-discarded", "game-over"]);
}

#[test]
fn a_preview_does_not_know_the_next_card() {
    let game = cards("purist", "", &["knight", "pawn", "rook"]);
    let (events, view) = game.preview("g1f3").expect("legal");
    assert!(view.card.is_none() && view.deck_count == 2);
    assert!(events.iter().all(|event| json!(event)["type"] != json!("card-drawn")));
}
