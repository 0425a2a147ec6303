//! Random positions in which belts rise, leave and change sides all the time, against a slow reading of the rules.

use board::{Bitboard, Color, Laws, Move, Position, Square};
use engine::chance::Draws;
use engine::protocol::{Action, Events, Filter, Phase, Verb};
use engine::{Rules, Session, State};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A random number below a bound.
fn below(draws: &mut Draws, bound: usize) -> usize {
    draws.below(bound as u32) as usize
}

/// A set-up that may be sound: few pieces near the antisenseis, counters near their limits, some passive members.
fn random_setup(draws: &mut Draws) -> Value {
    let mut rows = [[None; 8]; 8];
    let mut place = |draws: &mut Draws, letter: char| {
        let square = Square::wrapping(draws.below(64) as u8);
        let free: &mut Option<char> = &mut rows[usize::from(square.rank())][usize::from(square.file())];
        (free.is_none()).then(|| *free = Some(letter)).map(|()| square)
    };
    place(draws, 'K');
    place(draws, 'k');
    let mut counters = Vec::new();
    for _ in 0..4 + below(draws, 8) {
        let letter = ['P', 'N', 'B', 'R', 'Q', 'p', 'n', 'b', 'r', 'q'][below(draws, 10)];
        let Some(square) = place(draws, letter) else { continue };
        let mut counter = json!({"square": square.to_string()});
        if !matches!(letter, 'Q' | 'q') {
            counter["near"] = json!(11 + below(draws, 4));
        } else {
            counter["away"] = json!(6 + below(draws, 4));
        }
        if matches!(letter, 'P' | 'N' | 'B' | 'p' | 'n' | 'b') {
            counter["friend"] = json!(11 + below(draws, 4));
            counter["idle"] = json!(11 + below(draws, 5));
        }
        counters.push(counter);
    }
    let mut passive = Vec::new();
    for _ in 0..below(draws, 6) {
        let square = Square::wrapping(draws.below(64) as u8).to_string();
        let color = ["white", "black"][below(draws, 2)];
        let kind = ["pawn", "knight", "bishop", "rook", "queen"][below(draws, 5)];
        passive.push(json!({"square": square, "color": color, "kind": kind}));
    }
    let row = |row: &[Option<char>; 8]| row.iter().map(|men| men.unwrap_or('1')).collect::<String>();
    let board: Vec<String> = rows.iter().rev().map(row).collect();
    json!({"fen": format!("{} w - - 0 1", board.join("/")), "passive": passive, "counters": counters})
}

/// Whether some choice of what follows from the move leaves the mover's antisensei safe.
fn can_be_safe(state: &State, mover: Color) -> bool {
    let tried = |action: Action| {
        let mut next = state.clone();
        next.apply(&action, &mut Events::dropped());
        can_be_safe(&next, mover)
    };
    if state.turn() != mover || state.phase() == Phase::Over {
        return !state.position().in_check(mover);
    }
    match state.phase() {
        Phase::Retire => {
            let position = state.position();
            let crew = position.board.side(!mover).without(position.board.kind(board::Kind::King));
            tried(Action::new(Verb::Pass)) || crew.into_iter().any(|square| tried(Action::on(Verb::Retire, square)))
        }
        Phase::Vigilance => tried(Action::new(Verb::Keep)),
        Phase::Appoint => {
            let mut list = Vec::new();
            state.list(&Filter::ALL, &mut list);
            list.into_iter().any(|listed| tried(listed.action))
        }
        phase => panic!("{phase:?} after a move"),
    }
}

/// The legal moves by the words of the rules: every way a piece has, tried to the end of the turn.
fn slow_moves(state: &State) -> BTreeSet<(Square, Square)> {
    let mover = state.turn();
    let open = Position { laws: Laws { check: false, ..state.position().laws }, ..state.position().clone() };
    let enemy = state.position().royals[(!mover).index()];
    let mut moves = BTreeSet::new();
    open.targets(|from, targets| {
        for to in targets {
            let mut next = state.clone();
            next.apply(&Move::new(from, to).into(), &mut Events::dropped());
            // Taking the antisensei ends the game at once.
            if Some(to) == enemy || can_be_safe(&next, mover) {
                moves.insert((from, to));
            }
        }
        true
    });
    // Without check castling knows no attacked squares.
    let castles =
        |from: &Square, to: &Square| state.position().royals[mover.index()] == Some(*from) && from.distance(*to) == 2;
    moves.retain(|(from, to)| !castles(from, to) || state.position().is_legal(Move::new(*from, *to)));
    moves
}

#[test]
fn moves_are_legal_exactly_where_the_rules_leave_the_own_antisensei_safe() {
    let mut draws = Draws::from_number(4);
    let mut seen = BTreeSet::new();
    let mut reasons = BTreeSet::new();
    let (mut games, mut positions) = (0, 0);
    while games < 1000 {
        let options = json!({
            "setup": random_setup(&mut draws),
            "vigilance": (["automatic", "manual"][games % 2]),
            "windows": (["auto", "always"][games / 2 % 2]),
        });
        let Ok(mut game) = super::common::game_with("dojo", &options) else { continue };
        games += 1;
        while game.outcome().is_none() && game.played() < 30 {
            let state = game.imagine(Color::White, 0);
            let list = game.legal(&Filter::ALL);
            if game.phase() == Phase::Action {
                let moves: BTreeSet<_> =
                    list.iter().filter_map(|listed| listed.action.as_move()).map(|mv| (mv.from, mv.to)).collect();
                assert_eq!(moves, slow_moves(&state), "{options}\n{:?}\n{}", game.record().actions, game.fen());
                positions += 1;
            }
            let captures = list.iter().filter(|listed| listed.action.verb == Verb::Move && listed.captures.any());
            for listed in captures {
                assert!((listed.captures & state.position().board.occupied()) == listed.captures);
            }
            // Rare verbs first.
            let rare: Vec<_> = list.iter().filter(|listed| listed.action.verb != Verb::Move).collect();
            let chosen = if rare.is_empty() || draws.below(3) == 0 {
                &list[below(&mut draws, list.len())]
            } else {
                rare[below(&mut draws, rare.len())]
            };
            seen.insert(chosen.action.verb);
            check_masks(&game);
            game.play(&chosen.action.to_string()).expect("listed");
        }
        reasons.extend(game.outcome().map(|outcome| outcome.reason.name()));
        check_masks(&game);
    }
    assert!(positions > 5_000, "{positions}");
    let verbs = [Verb::Move, Verb::Pass, Verb::Appoint, Verb::Retire, Verb::Release, Verb::Keep, Verb::Claim];
    assert!(verbs.iter().all(|verb| seen.contains(verb)), "{seen:?}");
    assert!(["checkmate", "stalemate"].iter().all(|reason| reasons.contains(reason)), "{reasons:?}");
}

/// That the squares of passive members, and no others, are closed or closed as soon as their piece leaves.
fn check_masks(game: &Session) {
    let state = game.imagine(Color::White, 0);
    let position = state.position();
    let lying: Bitboard = game.view(engine::protocol::Viewer::All).squares.iter().map(|mark| mark.square.0).collect();
    let occupied = position.board.occupied();
    assert_eq!(position.masks.closed, lying.without(occupied));
    assert_eq!(position.masks.pedestals, lying & occupied);
}
