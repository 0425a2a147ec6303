//! Rule 4 with the players watching: release, keep, claim.

use super::common::{board, listed, play, reason, refused};
use super::{counts, events, on, passive, watched, with};
use serde_json::{Value, json};

const FEN: &str = "7k/8/5N2/8/8/8/8/4K3 w - - 0 1";

fn near(counts: &[(&str, u8)]) -> Value {
    counts.iter().map(|(square, near)| json!({"square": square, "near": near})).collect()
}

#[test]
fn claims_belong_to_the_watching_players() {
    let game = super::dojo(FEN, &[], &json!([]));
    assert_eq!(refused(&game, "claim:f6"), "wrong-window");
    let game = watched(FEN, &json!([]));
    assert_eq!(refused(&game, "claim:f6"), "no-target");
    assert_eq!(refused(&game, "claim:a1"), "no-piece");
}

#[test]
fn the_question_comes_once() {
    let mut game = watched(FEN, &near(&[("f6", 14)]));
    play(&mut game, &["e1e2"]);
    let pending = game.view(engine::protocol::Viewer::All).pending.expect("a question");
    assert_eq!(pending.square.expect("a square").0.to_string(), "f6");
    assert_eq!(refused(&game, "release:e2"), "no-target");
    play(&mut game, &["keep", "h8g7", "e2e1"]);
    assert_eq!((json!(game.phase()), counts(&game, "f6")[3]), (json!("action"), 16));
    play(&mut game, &["g7h8", "e1e2"]);
    assert_eq!((json!(game.phase()), counts(&game, "f6")[3]), (json!("action"), 17));
    assert_eq!(listed(&game, "claim"), ["claim:f6"], "as long as the condition holds");
}

#[test]
fn a_piece_that_has_gone_away_and_come_back_is_asked_about_again() {
    let mut game = watched(FEN, &near(&[("f6", 15)]));
    play(&mut game, &["f6e4", "h8g8"]);
    assert_eq!(counts(&game, "e4")[3], 0);
    let mut moved = watched(FEN, &near(&[("f6", 15)]));
    play(&mut moved, &["e1e2"]);
    assert_eq!(listed(&moved, "claim"), ["claim:f6"]);
    play(&mut moved, &["h8g7", "f6d5"]);
    assert_eq!((counts(&moved, "d5")[3], listed(&moved, "claim").len()), (0, 0));
}

#[test]
fn the_enemy_antisensei_may_walk_away_before_the_sixteenth_turn_ends() {
    let mut game = watched("6k1/8/4N3/8/8/8/8/4K3 w - - 0 1", &near(&[("e6", 14)]));
    play(&mut game, &["e1e2", "keep", "g8h8", "e2e1"]);
    assert_eq!((counts(&game, "e6")[3], listed(&game, "claim").len()), (0, 0));
}

#[test]
fn questions_come_piece_by_piece_in_square_order() {
    let counters = near(&[("f6", 14), ("h6", 14), ("g6", 14)]);
    let mut game = watched("7k/7p/5RPP/8/8/8/8/4K3 w - - 0 1", &counters);
    play(&mut game, &["e1e2"]);
    let asked = |game: &engine::Session| {
        game.view(engine::protocol::Viewer::All).pending.map(|it| it.square.expect("one").0.to_string())
    };
    assert_eq!(asked(&game), Some("f6".into()));
    assert_eq!(refused(&game, "release:g6"), "no-target");
    play(&mut game, &["release:f6"]);
    assert_eq!(asked(&game), Some("g6".into()));
    play(&mut game, &["keep", "release:h6"]);
    assert_eq!(board(&game), "7k/7p/6P1/8/8/8/4K3/8");
    assert_eq!(counts(&game, "g6")[3], 15);
    assert!(passive(&game).is_empty());
}

#[test]
fn a_release_that_would_bare_the_own_antisensei_is_not_offered() {
    let fen = "4r3/8/2k1N3/4K3/8/8/P7/8 w - - 0 1";
    let mut skipped = watched(fen, &near(&[("e6", 14)]));
    play(&mut skipped, &["a2a3"]);
    assert_eq!(json!(skipped.turn().name()), json!("black"), "with keep alone to choose he is not asked");
    assert_eq!(counts(&skipped, "e6")[3], 15);
    let options = json!({"vigilance": "manual", "windows": "always"});
    let mut asked = with(fen, &[], &near(&[("e6", 14)]), &options);
    play(&mut asked, &["a2a3"]);
    assert_eq!(listed(&asked, ""), ["keep"]);
    assert_eq!(refused(&asked, "release:e6"), "own-king-attacked");
    play(&mut asked, &["keep"]);
    assert_eq!(json!(asked.turn().name()), json!("black"));
}

