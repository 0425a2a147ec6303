use crate::effects::{KindWord, Sequence, Strike};
use crate::protocol::{CardId, CardInfo};
use arrayvec::ArrayVec;
use board::{Color, Kind, Position};
use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// What the game's cards do that the language does not say: nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Nothing {}

/// What the bold kinds of a card are read as, in card order.
pub(super) type Reading = ArrayVec<Kind, 4>;

/// The kinds pieces of the game have.
const KINDS: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

/// A card: data, and what follows from it.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its code.
    pub id: CardId,
    /// Whether the basic deck leaves it out.
    pub advanced: bool,
    /// Points when scored face-up.
    pub value: u16,
    /// Its bold kinds as printed.
    pub bold: Vec<Kind>,
    /// What it does.
    pub effect: Sequence<Nothing>,
    pub(super) strikes: Vec<Strike>,
}

/// A card as it is written in `deck/*.json`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    #[serde(default)]
    advanced: bool,
    value: u16,
    #[serde(default)]
    bold: Vec<KindWord>,
    effect: Sequence<Nothing>,
}

/// A card as it is packed: advanced, value, bold kinds, effect. Its code is its place.
pub(super) type Packed = (bool, u16, Vec<KindWord>, Sequence<Nothing>);

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let Written { id, advanced, value, bold, effect } = Written::deserialize(deserializer)?;
        let id = CardId::read(&id)
            .filter(|id| id.as_letters().is_some())
            .ok_or_else(|| D::Error::custom(format_args!("{id:?} is no code")))?;
        Card::unpacked(id, (advanced, value, bold, effect)).ok_or_else(|| {
            D::Error::custom(format_args!("{id}: there are at most two bold kinds, of pieces of this game"))
        })
    }
}

impl Card {
    /// The card of this code.
    pub(super) fn unpacked(id: CardId, (advanced, value, bold, effect): Packed) -> Option<Card> {
        let bold: Vec<Kind> =
            bold.iter().map(|word| word.kind(&[]).filter(|kind| KINDS.contains(kind))).collect::<Option<_>>()?;
        (bold.len() <= 2).then(|| Card { id, advanced, value, bold, strikes: effect.strikes(), effect })
    }

    /// What it is packed as.
    pub(super) fn packed(&self) -> Packed {
        let bold = self.bold.iter().map(|kind| KindWord::Printed(*kind)).collect();
        (self.advanced, self.value, bold, self.effect.clone())
    }

    /// Its line in a catalogue.
    pub fn info(&self) -> CardInfo {
        CardInfo { id: self.id, timing: None, value: Some(self.value), advanced: self.advanced }
    }

    /// The card as printed.
    pub(super) fn printed(&self) -> Reading {
        self.bold.iter().copied().collect()
    }

    /// How a player may read its bold kinds: as printed, and one of which he has no piece as any kind. As printed comes first.
    pub(super) fn readings(&self, position: &Position, by: Color) -> ArrayVec<Reading, 36> {
        let own = position.board.side(by);
        let lacks = |kind: Kind| (position.board.kind(kind) & own).is_empty();
        let mut all = ArrayVec::new();
        all.push(Reading::new());
        for printed in &self.bold {
            let others = KINDS.into_iter().filter(|kind| kind != printed && lacks(*printed));
            let kinds: ArrayVec<Kind, 6> = std::iter::once(*printed).chain(others).collect();
            let longer = |reading: &Reading, kind: Kind| reading.iter().copied().chain([kind]).collect();
            all = all.iter().flat_map(|reading| kinds.iter().map(move |kind| longer(reading, *kind))).collect();
        }
        all
    }

    /// Whether the player may read it so.
    pub(super) fn is_reading(&self, reading: &[Kind], position: &Position, by: Color) -> bool {
        self.readings(position, by).iter().any(|other| other.as_slice() == reading)
    }
}
