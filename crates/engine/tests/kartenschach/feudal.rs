//! Feudal.

use super::common::{listed, play, refused};
use super::{all, cards, events, with};
use engine::Session;
use serde_json::{Value, json};

fn blocked(game: &Session) -> Value {
    json!(all(game).blocked)
}

#[test]
fn a_moved_kind_is_blocked_for_its_owner_until_he_clears() {
    let mut game = cards("feudal", "", &[]);
    assert_eq!(blocked(&game), json!({"white": [], "black": []}));
    assert_eq!(refused(&game, "clear"), "no-target");
    assert_eq!(listed(&game, "").len(), 21);
    play(&mut game, &["e2e4"]);
    assert_eq!(events(&game), ["moved", "marked", "turn"]);
    play(&mut game, &["g8f6", "f1c4", "b7b6", "g1f3", "c8b7", "e1g1"]);
    assert_eq!(blocked(&game)["white"], json!(["pawn", "knight", "bishop", "king"]), "in the order of the kinds");
    play(&mut game, &["pass"]);
    assert_eq!(listed(&game, "f1"), ["f1e1"], "castling blocks the king only");
    for (action, code) in
        [("d2d4", "blocked-kind"), ("g1h1", "blocked-kind"), ("d2d5", "unreachable"), ("e7e5", "not-your-piece")]
    {
        assert_eq!(refused(&game, action), code, "{action}");
    }
    play(&mut game, &["clear"]);
    assert_eq!(events(&game), ["unmarked", "unmarked", "unmarked", "unmarked", "turn"]);
    assert_eq!(blocked(&game), json!({"white": [], "black": ["pawn", "knight", "bishop"]}));
}

#[test]
fn capturing_blocks_the_kind_that_captures() {
    let mut game = cards("feudal", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &[]);
    play(&mut game, &["e4d5"]);
    assert_eq!(blocked(&game)["white"], json!(["pawn"]));
}

#[test]
fn a_player_with_all_kinds_blocked_clears_or_passes() {
    let setup = json!({"setup": {"blocked": {"white": ["king", "pawn", "queen", "rook", "bishop", "knight"], "black": ["pawn"]}}});
    let mut game = with("feudal", "", &[], &setup);
    assert_eq!(listed(&game, ""), ["clear", "pass"]);
    assert_eq!(blocked(&game)["white"], json!(["pawn", "knight", "bishop", "rook", "queen", "king"]));
    play(&mut game, &["pass"]);
    assert_eq!(listed(&game, "").len(), 4 + 2);
}

#[test]
fn nothing_is_left_to_chance_and_nothing_is_hidden() {
    let mut game = cards("feudal", "", &[]);
    assert_eq!(all(&game).deck_count, 0);
    assert!(all(&game).card.is_none() && all(&game).chips.is_none());
    play(&mut game, &["e2e4"]);
    assert!(game.can_undo().is_ok());
    assert_eq!(game.perft(1), 21);
    assert_eq!(cards("feudal", "", &[]).perft(2), 21 * 21);
}
