use super::{Area, KindSet, Men, Way};
use serde::{Deserialize, Serialize};

/// What may be chosen, once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Choice<S> {
    /// A piece.
    Piece(Men<S>),
    /// Several pieces, written in square order.
    Pieces {
        /// Which.
        men: Men<S>,
        /// At least so many.
        least: u8,
        /// At most so many.
        most: u8,
    },
    /// As many pieces as another choice of several has, written in square order.
    AsMany {
        /// Which.
        men: Men<S>,
        /// The other choice.
        choice: u8,
    },
    /// All of these pieces, at least one: nothing is left to choose, and nothing is written.
    All(Men<S>),
    /// A square within all of these areas.
    Square {
        /// What may stand there.
        room: Room,
        /// Where.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        area: Vec<Area<S>>,
    },
    /// A square to which the piece of a choice gets.
    Way {
        /// The choice of the piece.
        piece: u8,
        /// How.
        way: Way<S>,
    },
    /// One of these kinds.
    Kind(KindSet),
    /// A kind among the player's captured pieces, none of these.
    Captured {
        /// What may not be chosen.
        except: KindSet,
    },
    /// What the pawns of a choice become by their own movement; nothing to choose where none reaches its last rank.
    Promotion {
        /// The choice of the pawn, or of several.
        pawns: u8,
        /// Where they go.
        to: Goal,
    },
    /// One of the cards the table offers.
    Card,
    /// A choice that is made for the player and not written in the action; each possibility counts.
    Silent(Box<Choice<S>>),
    /// A choice of the game's own.
    Special(S),
}

/// What may stand on a chosen square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Room {
    /// Nothing: it is empty and not closed.
    Free,
    /// Nothing, or a piece of the player's.
    FreeOrOwn,
    /// Nothing, or an enemy piece that can be captured.
    FreeOrEnemy,
}

/// Where pawns go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Goal {
    /// To the square of a choice.
    Choice(u8),
    /// So many squares straight ahead.
    Ahead(u8),
}

impl<S> Choice<S> {
    /// Made for the player.
    pub fn silent(self) -> Choice<S> {
        Choice::Silent(Box::new(self))
    }
}
