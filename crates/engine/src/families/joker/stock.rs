use crate::Key;
use crate::chance::Draws;
use crate::protocol::CardId;
use std::sync::Arc;

/// The draw pile. Which cards have not been seen yet is known, what lies where is not: a card that is taken face-down stays
/// among the unseen ones for good, and any of these may be the next to be turned up.
#[derive(Clone, Debug)]
pub(super) struct Stock {
    /// A bit for each card that nobody has seen: those in the pile, and those taken face-down from it.
    unseen: [u64; 4],
    count: u16,
    /// The pile as it lies, the top card last, where a set-up laid it out. It is as long as `count`.
    order: Option<Arc<Vec<CardId>>>,
}

impl Stock {
    /// A shuffled pile of these cards.
    pub(super) fn shuffled(cards: impl IntoIterator<Item = CardId>) -> Stock {
        let mut stock = Stock { unseen: [0; 4], count: 0, order: None };
        for card in cards {
            stock.mark(card, true);
            stock.count += 1;
        }
        stock
    }

    /// A pile of these cards, the top one first.
    pub(super) fn laid(cards: &[CardId]) -> Stock {
        let order = cards.iter().rev().copied().collect();
        Stock { order: Some(Arc::new(order)), ..Stock::shuffled(cards.iter().copied()) }
    }

    /// How many cards are in it.
    pub(super) fn count(&self) -> u32 {
        u32::from(self.count)
    }

    fn mark(&mut self, card: CardId, unseen: bool) {
        if let Some(index) = card.as_letters() {
            let bit = 1 << (index & 63);
            let word = &mut self.unseen[usize::from(index >> 6)];
            *word = if unseen { *word | bit } else { *word & !bit };
        }
    }

    /// The cards that may be turned up next, in the order of their codes.
    pub(super) fn next(&self) -> Vec<CardId> {
        if self.count == 0 {
            return Vec::new();
        }
        if let Some(order) = &self.order {
            return order.get(usize::from(self.count) - 1).copied().into_iter().collect();
        }
        let unseen = |index: &u8| self.unseen[usize::from(*index >> 6)] >> (index & 63) & 1 != 0;
        (0..=255).filter(unseen).map(|index| CardId::letters(index >> 4, index & 15)).collect()
    }

    /// The top card is turned up and proves to be this one.
    pub(super) fn turn_up(&mut self, card: CardId) {
        self.mark(card, false);
        self.count = self.count.saturating_sub(1);
    }

    /// The top card is taken face-down; `false` if there is none.
    pub(super) fn take(&mut self) -> bool {
        let any = self.count > 0;
        self.count = self.count.saturating_sub(1);
        any
    }

    /// Forgets how the pile lies.
    pub(super) fn shuffle(&mut self, _draws: &mut Draws) {
        self.order = None;
    }

    /// Adds what may still be drawn.
    pub(super) fn key(&self, key: &mut Key) {
        self.unseen.iter().for_each(|word| key.add(*word));
        key.add(u64::from(self.count));
        let left = self.order.iter().flat_map(|order| order.iter().take(usize::from(self.count)));
        left.for_each(|card| key.add(u64::from(card.code())));
    }
}
