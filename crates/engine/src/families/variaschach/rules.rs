use super::die::{FACES, PROMOTIONS, Turn};
use super::{Game, Roll, Stage, Variaschach};
use crate::ground::{self, Course, refuse_move};
use crate::protocol::{
    Action, Actor, EndReason, Event, EventType, Events, Filter, Listed, Outcome, Phase, Pick, Refusal, RefusalCode,
    Value, Verb, View, Viewer,
};
use crate::{Key, Rules};
use board::{Bitboard, Color, Kind, Move, Position, Square};

/// Plies without capture or pawn move after which the game is drawn.
const MOST_QUIET_PLIES: u32 = 100;

impl Variaschach {
    /// A turn begins: the position stands, before any roll. Does the game end?
    pub(super) fn begin_turn(&mut self) {
        self.stage = Stage::Action;
        let mut key = Key::new();
        key.add(self.position.key(false));
        key.add(self.back_rank_queens.0);
        let times = self.past.stands(key.finish());
        self.end_if_stuck();
        if self.course.outcome.is_some() {
            return;
        }
        let reason = if !self.position.board.occupied().without(self.position.board.kind(Kind::King)).any() {
            EndReason::InsufficientMaterial
        } else if times >= 3 {
            EndReason::Repetition
        } else if self.course.clock >= MOST_QUIET_PLIES {
            EndReason::MoveLimit
        } else {
            return;
        };
        self.course.outcome = Some(Outcome::draw(reason));
    }

    /// Adds what stands now: the dice, their marks, what is open.
    fn add_standing(&self, key: &mut Key) {
        key.add(self.position.key(false));
        key.add(self.back_rank_queens.0);
        key.add(match self.stage {
            Stage::Action => 0,
            Stage::Rolling(square, roll) => 1 + square.index() as u64 + 64 * roll as u64,
            Stage::Promoting(square, roll) => 257 + square.index() as u64 + 64 * roll as u64,
        });
    }

    /// Mate or stalemate of a player who can neither move, heal nor roll.
    fn end_if_stuck(&mut self) {
        if self.position.has_moves() || (self.own_red().any() && (self.game == Game::Occado || self.may_heal())) {
            return;
        }
        self.course.outcome = Some(if self.position.in_check(self.position.turn) {
            Outcome::win(!self.position.turn, EndReason::Checkmate)
        } else {
            Outcome::draw(EndReason::Stalemate)
        });
    }

    /// Red dice of the player on turn.
    fn own_red(&self) -> Bitboard {
        self.position.board.kind(Kind::Wounded) & self.position.board.side(self.position.turn)
    }

    /// Healing blocks no line and captures nothing, so it parries no check and opens none.
    fn may_heal(&self) -> bool {
        matches!(self.game, Game::OrdoVulneris | Game::Occasio) && !self.position.in_check(self.position.turn)
    }

    /// Whether healing this die lays a pawn on the last rank at once, so that the face is part of the action.
    fn heal_promotes(&self, square: Square) -> bool {
        self.game == Game::OrdoVulneris && Self::last_rank(self.position.turn).has(square)
    }

    fn list_moves(&self, filter: &Filter, out: &mut Vec<Listed>) {
        let occupied = self.position.board.occupied();
        self.position.moves(|mv| {
            if filter.from.is_some_and(|from| from != mv.from) {
                return;
            }
            let captures = Bitboard::of(mv.to) & occupied;
            let mut push = |mv: Move| out.push(Listed { action: mv.into(), captures, void: None });
            if mv.promotion.is_none() && self.turns_to_promotion(mv.from, mv.to) {
                PROMOTIONS.iter().for_each(|kind| push(Move { promotion: Some(*kind), ..mv }));
            } else {
                push(mv);
            }
        });
    }

    fn list_dice(&self, out: &mut Vec<Listed>) {
        if self.game == Game::Occado {
            out.extend(self.own_red().into_iter().map(|square| Listed::plain(Action::on(Verb::Roll, square))));
        } else if self.may_heal() {
            for square in self.own_red() {
                let heal = Action::on(Verb::Heal, square);
                if self.heal_promotes(square) {
                    let face = |kind: &Kind| Listed::plain(heal.clone().with(Pick::Kind(*kind)));
                    out.extend(PROMOTIONS.iter().map(face));
                } else {
                    out.push(Listed::plain(heal));
                }
            }
        }
    }

