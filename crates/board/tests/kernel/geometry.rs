//! Leapers, riders and lines.
use crate::{square, squares};
use board::{Bitboard, Color, Square, geometry};

#[test]
fn leapers() {
    assert_eq!(geometry::knight(square("a1")), squares("b3 c2"));
    assert_eq!(geometry::zebra(square("a1")), squares("c4 d3"));
    assert_eq!(geometry::zebra(square("d4")), squares("a2 a6 b1 b7 f1 f7 g2 g6"));
    assert_eq!(geometry::king(square("h8")), squares("g8 g7 h7"));
    assert_eq!(geometry::diagonally_ahead(square("a2"), Color::White), squares("b3"));
    assert_eq!(geometry::diagonally_ahead(square("d1"), Color::Black), Bitboard::EMPTY);
    assert_eq!(geometry::straight_ahead(square("d2"), Color::Black), squares("d1"));
}

#[test]
fn riders_stop_at_the_first_piece() {
    let occupied = squares("d4 d6 d8 b4 g4 f2 f6 a1 a7 h8 h1");
    assert_eq!(geometry::rook(square("d4"), occupied), squares("d5 d6 c4 b4 e4 f4 g4 d3 d2 d1"));
    assert_eq!(geometry::bishop(square("d4"), occupied), squares("c3 b2 a1 e3 f2 c5 b6 a7 e5 f6"));
    assert_eq!(geometry::rook(square("a1"), squares("a1 h1 a8")).count(), 14);
    assert_eq!(geometry::queen(square("h8"), Bitboard::EMPTY).count(), 21);
}

#[test]
fn lines() {
    assert_eq!(geometry::between(square("a1"), square("d4")), squares("b2 c3"));
    assert_eq!(geometry::between(square("a1"), square("b3")), Bitboard::EMPTY);
    assert_eq!(geometry::line(square("c3"), square("b2")), squares("a1 b2 c3 d4 e5 f6 g7 h8"));
    for a in Square::all() {
        for b in Square::all() {
            assert_eq!(geometry::between(a, b), geometry::between(b, a));
            assert_eq!(geometry::line(a, b), geometry::line(b, a));
        }
    }
}
