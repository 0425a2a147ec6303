use super::{Stage, Tempete};
use crate::protocol::CardId;
use board::{Bitboard, Color, Kind};

/// What may be asked about a game besides what every game tells. In a state as a seat imagines it, what that seat cannot see
/// is a guess.
impl Tempete {
    /// The cards in a hand.
    pub fn hand(&self, color: Color) -> impl Iterator<Item = CardId> {
        self.table.hand(color).iter().map(|held| held.card)
    }

    /// The cards the next one drawn can be.
    pub fn next_cards(&self) -> Vec<CardId> {
        self.table.outcomes()
    }

    /// Whether a card is being drawn.
    pub fn is_drawing(&self) -> bool {
        self.stage == Stage::Draw && self.world.course.outcome.is_none()
    }

    /// Squares on which a player has hidden something.
    pub fn hidden_by(&self, color: Color) -> Bitboard {
        self.world.traps_of(color)
    }

    /// Who must move a piece of which kind in his next turn.
    pub fn obliged(&self) -> Option<(Color, Kind)> {
        self.world.obliged
    }

    /// Whether everything that a cancelled card takes back is the same in both games, to the last bit.
    pub fn same_world(&self, other: &Tempete) -> bool {
        self.world == other.world
    }
}
