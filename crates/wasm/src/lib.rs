//! The engine for JavaScript: converts, nothing else.
//!
//! Lists of actions leave as numbers ([`pack`]), everything else as plain objects. Faults are thrown as plain objects;
//! the TypeScript side makes sentences and errors of them. What comes in as options or records is JSON text that the
//! TypeScript side has checked to be plain data.

mod bot;
mod out;
mod pack;
mod read;
mod session;

pub use bot::Bot;
pub use session::Session;
