//! Checks of set-ups.
use crate::{position, square, squares};
use board::{Bitboard, Castling, Color, Fault, Fen, Kind, Kinds, Laws};

fn fen(text: &str) -> Fen {
    Fen::read(text).expect("a FEN")
}

#[test]
fn one_king_each() {
    assert_eq!(fen("4k3/8/8/8/8/8/8/4K3 w").kings(), Ok([square("e1"), square("e8")]));
    assert_eq!(fen("4k3/8/8/8/8/8/8/8 w").kings(), Err(Fault::Kings(Color::White, Bitboard::EMPTY)));
    let two = fen("k3k3/8/8/8/8/8/8/4K3 w").kings();
    assert_eq!(two, Err(Fault::Kings(Color::Black, squares("a8 e8"))));
}

#[test]
fn kings_apart() {
    assert_eq!(fen("8/8/8/4k3/8/4K3/8/8 w").check_kings_apart(), Ok(()));
    let fault = Fault::KingsAdjacent(squares("e4 f5"));
    assert_eq!(fen("8/8/8/5k2/4K3/8/8/8 w").check_kings_apart(), Err(fault));
}

#[test]
fn castling_rights() {
    let rights = |text| fen(text).check_castling();
    assert_eq!(rights("r3k2r/8/8/8/8/8/8/R3K2R w KQkq"), Ok(()));
    assert_eq!(rights("r3k2r/8/8/8/8/8/8/R3K3 w Qkq"), Ok(()));
    assert_eq!(rights("r3k2r/8/8/8/8/8/8/R3K3 w KQkq"), Err(Fault::Castling(Color::White, true, square("h1"))));
    assert_eq!(rights("r2k3r/8/8/8/8/8/8/4K3 w q"), Err(Fault::Castling(Color::Black, false, square("e8"))));
    assert_eq!(rights("R3k3/8/8/8/8/8/8/4K3 w q"), Err(Fault::Castling(Color::Black, false, square("a8"))));
    let sound = fen("r2k3r/8/8/8/8/8/8/R3K3 w KQkq").sound_castling();
    assert_eq!(sound, Castling::NONE.with(Color::White, false));
}

#[test]
fn en_passant_squares() {
    let check = |text| fen(text).check_en_passant(&Laws::CHESS);
    assert_eq!(check("4k3/8/8/3p4/8/8/8/4K3 w - -"), Ok(()));
    assert_eq!(check("4k3/8/8/3p4/8/8/8/4K3 w - d6"), Ok(()));
    assert_eq!(check("4k3/8/8/8/3P4/8/8/4K3 b - d3"), Ok(()));
    for (text, at) in [
        ("4k3/8/8/3p4/8/8/8/4K3 b - d6", "d6"),
        ("4k3/8/8/3P4/8/8/8/4K3 w - d6", "d6"),
        ("4k3/8/8/3n4/8/8/8/4K3 w - d6", "d6"),
        ("4k3/3p4/8/3p4/8/8/8/4K3 w - d6", "d6"),
        ("4k3/8/3n4/3p4/8/8/8/4K3 w - d6", "d6"),
        ("4k3/8/3p4/8/8/8/8/4K3 w - d7", "d7"),
        ("4k3/8/8/8/8/8/8/4K3 w - d4", "d4"),
    ] {
        assert_eq!(check(text), Err(Fault::EnPassant(square(at))), "{text}");
    }
    let first = Laws { double_from_first: true, ..Laws::CHESS };
    assert_eq!(fen("4k3/8/3p4/8/8/8/8/4K3 w - d7").check_en_passant(&first), Ok(()));
    assert!(fen("3k4/8/3p4/8/8/8/8/4K3 w - d7").check_en_passant(&first).is_err());
}

#[test]
fn pieces() {
    let both = fen("P3k3/8/8/8/8/8/8/p3K3 w");
    assert_eq!(both.check_no_pawns(Bitboard::BACK_RANKS), Err(Fault::Pawns(squares("a1 a8"))));
    assert_eq!(both.check_no_pawns_on_last(), Err(Fault::Pawns(squares("a1 a8"))));
    let first = fen("p3k3/8/8/8/8/8/8/P3K3 w");
    assert!(first.check_no_pawns(Bitboard::BACK_RANKS).is_err());
    assert_eq!(first.check_no_pawns_on_last(), Ok(()));
    let chess = Kinds(0b11_1111);
    assert_eq!(first.check_kinds(chess), Ok(()));
    assert_eq!(fen("z3k3/8/8/8/8/8/8/x3K3 w").check_kinds(chess), Err(Fault::Kind(Kind::Zebra, squares("a8"))));
    assert_eq!(fen("4k3/8/8/8/8/8/8/x3K3 w").check_kinds(chess), Err(Fault::Kind(Kind::Wounded, squares("a1"))));
    assert_eq!(first.check_count(2), Ok(()));
    assert_eq!(first.check_count(1), Err(Fault::TooMany(Color::White, 2)));
}

#[test]
fn side_not_on_move() {
    assert_eq!(position("4k3/8/8/8/8/8/8/r3K3 w").check_opponent(), Ok(()));
    let fault = Fault::OpponentInCheck(square("e1"), squares("a1"));
    assert_eq!(position("4k3/8/8/8/8/8/8/r3K3 b").check_opponent(), Err(fault));
    assert_eq!(fault.squares(), squares("a1 e1"));
    let mut without = position("4k3/8/8/8/8/8/8/r3K3 b");
    without.laws.check = false;
    assert_eq!(without.check_opponent(), Ok(()));
}

#[test]
fn faults_say_where() {
    assert_eq!(Fault::EnPassant(square("d6")).field(), "en passant");
    assert_eq!(Fault::EnPassant(square("d6")).squares(), squares("d6"));
    assert_eq!(Fault::Castling(Color::White, true, square("h1")).field(), "castling");
    assert_eq!(Fault::Kings(Color::White, Bitboard::EMPTY).field(), "board");
    assert_eq!(
        Fault::Castling(Color::White, true, square("h1")).to_string(),
        "white may castle, but h1 lacks the piece for it"
    );
}
