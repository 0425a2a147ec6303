//! Sizes of the shipped engine.

use crate::run;
use anyhow::Result;
use std::process::Command;

/// Prints raw, gzip and brotli sizes of the given files; without any, of `pkg/dist/orkan.wasm`.
/// Node has both compressors, so no crate is needed for them.
pub fn run(files: &[String]) -> Result<()> {
    run::run(Command::new("node").arg("scripts/size.mjs").args(files))
}
