//! What a player remembers of what he has seen.

use board::Color;
use engine::Session;
use engine::protocol::{Action, Pick, Verb, Viewer};

/// In hundredths, how likely a bot of each level remembers which piece of his stood where, once it has vanished.
const REMEMBERS: [u32; 8] = [10, 25, 45, 60, 75, 85, 95, 100];

/// Whether a bot of the level remembers, for a number from 0 to 99.
pub(crate) fn remembers(level: u8, number: u32) -> bool {
    number < REMEMBERS[usize::from(level.clamp(1, 8)) - 1]
}

/// The guess at what has vanished of a player who remembers all he saw: the piece of his that stood there in one of the last
/// views of his and no longer does.
pub(crate) fn vanished(game: &Session, seat: Color) -> Option<Action> {
    /// Between a piece's abduction and the guess there are only answers and draws.
    const MOST_BACK: usize = 8;
    let viewer = Viewer::Player(seat);
    let now = game.view(viewer);
    let mut earlier = game.clone();
    for _ in 0..MOST_BACK {
        earlier.undo(true).ok()?;
        let then = earlier.view(viewer);
        for (index, piece) in then.board.iter().enumerate() {
            let Some(piece) = piece else { continue };
            let gone = now.board.get(index).is_some_and(Option::is_none);
            if gone && piece.color.0.color() == Some(seat) {
                let kind = piece.kinds.first()?.0;
                let square = board::Square::wrapping(index as u8);
                return Some(Action::on(Verb::Guess, square).with(Pick::Kind(kind)));
            }
        }
    }
    None
}
