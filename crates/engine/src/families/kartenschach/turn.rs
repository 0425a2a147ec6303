use super::liar::Claim;
use super::{Game, Kartenschach, Stage};
use crate::ground;
use crate::protocol::{CardId, EndReason, Event, EventType, Events, Outcome, Value, Viewers};
use board::{Color, Kind, Move};

impl Kartenschach {
    /// Makes a move and goes on with what follows from it.
    pub(super) fn make_move(&mut self, mv: Move, events: &mut Events) {
        let mover = self.position.turn;
        let movable = if self.game == Game::Liar { self.movable() } else { Default::default() };
        let castling = self.position.castling;
        let made = self.position.play(mv);
        self.position.turn = mover;
        self.course.last = Some((mv.from, mv.to));
        let quiet = made.captured.is_none() && !made.piece.kinds.has(Kind::Pawn);
        self.course.clock = if quiet { self.course.clock + 1 } else { 0 };
        if events.is_kept() {
            ground::moved_events(&made, mv, &self.position, |event| events.push(|| event));
        }
        let king = made.captured.filter(|(_, victim)| victim.kinds.has(Kind::King));
        if self.game == Game::Liar {
            // A king may come back; what else was captured stays so.
            if let (None, Some((_, victim))) = (king, &made.captured) {
                self.captured.add(victim);
            }
            let taken = made.captured.map(|(square, _)| square);
            self.claim = Some(Claim { mv, kinds: made.piece.kinds, movable, king, taken, castling });
            self.stage = Stage::Answer;
            return;
        }
        if let Some((_, victim)) = &made.captured {
            self.captured.add(victim);
        }
        if king.is_some() {
            return self.end(Outcome::win(mover, EndReason::KingCaptured), events);
        }
        if let (Game::Feudal, Some(kind)) = (self.game, made.piece.kinds.single()) {
            self.blocked[mover.index()] = self.blocked[mover.index()].with(kind);
            events.push(|| chip(EventType::Marked, mover, kind));
        }
        self.close_turn(None, events);
    }

    /// Feudal: all chips come off.
    pub(super) fn clear(&mut self, events: &mut Events) {
        let player = self.position.turn;
        for kind in std::mem::take(&mut self.blocked[player.index()]).iter() {
            events.push(|| chip(EventType::Unmarked, player, kind));
        }
        self.close_turn(None, events);
    }

    /// The turn is over: the card is laid on the discard pile, face-down by a player or face-up, and the next turn begins.
    pub(super) fn close_turn(&mut self, covered_by: Option<Color>, events: &mut Events) {
        self.put_card_away(covered_by, events);
        self.lost_turn = None;
        self.next_turn();
        self.begin_turn(events);
    }

    /// Lays the card on the discard pile.
    pub(super) fn put_card_away(&mut self, covered_by: Option<Color>, events: &mut Events) {
        let Some(card) = self.card.take() else { return };
        self.discard.lay(card, covered_by);
        let seen_by = covered_by.map_or(Viewers::EVERYBODY, Viewers::only);
        events.push(|| Event {
            card_seen_by: seen_by,
            ..Event::new(EventType::CardDiscarded)
                .color(self.position.turn)
                .card(card)
                .with("faceUp", Value::Flag(covered_by.is_none()))
        });
    }

    /// Hands the turn on and looks at the turn limit.
    pub(super) fn next_turn(&mut self) {
        let full = match self.game {
            Game::Capitalist => {
                self.position.turn = self.auction.opener;
                self.second_card = !self.second_card;
                !self.second_card
            }
            _ => {
                self.position.turn = !self.position.turn;
                self.position.turn == Color::White
            }
        };
        if full {
            if self.max_turns.is_some_and(|most| self.course.turn_number >= most) {
                self.course.outcome = Some(Outcome::draw(EndReason::MoveLimit));
            }
            self.course.turn_number += 1;
        }
    }

    /// A turn begins, unless the game is over: with a card to draw, where there are cards.
    pub(super) fn begin_turn(&mut self, events: &mut Events) {
        ground::turn_over(self, events);
        if self.course.outcome.is_some() {
            return;
        }
        if self.game == Game::Feudal {
            self.stage = Stage::Action;
            return;
        }
        self.stage = Stage::Draw;
        if self.deck.is_empty() {
            self.deck = super::Deck::new(self.discard.clear(), false);
            events.push(|| Event::new(EventType::Shuffled).with("cards", Value::Number(self.deck.len() as i32)));
        }
    }

    /// A card has been drawn or turned up.
    pub(super) fn drawn(&mut self, card: CardId, events: &mut Events) {
        self.deck.take(card);
        self.card = Some(card);
        let player = self.position.turn;
        let (color, seen_by) = match self.game {
            Game::Capitalist => (None, Viewers::EVERYBODY),
            Game::Liar => (Some(player), Viewers::only(player)),
            _ => (Some(player), Viewers::EVERYBODY),
        };
        events.push(|| Event { card_seen_by: seen_by, ..Event::new(EventType::CardDrawn).color(color).card(card) });
        if self.game == Game::Capitalist {
            self.open_auction();
        } else {
            self.stage = Stage::Action;
        }
    }

    /// The game is over.
    pub(super) fn end(&mut self, outcome: Outcome, events: &mut Events) {
        self.course.outcome = Some(outcome);
        events.push(|| ground::game_over_event(outcome));
    }
}

/// A chip is laid on a kind's card or taken off.
fn chip(what: EventType, player: Color, kind: Kind) -> Event {
    Event::new(what).color(player).kind(kind).with("mark", Value::Word("blocked"))
}
