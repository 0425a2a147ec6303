use super::KINDS;
use crate::chance::Draws;
use crate::protocol::{CardId, Viewer};
use arrayvec::ArrayVec;
use board::{Color, Kind};

/// All cards with the jokers.
const MOST: usize = 32;

/// How many cards there are of one sort.
pub(super) fn copies(card: CardId) -> usize {
    match card.as_kind() {
        Some(Kind::Pawn) => 8,
        _ => 4,
    }
}

/// The sorts of cards, jokers last.
pub(super) fn sorts() -> impl Iterator<Item = CardId> {
    KINDS.into_iter().map(CardId::kind).chain([CardId::JOKER])
}

/// The cards to draw from.
#[derive(Clone, Debug)]
pub(super) struct Deck {
    /// Top first, if ordered.
    cards: ArrayVec<CardId, MOST>,
    /// Whether the order is settled; otherwise any card may come next.
    ordered: bool,
}

impl Deck {
    /// No card.
    pub(super) fn none() -> Deck {
        Deck { cards: ArrayVec::new(), ordered: false }
    }

    /// These cards, no more than there are; top first if ordered.
    pub(super) fn new(cards: impl IntoIterator<Item = CardId>, ordered: bool) -> Deck {
        Deck { cards: cards.into_iter().take(MOST).collect(), ordered }
    }

    /// All cards, shuffled.
    pub(super) fn full(jokers: bool) -> Deck {
        let wanted = |card: &CardId| jokers || *card != CardId::JOKER;
        let all = sorts().filter(wanted).flat_map(|card| std::iter::repeat_n(card, copies(card)));
        Deck::new(all, false)
    }

    pub(super) fn len(&self) -> usize {
        self.cards.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards that can come next, each sort once.
    pub(super) fn outcomes(&self) -> impl Iterator<Item = CardId> {
        sorts().filter(|card| self.weight(*card) > 0)
    }

    /// How often the card counts among those that can come next.
    pub(super) fn weight(&self, card: CardId) -> u32 {
        let next = if self.ordered { &self.cards[..self.cards.len().min(1)] } else { &self.cards };
        next.iter().filter(|other| **other == card).count() as u32
    }

    /// Takes out a card that has come.
    pub(super) fn take(&mut self, card: CardId) {
        if let Some(place) = self.cards.iter().position(|other| *other == card) {
            self.cards.remove(place);
        }
    }

    /// Whether the order is settled.
    pub(super) fn is_ordered(&self) -> bool {
        self.ordered
    }

    /// The cards, top first if ordered.
    pub(super) fn cards(&self) -> &[CardId] {
        &self.cards
    }
}

/// The cards that have been played, the last one last.
#[derive(Clone, Default, Debug)]
pub(super) struct Pile(ArrayVec<(CardId, Option<Color>), MOST>);

impl Pile {
    /// Lays a card face-up, or face-down by a player who knows it.
    pub(super) fn lay(&mut self, card: CardId, covered_by: Option<Color>) {
        // There are no more cards than places.
        let _ = self.0.try_push((card, covered_by));
    }

    /// Takes all cards away.
    pub(super) fn clear(&mut self) -> impl Iterator<Item = CardId> + use<> {
        std::mem::take(&mut self.0).into_iter().map(|(card, _)| card)
    }

    /// The cards as a viewer sees them, the last one first.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Vec<Option<CardId>> {
        let seen = |(card, by): &(CardId, Option<Color>)| by.is_none_or(|by| viewer.sees(by)).then_some(*card);
        self.0.iter().rev().map(seen).collect()
    }

    /// The cards.
    pub(super) fn cards(&self) -> impl Iterator<Item = CardId> {
        self.0.iter().map(|(card, _)| *card)
    }

    /// The cards a player has laid face-down.
    pub(super) fn covered_cards(&self, player: Color) -> impl Iterator<Item = CardId> {
        self.0.iter().filter(move |(_, by)| *by == Some(player)).map(|(card, _)| *card)
    }

    /// The places of the cards a player has laid face-down.
    fn covered_by(&mut self, player: Color) -> impl Iterator<Item = &mut CardId> {
        self.0.iter_mut().filter(move |(_, by)| *by == Some(player)).map(|(card, _)| card)
    }
}

/// Deals anew what a player who does not know the cards `other` has covered can only guess: `hand`, the card the other
/// plays by, his face-down discards, and the deck, whose order nobody knows.
pub(super) fn deal_anew(
    deck: &mut Deck,
    discard: &mut Pile,
    hand: Option<&mut CardId>,
    other: Color,
    draws: &mut Draws,
) {
    let mut places: Vec<&mut CardId> = deck.cards.iter_mut().chain(hand).chain(discard.covered_by(other)).collect();
    for i in (1..places.len()).rev() {
        let j = draws.below(i as u32 + 1) as usize;
        let (low, high) = places.split_at_mut(i);
        if let Some(place) = low.get_mut(j) {
            std::mem::swap(&mut **place, &mut *high[0]);
        }
    }
    deck.ordered = false;
}
