//! How squares, kinds and colours are written in JSON.

use board::{Color, Kind, Side, Square};
use serde::{Serialize, Serializer};

macro_rules! written {
    ($(#[$doc:meta])* $name:ident($inner:ty), $this:ident => $text:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(pub $inner);

        impl From<$inner> for $name {
            fn from(value: $inner) -> Self {
                $name(value)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $this = self.0;
                serializer.serialize_str(&$text)
            }
        }
    };
}

written!(
    /// A square, written `a1` … `h8`.
    SquareName(Square), square => square.to_string()
);
written!(
    /// A kind, written `pawn` …
    KindName(Kind), kind => kind.name()
);
written!(
    /// A colour, written `white` or `black`.
    ColorName(Color), color => color.name()
);
written!(
    /// An owner, written `white`, `black` or `neutral`.
    SideName(Side), side => side.name()
);

/// Who must act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Player(Color),
    /// A die or a deck; the legal actions are the outcomes.
    Chance,
    /// Nobody, the game is over.
    Nobody,
}

impl Actor {
    /// The player, if a player must act.
    pub fn player(self) -> Option<Color> {
        match self {
            Actor::Player(color) => Some(color),
            _ => None,
        }
    }
}

impl Serialize for Actor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Actor::Player(color) => serializer.serialize_str(color.name()),
            Actor::Chance => serializer.serialize_str("chance"),
            Actor::Nobody => serializer.serialize_none(),
        }
    }
}
