//! What holds in every game of the table, tried in random games with every option it has. A new game needs no line here.

mod common;

use common::{combinations, game_with};
use engine::chance::Draws;
use engine::protocol::{
    Action, Actor, ErrorCode, Event, EventType, Events, Filter, Listed, Phase, RefusalCode, VariantInfo, View, Viewer,
};
use engine::{Rules, Session, State, variants};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const VIEWERS: [Viewer; 4] =
    [Viewer::Player(board::Color::White), Viewer::Player(board::Color::Black), Viewer::Spectator, Viewer::All];

/// Random games of each variant and combination of options.
const GAMES: u64 = 120;
/// Longer games are cut.
const MOST: usize = 160;

fn listed(game: &Session) -> Vec<Listed> {
    game.legal(&Filter::ALL)
}

/// A random one of the list.
fn any<'a, T>(list: &'a [T], draws: &mut Draws) -> &'a T {
    &list[draws.below(list.len() as u32) as usize]
}

/// Texts that are actions in some game at some time, and a few that never are.
fn random_text(draws: &mut Draws) -> String {
    let square = |draws: &mut Draws| board::Square::wrapping(draws.below(64) as u8).to_string();
    let kind = |draws: &mut Draws| any(&board::Kind::ALL, draws).name();
    let (a, b) = (square(draws), square(draws));
    match draws.below(24) {
        0..6 => format!("{a}{b}"),
        6 => format!("{a}{b}{}", any(&["q", "n", "k", "p", "x"], draws)),
        7 => format!("claim:{a}"),
        8 => format!("retire:{a}"),
        9 => format!("release:{a}"),
        10 => format!("appoint:{a}"),
        11 => format!("bid:{}", draws.below(40)),
        12 => format!("heal:{a}"),
        13 => format!("roll:{a}"),
        14 => format!("roll:{}", kind(draws)),
        15 => format!("card:{}", kind(draws)),
        16 => format!("@{}:{a},{b}", 1 + draws.below(72)),
        17 => format!("guess:{a},{}", kind(draws)),
        18 => format!("place:{a}"),
        19 => format!("discard:{}", 1 + draws.below(72)),
        _ => {
            let words = [
                "pass",
                "keep",
                "trust",
                "challenge",
                "clear",
                "end",
                "promote:q",
                "card:joker",
                "dart:hit",
                "timeup",
                "",
                "e2",
                "🙂",
            ];
            (*any(&words, draws)).to_string()
        }
    }
}

/// Ids of all pieces that are on the board or lie under it.
fn ids(view: &View) -> BTreeSet<u16> {
    let active = view.board.iter().flatten().map(|piece| piece.id);
    let passive = view.squares.iter().filter_map(|mark| mark.piece);
    let all: Vec<u16> = active.chain(passive).collect();
    let set: BTreeSet<u16> = all.iter().copied().collect();
    assert_eq!(all.len(), set.len(), "an id twice");
    set
}

/// Plays a random game to its end or cut and looks at each position.
fn random_game(id: &str, options: &Value, seed: u64, mut look: impl FnMut(&mut Session, &mut Draws)) -> Session {
    let mut options = options.clone();
    options["seed"] = json!(seed.to_string());
    let mut game = game_with(id, &options).unwrap_or_else(|fault| panic!("{id} {options}: {fault}"));
    let mut draws = Draws::from_number(seed);
    while game.outcome().is_none() && game.played() < MOST {
        look(&mut game, &mut draws);
        let list = listed(&game);
        assert!(!list.is_empty(), "{id} {options} {seed}: nothing to do in\n{}", game.fen());
        let action = any(&list, &mut draws).action.to_string();
        game.play(&action).unwrap_or_else(|fault| panic!("{id} {options} {seed} {action}: {fault}"));
    }
    look(&mut game, &mut draws);
    game
}

