//! Moves by number, without a list.
use crate::{position, random};
use board::{Move, Position};
use proptest::prelude::*;

/// All moves, each asked for by its number.
fn one_by_one(position: &Position) -> Vec<Move> {
    let mut number = 0;
    let next = || {
        number += 1;
        position.choose_move(|_| number - 1)
    };
    std::iter::from_fn(next).collect()
}

fn all(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.moves(|mv| moves.push(mv));
    moves
}

fn agree(position: &Position) -> Result<(), TestCaseError> {
    let mut chosen = one_by_one(position);
    let mut listed = all(position);
    chosen.sort();
    listed.sort();
    prop_assert_eq!(chosen, listed);
    let mut told = None;
    position.choose_move(|count| {
        told = Some(u64::from(count));
        0
    });
    prop_assert_eq!(told.unwrap_or(0), position.count_moves());
    Ok(())
}

#[test]
fn every_number_is_another_move() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    ] {
        agree(&position(fen)).expect("the same moves");
    }
}

#[test]
fn nobody_is_asked_where_there_is_no_move() {
    let mated = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert_eq!(mated.choose_move(|_| panic!("asked")), None);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn odd_positions(position in random::odd()) {
        agree(&position)?;
    }

    #[test]
    fn orthodox_positions(position in random::orthodox()) {
        agree(&position)?;
    }
}
