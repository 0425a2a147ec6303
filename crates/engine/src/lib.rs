//! The rules of Orkan's games.
//!
//! Every game speaks the same small language ([`protocol`]) and is one value that implements [`Rules`]. [`Session`] is a
//! game with its past: it checks what comes from outside, answers chance from a seed, undoes and records.

pub mod chance;
pub mod effects;
pub mod families;
pub mod ground;
mod key;
pub mod protocol;
mod replay;
mod rules;
mod session;

pub use families::{State, variant, variants};
pub use key::Key;
pub use rules::{Rules, perft};
pub use session::{Session, Told, draw};
