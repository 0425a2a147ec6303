//! Runs the JSON cases of `tests/cases/` against the engine itself. The same files run through the npm package.

use board::{Color, Kind, Side};
use engine::protocol::{Fault, Filter, Listed, Options, PieceView, Refusal, RefusalCode, View, Viewer};
use engine::{Session, variant};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

type Check = Result<(), String>;

fn must(holds: bool, say: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(say()) }
}

fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::Array(list) => list.iter().map(|entry| entry.as_str().unwrap_or("null").to_string()).collect(),
        Value::String(text) => vec![text.clone()],
        _ => Vec::new(),
    }
}

/// Whether `want` is contained in `have`: objects partially, lists entry by entry.
fn includes(have: &Value, want: &Value) -> bool {
    match (have, want) {
        (Value::Object(have), Value::Object(want)) => {
            want.iter().all(|(key, value)| have.get(key).is_some_and(|have| includes(have, value)))
        }
        (Value::Array(have), Value::Array(want)) => {
            have.len() == want.len() && have.iter().zip(want).all(|(have, want)| includes(have, want))
        }
        _ => have == want,
    }
}

fn named(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

fn session(case: &Value) -> Result<Session, Fault> {
    let mut options = case.get("options").cloned().unwrap_or_else(|| json!({}));
    let mut setup = options.get("setup").cloned().unwrap_or_else(|| json!({}));
    if let Some(fen) = case.get("fen") {
        setup["fen"] = fen.clone();
    }
    if let Some(hold) = case.get("hold") {
        let hand = |color: &str| hold.get(color).cloned().unwrap_or_else(|| json!([]));
        setup["hands"] = json!({"white": hand("white"), "black": hand("black")});
        if setup.get("deck").is_none() {
            setup["deck"] = json!([]);
        }
    }
    if setup.as_object().is_some_and(|setup| !setup.is_empty()) {
        options["setup"] = setup;
    }
    let id = case["game"].as_str().expect("a game");
    Session::new(id, Options::read(&options, variant(id)?)?, "case")
}

fn ids(list: &[Listed]) -> Vec<String> {
    list.iter().map(|listed| listed.action.to_string()).collect()
}

fn letters(piece: &PieceView) -> String {
    let mut text: Vec<char> = piece.kinds.iter().map(|kind: &_| Kind::letter(kind.0)).collect();
    text.sort_unstable();
    let mut text: String = text.into_iter().collect();
    if piece.origin.0 == Color::White {
        text = text.to_uppercase();
    }
    if piece.color.0 == Side::Neutral { format!("n:{text}") } else { text }
}

fn at<'a>(view: &'a View, square: &str) -> Option<&'a PieceView> {
    let square: board::Square = square.parse().expect("a square");
    view.board[square.index()].as_ref()
}

fn same(mut a: Vec<String>, mut b: Vec<String>) -> bool {
    a.sort();
    b.sort();
    a == b
}

