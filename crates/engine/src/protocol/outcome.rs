use super::ColorName;
use board::Color;
use serde::Serialize;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// Mate.
    Checkmate,
    /// The king was taken.
    KingCaptured,
    /// Points reached.
    Points,
    /// No card left to draw.
    DeckEmpty,
    /// No action and no check.
    Stalemate,
    /// A position stood for the third time.
    Repetition,
    /// Too many plies without progress, or the agreed number of turns is over.
    MoveLimit,
    /// Nobody can mate any more.
    InsufficientMaterial,
    /// Both agreed.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A king caught lying.
    CaughtKing,
}

impl EndReason {
    /// As the API writes it.
    pub const fn name(self) -> &'static str {
        match self {
            EndReason::Checkmate => "checkmate",
            EndReason::KingCaptured => "king-captured",
            EndReason::Points => "points",
            EndReason::DeckEmpty => "deck-empty",
            EndReason::Stalemate => "stalemate",
            EndReason::Repetition => "repetition",
            EndReason::MoveLimit => "move-limit",
            EndReason::InsufficientMaterial => "insufficient-material",
            EndReason::Agreement => "agreement",
            EndReason::Resignation => "resignation",
            EndReason::CaughtKing => "caught-king",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    #[serde(serialize_with = "winner")]
    pub winner: Option<Color>,
    /// Why.
    pub reason: EndReason,
}

impl Outcome {
    /// A win.
    pub const fn win(winner: Color, reason: EndReason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// A draw.
    pub const fn draw(reason: EndReason) -> Outcome {
        Outcome { winner: None, reason }
    }
}

fn winner<S: serde::Serializer>(winner: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
    winner.map(ColorName).serialize(serializer)
}
