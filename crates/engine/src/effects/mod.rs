//! The card language and its one interpreter.
//!
//! A card is data: an [`Effect`] says what must hold ([`Condition`]), what is chosen ([`Choice`], each narrowed by the ones
//! before it) and what then happens ([`Step`]). The interpreter lists the complete plays ([`Context::plays`]), reads one back
//! from an action ([`Context::read`]), does it ([`perform`]) and so also previews it and knows its captures. It acts on any
//! [`World`]: a position with whatever a game marks on it. What a game's cards do that no step here says is a special of
//! that game, named by its own type.
//!
//! All of it reads from and writes to JSON, and to few bytes ([`pack`]); ids, titles and texts are elsewhere.

mod area;
mod choice;
mod condition;
mod context;
mod effect;
mod kinds;
mod men;
pub mod pack;
mod perform;
mod quality;
mod read;
mod relation;
mod sequence;
mod slots;
mod step;
mod terms;
mod threat;
mod way;
mod world;

pub use area::Area;
pub use choice::{Choice, Goal, Room};
pub use condition::Condition;
pub use context::Context;
pub use effect::Effect;
pub use kinds::{KindSet, KindWord};
pub use men::{Men, Whose};
pub use perform::{Doing, Impossible, capture, perform, promote, remove};
pub use quality::Quality;
pub use read::Unread;
pub use relation::{Anchor, Relation};
pub use sequence::Sequence;
pub use slots::{Slot, Slots};
pub use step::{Fate, Mark, Step};
pub use terms::Term;
pub use threat::{Hunt, Strike};
pub use way::{Take, Way};
pub use world::{World, exchange, lift, relocate, set};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod vocabulary;
