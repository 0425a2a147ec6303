use crate::castling::Wing;
use crate::{Bitboard, Board, Castling, Color, Fen, Kind, Kinds, Laws, Masks, Piece, Position, Square};
use std::fmt;

/// What keeps a position, read well, from being one a game can start from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A colour has no king or several; where they stand.
    Kings(Color, Bitboard),
    /// The kings stand next to each other; where.
    KingsAdjacent(Bitboard),
    /// The side not on move is in check; its royal and what attacks it.
    OpponentInCheck(Square, Bitboard),
    /// A castling right (`true`: kingside) without king or rook at home; the home square that lacks its piece.
    Castling(Color, bool, Square),
    /// An en passant square that no double step can have left behind.
    EnPassant(Square),
    /// Pawns where none may stand; the squares.
    Pawns(Bitboard),
    /// A kind the game does not have; the squares of its pieces.
    Kind(Kind, Bitboard),
    /// More pieces of a colour than there can be; how many there are.
    TooMany(Color, u32),
}

impl Fault {
    /// The FEN field at fault: `board`, `castling` or `en passant`.
    pub const fn field(self) -> &'static str {
        match self {
            Fault::Castling(..) => "castling",
            Fault::EnPassant(_) => "en passant",
            _ => "board",
        }
    }

    /// The squares at fault; none where pieces are missing or too many.
    pub fn squares(self) -> Bitboard {
        match self {
            Fault::Kings(_, squares)
            | Fault::KingsAdjacent(squares)
            | Fault::Pawns(squares)
            | Fault::Kind(_, squares) => squares,
            Fault::OpponentInCheck(royal, checkers) => checkers | Bitboard::of(royal),
            Fault::Castling(_, _, square) | Fault::EnPassant(square) => Bitboard::of(square),
            Fault::TooMany(..) => Bitboard::EMPTY,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Kings(color, kings) => write!(f, "{} has {} kings instead of one", color.name(), kings.count()),
            Fault::KingsAdjacent(_) => write!(f, "the kings stand next to each other"),
            Fault::OpponentInCheck(royal, _) => write!(f, "the side not on move is in check on {royal}"),
            Fault::Castling(color, _, square) => {
                write!(f, "{} may castle, but {square} lacks the piece for it", color.name())
            }
            Fault::EnPassant(square) => write!(f, "no double step can have passed {square}"),
            Fault::Pawns(_) => write!(f, "there are pawns on ranks where none may stand"),
            Fault::Kind(kind, _) => write!(f, "the game has no {}", kind.name()),
            Fault::TooMany(color, count) => write!(f, "{} has {count} pieces, too many", color.name()),
        }
    }
}

impl std::error::Error for Fault {}

fn held(condition: bool, fault: Fault) -> Result<(), Fault> {
    if condition { Ok(()) } else { Err(fault) }
}

/// Checks a game may ask for; each gives the first fault it finds.
impl Fen {
    /// The position of the six fields under the laws, without marks. A colour's royal is its king, the lowest if it
    /// has several, nobody if it has none.
    pub fn position(&self, laws: Laws) -> Position {
        let royal = |color: Color| (self.board.kind(Kind::King) & self.board.side(color)).first();
        Position {
            board: self.board.clone(),
            turn: self.turn,
            royals: Color::BOTH.map(royal),
            castling: self.castling,
            en_passant: self.en_passant,
            masks: Masks::NONE,
            laws,
        }
    }

    /// The squares of the kings, White's first.
    ///
    /// # Errors
    /// [`Fault::Kings`] unless each colour has exactly one.
    pub fn kings(&self) -> Result<[Square; 2], Fault> {
        let king = |color: Color| {
            let kings = self.board.kind(Kind::King) & self.board.side(color);
            let only = kings.first().filter(|_| !kings.many());
            only.ok_or(Fault::Kings(color, kings))
        };
        Ok([king(Color::White)?, king(Color::Black)?])
    }

    /// That the kings do not stand next to each other.
    ///
    /// # Errors
    /// [`Fault::KingsAdjacent`], and [`Fault::Kings`] unless each colour has exactly one.
    pub fn check_kings_apart(&self) -> Result<(), Fault> {
        let [white, black] = self.kings()?;
        held(white.distance(black) > 1, Fault::KingsAdjacent(Bitboard::of(white) | Bitboard::of(black)))
    }

