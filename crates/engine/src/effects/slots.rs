use crate::protocol::CardId;
use arrayvec::ArrayVec;
use board::{Bitboard, Kind, Square};

/// What was chosen for one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// A square, or several where the choice asks for several.
    Squares(Bitboard),
    /// A kind; none where the play leaves nothing to choose.
    Kind(Option<Kind>),
    /// A card.
    Card(CardId),
}

/// What was chosen so far, one entry a choice.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Slots(ArrayVec<Slot, 10>);

impl Slots {
    /// Nothing yet.
    pub fn new() -> Slots {
        Slots::default()
    }

    /// Adds one; an effect has at most ten choices, more are dropped.
    pub fn push(&mut self, slot: Slot) {
        let _ = self.0.try_push(slot);
    }

    /// Takes the last one back.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Slot> {
        self.0.iter()
    }

    /// The squares of a choice; none if it is no choice of squares or not made yet.
    pub fn squares(&self, choice: u8) -> Bitboard {
        match self.0.get(usize::from(choice)) {
            Some(Slot::Squares(squares)) => *squares,
            _ => Bitboard::EMPTY,
        }
    }

    /// The lowest square of a choice.
    pub fn square(&self, choice: u8) -> Option<Square> {
        self.squares(choice).first()
    }

    /// The kind of a choice.
    pub fn kind(&self, choice: u8) -> Option<Kind> {
        match self.0.get(usize::from(choice)) {
            Some(Slot::Kind(kind)) => *kind,
            _ => None,
        }
    }

    /// The card of a choice.
    pub fn card(&self, choice: u8) -> Option<CardId> {
        match self.0.get(usize::from(choice)) {
            Some(Slot::Card(card)) => Some(*card),
            _ => None,
        }
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<T: IntoIterator<Item = Slot>>(slots: T) -> Slots {
        let mut all = Slots::new();
        slots.into_iter().for_each(|slot| all.push(slot));
        all
    }
}
