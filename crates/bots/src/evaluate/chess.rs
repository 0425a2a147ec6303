//! Plain chess: material and squares, mobility, pawns, the kings' safety; each counted for the middle game and for the
//! endgame and mixed by the pieces that are left.

use super::Family;
use super::endings;
use super::pawns::{self, Pawns};
use super::tapered::{Tapered, by_square, t};
use board::{Bitboard, Color, Kind, Position, Square};
use engine::{Rules, State};

pub(super) const FAMILY: Family = Family { evaluate, prunes: true, price: 1, ..Family::new("chess") };

const MATERIAL: [Tapered; 5] = [t(86, 112), t(335, 305), t(348, 322), t(478, 540), t(980, 985)];
const BISHOP_PAIR: Tapered = t(28, 48);
/// How much a kind counts for the middle game.
const PHASE: [i32; 5] = [0, 1, 1, 2, 4];
/// The pieces of the start position, counted so.
const FULL_PHASE: i32 = 24;
/// Per square a piece attacks that is safe from pawns: knight, bishop, rook, queen; and how many are usual.
const MOBILITY: [(Tapered, i32); 5] = [(t(0, 0), 0), (t(6, 6), 4), (t(5, 5), 6), (t(3, 5), 6), (t(1, 3), 12)];
const OPEN_FILE: Tapered = t(24, 10);
const HALF_OPEN_FILE: Tapered = t(11, 6);
/// A piece that a pawn attacks.
const UNDER_PAWN: Tapered = t(-38, -34);
/// What an attack on a square next to the king weighs, by kind.
const ASSAULT: [i32; 5] = [0, 3, 3, 4, 6];
const TO_MOVE: i32 = 14;

/// Score from White's side.
pub(super) fn evaluate(state: &State) -> i32 {
    let position = state.position();
    let pawns = Pawns::of(position);
    let view = |color| Side::new(position, &pawns, color);
    let [(white, white_phase), (black, black_phase)] = Color::BOTH.map(|color| view(color).score());
    let total = white + -black + pawns::score(position, &pawns);
    let phase = (white_phase + black_phase).min(FULL_PHASE);
    let mut score = total.mix(phase, FULL_PHASE);
    score += if position.turn == Color::White { TO_MOVE } else { -TO_MOVE };
    endings::corrected(position, score)
}

/// What one side's pieces are judged by.
struct Side<'a> {
    position: &'a Position,
    pawns: &'a Pawns,
    color: Color,
    own: Bitboard,
    /// Where its pieces move without stepping on own pieces or into pawns.
    free: Bitboard,
    /// The squares around the enemy king.
    ring: Bitboard,
    assault: i32,
    assailants: i32,
}

impl<'a> Side<'a> {
    fn new(position: &'a Position, pawns: &'a Pawns, color: Color) -> Side<'a> {
        let own = position.board.side(color);
        let ring = position.royals[(!color).index()].map_or(Bitboard::EMPTY, |king| {
            let near = position.attacks_from(king);
            near | pawns::forward(near, !color)
        });
        let free = !(own | pawns.attacks[(!color).index()]);
        Side { position, pawns, color, own, free, ring, assault: 0, assailants: 0 }
    }

    /// Its score and its part of the phase.
    fn score(mut self) -> (Tapered, i32) {
        let board = &self.position.board;
        let mut score = t(0, 0);
        let mut phase = 0;
        for (kind, worth) in Kind::ALL.into_iter().zip(MATERIAL) {
            let men = board.kind(kind) & self.own;
            let count = men.count() as i32;
            score = score + worth * count;
            phase += PHASE[kind.index()] * count;
            for square in men {
                score = score + by_square(kind, square, self.color);
                if kind != Kind::Pawn {
                    score = score + self.officer(kind, square);
                }
            }
        }
        if (board.kind(Kind::Bishop) & self.own).many() {
            score = score + BISHOP_PAIR;
        }
        if let Some(king) = self.position.royals[self.color.index()] {
            score = score + by_square(Kind::King, king, self.color) + self.shelter(king);
        }
        let under = (self.own & self.pawns.attacks[(!self.color).index()]).without(board.kind(Kind::Pawn));
        score = score + UNDER_PAWN * under.count() as i32;
        // An attack by one piece is none; with several it grows faster than their number.
        if self.assailants >= 2 {
            let danger = self.assault.min(60);
            score = score + t(danger * danger * self.assailants.min(5) / 24, danger / 2);
        }
        (score, phase)
    }

    fn officer(&mut self, kind: Kind, square: Square) -> Tapered {
        let attacks = self.position.attacks_from(square);
        let (worth, usual) = MOBILITY[kind.index()];
        let mut score = worth * ((attacks & self.free).count() as i32 - usual);
        let hits = (attacks & self.ring).count() as i32;
        if hits > 0 {
            self.assailants += 1;
            self.assault += ASSAULT[kind.index()] * hits;
        }
        if kind == Kind::Rook {
            let file = Bitboard::file(square.file());
            let pawns = self.position.board.kind(Kind::Pawn) & file;
            if pawns.is_empty() {
                score = score + OPEN_FILE;
            } else if (pawns & self.own).is_empty() {
                score = score + HALF_OPEN_FILE;
            }
        }
        score
    }

    /// The pawns before the king, on his file and its neighbours.
    fn shelter(&self, king: Square) -> Tapered {
        let pawns = self.position.board.kind(Kind::Pawn) & self.own;
        let middle = king.file().clamp(1, 6);
        let mut score = 0;
        for file in middle - 1..=middle + 1 {
            let before = pawns & Bitboard::file(file) & pawns::ahead_of(king, self.color);
            score += match before.into_iter().map(|pawn| pawn.rank().abs_diff(king.rank())).min() {
                Some(1) => 14,
                Some(2) => 7,
                Some(_) => -4,
                None => -16,
            };
        }
        t(score, 0)
    }
}
