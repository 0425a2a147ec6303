//! The course of a turn: action, scoring, draw, check test, last stand, ends, set-ups, refusals.

use super::common::{board, fault, game_with, listed, play, reason, refused};
use super::{QUIET, events, of_type, set_up, view};
use engine::Session;
use engine::protocol::{Filter, Viewer};
use serde_json::{Value, json};

#[test]
fn a_used_card_is_scored_face_up_for_its_value_and_the_next_is_turned_up() {
    let mut game = set_up(QUIET, json!({"deck": ["AA", "AB"], "faceUp": {"white": "NN"}}));
    let value = u64::from(engine::families::joker::deck()[13 * 16 + 13].value);
    assert_eq!(listed(&game, "@"), ["@NN:a1", "@NN:h1"]);
    let events = events(&mut game, "@NN:h1");
    assert_eq!(board(&game), "4k3/ppp5/8/8/8/8/PPP5/R3K3");
    let view = view(&game);
    assert_eq!(view["scores"], json!({"white": value, "black": 0}));
    assert_eq!(view["piles"], json!({"white": ["NN"], "black": []}));
    assert_eq!(view["faceUp"], json!({"white": "AA", "black": null}));
    assert_eq!((&view["deckCount"], &view["discard"]), (&json!(1), &json!([])));
    assert_eq!(of_type(&events, "card-played")[0]["card"], "NN");
    assert_eq!(of_type(&events, "removed")[0]["to"], "h1");
    let scored = of_type(&events, "scored")[0];
    assert_eq!((&scored["card"], &scored["color"]), (&json!("NN"), &json!("white")));
    assert_eq!(scored["detail"], json!({"points": value, "total": value, "why": "card"}));
    assert_eq!(of_type(&events, "card-drawn")[0]["card"], "AA");
    assert_eq!(events.last().expect("events")["type"], "turn");
}

#[test]
fn a_masquerade_needs_a_missing_kind_and_counts_25_face_down() {
    let with_rooks = set_up(QUIET, json!({"deck": ["AA", "AB"], "faceUp": {"white": "NN"}}));
    assert_eq!(refused(&with_rooks, "@NN!pawn:a2"), "whole-effect-impossible");
    assert_eq!(refused(&with_rooks, "@NN!rook:a1"), "whole-effect-impossible");
    let fen = "4k3/ppp5/8/8/8/8/PPP5/1B2K3 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["AA", "AB"], "faceUp": {"white": "NN"}}));
    // Any kind but the king, who is never removed.
    assert_eq!(listed(&game, "@"), ["@NN!pawn:a2", "@NN!pawn:b2", "@NN!pawn:c2", "@NN!bishop:b1"]);
    assert_eq!(refused(&game, "@NN!king:e1"), "whole-effect-impossible");
    let events = events(&mut game, "@NN!bishop:b1");
    assert_eq!(of_type(&events, "card-played")[0]["detail"], json!({"masquerade": true}));
    let scored = of_type(&events, "scored")[0];
    assert_eq!((&scored["card"], &scored["detail"]["points"]), (&Value::Null, &json!(25)));
    assert_eq!(scored["detail"]["why"], "masquerade");
    assert_eq!(view(&game)["piles"]["white"], json!([null]));
    assert_eq!(view(&game)["scores"]["white"], 25);
}

#[test]
fn two_bold_kinds_are_read_each_for_itself_and_another_is_the_same_kind() {
    // BH swaps a bishop and a knight; there is a knight but no bishop.
    let fen = "4k3/ppp5/8/8/8/8/PP6/N3K2R w - - 0 5";
    let game = set_up(fen, json!({"deck": ["AA", "AB"], "faceUp": {"white": "BH"}}));
    let ids = listed(&game, "@");
    assert!(ids.contains(&"@BH!rook+knight:h1,a1".to_string()));
    assert!(ids.iter().all(|id| id.contains("+knight:")), "{ids:?}");
    // AK moves a knight and another one in the same way: read as pawn, both are pawns.
    let fen = "4k3/ppp5/8/8/8/8/PP6/4K2R w - - 0 5";
    let game = set_up(fen, json!({"deck": ["AA", "AB"], "faceUp": {"white": "AK"}}));
    assert_eq!(
        listed(&game, "@"),
        ["@AK!pawn:a2,a3,b2,b3", "@AK!pawn:a2,a4,b2,b4", "@AK!pawn:b2,b3,a2,a3", "@AK!pawn:b2,b4,a2,a4"]
    );
}

