//! Each word of the cards' vocabulary, on a board, with cards read from JSON.

use super::*;
use crate::protocol::{Action, CardId, Events};
use board::{Bitboard, Color, Fen, Kind, Laws, PieceId, Position, Square};
use std::ops::ControlFlow;

/// A position and a supply.
#[derive(Clone)]
struct Table(Position, u16);

impl World for Table {
    type Special = ();

    fn position(&self) -> &Position {
        &self.0
    }

    fn position_mut(&mut self) -> &mut Position {
        &mut self.0
    }

    fn fresh(&mut self) -> Option<PieceId> {
        self.1 += 1;
        Some(PieceId(self.1))
    }
}

fn table(fen: &str) -> Table {
    Table(Fen::read(fen).expect("a FEN").position(Laws { double_from_first: true, ..Laws::CHESS }), 100)
}

fn card(text: &str) -> Sequence<()> {
    let card: Sequence<()> = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    // As bytes it is the same card.
    let packed = pack::pack(&card).expect("a card can be packed");
    assert_eq!(pack::unpack(&packed).as_ref(), Ok(&card), "{text}");
    assert_eq!(pack::unpack::<Sequence<()>>(&packed[..packed.len() - 1]), Err(pack::Unpackable));
    card
}

/// The plays of the side to move as picks, each with the board after it. Each is read back from its picks, too.
fn plays_as(fen: &str, text: &str, bold: &[Kind]) -> Vec<(String, String)> {
    let (world, card) = (table(fen), card(text));
    let by = world.0.turn;
    let cx = Context { bold, ..Context::new(&world, by) };
    let mut all = Vec::new();
    let _ = card.plays(&cx, &mut |slots, after, _| {
        let mut action = Action::card(CardId::number(1));
        card.picks(&cx, slots, |pick| action.picks.push(pick));
        let read = card.read(&cx, &action.picks, &mut |_, _, rest| rest.is_empty());
        assert_eq!(read.as_ref(), Some(slots), "{action}");
        let mut again = world.clone();
        let mut events = Events::kept();
        let mut doing = Doing { bold, ..Doing::new(by, &mut events) };
        assert_eq!(card.perform(slots, &mut again, &mut doing), Ok(()));
        assert_eq!(again.0.board, after.0.board, "{action}");
        let fen = Fen {
            board: after.0.board.clone(),
            turn: by,
            castling: after.0.castling,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        };
        let text = action.to_string();
        let picks = text.strip_prefix("@1").unwrap_or_default().trim_start_matches(':').to_string();
        all.push((picks, fen.to_string().split(' ').next().unwrap_or_default().to_string()));
        ControlFlow::Continue(())
    });
    all
}

fn plays(fen: &str, text: &str) -> Vec<(String, String)> {
    plays_as(fen, text, &[])
}

fn picks(fen: &str, text: &str) -> Vec<String> {
    plays(fen, text).into_iter().map(|(picks, _)| picks).collect()
}

/// Squares a card of the side to move threatens.
fn threats(fen: &str, text: &str) -> Vec<String> {
    let (world, card) = (table(fen), card(text));
    let strikes = card.strikes();
    let cx = Context::new(&world, world.0.turn);
    let set = card.threatened(&strikes, &cx);
    for square in Square::all() {
        let own = world.0.board.side(world.0.turn).has(square);
        assert_eq!(card.hits(&strikes, &cx, square), set.has(square), "{square}");
        assert!(!(own && set.has(square)), "{square}");
    }
    set.into_iter().map(|square| square.to_string()).collect()
}

