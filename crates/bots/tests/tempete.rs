//! Tempête: cards in every window, guesses by level, and nothing known that cannot be seen.

mod common;

use board::Color;
use bots::arena::{Match, Player};
use common::{bot, wander};
use engine::protocol::{Actor, Filter, Options, Phase};
use engine::{Session, variant};
use serde_json::json;

/// A game with these hands and cards that are drawn next, the first one first; everything else is left out.
fn game(fen: &str, white: &[&str], black: &[&str]) -> Session {
    let setup = json!({
        "fen": fen,
        "hands": {"white": white, "black": black},
        "deck": ["29", "41", "5", "59"],
    });
    with(&json!({"setup": setup}))
}

fn with(options: &serde_json::Value) -> Session {
    let info = variant("tempete").expect("the game");
    let options = Options::read(options, info).expect("sound options");
    Session::new("tempete", options, "test").unwrap_or_else(|fault| panic!("{fault}"))
}

/// What a bot of level 4 does.
fn choice(game: &Session) -> String {
    bot(4, 4_000).choose(game).expect("a choice").to_string()
}

fn play(game: &mut Session, actions: &[&str]) {
    for action in actions {
        game.play(action).unwrap_or_else(|fault| panic!("{action}: {fault} {:?}", fault.refusal));
    }
}

#[test]
fn a_card_is_the_move_where_it_wins_more() {
    // Thrust takes the queen before the pawn; nothing else can.
    let game = game("4k3/8/8/4q3/4P3/8/8/4K3 w - - 0 1", &["62", "46"], &["4"]);
    assert_eq!((game.phase(), choice(&game).as_str()), (Phase::Main, "@62:e4"));
}

#[test]
fn a_piece_about_to_be_taken_defends_itself() {
    let mut game = game("3rk3/8/8/8/8/8/3Q4/4K3 b - - 0 1", &["66", "46"], &["4"]);
    play(&mut game, &["d8d2"]);
    assert_eq!((game.phase(), choice(&game).as_str()), (Phase::Intercept, "@66"));
}

#[test]
fn a_harmful_card_is_cancelled_and_a_harmless_one_is_not() {
    let mut game = game("4k3/pp6/8/8/8/8/R7/R3K3 b - - 0 1", &["39", "46"], &["8", "69"]);
    play(&mut game, &["b7b6"]);
    let mut other = game.clone();
    play(&mut game, &["@8:a1"]);
    assert_eq!((game.phase(), choice(&game).as_str()), (Phase::Answer, "@39"));
    play(&mut other, &["@69"]);
    assert_eq!((other.phase(), choice(&other).as_str()), (Phase::Answer, "pass"));
}

#[test]
fn a_capture_is_answered() {
    // A straw man for the queen: the pawn dies in her place.
    let mut game = game("3rk3/8/8/8/8/8/P2Q4/4K3 b - - 0 1", &["26", "46"], &["4"]);
    play(&mut game, &["d8d2"]);
    assert_eq!((game.phase(), choice(&game).as_str()), (Phase::React, "@26:a2"));
}

#[test]
fn a_turn_ends_with_a_card_that_costs_the_other_most() {
    let mut game = game("r3k3/p7/8/8/8/8/8/4K2R w - - 0 1", &["8", "46"], &["4"]);
    play(&mut game, &["e1f2"]);
    assert_eq!((game.phase(), choice(&game).as_str()), (Phase::After, "@8:a8"));
}

#[test]
fn a_card_that_does_nothing_is_put_away() {
    // Dissolution removes an own pawn; the other card may still save the queen one day.
    let mut game = game("4k3/4p3/8/8/8/8/3PQ3/4K3 w - - 0 1", &["46", "66"], &["4"]);
    play(&mut game, &["e1f2"]);
    assert_eq!((game.phase(), choice(&game).as_str()), (Phase::After, "discard:46"));
}

