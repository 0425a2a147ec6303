use super::{KindName, SideName, SquareName};
use board::{Bitboard, Board, Kinds, Side, Square};
use serde::Serialize;

/// Why an action is not legal; the words of the API.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum RefusalCode {
    NoPiece,
    NotYourPiece,
    NotYourTurn,
    Unreachable,
    Blocked,
    MustParryCheck,
    OwnKingAttacked,
    Castling,
    PromotionNeeded,
    GameOver,
    Frozen,
    Barred,
    Shielded,
    Hole,
    Passive,
    Wounded,
    WrongKind,
    ObligedKind,
    BlockedKind,
    WrongWindow,
    CardAlreadyPlayed,
    CardNotHeld,
    NoTarget,
    VoidMates,
    VoidTakesKing,
    VoidKeepsKingInCheck,
    VetoedMove,
    WholeEffectImpossible,
    NotEnoughChips,
    Malformed,
    Other,
}

impl RefusalCode {
    /// All codes.
    pub const ALL: [RefusalCode; 31] = [
        RefusalCode::NoPiece,
        RefusalCode::NotYourPiece,
        RefusalCode::NotYourTurn,
        RefusalCode::Unreachable,
        RefusalCode::Blocked,
        RefusalCode::MustParryCheck,
        RefusalCode::OwnKingAttacked,
        RefusalCode::Castling,
        RefusalCode::PromotionNeeded,
        RefusalCode::GameOver,
        RefusalCode::Frozen,
        RefusalCode::Barred,
        RefusalCode::Shielded,
        RefusalCode::Hole,
        RefusalCode::Passive,
        RefusalCode::Wounded,
        RefusalCode::WrongKind,
        RefusalCode::ObligedKind,
        RefusalCode::BlockedKind,
        RefusalCode::WrongWindow,
        RefusalCode::CardAlreadyPlayed,
        RefusalCode::CardNotHeld,
        RefusalCode::NoTarget,
        RefusalCode::VoidMates,
        RefusalCode::VoidTakesKing,
        RefusalCode::VoidKeepsKingInCheck,
        RefusalCode::VetoedMove,
        RefusalCode::WholeEffectImpossible,
        RefusalCode::NotEnoughChips,
        RefusalCode::Malformed,
        RefusalCode::Other,
    ];
}

/// A piece that stands in a sentence: who it is and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Where it stands.
    pub square: Square,
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kinds: Kinds,
}

impl Serialize for Man {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Out {
            square: SquareName,
            side: SideName,
            kinds: Vec<KindName>,
        }
        let kinds = self.kinds.iter().map(KindName).collect();
        Out { square: self.square.into(), side: self.side.into(), kinds }.serialize(serializer)
    }
}

/// Why an action is not legal, with what a sentence about it needs; the sentence itself is made outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The reason.
    pub code: RefusalCode,
    /// Squares concerned, the action's own first.
    #[serde(serialize_with = "squares")]
    pub squares: Vec<Square>,
    /// The piece the action is about.
    pub piece: Option<Man>,
    /// The pieces that stand against it: blockers, checkers, the piece on the end square.
    pub by: Vec<Man>,
    /// A number the sentence names: the lowest bid that is possible.
    pub number: Option<u16>,
    /// The key of a sentence that says more than the code does, one of [`Refusal::HINTS`].
    pub hint: Option<&'static str>,
}

impl Refusal {
    /// All hints; every language has one sentence for each.
    pub const HINTS: &'static [&'static str] = &[
        "no-promotion-here",
        "king-never-captured",
        "castling-right-gone",
        "castling-in-check",
        "castling-attacked",
        "castling-passive",
        "castling-hole",
        "die-not-red",
        "promote-first",
        "roll-first",
        "place-attacks-king",
        "place-leaves-no-move",
        "card-condition",
        "card-notation",
        "card-unknown",
        "choices-missing",
        "choices-too-many",
        "royal-spared",
        "square-taken",
        "square-is-hole",
        "way-not-free",
        "kind-not-gone",
        "obliged-no-card",
        "card-castling",
        "card-check",
        "card-threat",
        "card-nothing-fits",
        "card-later-step",
        "turncoat-bares",
        "vigilance-automatic",
        "claim-never",
        "claim-own",
        "claim-early",
        "retire-own",
        "retire-royal",
        "release-other",
        "appoint-royal",
        "appoint-deputy",
        "appoint-demoted",
        "appoint-enemy",
        "passive-enemy",
        "passive-deputy",
        "nothing-blocked",
        "bid-too-low",
    ];

    /// A refusal without squares.
    pub fn new(code: RefusalCode) -> Refusal {
        Refusal { code, squares: Vec::new(), piece: None, by: Vec::new(), number: None, hint: None }
    }

    /// A refusal about a square and what stands there.
    pub fn at(code: RefusalCode, board: &Board, square: Square) -> Refusal {
        Refusal { code, squares: vec![square], piece: man(board, square), by: Vec::new(), number: None, hint: None }
    }

    /// With a hint.
    pub fn hint(mut self, hint: &'static str) -> Refusal {
        debug_assert!(Refusal::HINTS.contains(&hint), "{hint} is no sentence key");
        self.hint = Some(hint);
        self
    }

    /// With a number for the sentence.
    pub fn number(mut self, number: u16) -> Refusal {
        self.number = Some(number);
        self
    }

    /// With pieces that stand against it.
    pub fn against(mut self, board: &Board, squares: Bitboard) -> Refusal {
        for square in squares {
            self.by.extend(man(board, square));
            if !self.squares.contains(&square) {
                self.squares.push(square);
            }
        }
        self
    }
}

/// The piece on a square as a sentence names it.
fn man(board: &Board, square: Square) -> Option<Man> {
    board.get(square).map(|piece| Man { square, side: piece.side, kinds: piece.kinds })
}

fn squares<S: serde::Serializer>(squares: &[Square], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(squares.iter().map(|square| SquareName(*square)))
}
