//! Plain chess against rules/chess.md, sentence by sentence.

mod common;

use board::Color;
use common::{board, fault, game, game_with, listed, play, reason, refused};
use engine::protocol::{Filter, Viewer};
use serde_json::json;

#[test]
fn mate_wins_on_the_hundredth_ply_too() {
    let mut mate = game("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80");
    play(&mut mate, &["a1a8"]);
    assert_eq!(reason(&mate), Some("checkmate"));
    assert_eq!(mate.outcome().and_then(|outcome| outcome.winner), Some(Color::White));
}

#[test]
fn stalemate_comes_before_insufficient_material_and_that_before_repetition_and_move_limit() {
    let mut stale = game("chess", "7k/8/5K2/7B/8/8/8/8 w - - 99 80");
    assert_eq!(reason(&stale), Some("insufficient-material"));
    stale = game("chess", "7k/5K2/8/8/8/8/6p1/7N w - - 99 80");
    play(&mut stale, &["h1g3"]);
    assert_eq!(reason(&stale), Some("move-limit"));
    stale = game("chess", "k7/2K5/8/1N6/8/8/8/7n w - - 99 80");
    play(&mut stale, &["c7c8"]);
    assert_eq!(reason(&stale), Some("move-limit"));
    let bare = game("chess", "k7/8/1K6/8/8/8/8/8 b - - 100 80");
    assert_eq!(reason(&bare), Some("insufficient-material"));
}

#[test]
fn insufficient_material_counts_one_minor_piece_or_bishops_of_one_colour() {
    for fen in [
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
        "7k/8/8/8/8/8/8/KN6 w - - 0 1",
        "7k/8/8/8/8/8/8/K1B5 w - - 0 1",
        "7k/8/5b2/8/8/8/8/K1B5 w - - 0 1",
        "7k/8/5b2/4B3/8/8/8/K1B5 w - - 0 1",
    ] {
        assert_eq!(reason(&game("chess", fen)), Some("insufficient-material"), "{fen}");
    }
    for fen in [
        "7k/8/8/8/8/8/8/KNN5 w - - 0 1",
        "7k/8/4n3/8/8/8/8/KN6 w - - 0 1",
        "7k/8/4b3/8/8/8/8/K1B5 w - - 0 1",
        "7k/7p/8/8/8/8/8/K7 w - - 0 1",
        "7k/8/4n3/8/8/8/8/K1B5 w - - 0 1",
    ] {
        assert_eq!(reason(&game("chess", fen)), None, "{fen}");
    }
}

