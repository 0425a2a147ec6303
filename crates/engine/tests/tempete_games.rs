//! Random games of Tempête from random set-ups.

#[path = "common/soak.rs"]
mod soak;
#[path = "common/soak_setup.rs"]
mod soak_setup;

/// So many games in each of the four tests; longer runs: `cargo xtask soak`.
const GAMES: u64 = 500;
/// Actions of a game.
const MOST: usize = 90;

fn run(part: u64) {
    let report = soak::soak(part * GAMES..(part + 1) * GAMES, MOST).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(report.games, GAMES);
    let never: Vec<String> = (1..=72).map(|n| format!("@{n}")).filter(|id| !report.played.contains_key(id)).collect();
    assert!(never.is_empty(), "never played: {never:?}");
    assert!(report.ends.contains_key("checkmate") && report.actions > GAMES * 20, "{report:?}");
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
