use super::Card;
use crate::protocol::CardId;
use std::sync::LazyLock;

/// The families A to P, sixteen cards each.
const FAMILIES: [&str; 16] = [
    include_str!("deck/a.json"),
    include_str!("deck/b.json"),
    include_str!("deck/c.json"),
    include_str!("deck/d.json"),
    include_str!("deck/e.json"),
    include_str!("deck/f.json"),
    include_str!("deck/g.json"),
    include_str!("deck/h.json"),
    include_str!("deck/i.json"),
    include_str!("deck/j.json"),
    include_str!("deck/k.json"),
    include_str!("deck/l.json"),
    include_str!("deck/m.json"),
    include_str!("deck/n.json"),
    include_str!("deck/o.json"),
    include_str!("deck/p.json"),
];

/// Read once; the tests see to it that every file can be read and that the codes run from AA to PP without a gap.
static DECK: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let read = |text: &&str| serde_json::from_str::<Vec<Card>>(text).unwrap_or_default();
    FAMILIES.iter().flat_map(read).collect()
});

/// All cards, AA first.
pub fn deck() -> &'static [Card] {
    &DECK
}

/// The card of an id, if the game has it.
pub fn card(id: CardId) -> Option<&'static Card> {
    DECK.get(usize::from(id.as_letters()?))
}

#[cfg(test)]
pub(super) fn texts() -> [&'static str; 16] {
    FAMILIES
}