    fn make_move(&mut self, mv: Move, events: &mut Events) {
        let mut chess = mv;
        if self.turns_to_promotion(mv.from, mv.to) {
            chess.promotion = None;
        }
        let made = self.position.play(chess);
        let turning = self.turning(&made.piece, mv, made.rook.is_some());
        let stayed = self.back_rank_queens.has(mv.from);
        self.back_rank_queens.remove(mv.from);
        self.back_rank_queens.remove(mv.to);
        if let Some((_, victim)) = &made.captured {
            self.captured.add(victim);
        }
        if made.captured.is_some() {
            // A pawn's move is no such thing here: the die turns on and may come back a pawn.
            self.past.forget();
        }
        if made.captured.is_some() || made.piece.kinds.has(Kind::Pawn) {
            self.course.clock = 0;
        } else {
            self.course.clock += 1;
        }
        self.course.last = Some((mv.from, mv.to));
        if events.is_kept() {
            ground::moved_events(&made, chess, &self.position, |event| events.push(|| event));
        }
        match turning {
            Turn::Stays => {}
            Turn::Shows(face) => {
                self.show(mv.to, face, false);
                if mv.promotion.is_none() {
                    self.turned(EventType::Turned, mv.to, face, events);
                } else if chess.promotion.is_none() {
                    self.turned(EventType::Turned, mv.to, Kind::Pawn, events);
                    self.turned(EventType::Promoted, mv.to, face, events);
                }
                self.tell_mark(mv.to, stayed, events);
            }
            // The turn is handed over when the die lies.
            Turn::IsRolled => {
                self.position.turn = !self.position.turn;
                self.stage = Stage::Rolling(mv.to, Roll::AfterMove);
                return;
            }
        }
        self.turn_has_passed(events);
    }

    /// The kernel has handed the turn over already.
    fn turn_has_passed(&mut self, events: &mut Events) {
        if self.position.turn == Color::White {
            self.course.turn_number += 1;
        }
        self.begin_turn();
        ground::turn_over(self, events);
    }

    fn hand_over(&mut self, events: &mut Events) {
        self.position.turn = !self.position.turn;
        self.turn_has_passed(events);
    }

    fn turned(&self, what: EventType, square: Square, face: Kind, events: &mut Events) {
        events.push(|| {
            let piece = self.position.board.get(square);
            let event = Event::new(what).to(square).kind(face).color(piece.and_then(|piece| piece.side.color()));
            match piece {
                Some(piece) => event.piece(piece.id),
                None => event,
            }
        });
    }

    /// Tells that the die on the square has become a queen under the back-rank rule, or is one no longer.
    fn tell_mark(&self, square: Square, before: bool, events: &mut Events) {
        let now = self.back_rank_queens.has(square);
        if now != before && events.is_kept() {
            let what = if now { EventType::Marked } else { EventType::Unmarked };
            let event = Event::new(what).to(square).with("mark", Value::Word("back-rank-queen"));
            events.push(|| match self.position.board.get(square) {
                Some(piece) => event.piece(piece.id).color(piece.side.color()),
                None => event,
            });
        }
    }

    fn heal(&mut self, square: Square, face: Option<Kind>, events: &mut Events) {
        self.course.clock += 1;
        self.course.last = Some((square, square));
        if self.game == Game::Occasio {
            self.stage = Stage::Rolling(square, Roll::Heal);
            return;
        }
        self.show(square, face.unwrap_or(Kind::Pawn), false);
        self.turned(EventType::Turned, square, Kind::Pawn, events);
        if let Some(face) = face {
            self.turned(EventType::Promoted, square, face, events);
            self.tell_mark(square, false, events);
        }
        self.hand_over(events);
    }

    fn rolled(&mut self, square: Square, roll: Roll, face: Kind, events: &mut Events) {
        self.show(square, face, true);
        self.turned(EventType::Rolled, square, face, events);
        if face == Kind::Pawn && Self::last_rank(self.position.turn).has(square) {
            self.stage = Stage::Promoting(square, roll);
        } else {
            self.after_roll(roll, events);
        }
    }

    fn after_roll(&mut self, roll: Roll, events: &mut Events) {
        if roll != Roll::BeforeMove {
            return self.hand_over(events);
        }
        self.stage = Stage::Action;
        self.end_if_stuck();
        if let Some(check) = ground::check_event(&self.position, !self.position.turn) {
            events.push(|| check);
        }
        if let Some(outcome) = self.course.outcome {
            events.push(|| ground::game_over_event(outcome));
        }
    }