/// Runs over all games and their options.
fn everywhere(mut check: impl FnMut(&'static VariantInfo, &Value)) {
    for info in variants() {
        for options in combinations(info) {
            check(info, &options);
        }
    }
}

fn over(game: &Session) -> bool {
    game.outcome().is_some()
}

#[test]
fn there_is_an_action_until_the_game_is_over_and_listed_is_what_can_be_played() {
    everywhere(|info, options| {
        for seed in 0..GAMES {
            random_game(info.id, options, seed, |game, draws| {
                assert_eq!(over(game), game.actor() == Actor::Nobody);
                let list = listed(game);
                assert_eq!(over(game), list.is_empty(), "{}", info.id);
                if draws.below(30) == 0 {
                    let texts: Vec<String> = list.iter().map(|listed| listed.action.to_string()).collect();
                    assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), texts.len(), "{texts:?}");
                    for text in &texts {
                        assert!(game.is_legal(text) && game.explain(text).is_none(), "{} {text}", info.id);
                        assert!(!game.label(text).expect("listed").is_empty(), "{text}");
                        let before = game.hash();
                        game.preview(text).expect("listed");
                        assert_eq!(game.hash(), before, "{} {text}", info.id);
                        game.play(text).expect("listed");
                        game.undo(true).expect("played");
                        assert_eq!(game.hash(), before, "{} {text}", info.id);
                    }
                }
            });
        }
    });
}

#[test]
fn a_filter_narrows_the_list_and_changes_nothing_else() {
    everywhere(|info, options| {
        for seed in 0..GAMES / 8 {
            random_game(info.id, options, seed, |game, draws| {
                let from = board::Square::wrapping(draws.below(64) as u8);
                let filter = Filter { from: Some(from), ..Filter::ALL };
                let narrowed: BTreeSet<String> =
                    game.legal(&filter).iter().map(|listed| listed.action.to_string()).collect();
                let all = listed(game);
                let expected = all.iter().filter(|listed| filter.takes(&listed.action));
                assert_eq!(narrowed, expected.map(|listed| listed.action.to_string()).collect(), "{}", info.id);
            });
        }
    });
}

#[test]
fn what_is_not_listed_is_refused_with_a_reason_and_changes_nothing() {
    everywhere(|info, options| {
        for seed in 0..GAMES {
            random_game(info.id, options, seed, |game, draws| {
                if draws.below(2) == 0 {
                    return;
                }
                let (list, host) = (listed(game), game.host_actions());
                for _ in 0..3 {
                    let text = random_text(draws);
                    let action = text.parse::<Action>().ok();
                    let playable = action.as_ref().is_some_and(|action| {
                        host.contains(action) || list.iter().any(|listed| listed.action == *action)
                    });
                    assert_eq!(game.is_legal(&text), playable, "{} {text}\n{}", info.id, game.fen());
                    if playable {
                        continue;
                    }
                    let refusal = game.explain(&text).unwrap_or_else(|| panic!("{} {text}: no reason", info.id));
                    assert_eq!(refusal.code == RefusalCode::GameOver, over(game) && action.is_some());
                    let before = game.hash();
                    let Err(fault) = game.play(&text) else {
                        // A play that would be void.
                        game.undo(true).expect("played");
                        continue;
                    };
                    let code = match action {
                        None => ErrorCode::MalformedAction,
                        Some(_) if over(game) => ErrorCode::GameOver,
                        Some(_) => ErrorCode::IllegalAction,
                    };
                    assert_eq!((fault.code, game.hash()), (code, before), "{} {text}", info.id);
                }
            });
        }
    });
}

