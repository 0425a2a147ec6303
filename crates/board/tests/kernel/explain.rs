//! Reasons and squares of refused moves.
use crate::{position, square, squares};
use board::{Color, Kind, Masks, Position, Reason, Side};

/// That the move is refused for the reason, with exactly these squares.
fn refused(position: &Position, mv: &str, reason: Reason, at: &str) {
    let obstacle = position.explain(mv.parse().expect("a move"));
    let obstacle = obstacle.unwrap_or_else(|| panic!("{mv} is legal"));
    assert_eq!(obstacle.reason, reason, "{mv}: {obstacle:?}");
    assert_eq!(obstacle.squares.into_iter().collect::<board::Bitboard>(), squares(at), "{mv}");
}

fn legal(position: &Position, mv: &str) {
    assert_eq!(position.explain(mv.parse().expect("a move")), None, "{mv}");
}

#[test]
fn whose_piece() {
    let start = Position::start();
    refused(&start, "e4e5", Reason::NoPiece, "e4");
    refused(&start, "e7e5", Reason::NotYours, "e7");
    legal(&start, "e2e4");
}

#[test]
fn marks_of_the_piece() {
    let mut p = position("4k3/8/8/8/3X4/8/3N4/R3K2R w KQ - 0 1");
    p.masks.frozen = squares("d2");
    p.masks.barred = squares("a1");
    refused(&p, "d4d5", Reason::Wounded, "d4");
    refused(&p, "d2f3", Reason::Frozen, "d2");
    refused(&p, "a1b1", Reason::Barred, "a1");
    // The barred rook does not castle, and that is the castling's reason.
    refused(&p, "e1c1", Reason::Castling, "a1");
    legal(&p, "e1g1");
}

#[test]
fn ways_of_officers() {
    let mut p = position("4k3/8/5p2/8/8/2B5/1P6/R1N1K3 w Q - 0 1");
    p.masks.closed = squares("a4 b3");
    refused(&p, "c3c4", Reason::Unreachable, "c3 c4");
    refused(&p, "c3h8", Reason::Blocked, "f6");
    refused(&p, "c3b2", Reason::Blocked, "b2");
    refused(&p, "a1h1", Reason::Blocked, "c1 e1");
    refused(&p, "a1a8", Reason::Closed, "a4");
    refused(&p, "c1b3", Reason::Closed, "b3");
    legal(&p, "c3f6");
    p.masks.shielded = squares("f6");
    refused(&p, "c3f6", Reason::Shielded, "f6");
}

#[test]
fn ways_of_pawns() {
    let mut p = position("4k3/8/8/3pP3/2P5/4n3/P1P1P2P/4K3 w - d6 0 1");
    p.masks.closed = squares("a4 h3");
    refused(&p, "e2e3", Reason::Blocked, "e3");
    refused(&p, "e2e4", Reason::Blocked, "e3");
    refused(&p, "c2c4", Reason::Blocked, "c4");
    refused(&p, "a2a4", Reason::Closed, "a4");
    refused(&p, "h2h4", Reason::Closed, "h3");
    refused(&p, "c4c6", Reason::Unreachable, "c4 c6");
    refused(&p, "c4b5", Reason::Unreachable, "c4 b5");
    refused(&p, "c4c3", Reason::Unreachable, "c4 c3");
    legal(&p, "c4d5");
    legal(&p, "e5d6");
    p.masks.shielded = squares("d5");
    refused(&p, "e5d6", Reason::Shielded, "d5");
    p.laws.en_passant = false;
    refused(&p, "e5d6", Reason::Unreachable, "e5 d6");
}

#[test]
fn fused_pieces_give_the_nearer_reason() {
    let mut p = position("4k3/8/8/8/8/8/PP6/R3K3 w - - 0 1");
    let mut piece = p.board.get(square("a1")).expect("a rook");
    piece.kinds = piece.kinds.with(Kind::Knight);
    p.board.put(square("a1"), piece);
    legal(&p, "a1b3");
    refused(&p, "a1a5", Reason::Blocked, "a2");
    refused(&p, "a1c3", Reason::Unreachable, "a1 c3");
}

#[test]
fn checks() {
    let p = position("4r1k1/8/8/8/7b/8/3RB3/4K3 w - - 0 1");
    refused(&p, "d2d4", Reason::MustParry, "h4");
    refused(&p, "e1f2", Reason::MustParry, "h4");
    legal(&p, "e1d1");
    let p = position("4r1k1/8/8/8/8/8/3RB3/4K3 w - - 0 1");
    refused(&p, "e2f3", Reason::RoyalAttacked, "e8");
    legal(&p, "d2d8");
    let p = position("1k3r2/8/8/8/8/8/8/4K3 w - - 0 1");
    refused(&p, "e1f1", Reason::RoyalAttacked, "f8");
}

