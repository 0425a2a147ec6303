use super::{Kartenschach, Stage};
use crate::ground;
use crate::protocol::{Event, EventType, Events, Value};
use board::Color;

/// The auction of the open card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Auction {
    /// Who bids first; once it is won, who will bid first in the next.
    pub(super) opener: Color,
    /// Highest bid so far.
    pub(super) bid: u16,
    /// Whose it is.
    pub(super) bidder: Option<Color>,
    /// Whether a player has passed before any bid.
    pub(super) passed: bool,
}

impl Auction {
    /// Before the first bid.
    pub(super) const fn opened_by(opener: Color) -> Auction {
        Auction { opener, bid: 0, bidder: None, passed: false }
    }
}

impl Kartenschach {
    /// A card has been turned up: its auction begins.
    pub(super) fn open_auction(&mut self) {
        self.auction = Auction::opened_by(self.auction.opener);
        self.position.turn = self.auction.opener;
        self.stage = Stage::Auction;
    }

    /// The lowest bid possible in the running auction (Capitalist).
    pub fn lowest_bid(&self) -> u16 {
        if self.auction.bidder.is_some() { self.auction.bid + 1 } else { 0 }
    }

    /// The chips of the bidder asked: his highest bid.
    pub(super) fn highest_bid(&self) -> u16 {
        self.chips[self.position.turn.index()]
    }

    /// The bidder asked bids.
    pub(super) fn bid(&mut self, amount: u16, events: &mut Events) {
        let bidder = self.position.turn;
        self.auction.bid = amount;
        self.auction.bidder = Some(bidder);
        events.push(|| Event::new(EventType::Bid).color(bidder).with("amount", Value::Number(amount.into())));
        self.position.turn = !bidder;
        if self.highest_bid() >= self.lowest_bid() || self.always_ask {
            self.next_asked(events);
        } else {
            self.win(bidder, events);
        }
    }

    /// The bidder asked passes.
    pub(super) fn pass_bid(&mut self, events: &mut Events) {
        let passing = self.position.turn;
        events.push(|| Event::new(EventType::Bid).color(passing).with("amount", Value::Null));
        if let Some(winner) = self.auction.bidder {
            self.win(winner, events);
        } else if self.auction.passed {
            // Nobody wants the card.
            self.auction.opener = !self.auction.opener;
            self.close_turn(None, events);
        } else {
            self.auction.passed = true;
            self.position.turn = !passing;
            self.next_asked(events);
        }
    }

    fn next_asked(&self, events: &mut Events) {
        events.push(|| ground::turn_event(self.position.turn, self.course.turn_number));
    }

    /// The winner pays the loser and has the turn. The loser opens the next auction.
    fn win(&mut self, winner: Color, events: &mut Events) {
        let paid = self.auction.bid;
        self.chips[winner.index()] -= paid;
        self.chips[(!winner).index()] += paid;
        self.auction = Auction::opened_by(!winner);
        self.position.turn = winner;
        self.stage = Stage::Action;
        let card = self.card;
        events.push(|| Event {
            card,
            ..Event::new(EventType::CardTaken).color(winner).with("paid", Value::Number(paid.into()))
        });
        self.next_asked(events);
    }
}
