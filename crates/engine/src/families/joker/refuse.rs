//! Why an action is not legal.

use super::{Card, Joker, Stage, World};
use crate::effects::Context;
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
            let (code, hint) = if castling { (RefusalCode::Castling, "card-castling") } else { self.left_in_check() };
            let mut refusal = Refusal::at(code, &position.board, mv.from).hint(hint);
            refusal.squares.push(mv.to);
            refusal
        })
    }

    /// What it is called to leave the own king in check, and what is to be said where the enemy's open card gives it.
    fn left_in_check(&self) -> (RefusalCode, &'static str) {
        let turn = self.world.position.turn;
        if self.card_check(&self.world, turn) {
            (RefusalCode::MustParryCheck, "card-check")
        } else if self.world.position.in_check(turn) {
            (RefusalCode::MustParryCheck, "card-threat")
        } else {
            (RefusalCode::OwnKingAttacked, "card-threat")
        }
    }

    fn why_no_play(&self, action: &Action) -> Refusal {
        let turn = self.world.position.turn;
        let own = self.open_card(turn).filter(|card| action.card == Some(card.id));
        let Some(card) = own else { return Refusal::new(RefusalCode::CardNotHeld) };
        let squares = action.picks.iter().filter_map(|pick| pick.square());
        let refusal = |code| Refusal { squares: squares.clone().collect(), ..Refusal::new(code) };
        let (code, hint) = self.left_in_check();
        if let Some((_, after)) = self.read_play(card, action) {
            let checkers = after.position.checkers(turn);
            let refusal = refusal(code).against(&after.position.board, checkers);
            return if checkers.is_empty() { refusal.hint(hint) } else { refusal };
        }
        if action.picks.is_empty() && action.bold.is_empty() {
            let any = self.each_play(card, false, &mut |_, _, _| ControlFlow::Break(())).is_break();
            return if any {
                refusal(code)
            } else {
                refusal(RefusalCode::WholeEffectImpossible).hint(self.obstacle(card))
            };
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

    /// What is in the way of a card that has no play at all.
    fn obstacle(&self, card: &Card) -> &'static str {
        let by = self.world.position.turn;
        let readings = card.readings(&self.world.position, by);
        let any = |holds: &dyn Fn(&Context<World>) -> bool| {
            readings.iter().any(|reading| holds(&Context { bold: reading, ..Context::new(&self.world, by) }))
        };
        if !any(&|cx| card.effect.parts.first().is_none_or(|part| cx.open(part))) {
            "card-condition"
        } else if card.effect.parts.len() > 1 && any(&|cx| card.effect.begins(cx)) {
            "card-later-step"
        } else {
            "card-nothing-fits"
        }
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
