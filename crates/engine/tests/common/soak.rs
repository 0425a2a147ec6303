//! Random games of Tempête from random set-ups, with everything that must hold at every step. Speaks only what the engine
//! makes public, so that longer runs can be made from elsewhere.

use super::soak_setup::options;
use board::{Color, Square};
use engine::chance::Draws;
use engine::protocol::{
    Action, Actor, ErrorCode, Event, EventType, Events, Filter, Listed, Options, Phase, Pick, Verb, View, Viewer,
};
use engine::{Rules, Session, State, variant};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// What a run of games came to.
#[derive(Default, Debug)]
pub struct Report {
    pub games: u64,
    pub actions: u64,
    /// How often each card was played, the void ones counted.
    pub played: BTreeMap<String, u64>,
    pub ends: BTreeMap<&'static str, u64>,
}

/// Plays the games with these seeds and holds every invariant.
pub fn soak(seeds: std::ops::Range<u64>, most: usize) -> Result<Report, String> {
    let mut report = Report::default();
    for seed in seeds {
        game(seed, most, &mut report).map_err(|why| format!("seed {seed}: {why}"))?;
    }
    Ok(report)
}

fn must(holds: bool, say: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(say()) }
}

/// A random game from the first random set-up that is not refused.
fn game(seed: u64, most: usize, report: &mut Report) -> Result<(), String> {
    let mut draws = Draws::from_number(seed);
    let info = variant("tempete").expect("the game");
    let (given, mut session) = loop {
        let given = options(&mut draws);
        let read = Options::read(&given, info).map_err(|fault| fault.to_string())?;
        match Session::new("tempete", read, &seed.to_string()) {
            Ok(session) => break (given, session),
            Err(fault) => must(fault.code == ErrorCode::BadSetup, || format!("{given}: {fault}"))?,
        }
    };
    report.games += 1;
    let cards = count_cards(&session.view(Viewer::All));
    let mut seen: Vec<String> = Vec::new();
    let mut before_card: Option<View> = None;
    let mut placed = None;
    for step in 0..most {
        let past: Vec<String> = session.actions().map(Action::to_string).collect();
        let at = |why: String| format!("step {step} of {given} after {}: {why}", past.join(" "));
        if let Some(outcome) = session.outcome() {
            must(session.legal(&Filter::ALL).is_empty(), || at("actions after the end".into()))?;
            *report.ends.entry(outcome.reason.name()).or_default() += 1;
            break;
        }
        let list = session.legal(&Filter { void: true, ..Filter::ALL });
        standing(&session, &list, cards, placed == Some(session.turn())).map_err(&at)?;
        if step % 5 == 0 {
            lists_agree(&mut session, &list, &seen, &mut draws).map_err(&at)?;
            nothing_leaks(&session, &draws).map_err(&at)?;
        }
        let chosen = choose(&list, &mut draws);
        let id = chosen.action.to_string();
        if seen.len() < 400 {
            seen.push(id.clone());
        }
        placed = placed.filter(|turn| *turn == session.turn());
        if chosen.action.verb == Verb::Place {
            placed = Some(session.turn());
        }
        let view = session.view(Viewer::All);
        let hash = session.hash();
        let events = session.play(&id).map_err(|fault| at(format!("{id}: {fault} {:?}", fault.refusal)))?;
        report.actions += 1;
        if chosen.action.verb == Verb::Card {
            *report.played.entry(format!("@{}", chosen.action.card.expect("a card"))).or_default() += 1;
        }
        let after = session.view(Viewer::All);
        let at = |why: String| at(format!("{id}: {why}"));
        pieces_are_accounted_for(&view, &after, &events).map_err(&at)?;
        if events.iter().any(|event| event.kind_of == EventType::CardCancelled)
            && let Some(before) = &before_card
        {
            cancelled_is_as_before(before, &after, &events).map_err(&at)?;
        }
        if chosen.action.verb == Verb::Card && view.phase != Phase::Answer {
            before_card = Some(view);
        }
        if step % 7 == 0 {
            let now = session.hash();
            session.undo(true).map_err(|fault| at(fault.to_string()))?;
            must(session.hash() == hash, || at("undo does not restore".into()))?;
            must(session.redo() && session.hash() == now, || at("redo does not restore".into()))?;
        }
    }
    let again = Session::from_record(&session.record().to_json()).map_err(|fault| format!("{given}: {fault}"))?;
    must(again.hash() == session.hash(), || format!("{given}: another game from its record"))?;
    let view = |session: &Session| json!(session.view(Viewer::All));
    must(view(&again) == view(&session), || format!("{given}: another view from its record"))
}

