//! The deck as data.

use super::{Card, deck};
use crate::protocol::CardId;
use std::collections::HashSet;

#[test]
fn all_families_are_read_and_the_codes_run_from_aa_to_pp() {
    for (family, text) in super::deck::texts().iter().enumerate() {
        let cards: Vec<Card> = serde_json::from_str(text).unwrap_or_else(|error| panic!("family {family}: {error}"));
        assert_eq!(cards.len(), 16, "family {family}");
        assert_eq!(cards.iter().filter(|card| card.advanced).count(), 8, "family {family}");
    }
    for (index, card) in deck().iter().enumerate() {
        assert_eq!(card.id, CardId::letters(index as u8 >> 4, index as u8 & 15));
        assert!((25..=200).contains(&card.value) && card.value.is_multiple_of(25), "{}", card.id);
    }
    let effects: HashSet<String> =
        deck().iter().map(|card| format!("{:?} {:?}", card.bold, card.effect)).collect();
    assert_eq!(effects.len(), 256, "two cards do the same");
}