#[test]
fn an_open_card_gives_check_and_the_checked_player_is_consoled() {
    // The bishop on f6 would reach e8 like a knight.
    let fen = "4k3/ppp4p/5B2/8/8/8/PPP5/R5K1 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["AE", "AA", "AB"]}));
    let events = events(&mut game, "a1b1");
    let check = of_type(&events, "check")[0];
    assert_eq!((&check["to"], &check["detail"]), (&json!("e8"), &json!({"card": true})));
    assert_eq!(of_type(&events, "scored")[0]["detail"]["why"], "check");
    let view = view(&game);
    assert_eq!((&view["check"], &view["scores"]["black"]), (&json!(["e8"]), &json!(25)));
    assert!(view["threats"]["white"].as_array().expect("squares").contains(&json!("e8")));
    // One reward, one card less; the deck had three.
    assert_eq!((&view["deckCount"], &view["piles"]["black"]), (&json!(1), &json!([null])));
    // Black must leave e8: d7 and g8 are threatened by the card as well.
    assert_eq!(listed(&game, "e8"), ["e8f7", "e8f8"]);
    assert_eq!(listed(&game, ""), ["e8f7", "e8f8"]);
    assert_eq!(refused(&game, "h7h6"), "must-parry-check");
    assert_eq!(refused(&game, "e8d7"), "must-parry-check");
    play(&mut game, &["e8f7"]);
    // White's turn: his card lies there still, but nobody is in check.
    assert_eq!(json!(game.view(Viewer::All))["check"], json!([]));
}

#[test]
fn nobody_may_end_his_action_on_a_square_that_the_enemys_card_threatens() {
    let fen = "4k3/ppp4p/8/4B3/8/8/PPP5/R5K1 b - - 0 5";
    let game = set_up(fen, json!({"deck": ["AA", "AB"], "faceUp": {"white": "AE"}}));
    // Bishop e5 like a knight: d7, f7, c6, g6 …
    assert_eq!(listed(&game, "e8"), ["e8e7", "e8d8", "e8f8"]);
    assert_eq!(refused(&game, "e8f7"), "own-king-attacked");
    assert!(game.is_legal("h7h6"));
}

#[test]
fn a_card_can_mate_and_a_card_can_save() {
    // The rook checks on the back rank; Black has no move, but his card puts a pawn between.
    let fen = "R5k1/5ppp/8/8/8/8/PPP5/4K3 b - - 0 5";
    let lost = set_up(fen, json!({"deck": ["AA", "AB"], "faceUp": {"black": "FE"}}));
    assert_eq!(reason(&lost), Some("checkmate"));
    let saved = set_up(fen, json!({"deck": ["AA", "AB"], "faceUp": {"black": "AF"}}));
    assert_eq!(reason(&saved), None);
    assert_eq!(listed(&saved, ""), ["@AF:a8", "@AF:b8", "@AF:c8", "@AF:d8", "@AF:e8", "@AF:f8"]);
    // A card that is drawn can mate: White's rook covers the seventh rank and his card, a bishop's warp, the eighth.
    let fen = "2B4k/R7/6p1/6P1/8/8/PPP5/4K3 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["AA", "AB", "AC"]}));
    play(&mut game, &["e1e2"]);
    assert_eq!(reason(&game), None);
    let mut game = set_up(fen, json!({"deck": ["BO", "AB", "AC"]}));
    play(&mut game, &["e1e2"]);
    assert_eq!(reason(&game), Some("checkmate"));
}

