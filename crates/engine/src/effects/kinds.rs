use board::{Kind, Kinds};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind as a card names it: printed, or the n-th of its bold kinds, which the player may read as another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KindWord {
    /// This kind.
    Printed(Kind),
    /// The bold kind of this number.
    Bold(u8),
}

impl KindWord {
    /// The kind meant where the bold kinds are read like this; `None` if there are fewer.
    pub fn kind(self, bold: &[Kind]) -> Option<Kind> {
        match self {
            KindWord::Printed(kind) => Some(kind),
            KindWord::Bold(index) => bold.get(usize::from(index)).copied(),
        }
    }
}

/// What a bold kind's number is written as where everything is a number: kinds are those below.
const BOLD: u8 = Kind::ALL.len() as u8;

impl Serialize for KindWord {
    /// `"rook"`, or the number of the bold kind.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            KindWord::Printed(kind) if serializer.is_human_readable() => serializer.serialize_str(kind.name()),
            KindWord::Printed(kind) => serializer.serialize_u8(kind.index() as u8),
            KindWord::Bold(index) if serializer.is_human_readable() => serializer.serialize_u8(*index),
            KindWord::Bold(index) => serializer.serialize_u8(BOLD + index),
        }
    }
}

impl<'de> Deserialize<'de> for KindWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KindWord, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_any(Word);
        }
        let number = u8::deserialize(deserializer)?;
        let kind = Kind::from_index(number.into()).map(KindWord::Printed);
        Ok(kind.unwrap_or(KindWord::Bold(number.wrapping_sub(BOLD))))
    }
}

/// Reads a kind's name or the number of a bold one.
struct Word;

impl Visitor<'_> for Word {
    type Value = KindWord;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a kind or the number of a bold one")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<KindWord, E> {
        let kind = Kind::from_name(name).map(KindWord::Printed);
        kind.ok_or_else(|| E::custom(format_args!("{name:?} is no kind")))
    }

    fn visit_u64<E: Error>(self, index: u64) -> Result<KindWord, E> {
        u8::try_from(index).map(KindWord::Bold).map_err(E::custom)
    }
}

/// Some kinds as a card names them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct KindSet {
    /// Those printed.
    pub printed: Kinds,
    /// Numbers of the bold ones, one bit each.
    pub bold: u8,
}

impl KindSet {
    /// No kind named.
    pub const NONE: KindSet = KindSet { printed: Kinds::NONE, bold: 0 };

    /// One printed kind.
    pub const fn of(kind: Kind) -> KindSet {
        KindSet { printed: Kinds::of(kind), bold: 0 }
    }

    /// Whether no kind is named.
    pub fn is_none(&self) -> bool {
        *self == KindSet::NONE
    }

    /// The kinds meant where the bold ones are read like this.
    pub fn kinds(self, bold: &[Kind]) -> Kinds {
        let read = bold.iter().enumerate().filter(|(index, _)| *index < 8 && self.bold >> index & 1 != 0);
        read.fold(self.printed, |kinds, (_, kind)| kinds.with(*kind))
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<T: IntoIterator<Item = Kind>>(kinds: T) -> KindSet {
        KindSet { printed: kinds.into_iter().collect(), bold: 0 }
    }
}

impl Serialize for KindSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bold = (0..8).filter(|index| self.bold >> index & 1 != 0).map(KindWord::Bold);
        serializer.collect_seq(self.printed.iter().map(KindWord::Printed).chain(bold).collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for KindSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KindSet, D::Error> {
        let mut set = KindSet::NONE;
        for word in Vec::<KindWord>::deserialize(deserializer)? {
            match word {
                KindWord::Printed(kind) => set.printed = set.printed.with(kind),
                KindWord::Bold(index) if index < 8 => set.bold |= 1 << index,
                KindWord::Bold(index) => return Err(D::Error::custom(format_args!("there is no bold kind {index}"))),
            }
        }
        Ok(set)
    }
}
