use super::{Game, Kartenschach};
use board::{Kind, Kinds, Square};

impl Kartenschach {
    /// The kinds of which the player on turn has a piece that can move. Castling is a king's move.
    pub(super) fn movable(&self) -> Kinds {
        let mut kinds = Kinds::NONE;
        self.position.targets(|from, _| {
            kinds = kinds.union(self.position.board.kinds_at(from));
            true
        });
        kinds
    }

    /// The kinds the player on turn may move.
    pub(super) fn allowed(&self) -> Kinds {
        const ALL: Kinds = Kinds(!0);
        match (self.game, self.card.and_then(|card| card.as_kind())) {
            (Game::Feudal, _) => Kinds(!self.blocked[self.position.turn.index()].0),
            (Game::Purist | Game::Capitalist, Some(kind)) if self.can_move(kind) => kind.into(),
            // A joker, a card that binds nobody, or a free turn.
            _ => ALL,
        }
    }

    fn can_move(&self, kind: Kind) -> bool {
        let men = self.position.board.side(self.position.turn) & self.position.board.kind(kind);
        men.any() && self.movable().has(kind)
    }

    /// Whether the piece on a square is of a kind that may be moved.
    pub(super) fn may_move(&self, from: Square) -> bool {
        self.allowed().meets(self.position.board.kinds_at(from))
    }
}