#[test]
fn consolation_has_its_limits() {
    let fen = "4k3/ppp5/8/8/8/8/PPP5/R5K1 w - - 0 5";
    let points = |scores: Value, deck: Value| {
        let mut game = set_up(fen, json!({"deck": deck, "scores": scores}));
        play(&mut game, &["a1e1"]);
        let view = view(&game);
        (view["scores"]["black"].as_u64().expect("points"), view["deckCount"].as_u64().expect("cards"))
    };
    assert_eq!(points(json!({"black": 0}), json!(["AF", "AB", "AD"])), (25, 1));
    assert_eq!(points(json!({"black": 750}), json!(["AF", "AB", "AD"])), (775, 1));
    assert_eq!(points(json!({"black": 775}), json!(["AF", "AB", "AD"])), (775, 2));
    assert_eq!(points(json!({"black": 0}), json!(["AF"])), (0, 0));
}

#[test]
fn the_last_stand_needs_a_card_and_comes_before_the_stalemate() {
    let fen = "7k/8/8/8/8/p7/P7/K4Q2 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["AF", "AB", "AC"], "scores": {"white": 775}}));
    play(&mut game, &["f1f7"]);
    assert_eq!(reason(&game), Some("points"));
    let mut game = set_up(fen, json!({"deck": ["AF", "AB", "AC"]}));
    let told = events(&mut game, "f1e1");
    assert_eq!(of_type(&told, "scored")[0]["detail"], json!({"points": 25, "total": 25, "why": "last-stand"}));
    assert_eq!(view(&game)["deckCount"], 1);
    let mut game = set_up(fen, json!({"deck": ["AF"]}));
    play(&mut game, &["f1e1"]);
    assert_eq!(view(&game)["scores"]["white"], 0);
}

#[test]
fn eight_hundred_points_win_at_once_and_mate_is_looked_at_before_the_empty_deck() {
    let mut game = set_up(QUIET, json!({"deck": ["AA"], "faceUp": {"white": "NN"}, "scores": {"white": 775}}));
    play(&mut game, &["@NN:a1"]);
    assert_eq!(reason(&game), Some("points"));
    assert_eq!(view(&game)["faceUp"]["white"], Value::Null);
    let mate = "6k1/5ppp/8/8/8/8/1PPP4/R3K3 w - - 0 5";
    let mut game = set_up(mate, json!({"deck": [], "scores": {"black": 500}}));
    play(&mut game, &["a1a8"]);
    assert_eq!(reason(&game), Some("checkmate"));
    let mut game = set_up(mate, json!({"deck": [], "scores": {"black": 500}}));
    play(&mut game, &["a1b1"]);
    assert_eq!(json!(game.outcome()), json!({"winner": "black", "reason": "deck-empty"}));
}

#[test]
fn pawns_promote_when_the_whole_effect_is_done_and_the_player_on_turn_chooses() {
    // GH moves a pawn like a rook.
    let fen = "4k3/1Ppp4/8/8/8/8/P7/4K3 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["AF", "AB"], "faceUp": {"white": "GH"}}));
    let ids = listed(&game, "@GH:b7,b8");
    assert_eq!(ids, ["knight", "bishop", "rook", "queen"].map(|kind| format!("@GH:b7,b8,{kind}")));
    assert_eq!(refused(&game, "@GH:b7,b8"), "promotion-needed");
    let told = events(&mut game, "@GH:b7,b8,knight");
    assert_eq!(of_type(&told, "promoted")[0]["kind"], "knight");
    assert_eq!(board(&game), "1N2k3/2pp4/8/8/8/8/P7/4K3");
    // BP swaps a bishop and an enemy pawn, which comes to its own last rank.
    let fen = "4k3/2pp4/8/8/8/8/P7/B3K3 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["AF", "AB"], "faceUp": {"white": "BP"}}));
    assert!(game.is_legal("@BP:a1,c7,knight") && !game.is_legal("@BP:a1,c7"));
    // A rook or queen there would give check at once.
    assert!(!game.is_legal("@BP:a1,c7,queen") && !game.is_legal("@BP:a1,c7,rook"));
    play(&mut game, &["@BP:a1,c7,knight"]);
    assert_eq!(board(&game), "4k3/2Bp4/8/8/8/8/P7/n3K3");
}

