use super::Chess;
use crate::Rules;
use crate::protocol::{Events, Filter};
use board::Kind;

/// Leaves of the tree of moves to that depth. As long as no draw can come within it, the kernel counts, which knows no draws.
pub(super) fn perft(game: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.outcome().is_some() {
        return 0;
    }
    if depth == 1 || no_draw_within(game, depth) {
        return game.position().perft(depth);
    }
    let mut list = Vec::new();
    game.list(&Filter::ALL, &mut list);
    let leaves = |next: &mut Chess, listed: &crate::protocol::Listed| {
        next.apply(&listed.action, &mut Events::dropped());
        perft(next, depth - 1)
    };
    list.iter().map(|listed| leaves(&mut game.clone(), listed)).sum()
}

/// Whether neither the move limit nor a repetition nor insufficient material can end a game before the last of `depth`
/// plies. It may say no where the answer is yes.
fn no_draw_within(game: &Chess, depth: u32) -> bool {
    let before_last = depth - 1;
    // A third occurrence needs eight quiet plies from the first.
    let repetition = game.repeatable() as u32 - 1 + before_last >= 8;
    let board = &game.position().board;
    let strong = board.occupied().without(board.kind(Kind::Bishop) | board.kind(Kind::King)).count();
    // A ply takes at most two men out of the count: it captures one and promotes another to a bishop.
    game.clock() + before_last < 100 && !repetition && strong > 2 * before_last + 1
}
