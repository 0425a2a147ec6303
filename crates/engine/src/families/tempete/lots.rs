use crate::protocol::{KindName, Pair};
use board::{Color, Kind, Piece, PieceId};

/// A captured piece, or one kind of a fused one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lost {
    pub(super) id: PieceId,
    pub(super) kind: Kind,
}

/// Pieces that are off the board or part of another one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Lots {
    /// By colour, in the order of capture.
    piles: [Vec<Lost>; 2],
    /// Pieces merged into others: the one they became part of, and what they were.
    merged: Vec<(PieceId, Lost)>,
}

impl Lots {
    /// A piece of this colour lies on the pile.
    pub(super) fn add(&mut self, color: Color, id: PieceId, kind: Kind) {
        self.piles[color.index()].push(Lost { id, kind });
    }

    /// The piece was captured: each of its kinds goes to the pile of its colour, under the id it had as a piece.
    pub(super) fn lay(&mut self, piece: &Piece) {
        for kind in piece.kinds.iter() {
            let part = self.merged.iter().find(|(host, part)| *host == piece.id && part.kind == kind);
            let id = part.map_or(piece.id, |(_, part)| part.id);
            self.add(piece.origin, id, kind);
        }
    }

    /// The piece captured last is on the pile no longer.
    pub(super) fn recall(&mut self, piece: &Piece) {
        let pile = &mut self.piles[piece.origin.index()];
        pile.truncate(pile.len().saturating_sub(piece.kinds.len() as usize));
    }

    /// Takes the first piece of the kind off a pile; its id.
    pub(super) fn take(&mut self, color: Color, kind: Kind) -> Option<PieceId> {
        let pile = &mut self.piles[color.index()];
        let index = pile.iter().position(|lost| lost.kind == kind)?;
        let id = pile.remove(index).id;
        // It stands alone again, whatever it was part of or had taken in.
        self.merged.retain(|(host, part)| *host != id && part.id != id);
        Some(id)
    }

    /// The piece became part of another.
    pub(super) fn merge(&mut self, piece: &Piece, host: PieceId) {
        for (old, _) in self.merged.iter_mut().filter(|(old, _)| *old == piece.id) {
            *old = host;
        }
        for kind in piece.kinds.iter() {
            if !self.merged.iter().any(|(at, part)| *at == host && part.kind == kind) {
                self.merged.push((host, Lost { id: piece.id, kind }));
            }
        }
    }

    /// A part that a piece had from the start.
    pub(super) fn part(&mut self, host: PieceId, id: PieceId, kind: Kind) {
        self.merged.push((host, Lost { id, kind }));
    }

    /// The pile of a colour.
    pub(super) fn pile(&self, color: Color) -> &[Lost] {
        &self.piles[color.index()]
    }

    /// Both piles as a view shows them.
    pub(super) fn view(&self) -> Pair<Vec<KindName>> {
        let kinds = |color: Color| self.pile(color).iter().map(|lost| KindName(lost.kind)).collect();
        Pair::new([kinds(Color::White), kinds(Color::Black)])
    }
}
