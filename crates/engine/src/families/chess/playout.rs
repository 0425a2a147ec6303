use super::Chess;
use crate::Rules;
use crate::chance::Draws;

/// Random moves to the end of the game. Mate and stalemate show when the next move is looked for: nothing is generated only
/// to know whether the game goes on.
pub(super) fn playout(game: &Chess, draws: &mut Draws, most: u32) -> u32 {
    if game.outcome().is_some() {
        return 0;
    }
    let mut game = game.clone();
    for played in 0..most {
        let Some(mv) = game.position.choose_move(|count| draws.below(count)) else { return played };
        game.advance(mv);
        if game.judge_draws().is_some() {
            return played + 1;
        }
    }
    most
}
