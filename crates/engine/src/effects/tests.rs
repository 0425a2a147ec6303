//! The interpreter on a bare position, with cards read from JSON.

use super::*;
use crate::protocol::{Action, CardId, Events, Pick};
use board::{Color, Fen, Kind, Laws, Position};
use std::ops::ControlFlow;

/// A position and nothing else.
#[derive(Clone)]
struct Bare(Position);

impl World for Bare {
    type Special = ();

    fn position(&self) -> &Position {
        &self.0
    }

    fn position_mut(&mut self) -> &mut Position {
        &mut self.0
    }
}

fn bare(fen: &str) -> Bare {
    Bare(Fen::read(fen).expect("a FEN").position(Laws::CHESS))
}

fn card(text: &str) -> Effect<()> {
    serde_json::from_str(text).expect("a card")
}

/// The plays of White as actions, each with the board after it.
fn plays(world: &Bare, effect: &Effect<()>, bold: &[Kind]) -> Vec<(String, String)> {
    let cx = Context { bold, ..Context::new(world, Color::White) };
    let mut all = Vec::new();
    let _ = cx.plays(effect, &mut |slots| {
        let mut next = world.clone();
        let mut events = Events::kept();
        let mut doing = Doing { bold, ..Doing::new(Color::White, &mut events) };
        if perform(effect, slots, &mut next, &mut doing).is_ok() {
            let mut action = Action::card(CardId::number(1));
            cx.picks(effect, slots, |pick| action.picks.push(pick));
            let read = cx.read(effect, &action.picks, |_| true).expect("a play that was listed");
            assert_eq!(&read, slots, "{action}");
            let fen = Fen {
                board: next.0.board,
                turn: Color::White,
                castling: next.0.castling,
                en_passant: None,
                halfmoves: 0,
                fullmoves: 1,
            };
            let text = fen.to_string();
            all.push((action.to_string(), text.split(' ').next().unwrap_or_default().to_string()));
        }
        ControlFlow::Continue(())
    });
    all
}

fn ids(plays: &[(String, String)]) -> Vec<&str> {
    plays.iter().map(|(id, _)| id.as_str()).collect()
}

#[test]
fn a_card_is_read_from_json_and_written_back_the_same() {
    let text = r#"{"when":["inCheck"],"picks":[{"piece":{"whose":"own","kinds":["bishop",0],"moved":true}},
        {"way":{"piece":0,"way":{"like":{"kind":"knight","take":"may"}}}}],"steps":[{"move":{"piece":0,"to":1}}]}"#;
    let effect = card(text);
    let again = serde_json::to_string(&effect).expect("JSON");
    assert_eq!(card(&again), effect);
    assert!(serde_json::from_str::<Effect<()>>(&text.replace("bishop", "duke")).is_err());
    assert!(serde_json::from_str::<Effect<()>>(&text.replace("whose", "who")).is_err());
}

#[test]
fn picks_are_narrowed_by_earlier_picks() {
    let world = bare("4k3/8/8/8/8/2p5/8/B3K2R w - - 0 1");
    let effect = card(
        r#"{"picks":[{"piece":{"whose":"own","kinds":["bishop"]}},
        {"way":{"piece":0,"way":{"like":{"kind":"knight","take":"may"}}}}],"steps":[{"move":{"piece":0,"to":1}}]}"#,
    );
    assert_eq!(ids(&plays(&world, &effect, &[])), ["@1:a1,c2", "@1:a1,b3"]);
    let own = card(
        r#"{"picks":[{"piece":{"whose":"own","kinds":["bishop"]}},{"way":{"piece":0,"way":{"own":{"take":"must"}}}}],
        "steps":[{"move":{"piece":0,"to":1}}]}"#,
    );
    assert_eq!(plays(&world, &own, &[]), [("@1:a1,c3".to_string(), "4k3/8/8/8/8/2B5/8/4K2R".to_string())]);
}

