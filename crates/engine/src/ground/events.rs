use crate::Rules;
use crate::protocol::{Event, EventType, Events, Outcome, Value};
use board::{Color, Made, Move, Position};

/// What a move did, as events: the capture first, then the way of the piece and, in castling, of the rook, then the
/// promotion. `after` is the position with the move made.
pub fn moved_events(made: &Made, mv: Move, after: &Position, mut push: impl FnMut(Event)) {
    let mover = made.piece.side.color();
    if let Some((square, victim)) = made.captured {
        let event = Event::new(EventType::Captured)
            .piece(victim.id)
            .color(victim.side.color())
            .to(square)
            .kind(victim.kinds.single());
        push(event);
    }
    let moved = Event::new(EventType::Moved)
        .piece(made.piece.id)
        .color(mover)
        .from(mv.from)
        .to(mv.to)
        .kind(made.piece.kinds.single());
    match made.rook {
        None => push(moved),
        Some((from, to)) => {
            push(moved.with("castling", Value::Word(if to > mv.from { "kingside" } else { "queenside" })));
            if let Some(rook) = after.board.get(to) {
                push(
                    Event::new(EventType::Moved)
                        .piece(rook.id)
                        .color(mover)
                        .from(from)
                        .to(to)
                        .kind(rook.kinds.single())
                        .with("castling", Value::Word("rook")),
                );
            }
        }
    }
    if let Some(kind) = mv.promotion {
        push(Event::new(EventType::Promoted).piece(made.piece.id).color(mover).to(mv.to).kind(kind));
    }
}

/// The royal of `color` is in check.
pub fn check_event(position: &Position, color: Color) -> Option<Event> {
    let square = position.royals[color.index()].filter(|_| position.in_check(color))?;
    Some(Event::new(EventType::Check).color(color).to(square))
}

/// It is `color`'s turn.
pub fn turn_event(color: Color, turn_number: u32) -> Event {
    Event::new(EventType::Turn).color(color).with("turnNumber", Value::Number(turn_number as i32))
}

/// What closes an action after which the game is over, or somebody else's turn: check, then the result or the turn.
pub fn turn_over<R: Rules>(state: &R, events: &mut Events) {
    let turn = state.turn();
    if let Some(check) = check_event(state.position(), turn) {
        events.push(|| check);
    }
    match state.outcome() {
        Some(outcome) => events.push(|| game_over_event(outcome)),
        None => events.push(|| turn_event(turn, state.course().turn_number)),
    }
}

/// The game is over.
pub fn game_over_event(outcome: Outcome) -> Event {
    Event::new(EventType::GameOver).color(outcome.winner).with("reason", Value::Word(outcome.reason.name()))
}
