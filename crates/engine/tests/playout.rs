//! Random games inside the engine.
use engine::chance::Draws;
use engine::protocol::{Action, Events, Options};
use engine::{Rules, State, variants};
use serde_json::json;

fn start(id: &str, setup: serde_json::Value) -> State {
    let info = engine::variant(id).expect("a game");
    let options = Options::read(&json!({ "seed": "playout", "setup": setup }), info).expect("options");
    State::new(id, &options).expect("a state")
}

#[test]
fn playouts_end_keep_to_their_length_and_repeat() {
    for info in variants() {
        let state = start(info.id, json!({}));
        for seed in 0..20 {
            let play = |most| state.playout(&mut Draws::from_number(seed), most);
            let length = play(100_000);
            assert!(length > 0 && length < 100_000, "{}: {length}", info.id);
            assert_eq!(play(100_000), length);
            assert_eq!(play(length), length);
            assert_eq!(play(length - 1), length - 1);
            assert_eq!(play(0), 0);
        }
    }
}

#[test]
fn quick_playouts_of_chess_end_where_the_game_ends() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/P1k5/8/8/8/8/5Kp1/8 w - - 0 1",
        "7k/5Q2/8/8/8/8/8/K7 w - - 90 80",
    ] {
        let first = start("chess", json!({ "fen": fen }));
        for seed in 0..60 {
            let mut draws = Draws::from_number(seed);
            let mut state = first.clone();
            let mut played = 0;
            while state.outcome().is_none() {
                let mv = state.position().choose_move(|count| draws.below(count)).expect("the game goes on");
                state.apply(&Action::from(mv), &mut Events::dropped());
                played += 1;
            }
            assert_eq!(first.playout(&mut Draws::from_number(seed), 100_000), played);
        }
    }
    let over = start("chess", json!({ "fen": "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1" }));
    assert_eq!(over.playout(&mut Draws::from_number(1), 100), 0);
}
