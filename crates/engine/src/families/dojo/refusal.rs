use super::moves::threats;
use super::{Dojo, Stage, is_belt};
use crate::ground::refuse_move;
use crate::protocol::{Action, Man, Refusal, RefusalCode, Verb};
use board::{Bitboard, Kind, Move, Position, Square};

impl Dojo {
    /// A true reason why an action is not in the list.
    pub(super) fn against_action(&self, action: &Action) -> Refusal {
        let square = action.square();
        match (self.stage, action.verb, square) {
            (Stage::Action, Verb::Move, _) => {
                action.as_move().map_or(Refusal::new(RefusalCode::Other), |mv| self.against_move(mv))
            }
            (_, Verb::Claim | Verb::Release | Verb::Keep, _) if !self.manual => {
                Refusal::new(RefusalCode::WrongWindow).hint("vigilance-automatic")
            }
            (Stage::Action, Verb::Claim, Some(square)) => self.against_claim(square),
            (Stage::Retire(_), Verb::Retire, Some(square)) => self.against_retiring(square),
            (Stage::Retire(_), Verb::Pass, _) => self.bared_unretired(None),
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

    fn against_move(&self, mv: Move) -> Refusal {
        if self.position.masks.closed.has(mv.from) {
            return self.at(RefusalCode::Passive, mv.from);
        }
        // Nothing is promoted here: the letter counts only against a move that is legal without it.
        let plain = Move::new(mv.from, mv.to);
        if mv.promotion.is_some() && self.targets_from(mv.from).has(mv.to) {
            let mut refusal = self.at(RefusalCode::Unreachable, mv.from).hint("no-promotion-here");
            refusal.squares.push(mv.to);
            return refusal;
        }
        refuse_move(&self.position, plain, RefusalCode::Passive).unwrap_or_else(|| self.against_consequences(plain))
    }

    /// Why a move that chess allows is refused: what leaves the game at its end bares the own antisensei.
    fn against_consequences(&self, mv: Move) -> Refusal {
        let (after, gone) = self.outlook(mv);
        let arrived = Bitboard::of(mv.to).when(self.arriving().has(mv.from));
        let mut refusal = self.bared(Some(mv.from), &after, gone, gone.without(arrived));
        refusal.squares.insert(1, mv.to);
        refusal
    }

    /// The own antisensei would be attacked once the pieces on the squares `gone` have left `after`: by whom, and which of
    /// the `turncoats` had kept them off. What a yellow belt that arrives had kept off alone can be retired.
    fn bared(&self, square: Option<Square>, after: &Position, gone: Bitboard, turncoats: Bitboard) -> Refusal {
        let color = self.position.turn;
        let code =
            if self.position.in_check(color) { RefusalCode::MustParryCheck } else { RefusalCode::OwnKingAttacked };
        let attackers = threats(after, color, gone);
        let refusal = square.map_or_else(|| Refusal::new(code), |square| self.at(code, square));
        let refusal = refusal.against(&after.board, attackers);
        let kept_off = |square: &Square| threats(after, color, gone.without(Bitboard::of(*square))) != attackers;
        let turncoat = turncoats.into_iter().find(kept_off);
        let Some((square, piece)) = turncoat.and_then(|square| Some((square, after.board.get(square)?))) else {
            return refusal;
        };
        let piece = Some(Man { square, side: piece.side, kinds: piece.kinds });
        Refusal { piece, ..refusal }.hint("turncoat-bares")
    }

    /// While a retirement is due: whoever attacks the own antisensei at the end of the turn would still do so.
    fn bared_unretired(&self, square: Option<Square>) -> Refusal {
        let turncoats = self.taken_now();
        self.bared(square, &self.position, turncoats, turncoats)
    }

    fn against_claim(&self, square: Square) -> Refusal {
        let board = &self.position.board;
        let Some(piece) = board.get(square) else {
            let passive = self.position.masks.closed.has(square);
            return self.at(if passive { RefusalCode::Passive } else { RefusalCode::NoPiece }, square);
        };
        let hint = if piece.side == self.position.turn.into() {
            "claim-own"
        } else if piece.kinds.single().is_some_and(is_belt) {
            "claim-early"
        } else {
            "claim-never"
        };
        self.at(RefusalCode::NoTarget, square).hint(hint)
    }

    fn against_retiring(&self, square: Square) -> Refusal {
        let board = &self.position.board;
        if self.position.masks.closed.has(square) {
            self.at(RefusalCode::Passive, square)
        } else if board.get(square).is_none() {
            self.at(RefusalCode::NoPiece, square)
        } else if board.side(self.position.turn).has(square) {
            self.at(RefusalCode::NoTarget, square).hint("retire-own")
        } else if !self.crew(!self.position.turn).has(square) {
            self.at(RefusalCode::NoTarget, square).hint("retire-royal")
        } else {
            self.bared_unretired(Some(square))
        }
    }

    fn against_release(&self, asked: Square, square: Square) -> Refusal {
        if square == asked {
            let attackers = threats(&self.position, self.position.turn, Bitboard::of(square));
            return self.at(RefusalCode::OwnKingAttacked, square).against(&self.position.board, attackers);
        }
        // The sentence names the piece that is asked about.
        let refusal = self.at(RefusalCode::NoTarget, asked).hint("release-other");
        Refusal { squares: vec![square], ..refusal }
    }

    fn against_appointing(&self, square: Square) -> Refusal {
        let board = &self.position.board;
        let Some(piece) = board.get(square) else {
            return self.against_waking(square);
        };
        let hint = if piece.side != self.position.turn.into() {
            return self.at(RefusalCode::NotYourPiece, square).hint("appoint-enemy");
        } else if piece.kinds.has(Kind::King) {
            "appoint-royal"
        } else if piece.kinds.has(Kind::Queen) {
            "appoint-deputy"
        } else {
            "appoint-demoted"
        };
        self.at(RefusalCode::NoTarget, square).hint(hint)
    }

    /// Why nobody who lies passive on a square can be appointed.
    fn against_waking(&self, square: Square) -> Refusal {
        if !self.position.masks.closed.has(square) {
            self.at(RefusalCode::NoPiece, square)
        } else if self.sleeper(square, self.position.turn).is_some() {
            self.at(RefusalCode::NoTarget, square).hint("passive-deputy")
        } else {
            self.at(RefusalCode::NotYourPiece, square).hint("passive-enemy")
        }
    }
}