#[test]
fn en_passant_answers_double_steps_of_moves_and_cards_but_no_warps() {
    // EA moves two pawns, the second by two squares beside an enemy pawn.
    let fen = "4k3/pp6/8/8/2p1p3/8/1P3PP1/4K3 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["NN", "AB"], "faceUp": {"white": "EA"}}));
    play(&mut game, &["@EA:b2,b4,f2,f4"]);
    assert!(game.is_legal("c4b3") && game.is_legal("e4f3"));
    let captures: Vec<String> = game
        .legal(&Filter::ALL)
        .into_iter()
        .filter(|listed| ["c4b3", "e4f3"].contains(&listed.action.to_string().as_str()))
        .flat_map(|listed| listed.captures.into_iter().map(|square| square.to_string()))
        .collect();
    assert_eq!(captures, ["b4", "f4"]);
    let mut other = game.clone();
    play(&mut game, &["c4b3"]);
    assert_eq!(board(&game), "4k3/pp6/8/8/4pP2/1p6/6P1/4K3");
    play(&mut other, &["e4f3"]);
    assert_eq!(board(&other), "4k3/pp6/8/8/1Pp5/5p2/6P1/4K3");
    // EB warps.
    let fen = "4k3/pp6/8/2p5/8/8/1P3PP1/4K3 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["NN", "AB"], "faceUp": {"white": "EB"}}));
    play(&mut game, &["@EB:b2,b5"]);
    assert!(listed(&game, "c5") == ["c5c4"]);
}

#[test]
fn castling_with_a_rook_from_the_supply_and_past_the_enemys_card() {
    // CF adds a rook on the first rank if there is no queen.
    let fen = "4k3/ppp5/8/8/8/8/PPP5/4K2R w K - 0 5";
    let mut game = set_up(fen, json!({"deck": ["NN", "NO", "NP", "AF", "AB"], "faceUp": {"white": "CF"}}));
    play(&mut game, &["@CF:a1", "a7a6"]);
    assert!(game.is_legal("e1c1") && game.is_legal("e1g1"));
    // Without a king that has never moved there is none.
    let fen = "4k3/ppp5/8/8/8/8/PPP5/4K2R w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["NN", "NO", "NP", "AF", "AB"], "faceUp": {"white": "CF"}}));
    play(&mut game, &["@CF:a1", "a7a6"]);
    assert!(!game.is_legal("e1c1"));
    // Black's card lets bishops go like knights: d3 or g4 to f1 and so on. Only start and end count.
    let castles = |bishop: &str| {
        let fen = format!("4k3/ppp5/8/8/{bishop}/PPP5/4K2R w K - 0 5");
        let game = set_up(&fen, json!({"deck": ["NN", "NO"], "faceUp": {"black": "AE"}}));
        game.is_legal("e1g1")
    };
    assert!(castles("8/1b6"), "nothing near");
    assert!(!castles("8/6b1"), "e1 … is attacked from g3 by the bishop itself");
    assert!(!castles("8/7b"), "g1 is threatened by the card");
    assert!(!castles("8/5b2"), "e1 is threatened by the card from f3? g1 is");
    assert_eq!(
        refused(
            &set_up("4k3/ppp5/8/8/8/3b4/PPP5/4K2R w K - 0 5", json!({"deck": ["NN"], "faceUp": {"black": "AE"}})),
            "e1g1"
        ),
        "castling"
    );
}