fn squares(set: Bitboard) -> String {
    set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// Squares of the men of the side to move's view.
fn men(fen: &str, text: &str) -> String {
    let world = table(fen);
    let men: Men<()> = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    squares(men.find(&Context::new(&world, world.0.turn), &Slots::new()))
}

const MOVE: &str = r#"[{"picks":[{"piece":{"whose":"own","kinds":["KIND"]}},{"way":{"piece":0,"way":{"normal":{"take":"may"}}}}],"steps":[{"walk":{"piece":0,"to":1}}]}]"#;

fn moving(kind: &str) -> String {
    MOVE.replace("KIND", kind)
}

#[test]
fn move_goes_by_the_rules_of_the_kind_captures_and_en_passant_included() {
    assert_eq!(picks("4k3/8/8/8/8/p7/1P6/4K3 w - - 0 1", &moving("pawn")), ["b2,a3", "b2,b3", "b2,b4"]);
    // From the first rank two squares, too.
    assert_eq!(picks("4k3/8/8/8/8/8/8/1P2K3 w - - 0 1", &moving("pawn")), ["b1,b2", "b1,b3"]);
    let passant = plays("4k3/8/8/1pP5/8/8/8/4K3 w - b6 0 1", &moving("pawn"));
    assert_eq!(passant[0], ("c5,b6".into(), "4k3/8/1P6/8/8/8/8/4K3".into()));
    // Castling is no move of a card, and a pawn that arrives stays one for now.
    assert_eq!(picks("4k3/8/8/8/8/8/3PPP2/R3K2R w KQ - 0 1", &moving("king")), ["e1,d1", "e1,f1"]);
    assert_eq!(plays("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", &moving("pawn"))[0].1, "P3k3/8/8/8/8/8/8/4K3");
    // A double step can be taken en passant afterwards.
    let (world, card) = (table("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1"), card(&moving("pawn")));
    let mut passed = Vec::new();
    let _ = card.plays(&Context::new(&world, Color::White), &mut |_, after, _| {
        passed.push(after.0.en_passant.map(|square| square.to_string()));
        ControlFlow::Continue(())
    });
    assert_eq!(passed, [None, Some("b3".into())]);
}

#[test]
fn move_like_a_kind_is_one_move_of_that_kind() {
    let like = |kind: &str, take: &str| {
        MOVE.replace("KIND", "bishop")
            .replace("normal", "like")
            .replace("\"take\":\"may\"", &format!("\"kind\":\"{kind}\",\"take\":\"{take}\""))
            .replace("walk", "move")
    };
    let fen = "4k3/8/8/8/8/2p5/8/B3K3 w - - 0 1";
    assert_eq!(picks(fen, &like("knight", "may")), ["a1,c2", "a1,b3"]);
    assert_eq!(picks("4k3/8/8/8/8/p7/8/B3K3 w - - 0 1", &like("rook", "must")), ["a1,a3"]);
    assert_eq!(picks("4k3/8/8/8/8/p7/8/B3K3 w - - 0 1", &like("rook", "never")), ["a1,b1", "a1,c1", "a1,d1", "a1,a2"]);
    assert_eq!(picks("4k3/8/8/8/8/8/1pp5/B3K3 w - - 0 1", &like("pawn", "may")), ["a1,a2", "a1,b2", "a1,a3"]);
    // Afterwards it is its own kind again.
    assert_eq!(plays("4k3/8/8/8/8/8/8/B3K3 w - - 0 1", &like("knight", "may"))[0].1, "4k3/8/8/8/8/8/2B5/4K3");
}

#[test]
fn warp_puts_a_piece_on_a_square_whatever_lies_between() {
    let warp = |room: &str| {
        format!(
            r#"[{{"picks":[{{"piece":{{"whose":"own","kinds":["rook"]}}}},{{"square":{{"room":"{room}","area":["centre"]}}}}],"steps":[{{"warp":{{"piece":0,"to":1}}}}]}}]"#
        )
    };
    let fen = "4k3/8/8/3p4/4P3/PP6/8/R3K3 w Q - 0 1";
    assert_eq!(picks(fen, &warp("free")), ["a1,d4", "a1,e5"]);
    let all = plays(fen, &warp("freeOrEnemy"));
    assert_eq!(all[1], ("a1,d5".into(), "4k3/8/8/3R4/4P3/PP6/8/4K3".into()));
    // Onto an empty square it threatens nothing, else wherever it could land, a king's square, too.
    assert_eq!(threats(fen, &warp("free")), [""; 0]);
    assert_eq!(threats("8/8/8/3k4/4P3/PP6/8/R3K3 w Q - 0 1", &warp("freeOrEnemy")), ["d4", "d5", "e5"]);
}

#[test]
fn add_takes_from_the_supply_and_may_capture_but_never_a_king() {
    let add = r#"[{"picks":[{"square":{"room":"freeOrEnemy","area":[{"rank":8}]}}],"steps":[{"add":{"kind":"knight","to":0}}]}]"#;
    let all = plays("r1b1k3/8/8/8/8/8/8/4K3 w - - 0 1", add);
    assert_eq!(all.len(), 7);
    assert_eq!(all[0], ("a8".into(), "N1b1k3/8/8/8/8/8/8/4K3".into()));
    assert!(all.iter().all(|(picks, _)| picks != "e8"));
    assert_eq!(threats("r1b1k3/8/8/8/8/8/8/4K3 w - - 0 1", add), ["a8", "b8", "c8", "d8", "f8", "g8", "h8"]);
    // Seen from Black the eighth rank is the first.
    assert_eq!(picks("4k3/8/8/8/8/8/8/NNNNK1NN b - - 0 1", add), ["a1", "b1", "c1", "d1", "f1", "g1", "h1"]);
    let king = add.replace("knight", "king");
    assert!(plays("4k3/8/8/8/8/8/8/4K3 w - - 0 1", &king).is_empty());
}

#[test]
fn replace_takes_a_piece_off_and_puts_one_of_the_supply_in_its_place() {
    let replace = |whose: &str, kind: &str| {
        format!(
            r#"[{{"picks":[{{"piece":{{"whose":"{whose}"}}}}],"steps":[{{"replace":{{"piece":0,"kind":"{kind}"}}}}]}}]"#
        )
    };
    let fen = "3qk3/8/8/8/8/8/P7/R3K3 w - - 0 1";
    let all = plays(fen, &replace("own", "rook"));
    // Neither the king nor what is a rook already.
    assert_eq!(all, [("a2".to_string(), "3qk3/8/8/8/8/8/R7/R3K3".to_string())]);
    assert_eq!(plays(fen, &replace("enemy", "pawn")), [("d8".to_string(), "3pk3/8/8/8/8/8/P7/R3K3".to_string())]);
    assert!(plays(fen, &replace("own", "king")).is_empty());
    let every =
        r#"[{"picks":[{"all":{"whose":"any","kinds":["knight"]}}],"steps":[{"replace":{"piece":0,"kind":"bishop"}}]}]"#;
    assert_eq!(
        plays("n3k1n1/8/8/8/8/8/8/1N2K3 w - - 0 1", every),
        [(String::new(), "b3k1b1/8/8/8/8/8/8/1B2K3".to_string())]
    );
    assert!(plays(fen, every).is_empty());
    // It is another piece than the one before.
    let (world, card) = (table(fen), card(&replace("enemy", "pawn")));
    let _ = card.plays(&Context::new(&world, Color::White), &mut |_, after, _| {
        let id = |world: &Table| world.0.board.get(Square::new(3, 7)).map(|piece| piece.id);
        assert_ne!(id(after), id(&world));
        ControlFlow::Continue(())
    });
}

#[test]
fn swap_remove_and_sacrifice() {
    let swap = r#"[{"picks":[{"piece":{"whose":"own","kinds":["king"]}},{"piece":{"whose":"enemy","kinds":["rook"]}}],"steps":[{"swap":{"one":0,"other":1}}]}]"#;
    assert_eq!(
        plays("4k2r/8/8/8/8/8/8/4K3 w - - 0 1", swap),
        [("e1,h8".to_string(), "4k2K/8/8/8/8/8/8/4r3".to_string())]
    );
    let two = r#"[{"picks":[{"pieces":{"men":{"whose":"own","kinds":["pawn"]},"least":2,"most":2}}],"steps":[{"remove":{"piece":0}}]}]"#;
    let all = plays("4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1", two);
    assert_eq!(all.iter().map(|(picks, _)| picks.as_str()).collect::<Vec<_>>(), ["a2,b2", "a2,c2", "b2,c2"]);
    assert_eq!(all[1].1, "4k3/8/8/8/8/8/1P6/4K3");
}

#[test]
fn through_leaves_what_is_passed_where_it_is() {
    let through = |must: bool| {
        format!(
            r#"[{{"picks":[{{"piece":{{"whose":"own","kinds":["rook"]}}}},{{"way":{{"piece":0,"way":{{"through":{{"men":{{"whose":"own"}},"must":{must},"take":"may"}}}}}}}}],"steps":[{{"move":{{"piece":0,"to":1}}}}]}}]"#
        )
    };
    let fen = "4k3/8/p7/8/8/P7/PK6/R7 w - - 0 1";
    let all = plays(fen, &through(true));
    assert_eq!(all.iter().map(|(picks, _)| picks.as_str()).collect::<Vec<_>>(), ["a1,a4", "a1,a5", "a1,a6"]);
    assert_eq!(all[2].1, "4k3/8/R7/8/8/P7/PK6/8");
    assert_eq!(picks(fen, &through(false)).len(), 7 + 3);
    assert_eq!(threats(fen, &through(true)), ["a4", "a5", "a6"]);
    // Behind an enemy piece nothing is reached through own ones.
    assert_eq!(threats("k7/8/p7/8/8/P7/PK6/R7 w - - 0 1", &through(true)), ["a4", "a5", "a6"]);
}

#[test]
fn a_knight_jumps_over_the_two_squares_straight_ahead_of_it() {
    let over = |whose: &str| {
        format!(
            r#"[{{"picks":[{{"piece":{{"whose":"own","kinds":["knight"]}}}},{{"way":{{"piece":0,"way":{{"over":{{"men":{{"whose":"{whose}","kinds":["pawn"]}},"take":"may"}}}}}}}}],"steps":[{{"move":{{"piece":0,"to":1}}}}]}}]"#
        )
    };
    // Over e5 and e6 to d6 or f6; over d4 and c4 to c3 or c5.
    assert_eq!(picks("4k3/8/8/4p3/4N3/8/8/4K3 w - - 0 1", &over("enemy")), ["e4,d6", "e4,f6"]);
    assert_eq!(picks("4k3/8/8/8/2p1N3/8/8/4K3 w - - 0 1", &over("enemy")), ["e4,c3", "e4,c5"]);
    assert!(picks("4k3/8/8/8/2p1N3/8/8/4K3 w - - 0 1", &over("own")).is_empty());
    // A second part takes what was jumped over.
    let tail = r#",{"picks":[{"piece":{"whose":"enemy","area":[{"over":{"from":0,"to":1}}]}}],"steps":[{"remove":{"piece":2}}]}]"#;
    let trample = over("enemy").trim_end_matches(']').to_string() + "]}" + tail;
    let trample = trample.replace("]}]},", "]},");
    let all = plays("4k3/8/4p3/4p3/4N3/8/8/4K3 w - - 0 1", &trample);
    assert_eq!(
        all.iter().map(|(picks, _)| picks.as_str()).collect::<Vec<_>>(),
        ["e4,d6,e5", "e4,d6,e6", "e4,f6,e5", "e4,f6,e6"]
    );
}

#[test]
fn another_one_in_the_same_way() {
    let twins = r#"[{"picks":[{"piece":{"whose":"own","kinds":["knight"]}},{"way":{"piece":0,"way":{"normal":{"take":"may"}}}}],"steps":[{"walk":{"piece":0,"to":1}}]},
        {"picks":[{"piece":{"whose":"own","kinds":["knight"],"otherThan":[1]}},{"way":{"piece":2,"way":{"within":{"way":{"normal":{"take":"may"}},"area":[{"same":{"piece":2,"from":0,"to":1}}]}}}}],"steps":[{"walk":{"piece":2,"to":3}}]}]"#;
    let all = plays("4k3/8/8/8/8/8/4P3/N3K2N w - - 0 1", twins);
    // a1 goes to b3 or c2; h1 to f2 or g3. b3 is one to the right, two up: h1 has no such square, a1 none of the others.
    assert!(all.is_empty());
    let all = plays("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", twins);
    assert_eq!(
        all,
        [
            ("a1,b3,g1,h3".to_string(), "4k3/8/8/8/8/1N5N/8/4K3".to_string()),
            ("g1,h3,a1,b3".to_string(), "4k3/8/8/8/8/1N5N/8/4K3".to_string()),
        ]
        .into_iter()
        .collect::<Vec<_>>()
    );
    assert!(plays("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", twins).is_empty());
}

