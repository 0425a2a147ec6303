use crate::Key;
use crate::protocol::{KindName, Outcome, Pair};
use arrayvec::ArrayVec;
use board::{Bitboard, Board, Color, Kind, Piece, Side, Square};

/// What every game keeps besides its board: clocks, last move, outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// Number of the full turn, from 1.
    pub turn_number: u32,
    /// Plies since something happened that cannot be undone on the board.
    pub clock: u32,
    /// From and to of the last move.
    pub last: Option<(Square, Square)>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Course {
    /// A game that begins at this full turn with the clock at `clock`.
    pub fn new(turn_number: u32, clock: u32) -> Course {
        Course { turn_number, clock, last: None, outcome: None }
    }

    /// Adds what decides the rest of the game. The last move does not.
    pub fn key(&self, key: &mut Key) {
        key.add(u64::from(self.clock));
        key.add(
            self.outcome.map_or(0, |outcome| {
                1 + outcome.reason as u64 * 3 + outcome.winner.map_or(0, |color| color as u64 + 1)
            }),
        );
    }
}

/// Positions since the last one that cannot come again, as keys.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Past(Vec<u64>);

impl Past {
    /// Nothing before can come again.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    /// The position stands; how often it does now, this time included.
    pub fn stands(&mut self, key: u64) -> usize {
        self.0.push(key);
        self.times(key)
    }

    /// The same where the turn has passed from one player to the other with every position: only every second one can be
    /// the same.
    pub fn stands_in_turn(&mut self, key: u64) -> usize {
        self.0.push(key);
        self.0.iter().rev().step_by(2).filter(|past| **past == key).count()
    }

    /// How often the position has stood.
    pub fn times(&self, key: u64) -> usize {
        self.0.iter().filter(|past| **past == key).count()
    }

    /// The keys, the newest last.
    pub fn keys(&self) -> &[u64] {
        &self.0
    }

    /// The position that stands now, if one has stood at all.
    pub fn last(&self) -> Option<u64> {
        self.0.last().copied()
    }

    /// The number of positions kept.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no position is kept.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds which positions have stood how often; their order decides nothing.
    pub fn key(&self, key: &mut Key) {
        let sum = self.0.iter().fold(0_u64, |sum, past| sum.wrapping_add(crate::key::mix(*past)));
        key.add(sum);
    }
}

/// Captured pieces by their colour, in the order of capture.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Captured([ArrayVec<Kind, 62>; 2]);

impl Captured {
    /// Adds a captured piece: each of its kinds, under the colour of its first owner.
    pub fn add(&mut self, piece: &Piece) {
        for kind in piece.kinds.iter() {
            // More men than squares cannot have been captured.
            let _ = self.0[piece.origin.index()].try_push(kind);
        }
    }

    /// As a view shows it.
    pub fn view(&self) -> Pair<Vec<KindName>> {
        Pair::new(
            [Color::White, Color::Black].map(|color| self.0[color.index()].iter().copied().map(KindName).collect()),
        )
    }
}

/// The pieces a colour owns.
pub fn men_of(board: &Board, color: Color) -> Bitboard {
    board.side(Side::from(color))
}
