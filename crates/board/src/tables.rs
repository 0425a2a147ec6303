use crate::{Bitboard, Color, Square};
use std::sync::LazyLock;

/// Where leapers go, and how squares lie to each other. Built once at start-up, so that nothing of it is in the file.
pub(crate) struct Tables {
    pub(crate) knight: [Bitboard; 64],
    pub(crate) king: [Bitboard; 64],
    pub(crate) zebra: [Bitboard; 64],
    /// Squares diagonally ahead of a pawn, per colour.
    pub(crate) diagonal: [[Bitboard; 64]; 2],
    /// The square straight ahead of a pawn, per colour.
    pub(crate) ahead: [[Bitboard; 64]; 2],
    /// Squares strictly between two squares on a common rank, file or diagonal.
    pub(crate) between: [[Bitboard; 64]; 64],
    /// The whole rank, file or diagonal through two squares, both included.
    pub(crate) line: [[Bitboard; 64]; 64],
    /// Ranks and files of a square on an empty board.
    pub(crate) straight: [Bitboard; 64],
    /// Diagonals of a square on an empty board.
    pub(crate) oblique: [Bitboard; 64],
    /// Per square its rank, file, rising and falling diagonal.
    lines: [[Line; 4]; 64],
}

/// The squares of a line on both sides of a square that is not in it.
#[derive(Clone, Copy)]
struct Line {
    lower: Bitboard,
    upper: Bitboard,
}

impl Line {
    /// The squares seen from the one in between, blockers included.
    ///
    /// Taking the nearest blocker below (or a1, if there is none) from the blockers above borrows its way up to the
    /// nearest of those: what changes is what is seen, and squares beside the line.
    #[inline]
    fn seen(self, occupied: Bitboard) -> Bitboard {
        let (lower, upper) = (self.lower.0 & occupied.0, self.upper.0 & occupied.0);
        let nearest = (1 << 63) >> (lower | 1).leading_zeros();
        Bitboard((upper ^ upper.wrapping_sub(nearest)) & (self.lower.0 | self.upper.0))
    }
}

static TABLES: LazyLock<Box<Tables>> = LazyLock::new(Tables::build);

/// The tables; take them once and hand them on, the access is checked.
#[inline]
pub(crate) fn tables() -> &'static Tables {
    &TABLES
}

/// Rook directions, then bishop directions; of each two, the first goes to higher squares and the second back.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (-1, 1), (1, -1)];

fn leaps(square: Square, long: i8, short: i8) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    for (files, ranks) in [(long, short), (short, long)] {
        for (x, y) in [(files, ranks), (-files, ranks), (files, -ranks), (-files, -ranks)] {
            set |= square.offset(x, y).map_or(Bitboard::EMPTY, Bitboard::of);
        }
    }
    set
}

impl Tables {
    fn build() -> Box<Tables> {
        let mut tables = Box::new(Tables {
            knight: [Bitboard::EMPTY; 64],
            king: [Bitboard::EMPTY; 64],
            zebra: [Bitboard::EMPTY; 64],
            diagonal: [[Bitboard::EMPTY; 64]; 2],
            ahead: [[Bitboard::EMPTY; 64]; 2],
            between: [[Bitboard::EMPTY; 64]; 64],
            line: [[Bitboard::EMPTY; 64]; 64],
            straight: [Bitboard::EMPTY; 64],
            oblique: [Bitboard::EMPTY; 64],
            lines: [[Line { lower: Bitboard::EMPTY, upper: Bitboard::EMPTY }; 4]; 64],
        });
        for square in Square::all() {
            tables.add(square);
        }
        tables
    }

    fn add(&mut self, square: Square) {
        let i = square.index();
        self.knight[i] = leaps(square, 2, 1);
        self.king[i] = leaps(square, 1, 0) | leaps(square, 1, 1);
        self.zebra[i] = leaps(square, 3, 2);
        for color in Color::BOTH {
            let forward = color.forward();
            let at = |files| square.offset(files, forward).map_or(Bitboard::EMPTY, Bitboard::of);
            self.diagonal[color.index()][i] = at(-1) | at(1);
            self.ahead[color.index()][i] = at(0);
        }
        for (direction, (files, ranks)) in DIRECTIONS.into_iter().enumerate() {
            let walk = |sign: i8| std::iter::successors(Some(square), move |at| at.offset(sign * files, sign * ranks));
            let line: Bitboard = walk(1).chain(walk(-1)).collect();
            let mut passed = Bitboard::EMPTY;
            for at in walk(1).skip(1) {
                self.between[i][at.index()] = passed;
                self.line[i][at.index()] = line;
                passed.insert(at);
            }
            let line = &mut self.lines[i][direction / 2];
            if direction % 2 == 0 {
                line.upper = passed;
            } else {
                line.lower = passed;
            }
            let cross = if direction < 4 { &mut self.straight } else { &mut self.oblique };
            cross[i] |= passed;
        }
    }

    /// Squares a rook attacks, blockers included.
    #[inline]
    pub(crate) fn rook(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let [rank, file, _, _] = &self.lines[square.index()];
        rank.seen(occupied) | file.seen(occupied)
    }

    /// Squares a bishop attacks, blockers included.
    #[inline]
    pub(crate) fn bishop(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let [_, _, rising, falling] = &self.lines[square.index()];
        rising.seen(occupied) | falling.seen(occupied)
    }
}