#[test]
fn records_rebuild_games_and_undo_and_redo_go_through_the_same_states() {
    everywhere(|info, options| {
        for seed in 0..GAMES {
            let mut hashes = Vec::new();
            let mut game = random_game(info.id, options, seed, |game, _| hashes.push(game.hash()));
            let again = Session::from_record(&game.record().to_json()).expect("a sound record");
            assert_eq!(again.hash(), game.hash(), "{} {options} {seed}", info.id);
            assert_eq!(json!(again.view(Viewer::All)), json!(game.view(Viewer::All)));
            for hash in hashes.iter().rev().skip(1) {
                game.undo(true).expect("played");
                assert_eq!(game.hash(), *hash, "{} {options} {seed}", info.id);
            }
            for hash in hashes.iter().skip(1) {
                assert!(game.redo());
                assert_eq!(game.hash(), *hash, "{} {options} {seed}", info.id);
            }
        }
    });
}

#[test]
fn undo_is_free_where_nothing_new_was_shown_and_only_there() {
    everywhere(|info, options| {
        for seed in 0..GAMES / 8 {
            random_game(info.id, options, seed, |game, draws| {
                if draws.below(8) != 0 {
                    return;
                }
                let history = game.history(Viewer::All);
                let news = |event: &Event| {
                    matches!(event.kind_of, EventType::CardDrawn | EventType::CardRevealed | EventType::Rolled)
                };
                match history.last() {
                    None => assert!(game.can_undo().is_err()),
                    Some(last) => {
                        let shown = last.events.iter().any(news);
                        assert!(!(shown && game.can_undo().is_ok()), "{} {}", info.id, last.action);
                        assert!(info.has_chance || game.can_undo().is_ok(), "{} {}", info.id, last.action);
                    }
                }
            });
        }
    });
}

#[test]
fn pieces_keep_their_ids_and_none_is_invented() {
    everywhere(|info, options| {
        for seed in 0..GAMES / 2 {
            let mut known: Option<BTreeSet<u16>> = None;
            random_game(info.id, options, seed, |game, _| {
                let now = ids(&game.view(Viewer::All));
                let known = known.get_or_insert_with(|| now.clone());
                // Only a game with a supply brings pieces, each with a number of its own, and says so.
                let new: Vec<u16> = now.difference(known).copied().collect();
                let next = known.last().map_or(0, |id| id + 1);
                let history = game.history(Viewer::All);
                let told = history.last().into_iter().flat_map(|last| &last.events);
                let put: BTreeSet<u16> = told
                    .filter(|event| event.kind_of == EventType::Put)
                    .filter_map(|event| event.piece.map(|id| id.0))
                    .collect();
                assert!(new.iter().all(|id| *id >= next), "{}: {new:?} after {next}", info.id);
                assert!(new.iter().all(|id| put.contains(id)), "{}: {new:?}", info.id);
                known.extend(now);
            });
        }
    });
}

#[test]
fn every_viewer_gets_a_view_of_the_same_board() {
    everywhere(|info, options| {
        for seed in 0..GAMES / 4 {
            random_game(info.id, options, seed, |game, _| {
                let all = game.view(Viewer::All);
                for viewer in VIEWERS {
                    let view = game.view(viewer);
                    assert_eq!((&view.board, view.actor, view.phase), (&all.board, all.actor, all.phase));
                    assert_eq!((view.variant, view.outcome), (info.id, game.outcome()));
                    assert_eq!(view.played as usize, game.played());
                    let same = view == View { viewer: view.viewer, ..all.clone() };
                    assert!(same || info.has_hidden_information, "{}", info.id);
                }
            });
        }
    });
}

/// Two states that look the same to a seat.
struct Twins {
    states: [State; 2],
    seat: Viewer,
}

impl Twins {
    fn look_the_same(&self) {
        let [one, other] = &self.states;
        for viewer in [self.seat, Viewer::Spectator] {
            assert_eq!(one.view(viewer), other.view(viewer));
        }
        if one.outcome().is_none() && one.actor().player().map(Viewer::Player) == Some(self.seat) {
            assert_eq!(list_of(one), list_of(other));
        }
    }