#[test]
fn bold_kinds_are_read_as_others() {
    let world = bare("4k3/8/8/8/8/8/8/B3K2R w - - 0 1");
    let effect = card(r#"{"picks":[{"piece":{"whose":"own","kinds":[0]}}],"steps":[{"remove":{"piece":0}}]}"#);
    assert_eq!(ids(&plays(&world, &effect, &[Kind::Rook])), ["@1:h1"]);
    assert_eq!(ids(&plays(&world, &effect, &[Kind::Bishop])), ["@1:a1"]);
    assert!(plays(&world, &effect, &[Kind::Queen]).is_empty());
}

#[test]
fn several_pieces_are_written_in_square_order_and_only_so() {
    let world = bare("4k3/8/8/8/8/8/P1P4P/4K3 w - - 0 1");
    let effect = card(
        r#"{"picks":[{"pieces":{"men":{"whose":"own","kinds":["pawn"]},"least":1,"most":2}}],
        "steps":[{"march":{"pawns":0,"squares":1}}]}"#,
    );
    let all = plays(&world, &effect, &[]);
    assert_eq!(ids(&all), ["@1:a2", "@1:c2", "@1:a2,c2", "@1:h2", "@1:a2,h2", "@1:c2,h2"]);
    assert_eq!(all[4].1, "4k3/8/8/8/8/P6P/2P5/4K3");
    let cx = Context::new(&world, Color::White);
    let square = |text: &str| Pick::Square(text.parse().expect("a square"));
    assert!(cx.read(&effect, &[square("c2"), square("a2")], |_| true).is_err());
    assert!(cx.read(&effect, &[square("a2"), square("a2")], |_| true).is_err());
    let unread = cx.read(&effect, &[square("a2"), square("c2"), square("h2")], |_| true).expect_err("too many");
    assert!(unread.left_over && unread.pick == Some(square("h2")));
}

#[test]
fn a_column_marches_front_pawn_first_and_promotes_to_one_kind() {
    let world = bare("8/P7/P7/8/8/8/k6P/4K3 w - - 0 1");
    let effect = card(
        r#"{"picks":[{"pieces":{"men":{"whose":"own","kinds":["pawn"]},"least":2,"most":2}},
        {"promotion":{"pawns":0,"to":{"ahead":1}}}],"steps":[{"march":{"pawns":0,"squares":1,"becomes":1}}]}"#,
    );
    let all = plays(&world, &effect, &[]);
    let wanted = ["@1:h2,a6", "@1:h2,a7,knight", "@1:h2,a7,bishop", "@1:h2,a7,rook", "@1:h2,a7,queen"];
    // Pawn a6 is stopped unless a7 goes first.
    assert_eq!(&ids(&all)[..4], &wanted[1..]);
    assert_eq!(ids(&all)[4..], ["@1:a6,a7,knight", "@1:a6,a7,bishop", "@1:a6,a7,rook", "@1:a6,a7,queen"]);
    assert_eq!(all[7].1, "Q7/P7/8/8/8/8/k6P/4K3");
}

#[test]
fn swapping_takes_castling_rights_and_moves_royals() {
    let mut world = bare("r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1");
    let effect = card(
        r#"{"picks":[{"piece":{"whose":"own","kinds":["king"]}},{"piece":{"whose":"own","kinds":["rook"]}}],
        "steps":[{"swap":{"one":0,"other":1}}]}"#,
    );
    let cx = Context::new(&world, Color::White);
    let picks = ["e1", "h1"].map(|text| Pick::Square(text.parse().expect("a square")));
    let slots = cx.read(&effect, &picks, |_| true).expect("a play");
    perform(&effect, &slots, &mut world, &mut Doing::new(Color::White, &mut Events::dropped())).expect("possible");
    assert_eq!(world.0.royals[0], "h1".parse().ok());
    assert!(!world.0.castling.has(Color::White, false) && !world.0.castling.has(Color::White, true));
    assert!(world.0.castling.has(Color::Black, false));
}

#[test]
fn no_piece_is_swapped_with_itself() {
    let swap = |one: &str, other: &str| {
        card(&format!(
            r#"{{"picks":[{{"piece":{{"whose":"own","kinds":[{one}]}}}},{{"piece":{{"whose":"own","kinds":[{other}]}}}}],
            "steps":[{{"swap":{{"one":0,"other":1}}}}]}}"#
        ))
    };
    let world = bare("4k3/8/8/8/8/8/8/N3K2N w - - 0 1");
    // Both words mean knights: there are two, and each is swapped with the other one.
    assert_eq!(ids(&plays(&world, &swap("\"knight\"", "\"knight\""), &[])), ["@1:a1,h1", "@1:h1,a1"]);
    let bold = swap("\"king\"", "0");
    assert!(plays(&world, &bold, &[Kind::King]).is_empty());
    assert_eq!(ids(&plays(&world, &bold, &[Kind::Knight])), ["@1:e1,a1", "@1:e1,h1"]);
    // Of several none is among both.
    let pairs = card(
        r#"{"picks":[{"pieces":{"men":{"whose":"own"},"least":2,"most":2}},{"asMany":{"men":{"whose":"own"},"choice":0}}],
        "steps":[{"swap":{"one":0,"other":1}}]}"#,
    );
    assert!(plays(&world, &pairs, &[]).is_empty());
    let all = plays(&bare("4k3/8/8/8/8/8/8/NR2KB2 w - - 0 1"), &pairs, &[]);
    assert_eq!(all.len(), 6);
    assert_eq!(all[0], ("@1:a1,b1,e1,f1".to_string(), "4k3/8/8/8/8/8/8/KB2NR2".to_string()));
}
