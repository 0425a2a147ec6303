//! Bots against each other and against simpler players; `cargo xtask match` plays the long ones.

use bots::arena::{Match, Player, Tally};

/// Games in which a bot with so few nodes wins every game against a random mover.
const WELL_PLAYED: [(&str, &str); 11] = [
    ("chess", "level:4@2000"),
    ("ordo", "level:4@2000"),
    ("ordo-vulneris", "level:4@2000"),
    ("occasio", "level:4@2000"),
    ("occado", "level:4@2000"),
    ("tempete", "level:4@1000"),
    ("dojo", "level:4@1000"),
    ("purist", "level:4@1000"),
    ("liar", "level:4@1000"),
    ("feudal", "level:4@1000"),
    ("capitalist", "level:4@1000"),
];

#[test]
fn even_shallow_bots_beat_a_random_mover() {
    for (variant, bot) in WELL_PLAYED {
        let contest = Match {
            variant: variant.into(),
            a: bot.parse().expect("a player"),
            b: "random".parse().expect("a player"),
            seed: "ci".into(),
            turns: 200,
        };
        for number in 0..3 {
            let played = contest.game(number).expect("a game");
            assert_eq!(played.halves, 2, "{} game {number}: {:?}", variant, played.outcome);
        }
    }
}

#[test]
fn who_lies_and_doubts_beats_the_same_player_who_does_not() {
    let contest = Match {
        variant: "liar".into(),
        a: "level:4@300".parse().expect("a player"),
        b: "honest:4@300".parse().expect("a player"),
        seed: "ci".into(),
        turns: 200,
    };
    let halves: u32 = (0..12).map(|number| contest.game(number).expect("a game").halves).sum();
    assert!(halves >= 15, "{halves} of 24");
}

#[test]
fn a_match_can_be_played_again() {
    let contest = Match {
        variant: "occado".into(),
        a: "level:2@200".parse().expect("a player"),
        b: "greedy".parse().expect("a player"),
        seed: "again".into(),
        turns: 30,
    };
    let games = || [0, 1].map(|number| contest.game(number).expect("a game"));
    assert_eq!(Tally::fingerprint(&games()), Tally::fingerprint(&games()));
    assert!(games().iter().all(|game| game.actions.len() > 10));
}

#[test]
fn players_are_read_and_written() {
    for text in ["random", "greedy", "level:1", "level:8", "level:4@5000", "honest:3", "honest:4@200"] {
        assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.to_string()));
    }
    for text in ["", "level:0", "level:9", "level:", "level:4@", "level:4@x", "honest:", "random:4", "Random"] {
        assert!(text.parse::<Player>().is_err(), "{text}");
    }
}
