use super::Dojo;
use crate::protocol::Counters;
use board::{Bitboard, Color, Kind, Piece, PieceId, Square};

/// A passive member: a piece that was captured or retired and stays on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Member {
    pub(super) square: Square,
    pub(super) id: PieceId,
    pub(super) color: Color,
    pub(super) kind: Kind,
}

impl Dojo {
    /// Lays a piece that is no longer on the board on top of the passive members of a square. The marks of the square
    /// are the caller's business.
    pub(super) fn lay_down(&mut self, square: Square, piece: &Piece) {
        let Some(kind) = piece.kinds.single() else { return };
        let place = self.members.partition_point(|member| member.square <= square);
        self.members.insert(place, Member { square, id: piece.id, color: piece.origin, kind });
    }

    /// The piece leaves its square other than by a move; what it stood on closes the square.
    pub(super) fn take_off(&mut self, square: Square) -> Option<Piece> {
        let piece = self.position.board.take(square)?;
        let masks = &mut self.position.masks;
        if masks.pedestals.has(square) {
            masks.pedestals.remove(square);
            masks.closed.insert(square);
        }
        self.position.castling = self.position.castling.touched(square);
        self.counters[square.index()] = Default::default();
        Some(piece)
    }

    /// An active piece becomes a passive member on the spot.
    pub(super) fn make_passive(&mut self, square: Square) -> Option<Piece> {
        let piece = self.take_off(square)?;
        self.lay_down(square, &piece);
        self.position.masks.closed.insert(square);
        Some(piece)
    }

    /// The uppermost passive member of a colour on a square nobody stands on, with its place in the list.
    pub(super) fn sleeper(&self, square: Square, color: Color) -> Option<(usize, Member)> {
        if !self.position.masks.closed.has(square) {
            return None;
        }
        let own = |(_, member): &(usize, &Member)| member.square == square && member.color == color;
        self.members.iter().enumerate().rev().find(own).map(|(i, member)| (i, *member))
    }

    /// The uppermost own passive member of a free square stands up as `kind`.
    pub(super) fn wake(&mut self, square: Square, color: Color, kind: Kind) -> Option<Member> {
        let (place, member) = self.sleeper(square, color)?;
        self.members.remove(place);
        let masks = &mut self.position.masks;
        masks.closed.remove(square);
        if self.members.iter().any(|member| member.square == square) {
            masks.pedestals.insert(square);
        }
        self.position.board.put(square, Piece::new(member.id, kind, color));
        self.counters[square.index()] = Default::default();
        Some(member)
    }

    /// Turns counted so far for the piece on a square.
    pub fn counters(&self, square: Square) -> Counters {
        self.counters[square.index()]
    }

    /// Squares of the active pieces of a colour, its antisensei left out.
    pub(super) fn crew(&self, color: Color) -> Bitboard {
        let board = &self.position.board;
        board.side(color).without(board.kind(Kind::King))
    }
}
