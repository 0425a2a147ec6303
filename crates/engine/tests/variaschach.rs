//! The four dice games against rules/varia.md, sentence by sentence.

mod common;

use board::Color;
use common::{board, fault, game, game_with, listed, play, reason, refused};
use engine::protocol::Viewer;
use serde_json::{Value, json};

const ALL: [&str; 4] = ["ordo", "ordo-vulneris", "occasio", "occado"];

fn marks(game: &engine::Session, square: &str) -> Value {
    let index = square.parse::<board::Square>().expect("a square").index();
    json!(game.view(Viewer::All).board[index].as_ref().expect("a die").marks)
}

fn bad(fen: &str, id: &str) -> &'static str {
    fault(id, &json!({"setup": {"fen": fen}})).2
}

#[test]
fn set_ups_are_judged() {
    assert_eq!(bad("4k3/8/8/8/8/8/8/X3K3 w - - 0 1", "ordo"), "kind-not-in-game");
    for id in ALL {
        if id != "ordo" {
            game(id, "4k3/8/8/8/8/8/8/X3K3 w - - 0 1");
        }
        assert_eq!(bad("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", id), "pawn-on-back-rank");
        assert_eq!(bad("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", id), "pawn-on-back-rank");
        // A pawn on its own first rank is a pawn like others, and one step is its way.
        let first = game(id, "4k3/8/8/8/8/8/8/P3K3 w - - 0 1");
        assert_eq!(listed(&first, "a1"), ["a1a2"]);
        assert_eq!(bad("rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKBNR w - - 0 1", id), "too-many-pieces");
        assert_eq!(bad("4k3/8/8/8/8/8/8/Z3K3 w - - 0 1", id), "kind-not-in-game");
        // The en passant field is passed over, sound or not.
        game(id, "4k3/8/8/8/8/8/8/4K3 w - e6 0 1");
        let passed = game(id, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        assert_eq!(listed(&passed, "e5"), ["e5e6"]);
    }
}

#[test]
fn back_rank_marks_need_a_queen_on_a_back_rank_in_a_game_that_knows_them() {
    let queens =
        |id: &str, fen: &str, squares: &[&str]| fault(id, &json!({"setup": {"fen": fen, "backRankQueens": squares}}));
    let fen = "3qk3/8/8/3Q4/8/8/8/3QK2R b - - 0 1";
    for id in ["ordo", "ordo-vulneris", "occado"] {
        let at = |i: usize| format!("setup.backRankQueens[{i}]");
        assert_eq!(queens(id, fen, &["d8", "a1"]), ("bad-setup".into(), at(1), "square-empty"));
        assert_eq!(queens(id, fen, &["d5"]), ("bad-setup".into(), at(0), "not-a-back-rank-queen"));
        assert_eq!(queens(id, fen, &["h1"]), ("bad-setup".into(), at(0), "not-a-back-rank-queen"));
        assert_eq!(queens(id, fen, &["d1", "d1"]), ("bad-setup".into(), at(1), "named-twice"));
        let sound = json!({"setup": {"fen": fen, "backRankQueens": ["d1", "d8"]}});
        assert_eq!(marks(&game_with(id, &sound).expect("sound"), "d8"), json!(["back-rank-queen"]));
    }
    assert_eq!(queens("occasio", fen, &["d1"]).2, "other-games-key");
}

#[test]
fn a_queen_under_the_back_rank_rule_keeps_it_from_one_back_rank_to_the_other() {
    for (id, after) in [("ordo", "P"), ("ordo-vulneris", "X"), ("occado", "X")] {
        let mut queen = game(id, "6k1/8/8/8/8/8/8/R5K1 w - - 0 1");
        play(&mut queen, &["a1b1", "g8g7", "b1b8", "g7h6"]);
        assert_eq!(marks(&queen, "b8"), json!(["back-rank-queen"]), "{id}");
        play(&mut queen, &["b8b5"]);
        assert_eq!(board(&queen), format!("8/8/7k/1{after}6/8/8/8/6K1"), "{id}");
        assert_eq!(marks(&queen, "b5"), json!([]), "{id}");
    }
}

#[test]
fn a_queen_from_elsewhere_turns_on_a_back_rank_too() {
    let mut own = game("ordo", "6k1/8/8/8/3Q4/8/8/6K1 w - - 0 1");
    play(&mut own, &["d4d1"]);
    assert_eq!(board(&own), "6k1/8/8/8/8/8/8/3P2K1");
    let enemy = game("ordo", "8/6k1/8/8/8/3Q4/8/6K1 w - - 0 1");
    assert_eq!(listed(&enemy, "d3d8"), ["d3d8n", "d3d8b", "d3d8r", "d3d8q"]);
    assert_eq!(refused(&enemy, "d3d8"), "promotion-needed");
    assert_eq!(refused(&enemy, "d3d8p"), "promotion-needed");
    let mut original = game("ordo", "8/6k1/8/8/8/8/8/3Q2K1 w - - 0 1");
    play(&mut original, &["d1d8q"]);
    assert_eq!(marks(&original, "d8"), json!(["back-rank-queen"]));
    for id in ["ordo-vulneris", "occado"] {
        let mut red = game(id, "8/6k1/8/8/8/3Q4/8/6K1 w - - 0 1");
        assert_eq!(listed(&red, "d3d8"), ["d3d8"]);
        play(&mut red, &["d3d8"]);
        assert_eq!(board(&red), "3X4/6k1/8/8/8/8/8/6K1");
    }
}

#[test]
fn the_captured_queens_mark_goes_with_it() {
    let fen = "q5k1/8/8/8/8/8/8/R5K1 w - - 0 1";
    let mut taken = game_with("ordo", &json!({"setup": {"fen": fen, "backRankQueens": ["a8"]}})).expect("sound");
    play(&mut taken, &["a1a8"]);
    assert_eq!(marks(&taken, "a8"), json!(["back-rank-queen"]));
    assert_eq!(board(&taken), "Q5k1/8/8/8/8/8/8/6K1");
    let knight = "n5k1/8/8/8/8/8/8/R5K1 w - - 0 1";
    let mut knight = game("ordo-vulneris", knight);
    play(&mut knight, &["a1a7"]);
    assert_eq!(marks(&knight, "a7"), json!([]));
}

#[test]
fn positions_repeat_across_pawn_moves_because_dice_come_back() {
    // The die goes through all five faces and stands as it stood, a pawn on c2.
    let mut round = game("ordo", "7k/8/8/8/8/8/2P5/K7 w - - 0 1");
    let cycle = ["c2c3", "h8h7", "c3b5", "h7g8", "b5d3", "g8h8", "d3d2", "h8h7", "d2c2", "h7h8"];
    play(&mut round, &cycle);
    assert_eq!(board(&round), "7k/8/8/8/8/8/2P5/K7");
    assert_eq!(reason(&round), None);
    play(&mut round, &cycle);
    assert_eq!(reason(&round), Some("repetition"));
}

#[test]
fn a_red_die_neither_moves_nor_checks_but_blocks_and_is_captured() {
    for id in ["ordo-vulneris", "occasio", "occado"] {
        let red = game(id, "4k3/8/8/8/8/4X3/8/4K3 b - - 0 1");
        assert_eq!(json!(red.view(Viewer::All).check), json!([]));
        let mut behind = game(id, "4k3/8/8/8/8/4x3/4R3/K7 w - - 0 1");
        assert_eq!(json!(behind.view(Viewer::All).check), json!([]));
        assert!(behind.is_legal("e2e3"));
        play(&mut behind, &["a1b1", "e8e7"]);
        assert_eq!(refused(&behind, "e3e2"), "not-your-piece");
        let own = game(id, "4k3/8/8/8/8/4X3/8/4K3 w - - 0 1");
        assert_eq!(refused(&own, "e3e4"), "wounded");
    }
}

#[test]
fn castling_turns_and_rolls_nothing_and_needs_dice_that_never_moved() {
    for id in ALL {
        let mut castled = game(id, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        play(&mut castled, &["e1g1"]);
        assert_eq!(board(&castled), "4k3/8/8/8/8/8/8/R4RK1", "{id}");
        assert_eq!(json!(castled.actor()), json!("black"), "{id}");
        assert_eq!(marks(&castled, "f1"), json!([]), "{id}");
    }
    // The rook has come back as a rook, but it has turned.
    let mut gone = game("ordo", "k7/8/8/8/8/8/8/4K2R w K - 0 1");
    for action in ["h1h3", "a8b8", "h3h2", "b8a8", "h2h4", "a8b8", "h4g2", "b8a8", "g2f1", "a8b8", "f1h1", "b8a8"] {
        if gone.is_legal(action) {
            play(&mut gone, &[action]);
        }
    }
    assert!(!gone.is_legal("e1g1"));
}

#[test]
fn healing_is_a_ply_that_resets_nothing() {
    let mut heal = game("ordo-vulneris", "k7/8/8/8/8/4X3/8/4K3 w - - 99 60");
    play(&mut heal, &["heal:e3"]);
    assert_eq!(reason(&heal), Some("move-limit"));
    let mut roll = game("occado", "k7/8/8/8/8/4X3/8/4K3 w - - 99 60");
    play(&mut roll, &["roll:e3", "roll:pawn"]);
    assert_eq!(reason(&roll), None);
    play(&mut roll, &["e3e4"]);
    assert_eq!(reason(&roll), None);
    assert_eq!(roll.fen().split(' ').nth(4), Some("0"));
}

#[test]
fn healing_and_rolling_are_refused_with_the_reason() {
    let vulneris = game("ordo-vulneris", "k7/8/8/8/x7/X3N3/8/4K3 w - - 0 1");
    assert_eq!(listed(&vulneris, "heal"), ["heal:a3"]);
    assert_eq!(refused(&vulneris, "heal:e3"), "no-target");
    assert_eq!(refused(&vulneris, "heal:a4"), "not-your-piece");
    assert_eq!(refused(&vulneris, "heal:h8"), "no-piece");
    assert_eq!(refused(&vulneris, "roll:a3"), "other");
    assert_eq!(refused(&vulneris, "heal:a3=q"), "other");
    let check = game("ordo-vulneris", "k3r3/8/8/8/8/X7/8/4K3 w - - 0 1");
    assert_eq!(refused(&check, "heal:a3"), "must-parry-check");
    let last = game("ordo-vulneris", "X7/7k/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(refused(&last, "heal:a8"), "promotion-needed");
    let ordo = game("ordo", "k7/8/8/8/8/4N3/8/4K3 w - - 0 1");
    assert_eq!(refused(&ordo, "heal:e3"), "other");
}

#[test]
fn a_healed_queen_on_the_last_rank_is_a_back_rank_queen() {
    let mut heal = game("ordo-vulneris", "X7/7k/8/8/8/8/8/4K3 w - - 0 1");
    play(&mut heal, &["heal:a8=q"]);
    assert_eq!(marks(&heal, "a8"), json!(["back-rank-queen"]));
}

#[test]
fn occasio_frees_with_five_faces_and_promotes_a_freed_pawn() {
    let mut free = game("occasio", "X7/7k/8/8/8/8/8/4K3 w - - 0 1");
    play(&mut free, &["heal:a8"]);
    assert_eq!(listed(&free, "").len(), 5);
    assert_eq!(refused(&free, "e1e2"), "wrong-window");
    assert_eq!(refused(&free, "roll:wounded"), "wrong-window");
    play(&mut free, &["roll:pawn"]);
    assert_eq!(json!(free.phase()), json!("promote"));
    assert_eq!(listed(&free, ""), ["promote:n", "promote:b", "promote:r", "promote:q"]);
    assert_eq!(refused(&free, "e1e2"), "wrong-window");
    assert_eq!(json!(free.view(Viewer::All).pending.expect("a question").square), json!("a8"));
    play(&mut free, &["promote:q"]);
    assert_eq!(marks(&free, "a8"), json!([]));
    assert_eq!(free.turn(), Color::Black);
}

#[test]
fn occado_goes_on_rolling_until_a_move_is_found_or_all_is_rolled() {
    let mut stuck = game("occado", "8/8/8/8/8/1q5p/7X/K6k w - - 0 1");
    assert_eq!(listed(&stuck, ""), ["roll:h2"]);
    play(&mut stuck, &["roll:h2", "roll:pawn"]);
    assert_eq!(reason(&stuck), Some("stalemate"));
    let mut mated = game("occado", "7k/8/8/8/8/7p/1q5X/K7 w - - 0 1");
    assert_eq!(reason(&mated), None);
    let check = game("occado", "7k/8/8/8/8/2b4p/1q5X/K7 w - - 0 1");
    assert_eq!(listed(&check, ""), ["roll:h2"]);
    mated = check;
    play(&mut mated, &["roll:h2", "roll:pawn"]);
    assert_eq!(reason(&mated), Some("checkmate"));
    assert_eq!(mated.outcome().and_then(|outcome| outcome.winner), Some(Color::Black));
}

#[test]
fn a_rolled_queen_on_a_back_rank_is_no_back_rank_queen() {
    let mut rolled = game("occado", "8/7k/8/8/8/8/8/X3K3 w - - 0 1");
    play(&mut rolled, &["roll:a1", "roll:queen"]);
    assert_eq!(marks(&rolled, "a1"), json!([]));
    play(&mut rolled, &["a1b1"]);
    assert_eq!(board(&rolled), "8/7k/8/8/8/8/8/1X2K3");
}

#[test]
fn only_bare_kings_are_insufficient_material() {
    for id in ALL {
        assert_eq!(reason(&game(id, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")), Some("insufficient-material"));
        assert_eq!(reason(&game(id, "4k3/8/8/8/8/8/8/N3K3 w - - 0 1")), None);
    }
}

#[test]
fn the_seed_answers_where_the_table_does_not() {
    let played = |seed: &str| {
        let mut game = game_with("occasio", &json!({"seed": seed})).expect("a game");
        play(&mut game, &["e2e4", "e7e5"]);
        (board(&game), game.hash())
    };
    assert_eq!(played("a"), played("a"));
    assert!(["b", "c", "d", "e"].iter().any(|seed| played(seed).0 != played("a").0));
    let mut rolled = game_with("occasio", &json!({"seed": "a"})).expect("a game");
    play(&mut rolled, &["e2e4"]);
    let (first, hash) = (board(&rolled), rolled.hash());
    assert_eq!(rolled.can_undo().expect_err("a roll").reason, "new-information");
    assert!(rolled.undo(false).is_err());
    rolled.undo(true).expect("forced");
    play(&mut rolled, &["e2e4"]);
    assert_eq!((board(&rolled), rolled.hash()), (first, hash), "undo cannot roll again");
}

#[test]
fn perft_expands_chance_without_costing_depth_and_after_the_last_decision() {
    assert_eq!(game_with("occasio", &json!({})).expect("a game").perft(1), 20 * 6);
    assert_eq!(game("occado", "7k/8/8/8/8/2X5/8/4K3 w - - 0 1").perft(1), 5 + 5);
    assert_eq!(game_with("ordo", &json!({})).expect("a game").perft(4), ordo_by_hand(4));
}

/// The same count through the session alone.
fn ordo_by_hand(depth: u32) -> u64 {
    fn leaves(game: &mut engine::Session, depth: u32) -> u64 {
        let list = listed(game, "");
        if depth == 1 {
            return list.len() as u64;
        }
        let mut sum = 0;
        for action in list {
            game.play(&action).expect("legal");
            sum += leaves(game, depth - 1);
            game.undo(true).expect("played");
        }
        sum
    }
    leaves(&mut game_with("ordo", &json!({})).expect("a game"), depth)
}

#[test]
fn refusals_name_the_die_and_what_is_wrong_with_it() {
    let told = |game: &engine::Session, action: &str| {
        let refusal = game.explain(action).expect("not legal");
        let squares: Vec<String> = refusal.squares.iter().map(ToString::to_string).collect();
        (json!(refusal.code), refusal.hint, squares.join(" "))
    };
    let ordo = game("ordo", "8/7k/8/8/3Q4/8/8/4K3 w - - 0 1");
    assert_eq!(told(&ordo, "d4d8"), (json!("promotion-needed"), None, "d4 d8".into()));
    let heal = game("ordo-vulneris", "4k3/8/8/8/X7/8/8/4K3 w - - 0 1");
    assert_eq!(told(&heal, "heal:e1"), (json!("no-target"), Some("die-not-red"), "e1".into()));
    assert_eq!(told(&heal, "heal:a4=q"), (json!("other"), Some("no-promotion-here"), "a4".into()));
    let mut rolled = game("occado", "7k/8/8/8/8/2X5/7P/4K3 w - - 0 1");
    play(&mut rolled, &["roll:c3"]);
    assert_eq!(told(&rolled, "e1e2"), (json!("wrong-window"), Some("roll-first"), "c3".into()));
    play(&mut rolled, &["roll:queen"]);
    assert_eq!(told(&rolled, "c3h8"), (json!("unreachable"), Some("king-never-captured"), "c3 h8".into()));
}

#[test]
fn events_tell_when_a_queen_comes_under_the_back_rank_rule_and_when_it_leaves() {
    let mut queen = game("ordo", "6k1/8/8/8/8/8/8/R5K1 w - - 0 1");
    let marks = |events: Vec<engine::protocol::Event>| -> Vec<Value> {
        let about = |event: &Value| event["detail"]["mark"] == json!("back-rank-queen");
        events.iter().map(|event| json!(event)).filter(about).map(|event| event["type"].clone()).collect()
    };
    assert_eq!(marks(queen.play("a1b1").expect("legal")), ["marked"]);
    play(&mut queen, &["g8g7"]);
    assert!(marks(queen.play("b1b8").expect("legal")).is_empty());
    play(&mut queen, &["g7h6"]);
    assert_eq!(marks(queen.play("b8b5").expect("legal")), ["unmarked"]);
    // The en passant field of a FEN is passed over even where it cannot be read.
    game("ordo", "4k3/8/8/8/4P3/8/8/4K3 b - zz 0 1");
}
