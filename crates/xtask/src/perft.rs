//! Counts of the tree of decisions.

use anyhow::{Context, Result};
use engine::Session;
use engine::protocol::Options;
use std::time::Instant;

/// `perft <variant> <depth> [fen]`: leaves to each depth up to the given one, with the time each took.
pub fn run(args: &[String]) -> Result<()> {
    let variant = args.first().context("perft <variant> <depth> [fen]")?;
    let depth: u32 = args.get(1).context("the depth is missing")?.parse().context("the depth")?;
    let options = args.get(2).map_or_else(Options::default, |fen| Options::from_fen(fen));
    let session = Session::new(variant, options, "perft")?;
    for depth in 1..=depth {
        let start = Instant::now();
        let leaves = session.perft(depth);
        let seconds = start.elapsed().as_secs_f64();
        println!("{depth:>2} {leaves:>15} {seconds:>9.3} s {:>8.1} M/s", leaves as f64 / seconds.max(1e-9) / 1e6);
    }
    Ok(())
}