    /// That king and rook stand at home for every castling right.
    ///
    /// # Errors
    /// [`Fault::Castling`].
    pub fn check_castling(&self) -> Result<(), Fault> {
        for color in Color::BOTH {
            for kingside in [true, false] {
                if !self.castling.has(color, kingside) {
                    continue;
                }
                let wing = Wing::new(color, kingside);
                for (square, kind) in [(wing.king, Kind::King), (wing.rook, Kind::Rook)] {
                    let home = has(&self.board, square, kind, color);
                    held(home, Fault::Castling(color, kingside, square))?;
                }
            }
        }
        Ok(())
    }

    /// The castling rights that king and rook at home bear out; the others dropped.
    pub fn sound_castling(&self) -> Castling {
        let mut rights = Castling::NONE;
        for (color, kingside) in Color::BOTH.into_iter().flat_map(|color| [(color, true), (color, false)]) {
            let one = Castling::NONE.with(color, kingside);
            if self.castling.has(color, kingside) && (Fen { castling: one, ..self.clone() }).check_castling().is_ok() {
                rights = rights.with(color, kingside);
            }
        }
        rights
    }

    /// That an enemy pawn can just have passed the en passant square, if there is one: a third-rank square of the
    /// side not on move (a second-rank one, too, if the laws know double steps from the first rank), empty like the
    /// square the pawn came from, and the pawn before it.
    ///
    /// # Errors
    /// [`Fault::EnPassant`].
    pub fn check_en_passant(&self, laws: &Laws) -> Result<(), Fault> {
        let Some(square) = self.en_passant else { return Ok(()) };
        let enemy = !self.turn;
        let rank = enemy.rank(square.rank());
        let free = |ranks: i8| square.offset(0, ranks).is_some_and(|at| !self.board.occupied().has(at));
        let pawn = square.offset(0, enemy.forward()).is_some_and(|at| has(&self.board, at, Kind::Pawn, enemy));
        let can_be = rank == 2 || rank == 1 && laws.double_from_first;
        held(can_be && free(0) && free(-enemy.forward()) && pawn, Fault::EnPassant(square))
    }

    /// That no pawn of either colour stands on these squares, such as [`Bitboard::BACK_RANKS`].
    ///
    /// # Errors
    /// [`Fault::Pawns`].
    pub fn check_no_pawns(&self, squares: Bitboard) -> Result<(), Fault> {
        let pawns = self.board.kind(Kind::Pawn) & squares;
        held(pawns.is_empty(), Fault::Pawns(pawns))
    }

    /// That no pawn stands on its own last rank.
    ///
    /// # Errors
    /// [`Fault::Pawns`].
    pub fn check_no_pawns_on_last(&self) -> Result<(), Fault> {
        let last = |color: Color| self.board.side(color) & Bitboard::rank(color.rank(7));
        self.check_no_pawns(last(Color::White) | last(Color::Black))
    }

    /// That the board has no kinds but these.
    ///
    /// # Errors
    /// [`Fault::Kind`].
    pub fn check_kinds(&self, kinds: Kinds) -> Result<(), Fault> {
        let missing = |kind: &Kind| !kinds.has(*kind) && self.board.kind(*kind).any();
        match Kind::ALL.into_iter().find(missing) {
            Some(kind) => Err(Fault::Kind(kind, self.board.kind(kind))),
            None => Ok(()),
        }
    }

    /// That neither colour has more than `most` pieces, kings and pawns counted.
    ///
    /// # Errors
    /// [`Fault::TooMany`].
    pub fn check_count(&self, most: u32) -> Result<(), Fault> {
        Color::BOTH.into_iter().try_for_each(|color| {
            let count = self.board.side(color).count();
            held(count <= most, Fault::TooMany(color, count))
        })
    }
}

impl Position {
    /// That the side not on move is not in check.
    ///
    /// # Errors
    /// [`Fault::OpponentInCheck`].
    pub fn check_opponent(&self) -> Result<(), Fault> {
        let checkers = self.checkers(!self.turn);
        match self.royals[(!self.turn).index()] {
            Some(royal) if checkers.any() => Err(Fault::OpponentInCheck(royal, checkers)),
            _ => Ok(()),
        }
    }
}

fn has(board: &Board, square: Square, kind: Kind, color: Color) -> bool {
    board.get(square).is_some_and(|Piece { kinds, side, .. }| kinds == kind.into() && side == color.into())
}
