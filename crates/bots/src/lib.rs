//! Players for all of Orkan's games.
//!
//! A [`Bot`] knows of a game what the engine makes public and of a position what the player to act may know: it searches on
//! the state as that seat imagines it. What it is good for in a game, [`evaluate`] says, one file a family.
//!
//! With a node limit and no time limit the same position gives the same choice on every machine: no time, no floating
//! point, no hash order goes into it.

pub mod arena;
mod bot;
mod budget;
pub mod evaluate;
mod level;
mod memory;
mod options;
mod reading;
mod search;

pub use bot::{Analysis, Bot};
pub use budget::Clock;
pub use level::{LEVELS, Level};
pub use options::BotOptions;
pub use reading::Reading;
