//! Random games of Tempête from random set-ups.

#[path = "common/soak/mod.rs"]
mod soak;

/// So many games in each of the four tests; longer runs: `cargo xtask soak`.
const GAMES: u64 = 500;
/// Actions of a game.
const MOST: usize = 90;

fn run(part: u64) {
    let mut report = soak::Report::default();
    for seed in part * GAMES..(part + 1) * GAMES {
        report.add(soak::soak(seed, MOST).unwrap_or_else(|why| panic!("{why}")));
    }
    assert_eq!(report.games, GAMES);
    assert!(report.never_played().is_empty(), "never played: {:?}", report.never_played());
    assert!(report.ends.contains_key("checkmate") && report.actions > GAMES * 20, "{report:?}");
    assert!(report.cancelled > 10, "{report:?}");
}

#[test]
fn random_games_keep_every_invariant_first_part() {
    run(0);
}

#[test]
fn random_games_keep_every_invariant_second_part() {
    run(1);
}

#[test]
fn random_games_keep_every_invariant_third_part() {
    run(2);
}

#[test]
fn random_games_keep_every_invariant_fourth_part() {
    run(3);
}
