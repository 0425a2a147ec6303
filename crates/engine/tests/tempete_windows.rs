//! Every card of Tempête in every window, in and out of check.

mod common;

use common::{game_with, play};
use engine::Session;
use engine::protocol::{CardId, Filter, Verb};
use serde_json::json;

/// Everything a card may ask for: pawns that push, capture, jump and march, all pieces, three corners taken.
const CALM: &str = "r1b1kbnr/1pp2p1p/4p3/4P3/p2n4/4B1R1/PP1P1P1P/RN2K3 w - - 0 1";
/// The same with a knight on f3 that gives check and can be taken.
const CHECKED: &str = "r1b1kbnr/1pp2p1p/4p3/4P3/p2n4/4BnR1/PP1P1P1P/RN2K3 w - - 0 1";
/// The first without the bishop on f8: a rook that takes on g8 gives check.
const OPEN: &str = "r1b1k1nr/1pp2p1p/4p3/4P3/p2n4/4B1R1/PP1P1P1P/RN2K3 w - - 0 1";

/// A window and how it comes to be open.
struct Window {
    name: &'static str,
    fen: &'static str,
    /// Whose hand the card under test is in: the player who is asked.
    white: bool,
    actions: &'static [&'static str],
}

const fn window(name: &'static str, fen: &'static str, white: bool, actions: &'static [&'static str]) -> Window {
    Window { name, fen, white, actions }
}

const WINDOWS: [Window; 12] = [
    window("main", CALM, true, &[]),
    window("main, in check", CHECKED, true, &[]),
    window("intercept", CALM, false, &["e3d4"]),
    window("intercept, of a check", OPEN, false, &["g3g8"]),
    window("answer", CALM, false, &["@20:b1,h1"]),
    window("answer, in check", CALM, false, &["@20:a1,d8"]),
    window("react", CALM, false, &["e3d4", "pass"]),
    window("react, in check", OPEN, false, &["g3g8", "pass"]),
    window("after a knight's move", CALM, true, &["b1c3"]),
    window("after a bishop's move", CALM, true, &["e3g5"]),
    window("after a rook's move", CALM, true, &["g3g5"]),
    window("after a check", OPEN, true, &["g3g8"]),
];

fn game(window: &Window, card: u32) -> Session {
    // The card that is answered is another one than the one under test.
    let (swap, instead) = (card == 20, "47");
    let mut actions: Vec<String> = window.actions.iter().map(|action| action.to_string()).collect();
    let mut hands = json!({"white": [], "black": []});
    hands[if window.white { "white" } else { "black" }] = json!([card.to_string()]);
    for action in actions.iter_mut().filter(|action| action.starts_with('@')) {
        if swap {
            *action = format!("@{instead}:g3,f5");
        }
        hands["white"] = json!([if swap { instead } else { "20" }]);
    }
    let setup = json!({
        "fen": window.fen, "hands": hands, "deck": [], "discard": [if card == 5 { "6" } else { "5" }],
        "captured": {"white": ["pawn", "knight"], "black": ["pawn", "knight"]},
    });
    let mut game = game_with("tempete", &json!({"windows": "always", "setup": setup})).expect("a sound set-up");
    play(&mut game, &actions.iter().map(String::as_str).collect::<Vec<_>>());
    game
}

/// Cards by the window their class is played in (rules/tempete.md §7); extra ones and 72 in several.
const BEFORE: &[u32] = &[64, 68];
const INSTEAD: &[u32] =
    &[3, 4, 5, 9, 10, 15, 17, 19, 20, 21, 23, 24, 27, 29, 30, 31, 38, 43, 44, 45, 47, 48, 49, 53, 58, 60, 62, 65];
const EXTRA: &[u32] = &[6];
const AFTER: &[u32] =
    &[2, 7, 8, 11, 12, 16, 18, 22, 25, 28, 35, 36, 37, 40, 41, 46, 50, 51, 54, 55, 56, 59, 63, 67, 69, 70, 71];
