//! What several tests need.

#![allow(dead_code)]

use bots::{Analysis, Bot, BotOptions};
use engine::Session;
use engine::chance::Draws;
use engine::protocol::{Filter, Options};

/// A bot of a level with so many nodes and no clock.
pub fn bot(level: u8, nodes: u32) -> Bot {
    Bot::new(BotOptions { level, seed: "test".into(), max_nodes: Some(nodes), max_millis: None })
}

/// A game from a FEN.
pub fn game(variant: &str, fen: &str) -> Session {
    Session::new(variant, Options::from_fen(fen), "test").unwrap_or_else(|fault| panic!("{variant} {fen}: {fault}"))
}

/// What a strong bot makes of a position.
pub fn analyse(variant: &str, fen: &str, nodes: u32) -> Analysis {
    bot(8, nodes).analyse(&game(variant, fen)).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

/// A game after so many random actions, or its end if that comes sooner.
pub fn wander(variant: &str, seed: u64, actions: u32, options: Options) -> Session {
    let mut game = Session::new(variant, options, &format!("wander {seed}")).expect("a game");
    let mut draws = Draws::from_number(seed);
    for _ in 0..actions {
        let list = game.legal(&Filter::ALL);
        if list.is_empty() {
            break;
        }
        let action = list[draws.below(list.len() as u32) as usize].action.to_string();
        game.play(&action).expect("a listed action");
    }
    game
}