/// Cards half the time, where there is the choice.
fn choose(list: &[Listed], draws: &mut Draws) -> Listed {
    let cards: Vec<&Listed> = list.iter().filter(|listed| listed.action.verb == Verb::Card).collect();
    if !cards.is_empty() && draws.below(2) == 0 {
        // One card out of those playable first, so that cards with many plays do not push the others out.
        let ids: BTreeSet<u16> = cards.iter().filter_map(|listed| listed.action.card).map(|card| card.code()).collect();
        let code = ids.iter().nth(draws.below(ids.len() as u32) as usize).copied();
        let plays: Vec<&&Listed> =
            cards.iter().filter(|listed| listed.action.card.map(|card| card.code()) == code).collect();
        return (**plays[draws.below(plays.len() as u32) as usize]).clone();
    }
    let moves: Vec<&Listed> = list.iter().filter(|listed| listed.void.is_none()).collect();
    (*moves[draws.below(moves.len() as u32) as usize]).clone()
}

fn count_cards(view: &View) -> usize {
    view.hands.white.len() + view.hands.black.len() + view.deck_count as usize + view.discard.len()
}

/// What holds whenever somebody must act.
fn standing(session: &Session, list: &[Listed], cards: usize, placed: bool) -> Result<(), String> {
    let view = session.view(Viewer::All);
    must(list.iter().any(|listed| listed.void.is_none()), || format!("nothing to do in {:?}", view.phase))?;
    let ids: BTreeSet<String> = list.iter().map(|listed| listed.action.to_string()).collect();
    must(ids.len() == list.len(), || "an action twice".into())?;
    for color in Color::BOTH {
        let royals = view.board.iter().flatten().filter(|piece| piece.royal && piece.color.0 == color.into()).count();
        let regency = view.effects.iter().any(|effect| effect.id == "regency" && effect.color == Some(color.into()));
        must(royals == usize::from(!regency), || format!("{royals} royals of {}", color.name()))?;
    }
    let men: BTreeSet<u16> = view.board.iter().flatten().map(|piece| piece.id).collect();
    must(men.len() == view.board.iter().flatten().count(), || "an id twice".into())?;
    for (index, piece) in view.board.iter().enumerate() {
        let hole = view.squares.iter().any(|mark| mark.square.0.index() == index && mark.mark == "hole");
        must(!hole || piece.is_none(), || "a piece on a hole".into())?;
    }
    must(count_cards(&view) == cards, || format!("{} cards instead of {cards}", count_cards(&view)))?;
    let mut all = BTreeSet::new();
    for card in view.hands.white.iter().chain(&view.hands.black).chain(&view.discard).flatten() {
        must(all.insert(card.code()), || format!("card {card} twice"))?;
    }
    // The side that does not move next is never open to capture, unless a royal has come back beside it.
    if view.phase == Phase::Main && !placed {
        let check: Vec<_> = view.check.iter().map(|square| view.board[square.0.index()].clone()).collect();
        let own = |piece: &Option<engine::protocol::PieceView>| {
            piece.as_ref().is_some_and(|piece| piece.color.0 == view.turn.0.into())
        };
        must(check.iter().all(own), || format!("a king can be taken: {:?}", view.check))?;
    }
    Ok(())
}

