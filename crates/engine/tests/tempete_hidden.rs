//! What one player hides the other does not see: two games that differ only in it look the same to him.

mod common;

use board::Color;
use common::{game_with, play};
use engine::chance::Draws;
use engine::protocol::{Actor, Event, Filter, Verb, Viewer};
use engine::{Session, Told};
use serde_json::{Value, json};

const WHITE: Viewer = Viewer::Player(Color::White);

/// All events of a history.
fn events(told: &[Told]) -> String {
    json!(told.iter().map(|told| &told.events).collect::<Vec<_>>()).to_string()
}

/// What White can know of a game.
fn known(game: &Session) -> Value {
    let told: Vec<Value> =
        game.history(WHITE).into_iter().map(|told| json!([told.action, told.label, told.actor, told.events])).collect();
    let list: Vec<String> = if game.actor() == Actor::Player(Color::White) {
        game.legal(&Filter { void: true, ..Filter::ALL }).iter().map(|listed| format!("{listed:?}")).collect()
    } else {
        Vec::new()
    };
    let host: Vec<String> = game.host_actions().iter().map(ToString::to_string).collect();
    json!([game.view(WHITE), told, list, host, game.outcome()])
}

fn twins(black: [&[&str]; 2], traps: [&[&str]; 2]) -> [Session; 2] {
    [0, 1].map(|twin| {
        let setup = json!({
            "hands": {"white": ["6", "15", "32", "46", "72"], "black": black[twin]},
            "deck": ["1", "3", "5", "7", "9", "11", "13", "17", "19", "21", "23", "27", "29", "31", "33", "35", "37"],
            "traps": {"white": [], "black": traps[twin]},
        });
        game_with("tempete", &json!({"windows": "always", "setup": setup})).expect("a sound set-up")
    })
}

#[test]
fn games_that_differ_in_black_s_hand_and_traps_look_the_same_to_white() {
    let mut compared = 0;
    for seed in 0..60 {
        let mut draws = Draws::from_number(seed);
        let mut games =
            twins([&["12", "28", "34", "39", "57"], &["2", "4", "8", "10", "14"]], [&["e5", "a6"], &["d5", "h6"]]);
        for _ in 0..60 {
            assert_eq!(known(&games[0]), known(&games[1]), "seed {seed}");
            compared += 1;
            let [one, two] = &games;
            if one.outcome().is_some() {
                break;
            }
            // Actions both can take and that show nothing: no cards of Black's.
            let white = one.actor() == Actor::Player(Color::White);
            let shown = |verb: Verb| white || !matches!(verb, Verb::Card | Verb::Discard);
            let both: Vec<String> = (one.legal(&Filter::ALL).iter())
                .filter(|listed| shown(listed.action.verb))
                .map(|listed| listed.action.to_string())
                .filter(|id| two.is_legal(id))
                .collect();
            let id = &both[draws.below(both.len() as u32) as usize];
            let told: Vec<Vec<Event>> = (games.iter_mut())
                .map(|game| game.play(id).expect("legal in both"))
                .map(|events| events.iter().filter_map(|event| event.for_viewer(WHITE)).collect())
                .collect();
            // Where a trap goes off they part, and where a hand decides a mate.
            if told[0] != told[1] {
                break;
            }
        }
    }
    assert!(compared > 500, "{compared} compared");
}