#[test]
fn the_better_the_bot_the_more_often_it_knows_what_has_vanished() {
    let mut right = [0; 3];
    for seed in 0..40 {
        let mut game = game("r3k2r/pppq1ppp/8/8/8/8/PPP2PPP/R3K2R w - - 0 1", &["11", "46"], &["4"]);
        play(&mut game, &["e1f1", if seed % 2 == 0 { "@11:d7" } else { "@11:h8" }]);
        assert_eq!(game.phase(), Phase::Guess);
        let truth = if seed % 2 == 0 { "guess:d7,queen" } else { "guess:h8,rook" };
        for (level, right) in [1, 4, 8].into_iter().zip(&mut right) {
            let options = bots::BotOptions { level, seed: format!("{seed}"), max_nodes: Some(100), max_millis: None };
            let guess = bots::Bot::new(options).choose(&game).expect("a guess").to_string();
            assert!(game.is_legal(&guess), "{guess}");
            *right += usize::from(guess == truth);
        }
    }
    let [beginner, default, master] = right;
    assert!(beginner < default && default < master && master == 40, "{right:?}");
}

#[test]
fn what_the_other_hides_changes_no_choice() {
    let twin = |black: [&str; 5], traps: [&str; 2]| {
        let setup = json!({
            "hands": {"white": ["6", "15", "32", "46", "72"], "black": black},
            "traps": {"white": [], "black": traps},
        });
        with(&json!({"windows": "always", "setup": setup}))
    };
    let mut games =
        [twin(["12", "28", "34", "39", "57"], ["e5", "a6"]), twin(["2", "4", "8", "10", "14"], ["d5", "h6"])];
    let mut compared = 0;
    for black in ["e7e6", "pass", "d7d6", "b8c6", "pass", "g8f6", "end", "pass"] {
        // White's own decisions, then one of Black's that both can make.
        while games[0].actor() == Actor::Player(Color::White) {
            let [one, two] = [&games[0], &games[1]].map(|game| bot(5, 600).analyse(game).expect("a choice"));
            assert_eq!(one, two);
            compared += 1;
            // What is drawn differs, so nothing that draws is played.
            let quiet = |game: &Session| {
                let list = game.legal(&Filter::ALL);
                let action = one.action.to_string();
                let draws = action.starts_with('@') || action.starts_with("discard");
                let other = list.into_iter().map(|listed| listed.action.to_string());
                let mut other = other.filter(|id| !id.starts_with('@') && !id.starts_with("discard"));
                if draws { other.next().expect("another action") } else { action }
            };
            let action = quiet(&games[0]);
            games.iter_mut().for_each(|game| play(game, &[&action]));
        }
        if games.iter().all(|game| game.is_legal(black)) {
            games.iter_mut().for_each(|game| play(game, &[black]));
        } else {
            games.iter_mut().for_each(|game| {
                let action = if game.is_legal("pass") { "pass" } else { "end" };
                if game.is_legal(action) {
                    play(game, &[action]);
                }
            });
        }
    }
    assert!(compared >= 6, "{compared}");
}

#[test]
fn long_lists_are_no_hindrance() {
    // Infiltration and Charge have hundreds of plays here.
    let mut longest = 0;
    for seed in 0..20 {
        let game = wander("tempete", seed, 7 * seed as u32, Options::default());
        if game.actor().player().is_some() {
            longest = longest.max(game.legal(&Filter::ALL).len());
            assert!(game.is_legal(&choice(&game)), "seed {seed}");
        }
    }
    let game = game("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", &["6", "65", "72"], &["4"]);
    longest = longest.max(game.legal(&Filter::ALL).len());
    assert!(longest > 700, "{longest}");
    assert!(game.is_legal(&choice(&game)));
}

#[test]
fn the_greedy_player_uses_no_card_and_the_bot_does() {
    let contest = Match {
        variant: "tempete".into(),
        a: "level:4@300".parse().expect("a player"),
        b: Player::Greedy,
        seed: "cards".into(),
        turns: 40,
    };
    let played = contest.game(0).expect("a game");
    let mut game = Session::new("tempete", Options::default(), "cards 0").expect("a game");
    let (mut cards, mut windows) = (0, Vec::new());
    for action in &played.actions {
        let card = |id: &str| id.starts_with('@');
        if card(action) && game.actor() == Actor::Player(Color::Black) {
            // Where nothing else can be done, it must.
            let list = game.legal(&Filter::ALL);
            assert!(list.iter().all(|listed| card(&listed.action.to_string())), "{action}");
        } else if card(action) {
            cards += 1;
            if !windows.contains(&game.phase()) {
                windows.push(game.phase());
            }
        }
        game.play(action).expect("a legal action");
    }
    assert!(cards >= 5 && windows.len() >= 2, "{cards} cards in {windows:?}");
}
