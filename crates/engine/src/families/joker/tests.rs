//! The deck as data.

use super::{Card, Nothing, deck, packed_deck};
use crate::effects::{Sequence, Term};
use crate::protocol::CardId;
use std::collections::HashSet;
use std::path::Path;

fn texts() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/families/joker/deck");
    let read = |family: char| std::fs::read_to_string(folder.join(format!("{family}.json"))).expect("a family");
    ('a'..='p').map(read).collect()
}

#[test]
fn the_shipped_deck_is_what_its_files_say() {
    let packed = packed_deck(&texts()).unwrap_or_else(|error| panic!("{error}"));
    let shipped: &[u8] = include_bytes!("deck/deck.bin");
    assert!(packed == shipped, "run `cargo xtask deck`");
    let cards = texts().into_iter().flat_map(|text| serde_json::from_str::<Vec<Card>>(&text).expect("cards"));
    for (written, card) in cards.zip(deck()) {
        assert_eq!((written.id, &written.effect, &written.bold), (card.id, &card.effect, &card.bold));
        assert_eq!((written.value, written.advanced, &written.strikes), (card.value, card.advanced, &card.strikes));
        // JSON and back.
        let text = serde_json::to_string(&card.effect).expect("JSON");
        assert_eq!(serde_json::from_str::<Sequence<Nothing>>(&text).expect("an effect"), card.effect, "{text}");
    }
}

#[test]
fn codes_run_from_aa_to_pp_half_of_each_family_is_advanced_and_no_two_cards_do_the_same() {
    assert_eq!(deck().len(), 256);
    for family in deck().chunks(16) {
        assert_eq!(family.iter().filter(|card| card.advanced).count(), 8, "family of {}", family[0].id);
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

#[test]
fn values_are_those_that_were_measured_and_the_aims_were_met() {
    let table = include_str!("deck/balance.md");
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>();
    let measured: Vec<(&str, &str)> = table
        .lines()
        .map(cells)
        .filter(|cells| cells.len() == 8 && CardId::read(cells[0]).is_some_and(|id| id.as_letters().is_some()))
        .map(|cells| (cells[0], cells[7]))
        .collect();
    let values: Vec<(String, String)> =
        deck().iter().map(|card| (card.id.to_string(), card.value.to_string())).collect();
    assert_eq!(measured.len(), 256);
    for ((id, value), measured) in values.iter().zip(measured) {
        assert_eq!((id.as_str(), value.as_str()), measured, "run `cargo xtask balance --write`");
    }
    assert!(!table.contains('✗'), "an aim is missed");
    assert_eq!(table.matches('✓').count(), 6);
}
