//! Keys of positions.
use crate::{position, square};
use board::{Color, Kind, Kinds, Move, Position, Side};
use proptest::prelude::*;

/// The n-th number, from 0, of splitmix64 with seed 0.
fn splitmix64(n: u64) -> u64 {
    let z = (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[test]
fn key_is_the_same_everywhere() {
    // A golden number: any change of it changes the stored hashes of games.
    assert_eq!(Position::start().key(false), 9_339_582_338_946_460_250);
}

#[test]
fn key_is_as_documented() {
    let p = position("4k3/8/8/3pP3/8/8/8/4K2R b K d6 0 1");
    let man = |owner: u64, kind: Kind, name: &str| {
        splitmix64((owner * 8 + kind.index() as u64) * 64 + square(name).index() as u64)
    };
    let men = man(0, Kind::King, "e1") ^ man(0, Kind::Rook, "h1") ^ man(0, Kind::Pawn, "e5");
    let men = men ^ man(1, Kind::King, "e8") ^ man(1, Kind::Pawn, "d5");
    let rest = splitmix64(2048) ^ splitmix64(2049 + u64::from(p.castling.0));
    assert_eq!(p.key(false), men ^ rest);
    assert_eq!(p.key(true), men ^ rest ^ splitmix64(2049 + 16 + square("d6").index() as u64));
}

#[test]
fn transpositions_meet() {
    let play = |moves: &str| {
        let mut position = Position::start();
        for mv in moves.split(' ') {
            position.play(mv.parse::<Move>().expect("a move"));
        }
        position.key(false)
    };
    assert_eq!(play("g1f3 g8f6 b1c3 b8c6"), play("b1c3 b8c6 g1f3 g8f6"));
    assert_ne!(play("g1f3 g8f6 b1c3 b8c6"), play("g1f3 g8f6 b1c3"));
}

#[test]
fn every_part_counts() {
    let base = position("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
    let mut keys = vec![base.key(false), base.key(true)];
    let mut add = |change: &dyn Fn(&mut Position)| {
        let mut other = base.clone();
        change(&mut other);
        keys.push(other.key(false));
    };
    add(&|p| p.turn = Color::Black);
    add(&|p| p.castling = p.castling.without(Color::Black, true));
    add(&|p| p.castling = p.castling.without(Color::White, true));
    add(&|p| assert!(p.board.take(square("d5")).is_some()));
    let change = |p: &mut Position, f: &dyn Fn(&mut board::Piece)| {
        let mut piece = p.board.get(square("a1")).expect("a rook");
        f(&mut piece);
        p.board.put(square("a1"), piece);
    };
    add(&|p| change(p, &|piece| piece.kinds = piece.kinds.with(Kind::Knight)));
    add(&|p| change(p, &|piece| piece.kinds = Kinds::of(Kind::Knight)));
    add(&|p| change(p, &|piece| piece.side = Side::Neutral));
    add(&|p| change(p, &|piece| (piece.side, piece.origin) = (Side::Neutral, Color::Black)));
    add(&|p| change(p, &|piece| piece.side = Side::Black));
    let different: std::collections::BTreeSet<u64> = keys.iter().copied().collect();
    assert_eq!(different.len(), keys.len());
}

proptest! {
    /// Ids are no part of a position.
    #[test]
    fn ids_do_not_count(position in crate::random::odd()) {
        let mut other = position.clone();
        for (at, piece) in position.board.pieces() {
            other.board.put(at, board::Piece { id: board::PieceId(piece.id.0 + 7), ..piece });
        }
        prop_assert_eq!(position.key(true), other.key(true));
    }
}
