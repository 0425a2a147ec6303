use crate::ground::Captured;
use crate::protocol::{CardId, Pair};
use board::Color;

/// What lies beside the board and decides nothing any more.
#[derive(Clone, Default, Debug)]
pub(super) struct Lots {
    /// Score piles by colour, the latest card last; `None` lies face-down.
    pub(super) piles: [Vec<Option<CardId>>; 2],
    /// The discard pile, the top card last.
    pub(super) discard: Vec<CardId>,
    pub(super) captured: Captured,
}

impl Lots {
    /// The score piles as a view shows them.
    pub(super) fn piles(&self) -> Pair<Vec<Option<CardId>>> {
        Pair::new(Color::BOTH.map(|color| self.piles[color.index()].clone()))
    }
}
