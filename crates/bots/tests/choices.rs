//! What a bot must do in every game: choose legally, the same every time, within its limits.

mod common;

use bots::{Bot, BotOptions, LEVELS};
use common::{bot, game, wander};
use engine::protocol::{Actor, ErrorCode, Options};
use engine::{Session, variants};
use std::sync::atomic::{AtomicU64, Ordering};

fn host_chance() -> Options {
    Options { host_chance: true, ..Options::default() }
}

#[test]
fn every_choice_of_every_level_is_legal_in_every_game() {
    let mut players = 0;
    for info in variants() {
        for seed in 0..12 {
            let game = wander(info.id, seed, 9 * seed as u32, host_chance());
            if game.actor().player().is_none() {
                continue;
            }
            for level in 1..=LEVELS.len() as u8 {
                let analysis = bot(level, 300).analyse(&game).expect("a choice");
                let action = analysis.action.to_string();
                assert!(game.is_legal(&action), "{} seed {seed} level {level}: {action}", info.id);
                assert_eq!(analysis.line.first(), Some(&action));
                players += 1;
            }
        }
    }
    assert!(players > variants().len() * 8 * 5, "{players}");
}

#[test]
fn a_line_can_be_played() {
    for info in variants() {
        for seed in 0..6 {
            let mut game = wander(info.id, seed, 4 + 6 * seed as u32, host_chance());
            let Actor::Player(_) = game.actor() else { continue };
            for action in bot(8, 3_000).analyse(&game).expect("a choice").line {
                game.play(&action).unwrap_or_else(|fault| panic!("{} {seed}: {fault}", info.id));
            }
        }
    }
}

#[test]
fn the_same_nodes_give_the_same_choice() {
    for info in variants() {
        for seed in [3, 20] {
            let game = wander(info.id, seed, 12, Options::default());
            let Actor::Player(_) = game.actor() else { continue };
            for level in [1, 4, 8] {
                let again = || bot(level, 1_500).analyse(&game);
                assert_eq!(again(), again(), "{} level {level}", info.id);
            }
        }
    }
}

#[test]
fn the_seed_varies_openings_and_beginners() {
    let games = ["chess", "ordo", "ordo-vulneris", "occasio", "occado", "dojo", "purist", "liar", "feudal"];
    for variant in games {
        let game = Session::new(variant, Options::default(), "test").expect("a game");
        for level in [1, 4] {
            let choice = |seed: u32| {
                let options =
                    BotOptions { level, seed: seed.to_string(), max_nodes: Some(1_000), ..BotOptions::default() };
                Bot::new(options).choose(&game).expect("a choice").to_string()
            };
            let first = choice(0);
            assert!((1..12).any(|seed| choice(seed) != first), "{variant} level {level}: always {first}");
        }
    }
}

#[test]
fn chance_and_finished_games_are_refused() {
    let over = game("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(over.actor(), Actor::Nobody);
    assert_eq!(bot(4, 100).choose(&over).map_err(|fault| fault.code), Err(ErrorCode::GameOver));
    let mut rolling = Session::new("occasio", host_chance(), "test").expect("a game");
    rolling.play("e2e4").expect("a move");
    assert_eq!(rolling.actor(), Actor::Chance);
    let fault = bot(4, 100).choose(&rolling).expect_err("chance is to act");
    assert_eq!((fault.code, fault.reason), (ErrorCode::BadArgument, "chance-to-act"));
}

#[test]
fn node_limits_are_kept() {
    for info in variants() {
        let game = wander(info.id, 5, 10, Options::default());
        let Actor::Player(_) = game.actor() else { continue };
        for limit in [1, 50, 2_000, 20_000] {
            let nodes = bot(8, limit).analyse(&game).expect("a choice").nodes;
            assert!(nodes <= u64::from(limit) + 8, "{}: {nodes} of {limit}", info.id);
        }
        let nodes = bot(8, 20_000).analyse(&game).expect("a choice").nodes;
        assert!(nodes > 10_000, "{}: only {nodes}", info.id);
    }
}

/// A clock that goes on by a millisecond whenever it is read.
fn ticking() -> f64 {
    static TIME: AtomicU64 = AtomicU64::new(0);
    TIME.fetch_add(1, Ordering::Relaxed) as f64
}

fn stopped() -> f64 {
    0.0
}

fn never() -> f64 {
    panic!("the clock is read")
}

#[test]
fn the_clock_ends_a_search_and_is_left_alone_when_only_nodes_count() {
    let game = game("chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    let options =
        |millis, nodes| BotOptions { level: 8, max_millis: millis, max_nodes: nodes, ..BotOptions::default() };
    let nodes = |bot: Bot| bot.analyse(&game).expect("a choice").nodes;
    let timed = nodes(Bot::with_clock(options(Some(20), Some(60_000)), ticking));
    assert!((100..30_000).contains(&timed), "{timed}");
    assert!(nodes(Bot::with_clock(options(Some(20), Some(60_000)), stopped)) >= 59_000);
    assert!(nodes(Bot::with_clock(options(None, Some(3_000)), never)) <= 3_008);
    let by_level = BotOptions { max_millis: Some(10), ..BotOptions::level(8) };
    assert!(nodes(Bot::with_clock(by_level, ticking)) < 30_000);
}
