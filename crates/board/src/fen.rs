use crate::{Board, Castling, Color, Kind, Kinds, Piece, PieceId, Square};
use std::fmt;

/// The six fields of a FEN, read but not yet judged: whether the position can be is for the game to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fen {
    /// The men, with ids in square order a1 … h8.
    pub board: Board,
    /// Side to move.
    pub turn: Color,
    /// Castling field as written.
    pub castling: Castling,
    /// En passant field as written.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// Number of the full turn, from 1.
    pub fullmoves: u32,
}

/// What is wrong with the text of a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// Board or side to move is missing.
    Missing(&'static str),
    /// More than six fields.
    TooMany,
    /// Not eight ranks; the number there are.
    Ranks(usize),
    /// A rank (1 … 8) that does not describe eight squares.
    Rank(u8),
    /// A letter that is no piece.
    Letter(char),
    /// A field that cannot be read; its name and its text.
    Field(&'static str, String),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Missing(field) => write!(f, "the {field} is missing"),
            FenError::TooMany => write!(f, "there are more than six fields"),
            FenError::Ranks(found) => write!(f, "the board has {found} ranks instead of eight"),
            FenError::Rank(rank) => write!(f, "rank {rank} does not describe eight squares"),
            FenError::Letter(letter) => write!(f, "{letter:?} is no piece"),
            FenError::Field(field, text) => write!(f, "{text:?} cannot be read as {field}"),
        }
    }
}

impl std::error::Error for FenError {}

impl Fen {
    /// Reads a FEN. Board and side to move are required; missing later fields mean `-`, `-`, `0`, `1`.
    ///
    /// # Errors
    /// The first thing that cannot be read. Nothing is judged: any number of any pieces may stand anywhere.
    pub fn read(text: &str) -> Result<Fen, FenError> {
        let mut fields = text.split_ascii_whitespace();
        let board = read_board(fields.next().ok_or(FenError::Missing("board"))?)?;
        let turn = match fields.next().ok_or(FenError::Missing("side to move"))? {
            "w" => Color::White,
            "b" => Color::Black,
            other => return Err(FenError::Field("side to move", other.into())),
        };
        let castling = fields.next().map_or(Ok(Castling::NONE), read_castling)?;
        let en_passant = match fields.next().unwrap_or("-") {
            "-" => None,
            text => Some(text.parse().map_err(|()| FenError::Field("en passant square", text.into()))?),
        };
        let halfmoves = fields.next().map_or(Ok(0), |text| read_number("halfmove clock", text))?;
        let fullmoves = fields.next().map_or(Ok(1), |text| match read_number("move number", text)? {
            0 => Err(FenError::Field("move number", text.into())),
            number => Ok(number),
        })?;
        match fields.next() {
            Some(_) => Err(FenError::TooMany),
            None => Ok(Fen { board, turn, castling, en_passant, halfmoves, fullmoves }),
        }
    }
}

fn read_board(text: &str) -> Result<Board, FenError> {
    let ranks = text.split('/').count();
    if ranks != 8 {
        return Err(FenError::Ranks(ranks));
    }
    let mut board = Board::empty();
    for (rank, text) in (0..8).rev().zip(text.split('/')) {
        let wrong = FenError::Rank(rank + 1);
        let mut file = 0;
        for letter in text.chars() {
            if let Some(free) = letter.to_digit(10) {
                if free == 0 || free > 8 {
                    return Err(wrong);
                }
                file += free as u8;
            } else {
                let kind = Kind::from_letter(letter.to_ascii_lowercase()).ok_or(FenError::Letter(letter))?;
                let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
                if file < 8 {
                    board.put(Square::new(file, rank), Piece::new(PieceId(0), kind, color));
                }
                file += 1;
            }
            if file > 8 {
                return Err(wrong);
            }
        }
        if file != 8 {
            return Err(wrong);
        }
    }
    for (id, square) in (0..).zip(board.occupied()) {
        if let Some(piece) = board.get(square) {
            board.put(square, Piece { id: PieceId(id), ..piece });
        }
    }
    Ok(board)
}

fn read_castling(text: &str) -> Result<Castling, FenError> {
    let wrong = || FenError::Field("castling rights", text.into());
    if text == "-" {
        return Ok(Castling::NONE);
    }
    text.chars().try_fold(Castling::NONE, |rights, letter| {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let kingside = match letter.to_ascii_lowercase() {
            'k' => true,
            'q' => false,
            _ => return Err(wrong()),
        };
        if rights.has(color, kingside) { Err(wrong()) } else { Ok(rights.with(color, kingside)) }
    })
}

/// Digits only: the number parser of the standard library would take a sign, too.
fn read_number(field: &'static str, text: &str) -> Result<u32, FenError> {
    let wrong = || FenError::Field(field, text.into());
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().map_err(|_| wrong()) } else { Err(wrong()) }
}

impl fmt::Display for Castling {
    /// As the FEN field: `KQkq`, `-` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Castling::NONE {
            return f.write_str("-");
        }
        for (letter, color, kingside) in [
            ("K", Color::White, true),
            ("Q", Color::White, false),
            ("k", Color::Black, true),
            ("q", Color::Black, false),
        ] {
            if self.has(color, kingside) {
                f.write_str(letter)?;
            }
        }
        Ok(())
    }
}

/// The kind a piece is written as.
fn letter_kind(kinds: Kinds) -> Option<Kind> {
    if kinds.has(Kind::King) { Some(Kind::King) } else { kinds.iter().next() }
}

impl fmt::Display for Fen {
    /// Writes all six fields. A fused piece is written as a king if it holds one, so that kings can be counted, else as
    /// the first of its kinds; a neutral one by its origin.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut free = 0;
            for file in 0..8 {
                let piece = self.board.get(Square::new(file, rank));
                let Some((piece, kind)) = piece.and_then(|piece| Some((piece, letter_kind(piece.kinds)?))) else {
                    free += 1;
                    continue;
                };
                if free > 0 {
                    write!(f, "{free}")?;
                    free = 0;
                }
                match piece.origin {
                    Color::White => write!(f, "{}", kind.letter().to_ascii_uppercase())?,
                    Color::Black => write!(f, "{}", kind.letter())?,
                }
            }
            if free > 0 {
                write!(f, "{free}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let turn = if self.turn == Color::White { 'w' } else { 'b' };
        write!(f, " {turn} {} ", self.castling)?;
        match self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmoves, self.fullmoves)
    }
}
