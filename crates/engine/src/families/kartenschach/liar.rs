use super::{Kartenschach, Stage};
use crate::protocol::{CardId, EndReason, Event, EventType, Events, Outcome, Value};
use board::{Castling, Kind, Kinds, Move, Piece, Square};

/// A move that waits for its answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    /// The move.
    pub(super) mv: Move,
    /// What moved, as it was before a promotion.
    pub(super) kinds: Kinds,
    /// The kinds that could have moved.
    pub(super) movable: Kinds,
    /// The king it captured, and where.
    pub(super) king: Option<(Square, Piece)>,
    /// Where it captured.
    pub(super) taken: Option<Square>,
    /// The castling rights before it.
    pub(super) castling: Castling,
}

impl Claim {
    /// Whether the move was honest with this card: its kind moved, or nothing of its kind could.
    pub(super) fn is_honest(&self, card: CardId) -> bool {
        card.as_kind().is_none_or(|kind| self.kinds.has(kind) || !self.movable.has(kind))
    }
}

impl Kartenschach {
    /// The other player believes the move.
    pub(super) fn trust(&mut self, events: &mut Events) {
        let Some(claim) = self.claim.take() else { return };
        let mover = self.position.turn;
        match claim.king {
            Some(king) => self.king_stays_captured(king, Some(mover), events),
            None => self.close_turn(Some(mover), events),
        }
    }

    /// The other player doubts the move: the card is shown.
    pub(super) fn challenge(&mut self, events: &mut Events) {
        let (Some(claim), Some(card)) = (self.claim.take(), self.card) else { return };
        let mover = self.position.turn;
        let honest = claim.is_honest(card);
        events.push(|| Event::new(EventType::Challenged).color(!mover));
        events.push(|| Event::new(EventType::CardRevealed).color(mover).card(card).with("honest", Value::Flag(honest)));
        if !honest {
            return self.punish(&claim, events);
        }
        if let Some(king) = claim.king {
            return self.king_stays_captured(king, None, events);
        }
        self.put_card_away(None, events);
        // The challenger's turn comes and is lost.
        self.next_turn();
        if self.course.outcome.is_none() {
            self.lost_turn = Some(self.position.turn);
            self.next_turn();
        }
        self.begin_turn(events);
    }

    fn king_stays_captured(
        &mut self,
        (_, king): (Square, Piece),
        covered_by: Option<board::Color>,
        events: &mut Events,
    ) {
        self.captured.add(&king);
        self.put_card_away(covered_by, events);
        self.end(Outcome::win(self.position.turn, EndReason::KingCaptured), events);
    }

    /// The mover loses the piece he lied with, and a king it captured returns.
    fn punish(&mut self, claim: &Claim, events: &mut Events) {
        let mover = self.position.turn;
        let position = &mut self.position;
        let Some(liar) = position.board.take(claim.mv.to) else { return };
        // If it had made a double step, it is not there to be taken.
        position.en_passant = None;
        self.captured.add(&liar);
        events.push(|| {
            Event::new(EventType::Removed)
                .piece(liar.id)
                .color(mover)
                .to(claim.mv.to)
                .kind(liar.kinds.single())
                .with("why", Value::Word("lie"))
        });
        if let Some((square, king)) = claim.king {
            let owner = !mover;
            position.board.put(square, king);
            position.royals[owner.index()] = Some(square);
            for kingside in [true, false] {
                if claim.castling.has(owner, kingside) {
                    position.castling = position.castling.with(owner, kingside);
                }
            }
            events.push(|| Event::new(EventType::Put).piece(king.id).color(owner).to(square).kind(Kind::King));
        }
        if liar.kinds.has(Kind::King) {
            position.royals[mover.index()] = None;
            self.put_card_away(None, events);
            return self.end(Outcome::win(!mover, EndReason::CaughtKing), events);
        }
        self.stage = Stage::Action;
        self.close_turn(None, events);
    }
}
