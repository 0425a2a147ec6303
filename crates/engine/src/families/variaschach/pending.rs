use super::{Stage, Variaschach};
use crate::protocol::{Pending, SquareName};

impl Variaschach {
    /// What a roll or a choice of face is about: the die's square.
    pub(super) fn pending(&self) -> Option<Pending> {
        let (Stage::Rolling(square, roll) | Stage::Promoting(square, roll)) = self.stage else {
            return None;
        };
        let (action, from) = match (roll, self.course.last) {
            (super::Roll::AfterMove, Some((from, to))) => (format!("{from}{to}"), Some(SquareName(from))),
            (super::Roll::BeforeMove, _) => (format!("roll:{square}"), None),
            _ => (format!("heal:{square}"), None),
        };
        let at = Some(SquareName(square));
        Some(Pending {
            action,
            by: self.position.turn.into(),
            card: None,
            from,
            to: from.and(at),
            captures: Vec::new(),
            square: at,
        })
    }
}
