use crate::orthodox::Orthodox;
use crate::tables::tables;
use crate::{Color, Move, Position};

impl Position {
    /// One of the legal moves, without making the list: `choose` is told how many there are and names one by number,
    /// from 0. Which number means which move is left open, but each means another. `None` if there is no move, or no
    /// such number; `choose` is not asked where there is none.
    pub fn choose_move(&self, choose: impl FnOnce(u32) -> u32) -> Option<Move> {
        let mut choose = Some(choose);
        self.choose_by(&mut |count| choose.take().map_or(0, |choose| choose(count)))
    }

    /// The same, compiled once.
    pub(crate) fn choose_by(&self, choose: &mut dyn FnMut(u32) -> u32) -> Option<Move> {
        if let Some(orthodox) = Orthodox::new(self) {
            let promotions = self.laws.promotions;
            return match self.turn {
                Color::White => orthodox.choose::<false>(tables(), promotions, choose),
                Color::Black => orthodox.choose::<true>(tables(), promotions, choose),
            };
        }
        let mut moves = Vec::new();
        self.moves(|mv| moves.push(mv));
        if moves.is_empty() {
            return None;
        }
        moves.get(choose(moves.len() as u32) as usize).copied()
    }
}