fn code(refusal: Option<Refusal>) -> String {
    refusal.map_or("null".into(), |refusal| named(&refusal.code).as_str().unwrap_or_default().to_string())
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn step(game: &mut Session, step: &Value) -> Check {
    let viewer = Viewer::from_name(step.get("as").and_then(Value::as_str).unwrap_or("all")).expect("a viewer");
    let list = |game: &Session| ids(&game.legal(&Filter::ALL));
    for (key, want) in members(step) {
        let view = game.view(viewer);
        match key.as_str() {
            "play" => {
                for action in texts(want) {
                    game.play(&action).map_err(|fault| format!("{action}: {fault} {:?}", fault.refusal))?;
                }
            }
            "legal" => {
                for action in texts(want) {
                    let listed = list(game).contains(&action);
                    must(listed && game.is_legal(&action), || format!("{action} should be legal: {:?}", list(game)))?;
                }
            }
            "illegal" => {
                for action in texts(want) {
                    let listed = list(game).contains(&action);
                    must(!listed && !game.is_legal(&action), || format!("{action} should not be legal"))?;
                }
            }
            "refused" => {
                for (action, codes) in members(want) {
                    let got = code(game.explain(action));
                    must(!game.is_legal(action) && texts(codes).contains(&got), || format!("{action}: {got}"))?;
                }
            }
            "only" => must(same(list(game), texts(want)), || format!("listed: {:?}", list(game)))?,
            "prefix" => {
                let prefix = want.as_str().expect("a prefix");
                let got: Vec<String> = list(game).into_iter().filter(|id| id.starts_with(prefix)).collect();
                must(same(got.clone(), texts(&step["is"])), || format!("{prefix}*: {got:?}"))?;
            }
            "count" => must(Some(list(game).len() as u64) == want.as_u64(), || format!("{:?}", list(game)))?,
            "voids" => {
                let all = game.legal(&Filter { void: true, ..Filter::ALL });
                for (action, why) in members(want) {
                    let found = all.iter().find(|listed| listed.action.to_string() == *action);
                    let void = found.and_then(|listed| listed.void).map(|void| match void {
                        engine::protocol::Void::Mates => "void-mates",
                        engine::protocol::Void::TakesKing => "void-takes-king",
                        engine::protocol::Void::KeepsKingInCheck => "void-keeps-king-in-check",
                    });
                    let holds = void.is_some_and(|void| texts(why).contains(&void.to_string()));
                    must(holds && !list(game).contains(action), || format!("{action}: {void:?}"))?;
                }
            }
            "board" => {
                for (square, want) in members(want) {
                    let got = at(&view, square).map(letters);
                    must(got.as_deref() == want.as_str(), || format!("{square} holds {got:?}, not {want}"))?;
                }
            }
            "view" => {
                let have = named(&view);
                must(includes(&have, want), || {
                    members(want).map(|(key, _)| format!("{key} is {}; ", have[key])).collect()
                })?;
            }
            "marks" => {
                for (square, want) in members(want) {
                    let got = at(&view, square).map(|piece| piece.marks.clone()).unwrap_or_default();
                    must(texts(want).iter().all(|mark| got.contains(&mark.as_str())), || format!("{square}: {got:?}"))?;
                }
            }
            "squares" => {
                let have = named(&view.squares);
                for want in want.as_array().expect("a list") {
                    must(have.as_array().is_some_and(|all| all.iter().any(|mark| includes(mark, want))), || {
                        format!("{want} missing in {have}")
                    })?;
                }
            }
            "hand" => {
                for (color, want) in members(want) {
                    let got = texts(&named(&view.hands)[color]);
                    must(same(got.clone(), texts(want)), || format!("{color} holds {got:?}"))?;
                }
            }
            "turn" => must(named(&view.turn) == *want, || format!("turn is {:?}", view.turn))?,
            "actor" => must(named(&game.actor()) == *want, || format!("actor is {:?}", game.actor()))?,
            "phase" => must(named(&game.phase()) == *want, || format!("phase is {:?}", game.phase()))?,
            "outcome" => {
                let got = named(&game.outcome());
                must(includes(&got, want), || format!("outcome is {got}"))?;
            }
            "fails" => {
                for (action, want) in members(want) {
                    let before = game.hash();
                    let got = game.play(action).err().map(|fault| named(&fault.code));
                    must(got.as_ref() == Some(want) && game.hash() == before, || format!("{action}: {got:?}"))?;
                }
            }
            "counters" => {
                for (square, want) in members(want) {
                    let got = named(&at(&view, square).and_then(|piece| piece.counters));
                    must(includes(&got, want), || format!("{square} counts {got}"))?;
                }
            }
            "unmarked" => {
                for square in texts(want) {
                    let marks = at(&view, &square).map(|piece| piece.marks.len()).unwrap_or_default();
                    let marked = view.squares.iter().any(|mark| mark.square.0.to_string() == square);
                    must(marks == 0 && !marked, || format!("{square} is marked"))?;
                }
            }
            "perft" => {
                let got = game.perft(want.as_u64().expect("a depth") as u32);
                must(Some(got) == step["is"].as_u64(), || format!("perft is {got}"))?;
            }
            "as" | "is" => {}
            other => return Err(format!("unknown step {other}")),
        }
    }
    Ok(())
}

fn run(case: &Value) -> Check {
    let steps = case["steps"].as_array().expect("steps");
    if let [only] = steps.as_slice()
        && let Some(want) = only.get("throws")
    {
        let got = session(case).err().map(|fault| named(&fault.code));
        return must(got.as_ref() == Some(want), || format!("should throw {want}, got {got:?}"));
    }
    let mut game = session(case).map_err(|fault| fault.to_string())?;
    for (i, one) in steps.iter().enumerate() {
        step(&mut game, one).map_err(|why| format!("step {}: {why}", i + 1))?;
    }
    Ok(())
}

/// Games the engine has; a case file of a game it lacks is an error, not a silent pass.
#[test]
fn all_cases_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let mut failures = Vec::new();
    let mut files = BTreeSet::new();
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the cases") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "json") {
            files.insert(path);
        }
    }
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let cases: Value = serde_json::from_str(&text).expect("JSON");
        for case in cases.as_array().expect("a list of cases") {
            count += 1;
            if let Err(why) = run(case) {
                failures.push(format!("{}: {} — {why}", path.display(), case["name"]));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {count} cases fail:\n{}", failures.len(), failures.join("\n"));
    assert!(count > 0, "no case found");
}

#[test]
fn the_runner_sees_what_does_not_hold() {
    let wrong = json!([
        {"count": 21}, {"legal": ["e2e5"]}, {"illegal": ["e2e4"]}, {"only": ["e2e4"]}, {"board": {"e2": null}},
        {"view": {"turn": "black"}}, {"outcome": {"winner": "white"}}, {"refused": {"e2e4": "unreachable"}},
        {"fails": {"e2e4": "illegal-action"}}, {"perft": 1, "is": 21}, {"marks": {"e2": ["magnet"]}}, {"phase": "main"},
    ]);
    for one in wrong.as_array().expect("a list") {
        assert!(run(&json!({"name": "wrong", "game": "chess", "steps": [one]})).is_err(), "{one}");
    }
    assert_eq!(named(&RefusalCode::NotYourPiece), json!("not-your-piece"));
}
