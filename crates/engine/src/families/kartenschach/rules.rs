use super::cards::deal_anew;
use super::{Game, Kartenschach, Stage};
use crate::chance::Draws;
use crate::ground::{self, Course, listed_move};
use crate::protocol::{
    Action, Actor, Event, EventType, Events, Filter, Listed, Phase, Pick, Refusal, Verb, View, Viewer,
};
use crate::{Key, Rules};
use board::{Color, Kind, Position};

impl Kartenschach {
    fn list_moves(&self, filter: &Filter, out: &mut Vec<Listed>) {
        let allowed = self.allowed();
        let board = &self.position.board;
        self.position.moves(|mv| {
            if filter.from.is_none_or(|from| from == mv.from) && allowed.meets(board.kinds_at(mv.from)) {
                out.push(listed_move(&self.position, mv));
            }
        });
    }

    fn list_others(&self, out: &mut Vec<Listed>) {
        let plain = |verb| Listed::plain(Action::new(verb));
        match self.stage {
            Stage::Draw => {
                let outcome = |card| Listed::plain(Action::new(Verb::Drawn).with(Pick::Card(card)));
                out.extend(self.deck.outcomes().map(outcome));
            }
            Stage::Auction => {
                let bid = |amount| Listed::plain(Action::new(Verb::Bid).with(Pick::Number(amount)));
                out.extend((self.lowest_bid()..=self.highest_bid()).map(bid));
                out.push(plain(Verb::Pass));
            }
            Stage::Action => {
                if self.may_clear() {
                    out.push(plain(Verb::Clear));
                }
                out.push(plain(Verb::Pass));
            }
            Stage::Answer => out.extend([plain(Verb::Trust), plain(Verb::Challenge)]),
        }
    }

    fn may_clear(&self) -> bool {
        self.game == Game::Feudal && !self.blocked[self.position.turn.index()].is_empty()
    }

    /// Whether somebody could ever take en passant: a pawn stands beside the one that has made the double step.
    fn en_passant_counts(&self) -> bool {
        let Some(passed) = self.position.en_passant else { return false };
        let taker = if passed.rank() < 4 { Color::Black } else { Color::White };
        let pawns = self.position.board.side(taker) & self.position.board.kind(Kind::Pawn);
        let from = |files| passed.offset(files, -taker.forward());
        [from(-1), from(1)].into_iter().flatten().any(|square| pawns.has(square))
    }
}

