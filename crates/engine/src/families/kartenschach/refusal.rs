use super::{Game, Kartenschach, Stage};
use crate::ground::refuse_move;
use crate::protocol::{Action, Pick, Refusal, RefusalCode, Verb};
use board::Move;

impl Kartenschach {
    /// A true reason why an action is not in the list.
    pub(super) fn against_action(&self, action: &Action) -> Refusal {
        if !self.knows(action.verb) {
            return Refusal::new(RefusalCode::Other);
        }
        match (self.stage, action.verb) {
            (Stage::Action, Verb::Move) => {
                action.as_move().map_or(Refusal::new(RefusalCode::Other), |mv| self.against_move(mv))
            }
            (Stage::Action, Verb::Clear) => Refusal::new(RefusalCode::NoTarget).hint("nothing-blocked"),
            (Stage::Auction, Verb::Bid) => self.against_bid(action),
            (Stage::Draw, Verb::Drawn) => Refusal::new(RefusalCode::NoTarget),
            _ => Refusal::new(RefusalCode::WrongWindow),
        }
    }

    /// Whether the game has such actions at all.
    fn knows(&self, verb: Verb) -> bool {
        match verb {
            Verb::Move | Verb::Pass => true,
            Verb::Drawn => self.game != Game::Feudal,
            Verb::Trust | Verb::Challenge => self.game == Game::Liar,
            Verb::Clear => self.game == Game::Feudal,
            Verb::Bid => self.game == Game::Capitalist,
            _ => false,
        }
    }

    fn against_move(&self, mv: Move) -> Refusal {
        if let Some(refusal) = refuse_move(&self.position, mv, RefusalCode::Hole) {
            return refusal;
        }
        let code = if self.game == Game::Feudal { RefusalCode::BlockedKind } else { RefusalCode::WrongKind };
        let mut refusal = Refusal::at(code, &self.position.board, mv.from);
        refusal.squares.push(mv.to);
        refusal
    }

    /// More than the bidder has, or not more than the last bid.
    fn against_bid(&self, action: &Action) -> Refusal {
        let high = |pick: &Pick| matches!(pick, Pick::Number(amount) if *amount > self.highest_bid());
        if action.picks.iter().any(high) {
            Refusal::new(RefusalCode::NotEnoughChips)
        } else {
            Refusal::new(RefusalCode::Other).hint("bid-too-low").number(self.lowest_bid())
        }
    }
}
