use std::fmt;
use std::str::FromStr;

/// A square of the board: a1 = 0, b1 = 1 … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of an index below 64.
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// The square of `index & 63`; for indices that are known to be squares.
    pub const fn wrapping(index: u8) -> Square {
        Square(index & 63)
    }

    /// File 0 (a) … 7 (h) and rank 0 (first) … 7 (eighth); both are taken modulo 8.
    pub const fn new(file: u8, rank: u8) -> Square {
        Square((file & 7) | ((rank & 7) << 3))
    }

    /// 0 … 63.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what holds anyway, and spares a check at every table of 64.
        (self.0 & 63) as usize
    }

    /// 0 (a) … 7 (h).
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 (first rank) … 7 (eighth rank).
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The square `files` to the right and `ranks` up, if it is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 { None } else { Some(Square((file + 8 * rank) as u8)) }
    }

    /// King steps between two squares: the larger of file and rank distance.
    pub fn distance(self, other: Square) -> u8 {
        self.file().abs_diff(other.file()).max(self.rank().abs_diff(other.rank()))
    }

    /// a1, b1 … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, (b'1' + self.rank()) as char)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ();

    /// Reads `a1` … `h8`, lower case only.
    fn from_str(text: &str) -> Result<Square, ()> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Square::new(file - b'a', rank - b'1')),
            _ => Err(()),
        }
    }
}
