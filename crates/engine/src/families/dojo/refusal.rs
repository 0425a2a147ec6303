use super::{Dojo, Stage};
use crate::ground::refuse_move;
use crate::protocol::{Action, Refusal, RefusalCode, Verb};
use board::{Bitboard, Move, Square};

impl Dojo {
    /// A true reason why an action is not in the list.
    pub(super) fn against_action(&self, action: &Action) -> Refusal {
        let square = action.square();
        match (self.stage, action.verb, square) {
            (Stage::Action, Verb::Move, _) => {
                action.as_move().map_or(Refusal::new(RefusalCode::Other), |mv| self.against_move(mv))
            }
            (Stage::Action, Verb::Claim, Some(square)) if self.manual => self.against_claim(square),
            (Stage::Retire(_), Verb::Retire, Some(square)) => self.against_retiring(square),
            (Stage::Retire(_), Verb::Pass, _) => self.bared(None, self.threats_unretired()),
            (Stage::Vigilance(asked), Verb::Release, Some(square)) => self.against_release(asked, square),
            (Stage::Appoint(_), Verb::Appoint, Some(square)) => self.against_appointing(square),
            (
                _,
                Verb::Move | Verb::Claim | Verb::Retire | Verb::Pass | Verb::Release | Verb::Keep | Verb::Appoint,
                _,
            ) => Refusal::new(RefusalCode::WrongWindow),
            _ => Refusal::new(RefusalCode::Other),
        }
    }

    fn at(&self, code: RefusalCode, square: Square) -> Refusal {
        Refusal::at(code, &self.position.board, square)
    }

    /// The own antisensei would be attacked.
    fn bared(&self, square: Option<Square>, threats: Bitboard) -> Refusal {
        let board = &self.position.board;
        let code = if self.position.in_check(self.position.turn) {
            RefusalCode::MustParryCheck
        } else {
            RefusalCode::OwnKingAttacked
        };
        square.map_or_else(|| Refusal::new(code), |square| Refusal::at(code, board, square)).against(board, threats)
    }

    fn against_move(&self, mv: Move) -> Refusal {
        if self.position.masks.closed.has(mv.from) {
            return self.at(RefusalCode::Passive, mv.from);
        }
        let plain = Move::new(mv.from, mv.to);
        let refusal = refuse_move(&self.position, mv, RefusalCode::Passive);
        let only_bared = refusal
            .as_ref()
            .is_none_or(|refusal| matches!(refusal.code, RefusalCode::MustParryCheck | RefusalCode::OwnKingAttacked));
        match refusal {
            Some(refusal) if !only_bared => refusal,
            _ => {
                let threats = self.against(plain);
                let by = if threats.is_empty() { self.position.checkers(self.position.turn) } else { threats };
                let mut bared = self.bared(Some(mv.from), by);
                bared.squares.insert(1, mv.to);
                bared
            }
        }
    }

    fn against_claim(&self, square: Square) -> Refusal {
        let board = &self.position.board;
        let code = if self.position.masks.closed.has(square) {
            RefusalCode::Passive
        } else if board.get(square).is_none() {
            RefusalCode::NoPiece
        } else {
            // An own piece, or one that has not stayed near too long.
            RefusalCode::NoTarget
        };
        self.at(code, square)
    }

    fn against_retiring(&self, square: Square) -> Refusal {
        let board = &self.position.board;
        if self.position.masks.closed.has(square) {
            self.at(RefusalCode::Passive, square)
        } else if board.get(square).is_none() {
            self.at(RefusalCode::NoPiece, square)
        } else if !self.crew(!self.position.turn).has(square) {
            self.at(RefusalCode::NoTarget, square)
        } else {
            self.bared(Some(square), self.threats_unretired().without(Bitboard::of(square)))
        }
    }

    fn against_release(&self, asked: Square, square: Square) -> Refusal {
        if square == asked {
            let threats = super::moves::threats(&self.position, self.position.turn, Bitboard::of(square));
            self.bared(Some(square), threats)
        } else {
            self.at(RefusalCode::NoTarget, square)
        }
    }

    fn against_appointing(&self, square: Square) -> Refusal {
        let board = &self.position.board;
        let own = board.side(self.position.turn);
        let code = match board.get(square) {
            None if self.position.masks.closed.has(square) => RefusalCode::Passive,
            None => RefusalCode::NoPiece,
            Some(_) if !own.has(square) => RefusalCode::NotYourPiece,
            // The antisensei, a deputy, or the one just demoted.
            Some(_) => RefusalCode::NoTarget,
        };
        self.at(code, square)
    }
}
