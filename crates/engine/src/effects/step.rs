use serde::{Deserialize, Serialize};

/// What becomes of a piece that another one takes the square of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Fate {
    /// It is captured.
    #[default]
    Captured,
    /// It is out for good.
    Removed,
}

impl Fate {
    fn is_captured(&self) -> bool {
        *self == Fate::Captured
    }
}

/// Marks a card can set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Mark {
    /// The piece cannot move in its owner's next turn.
    Barred,
    /// The piece cannot be captured in the other player's next turn.
    Shielded,
    /// The piece holds its neighbours fast while it stays.
    Magnet,
    /// The piece becomes neutral.
    Neutral,
    /// The piece becomes the player's royal.
    Royal,
    /// The square is a hole.
    Hole,
    /// The square hides a trap of the player's.
    Trap,
    /// The square hides a bomb of the player's.
    Bomb,
}

/// What happens. Numbers are choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Step<S> {
    /// The piece travels as a move of its own: what stands at the end is taken, a pawn on its last rank promotes.
    Move {
        /// The piece.
        piece: u8,
        /// The end square.
        to: u8,
        /// What a pawn becomes, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        becomes: Option<u8>,
        /// What becomes of the piece taken.
        #[serde(default, skip_serializing_if = "Fate::is_captured")]
        victim: Fate,
    },
    /// The piece makes a normal move of its own: it takes what stands at the end, a pawn en passant, too, and a double step can
    /// be taken en passant. It does not promote here.
    Walk {
        /// The piece.
        piece: u8,
        /// The end square.
        to: u8,
    },
    /// Pawns advance straight ahead over free squares as moves of their own: of those that march the same way the front
    /// one first, otherwise in square order. Impossible where one is stopped.
    March {
        /// The pawns.
        pawns: u8,
        /// How many squares each.
        squares: u8,
        /// What pawns on their last rank become.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        becomes: Option<u8>,
        /// Whether a double step from the second rank can be taken en passant.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        en_passant: bool,
    },
    /// The piece is put on the square, whatever lies between.
    Put {
        /// The piece.
        piece: u8,
        /// The square.
        to: u8,
    },
    /// The piece is put on the square, whatever lies between, and captures what stands there.
    Warp {
        /// The piece.
        piece: u8,
        /// The square.
        to: u8,
    },
    /// A piece of the player's comes from the supply and captures what stands on its square. Never a king, and never one is taken.
    Add {
        /// Its kind.
        kind: super::KindWord,
        /// Where; of several squares on each.
        to: u8,
    },
    /// A piece from the supply takes the place of the one that stands there, or of each of several, for the same owner. Never a
    /// king, and never in a king's place or one of its own kind.
    Replace {
        /// The old piece.
        piece: u8,
        /// The kind of the new one.
        kind: super::KindWord,
    },
    /// The pieces exchange squares; of several the lower with the lower. Impossible where a piece would be swapped with itself.
    Swap {
        /// These,
        one: u8,
        /// with those.
        other: u8,
    },
    /// The piece, or each of several, is out for good. Impossible where the game lets no card take it off.
    Remove {
        /// The piece.
        piece: u8,
    },
    /// A captured piece of the player's comes back.
    Return {
        /// The choice of its kind; left out: a pawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<u8>,
        /// Where.
        to: u8,
    },
    /// The piece becomes another kind.
    Become {
        /// The piece.
        piece: u8,
        /// What.
        kind: super::KindWord,
    },
    /// The piece changes to the player's side.
    Join {
        /// The piece.
        piece: u8,
    },
    /// Sets a mark.
    Mark {
        /// The square, or that of the piece.
        at: u8,
        /// Which.
        mark: Mark,
    },
    /// A step of the game's own.
    Special(S),
}