#[test]
fn castling() {
    refused(&position("4k3/8/8/8/8/8/8/R3K2R w K - 0 1"), "e1c1", Reason::Castling, "a1");
    refused(&position("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1"), "e1c1", Reason::Castling, "b1");
    refused(&position("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1"), "e1g1", Reason::Castling, "g1");
    refused(&position("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1g1", Reason::Castling, "f1");
    refused(&position("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1g1", Reason::Castling, "g1");
    refused(&position("k3r3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1g1", Reason::Castling, "e1");
    legal(&position("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1c1");
    let mut p = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    p.masks.closed = squares("b1");
    refused(&p, "e1c1", Reason::Castling, "b1");
    p.royals[0] = None;
    refused(&p, "e1g1", Reason::Castling, "e1");
    // Two squares sideways elsewhere is no castling but simply too far.
    refused(&position("4k3/8/8/8/8/8/4K3/R6R w - - 0 1"), "e2g2", Reason::Unreachable, "e2 g2");
}

#[test]
fn promotions() {
    let p = position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    refused(&p, "a7a8", Reason::PromotionNeeded, "a7 a8");
    refused(&p, "a7a8z", Reason::PromotionNeeded, "a7 a8");
    refused(&p, "e1e2q", Reason::Unreachable, "e1 e2");
    for mv in ["a7a8n", "a7a8b", "a7a8r", "a7a8q"] {
        legal(&p, mv);
    }
    let mut stays = p.clone();
    stays.laws.promotions = board::Kinds::NONE;
    legal(&stays, "a7a8");
    let mut royal = p;
    royal.royals[0] = Some(square("a7"));
    refused(&royal, "a7a8q", Reason::PromotionNeeded, "a7 a8");
    legal(&royal, "a7a8b");
}

#[test]
fn kings_apart() {
    let mut p = position("8/8/4k3/8/3K4/8/8/8 w - - 0 1");
    p.laws.check = false;
    p.laws.kings_apart = true;
    refused(&p, "d4d5", Reason::KingsApart, "e6");
    legal(&p, "d4c5");
    // Without check a king may step into the attack of anything else.
    let mut p = position("3rk3/8/8/8/8/8/8/4K3 w - - 0 1");
    p.laws.check = false;
    legal(&p, "e1d1");
}

fn make_neutral(position: &mut Position, name: &str) {
    let mut piece = position.board.get(square(name)).expect("a piece");
    piece.side = Side::Neutral;
    position.board.put(square(name), piece);
}

#[test]
fn neutral_pieces() {
    let mut p = position("4k3/1P6/8/8/1n6/8/2N5/4K3 w - - 0 1");
    make_neutral(&mut p, "b7");
    make_neutral(&mut p, "b4");
    // Either player moves them, onto his own pieces, too, but not so that they attack his own royal.
    legal(&p, "b4a2");
    refused(&p, "b4c2", Reason::RoyalAttacked, "c2");
    refused(&p, "b4d3", Reason::RoyalAttacked, "d3");
    legal(&p, "c2b4");
    legal(&p, "b7b8r");
    refused(&p, "b7b8q", Reason::PromotionNeeded, "b7 b8");
    p.turn = Color::Black;
    // The rook on b8 would attack Black's own king on e8; the knight does not.
    legal(&p, "b4d3");
    refused(&p, "b7b8r", Reason::RoyalAttacked, "b8");
    assert_eq!(p.promotions(square("b7"), square("b8")).iter().collect::<Vec<_>>(), [Kind::Knight, Kind::Bishop]);
    // A royal is nobody's prey, the neutral piece's neither.
    let mut p = position("4k3/8/8/8/8/3n4/8/4K3 b - - 0 1");
    make_neutral(&mut p, "d3");
    refused(&p, "d3e1", Reason::Shielded, "e1");
}

#[test]
fn frozen_kings_guard_their_neighbours() {
    let mut p = position("8/8/4k3/8/3K4/8/8/8 w - - 0 1");
    p.masks = Masks { frozen: squares("e6"), ..Masks::NONE };
    refused(&p, "d4d5", Reason::RoyalAttacked, "e6");
    p.masks = Masks { barred: squares("e6"), ..Masks::NONE };
    legal(&p, "d4d5");
}
