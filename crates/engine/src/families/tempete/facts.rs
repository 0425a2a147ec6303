use super::{Stage, Tempete};
use crate::protocol::CardId;
use board::{Bitboard, Color, Kind, Kinds};

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

    /// Squares of magnets.
    pub fn magnets(&self) -> Bitboard {
        self.world.magnets
    }

    /// The kinds of a royal that is off the board until its owner's next turn.
    pub fn absent_royal(&self, color: Color) -> Option<Kinds> {
        self.world.absent[color.index()].map(|royal| royal.kinds)
    }

    /// The player whose piece has vanished and who has still to guess, and its kinds.
    pub fn abducted(&self) -> Option<(Color, Kinds)> {
        self.world.abducted.as_ref().and_then(|gone| Some((gone.piece.side.color()?, gone.piece.kinds)))
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
