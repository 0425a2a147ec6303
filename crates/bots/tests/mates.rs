//! What a strong bot must find: mates, the quicker one first, and no stalemate where it could win.

mod common;

use common::{analyse, bot, game};
use engine::protocol::EndReason;

/// Score of a mate in so many plies.
const fn mate(plies: i32) -> i32 {
    30_000 - plies
}

#[test]
fn mates_in_one_two_and_three() {
    for (fen, plies, best) in [
        ("6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1", 1, "e1e8"),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1", 1, "h5f7"),
        ("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 3, ""),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 3, "a1a6"),
        ("r4rk1/1b3Npp/8/8/2Q5/8/5PPP/6K1 w - - 0 1", 5, ""),
    ] {
        let found = analyse("chess", fen, 60_000);
        assert_eq!(found.score, mate(plies), "{fen}: {:?}", found.line);
        assert!(best.is_empty() || found.action.to_string() == best, "{fen}: {}", found.action);
    }
}

#[test]
fn the_side_to_be_mated_holds_out_and_knows_it() {
    // Any move, then a ladder mate.
    let found = analyse("chess", "7k/R7/8/8/8/8/8/1R4K1 b - - 0 1", 20_000);
    assert_eq!(found.score, -mate(2));
}

#[test]
fn a_winning_side_does_not_stalemate() {
    // Qb6 or Qc7 would stalemate.
    for fen in ["k7/8/2K5/8/8/8/8/1Q6 w - - 0 1", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1"] {
        let mut game = game("chess", fen);
        while game.outcome().is_none() {
            let action = bot(4, 4_000).choose(&game).expect("a choice").to_string();
            game.play(&action).expect("legal");
        }
        assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(EndReason::Checkmate), "{fen}");
    }
}

/// Plays a position out, both sides by the same bot; how many plies it took to mate.
fn plies_to_mate(variant: &str, fen: &str, nodes: u32) -> usize {
    let mut game = game(variant, fen);
    while game.actor().player().is_some() {
        let action = bot(8, nodes).choose(&game).expect("a choice").to_string();
        game.play(&action).expect("legal");
    }
    let reason = game.outcome().map(|outcome| outcome.reason);
    assert_eq!(reason, Some(EndReason::Checkmate), "{variant} {fen}: {}", game.fen());
    game.played()
}

#[test]
fn elementary_endings_are_won_well_within_the_move_limit() {
    for (fen, most) in [
        ("8/8/8/4k3/8/8/8/K6Q w - - 0 1", 30),
        ("8/8/8/4k3/8/8/8/K6R w - - 0 1", 60),
        ("8/8/8/4k3/8/8/8/K4BB1 w - - 0 1", 90),
        ("8/8/4k3/8/4K3/8/4P3/8 w - - 0 1", 80),
    ] {
        let plies = plies_to_mate("chess", fen, 8_000);
        assert!(plies <= most, "{fen}: {plies} plies");
    }
}

#[test]
fn a_mate_with_dice_goes_by_the_faces_after_the_move() {
    // The bishop die goes to h6 and shows a rook there: no mate. The rook die goes to e8 and shows a queen: mate.
    let found = analyse("ordo", "6k1/5ppp/8/8/8/8/8/4RBK1 w - - 0 1", 20_000);
    assert_eq!((found.action.to_string().as_str(), found.score), ("e1e8", mate(1)));
    // In Occasio the rook is rolled: a chance of mate, no certainty.
    let found = analyse("occasio", "6k1/5ppp/8/8/8/8/8/4RBK1 w - - 0 1", 20_000);
    assert!(found.score < 20_000, "{}", found.score);
}
