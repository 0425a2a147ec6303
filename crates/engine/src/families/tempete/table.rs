use super::cards::LAST;
use crate::protocol::{CardId, Event, EventType, Events, Viewers};
use board::Color;

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    pub(super) card: CardId,
    /// It lies open for everyone.
    pub(super) open: bool,
    /// The other player has seen it go into the hand.
    pub(super) seen: bool,
}

/// Cards without an order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Pool(pub(super) u128);

impl Pool {
    pub(super) fn insert(&mut self, card: CardId) {
        self.0 |= bit(card);
    }

    pub(super) fn remove(&mut self, card: CardId) {
        self.0 &= !bit(card);
    }

    pub(super) fn has(self, card: CardId) -> bool {
        self.0 & bit(card) != 0
    }

    pub(super) fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(super) fn iter(self) -> impl Iterator<Item = CardId> {
        (1..=LAST).map(CardId::number).filter(move |card| self.has(*card))
    }
}

fn bit(card: CardId) -> u128 {
    card.as_number().map_or(0, |number| 1 << (number & 127))
}

/// What a cancelled move or card does not take back: hands, deck, discard pile, who has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    pub(super) hands: [Vec<Held>; 2],
    /// Cards whose order is laid down, the next one last.
    pub(super) order: Vec<CardId>,
    /// The shuffled rest of the deck.
    pub(super) pool: Pool,
    /// The top last.
    pub(super) discard: Vec<CardId>,
    /// All cards of the game.
    pub(super) game: Pool,
    /// Played without a deck: nothing is ever drawn.
    pub(super) dry: bool,
    /// Who has played his card of this turn.
    pub(super) spent: [bool; 2],
    /// Cards still to be drawn, the next one first: by whom, and whether open.
    pub(super) due: Vec<(Color, bool)>,
}

impl Table {
    /// No card anywhere.
    pub(super) fn empty() -> Table {
        Table {
            hands: [Vec::new(), Vec::new()],
            order: Vec::new(),
            pool: Pool::default(),
            game: Pool::default(),
            discard: Vec::new(),
            dry: false,
            spent: [false; 2],
            due: Vec::new(),
        }
    }

    /// A player's hand.
    pub(super) fn hand(&self, color: Color) -> &[Held] {
        &self.hands[color.index()]
    }

    /// Whether the player holds the card.
    pub(super) fn holds(&self, color: Color, card: CardId) -> bool {
        self.hand(color).iter().any(|held| held.card == card)
    }

    /// Whether the player has a card and has not yet played in this turn.
    pub(super) fn may_play(&self, color: Color) -> bool {
        !self.spent[color.index()] && !self.hand(color).is_empty()
    }

    /// The card goes from the hand to the discard pile and the player's card of this turn is spent. Whether it lay open.
    pub(super) fn lay(&mut self, color: Color, card: CardId) -> bool {
        self.spent[color.index()] = true;
        self.discard.push(card);
        let hand = &mut self.hands[color.index()];
        let place = hand.iter().position(|held| held.card == card);
        place.is_some_and(|place| hand.remove(place).open)
    }

    /// The card goes from the discard pile into the hand, for everyone to see; where it lay, counted from the bottom.
    pub(super) fn pick_up(&mut self, color: Color, card: CardId, open: bool, events: &mut Events) -> Option<usize> {
        let place = self.discard.iter().rposition(|other| *other == card)?;
        self.discard.remove(place);
        self.hands[color.index()].push(Held { card, open, seen: true });
        events.push(|| Event::new(EventType::CardTaken).color(color).card(card));
        Some(place)
    }

    /// The card goes back to where it lay in the discard pile.
    pub(super) fn give_back(&mut self, color: Color, card: CardId, place: usize, events: &mut Events) {
        let hand = &mut self.hands[color.index()];
        if let Some(held) = hand.iter().position(|held| held.card == card) {
            hand.remove(held);
            self.discard.insert(place.min(self.discard.len()), card);
            events.push(|| Event::new(EventType::CardDiscarded).color(color).card(card));
        }
    }

    /// Cards that may be drawn next.
    pub(super) fn outcomes(&self) -> Vec<CardId> {
        match self.order.last() {
            Some(next) => vec![*next],
            None => self.pool.iter().collect(),
        }
    }

    /// How many cards the deck has.
    pub(super) fn deck_count(&self) -> u32 {
        self.order.len() as u32 + self.pool.len()
    }

    /// Makes the next draw possible, if it can be: an empty deck is rebuilt from the discard pile, whose top stays.
    /// Draws that cannot be made are dropped. Whether one is due now.
    pub(super) fn draw_due(&mut self, events: &mut Events) -> bool {
        if self.due.is_empty() {
            return false;
        }
        if self.deck_count() == 0 && !self.dry && self.discard.len() > 1 {
            let top = self.discard.len() - 1;
            for card in self.discard.drain(..top) {
                self.pool.insert(card);
            }
            events.push(|| Event::new(EventType::Shuffled));
        }
        if self.deck_count() == 0 {
            self.due.clear();
        }
        !self.due.is_empty()
    }

    /// The card that was drawn goes to whom it is due.
    pub(super) fn drawn(&mut self, card: CardId, events: &mut Events) {
        if self.due.is_empty() {
            return;
        }
        let (color, open) = self.due.remove(0);
        if self.order.last() == Some(&card) {
            self.order.pop();
        }
        self.pool.remove(card);
        self.hands[color.index()].push(Held { card, open, seen: open });
        events.push(|| {
            let card_seen_by = if open { Viewers::EVERYBODY } else { Viewers::only(color) };
            Event { card_seen_by, ..Event::new(EventType::CardDrawn).color(color).card(card) }
        });
    }
}
