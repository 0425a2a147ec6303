//! The deck as data.

use super::{Card, deck};
use crate::effects::Term;
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
    let effects: HashSet<String> = deck().iter().map(|card| format!("{:?} {:?}", card.bold, card.effect)).collect();
    assert_eq!(effects.len(), 256, "two cards do the same");
}

#[test]
fn the_deck_is_as_varied_as_the_rules_ask() {
    let count = |wanted: &dyn Fn(&Card) -> bool| deck().iter().filter(|card| wanted(card)).count();
    assert!(count(&|card| card.effect.parts.len() > 1) >= 40);
    assert!(count(&|card| !card.bold.is_empty()) >= 60);
    let conditions = [
        Term::Condition,
        Term::Threatened,
        Term::Threatens,
        Term::Pinned,
        Term::Immobile,
        Term::Single,
        Term::Doubled,
        Term::Passed,
    ];
    assert!(count(&|card| card.effect.terms().iter().any(|term| conditions.contains(term))) >= 60);
    for term in Term::ALL {
        let cards = count(&|card| card.effect.terms().contains(&term));
        assert!(cards >= 4, "{} is in {cards} cards", term.name());
    }
}

#[test]
fn bold_kinds_are_those_the_effect_speaks_of() {
    for card in deck() {
        let text = serde_json::to_string(&card.effect).expect("JSON");
        let highest = card.bold.len() as u8;
        assert!(card.effect.terms().len() < Term::ALL.len(), "{}", card.id);
        // A number among kinds is that of a bold one: all of them are used, and none that is not there.
        let used = |index: u8| {
            [format!("\"kinds\":[{index}]"), format!("\"kind\":{index}")].iter().any(|word| text.contains(word))
        };
        assert!((0..highest).all(used), "{}", card.id);
        assert!(!(highest..8).any(used), "{}", card.id);
    }
}
