use super::Card;
use super::card::Packed;
use crate::effects::pack::{pack, unpack};
use crate::protocol::CardId;
use std::sync::LazyLock;

/// The families of the deck, A to P, sixteen cards each: `deck/<letter>.json`, packed by `cargo xtask deck`.
static PACKED: &[u8] = include_bytes!("deck/deck.bin");

/// Read once; the tests see to it that it is what the JSON files say.
static DECK: LazyLock<Vec<Card>> = LazyLock::new(|| read(PACKED));

fn read(packed: &[u8]) -> Vec<Card> {
    let cards = unpack::<Vec<Packed>>(packed).unwrap_or_default();
    let codes = (0..=u8::MAX).map(|index| CardId::letters(index >> 4, index & 15));
    codes.zip(cards).filter_map(|(id, card)| Card::unpacked(id, card)).collect()
}

/// All cards, AA first.
pub fn deck() -> &'static [Card] {
    &DECK
}

/// The card of an id, if the game has it.
pub fn card(id: CardId) -> Option<&'static Card> {
    DECK.get(usize::from(id.as_letters()?))
}

/// Packs the sixteen JSON files of a deck, family A first.
///
/// # Errors
/// What is wrong with them, in words for their author.
pub fn packed_deck(families: &[String]) -> Result<Vec<u8>, String> {
    let mut cards: Vec<Card> = Vec::new();
    for text in families {
        cards.extend(serde_json::from_str::<Vec<Card>>(text).map_err(|error| error.to_string())?);
    }
    let stray = (0..=u8::MAX).zip(&cards).find(|(index, card)| card.id.as_letters() != Some(*index));
    if let Some((_, card)) = stray {
        return Err(format!("{} is not where its code belongs", card.id));
    }
    if cards.len() != 256 {
        return Err(format!("{} cards instead of 256", cards.len()));
    }
    let packed: Vec<Packed> = cards.iter().map(Card::packed).collect();
    pack(&packed).map_err(|error| error.to_string())
}
