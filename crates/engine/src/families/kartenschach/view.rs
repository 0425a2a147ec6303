use super::{Game, Kartenschach, Stage};
use crate::ground;
use crate::protocol::{Auction, Effect, KindName, Pair, Pending, SquareName, View, Viewer};
use board::Kinds;

impl Kartenschach {
    /// What the viewer may know: all but the deck's order and, in Liar, the cards another player has covered.
    pub(super) fn show(&self, viewer: Viewer) -> View {
        let mut view = ground::fill(self, self.game.info().id, viewer);
        view.captured = self.captured.view();
        view.deck_count = self.deck.len() as u32;
        view.discard = self.discard.seen_by(viewer);
        view.card = self.card.filter(|_| self.game != Game::Liar || viewer.sees(self.position.turn));
        view.pending = self.pending();
        view.effects = self.effects();
        match self.game {
            Game::Feudal => {
                let kinds = |kinds: Kinds| kinds.iter().map(KindName).collect();
                view.blocked = Some(Pair::new(self.blocked.map(kinds)));
            }
            Game::Capitalist => {
                view.chips = Some(Pair::new(self.chips));
                let auction = Auction { bid: self.auction.bid, bidder: self.auction.bidder.map(Into::into) };
                view.auction = (self.stage == Stage::Auction).then_some(auction);
            }
            Game::Purist | Game::Liar => {}
        }
        view
    }

    /// The move that waits for its answer.
    fn pending(&self) -> Option<Pending> {
        let claim = self.claim?;
        Some(Pending {
            action: claim.mv.to_string(),
            by: self.position.turn.into(),
            card: None,
            from: Some(claim.mv.from.into()),
            to: Some(claim.mv.to.into()),
            captures: claim.taken.into_iter().map(SquareName).collect(),
            square: None,
        })
    }

    /// A turn that was lost, as long as the other player has his extra one.
    fn effects(&self) -> Vec<Effect> {
        let lost = self.lost_turn.map(|color| Effect {
            id: "lost-turn",
            card: None,
            color: Some(color.into()),
            square: None,
            kind: None,
            turns_left: Some(1),
            seconds: None,
        });
        lost.into_iter().collect()
    }
}
