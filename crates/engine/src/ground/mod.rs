//! Chess, the ground all games stand on, as far as several of them share it: reading a position, the course of a game,
//! draws, refused moves, SAN.

mod course;
mod events;
mod listed;
mod refusal;
mod san;
mod start;
mod view;

pub use course::{Captured, Course, Past, men_of};
pub use events::{check_event, game_over_event, moved_events, turn_event, turn_over};
pub use listed::listed_move;
pub use refusal::refuse_move;
pub use san::{san, san_move};
pub use start::{Needs, impossible, read_fen, read_position};
pub use view::{check_squares, fill};
