//! What a bot must know about the games with chess cards and about Dojo: lies and doubts, kings that can be taken, bids,
//! belts that rise and leave.

mod common;

use bots::{Bot, BotOptions};
use common::game;
use engine::Session;
use engine::protocol::Options;

/// A game with a deck, its first card on top, after these actions.
fn after(variant: &str, fen: &str, deck: &[&str], actions: &[&str]) -> Session {
    let mut options = Options::from_fen(fen);
    options.setup.deck = Some(deck.iter().map(|card| card.to_string()).collect());
    let mut game = Session::new(variant, options, "test").expect("a game");
    for action in actions {
        game.play(action).unwrap_or_else(|fault| panic!("{action}: {fault}"));
    }
    game
}

/// How many of twenty bots that differ only in their luck do this.
fn how_many(game: &Session, level: u8, action: &str) -> usize {
    let chooses = |seed: u32| {
        let options = BotOptions { level, seed: seed.to_string(), max_nodes: Some(600), max_millis: None };
        Bot::new(options).choose(game).expect("a choice").to_string()
    };
    (0..20).filter(|seed| chooses(*seed) == action).count()
}

const ROOK_AND_PAWN: &str = "4k3/6p1/8/8/8/8/7P/R3K3 w - - 0 1";

#[test]
fn who_counts_the_cards_challenges_certain_lies_and_no_honest_move() {
    let rooks = ["rook"; 4];
    for level in [2, 4, 8] {
        assert_eq!(how_many(&after("liar", ROOK_AND_PAWN, &rooks, &["h2h3"]), level, "challenge"), 20, "level {level}");
        assert_eq!(how_many(&after("liar", ROOK_AND_PAWN, &rooks, &["a1b1"]), level, "trust"), 20, "level {level}");
    }
}

#[test]
fn the_likelier_a_lie_the_more_bots_challenge_it() {
    // Among the cards that the mover may have, more and more are rooks: then a pawn's move is a lie.
    let decks: [&[&str]; 3] = [
        &["pawn", "pawn", "pawn", "pawn", "pawn", "pawn", "rook"],
        &["pawn", "rook", "rook", "rook"],
        &["rook", "rook", "rook", "rook"],
    ];
    let challenges = decks.map(|deck| how_many(&after("liar", ROOK_AND_PAWN, deck, &["h2h4"]), 4, "challenge"));
    assert!(challenges[0] < 8 && challenges[0] < challenges[2] && challenges[1] <= challenges[2], "{challenges:?}");
}

#[test]
fn a_captured_king_is_not_given_up_unasked() {
    // It may be a lie, and there is nothing to lose.
    let fen = "4k3/p7/8/8/8/8/P3R3/4K3 w - - 0 1";
    let game = after("liar", fen, &["rook", "pawn", "pawn", "pawn"], &["e2e8"]);
    assert_eq!(how_many(&game, 4, "challenge"), 20);
}

#[test]
fn bots_lie_where_it_pays_and_plain_ones_do_not() {
    // The card says pawn. The knight is well lost for a queen.
    let fen = "4k3/8/8/3q4/8/4N3/P7/4K3 w - - 0 1";
    let game = after("liar", fen, &["pawn", "rook", "knight", "bishop"], &[]);
    assert!(how_many(&game, 4, "e3d5") >= 18);
    let plain = Bot::new(BotOptions { max_nodes: Some(600), ..BotOptions::default() }).plain();
    assert_ne!(plain.choose(&game).expect("a choice").to_string(), "e3d5");
    let asked = after("liar", ROOK_AND_PAWN, &["rook"; 4], &["h2h3"]);
    assert_eq!(plain.choose(&asked).expect("a choice").to_string(), "trust");
}

#[test]
fn kings_are_taken_and_brought_to_safety() {
    let queens = ["queen"; 4];
    assert_eq!(how_many(&after("purist", "4k3/8/8/8/8/8/8/K3Q3 w - - 0 1", &queens, &[]), 2, "e1e8"), 20);
    assert_eq!(how_many(&game("feudal", "4k3/8/8/8/8/8/8/K3Q3 w - - 0 1"), 2, "e1e8"), 20);
    // Black loses unless his king leaves the file.
    let game = game("feudal", "4k3/p7/8/8/8/8/8/K3Q3 b - - 0 1");
    let leaves = |to: &str| how_many(&game, 4, &format!("e8{to}"));
    assert_eq!(["d8", "d7", "f8", "f7"].map(leaves).iter().sum::<usize>(), 20);
}

#[test]
fn an_auction_is_won_when_its_card_takes_the_king() {
    let fen = "4k3/7p/8/8/8/8/8/K3Q3 w - - 0 1";
    // With so many chips nobody can bid higher than White.
    let mut options = Options::from_fen(fen);
    options.setup.deck = Some(vec!["queen".into(); 4]);
    options.setup.chips = [Some(14), Some(10)];
    let mut game = Session::new("capitalist", options, "test").expect("a game");
    while game.actor().player().is_some() {
        let options = BotOptions { max_nodes: Some(2_000), ..BotOptions::default() };
        let action = Bot::new(options).choose(&game).expect("a choice").to_string();
        game.play(&action).expect("legal");
        assert!(game.played() < 20, "nobody takes the king");
    }
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(board::Color::White));
}
