//! Random games of Tempête from random set-ups.

#[path = "common/soak.rs"]
mod soak;
#[path = "common/soak_setup.rs"]
mod soak_setup;

#[test]
fn random_games_from_random_setups_keep_every_invariant() {
    let report = soak::soak(0..2_000, 160).unwrap_or_else(|why| panic!("{why}"));
    println!("{report:?}");
    assert!(report.games > 1_000, "{} games", report.games);
    let missing: Vec<String> = (1..=72).map(|n| format!("@{n}")).filter(|id| !report.played.contains_key(id)).collect();
    assert!(missing.is_empty(), "never played: {missing:?}");
}
