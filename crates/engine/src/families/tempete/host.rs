//! Decisions that are neither moves nor cards: the royal's return, the guess, the darts, the clock.

use super::flow::void_event;
use super::{Next, Stage, Tempete, World};
use crate::effects::{Doing, World as _, remove, set};
use crate::protocol::{Action, Choice, Event, EventType, Events, Listed, Pick, Value, Verb};
use board::{Bitboard, Color, Kind, Kinds, Square};

/// Kinds an abducted piece is guessed to be.
const GUESSES: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::Zebra];

impl World {
    /// The absent royal of the player stands on this square.
    fn with_royal_on(&self, color: Color, square: Square) -> World {
        let mut world = self.clone();
        if let Some(royal) = world.absent[color.index()].take() {
            set(&mut world, square, royal);
            world.position.royals[color.index()] = Some(square);
        }
        world.settle();
        world
    }
}

impl Tempete {
    /// Squares on which the royal can come back: free edge squares from which it does not attack the other royal (the
    /// ground rule: its player is to move), of these those that leave a legal move if there are any.
    pub(super) fn places(&self) -> Bitboard {
        let blocked = self.world.position.board.occupied() | self.world.position.masks.closed;
        let edge = Bitboard::EDGE.without(blocked);
        let all = if edge.any() { edge } else { !blocked };
        let quiet: Bitboard = all.into_iter().filter(|square| !self.attacks_from(*square)).collect();
        let all = if quiet.any() { quiet } else { all };
        let lively: Bitboard =
            all.into_iter().filter(|square| self.world.with_royal_on(self.turn, *square).has_moves()).collect();
        if lively.any() { lively } else { all }
    }

    /// Whether the other royal is attacked once the absent one stands on the square.
    pub(super) fn attacks_from(&self, square: Square) -> bool {
        self.world.with_royal_on(self.turn, square).position.in_check(!self.turn)
    }

    /// The royal comes back and the turn goes on.
    pub(super) fn place(&mut self, square: Square, events: &mut Events) {
        self.world = self.world.with_royal_on(self.turn, square);
        let mut doing = Doing::new(self.turn, events);
        if let Some(royal) = self.world.position.board.get(square) {
            doing.tell(EventType::Put, &royal, |event| event.to(square));
        }
        self.world.arrive(square, &mut doing);
        self.world.settle();
        self.next = Next::Main;
        self.advance(events);
    }

    /// What may have vanished from where, as the owner can guess.
    pub(super) fn guesses(&self) -> (Bitboard, Kinds) {
        let board = &self.world.position.board;
        let owner = !self.turn;
        let mut kinds: Kinds = GUESSES.into_iter().collect();
        let royal = self.world.position.royals[owner.index()].map_or(Bitboard::EMPTY, Bitboard::of);
        let princes = (board.kind(Kind::King) & board.side(owner)).without(royal);
        let abducted = self.world.abducted.as_ref().is_some_and(|gone| gone.piece.kinds.has(Kind::King));
        if princes.any() || abducted {
            kinds = kinds.with(Kind::King);
        }
        (!board.occupied(), kinds)
    }

    pub(super) fn list_guesses(&self, out: &mut Vec<Listed>) {
        let (squares, kinds) = self.guesses();
        // In the order of the rules page, the king last.
        let kings = Some(Kind::King).filter(|king| kinds.has(*king));
        for square in squares {
            for kind in GUESSES.into_iter().chain(kings) {
                out.push(Listed::plain(Action::on(Verb::Guess, square).with(Pick::Kind(kind))));
            }
        }
    }

    /// The owner has guessed, or his time is up.
    pub(super) fn guess(&mut self, guess: Option<(Square, Kind)>, events: &mut Events) {
        let Some(gone) = self.world.abducted.clone() else { return };
        // Right or wrong, he knows now.
        events.show();
        let right = guess.is_some_and(|(square, kind)| square == gone.square && gone.piece.kinds.has(kind));
        let mut doing = Doing::new(self.turn, events);
        if right {
            self.world.bring_back();
            if let Some(played) = &self.played {
                self.world.course.clock = played.before.course.clock;
            }
            doing.tell(EventType::Put, &gone.piece, |event| event.to(gone.square).with("guessed", Value::Flag(true)));
        } else {
            self.world.abducted = None;
            self.world.captured(gone.piece, self.turn);
            doing.tell(EventType::Captured, &gone.piece, |event| {
                event.to(gone.square).with("guessed", Value::Flag(false))
            });
        }
        self.next = Next::HandOver;
        self.advance(events);
    }

    /// The darts have been thrown.
    pub(super) fn dart(&mut self, hit: bool, events: &mut Events) {
        let Some(square) = self.world.aimed.take() else { return };
        let report = if hit { Choice::Hit } else { Choice::Miss };
        let mut doing = Doing::new(self.turn, events);
        if let Some(piece) = self.world.position.board.get(square) {
            doing.tell(EventType::Rolled, &piece, |event| {
                event.color(self.turn).to(square).with("dart", Value::Word(report.name()))
            });
            if hit {
                self.hit(square, &mut doing);
            }
        }
        self.next = Next::HandOver;
        self.advance(events);
    }

    fn hit(&mut self, square: Square, doing: &mut Doing) {
        let mut world = self.world.clone();
        let removed = remove(&mut world, square, &mut Doing::new(doing.by, &mut Events::dropped()));
        world.settle();
        let void = world.verdict(&self.world);
        if removed.is_err() || void.is_some() {
            if let Some(played) = &self.played {
                doing.events.push(|| void_event(played.card, played.by, void));
            }
            return;
        }
        let _ = remove(&mut self.world, square, doing);
        self.world.course.clock = 0;
        self.world.settle();
    }

    /// Whether the host may call time.
    pub(super) fn clock_runs(&self) -> bool {
        match self.stage {
            Stage::Guess => true,
            Stage::Main | Stage::Place => self.world.deadline == Some(self.turn),
            _ => false,
        }
    }

    /// The time is up: the turn lapses, or the guess counts as wrong.
    pub(super) fn time_is_up(&mut self, events: &mut Events) {
        if self.stage == Stage::Guess {
            return self.guess(None, events);
        }
        if !self.clock_runs() {
            return;
        }
        if let Some(opening) = &self.opening {
            self.world = (**opening).clone();
        }
        self.world.course.clock += 1;
        events.push(|| Event::new(EventType::Undone).color(self.turn).with("reason", Value::Word("deadline")));
        self.next = Next::HandOver;
        self.advance(events);
    }
}