#[test]
fn a_repeated_position_needs_the_same_rights_and_the_same_legal_en_passant() {
    // The first time e3 is open to a capture, the later times it is not.
    let mut passing = game("chess", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    play(&mut passing, &["e2e4", "e8e7", "e1d1", "e7e8", "d1e1", "e8e7", "e1d1", "e7e8", "d1e1"]);
    assert_eq!(reason(&passing), None);
    play(&mut passing, &["e8e7"]);
    assert_eq!(reason(&passing), Some("repetition"));
    // An en passant square nobody can use makes no difference.
    let mut quiet = game("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    play(&mut quiet, &["e2e4", "e8e7", "e1d1", "e7e8", "d1e1", "e8e7", "e1d1", "e7e8", "d1e1"]);
    assert_eq!(reason(&quiet), Some("repetition"));
    // The king's first move costs the rights: the start position stands anew only after it.
    let mut rights = game("chess", "4k3/8/8/8/8/8/7p/R3K3 w Q - 0 1");
    play(&mut rights, &["e1d1", "e8d8", "d1e1", "d8e8", "e1d1", "e8d8", "d1e1", "d8e8"]);
    assert_eq!(reason(&rights), None);
    play(&mut rights, &["e1d1"]);
    assert_eq!(reason(&rights), Some("repetition"));
}

#[test]
fn when_a_game_is_over_nobody_acts() {
    let mut over = game("chess", "7k/8/8/8/8/8/7p/K7 w - - 0 1");
    play(&mut over, &["draw"]);
    assert!(over.legal(&Filter::ALL).is_empty() && over.host_actions().is_empty());
    assert_eq!(json!(over.phase()), json!("over"));
    assert_eq!(json!(over.actor()), json!(null));
    assert_eq!(over.play("e2e4").expect_err("over").reason, "game-over");
    assert_eq!(refused(&over, "a1b1"), "game-over");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let reason = |fen: &str| {
        let (code, path, reason) = fault("chess", &json!({"setup": {"fen": fen}}));
        assert_eq!((code.as_str(), path.as_str()), ("bad-setup", "setup.fen"), "{fen}");
        reason
    };
    assert_eq!(reason("4k3/8/8/8/8/8/8/8 w - - 0 1"), "king-count");
    assert_eq!(reason("4k3/8/8/8/8/8/8/KK6 w - - 0 1"), "king-count");
    assert_eq!(reason("4k3/8/8/8/8/8/8/K3R3 w - - 0 1"), "king-capturable");
    assert_eq!(reason("4k3/8/8/8/8/8/8/4K3 w K - 0 1"), "castling-rights");
    assert_eq!(reason("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"), "en-passant");
    assert_eq!(reason("4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1"), "en-passant");
    assert_eq!(reason("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), "pawn-on-back-rank");
    assert_eq!(reason("4k3/8/8/8/8/8/8/p3K3 w - - 0 1"), "pawn-on-back-rank");
    assert_eq!(reason("4k3/8/8/8/8/8/8/Z3K3 w - - 0 1"), "kind-not-in-game");
    assert_eq!(reason("4k3/8/8/8/8/8/8/X3K3 w - - 0 1"), "kind-not-in-game");
    assert_eq!(reason("8/8/8/8/8/8/3k4/4K3 w - - 0 1"), "kings-adjacent");
    assert_eq!(reason("4k3/8/8/8/8/8/8/4K3"), "fen-missing");
    assert_eq!(reason(""), "fen-missing");
    assert_eq!(reason("4k3/8/8/8/8/8/4K3 w - - 0 1"), "fen-ranks");
    assert_eq!(reason("4k3/9/8/8/8/8/8/4K3 w - - 0 1"), "fen-rank");
    assert_eq!(reason("4k3/8/8/8/8/8/8/4K2? w - - 0 1"), "fen-letter");
    assert_eq!(reason("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), "fen-field");
    assert_eq!(reason("4k3/8/8/8/8/8/8/4K3 w - - 0 1 more"), "fen-fields");
}

#[test]
fn keys_of_other_games_and_unknown_keys_are_refused_with_their_path() {
    let fault = |options| fault("chess", &options);
    let bad = |code: &str, path: &str, reason| (code.to_string(), path.to_string(), reason);
    assert_eq!(fault(json!({"deck": "full"})), bad("bad-option", "deck", "other-games-key"));
    assert_eq!(fault(json!({"colour": 1})), bad("bad-option", "colour", "unknown-key"));
    assert_eq!(fault(json!({"setup": {"holes": ["e4"]}})), bad("bad-setup", "setup.holes", "other-games-key"));
    assert_eq!(fault(json!({"setup": {"fan": ""}})), bad("bad-setup", "setup.fan", "unknown-key"));
    assert_eq!(fault(json!({"setup": 7})), bad("bad-setup", "setup", "wrong-type"));
    assert_eq!(fault(json!({"chance": "dice"})), bad("bad-option", "chance", "wrong-value"));
    assert_eq!(fault(json!({"seed": 7})), bad("bad-option", "seed", "wrong-type"));
    assert_eq!(fault(json!(7)), bad("bad-option", "", "wrong-type"));
    assert!(game_with("chess", &json!({"seed": null, "setup": null})).is_ok());
    assert!(game_with("go", &json!({})).is_err());
}

#[test]
fn refusals_say_what_is_true() {
    let start = game_with("chess", &json!({})).expect("the start");
    for (action, code) in [
        ("e4e5", "no-piece"),
        ("e7e5", "not-your-piece"),
        ("e2e5", "unreachable"),
        ("a1a3", "blocked"),
        ("e2e4q", "unreachable"),
        ("pass", "other"),
        ("@12:e4", "other"),
        ("@12", "other"),
        ("heal:e4", "other"),
        ("timeup", "other"),
        ("e2", "malformed"),
    ] {
        assert_eq!(refused(&start, action), code, "{action}");
    }
    assert!(start.is_legal("resign:black") && start.explain("resign:black").is_none());
    let castling = game("chess", "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1");
    assert_eq!(refused(&castling, "e1g1"), "castling");
    assert!(castling.is_legal("e1c1"));
    let check = game("chess", "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1");
    assert_eq!(refused(&check, "e1c1"), "castling");
    assert_eq!(refused(&check, "a1a2"), "must-parry-check");
    let last = game("chess", "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(refused(&last, "a7a8"), "promotion-needed");
    assert_eq!(refused(&last, "a7a8k"), "promotion-needed");
}

#[test]
fn labels_are_san() {
    let label = |fen: &str, action: &str| game("chess", fen).label(action).expect("a legal move");
    assert_eq!(label("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), "O-O");
    assert_eq!(label("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), "O-O-O");
    assert_eq!(label("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1d1"), "Rd1");
    assert_eq!(label("6k1/8/8/8/8/8/K7/R6R w - - 0 1", "a1d1"), "Rad1");
}

#[test]
fn labels_tell_rivals_apart_and_show_check_and_mate() {
    let label = |fen: &str, action: &str| game("chess", fen).label(action).expect("a legal move");
    assert_eq!(label("7k/R7/8/8/8/8/4K3/R7 w - - 0 1", "a1a4"), "R1a4");
    assert_eq!(label("6k1/8/8/8/Q6Q/8/6K1/Q7 w - - 0 1", "a4d4"), "Qa4d4");
    assert_eq!(label("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q"), "axb8=Q+");
    assert_eq!(label("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8#");
    assert_eq!(label("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
    // A pinned knight is no rival.
    assert_eq!(label("4r2k/8/8/8/4N3/8/4K3/2N5 w - - 0 1", "c1d3"), "Nd3");
}

#[test]
fn captures_and_views_tell_what_was_taken() {
    let mut passing = game("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let list = passing.legal(&Filter::ALL);
    let taking = list.iter().find(|listed| listed.action.to_string() == "e5d6").expect("en passant");
    assert_eq!(taking.captures, "d5".parse::<board::Square>().expect("a square").into());
    play(&mut passing, &["e5d6"]);
    assert_eq!(board(&passing), "4k3/8/3P4/8/8/8/8/4K3");
    let view = json!(passing.view(Viewer::All));
    assert_eq!(view["captured"], json!({"white": [], "black": ["pawn"]}));
    assert_eq!(view["lastMove"], json!({"from": "e5", "to": "d6"}));
    assert_eq!(view["played"], json!(1));
}

#[test]
fn a_filter_narrows_the_list() {
    let start = game_with("chess", &json!({})).expect("the start");
    let from = Filter { from: "b1".parse().ok(), ..Filter::ALL };
    let ids: Vec<String> = start.legal(&from).iter().map(|listed| listed.action.to_string()).collect();
    assert_eq!(ids, listed(&start, "b1"));
    assert_eq!(ids, ["b1a3", "b1c3"]);
}

#[test]
fn perft_minds_draws() {
    // After the capture of the pawn only bare kings are left, and such a game is over.
    let bare = game("chess", "7k/8/8/8/8/8/1p6/K7 w - - 0 1");
    let mut by_hand = 0;
    for listed in bare.legal(&Filter::ALL) {
        let mut next = bare.clone();
        play(&mut next, &[&listed.action.to_string()]);
        by_hand += next.legal(&Filter::ALL).len() as u64;
    }
    assert_eq!(bare.perft(2), by_hand);
    let limit = game("chess", "7k/8/8/8/8/8/R7/K7 w - - 98 1");
    assert_eq!(limit.perft(3), 0);
}

#[test]
fn a_refusal_says_more_where_the_code_alone_would_mislead() {
    let told = |fen: &str, action: &str| {
        let refusal = game("chess", fen).explain(action).expect("not legal");
        let by: Vec<String> = refusal.by.iter().map(|man| man.square.to_string()).collect();
        (refusal.hint, by.join(" "))
    };
    assert_eq!(told("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1"), (Some("castling-right-gone"), String::new()));
    assert_eq!(told("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "e1g1"), (Some("castling-in-check"), "e2".into()));
    assert_eq!(told("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1g1"), (Some("castling-attacked"), "f3".into()));
    assert_eq!(told("4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "e1g1"), (None, "f1".into()));
    assert_eq!(told("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4q"), (Some("no-promotion-here"), String::new()));
    // A promotion that would leave the king attacked, whatever the pawn became.
    let pinned = game("chess", "1n5k/P7/8/8/8/8/8/K6r w - - 0 1");
    assert_eq!(refused(&pinned, "a7b8"), "must-parry-check");
    // The pieces that give check, not those a wrong parry would let in.
    assert_eq!(told("4k3/8/8/8/1b6/8/3P4/4K2r w - - 0 1", "d2d3"), (None, "h1".into()));
}
