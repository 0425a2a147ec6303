use super::{BISHOP, KING, KNIGHT, Orthodox, PAWN};
use crate::playout::insufficient;
use crate::tables::Tables;
use crate::{Bitboard, Castling, Kinds, Move};

/// What makes two positions the same, without the side to move.
#[derive(PartialEq)]
struct Stand {
    sides: [Bitboard; 2],
    kinds: [Bitboard; 6],
    castling: Castling,
    /// A capture en passant is legal.
    passant: bool,
}

/// How far a random game has come.
struct Course {
    clock: u32,
    most_quiet_plies: u32,
    repetitions: usize,
    past: Vec<Stand>,
}

/// What became of a ply.
enum Ply {
    /// There was no move.
    None,
    /// It ended the game.
    Last,
    /// The game goes on.
    One,
}

impl Orthodox {
    /// Whether random games can be played here: without marks, which they do not keep.
    pub(crate) fn plays_out(&self) -> bool {
        !self.marked && !self.laws.captured_close
    }

    /// As [`crate::Position::play_out`], from a position that has stood once.
    pub(crate) fn play_out(
        mut self,
        t: &Tables,
        black: bool,
        promotions: Kinds,
        draws: &crate::Draws,
        most: u32,
        choose: &mut dyn FnMut(u32) -> u32,
    ) -> u32 {
        let passant = if black { self.is_passant::<true>(t) } else { self.is_passant::<false>(t) };
        let mut course = Course {
            clock: draws.clock,
            most_quiet_plies: draws.most_quiet_plies,
            repetitions: draws.repetitions,
            past: vec![self.stand(passant)],
        };
        for played in 0..most {
            let ply = if black ^ (played % 2 == 1) {
                self.ply::<true, false>(t, promotions, &mut course, choose)
            } else {
                self.ply::<false, true>(t, promotions, &mut course, choose)
            };
            match ply {
                Ply::None => return played,
                Ply::Last => return played + 1,
                Ply::One => {}
            }
        }
        most
    }

    /// One random move of a side; `NEXT` is the other side.
    fn ply<const BLACK: bool, const NEXT: bool>(
        &mut self,
        t: &Tables,
        promotions: Kinds,
        course: &mut Course,
        choose: &mut dyn FnMut(u32) -> u32,
    ) -> Ply {
        let Some(Move { from, to, promotion }) = self.choose::<BLACK>(t, promotions, choose) else { return Ply::None };
        let kind = self.kinds.iter().position(|men| men.has(from)).unwrap_or(PAWN);
        let quiet = kind != PAWN && !self.sides[!BLACK as usize].has(to);
        self.advance::<BLACK>(kind, from, to, promotion.map_or(kind, |kind| kind.index()));
        if quiet {
            course.clock += 1;
        } else {
            course.clock = 0;
            course.past.clear();
        }
        let passant = self.en_passant.is_some() && self.is_passant::<NEXT>(t);
        let now = self.stand(passant);
        // The turn passes with every position: only every second one before this can be the same.
        let times = 1 + course.past.iter().rev().skip(1).step_by(2).filter(|past| **past == now).count();
        course.past.push(now);
        let men = (self.sides[0] | self.sides[1]).without(self.kinds[KING]);
        let over = course.clock >= course.most_quiet_plies
            || times >= course.repetitions
            || insufficient(men, self.kinds[KNIGHT], self.kinds[BISHOP]);
        if over { Ply::Last } else { Ply::One }
    }

    fn is_passant<const BLACK: bool>(&self, t: &Tables) -> bool {
        self.en_passant.is_some()
            && self.en_passant::<BLACK>(t, &self.guard::<BLACK>(t)).is_some_and(|(_, takers)| takers.any())
    }

    fn stand(&self, passant: bool) -> Stand {
        Stand { sides: self.sides, kinds: self.kinds, castling: self.castling, passant }
    }
}