/// Pieces come and go only with an event that says so.
fn pieces_are_accounted_for(before: &View, after: &View, events: &[Event]) -> Result<(), String> {
    let ids = |view: &View| view.board.iter().flatten().map(|piece| piece.id).collect::<BTreeSet<u16>>();
    if events.iter().any(|event| matches!(event.kind_of, EventType::Undone | EventType::CardCancelled)) {
        return Ok(());
    }
    let told = |id: u16, kinds: &[EventType]| {
        events.iter().any(|event| event.piece.map(|id| id.0) == Some(id) && kinds.contains(&event.kind_of))
    };
    for gone in ids(before).difference(&ids(after)) {
        // A piece that merges into another moves for the last time.
        let merged = told(*gone, &[EventType::Moved]) && events.iter().any(|event| event.kind_of == EventType::Changed);
        must(merged || told(*gone, &[EventType::Captured, EventType::Removed]), || format!("piece {gone} vanished"))?;
    }
    for come in ids(after).difference(&ids(before)) {
        must(told(*come, &[EventType::Put]), || format!("piece {come} appeared"))?;
    }
    Ok(())
}

/// A cancelled card leaves the board as it was. (Where a turn began since, what lasted a turn is over.)
fn cancelled_is_as_before(before: &View, after: &View, events: &[Event]) -> Result<(), String> {
    if events.iter().any(|event| matches!(event.kind_of, EventType::Turn | EventType::GameOver | EventType::Moved)) {
        let men = |view: &View| view.board.iter().map(|piece| piece.as_ref().map(|piece| piece.id)).collect::<Vec<_>>();
        let moved = events.iter().any(|event| event.kind_of == EventType::Moved);
        return must(moved || men(before) == men(after), || "cancelling moved pieces".into());
    }
    let world =
        |view: &View| json!([view.board, view.squares, view.captured, view.effects, view.check, view.last_move]);
    must(world(before) == world(after), || "cancelling does not restore the world".into())
}

/// What is listed is legal, what is not is refused and changes nothing; what is void is said to be.
fn lists_agree(session: &mut Session, list: &[Listed], seen: &[String], draws: &mut Draws) -> Result<(), String> {
    let hash = session.hash();
    for _ in 0..6 {
        let listed = &list[draws.below(list.len() as u32) as usize];
        let id = listed.action.to_string();
        must(session.is_legal(&id) == listed.void.is_none(), || format!("{id} is listed, but not legal"))?;
        let code = session.explain(&id).map(|refusal| json!(refusal.code));
        let void = listed.void.map(|void| json!(void.name()));
        must(code == void, || format!("{id}: explained by {code:?}, listed as {void:?}"))?;
        session.label(&id).map_err(|fault| fault.to_string())?;
        session.preview(&id).map_err(|fault| fault.to_string())?;
        must(session.hash() == hash, || format!("{id}: a preview changes the game"))?;
    }
    for _ in 0..8.min(seen.len()) {
        let id = &seen[draws.below(seen.len() as u32) as usize];
        let listed = list.iter().find(|listed| listed.action.to_string() == *id);
        match listed {
            Some(listed) => {
                must(session.is_legal(id) == listed.void.is_none(), || format!("{id}: list and question differ"))?
            }
            None => {
                must(!session.is_legal(id), || format!("{id} is legal, but not listed"))?;
                must(session.explain(id).is_some(), || format!("{id} is refused without reason"))?;
                must(session.play(id).is_err() && session.hash() == hash, || format!("{id} is played all the same"))?;
            }
        }
    }
    let cards: BTreeSet<String> = list
        .iter()
        .filter(|l| l.void.is_none())
        .filter_map(|l| Some(format!("@{}", l.action.card.filter(|_| l.action.verb == Verb::Card)?)))
        .collect();
    for number in 1..=72 {
        let id = format!("@{number}");
        must(session.explain(&id).is_none() == cards.contains(&id), || format!("{id}: {:?}", session.explain(&id)))?;
    }
    Ok(())
}

/// Dealing anew what a seat cannot see changes nothing that it sees, can do or is told.
fn nothing_leaks(session: &Session, draws: &Draws) -> Result<(), String> {
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
