//! The engine for JavaScript.
use wasm_bindgen::prelude::*;

/// A fresh seed.
#[wasm_bindgen]
pub fn seed() -> String {
    let n = getrandom::u64().unwrap_or(0);
    format!("{n:016x}")
}
