use super::Chess;
use super::rules::{MOST_QUIET_PLIES, REPETITIONS};
use crate::Rules;
use crate::chance::Draws;

/// Random moves to the end of the game.
pub(super) fn playout(game: &Chess, draws: &mut Draws, most: u32) -> u32 {
    if game.outcome().is_some() {
        return 0;
    }
    let ends = board::Draws {
        clock: game.course.clock,
        most_quiet_plies: MOST_QUIET_PLIES,
        past: game.past.keys().to_vec(),
        repetitions: REPETITIONS,
    };
    game.position.clone().play_out(ends, most, &mut |count| draws.below(count))
}
