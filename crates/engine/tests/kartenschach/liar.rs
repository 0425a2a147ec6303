//! Liar.

use super::common::{board, listed, play, reason, refused};
use super::{BLACK, WHITE, all, card, cards, discard, events, is_now, with};
use engine::Session;
use engine::protocol::Viewer;
use serde_json::json;

const DECK: [&str; 6] = ["knight", "pawn", "rook", "queen", "bishop", "king"];

fn game() -> Session {
    cards("liar", "", &DECK)
}

fn answer(game: &Session) {
    assert_eq!(listed(game, ""), ["trust", "challenge"]);
}

#[test]
fn any_move_may_be_made_and_the_other_answers() {
    let mut game = game();
    assert_eq!(listed(&game, "").len(), 21);
    play(&mut game, &["e2e4"]);
    is_now(&game, "white", "black", "answer-claim");
    answer(&game);
    let pending = all(&game).pending.expect("a claim");
    assert_eq!((pending.action.as_str(), pending.by.0), ("e2e4", board::Color::White));
    assert_eq!(refused(&game, "d7d5"), "wrong-window");
    assert_eq!(refused(&game, "pass"), "wrong-window");
    assert_eq!((card(&game, WHITE), card(&game, BLACK)), (Some("knight".into()), None));
    assert_eq!((card(&game, Viewer::All), card(&game, Viewer::Spectator)), (Some("knight".into()), None));
    assert!(game.can_undo().is_ok(), "nothing new was shown");
    play(&mut game, &["trust"]);
    is_now(&game, "black", "black", "action");
    assert_eq!(refused(&game, "trust"), "wrong-window");
    assert!(game.can_undo().is_err(), "Black has seen his card");
}

#[test]
fn passing_is_never_a_lie_and_is_not_answered() {
    let mut game = game();
    play(&mut game, &["pass"]);
    is_now(&game, "black", "black", "action");
    assert_eq!(discard(&game, WHITE), json!(["knight"]));
    assert_eq!(discard(&game, BLACK), json!([null]));
    assert_eq!(discard(&game, Viewer::Spectator), json!([null]));
    assert_eq!(discard(&game, Viewer::All), json!(["knight"]));
}

#[test]
fn trusted_cards_lie_covered_and_challenged_ones_open() {
    let mut game = game();
    play(&mut game, &["e2e4", "trust", "e7e5", "challenge"]);
    assert_eq!(discard(&game, WHITE), json!(["pawn", "knight"]));
    assert_eq!(discard(&game, BLACK), json!(["pawn", null]));
    assert_eq!(discard(&game, Viewer::Spectator), json!(["pawn", null]));
}

#[test]
fn events_and_history_hide_the_card_from_the_other() {
    let mut game = with("liar", "", &DECK, &json!({"chance": "host"}));
    play(&mut game, &["card:knight", "e2e4", "trust"]);
    let shown = |viewer| {
        let history = game.history(viewer);
        (history[0].action.clone(), history[0].label.clone(), json!(history[0].events[0])["card"].clone(), {
            let discarded =
                history[2].events.iter().map(|event| json!(event)).find(|event| event["type"] == "card-discarded");
            discarded.expect("discarded")["card"].clone()
        })
    };
    for viewer in [WHITE, Viewer::All] {
        assert_eq!(shown(viewer), ("card:knight".into(), "card:knight".into(), json!("knight"), json!("knight")));
    }
    for viewer in [BLACK, Viewer::Spectator] {
        assert_eq!(shown(viewer), ("card:?".into(), "card:?".into(), json!(null), json!(null)));
    }
}

