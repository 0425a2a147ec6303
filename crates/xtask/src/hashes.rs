//! Hashes of random games, for holding other builds of the engine against this one.

use anyhow::{Context, Result};
use engine::Session;
use engine::protocol::{Filter, Options};

/// Longer games are cut.
const MOST: u32 = 150;

/// `hashes <games>`: plays that many random games of each variant and prints a line each: variant, seed, actions played, the
/// hash at the end, and a sum over the hashes of all positions. tests/api/native.test.ts plays the same games.
pub fn run(args: &[String]) -> Result<()> {
    let games: u32 = args.first().map_or(Ok(100), |text| text.parse()).context("the number of games")?;
    for info in engine::variants() {
        for seed in 1..=games {
            let (played, hash, sum) = play(info.id, seed)?;
            println!("{} {seed} {played} {hash:016x} {sum:016x}", info.id);
        }
    }
    Ok(())
}

fn play(variant: &str, seed: u32) -> Result<(u32, u64, u64)> {
    let mut session = Session::new(variant, Options::default(), &seed.to_string())?;
    let mut random = seed;
    let mut sum = session.hash();
    let mut played = 0;
    while played < MOST && session.outcome().is_none() {
        let list = session.legal(&Filter::ALL);
        random ^= random << 13;
        random ^= random >> 17;
        random ^= random << 5;
        let chosen = list.get(random as usize % list.len().max(1)).context("no legal action in a running game")?;
        session.play(&chosen.action.to_string())?;
        sum = sum.wrapping_mul(31).wrapping_add(session.hash());
        played += 1;
    }
    Ok((played, session.hash(), sum))
}
