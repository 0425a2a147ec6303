//! Nothing that a seat cannot see reaches it.

use super::must;
use board::{Color, Square};
use engine::chance::Draws;
use engine::protocol::{Action, Actor, Event, Events, Filter, Phase, Pick, View, Viewer};
use engine::{Rules, Session, State};
use serde_json::json;

/// Dealing anew what a seat cannot see changes nothing that it sees, can do or is told.
pub fn nothing_leaks(session: &Session, draws: &Draws) -> Result<(), String> {
    views_are_discreet(session)?;
    for seat in Color::BOTH {
        let viewer = Viewer::Player(seat);
        let truth = session.imagine(seat, draws.index());
        let other = session.imagine(seat, draws.index() + 1_000);
        let guessing = session.phase() == Phase::Guess && session.actor() == Actor::Player(seat);
        if !guessing {
            must(
                json!(session.view(viewer)) == json!(View { played: session.played() as u32, ..truth.view(viewer) }),
                || format!("{} sees what is hidden", seat.name()),
            )?;
        }
        must(json!(truth.view(viewer)) == json!(other.view(viewer)), || format!("{} sees a deal", seat.name()))?;
        if session.actor() != Actor::Player(seat) || session.outcome().is_some() {
            continue;
        }
        let lists = |state: &State| {
            let mut list = Vec::new();
            state.list(&Filter { void: true, ..Filter::ALL }, &mut list);
            list
        };
        let (one, two) = (lists(&truth), lists(&other));
        must(one == two, || format!("{}'s list depends on what is hidden", seat.name()))?;
        // Reasons are as discreet as lists.
        let mut asked = Draws::from_number(draws.index());
        for held in truth.view(viewer).hands.get(seat).iter().flatten() {
            let square = |asked: &mut Draws| Pick::Square(Square::wrapping(asked.below(64) as u8));
            let card = Action::card(*held);
            must(truth.refuse_card(&card) == other.refuse_card(&card), || format!("{held}: a reason tells"))?;
            for _ in 0..4 {
                let play = card.clone().with(square(&mut asked)).with(square(&mut asked));
                let judged = |state: &State| (state.is_listed(&play), state.is_void(&play), state.refuse(&play));
                must(judged(&truth) == judged(&other), || format!("{play}: a reason tells"))?;
            }
        }
        let previews = |state: &State, action: &Action| {
            let mut events = Events::kept();
            let next = state.preview(action, &mut events);
            let told: Vec<Event> = events.into_list().iter().filter_map(|event| event.for_viewer(viewer)).collect();
            json!([next.view(viewer), told, state.label(action)])
        };
        for listed in one.iter().step_by(1 + one.len() / 8) {
            let action = &listed.action;
            must(previews(&truth, action) == previews(&other, action), || {
                format!("{}'s preview of {action} depends on what is hidden", seat.name())
            })?;
        }
    }
    Ok(())
}

/// What views say outright: no covered card of another hand, no trap of another's, nothing of a piece that has just vanished,
/// no card of the deck.
fn views_are_discreet(session: &Session) -> Result<(), String> {
    let all = session.view(Viewer::All);
    for viewer in [Viewer::Player(Color::White), Viewer::Player(Color::Black), Viewer::Spectator] {
        let view = session.view(viewer);
        for color in Color::BOTH.into_iter().filter(|color| viewer != Viewer::Player(*color)) {
            let open = view.open_cards.get(color);
            let shown = view.hands.get(color).iter().zip(0_u8..).filter(|(card, _)| card.is_some());
            must(shown.map(|(_, place)| place).eq(open.iter().copied()), || format!("{viewer:?} sees a covered card"))?;
            let theirs = |mark: &engine::protocol::SquareMark| {
                matches!(mark.mark, "trap" | "bomb") && mark.color.map(|owner| owner.0) == Some(color)
            };
            must(!view.squares.iter().any(theirs), || format!("{viewer:?} sees a trap of {}", color.name()))?;
        }
        let hidden = |secret: bool| secret && viewer != Viewer::Player(session.turn());
        if hidden(session.phase() == Phase::Guess) {
            let told =
                view.pending.as_ref().map(|pending| (pending.action.ends_with(":?"), pending.square, pending.to));
            must(told == Some((true, None, None)), || format!("{viewer:?} reads where a piece vanished: {told:?}"))?;
            must(view.board == all.board, || format!("{viewer:?} sees another board"))?;
        }
        // Of the deck there is only its size.
        let cards = |view: &View| {
            let known = |cards: &[Option<engine::protocol::CardId>]| cards.iter().flatten().count();
            known(&view.hands.white) + known(&view.hands.black) + known(&view.discard)
        };
        must(cards(&view) <= cards(&all), || format!("{viewer:?} sees cards of the deck"))?;
    }
    Ok(())
}
