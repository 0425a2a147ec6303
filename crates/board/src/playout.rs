use crate::orthodox::Orthodox;
use crate::tables::tables;
use crate::{Bitboard, Board, Color, Kind, Move, Position};

/// What ends a game besides mate and stalemate: the draws of chess that need no claim.
#[derive(Clone, Debug)]
pub struct Draws {
    /// Plies since the last capture or pawn move.
    pub clock: u32,
    /// `clock` at which the game is drawn.
    pub most_quiet_plies: u32,
    /// Keys of the positions since the last capture or pawn move, the one that stands now last.
    pub past: Vec<u64>,
    /// How often a position stands when the game is drawn.
    pub repetitions: usize,
}

impl Draws {
    fn note(&mut self, position: &Position, quiet: bool) -> bool {
        if quiet {
            self.clock += 1;
        } else {
            self.clock = 0;
            self.past.clear();
        }
        let key = position.key(position.en_passant_legal());
        self.past.push(key);
        // The turn passes with every position: only every second one can be the same.
        self.clock >= self.most_quiet_plies
            || self.past.iter().rev().step_by(2).filter(|past| **past == key).count() >= self.repetitions
            || position.board.insufficient_material()
    }
}

impl Position {
    /// Plays moves to the end of a game of chess, at most `most`; the number of moves played. `choose` is told how many
    /// legal moves there are and names one by number, from 0.
    ///
    /// Mate and stalemate show when the next move is looked for: nothing is generated only to know whether the game
    /// goes on. It is here and not with the rules of the game because it is what random games spend their time on.
    #[inline(never)] // Inlined it would be compiled like its caller, for size.
    pub fn play_out(mut self, mut draws: Draws, most: u32, choose: &mut dyn FnMut(u32) -> u32) -> u32 {
        if draws.past.len() <= 1
            && let Some(orthodox) = Orthodox::new(&self).filter(Orthodox::plays_out)
        {
            return orthodox.play_out(tables(), self.turn == Color::Black, self.laws.promotions, &draws, most, choose);
        }
        for played in 0..most {
            let Some(mv): Option<Move> = self.choose_by(choose) else { return played };
            let made = self.play(mv);
            let quiet = made.captured.is_none() && !made.piece.kinds.has(Kind::Pawn);
            if draws.note(&self, quiet) {
                return played + 1;
            }
        }
        most
    }
}

impl Board {
    /// Whether nobody can mate any more: no pieces but kings and at most one knight or bishop in all, or only bishops
    /// that all stand on squares of one colour.
    pub fn insufficient_material(&self) -> bool {
        let men = self.occupied().without(self.kind(Kind::King));
        insufficient(men, self.kind(Kind::Knight), self.kind(Kind::Bishop))
    }
}

/// [`Board::insufficient_material`] of the men that are no kings.
#[inline]
pub(crate) fn insufficient(men: Bitboard, knights: Bitboard, bishops: Bitboard) -> bool {
    const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);
    if !men.many() {
        return men == (knights | bishops) & men;
    }
    men == bishops && ((men & DARK).is_empty() || men.without(DARK).is_empty())
}
