use super::{Dojo, INFO, Stage};
use crate::ground;
use crate::protocol::{Pending, SquareMark, SquareName, View, Viewer};

impl Dojo {
    /// Nothing is hidden: all viewers see the same.
    pub(super) fn show(&self, viewer: Viewer) -> View {
        let mut view = ground::fill(self, INFO.id, viewer);
        for (piece, counters) in view.board.iter_mut().zip(&self.counters) {
            if let Some(piece) = piece {
                piece.counters = Some(*counters);
            }
        }
        let mark = |member: &super::Member| SquareMark {
            square: member.square.into(),
            mark: "passive",
            piece: Some(member.id.0),
            color: Some(member.color.into()),
            kind: Some(member.kind.into()),
        };
        view.squares = self.members.iter().map(mark).collect();
        view.pending = self.pending();
        view
    }

    /// What is being decided: the move it follows from, and the square asked about.
    fn pending(&self) -> Option<Pending> {
        let (Stage::Retire(square) | Stage::Vigilance(square) | Stage::Appoint(square)) = self.stage else {
            return None;
        };
        let (from, to) = self.course.last?;
        Some(Pending {
            action: format!("{from}{to}"),
            by: self.position.turn.into(),
            card: None,
            from: Some(from.into()),
            to: Some(to.into()),
            captures: self.taken.into_iter().map(SquareName).collect(),
            square: Some(square.into()),
        })
    }
}