#[test]
fn a_lie_that_is_caught_costs_the_piece() {
    let mut game = game();
    play(&mut game, &["e2e4", "challenge"]);
    assert_eq!(board(&game), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(events(&game), ["challenged", "card-revealed", "removed", "card-discarded", "turn", "card-drawn"]);
    is_now(&game, "black", "black", "action");
    assert_eq!(json!(all(&game).captured.white), json!(["pawn"]));
    assert!(all(&game).effects.is_empty());
    assert_eq!(game.fen().split(' ').nth(3), Some("-"), "there is no pawn to take en passant");
}

#[test]
fn an_honest_move_costs_the_challenger_his_next_turn() {
    let mut game = game();
    play(&mut game, &["g1f3", "challenge"]);
    is_now(&game, "white", "white", "action");
    assert_eq!((all(&game).turn_number, card(&game, WHITE)), (2, Some("pawn".into())), "a lost turn counts");
    let effects = json!(all(&game).effects);
    assert_eq!(effects[0]["id"], json!("lost-turn"));
    assert_eq!((&effects[0]["color"], &effects[0]["turnsLeft"]), (&json!("black"), &json!(1)));
    assert_eq!(events(&game), ["challenged", "card-revealed", "card-discarded", "turn", "card-drawn"]);
    play(&mut game, &["e2e4"]);
    answer(&game);
    play(&mut game, &["challenge"]);
    is_now(&game, "white", "white", "action");
    assert_eq!(all(&game).turn_number, 3, "lost again");
    play(&mut game, &["pass"]);
    is_now(&game, "black", "black", "action");
    assert!(all(&game).effects.is_empty());
}

#[test]
fn the_turn_limit_counts_lost_turns() {
    let limited = |fen: &str| with("liar", fen, &["rook", "rook", "rook"], &json!({"maxTurns": 1}));
    let mut game = limited("");
    play(&mut game, &["e2e4", "challenge"]);
    assert_eq!(reason(&game), Some("move-limit"), "Black's only turn is lost");
    let mut game = limited("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1");
    play(&mut game, &["e7e5", "challenge"]);
    assert_eq!(reason(&game), Some("move-limit"));
}

#[test]
fn castling_and_promotion_are_honest_with_king_and_pawn() {
    let castling = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    for (first, caught) in [("king", false), ("rook", true)] {
        let mut game = cards("liar", castling, &[first, "pawn"]);
        play(&mut game, &["e1c1", "challenge"]);
        assert_eq!(reason(&game), caught.then_some("caught-king"), "{first}");
    }
    let promoting = "7k/P7/8/8/8/8/8/Q6K w - - 0 1";
    for (first, lost) in [("pawn", false), ("queen", true)] {
        let mut game = cards("liar", promoting, &[first, "pawn"]);
        play(&mut game, &["a7a8q", "challenge"]);
        let left = if lost { "7k/8/8/8/8/8/8/Q6K" } else { "Q6k/8/8/8/8/8/8/Q6K" };
        assert_eq!(board(&game), left, "{first}");
    }
}

#[test]
fn a_joker_is_always_honest() {
    let mut game = with("liar", "", &["joker", "pawn"], &json!({"jokers": true}));
    play(&mut game, &["g1f3", "challenge"]);
    is_now(&game, "white", "white", "action");
}

#[test]
fn the_kind_must_have_been_able_to_move_before_the_move() {
    // Before e2e4 no bishop could move; that it can afterwards makes no lie of it.
    let mut game = cards("liar", "", &["bishop", "pawn"]);
    play(&mut game, &["e2e4", "challenge"]);
    is_now(&game, "white", "white", "action");
}

#[test]
fn a_captured_king_ends_the_game_after_trust_or_an_honest_challenge() {
    let fen = "4k3/8/8/8/8/8/8/N3R2K w - - 0 1";
    for (first, answer, end, winner) in [
        ("rook", "trust", Some("king-captured"), "white"),
        ("rook", "challenge", Some("king-captured"), "white"),
        ("knight", "trust", Some("king-captured"), "white"),
        ("knight", "challenge", None, ""),
    ] {
        let mut game = cards("liar", fen, &[first, "pawn"]);
        play(&mut game, &["e1e8"]);
        assert_eq!(reason(&game), None);
        play(&mut game, &[answer]);
        assert_eq!(reason(&game), end, "{first} {answer}");
        if end.is_some() {
            assert_eq!(json!(game.outcome())["winner"], json!(winner));
            assert_eq!(json!(all(&game).captured.black), json!(["king"]));
        }
    }
}

#[test]
fn a_king_captured_by_a_lie_that_is_caught_returns_unmoved() {
    let mut game = cards("liar", "4k2r/8/8/8/8/8/8/N3R2K w k - 0 1", &["knight", "pawn", "king"]);
    let id = all(&game).board[60].as_ref().map(|king| king.id);
    play(&mut game, &["e1e8", "challenge"]);
    assert_eq!(game.fen(), "4k2r/8/8/8/8/8/8/N6K b k - 0 1");
    let king = all(&game).board[60].clone().expect("a king");
    assert!(king.royal && Some(king.id) == id);
    assert_eq!(events(&game)[..4], ["challenged", "card-revealed", "removed", "put"]);
    assert!(game.is_legal("e8g8"));
    assert_eq!(json!(all(&game).captured), json!({"white": ["rook"], "black": []}));
}

#[test]
fn a_king_that_lies_loses_even_with_a_capture() {
    let mut game = cards("liar", "4k3/8/8/8/8/8/3qP3/4K3 w - - 0 1", &["pawn", "pawn"]);
    play(&mut game, &["e1d2", "challenge"]);
    assert_eq!(json!(game.outcome()), json!({"winner": "black", "reason": "caught-king"}));
    assert_eq!(events(&game), ["challenged", "card-revealed", "removed", "card-discarded", "game-over"]);
    assert_eq!(discard(&game, BLACK), json!(["pawn"]));
}

#[test]
fn a_preview_of_a_challenge_does_not_show_the_card() {
    let looks = |first: &str| {
        let mut game = cards("liar", "", &[first, "pawn", "rook"]);
        play(&mut game, &["e2e4"]);
        let (events, view) = game.preview("challenge").expect("legal");
        (json!(events), json!(view))
    };
    assert_eq!(looks("knight"), looks("pawn"));
    assert_eq!(looks("knight").0[0]["type"], json!("challenged"));
}

#[test]
fn who_imagines_knows_his_own_cards_and_no_others() {
    use engine::Rules;
    let mut game = cards("liar", "", &["knight", "pawn", "rook", "queen", "bishop", "king", "king"]);
    play(&mut game, &["e2e4", "trust", "e7e5", "trust", "d2d4"]);
    let mut covered = std::collections::BTreeSet::new();
    for sample in 0..200 {
        let seen = game.imagine(board::Color::Black, sample);
        assert_eq!(seen.view(BLACK), engine::protocol::View { played: 0, ..game.view(BLACK) });
        assert_eq!(seen.view(Viewer::All).discard[0].map(|card| card.to_string()), Some("pawn".into()), "his own");
        let mut cards: Vec<String> = seen.view(Viewer::All).discard.iter().flatten().map(ToString::to_string).collect();
        cards.extend(seen.view(Viewer::All).card.map(|card| card.to_string()));
        covered.insert(cards.join(" "));
    }
    // Two hidden places for knight, rook, queen, bishop and two kings.
    assert_eq!(covered.len(), 21);
    let own = game.imagine(board::Color::White, 1);
    assert_eq!(own.view(WHITE).card.map(|card| card.to_string()), Some("rook".into()));
}

#[test]
fn the_deck_is_rebuilt_from_covered_cards_too() {
    let mut game = cards("liar", "", &["knight"]);
    play(&mut game, &["e2e4", "trust"]);
    assert_eq!((card(&game, BLACK), discard(&game, WHITE)), (Some("knight".into()), json!([])));
}
