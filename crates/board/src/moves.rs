use crate::{Kind, Piece, Square};
use std::fmt;
use std::str::FromStr;

/// A chess move. Castling is the king's two-square step; `promotion` is set if and only if the pawn must change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Start square.
    pub from: Square,
    /// End square.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<Kind>,
}

impl Move {
    /// A move without promotion.
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to, promotion: None }
    }
}

impl fmt::Display for Move {
    /// Coordinate notation: `e2e4`, `e7e8q`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(kind) => write!(f, "{}", kind.letter()),
            None => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    /// Reads coordinate notation, lower case only: `e2e4`, `e7e8q`. Any kind but pawn, king and wounded is read as a
    /// promotion.
    fn from_str(text: &str) -> Result<Move, ()> {
        let from = text.get(0..2).ok_or(())?.parse()?;
        let to = text.get(2..4).ok_or(())?.parse()?;
        let mut rest = text.get(4..).ok_or(())?.chars();
        let promotion = match rest.next() {
            None => None,
            Some(letter) => match Kind::from_letter(letter).ok_or(())? {
                Kind::Pawn | Kind::King | Kind::Wounded => return Err(()),
                kind => Some(kind),
            },
        };
        if rest.next().is_some() { Err(()) } else { Ok(Move { from, to, promotion }) }
    }
}

/// What a move did to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// The piece that moved, as it was before a promotion.
    pub piece: Piece,
    /// The captured piece and its square (en passant: not the square moved to).
    pub captured: Option<(Square, Piece)>,
    /// In castling: the rook's way.
    pub rook: Option<(Square, Square)>,
    /// Whether a pawn, not a fused piece, stepped two squares.
    pub double_step: bool,
}

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The start square is empty.
    NoPiece,
    /// The piece is the other player's.
    NotYours,
    /// The piece does not move like that; also a promotion named where none happens.
    Unreachable,
    /// A piece stands in the way, or an own one on the end square.
    Blocked,
    /// The end square (or a square passed) is closed.
    Closed,
    /// The piece is frozen.
    Frozen,
    /// The piece may not move this turn.
    Barred,
    /// The piece on the end square cannot be captured: it is shielded this turn, or a royal.
    Shielded,
    /// The die shows the red dot.
    Wounded,
    /// In check, and the move does not parry it.
    MustParry,
    /// Not in check, but the move would leave the own royal attacked.
    RoyalAttacked,
    /// The king would stand next to the enemy king.
    KingsApart,
    /// A castling that is not allowed.
    Castling,
    /// A pawn on its last rank must say what it becomes, something that is allowed to it.
    PromotionNeeded,
}

/// A refused move: why, and the squares that stand against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obstacle {
    /// The reason.
    pub reason: Reason,
    /// Squares concerned: the blocker, the checkers, the attacked castling square … at least the move's own.
    pub squares: Vec<Square>,
}