#[test]
fn each_part_is_chosen_on_the_board_that_the_one_before_has_left() {
    let twice = MOVE.replace("KIND", "rook").trim_end_matches(']').to_string()
        + r#"]},{"picks":[{"way":{"piece":1,"way":{"normal":{"take":"may"}}}}],"steps":[{"walk":{"piece":1,"to":2}}]}]"#;
    let twice = twice.replace("]}]},", "]},");
    let fen = "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1";
    let all = picks(fen, &twice);
    assert!(!all.contains(&"a1,a8,e8".to_string()) && all.contains(&"a1,a8,d8".to_string()));
    assert!(all.contains(&"a1,a4,a1".to_string()));
    // By its second move it could take the king.
    assert!(threats(fen, &twice).contains(&"e8".to_string()));
}

#[test]
fn threatened_and_threatens_look_at_normal_moves_pins_and_check_ignored() {
    // The rook e2 is pinned and threatens all the same.
    let fen = "4r1k1/8/8/8/8/8/q3R3/4K2N w - - 0 1";
    assert_eq!(men(fen, r#"{"whose":"own","that":["threatened"]}"#), "e2");
    assert_eq!(men(fen, r#"{"whose":"enemy","that":["threatened"]}"#), "a2 e8");
    assert_eq!(men(fen, r#"{"whose":"enemy","that":[{"threatenedBy":{"whose":"own","kinds":["rook"]}}]}"#), "a2 e8");
    assert_eq!(men(fen, r#"{"whose":"enemy","that":[{"threatens":{"whose":"own","kinds":["rook"]}}]}"#), "a2 e8");
    assert_eq!(men(fen, r#"{"whose":"own","that":[{"threatens":{"whose":"enemy","kinds":["queen"]}}]}"#), "e2");
    assert_eq!(men(fen, r#"{"whose":"own","that":[{"not":"threatened"}]}"#), "e1 h1");
    // A protected piece is not threatened by its protector.
    assert_eq!(men("4k3/8/8/8/8/2P5/1P6/4K3 w - - 0 1", r#"{"whose":"own","that":["threatened"]}"#), "");
}

#[test]
fn pinned_is_what_alone_shields_the_king_and_immobile_what_cannot_legally_move() {
    let fen = "4r1k1/8/8/b7/8/2N5/4R3/R3K3 w - - 0 1";
    assert_eq!(men(fen, r#"{"whose":"any","that":["pinned"]}"#), "e2 c3");
    assert_eq!(men(fen, r#"{"whose":"own","that":["pinned"],"kinds":["knight"]}"#), "c3");
    // The pinned knight cannot move; the rook may on its line.
    assert_eq!(men(fen, r#"{"whose":"own","that":["immobile"]}"#), "c3");
    assert_eq!(
        men("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", r#"{"whose":"enemy","that":["immobile"]}"#),
        "a8 c8 d8 e8 f8 h8"
    );
    // Two in between: nobody is pinned.
    assert_eq!(men("4r1k1/8/8/8/4N3/8/4R3/4K3 w - - 0 1", r#"{"whose":"own","that":["pinned"]}"#), "");
}

#[test]
fn single_doubled_and_passed_pawns_and_those_of_a_file() {
    let fen = "4k3/2p5/8/1P5p/1P1P4/8/6P1/4K3 w - - 0 1";
    let own = |that: &str| men(fen, &format!(r#"{{"whose":"own","kinds":["pawn"],"that":["{that}"]}}"#));
    assert_eq!(own("doubled"), "b4 b5");
    assert_eq!(own("single"), "g2 d4");
    // c7 guards the b- and d-files; h5 is beside g2's way.
    assert_eq!(own("passed"), "");
    assert_eq!(men(fen, r#"{"whose":"enemy","kinds":["pawn"],"that":["passed"]}"#), "");
    assert_eq!(
        men("4k3/8/8/3p4/3P4/8/P7/4K3 w - - 0 1", r#"{"whose":"any","kinds":["pawn"],"that":["passed"]}"#),
        "a2"
    );
    assert_eq!(men("4k3/8/8/1p6/2P5/8/8/4K3 w - - 0 1", r#"{"whose":"any","kinds":["pawn"],"that":["passed"]}"#), "");
    // What it has passed does not stop it.
    assert_eq!(
        men("4k3/8/2P5/1p6/8/8/8/4K3 w - - 0 1", r#"{"whose":"any","kinds":["pawn"],"that":["passed"]}"#),
        "b5 c6"
    );
    assert_eq!(men(fen, r#"{"whose":"own","kinds":["pawn"],"area":[{"file":2}]}"#), "b4 b5");
}

#[test]
fn places_lie_as_their_words_say() {
    let fen = "4k3/8/8/2p5/8/8/4P3/R3K3 w - - 0 1";
    let own = |area: &str| men(fen, &format!(r#"{{"whose":"any","area":[{area}]}}"#));
    assert_eq!(own("\"edge\""), "a1 e1 e8");
    assert_eq!(own("\"queenside\""), "a1 c5");
    assert_eq!(own("\"kingside\""), "e1 e2 e8");
    assert_eq!(own(r#"{"rank":1}"#), "a1 e1");
    assert_eq!(own(r#"{"not":"edge"}"#), "e2 c5");
    assert_eq!(men(&fen.replace(" w ", " b "), r#"{"whose":"any","area":[{"rank":1}]}"#), "e8");
    let at = |fen: &str, relation: &str, of: &str| {
        men(fen, &format!(r#"{{"whose":"any","area":[{{"at":{{"relation":"{relation}","of":{{"men":{of}}}}}}}]}}"#))
    };
    let pawn = r#"{"whose":"own","kinds":["pawn"]}"#;
    let king = r#"{"whose":"own","kinds":["king"]}"#;
    assert_eq!(at(fen, "adjacent", king), "e2");
    assert_eq!(at(fen, "inFront", pawn), "e8");
    assert_eq!(at(fen, "behind", pawn), "e1");
    assert_eq!(at(fen, "file", pawn), "e1 e8");
    assert_eq!(at(fen, "rank", king), "a1");
    assert_eq!(at("4k3/8/8/8/8/8/3PKP2/8 w - - 0 1", "beside", king), "d2 f2");
    // In front of an enemy pawn is where that pawn goes.
    let enemy = r#"{"whose":"enemy","kinds":["pawn"]}"#;
    assert_eq!(at("2r1k3/8/8/2p5/8/8/2R5/4K3 w - - 0 1", "inFront", enemy), "c2");
    assert_eq!(at("2r1k3/8/8/2p5/8/8/2R5/4K3 w - - 0 1", "behind", enemy), "c8");
    assert_eq!(men("4k3/8/8/8/3P4/8/8/4K3 w - - 0 1", r#"{"whose":"own","area":["centre"]}"#), "d4");
    assert_eq!(men("4k3/8/8/8/3P4/2b5/8/4K3 w - - 0 1", r#"{"whose":"own","area":["threatened"]}"#), "e1 d4");
}

#[test]
fn conditions_open_a_card_or_close_it() {
    let tail = r#""picks":[{"square":{"room":"free","area":[{"rank":3}]}}],"steps":[{"add":{"kind":"pawn","to":0}}]}]"#;
    let when = |condition: &str| format!(r#"[{{"when":[{condition}],{tail}"#);
    let queenless = when(r#"{"stand":{"men":{"whose":"own","kinds":["queen"]},"most":0}}"#);
    assert_eq!(plays("4k3/8/8/8/8/8/8/4K3 w - - 0 1", &queenless).len(), 8);
    assert!(plays("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", &queenless).is_empty());
    let fewer = when(r#"{"fewer":{"ones":{"whose":"own"},"than":{"whose":"enemy"}}}"#);
    assert_eq!(plays("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", &fewer).len(), 8);
    assert!(plays("4k3/8/8/8/8/8/8/4K3 w - - 0 1", &fewer).is_empty());
}

#[test]
fn a_card_threatens_where_its_whole_effect_could_capture() {
    let knight = moving("knight");
    assert_eq!(threats("8/8/1k6/8/N7/8/8/4K3 w - - 0 1", &knight), ["b2", "c3", "c5", "b6"]);
    // Pinned or not, and whether or not the own king is in check.
    assert_eq!(threats("4r1k1/8/5N2/8/4N3/8/8/4K3 w - - 0 1", &knight).iter().filter(|at| *at == "g8").count(), 1);
    // A pawn threatens aside of its way, not on it.
    assert_eq!(threats("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", &moving("pawn")), ["a3", "c3"]);
    // A second part that is impossible takes the threat of the first away.
    let then = knight.trim_end_matches(']').to_string()
        + r#"]},{"picks":[{"piece":{"whose":"own","kinds":["queen"]}}],"steps":[{"remove":{"piece":2}}]}]"#;
    let then = then.replace("]}]},", "]},");
    assert!(threats("8/8/1k6/8/N7/8/8/4K3 w - - 0 1", &then).is_empty());
    assert!(threats("8/8/1k6/8/N7/8/8/3QK3 w - - 0 1", &then).contains(&"b6".to_string()));
    // Without capture no threat.
    let quiet = knight.replace("\"may\"", "\"never\"");
    assert!(threats("8/8/1k6/8/N7/8/8/4K3 w - - 0 1", &quiet).is_empty());
}

#[test]
fn terms_are_found_wherever_they_stand() {
    let text = r#"[{"when":[{"stand":{"men":{"whose":"any","that":["pinned"]},"least":1}}],
        "picks":[{"piece":{"whose":"own","kinds":["pawn"],"area":[{"file":3}],"otherThan":[1]}},
        {"way":{"piece":0,"way":{"within":{"way":{"normal":{"take":"must"}},"area":["centre",{"not":"threatened"}]}}}}],"steps":[{"walk":{"piece":0,"to":1}}]}]"#;
    let terms = card(text).terms();
    let wanted = [
        Term::Move,
        Term::Capture,
        Term::Another,
        Term::Threatened,
        Term::Pinned,
        Term::Centre,
        Term::FilePawn,
        Term::Condition,
    ];
    assert_eq!(terms, wanted);
    assert!(Term::ALL.is_sorted());
}
