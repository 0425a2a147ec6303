//! Why an action is not legal.

use super::{Card, Joker, Stage, World};
use crate::effects::Context;
use crate::ground::refuse_move;
use crate::protocol::{Action, Refusal, RefusalCode, Verb};
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
        let Some(card) = own else {
            let refusal = Refusal::new(RefusalCode::CardNotHeld);
            let known = action.card.is_some_and(|id| super::card(id).is_some());
            return if known { refusal } else { refusal.hint("card-unknown") };
        };
        let squares = action.picks.iter().filter_map(|pick| pick.square());
        let refusal = |code| Refusal { squares: squares.clone().collect(), ..Refusal::new(code) };
        let (code, hint) = self.left_in_check();
        if let Some((_, after)) = self.read_play(card, action) {
            let checkers = after.position.checkers(turn);
            let refusal = refusal(code).against(&after.position.board, checkers);
            return if checkers.is_empty() { refusal.hint(hint) } else { refusal };
        }
        match self.lacks(card, action) {
            Some(Lacking::Promotion) => return refusal(RefusalCode::PromotionNeeded),
            Some(Lacking::Choices) => return refusal(RefusalCode::Malformed).hint("choices-missing"),
            None => {}
        }
        if action.picks.is_empty() && action.bold.is_empty() {
            let any = self.each_play(card, false, &mut |_, _, _| ControlFlow::Break(())).is_break();
            return if any {
                refusal(code)
            } else {
                refusal(RefusalCode::WholeEffectImpossible).hint(self.obstacle(card))
            };
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

    /// What an action that begins like a legal play of the card lacks.
    fn lacks(&self, card: &Card, action: &Action) -> Option<Lacking> {
        let bare = action.picks.is_empty() && action.bold.is_empty();
        let mut lacking = None;
        let _ = self.each_play(card, true, &mut |play, _, _| {
            let other = self.action(card, play);
            let alike = other.bold == action.bold;
            let begins = alike && other.picks.len() > action.picks.len() && other.picks.starts_with(&action.picks);
            // A card that is only named may still become a masquerade.
            if begins || bare {
                let chosen = other.picks.len() - play.becomes.len() <= action.picks.len();
                lacking = Some(if alike && chosen { Lacking::Promotion } else { Lacking::Choices });
            }
            if lacking == Some(Lacking::Promotion) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        lacking
    }
}

/// What is missing at the end of an action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lacking {
    /// Choices the card asks for.
    Choices,
    /// Nothing but what a pawn becomes.
    Promotion,
}