#[test]
fn set_ups_are_judged() {
    let bad = |setup: Value| fault("joker", &json!({"setup": setup}));
    let at = |code: &str, path: &str, reason: &'static str| (code.to_string(), path.to_string(), reason);
    assert_eq!(bad(json!({"deck": ["AA", "QQ"]})), at("unknown-card", "setup.deck[1]", "unknown-card"));
    assert_eq!(bad(json!({"deck": ["AA", "AA"]})), at("bad-setup", "setup.deck[1]", "card-twice"));
    assert_eq!(bad(json!({"deck": ["AA"], "faceUp": {"black": "AA"}})), at("bad-setup", "setup.deck[0]", "card-twice"));
    assert_eq!(bad(json!({"faceUp": {"white": "15"}})), at("unknown-card", "setup.faceUp.white", "unknown-card"));
    for out in [800, -25, 20_000] {
        assert_eq!(bad(json!({"scores": {"white": out}})), at("bad-setup", "setup.scores.white", "out-of-range"));
    }
    set_up(QUIET, json!({"scores": {"white": 775, "black": 0}}));
    // AI is advanced: the basic deck leaves it out, wherever it is named.
    let basic = |setup: Value| fault("joker", &json!({"deck": "basic", "setup": setup}));
    assert_eq!(basic(json!({"faceUp": {"white": "AI"}})), at("bad-setup", "setup.faceUp.white", "card-left-out"));
    assert_eq!(basic(json!({"deck": ["AA", "AI"]})), at("bad-setup", "setup.deck[1]", "card-left-out"));
    assert!(game_with("joker", &json!({"deck": "basic", "setup": {"deck": ["AA"]}})).is_ok());
    assert_eq!(bad(json!({"unmoved": ["a1", "d1"]})), at("bad-setup", "setup.unmoved[1]", "no-king-or-rook"));
    assert_eq!(bad(json!({"hands": {"white": []}})).2, "other-games-key");
    let fen = |fen: &str| bad(json!({"fen": fen})).2;
    assert_eq!(fen("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), "pawn-on-back-rank");
    assert_eq!(fen("4k3/8/8/8/8/8/8/4K2p w - - 0 1"), "pawn-on-back-rank");
    assert_eq!(fen("4k2R/8/8/8/8/8/8/4K3 w - - 0 1"), "king-capturable");
    assert_eq!(fen("4k3/8/8/8/8/8/8/Z3K3 w - - 0 1"), "kind-not-in-game");
    // A pawn on its own first rank is sound, and an open card that threatens the other king, too.
    set_up("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", json!({}));
    set_up("4k3/8/5B2/8/8/8/8/4K3 w - - 0 1", json!({"faceUp": {"white": "AE"}}));
    // Left out, the deck is what is not named elsewhere.
    let game = set_up(QUIET, json!({"faceUp": {"white": "AA", "black": "PP"}}));
    assert_eq!(view(&game)["deckCount"], 254);
}

#[test]
fn where_the_table_deals_only_open_cards_are_outcomes_and_any_unseen_card_may_come() {
    let setup = json!({"fen": "4k3/ppp5/8/8/8/8/PPP5/R5K1 w - - 0 5", "deck": ["AF", "AB", "AC", "AD"]});
    let mut game = game_with("joker", &json!({"chance": "host", "setup": setup})).expect("sound");
    play(&mut game, &["a1e1"]);
    assert_eq!(json!(game.actor()), "chance");
    assert_eq!(listed(&game, ""), ["card:AB", "card:AC", "card:AD", "card:AF"]);
    assert_eq!(refused(&game, "card:AA"), "wrong-window");
    assert_eq!(refused(&game, "e8d8"), "wrong-window");
    play(&mut game, &["card:AC"]);
    // Black is consoled with an unnamed card; it may still be dealt.
    assert_eq!(view(&game)["deckCount"], 2);
    play(&mut game, &["e8d8"]);
    assert_eq!(listed(&game, ""), ["card:AB", "card:AD", "card:AF"]);
}

#[test]
fn a_usable_card_without_its_choices_is_refused_for_their_want() {
    // BH swaps a bishop and a knight; no king is in danger.
    let fen = "4k3/pppp4/8/8/8/8/PPPP4/N1B1KR2 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["AA"], "faceUp": {"white": "BH"}}));
    // It can be used, and so there is nothing to explain.
    assert_eq!(game.explain("@BH").map(|refusal| refusal.code), None);
    let told = |game: &mut Session, text: &str| {
        let fault = game.play(text).expect_err("refused");
        let refusal = fault.refusal.expect("illegal");
        (json!(fault.code), json!(refusal.code), refusal.hint)
    };
    let missing = (json!("illegal-action"), json!("malformed"), Some("choices-missing"));
    assert_eq!(told(&mut game, "@BH"), missing);
    assert_eq!(told(&mut game, "@BH:c1"), missing);
    assert_eq!(hint(&game, "@BH:c1"), Some("choices-missing"));
    assert_eq!(refused(&game, "@BH:a2"), "whole-effect-impossible");
    // Nor is it the king's fault where only a masquerade is possible.
    let fen = "4k3/pppp4/8/8/8/8/PPPP4/N3KR2 w - - 0 5";
    let mut game = set_up(fen, json!({"deck": ["AA"], "faceUp": {"white": "BH"}}));
    assert_eq!(told(&mut game, "@BH"), missing);
}

fn hint(game: &Session, text: &str) -> Option<&'static str> {
    game.explain(text).and_then(|refusal| refusal.hint)
}

#[test]
fn refused_actions_say_why() {
    let game = set_up(QUIET, json!({"deck": ["AA", "AB"], "faceUp": {"white": "AE", "black": "NN"}}));
    assert_eq!(refused(&game, "@NN:a1"), "card-not-held");
    assert_eq!(refused(&game, "@AA:a1"), "card-not-held");
    assert_eq!(refused(&game, "@AE:a1,b3"), "whole-effect-impossible");
    assert_eq!(hint(&game, "@AA:a1"), None);
    assert_eq!(hint(&game, "@15:c1,h6"), Some("card-unknown"));
    assert_eq!((refused(&game, "@AE:"), hint(&game, "@AE:")), ("malformed".to_string(), Some("card-notation")));
    assert_eq!(refused(&game, "a1a9"), "malformed");
    assert_eq!(refused(&game, "a1b2"), "unreachable");
    assert_eq!(refused(&game, "card:AA"), "wrong-window");
    assert_eq!(refused(&game, "pass"), "other");
    let code = |game: &Session, card: &str| json!(game.explain(card).map(|refusal| refusal.code));
    // No bishop, so the masquerade is there.
    assert_eq!(code(&game, "@AE"), Value::Null);
    let game = set_up(QUIET, json!({"deck": ["AA", "AB"], "faceUp": {"white": "FE"}}));
    assert_eq!(code(&game, "@FE"), "whole-effect-impossible");
    let pinned = set_up("4r1k1/ppp5/8/8/8/8/PPP1N3/4K3 w - - 0 5", json!({"deck": ["AB"], "faceUp": {"white": "BB"}}));
    assert_eq!(json!(pinned.explain("@BB").map(|refusal| refusal.code)), "own-king-attacked");
}

#[test]
fn what_is_drawn_cannot_be_taken_back_without_force_and_comes_again() {
    let mut game = game_with("joker", &json!({"seed": "again"})).expect("a game");
    play(&mut game, &["e2e4"]);
    assert!(game.can_undo().is_ok());
    play(&mut game, &["e7e5"]);
    let (view_before, hash) = (view(&game), game.hash());
    assert_eq!(game.can_undo().map_err(|fault| fault.reason), Err("new-information"));
    game.undo(true).expect("forced");
    play(&mut game, &["e7e5"]);
    assert_eq!((view(&game), game.hash()), (view_before, hash));
    let again = Session::from_record(&game.record().to_json()).expect("a record");
    assert_eq!(again.hash(), game.hash());
}

#[test]
fn nobody_and_no_bot_knows_what_comes() {
    let laid = set_up(QUIET, json!({"deck": ["AA", "AB", "AC"], "faceUp": {"white": "NN"}}));
    let mut imagined = laid.imagine(board::Color::White, 1);
    use engine::Rules;
    imagined.apply(&"a1b1".parse().expect("a move"), &mut engine::protocol::Events::dropped());
    let mut list = Vec::new();
    imagined.list(&Filter::ALL, &mut list);
    assert_eq!(list.len(), 3);
}