#[test]
fn traps_abductions_and_draws_are_hidden_in_history_view_and_events() {
    let setup = |white: &[&str], black: &[&str]| json!({"windows": "always", "setup": {"hands": {"white": white, "black": black}, "deck": ["60", "61", "62"]}});
    let mut games = ["d4", "h4"].map(|square| {
        let mut game = game_with("tempete", &setup(&["46"], &["12", "5"])).expect("a set-up");
        play(&mut game, &["e2e4", "pass", "end", "e7e5", "pass", &format!("@12:{square}")]);
        game
    });
    assert_eq!(known(&games[0]), known(&games[1]));
    let told = games[0].history(WHITE);
    assert_eq!(told.last().map(|told| (told.action.as_str(), told.label.as_str())), Some(("@12:?", "@12:?")));
    assert!(events(&told).contains("card-drawn") && !events(&told).contains("\"60\""));
    let black = games[0].history(Viewer::Player(Color::Black));
    assert_eq!(black.last().map(|told| told.action.as_str()), Some("@12:d4"));
    assert!(events(&black).contains("\"60\""));
    for game in &mut games {
        game.play("pass").expect("the answer");
    }
    assert_eq!(known(&games[0]), known(&games[1]));
    let spectator = games[0].view(Viewer::Spectator);
    assert!(
        spectator.squares.is_empty() && spectator.hands.white.iter().chain(&spectator.hands.black).all(Option::is_none)
    );
    // An abducted piece is in nothing its owner sees.
    let mut game = game_with("tempete", &setup(&["11"], &["5"])).expect("a set-up");
    play(&mut game, &["e2e4", "pass", "@11:b8", "pass"]);
    let black = Viewer::Player(Color::Black);
    assert!(game.view(black).board[57].is_none());
    assert_eq!(json!(game.view(black).pending)["action"], json!("@11:?"));
    let told = game.history(black);
    assert!(told.iter().any(|told| told.action == "@11:?"));
    assert!(!events(&told).contains("b8"));
    // Trying a guess out tells nothing.
    let tried = |guess: &str| {
        let (events, view) = game.preview(guess).expect("a guess");
        json!([events, view])
    };
    assert_eq!(tried("guess:b8,knight"), tried("guess:b8,rook"));
}

#[test]
fn host_draws_are_told_to_whom_they_go() {
    let mut game = game_with("tempete", &json!({"chance": "host"})).expect("a game");
    play(&mut game, &["card:1", "card:2", "card:3", "card:4", "card:5", "card:6"]);
    let actions = |viewer| game.history(viewer).into_iter().map(|told| told.action).collect::<Vec<_>>();
    assert_eq!(actions(WHITE), ["card:1", "card:2", "card:3", "card:4", "card:5", "card:?"]);
    assert_eq!(actions(Viewer::Player(Color::Black))[4..], ["card:?", "card:6"]);
    assert!(actions(Viewer::Spectator).iter().all(|action| action == "card:?"));
}

#[test]
fn a_preview_shows_no_trap_no_answer_and_no_mate_that_a_hidden_card_may_undo() {
    let setup = |traps: Value, black: &[&str]| {
        json!({"setup": {"fen": "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "deck": [], "traps": {"white": [], "black": traps},
            "hands": {"white": [], "black": black}}})
    };
    let preview = |traps: Value, black: &[&str]| {
        let game = game_with("tempete", &setup(traps, black)).expect("a set-up");
        let (events, view) = game.preview("a1a8").expect("a move");
        (json!([events, view]), game.label("a1a8").expect("a move"))
    };
    let (bare, label) = preview(json!([]), &["54"]);
    assert_eq!(label, "Ra8+");
    assert_eq!(preview(json!(["a8"]), &["54"]), (bare.clone(), label.clone()));
    assert_eq!(preview(json!([]), &["13"]), (bare.clone(), label));
    assert!(bare[1]["outcome"].is_null());
    // With no card in the other hand it is known to be mate.
    let (mate, label) = preview(json!([]), &[]);
    assert_eq!((&mate[1]["outcome"]["reason"], label.as_str()), (&json!("checkmate"), "Ra8#"));
    // Captures of a list know the own traps only.
    let game = game_with("tempete", &setup(json!(["a8"]), &[])).expect("a set-up");
    assert!(game.legal(&Filter::ALL).iter().all(|listed| listed.captures.is_empty()));
}

#[test]
fn taking_back_what_showed_a_card_needs_force() {
    let mut game = game_with("tempete", &json!({})).expect("a game");
    play(&mut game, &["e2e4"]);
    assert!(game.can_undo().is_ok());
    let card = game.view(WHITE).hands.white[0].expect("an own card");
    if game.actor() == Actor::Player(Color::Black) {
        play(&mut game, &["pass"]);
    }
    play(&mut game, &[&format!("discard:{card}")]);
    assert_eq!(game.can_undo().expect_err("a card was drawn").reason, "new-information");
    game.undo(true).expect("forced");
    assert!(game.view(WHITE).hands.white.contains(&Some(card)));
}