#[test]
fn the_belts_rise_when_the_questions_are_answered() {
    let counters = json!([{"square": "f6", "near": 14, "idle": 15}, {"square": "a2", "idle": 15}]);
    let mut game = watched("7k/8/5N2/8/8/8/P7/4K3 w - - 0 1", &counters);
    play(&mut game, &["e1e2"]);
    assert_eq!((on(&game, "f6"), on(&game, "a2")), (Some('N'), Some('P')));
    play(&mut game, &["keep"]);
    assert_eq!((on(&game, "f6"), on(&game, "a2")), (Some('B'), Some('N')));
    assert_eq!(counts(&game, "f6"), [0; 4], "a new kind counts anew");
}

#[test]
fn several_may_be_claimed_and_the_move_is_still_to_come() {
    let counters = near(&[("f6", 15), ("h6", 15)]);
    let mut game = watched("6k1/7p/5N1R/8/8/8/8/4K3 b - - 9 1", &json!([]));
    assert_eq!(listed(&game, "claim"), [""; 0]);
    game = watched("7k/6pp/5N1R/8/8/8/8/4K3 w - - 9 1", &counters);
    play(&mut game, &["e1e2"]);
    assert_eq!(listed(&game, "claim"), ["claim:f6", "claim:h6"]);
    play(&mut game, &["claim:h6"]);
    assert_eq!(events(&game), ["changed"]);
    assert_eq!((on(&game, "h6"), json!(game.turn().name())), (Some('p'), json!("black")));
    play(&mut game, &["claim:f6"]);
    assert_eq!(game.fen().split(' ').nth(4), Some("0"), "a claim is progress");
    assert_eq!(board(&game), "7k/6pp/5p1p/8/8/8/4K3/8");
    play(&mut game, &["f6f5"]);
    assert_eq!(game.fen(), "7k/6pp/7p/5p2/8/8/4K3/8 w - - 1 2");
    assert_eq!(counts(&game, "h6"), [1, 1, 0, 0]);
    assert_eq!(counts(&game, "f5"), [0; 4]);
}

#[test]
fn a_claim_is_for_the_start_of_a_turn() {
    let mut game = watched(FEN, &near(&[("f6", 15)]));
    play(&mut game, &["e1e2", "h8g7"]);
    assert_eq!(refused(&game, "claim:f6"), "no-target", "White is on turn, and the piece is his");
    play(&mut game, &["f6h5"]);
    assert_eq!(listed(&game, "claim"), ["claim:h5"], "still near, wherever it stands");
}

#[test]
fn who_cannot_move_but_claim_is_not_mated_before_he_has_claimed_all() {
    let mut game = watched("7k/5K2/5N2/8/8/8/8/R7 w - - 0 1", &near(&[("f6", 15)]));
    play(&mut game, &["a1h1"]);
    assert_eq!((reason(&game), listed(&game, "")), (None, vec!["claim:f6".into()]));
    assert_eq!(refused(&game, "h8h7"), "must-parry-check");
    play(&mut game, &["claim:f6"]);
    assert_eq!((reason(&game), events(&game)), (Some("checkmate"), vec!["changed".into(), "game-over".into()]));
    let mut rescued = watched("7k/5K2/6R1/8/8/8/8/8 w - - 0 1", &near(&[("g6", 15)]));
    play(&mut rescued, &["g6h6"]);
    assert_eq!(listed(&rescued, ""), ["claim:h6"]);
    play(&mut rescued, &["claim:h6"]);
    assert_eq!(listed(&rescued, ""), ["h6h5", "h8h7"]);
}

#[test]
fn an_antisensei_left_attacked_by_a_claim_may_be_captured() {
    let fen = "8/8/8/8/3k4/2N5/8/K7 w - - 0 1";
    let mut game = watched(fen, &near(&[("c3", 15)]));
    play(&mut game, &["a1b2", "claim:c3"]);
    assert_eq!(events(&game), ["changed", "check"]);
    assert_eq!(listed(&game, "c3"), ["c3c2", "c3b2"], "what ends the game comes last");
    let mut captured = game.clone();
    play(&mut captured, &["c3b2"]);
    assert_eq!(
        (reason(&captured), captured.outcome().and_then(|it| it.winner)),
        (Some("king-captured"), Some(board::Color::Black))
    );
    assert_eq!(events(&captured), ["captured", "moved", "marked", "game-over"]);
    play(&mut game, &["d4d5"]);
    assert_eq!(json!(game.view(engine::protocol::Viewer::All).check), json!(["b2"]));
}
