//! Random games of Tempête from random set-ups, with everything that must hold at every step. Speaks only what the engine
//! makes public, so that longer runs can be made from elsewhere.

mod pieces;
mod secrets;
mod setup;

use board::Color;
use engine::chance::Draws;
use engine::protocol::{
    Action, ErrorCode, Event, EventType, Events, Filter, Listed, Options, Phase, Verb, View, Viewer,
};
use engine::{Rules, Session, State, variant};
use pieces::Ledger;
use secrets::nothing_leaks;
use serde_json::json;
use setup::options;
use std::collections::{BTreeMap, BTreeSet};

/// What a run of games came to.
#[derive(Default, Debug)]
pub struct Report {
    pub games: u64,
    pub actions: u64,
    /// How often each card was played, the void ones counted.
    pub played: BTreeMap<String, u64>,
    pub ends: BTreeMap<&'static str, u64>,
    /// How often a cancelled card was seen to leave the world as it was, to the last bit.
    pub cancelled: u64,
}

impl Report {
    /// Adds what another run came to.
    pub fn add(&mut self, other: Report) {
        self.games += other.games;
        self.actions += other.actions;
        self.cancelled += other.cancelled;
        other.played.into_iter().for_each(|(card, count)| *self.played.entry(card).or_default() += count);
        other.ends.into_iter().for_each(|(end, count)| *self.ends.entry(end).or_default() += count);
    }

    /// The cards that were never played.
    pub fn never_played(&self) -> Vec<String> {
        (1..=72).map(|number| format!("@{number}")).filter(|id| !self.played.contains_key(id)).collect()
    }
}

/// Plays the game with this seed, at most so many actions of it, and holds every invariant.
pub fn soak(seed: u64, most: usize) -> Result<Report, String> {
    let mut report = Report::default();
    game(seed, most, &mut report).map_err(|why| format!("seed {seed}: {why}"))?;
    Ok(report)
}

fn must(holds: bool, say: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(say()) }
}

/// A random game from the first random set-up that is not refused.
fn game(seed: u64, most: usize, report: &mut Report) -> Result<(), String> {
    let mut draws = Draws::from_number(seed);
    let info = variant("tempete").expect("the game");
    let (given, read, mut session) = loop {
        let given = options(&mut draws);
        let read = Options::read(&given, info).map_err(|fault| fault.to_string())?;
        match Session::new("tempete", read.clone(), &seed.to_string()) {
            Ok(session) => break (given, read, session),
            Err(fault) => must(fault.code == ErrorCode::BadSetup, || format!("{given}: {fault}"))?,
        }
    };
    report.games += 1;
    let cards = count_cards(&session.view(Viewer::All));
    let mut seen: Vec<String> = Vec::new();
    let mut ledger = Ledger::new(&session.view(Viewer::All));
    let mut mirror = Mirror::new(&read);
    let mut before_card: Option<(View, Option<State>)> = None;
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
        ledger.follow(&chosen.action, &view, &after, &events).map_err(&at)?;
        let before = mirror.state.clone();
        mirror.follow(&chosen.action, &events);
        let now = mirror.state.as_ref();
        if events.iter().any(|event| event.kind_of == EventType::CardCancelled)
            && let Some((view, world)) = &before_card
        {
            cancelled_is_as_before(view, &after, &events).map_err(&at)?;
            if let (false, Some(State::Tempete(was)), Some(State::Tempete(is))) = (goes_on(&events), world, now) {
                must(was.same_world(is), || at("cancelling does not restore the world bit for bit".into()))?;
                report.cancelled += 1;
            }
        }
        if chosen.action.verb == Verb::Card && view.phase != Phase::Answer {
            before_card = Some((view, before));
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

/// The same game as a state that is not dealt anew, as far as what happens can be read from the actions: only where the
/// table deals, and until the engine rolls.
struct Mirror {
    state: Option<State>,
}

impl Mirror {
    fn new(options: &Options) -> Mirror {
        let state = options.host_chance.then(|| State::new("tempete", options).ok()).flatten();
        Mirror { state }
    }

    fn follow(&mut self, action: &Action, events: &[Event]) {
        if action.verb != Verb::Dart && events.iter().any(|event| event.kind_of == EventType::Rolled) {
            self.state = None;
        }
        if let Some(state) = &mut self.state {
            state.apply(action, &mut Events::dropped());
        }
    }
}

/// Whether the turn went on after what happened.
fn goes_on(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event.kind_of, EventType::Turn | EventType::GameOver | EventType::Moved))
}

/// A cancelled card leaves the board as it was. (Where a turn began since, what lasted a turn is over.)
fn cancelled_is_as_before(before: &View, after: &View, events: &[Event]) -> Result<(), String> {
    if goes_on(events) {
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
    if let Some(seat) = session.actor().player() {
        // What a search looks at is some of it.
        let state = session.imagine(seat, 0);
        let (mut all, mut few) = (Vec::new(), Vec::new());
        state.list(&Filter::ALL, &mut all);
        state.list_few(&mut few);
        must(!few.is_empty() && few.iter().all(|one| all.contains(one)), || "a search looks at what is not".into())?;
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
