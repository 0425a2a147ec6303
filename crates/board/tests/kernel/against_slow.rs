//! The fast generator against the slow one, on random positions and along random games.
use crate::random;
use crate::slow::Slow;
use board::{Bitboard, Color, Kind, Move, Position, Reason, Square};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn listed(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.moves(|mv| moves.push(mv));
    moves
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort();
    moves
}

fn agree(position: &Position) -> Result<(), TestCaseError> {
    let slow = Slow::from(position);
    let moves = listed(position);
    let expected = sorted(slow.moves());
    prop_assert_eq!(&moves, &expected, "moves of {:?}", position);
    prop_assert_eq!(position.count_moves(), moves.len() as u64);
    prop_assert_eq!(position.has_moves(), !moves.is_empty());
    prop_assert_eq!(position.perft(1), moves.len() as u64);
    let passant = moves.iter().any(|mv| position.captured_by(*mv).is_some_and(|(at, _)| at != mv.to));
    prop_assert_eq!(position.en_passant_legal(), passant);
    let mut targets = Vec::new();
    position.targets(|from, to| {
        targets.push((from, to));
        true
    });
    prop_assert!(targets.is_sorted_by_key(|(from, _)| *from));
    for from in Square::all() {
        let to: Bitboard = moves.iter().filter(|mv| mv.from == from).map(|mv| mv.to).collect();
        prop_assert_eq!(position.targets_from(from), to);
        prop_assert_eq!(position.steps_from(from), slow.steps_from(from));
        prop_assert_eq!(targets.iter().find(|(at, _)| *at == from).map_or(Bitboard::EMPTY, |(_, to)| *to), to);
    }
    Ok(())
}

fn attacks_agree(position: &Position) -> Result<(), TestCaseError> {
    let slow = Slow::from(position);
    for square in Square::all() {
        prop_assert_eq!(position.attacks_from(square), slow.attacks_from(square), "from {}", square);
        for color in Color::BOTH {
            let attackers = position.attackers(square, color, position.board.occupied());
            let expected: Bitboard = slow.attackers(square, color).into_iter().collect();
            prop_assert_eq!(attackers, expected, "{:?} on {} in {:?}", color, square, position);
        }
    }
    for color in Color::BOTH {
        let expected: Bitboard = slow.royal_attackers(color).into_iter().collect();
        prop_assert_eq!(position.checkers(color), expected);
    }
    Ok(())
}

/// Attackers where some pieces are thought away.
fn attackers_agree(position: &Position, gone: Bitboard) -> Result<(), TestCaseError> {
    let mut bared = position.clone();
    for square in gone {
        bared.board.take(square);
    }
    let slow = Slow::from(&bared);
    for square in Square::all() {
        for color in Color::BOTH {
            let expected: Bitboard = slow.attackers(square, color).into_iter().collect();
            prop_assert_eq!(position.attackers(square, color, position.board.occupied().without(gone)), expected);
        }
    }
    Ok(())
}

/// Every move anybody could write: refused with a reason if and only if it is not legal.
fn explanations_agree(position: &Position) -> Result<(), TestCaseError> {
    let slow = Slow::from(position);
    let legal: BTreeSet<Move> = slow.moves().into_iter().collect();
    let in_check = !slow.royal_attackers(position.turn).is_empty();
    let promotions = [None, Some(Kind::Knight), Some(Kind::Bishop), Some(Kind::Queen), Some(Kind::Zebra)];
    for from in Square::all() {
        for to in Square::all() {
            for promotion in promotions {
                let mv = Move { from, to, promotion };
                let obstacle = position.explain(mv);
                prop_assert_eq!(obstacle.is_none(), legal.contains(&mv), "{} {:?} in {:?}", mv, obstacle, position);
                prop_assert_eq!(position.is_legal(mv), legal.contains(&mv));
                let Some(obstacle) = obstacle else { continue };
                prop_assert!(!obstacle.squares.is_empty());
                match obstacle.reason {
                    Reason::MustParry => prop_assert!(in_check),
                    Reason::RoyalAttacked => prop_assert!(!in_check),
                    Reason::Blocked => {
                        prop_assert!(obstacle.squares.iter().all(|at| position.board.occupied().has(*at)));
                    }
                    Reason::Closed => prop_assert!(obstacle.squares.iter().all(|at| position.masks.closed.has(*at))),
                    _ => {}
                }
                if matches!(obstacle.reason, Reason::MustParry | Reason::RoyalAttacked) {
                    let mut next = slow.clone();
                    next.play(mv);
                    prop_assert_eq!(&obstacle.squares, &next.royal_attackers(position.turn), "{} {:?}", mv, position);
                }
            }
        }
    }
    Ok(())
}

/// Plays on with the moves the numbers choose; both generators must keep the same position.
fn play_on(position: &Position, choices: &[u16]) -> Result<(), TestCaseError> {
    let mut position = position.clone();
    let mut slow = Slow::from(&position);
    for choice in choices {
        let moves = listed(&position);
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        let captured = position.captured_by(*mv);
        let mut before = position.clone();
        let made = position.play(*mv);
        slow.play(*mv);
        prop_assert_eq!(&Slow::from(&position), &slow, "after {}", mv);
        prop_assert_eq!(made.captured, captured);
        if let Some((square, piece)) = captured {
            prop_assert_eq!(before.board.take(square), Some(piece));
        }
        prop_assert_eq!(before.board.get(mv.from), Some(made.piece));
        let men = position.board.occupied().count() + u32::from(captured.is_some());
        prop_assert_eq!(
            men,
            before.board.occupied().count()
                + u32::from(captured.is_some_and(|(at, _)| !before.board.occupied().has(at)))
        );
        agree(&position)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn odd_moves(position in random::odd()) {
        agree(&position)?;
    }

    #[test]
    fn orthodox_moves(position in random::orthodox()) {
        agree(&position)?;
    }

    #[test]
    fn odd_attacks(position in random::odd()) {
        attacks_agree(&position)?;
    }

    #[test]
    fn odd_attackers(position in random::odd(), gone in any::<u64>(), more in any::<u64>()) {
        attackers_agree(&position, Bitboard(gone & more))?;
    }

    #[test]
    fn odd_games(position in random::odd(), choices in prop::collection::vec(any::<u16>(), 8)) {
        play_on(&position, &choices)?;
    }

    #[test]
    fn orthodox_games(position in random::orthodox(), choices in prop::collection::vec(any::<u16>(), 8)) {
        play_on(&position, &choices)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn odd_explanations(position in random::odd()) {
        explanations_agree(&position)?;
    }

    #[test]
    fn orthodox_explanations(position in random::orthodox()) {
        explanations_agree(&position)?;
    }

    #[test]
    fn odd_trees(position in random::odd()) {
        prop_assert_eq!(position.perft(2), Slow::from(&position).perft(2));
    }

    #[test]
    fn orthodox_trees(position in random::orthodox()) {
        prop_assert_eq!(position.perft(2), Slow::from(&position).perft(2));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn chess_games(choices in prop::collection::vec(any::<u16>(), 120)) {
        play_on(&Position::start(), &choices)?;
    }
}