    /// The action each of them takes next so that the seat cannot tell them apart; `None` if there is none.
    fn choose(&self, draws: &mut Draws) -> Option<[Action; 2]> {
        let [ours, theirs] = [list_of(&self.states[0]), list_of(&self.states[1])];
        let first = any(&ours, draws).action.clone();
        let told = |twin: usize, action: &Action| self.states[twin].redact(action, self.seat);
        // What looks alike, but what differs rather than what is the same.
        let mut fitting: Vec<&Listed> =
            theirs.iter().filter(|listed| told(1, &listed.action) == told(0, &first)).collect();
        if fitting.iter().any(|listed| listed.action != first) {
            fitting.retain(|listed| listed.action != first);
        }
        let second = (!fitting.is_empty()).then(|| any(&fitting, draws).action.clone())?;
        Some([first, second])
    }

    /// Does the actions; whether something of the other player's (a card, a trap) was shown to the seat by that, in one
    /// of the states at least.
    fn apply(&mut self, actions: &[Action; 2]) -> bool {
        let mut told = Vec::new();
        let mut revealed = false;
        let mut hidden = false;
        for (state, action) in self.states.iter_mut().zip(actions) {
            let mut events = Events::kept();
            let words = [state.redact(action, self.seat), state.redact(action, Viewer::Spectator)];
            hidden |= words[0] != action.to_string();
            let label = if words[0] == action.to_string() { state.label(action) } else { String::new() };
            // A guess ends with the truth.
            revealed |= state.stage() == Phase::Guess;
            state.apply(action, &mut events);
            let events = events.into_list();
            revealed |=
                events.iter().any(|event| matches!(event.kind_of, EventType::CardRevealed | EventType::TrapSprung));
            let seen = |viewer| events.iter().filter_map(move |event: &Event| event.for_viewer(viewer));
            let mut all: Vec<Value> =
                seen(self.seat).chain(seen(Viewer::Spectator)).map(|event| json!(event)).collect();
            all.extend([json!(words), json!(label)]);
            told.push(all);
        }
        if !revealed {
            assert_eq!(told[0], told[1]);
        }
        // A hidden choice may leave a gap on the board that everyone sees (a piece that is gone until its owner guesses).
        let [one, other] = self.states.each_ref().map(|state| state.view(self.seat).board);
        revealed || hidden && one != other
    }
}

fn list_of(state: &State) -> Vec<Listed> {
    let mut list = Vec::new();
    state.list(&Filter::ALL, &mut list);
    list
}

#[test]
fn what_a_player_hides_is_in_no_view_event_history_or_list_of_the_other() {
    let hidden = variants().iter().filter(|info| info.has_chance || info.has_hidden_information);
    for info in hidden {
        // Being asked or not is a disclosure of the rules' own.
        let plain = |options: &Value| options.get("windows").is_some();
        for options in combinations(info).iter().filter(|options| plain(options)) {
            let mut compared = 0;
            for seed in 0..GAMES / 2 {
                random_game(info.id, options, seed, |game, draws| {
                    if over(game) || draws.below(40) != 0 {
                        return;
                    }
                    let color = *any(&board::Color::BOTH, draws);
                    let samples = [1, 2].map(|n| u64::from(draws.below(1_000_000)) * 2 + n);
                    let mut twins = Twins {
                        states: samples.map(|sample| game.imagine(color, sample)),
                        seat: Viewer::Player(color),
                    };
                    let real = game.view(twins.seat);
                    assert_eq!(
                        View { played: 0, ..real },
                        View { played: 0, ..twins.states[0].view(twins.seat) },
                        "dealing anew changes what the seat sees"
                    );
                    for _ in 0..30 {
                        twins.look_the_same();
                        compared += 1;
                        if twins.states.iter().any(|state| state.outcome().is_some()) {
                            break;
                        }
                        let Some(actions) = twins.choose(draws) else { break };
                        if twins.apply(&actions) {
                            break;
                        }
                    }
                });
            }
            assert!(compared > 100, "{} {options}: {compared}", info.id);
        }
    }
}
