//! What an open card threatens, and who is in check.

use super::{Card, Joker, World, card};
use crate::effects::Context;
use board::{Bitboard, Color, Move, Square};

/// What the enemy's open card means for a player's normal moves, looked at once for all of them.
pub(super) struct Watch {
    card: Option<&'static Card>,
    royal: Option<Square>,
    /// No piece of the enemy's stands so that the card could take the royal where it is: moves of other pieces that capture
    /// nothing do not change that.
    calm: bool,
}

/// Whether a card, used by its owner, could capture on the square.
fn hits(card: &Card, world: &World, owner: Color, square: Square) -> bool {
    !card.strikes.is_empty()
        && card.readings(&world.position, owner).iter().any(|reading| {
            card.effect.hits(&card.strikes, &Context { bold: reading, ..Context::new(world, owner) }, square)
        })
}

/// Whether a card could take the royal of the other player, which stands on the square, as far as that is seen at a glance.
fn may_hit(card: &Card, world: &World, owner: Color, square: Square) -> bool {
    card.readings(&world.position, owner).iter().any(|reading| {
        let cx = Context { bold: reading, ..Context::new(world, owner) };
        card.strikes.iter().any(|strike| card.effect.may_hit(strike, &cx, square))
    })
}

impl Joker {
    /// The open card of a player.
    pub(super) fn open_card(&self, color: Color) -> Option<&'static Card> {
        self.face_up[color.index()].and_then(card)
    }

    /// Whether the king of `color` stands on a square that the enemy's open card threatens.
    pub(super) fn card_check(&self, world: &World, color: Color) -> bool {
        let royal = world.position.royals[color.index()];
        self.open_card(!color).zip(royal).is_some_and(|(card, royal)| hits(card, world, !color, royal))
    }

    /// Whether the king of `color` is in check by a piece or by the enemy's open card.
    pub(super) fn is_in_check(&self, world: &World, color: Color) -> bool {
        world.position.in_check(color) || self.card_check(world, color)
    }

    /// The squares the open card of `color` threatens.
    pub(super) fn threats(&self, color: Color) -> Bitboard {
        let Some(card) = self.open_card(color) else { return Bitboard::EMPTY };
        card.readings(&self.world.position, color).iter().fold(Bitboard::EMPTY, |set, reading| {
            let cx = Context { bold: reading, ..Context::new(&self.world, color) };
            set | card.effect.threatened(&card.strikes, &cx)
        })
    }

    /// Looks at the enemy's open card for the player on turn.
    pub(super) fn watch(&self) -> Watch {
        let color = self.world.position.turn;
        let royal = self.world.position.royals[color.index()];
        let card = self.open_card(!color).filter(|card| card.strikes.iter().any(|strike| strike.royal));
        let calm = card.zip(royal).is_none_or(|(card, royal)| !may_hit(card, &self.world, !color, royal));
        Watch { card, royal, calm }
    }

    /// Whether a move that is legal as far as pieces go leaves the enemy's open card without a threat to the own king.
    pub(super) fn is_safe(&self, mv: Move, watch: &Watch) -> bool {
        let color = self.world.position.turn;
        let Some(card) = watch.card else { return true };
        let own_king = watch.royal == Some(mv.from);
        let captures = self.world.position.captured_by(mv).is_some() || self.world.passed_too == Some(mv.to);
        if watch.calm && !own_king && !captures {
            return true;
        }
        let castling = own_king && mv.from.file().abs_diff(mv.to.file()) > 1;
        if castling && self.card_check(&self.world, color) {
            return false;
        }
        let mut next = self.world.clone();
        next.play(mv);
        let royal = next.position.royals[color.index()];
        royal.is_none_or(|royal| !hits(card, &next, !color, royal))
    }
}