    fn refuse_die(&self, action: &Action) -> Refusal {
        let board = &self.position.board;
        let Some(square) = action.square() else { return Refusal::new(RefusalCode::Other) };
        let at = |code| Refusal::at(code, board, square);
        let known = match action.verb {
            Verb::Heal => matches!(self.game, Game::OrdoVulneris | Game::Occasio),
            _ => self.game == Game::Occado,
        };
        if !known {
            at(RefusalCode::Other)
        } else if !board.occupied().has(square) {
            at(RefusalCode::NoPiece)
        } else if !board.side(self.position.turn).has(square) {
            at(RefusalCode::NotYourPiece)
        } else if !self.own_red().has(square) {
            at(RefusalCode::NoTarget).hint("die-not-red")
        } else if action.verb == Verb::Heal && !self.may_heal() {
            at(RefusalCode::MustParryCheck).against(board, self.position.checkers(self.position.turn))
        } else if self.heal_promotes(square) {
            at(RefusalCode::PromotionNeeded)
        } else {
            at(RefusalCode::Other).hint("no-promotion-here")
        }
    }
}

impl Rules for Variaschach {
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
            Stage::Rolling(..) => Actor::Chance,
            _ => Actor::Player(self.position.turn),
        }
    }

    fn stage(&self) -> Phase {
        match self.stage {
            Stage::Action => Phase::Action,
            Stage::Rolling(..) => Phase::Chance,
            Stage::Promoting(..) => Phase::Promote,
        }
    }

    fn list(&self, filter: &Filter, out: &mut Vec<Listed>) {
        if filter.card.is_some() {
            return;
        }
        let outcome = |kind: &Kind| Listed::plain(Action::new(Verb::Rolled).with(Pick::Kind(*kind)));
        let promote = |kind: &Kind| Listed::plain(Action::new(Verb::Promote).with(Pick::Kind(*kind)));
        match self.stage {
            Stage::Action => {
                self.list_moves(filter, out);
                if filter.from.is_none() {
                    self.list_dice(out);
                }
            }
            _ if filter.from.is_some() => {}
            Stage::Rolling(_, roll) => {
                out.extend(FACES.iter().map(outcome));
                if roll == Roll::AfterMove {
                    out.push(outcome(&Kind::Wounded));
                }
            }
            Stage::Promoting(..) => out.extend(PROMOTIONS.iter().map(promote)),
        }
    }

    fn apply(&mut self, action: &Action, events: &mut Events) {
        match (self.stage, action.verb) {
            (Stage::Rolling(square, roll), Verb::Rolled) => {
                if let Some(face) = action.kind() {
                    self.rolled(square, roll, face, events);
                }
            }
            (Stage::Promoting(square, roll), Verb::Promote) => {
                if let Some(face) = action.kind() {
                    self.show(square, face, false);
                    self.turned(EventType::Promoted, square, face, events);
                    self.tell_mark(square, false, events);
                    self.after_roll(roll, events);
                }
            }
            (Stage::Action, Verb::Move) => {
                if let Some(mv) = action.as_move() {
                    self.make_move(mv, events);
                }
            }
            (Stage::Action, Verb::Heal) => {
                if let Some(square) = action.square() {
                    self.heal(square, action.kind(), events);
                }
            }
            (Stage::Action, Verb::Roll) => {
                if let Some(square) = action.square() {
                    self.stage = Stage::Rolling(square, Roll::BeforeMove);
                }
            }
            _ => {}
        }
    }

    fn refuse(&self, action: &Action) -> Refusal {
        let waiting = |square, hint| Refusal::at(RefusalCode::WrongWindow, &self.position.board, square).hint(hint);
        match self.stage {
            Stage::Action => {}
            Stage::Rolling(square, _) => return waiting(square, "roll-first"),
            Stage::Promoting(square, _) => return waiting(square, "promote-first"),
        }
        let Some(mv) = action.as_move() else {
            return match action.verb {
                Verb::Heal | Verb::Roll => self.refuse_die(action),
                Verb::Rolled | Verb::Promote => Refusal::new(RefusalCode::WrongWindow),
                _ => Refusal::new(RefusalCode::Other),
            };
        };
        // A queen that turns to a pawn on the last rank moves like a queen and needs a face.
        let chess = if self.turns_to_promotion(mv.from, mv.to) { Move::new(mv.from, mv.to) } else { mv };
        refuse_move(&self.position, chess, RefusalCode::Hole).unwrap_or_else(|| Refusal {
            squares: vec![mv.from, mv.to],
            ..Refusal::at(RefusalCode::PromotionNeeded, &self.position.board, mv.from)
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = ground::fill(self, self.game.info().id, viewer);
        for square in self.back_rank_queens {
            view.mark(square, "back-rank-queen");
        }
        view.captured = self.captured.view();
        view.pending = self.pending();
        view
    }

    fn key(&self, key: &mut Key) {
        key.add(self.game as u64);
        self.add_standing(key);
        self.course.key(key);
        self.past.key(key);
    }

    fn search_key(&self) -> u64 {
        let mut key = Key::new();
        self.add_standing(&mut key);
        key.finish()
    }

    fn certain(&self) -> bool {
        matches!(self.game, Game::Ordo | Game::OrdoVulneris)
    }
}
