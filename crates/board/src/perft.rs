use crate::orthodox::Orthodox;
use crate::tables::tables;
use crate::{Color, Position};

impl Position {
    /// Leaves of the tree of legal moves to that depth; the last ply is counted as whole sets.
    pub fn perft(&self, depth: u32) -> u64 {
        if let Some(orthodox) = Orthodox::new(self) {
            let promotions = self.laws.promotions;
            return match self.turn {
                Color::White => orthodox.perft::<false>(tables(), depth, promotions),
                Color::Black => orthodox.perft::<true>(tables(), depth, promotions),
            };
        }
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut leaves = 0;
                self.moves(|mv| {
                    let mut next = self.clone();
                    next.play(mv);
                    leaves += next.perft(depth - 1);
                });
                leaves
            }
        }
    }
}
