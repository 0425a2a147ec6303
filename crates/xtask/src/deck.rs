//! Joker's deck as it is shipped.

use crate::run;
use anyhow::{Context, Result, anyhow};
use engine::families::joker::packed_deck;
use std::fs;
use std::path::PathBuf;

/// Where the deck lies.
pub fn folder() -> PathBuf {
    run::root().join("crates/engine/src/families/joker/deck")
}

/// Packs `deck/a.json` to `p.json` into `deck/deck.bin`.
pub fn run(_args: &[String]) -> Result<()> {
    let read = |family: char| {
        let path = folder().join(format!("{family}.json"));
        fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
    };
    let families = ('a'..='p').map(read).collect::<Result<Vec<String>>>()?;
    let packed = packed_deck(&families).map_err(|error| anyhow!(error))?;
    eprintln!("deck.bin: {} bytes", packed.len());
    fs::write(folder().join("deck.bin"), packed).context("writing deck.bin")
}
