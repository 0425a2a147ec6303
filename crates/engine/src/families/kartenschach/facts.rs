use super::{Game, Kartenschach, Stage};
use crate::protocol::CardId;
use board::{Color, Kind, Kinds, Move};

/// What may be asked about a game besides what every game tells.
impl Kartenschach {
    /// Which of the four games it is.
    pub fn game(&self) -> Game {
        self.game
    }

    /// The card that is being played by. In Liar only the player who drew it may know it; in a state as the other imagines
    /// it, it is a guess.
    pub fn card(&self) -> Option<CardId> {
        self.card
    }

    /// How many cards of a sort may come next, and of how many; 0 of 0 where no card will be drawn before a reshuffle.
    pub fn odds(&self, card: CardId) -> (u32, u32) {
        let all = if self.deck.is_ordered() { self.deck.len().min(1) } else { self.deck.len() };
        (self.deck.weight(card), all as u32)
    }

    /// Cards of a sort that a player cannot see lying open, in his hand or among those he has covered himself.
    pub fn unseen(&self, card: CardId, seat: Color) -> u32 {
        let deck = self.deck.cards().iter().filter(|other| **other == card).count();
        let covered = self.discard.covered_cards(!seat).filter(|other| *other == card).count();
        let hidden = self.game == Game::Liar && self.position.turn != seat && self.card == Some(card);
        (deck + covered + usize::from(hidden)) as u32
    }

    /// The kinds under a chip of a player (Feudal).
    pub fn blocked(&self, color: Color) -> Kinds {
        self.blocked[color.index()]
    }

    /// Chips of a player (Capitalist).
    pub fn chips(&self, color: Color) -> u16 {
        self.chips[color.index()]
    }

    /// Whether the open card is being auctioned now.
    pub fn is_auction(&self) -> bool {
        self.stage == Stage::Auction
    }

    /// Who has bid most in the running auction (Capitalist).
    pub fn bidder(&self) -> Option<Color> {
        self.auction.bidder
    }

    /// Who will open the next auction, once this one is won (Capitalist).
    pub fn opener(&self) -> Color {
        self.auction.opener
    }

    /// The move that waits for its answer: what moved, and the kinds that could have (Liar).
    pub fn claimed(&self) -> Option<(Move, Kinds, Kinds)> {
        self.claim.map(|claim| (claim.mv, claim.kinds, claim.movable))
    }

    /// Whether the move that waits for its answer has captured a king (Liar).
    pub fn king_is_claimed(&self) -> bool {
        self.claim.is_some_and(|claim| claim.king.is_some())
    }

    /// Whether the move that waits for its answer has captured anything (Liar).
    pub fn claim_captures(&self) -> bool {
        self.claim.is_some_and(|claim| claim.taken.is_some())
    }

    /// Whether the move that waits for its answer would prove honest with the card as this state has it (Liar).
    pub fn claim_is_honest(&self) -> Option<bool> {
        Some(self.claim?.is_honest(self.card?))
    }

    /// Whether a move of the player on turn fits his card, so that he does not lie by it.
    pub fn fits(&self, mv: Move) -> bool {
        let Some(kind) = self.card.and_then(CardId::as_kind) else { return true };
        self.position.board.kinds_at(mv.from).has(kind) || !self.movable().has(kind)
    }

    /// The kinds of cards.
    pub fn kinds() -> impl Iterator<Item = Kind> {
        super::KINDS.into_iter()
    }
}
