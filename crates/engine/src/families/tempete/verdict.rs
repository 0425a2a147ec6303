use super::World;
use crate::protocol::Void;
use board::Color;

/// The ground rule, the same for every card, trap and counter.
impl World {
    /// Whether what led from `before` to this world is void. Both are settled; the player to move here is the one who makes
    /// the next normal move.
    pub(super) fn verdict(&self, before: &World) -> Option<Void> {
        let mover = self.position.turn;
        let gone = |color: Color| self.position.royals[color.index()].is_none() && self.absent[color.index()].is_none();
        if Color::BOTH.into_iter().any(gone) {
            return Some(Void::TakesKing);
        }
        if self.position.in_check(!mover) {
            return Some(Void::TakesKing);
        }
        let checked = self.position.in_check(mover);
        if checked && self.deadline == Some(mover) && before.deadline != self.deadline {
            return Some(Void::KeepsKingInCheck);
        }
        if !checked || self.has_moves() {
            return None;
        }
        let mut was = before.clone();
        was.position.turn = mover;
        was.settle();
        if !was.position.in_check(mover) {
            Some(Void::Mates)
        } else if was.has_moves() {
            Some(Void::KeepsKingInCheck)
        } else {
            None
        }
    }
}
