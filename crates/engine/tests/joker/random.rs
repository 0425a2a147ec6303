//! Joker in random games: what must hold in every position, and that every card can be used somewhere.

use super::common::game_with;
use engine::chance::Draws;
use engine::families::joker::{Card, deck};
use engine::protocol::{Filter, Verb, Viewer};
use engine::{Rules, Session};
use serde_json::{Value, json};
use std::collections::HashSet;

fn pick(draws: &mut Draws, game: &Session) -> String {
    let list = game.legal(&Filter::ALL);
    let chosen = draws.below(list.len() as u32) as usize;
    list[chosen].action.to_string()
}

/// Positions of random games, as FENs with full turns past the first.
fn positions(games: u64, every: u32) -> Vec<String> {
    let mut all = Vec::new();
    for number in 0..games {
        let mut game = game_with("joker", &json!({"seed": format!("positions {number}")})).expect("a game");
        let mut draws = Draws::from_number(number);
        for played in 0..160 {
            if game.outcome().is_some() {
                break;
            }
            if played > 3 && played % every == 0 {
                all.push(game.fen());
            }
            let action = pick(&mut draws, &game);
            game.play(&action).expect("a listed action");
        }
    }
    all
}

fn set_up(fen: &str, face_up: Value) -> Option<Session> {
    game_with("joker", &json!({"chance": "host", "setup": {"fen": fen, "faceUp": face_up}})).ok()
}

fn ids(game: &Session) -> Vec<String> {
    game.legal(&Filter::ALL).into_iter().map(|listed| listed.action.to_string()).collect()
}

fn squares(view: &Value, color: &str) -> Vec<String> {
    let list = view["threats"][color].as_array().expect("threats");
    list.iter().map(|square| square.as_str().expect("a square").to_string()).collect()
}

/// The squares of a colour's king and of its other pieces.
fn men(game: &Session, color: board::Color) -> (String, Vec<String>) {
    let state = game.imagine(color, 0);
    let position = state.position();
    let king = position.royals[color.index()].expect("a king").to_string();
    (king, position.board.side(color).into_iter().map(|square| square.to_string()).collect())
}

#[test]
fn random_games_keep_their_invariants_and_are_replayed_and_undone() {
    for number in 0..12 {
        let mut game = game_with("joker", &json!({"seed": format!("invariants {number}")})).expect("a game");
        let mut draws = Draws::from_number(1_000 + number);
        let mut hashes = vec![game.hash()];
        for _ in 0..250 {
            let Some(color) = game.actor().player() else { break };
            let list = ids(&game);
            assert!(!list.is_empty());
            assert_eq!(list.iter().collect::<HashSet<_>>().len(), list.len(), "an action is listed twice");
            for id in list.iter().take(40) {
                assert!(game.is_legal(id), "{id}");
            }
            let action = &list[draws.below(list.len() as u32) as usize];
            game.play(action).expect("a listed action");
            hashes.push(game.hash());
            let view = json!(game.view(Viewer::All));
            let (king, own) = men(&game, color);
            let (other, _) = men(&game, !color);
            // Who has just acted stands in no check: neither from a piece nor from the card opposite.
            assert!(!game.imagine(color, 0).position().in_check(color), "{action}: {}", game.fen());
            assert!(!squares(&view, (!color).name()).contains(&king), "{action}: {}", game.fen());
            // A card threatens no square of its owner's.
            assert!(squares(&view, color.name()).iter().all(|square| !own.contains(square)), "{action}");
            let checked =
                squares(&view, color.name()).contains(&other) || game.imagine(color, 0).position().in_check(!color);
            if game.outcome().is_none() {
                assert_eq!(view["check"].as_array().expect("squares").contains(&json!(other)), checked, "{action}");
            }
            let scores = ["white", "black"].map(|color| view["scores"][color].as_u64().expect("points"));
            assert!(scores.iter().all(|score| score % 25 == 0 && *score < 1_000));
            let piles: u64 = ["white", "black"]
                .iter()
                .flat_map(|color| view["piles"][color].as_array().expect("a pile"))
                .map(|card| match card.as_str() {
                    None => 25,
                    Some(id) => u64::from(deck().iter().find(|card| card.id.to_string() == id).expect("a card").value),
                })
                .sum();
            assert_eq!(piles, scores.iter().sum::<u64>());
            // Every card is somewhere.
            let lie = |list: &Value| list.as_array().expect("a list").len() as u64;
            let open = ["white", "black"].iter().filter(|color| !view["faceUp"][color].is_null()).count() as u64;
            let piles = lie(&view["piles"]["white"]) + lie(&view["piles"]["black"]);
            assert_eq!(view["deckCount"].as_u64().expect("a number") + open + piles + lie(&view["discard"]), 256);
        }
        let again = Session::from_record(&game.record().to_json()).expect("a record");
        assert_eq!((again.hash(), again.fen()), (game.hash(), game.fen()));
        while hashes.len() > 1 {
            hashes.pop();
            game.undo(true).expect("played");
            assert_eq!(Some(&game.hash()), hashes.last());
        }
        assert!(game.undo(true).is_err());
        let mut redone = 0;
        while game.redo() {
            redone += 1;
        }
        assert_eq!((redone, game.hash()), (again.played(), again.hash()));
    }
}

