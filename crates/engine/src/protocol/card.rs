use board::Kind;
use serde::{Serialize, Serializer};
use std::fmt;

/// A card's identity, the same in all games: a number (`15`), two letters (`CE`), or a kind (`rook`, or `joker`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(u16);

const LETTERS: u16 = 256;
const KINDS: u16 = 512;
const JOKER: u16 = KINDS + 8;

impl CardId {
    /// The card that stands for any kind.
    pub const JOKER: CardId = CardId(JOKER);

    /// A numbered card.
    pub const fn number(number: u8) -> CardId {
        CardId(number as u16)
    }

    /// A card with a two-letter code of the letters A–P: family and card, each 0 … 15.
    pub const fn letters(family: u8, card: u8) -> CardId {
        CardId(LETTERS + ((family as u16 & 15) << 4) + (card as u16 & 15))
    }

    /// The card of a kind.
    pub const fn kind(kind: Kind) -> CardId {
        CardId(KINDS + kind as u16)
    }

    /// The number, for a numbered card.
    pub fn as_number(self) -> Option<u8> {
        u8::try_from(self.0).ok()
    }

    /// Index 0 … 255 of a card with a two-letter code: 16 × family + card.
    pub fn as_letters(self) -> Option<u8> {
        (LETTERS..KINDS).contains(&self.0).then(|| (self.0 - LETTERS) as u8)
    }

    /// The kind, for a card of a kind.
    pub fn as_kind(self) -> Option<Kind> {
        Kind::from_index(self.0.checked_sub(KINDS)? as usize)
    }

    /// A number below 1,024, unique among all cards; for packing.
    pub const fn code(self) -> u16 {
        self.0
    }

    /// The card of a number that [`CardId::code`] gives.
    pub fn from_code(code: u16) -> Option<CardId> {
        ((1..KINDS).contains(&code) || code <= JOKER && CardId(code).as_kind().is_some() || code == JOKER)
            .then_some(CardId(code))
    }

    /// Reads an id as it is written.
    pub fn read(text: &str) -> Option<CardId> {
        if let Some(kind) = Kind::from_name(text) {
            return Some(CardId::kind(kind));
        }
        match text.as_bytes() {
            b"joker" => Some(CardId::JOKER),
            [family @ b'A'..=b'P', card @ b'A'..=b'P'] => Some(CardId::letters(family - b'A', card - b'A')),
            [b'1'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => text.parse().ok().map(CardId::number),
            _ => None,
        }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            JOKER => f.write_str("joker"),
            KINDS.. => f.write_str(self.as_kind().map_or("joker", Kind::name)),
            LETTERS.. => {
                let index = (self.0 - LETTERS) as u8;
                write!(f, "{}{}", (b'A' + (index >> 4)) as char, (b'A' + (index & 15)) as char)
            }
            number => write!(f, "{number}"),
        }
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
