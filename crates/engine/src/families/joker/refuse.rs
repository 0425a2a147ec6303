//! Why an action is not legal.

use super::{Joker, Stage};
use crate::ground::refuse_move;
use crate::protocol::{Action, Pick, Refusal, RefusalCode, Verb};
use board::{Bitboard, Move};
use std::ops::ControlFlow;

impl Joker {
    pub(super) fn why_not(&self, action: &Action) -> Refusal {
        if self.stage == Stage::Draw {
            return Refusal::new(RefusalCode::WrongWindow);
        }
        match (action.verb, action.as_move()) {
            (Verb::Move, Some(mv)) => self.why_no_move(mv),
            (Verb::Card, _) => self.why_no_play(action),
            (Verb::Drawn, _) => Refusal::new(RefusalCode::WrongWindow),
            _ => Refusal::new(RefusalCode::Other),
        }
    }

    fn why_no_move(&self, mv: Move) -> Refusal {
        let position = &self.world.position;
        let castling =
            mv.from.file().abs_diff(mv.to.file()) > 1 && position.royals[position.turn.index()] == Some(mv.from);
        refuse_move(position, mv, RefusalCode::Hole).unwrap_or_else(|| {
            // Only the enemy's open card is against it.
            let code = if castling && self.card_check(&self.world, position.turn) {
                RefusalCode::Castling
            } else {
                self.left_in_check()
            };
            let mut refusal = Refusal::at(code, &position.board, mv.from);
            refusal.squares.push(mv.to);
            refusal
        })
    }

    /// What it is called to leave the own king in check.
    fn left_in_check(&self) -> RefusalCode {
        if self.is_in_check(&self.world, self.world.position.turn) {
            RefusalCode::MustParryCheck
        } else {
            RefusalCode::OwnKingAttacked
        }
    }

    fn why_no_play(&self, action: &Action) -> Refusal {
        let turn = self.world.position.turn;
        let own = self.open_card(turn).filter(|card| action.card == Some(card.id));
        let Some(card) = own else { return Refusal::new(RefusalCode::CardNotHeld) };
        let squares = action.picks.iter().filter_map(|pick| pick.square());
        let refusal = |code| Refusal { squares: squares.clone().collect(), ..Refusal::new(code) };
        if let Some((_, after)) = self.read_play(card, action) {
            let checkers = after.position.checkers(turn);
            let mut refusal = refusal(self.left_in_check());
            refusal.by = Refusal::new(refusal.code).against(&after.position.board, checkers).by;
            return refusal;
        }
        let any = |safe| self.each_play(card, safe, &mut |_, _, _| ControlFlow::Break(())).is_break();
        if action.picks.is_empty() && any(false) && !any(true) {
            return refusal(self.left_in_check());
        }
        if self.lacks_promotion(card.id, action) {
            return refusal(RefusalCode::PromotionNeeded);
        }
        let mut refusal = refusal(RefusalCode::WholeEffectImpossible);
        let first = refusal.squares.first().copied();
        if let Some(first) = first {
            refusal.piece =
                Refusal::new(refusal.code).against(&self.world.position.board, Bitboard::of(first)).by.pop();
        }
        refusal
    }

    /// Whether only the choice of what a pawn becomes is missing.
    fn lacks_promotion(&self, id: crate::protocol::CardId, action: &Action) -> bool {
        let Some(card) = super::card(id) else { return false };
        let starts = |other: &Action| {
            other.bold == action.bold
                && other.picks.starts_with(&action.picks)
                && other.picks[action.picks.len()..].iter().all(|pick| matches!(pick, Pick::Kind(_)))
                && other.picks.len() > action.picks.len()
        };
        self.each_play(card, true, &mut |play, _, _| {
            if !play.becomes.is_empty() && starts(&self.action(card, play)) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }
}