const REACT: &[u32] = &[1, 13, 14, 26, 33, 57, 61];
const COUNTER: &[u32] = &[32, 34, 39, 42, 52];
const INTERCEPT: &[u32] = &[66];
const ANY: &[u32] = &[72];

/// What is said of a card in its window, where it is not playable there.
const EXCEPTIONS: &[(&str, &str, &[u32])] = &[
    ("main", "no-target", &[9]),
    // None of these takes the knight, moves the king or holds the knight fast.
    ("main, in check", "void-takes-king", &[5, 10, 15, 21, 24, 27, 29, 38, 43, 44, 45, 48, 49, 60, 65]),
    ("react", "no-target", &[33]),
    ("after a knight's move", "no-target", &[50, 51]),
    ("after a bishop's move", "no-target", &[18, 51]),
    ("after a rook's move", "no-target", &[18, 50]),
    ("after a check", "no-target", &[18, 40, 50, 51]),
    ("after a check", "void-keeps-king-in-check", &[22]),
];

fn classes(window: &Window) -> Vec<&'static [u32]> {
    match window.name.split([' ', ',']).next() {
        Some("main") => vec![BEFORE, INSTEAD, EXTRA, ANY],
        Some("intercept") => vec![INTERCEPT, ANY],
        Some("answer") => vec![COUNTER, ANY],
        Some("react") => vec![REACT, ANY],
        _ => vec![AFTER, EXTRA, ANY],
    }
}

#[test]
fn every_card_is_in_one_class() {
    let mut all: Vec<u32> = [BEFORE, INSTEAD, EXTRA, AFTER, REACT, COUNTER, INTERCEPT, ANY].concat();
    all.sort_unstable();
    assert_eq!(all, (1..=72).collect::<Vec<_>>());
}

#[test]
fn every_card_in_every_window_is_playable_where_its_class_says() {
    for window in &WINDOWS {
        let phase = window.name.split([' ', ',']).next().expect("a word");
        for card in 1..=72 {
            let game = game(window, card);
            assert_eq!(json!(game.phase()), json!(phase), "{card}: {}", window.name);
            let code = game.explain(&format!("@{card}")).map_or(json!("legal"), |refusal| json!(refusal.code));
            let exception = EXCEPTIONS.iter().find(|(name, _, cards)| *name == window.name && cards.contains(&card));
            let wanted = match exception {
                Some((_, code, _)) => code,
                None if classes(window).iter().any(|class| class.contains(&card)) => "legal",
                None => "wrong-window",
            };
            assert_eq!(code, json!(wanted), "{card}: {}", window.name);
            let listed = game.legal(&Filter { card: Some(CardId::number(card as u8)), ..Filter::ALL });
            let plays = listed.iter().filter(|listed| listed.action.verb == Verb::Card).count();
            assert_eq!(plays > 0, wanted == "legal", "{card}: {}", window.name);
        }
    }
}

#[test]
fn every_play_of_every_card_can_be_previewed_played_undone_and_replayed() {
    for window in &WINDOWS {
        for card in 1..=72 {
            let mut game = game(window, card);
            let hash = game.hash();
            let list = game.legal(&Filter { card: Some(CardId::number(card as u8)), void: true, ..Filter::ALL });
            for listed in list.iter().step_by(1 + list.len() / 40) {
                let id = listed.action.to_string();
                game.preview(&id).unwrap_or_else(|fault| panic!("{id}: {fault}"));
                game.play(&id).unwrap_or_else(|fault| panic!("{id}: {fault}"));
                let again = Session::from_record(&game.record().to_json()).expect("a sound record");
                assert_eq!(again.hash(), game.hash(), "{id}");
                game.undo(true).expect("something to undo");
                assert_eq!(game.hash(), hash, "{id}");
            }
        }
    }
}
