//! The small language every game speaks: actions, events, views, outcomes, refusals, faults, options, set-ups, records.

mod action;
mod card;
mod event;
mod fault;
mod notation;
mod options;
mod outcome;
mod read;
mod record;
mod refusal;
mod setup;
mod variant;
mod view;
mod words;

pub use action::{Action, Choice, Filter, Listed, Pick, Verb, Void};
pub use card::CardId;
pub use event::{Event, EventType, Events, Value, Viewers};
pub use fault::{ErrorCode, Fault};
pub use options::{Darts, DeckChoice, Options, Vigilance};
pub use outcome::{EndReason, Outcome};
pub use read::{Reader, Whole};
pub use record::{RECORD_FORMAT, RECORD_VERSION, RULES_VERSION, Record};
pub use refusal::{Man, Refusal, RefusalCode};
pub use setup::{CounterSetup, Passive, Setup};
pub use variant::{CardInfo, Timing, VariantInfo, no_cards};
pub use view::{Auction, Counters, Effect, Hands, LastMove, Pair, Pending, Phase, PieceView, SquareMark, View, Viewer};
pub use words::{Actor, ColorName, KindName, SideName, SquareName};
