use super::{CardId, ColorName, KindName, SquareName, Viewer};
use board::{Color, Kind, PieceId, Square};
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};

/// What happened; the words of the API.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum EventType {
    Moved,
    Captured,
    Removed,
    Put,
    Swapped,
    Pushed,
    Promoted,
    Changed,
    Turned,
    Rolled,
    CardPlayed,
    CardVoid,
    CardCancelled,
    CardDrawn,
    CardDiscarded,
    CardTaken,
    CardRevealed,
    Scored,
    Shuffled,
    Marked,
    Unmarked,
    TrapSprung,
    Undone,
    Bid,
    Challenged,
    Check,
    Turn,
    GameOver,
}

/// A detail of an event: a number or a short word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A word.
    Word(&'static str),
    /// A text made at run time, e.g. a list of kinds.
    Text(String),
    /// A number.
    Number(i32),
    /// Yes or no.
    Flag(bool),
    /// Nothing.
    Null,
}

/// A set of viewers: White, Black, spectators. `Viewer::All` sees everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewers(u8);

impl Viewers {
    /// Everybody.
    pub const EVERYBODY: Viewers = Viewers(7);
    /// No player and no spectator.
    pub const NOBODY: Viewers = Viewers(0);

    /// One player alone.
    pub const fn only(color: Color) -> Viewers {
        Viewers(1 << color as u8)
    }

    /// Whether the viewer belongs to the set.
    pub fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Player(color) => self.0 >> color as u8 & 1 != 0,
            Viewer::Spectator => self.0 >> 2 & 1 != 0,
            Viewer::All => true,
        }
    }
}

/// Something that happened, enough to animate a page and to write a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What.
    pub kind_of: EventType,
    /// The piece concerned.
    pub piece: Option<PieceId>,
    /// The player concerned.
    pub color: Option<Color>,
    /// From where.
    pub from: Option<Square>,
    /// To where, or where.
    pub to: Option<Square>,
    /// The kind concerned.
    pub kind: Option<Kind>,
    /// The card concerned.
    pub card: Option<CardId>,
    /// Anything else.
    pub detail: Vec<(&'static str, Value)>,
    /// Who may know that it happened at all.
    pub seen_by: Viewers,
    /// Who may know which card it was; the others read `null`.
    pub card_seen_by: Viewers,
}

impl Event {
    /// An event everybody sees.
    pub fn new(kind_of: EventType) -> Event {
        Event {
            kind_of,
            piece: None,
            color: None,
            from: None,
            to: None,
            kind: None,
            card: None,
            detail: Vec::new(),
            seen_by: Viewers::EVERYBODY,
            card_seen_by: Viewers::EVERYBODY,
        }
    }

    /// About a piece.
    pub fn piece(mut self, id: PieceId) -> Event {
        self.piece = Some(id);
        self
    }

    /// About a player.
    pub fn color(mut self, color: impl Into<Option<Color>>) -> Event {
        self.color = color.into();
        self
    }

    /// From a square.
    pub fn from(mut self, square: Square) -> Event {
        self.from = Some(square);
        self
    }

    /// To, or on, a square.
    pub fn to(mut self, square: Square) -> Event {
        self.to = Some(square);
        self
    }

    /// About a kind.
    pub fn kind(mut self, kind: impl Into<Option<Kind>>) -> Event {
        self.kind = kind.into();
        self
    }

    /// About a card.
    pub fn card(mut self, card: CardId) -> Event {
        self.card = Some(card);
        self
    }

    /// With a detail.
    pub fn with(mut self, key: &'static str, value: Value) -> Event {
        self.detail.push((key, value));
        self
    }

    /// The event as a viewer may know it; `None` if he may not know of it.
    pub fn for_viewer(&self, viewer: Viewer) -> Option<Event> {
        if !self.seen_by.has(viewer) {
            return None;
        }
        let mut event = self.clone();
        if !self.card_seen_by.has(viewer) {
            event.card = None;
        }
        Some(event)
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Detail<'a>(&'a [(&'static str, Value)]);
        impl Serialize for Detail<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(Some(self.0.len()))?;
                for (key, value) in self.0 {
                    map.serialize_entry(key, value)?;
                }
                map.end()
            }
        }
        let mut out = serializer.serialize_struct("Event", 8)?;
        out.serialize_field("piece", &self.piece.map(|id| id.0))?;
        out.serialize_field("type", &self.kind_of)?;
        out.serialize_field("color", &self.color.map(ColorName))?;
        out.serialize_field("from", &self.from.map(SquareName))?;
        out.serialize_field("to", &self.to.map(SquareName))?;
        out.serialize_field("kind", &self.kind.map(KindName))?;
        out.serialize_field("card", &self.card)?;
        out.serialize_field("detail", &Detail(&self.detail))?;
        out.end()
    }
}

/// Where events go: kept, or dropped when nobody will read them (search, perft, playouts).
pub struct Events {
    list: Vec<Event>,
    kept: bool,
    shown: bool,
}

impl Events {
    /// Keeps them.
    pub fn kept() -> Events {
        Events { list: Vec::new(), kept: true, shown: false }
    }

    /// Drops them.
    pub fn dropped() -> Events {
        Events { list: Vec::new(), kept: false, shown: false }
    }

    /// Adds an event; it is made only if it will be kept.
    #[inline]
    pub fn push(&mut self, event: impl FnOnce() -> Event) {
        if self.kept {
            self.list.push(event());
        }
    }

    /// Notes that somebody has been shown what he could not know before, in a way no event tells by its type.
    pub fn show(&mut self) {
        self.shown = true;
    }

    /// Whether that has been noted.
    pub fn have_shown(&self) -> bool {
        self.shown
    }

    /// Whether events are kept.
    pub fn is_kept(&self) -> bool {
        self.kept
    }

    /// The events so far.
    pub fn into_list(self) -> Vec<Event> {
        self.list
    }
}