impl Rules for Kartenschach {
    fn position(&self) -> &Position {
        &self.position
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn mover(&self) -> Actor {
        match self.stage {
            Stage::Draw => Actor::Chance,
            Stage::Answer => Actor::Player(!self.position.turn),
            Stage::Auction | Stage::Action => Actor::Player(self.position.turn),
        }
    }

    fn stage(&self) -> Phase {
        match self.stage {
            Stage::Draw => Phase::Chance,
            Stage::Auction => Phase::Auction,
            Stage::Action => Phase::Action,
            Stage::Answer => Phase::AnswerClaim,
        }
    }

    fn list(&self, filter: &Filter, out: &mut Vec<Listed>) {
        if filter.card.is_some() {
            return;
        }
        if self.stage == Stage::Action {
            self.list_moves(filter, out);
        }
        if filter.from.is_none() {
            self.list_others(out);
        }
    }

    fn weight(&self, outcome: &Action) -> u32 {
        match outcome.picks.as_slice() {
            [Pick::Card(card)] => self.deck.weight(*card),
            _ => 0,
        }
    }

    fn is_listed(&self, action: &Action) -> bool {
        match (self.stage, action.verb, action.picks.as_slice()) {
            (Stage::Draw, Verb::Drawn, [Pick::Card(card)]) => self.deck.weight(*card) > 0,
            (Stage::Auction, Verb::Bid, [Pick::Number(amount)]) => {
                (self.lowest_bid()..=self.highest_bid()).contains(amount)
            }
            (Stage::Auction | Stage::Action, Verb::Pass, _) => true,
            (Stage::Action, Verb::Clear, _) => self.may_clear(),
            (Stage::Action, Verb::Move, _) => {
                action.as_move().is_some_and(|mv| self.position.is_legal(mv) && self.may_move(mv.from))
            }
            (Stage::Answer, Verb::Trust | Verb::Challenge, _) => true,
            _ => false,
        }
    }

    fn apply(&mut self, action: &Action, events: &mut Events) {
        match (self.stage, action.verb, action.picks.as_slice()) {
            (Stage::Draw, Verb::Drawn, [Pick::Card(card)]) => self.drawn(*card, events),
            (Stage::Auction, Verb::Bid, [Pick::Number(amount)]) => self.bid(*amount, events),
            (Stage::Auction, Verb::Pass, _) => self.pass_bid(events),
            (Stage::Action, Verb::Pass, _) => {
                let covered_by = (self.game == Game::Liar).then_some(self.position.turn);
                self.close_turn(covered_by, events);
            }
            (Stage::Action, Verb::Clear, _) => self.clear(events),
            (Stage::Action, Verb::Move, _) => {
                if let Some(mv) = action.as_move() {
                    self.make_move(mv, events);
                }
            }
            (Stage::Answer, Verb::Trust, _) => self.trust(events),
            (Stage::Answer, Verb::Challenge, _) => self.challenge(events),
            _ => {}
        }
    }

    fn refuse(&self, action: &Action) -> Refusal {
        self.against_action(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.show(viewer)
    }

    /// Who challenges cannot know what the card will be: the preview stops before it is shown.
    fn preview(&self, action: &Action, events: &mut Events) -> Kartenschach {
        let mut next = self.clone();
        if self.stage == Stage::Answer && action.verb == Verb::Challenge {
            events.push(|| Event::new(EventType::Challenged).color(!self.position.turn));
        } else {
            next.apply(action, events);
        }
        next
    }

    fn redact(&self, action: &Action, viewer: Viewer) -> String {
        if self.game == Game::Liar && action.verb == Verb::Drawn && !viewer.sees(self.position.turn) {
            "card:?".into()
        } else {
            action.to_string()
        }
    }

    fn redeal(&mut self, seat: Color, draws: &mut Draws) {
        let covered = self.game == Game::Liar && self.position.turn != seat;
        let hand = self.card.as_mut().filter(|_| covered);
        deal_anew(&mut self.deck, &mut self.discard, hand, !seat, draws);
    }

    fn key(&self, key: &mut Key) {
        key.add(self.game as u64);
        key.add(self.position.key(self.en_passant_counts()));
        key.add(self.stage as u64 | u64::from(self.always_ask) << 8 | u64::from(self.second_card) << 9);
        key.add(self.card.map_or(0, |card| 1 + u64::from(card.code())));
        key.add(u64::from(self.deck.is_ordered()));
        if self.deck.is_ordered() {
            self.deck.cards().iter().for_each(|card| key.add(u64::from(card.code())));
        }
        for sort in super::cards::sorts() {
            let deck = self.deck.cards().iter().filter(|card| **card == sort).count();
            let discard = self.discard.cards().filter(|card| *card == sort).count();
            key.add((deck | discard << 8) as u64);
        }
        if let Some(claim) = &self.claim {
            key.add_text(&claim.mv.to_string());
            key.add(u64::from(claim.kinds.0) | u64::from(claim.movable.0) << 8 | u64::from(claim.castling.0) << 16);
            key.add(claim.king.map_or(0, |(square, _)| 1 + square.index() as u64));
        }
        key.add(u64::from(self.blocked[0].0) | u64::from(self.blocked[1].0) << 8);
        key.add(u64::from(self.chips[0]) | u64::from(self.chips[1]) << 16);
        let bidder = self.auction.bidder.map_or(0, |color| 1 + color as u64);
        let auction = u64::from(self.auction.bid) | bidder << 16 | u64::from(self.auction.passed) << 18;
        key.add(auction | (self.auction.opener as u64) << 19);
        // How far the limit is; without one the turn's number decides nothing, and no clock does.
        key.add(self.max_turns.map_or(0, |most| 1 + u64::from(most.saturating_sub(self.course.turn_number))));
        Course { clock: 0, ..self.course.clone() }.key(key);
    }

    /// Nobody is in check here, so a move is its bare SAN.
    fn label(&self, action: &Action) -> String {
        action.as_move().map_or_else(|| action.to_string(), |mv| ground::san_move(&self.position, mv))
    }

    fn certain(&self) -> bool {
        self.game == Game::Feudal
    }
}