#[test]
fn a_move_is_refused_because_of_the_card_opposite_if_and_only_if_it_leaves_the_king_threatened() {
    let positions = positions(6, 9);
    let mut draws = Draws::from_number(7);
    let mut kept_from = 0;
    for fen in positions {
        let white = fen.contains(" w ");
        let (mover, enemy) = if white { ("white", "black") } else { ("black", "white") };
        let color = if white { board::Color::White } else { board::Color::Black };
        let Some(free) = set_up(&fen, json!({})) else { continue };
        for _ in 0..12 {
            let card = &deck()[draws.below(256) as usize];
            let Some(game) = set_up(&fen, json!({enemy: card.id.to_string()})) else { continue };
            if free.outcome().is_some() || game.outcome().is_some() {
                continue;
            }
            let listed: HashSet<String> = ids(&game).into_iter().collect();
            for id in ids(&free) {
                // The card as it lies after the move: read off the view.
                let mut next = free.clone();
                next.play(&id).expect("a listed action");
                let fen_after = next.fen();
                let after = set_up(&flip(&fen_after), json!({enemy: card.id.to_string()}));
                let Some(after) = after else { continue };
                let view = json!(after.view(Viewer::All));
                let (king, _) = men(&after, color);
                let threatened = squares(&view, enemy).contains(&king);
                let castles = id.len() == 4 && ["e1g1", "e1c1", "e8g8", "e8c8"].contains(&id.as_str());
                if !castles {
                    assert_eq!(listed.contains(&id), !threatened, "{} {mover} {id} in {fen}", card.id);
                }
                kept_from += u32::from(threatened);
            }
        }
    }
    assert!(kept_from > 50, "{kept_from} moves were kept back");
}

/// The same position with the other side to move and without en passant.
fn flip(fen: &str) -> String {
    let mut fields: Vec<String> = fen.split(' ').map(str::to_string).collect();
    fields[1] = if fields[1] == "w" { "b".into() } else { "w".into() };
    fields[3] = "-".into();
    fields[5] = "9".into();
    fields.join(" ")
}

#[test]
fn every_card_can_be_used_somewhere_and_its_preview_is_what_happens() {
    let mut left: Vec<&Card> = deck().iter().collect();
    for fen in positions(60, 5) {
        let color = if fen.contains(" w ") { "white" } else { "black" };
        left.retain(|card| {
            let Some(mut game) = set_up(&fen, json!({color: card.id.to_string()})) else { return true };
            let filter = Filter { card: Some(card.id), ..Filter::ALL };
            let plays = game.legal(&filter);
            assert!(plays.len() <= 1_000, "{} lists {} plays in {fen}", card.id, plays.len());
            let Some(play) = plays.first().filter(|_| game.outcome().is_none()) else { return true };
            let id = play.action.to_string();
            assert_eq!((play.action.verb, game.explain(&id).is_none()), (Verb::Card, true));
            let (events, view) = game.preview(&id).expect("a listed action");
            let told = game.play(&id).expect("a listed action");
            assert_eq!((events, view), (told, game.view(game_viewer(color))), "{id} in {fen}");
            false
        });
        if left.is_empty() {
            return;
        }
    }
    let left: Vec<String> = left.iter().map(|card| card.id.to_string()).collect();
    panic!("never usable: {}", left.join(" "));
}

fn game_viewer(color: &str) -> Viewer {
    Viewer::from_name(color).expect("a colour")
}

