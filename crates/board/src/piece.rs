use std::fmt;
use std::ops::Not;

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Moves first and up the board.
    White = 0,
    /// Moves down the board.
    Black = 1,
}

impl Color {
    /// White, Black.
    pub const BOTH: [Color; 2] = [Color::White, Color::Black];

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Ranks a pawn of this colour gains by a step: 1 or -1.
    pub const fn forward(self) -> i8 {
        match self {
            Color::White => 1,
            Color::Black => -1,
        }
    }

    /// The absolute rank (0 … 7) of this colour's own n-th rank, counted from 0.
    pub const fn rank(self, own: u8) -> u8 {
        match self {
            Color::White => own & 7,
            Color::Black => 7 - (own & 7),
        }
    }

    /// `white` or `black`.
    pub const fn name(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
        }
    }
}

impl Not for Color {
    type Output = Color;
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// Whom a piece obeys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// White's.
    White = 0,
    /// Black's.
    Black = 1,
    /// Nobody's: either player may move it, it captures and is captured by all.
    Neutral = 2,
}

impl Side {
    /// White, Black, Neutral.
    pub const ALL: [Side; 3] = [Side::White, Side::Black, Side::Neutral];

    /// 0, 1 or 2.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The player, unless the piece is neutral.
    pub const fn color(self) -> Option<Color> {
        match self {
            Side::White => Some(Color::White),
            Side::Black => Some(Color::Black),
            Side::Neutral => None,
        }
    }

    /// `white`, `black` or `neutral`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
            Side::Neutral => "neutral",
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

/// What a piece moves as.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Pawn.
    Pawn = 0,
    /// Knight, the (1,2) leaper.
    Knight = 1,
    /// Bishop.
    Bishop = 2,
    /// Rook.
    Rook = 3,
    /// Queen.
    Queen = 4,
    /// King.
    King = 5,
    /// Zebra, the (2,3) leaper.
    Zebra = 6,
    /// A die that shows the red dot: does not move, attacks nothing.
    Wounded = 7,
}

impl Kind {
    /// All kinds in the order of their numbers.
    pub const ALL: [Kind; 8] =
        [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King, Kind::Zebra, Kind::Wounded];

    /// 0 (pawn) … 7 (wounded).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of an index below 8.
    pub fn from_index(index: usize) -> Option<Kind> {
        Kind::ALL.get(index).copied()
    }

    /// Lower-case English word, as in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pawn => "pawn",
            Kind::Knight => "knight",
            Kind::Bishop => "bishop",
            Kind::Rook => "rook",
            Kind::Queen => "queen",
            Kind::King => "king",
            Kind::Zebra => "zebra",
            Kind::Wounded => "wounded",
        }
    }

    /// The kind of a name as in the API.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Lower-case FEN letter: p n b r q k, z zebra, x wounded.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'p',
            Kind::Knight => 'n',
            Kind::Bishop => 'b',
            Kind::Rook => 'r',
            Kind::Queen => 'q',
            Kind::King => 'k',
            Kind::Zebra => 'z',
            Kind::Wounded => 'x',
        }
    }

    /// The kind of a lower-case FEN letter.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A set of kinds. A piece usually has one; a fused piece has several and moves as any of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(pub u8);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);

    /// The set of one kind.
    pub const fn of(kind: Kind) -> Kinds {
        Kinds(1 << kind as u8)
    }

    /// Whether the kind is in the set.
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// The set with one more kind.
    pub const fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u8)
    }

    /// All kinds of both sets.
    pub const fn union(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// Whether the sets share a kind.
    pub const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// Number of kinds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the piece is fused.
    pub const fn is_fused(self) -> bool {
        self.len() > 1
    }

    /// The kind if it is the only one.
    pub fn single(self) -> Option<Kind> {
        if self.len() == 1 { Kind::from_index(self.0.trailing_zeros() as usize) } else { None }
    }

    /// The kinds, pawn first.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.has(*kind))
    }
}

impl From<Kind> for Kinds {
    fn from(kind: Kind) -> Kinds {
        Kinds::of(kind)
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<T: IntoIterator<Item = Kind>>(kinds: T) -> Kinds {
        kinds.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The stable number of a piece: the same through moves, swaps, captures and returns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PieceId(pub u16);

/// A man on the board, pawns and kings included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its number.
    pub id: PieceId,
    /// What it moves as.
    pub kinds: Kinds,
    /// Whom it obeys.
    pub side: Side,
    /// Its first owner. For a piece that is not neutral the same as `side`; a neutral pawn keeps its direction.
    pub origin: Color,
}

impl Piece {
    /// A piece of one kind that belongs to a player.
    pub fn new(id: PieceId, kind: Kind, color: Color) -> Piece {
        Piece { id, kinds: kind.into(), side: color.into(), origin: color }
    }
}
