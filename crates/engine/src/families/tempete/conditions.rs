//! The named conditions, areas and kinds of Tempête's cards.

use super::World;
use super::special::Special;
use super::ways;
use crate::effects::Slots;
use board::{Bitboard, Color, Kind, Kinds, Piece, Square};

/// Start squares of a kind on a colour's side.
fn start_squares(kind: Kind, color: Color) -> Bitboard {
    let files: &[u8] = match kind {
        Kind::Pawn => return Bitboard::rank(color.rank(1)),
        Kind::Knight | Kind::Zebra => &[1, 6],
        Kind::Bishop => &[2, 5],
        Kind::Rook => &[0, 7],
        Kind::Queen => &[3],
        Kind::King => &[4],
        Kind::Wounded => &[],
    };
    files.iter().map(|file| Square::new(*file, color.rank(0))).collect()
}

impl World {
    /// Whether a condition holds.
    pub(super) fn special_holds(&self, special: Special, by: Color) -> bool {
        match special {
            Special::OtherMove => self.before().is_some_and(|before| {
                let taken_back = self.moved.as_ref().map(|moved| (moved.mv.from, moved.mv.to));
                before.has_moves_besides(taken_back)
            }),
            Special::GaveCheck => self.before().is_some() && self.position.in_check(by),
            Special::LostPiece => self.lost_piece(by).is_some(),
            Special::LostPieceWasFree => self.moved.as_ref().is_some_and(|moved| !moved.victim_frozen),
            Special::KnightMoved => self.quiet_mover(Kind::Knight),
            Special::BishopMoved => self.quiet_mover(Kind::Bishop),
            Special::RookMoved => self.quiet_mover(Kind::Rook),
            Special::Explosive => {
                let quiet = self.moved.as_ref().is_some_and(|moved| moved.captured.is_none());
                let at = self.just_moved(false);
                quiet && at.is_some() && !self.position.royals.contains(&at)
            }
            Special::Defensible => self.declared.is_some_and(|mv| {
                let victim = self.captured_by(mv);
                victim.is_some_and(|(square, piece)| piece.side == by.into() && !self.frozen_for(by).has(square))
            }),
            _ => false,
        }
    }

    /// The squares of an area.
    pub(super) fn special_area(&self, special: Special, by: Color, slots: &Slots) -> Bitboard {
        let one = |square: Option<Square>| square.map_or(Bitboard::EMPTY, Bitboard::of);
        match special {
            Special::OwnRoyal => one(self.position.royals[by.index()]),
            Special::EnemyRoyal => one(self.position.royals[(!by).index()]),
            Special::JustMoved => one(self.just_moved(false)),
            Special::JustMovedRook => one(self.just_moved(true)),
            Special::NoOwnTrap => !self.traps_of(by),
            Special::NoMagnet => !self.magnets,
            Special::StartOfPiece(choice) => {
                let piece = slots.square(choice).and_then(|square| self.position.board.get(square));
                piece.map_or(Bitboard::EMPTY, |piece| {
                    let starts = |kind| start_squares(kind, piece.origin);
                    piece.kinds.iter().fold(Bitboard::EMPTY, |set, kind| set | starts(kind))
                })
            }
            Special::StartOfKind(choice) => slots.kind(choice).map_or(Bitboard::EMPTY, |kind| start_squares(kind, by)),
            Special::CanStep => ways::can_step(self, by),
            _ => Bitboard::EMPTY,
        }
    }

    /// The kinds the other player could be ordered to move.
    pub(super) fn special_kinds(&self, special: Special, by: Color) -> Kinds {
        let ordered = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Zebra];
        match special {
            Special::OrderedKinds if self.position.turn != by => {
                ordered.into_iter().filter(|kind| self.has_moves_of(*kind)).collect()
            }
            _ => Kinds::NONE,
        }
    }

    /// Whether the piece just moved was of the kind and captured nothing; that it still stands is the area's to say.
    fn quiet_mover(&self, kind: Kind) -> bool {
        self.moved.as_ref().is_some_and(|moved| {
            let kinds = if kind == Kind::Rook && moved.rook.is_some() { Kind::Rook.into() } else { moved.kinds };
            moved.captured.is_none() && kinds.has(kind)
        })
    }

    /// The piece other than a pawn that `by` has just lost to a normal capture.
    pub(super) fn lost_piece(&self, by: Color) -> Option<Piece> {
        let (_, lost) = self.moved.as_ref()?.captured?;
        (lost.side == by.into() && lost.kinds != Kind::Pawn.into()).then_some(lost)
    }
}