/// Sound positions with random men, most white pawns promoted, mostly to one kind.
fn piled(wanted: usize) -> Vec<String> {
    let mut all = Vec::new();
    let mut draws = Draws::from_number(99);
    while all.len() < wanted {
        let mut grid = [['1'; 8]; 8];
        let promoted = draws.below(9);
        let kind = ['Q', 'R', 'B', 'N'][draws.below(4) as usize];
        let mut men = vec!['K', 'k', 'Q', 'R', 'R', 'B', 'B', 'N', 'N'];
        // Without the officers of a kind a card can be a masquerade.
        let missing = ['Q', 'R', 'B', 'N', '-'][draws.below(5) as usize];
        men.retain(|man| *man != missing);
        men.extend((0..promoted).map(|_| kind));
        men.extend((promoted..8).map(|_| 'P'));
        men.extend(['q', 'r', 'b', 'n', 'p', 'p'].into_iter().filter(|_| draws.below(2) == 0));
        for man in men {
            let (rank, file) = (draws.below(8) as usize, draws.below(8) as usize);
            let arrived = man == 'P' && rank == 0 || man == 'p' && rank == 7;
            if grid[rank][file] == '1' && !arrived {
                grid[rank][file] = man;
            }
        }
        let ranks: Vec<String> = grid.iter().map(|rank| rank.iter().collect()).collect();
        let empty = |board: String, count: usize| board.replace(&"1".repeat(count), &count.to_string());
        let fen = format!("{} w - - 0 60", (2..=8).rev().fold(ranks.join("/"), empty));
        let kings = fen.matches('K').count() == 1 && fen.matches('k').count() == 1;
        if kings && set_up(&fen, json!({})).is_some_and(|game| game.outcome().is_none()) {
            all.push(fen);
        }
    }
    all
}

#[test]
fn no_card_lists_more_than_a_thousand_plays_even_among_many_pieces() {
    let crowded = [
        "r1bqk2r/pp3ppp/2n2n2/3pp3/3PP3/2N2N2/PPP2PPP/R1BQKB1R w KQkq - 0 9",
        "2k5/pp1r1p2/8/8/8/5B2/PPP2P2/2KR3R w - - 0 30",
        "4k3/p6p/8/2Q2Q2/2R2R2/2B2B2/P1N2N1P/4K3 w - - 0 40",
        "4k3/1p4p1/2r2r2/3q4/2n2n2/8/PPPPPPPP/4K3 w - - 0 40",
        "1r2k1r1/pppppppp/2n2n2/2b2b2/2B2B2/2N2N2/PPPPPPPP/1R1QK1R1 w - - 0 9",
        "4k3/PPP3PP/8/8/8/8/3PPP2/4K3 w - - 0 40",
        "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 40",
        "4k3/pppppppp/8/8/8/8/8/R3K2R w KQ - 0 40",
        "1n2k1n1/1b4b1/1r4r1/3q4/3Q4/1R4R1/1B4B1/1N2K1N1 w - - 0 40",
        // Pawns about to arrive, with everything to take there and something to take before.
        "rnbq1bnr/PPPPPPPP/8/2k5/8/8/8/RNBQKBNR w - - 0 60",
        "r1b2b1r/PPPPPPPP/8/7k/8/8/8/R3K3 w - - 0 60",
        "rnbqkbnr/pppppppp/PPPPPPPP/8/8/8/8/RNBQKBNR w kq - 0 60",
        "4k3/8/P1P1P1P1/1P1P1P1P/8/8/8/2B1K1B1 w - - 0 60",
        // All pawns promoted to one kind.
        "1Q4B1/QQ3K2/3Q4/1Q1R2N1/4Q3/2kN3R/Q6Q/7Q w - - 0 60",
        "7N/N6N/2NN4/6N1/7K/N3r3/3kNN2/N7 w - - 0 60",
        "2R2q2/1k3r2/4RR2/1N2R1N1/2R1R3/3R4/2R3KQ/3R3R w - - 0 40",
        "8/2B1k3/6B1/KB1B4/2B3B1/5B2/1B1Q3B/1B6 w - - 0 60",
    ];
    let piled = piled(40);
    let mut long = Vec::new();
    for fen in crowded.into_iter().chain(piled.iter().map(String::as_str)) {
        for card in deck() {
            let game = set_up(fen, json!({"white": card.id.to_string()})).unwrap_or_else(|| panic!("unsound: {fen}"));
            let count = game.legal(&Filter { card: Some(card.id), ..Filter::ALL }).len();
            if count > 1_000 {
                long.push(format!("{} lists {count} plays in {fen}", card.id));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}
