use board::{Kind, Kinds};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

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

impl Serialize for KindWord {
    /// `"rook"`, or the number of the bold kind.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            KindWord::Printed(kind) => serializer.serialize_str(kind.name()),
            KindWord::Bold(index) => serializer.serialize_u8(*index),
        }
    }
}

impl<'de> Deserialize<'de> for KindWord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KindWord, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Word {
            Name(String),
            Bold(u8),
        }
        match Word::deserialize(deserializer)? {
            Word::Name(name) => Kind::from_name(&name)
                .map(KindWord::Printed)
                .ok_or_else(|| D::Error::custom(format_args!("{name:?} is no kind"))),
            Word::Bold(index) => Ok(KindWord::Bold(index)),
        }
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
        serializer.collect_seq(self.printed.iter().map(KindWord::Printed).chain(bold))
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
