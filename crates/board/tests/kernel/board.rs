//! The board by itself.
use crate::{square, squares};
use board::{Board, Color, Kind, Kinds, Piece, PieceId, Side};

#[test]
fn start() {
    let board = Board::start();
    assert_eq!(board.occupied().count(), 32);
    assert_eq!(board.kind(Kind::King), squares("e1 e8"));
    assert_eq!(board.kind(Kind::Queen) & board.side(Color::Black), squares("d8"));
    assert_eq!(board.get(square("h8")), Some(Piece::new(PieceId(31), Kind::Rook, Color::Black)));
    assert_eq!(board.get(square("e4")), None);
}

#[test]
fn put_and_take() {
    let mut board = Board::empty();
    let neutral = Piece {
        id: PieceId(9),
        kinds: Kinds::of(Kind::Pawn).with(Kind::Zebra),
        side: Side::Neutral,
        origin: Color::Black,
    };
    board.put(square("c4"), neutral);
    assert_eq!(board.get(square("c4")), Some(neutral));
    assert_eq!((board.fused(), board.side(Side::Neutral)), (squares("c4"), squares("c4")));
    assert_eq!(board.find(PieceId(9)), Some(square("c4")));
    // What is put replaces what stands there, wholly.
    let rook = Piece::new(PieceId(1), Kind::Rook, Color::White);
    board.put(square("c4"), rook);
    assert_eq!(board.pieces().collect::<Vec<_>>(), [(square("c4"), rook)]);
    assert!(board.kind(Kind::Pawn).is_empty() && board.fused().is_empty() && board.black_origin().is_empty());
    assert_eq!(board.take(square("c4")), Some(rook));
    assert_eq!(board.take(square("c4")), None);
    assert_eq!(board, Board::empty());
}

#[test]
fn pieces_of_a_player_have_his_origin() {
    let mut board = Board::empty();
    board.put(square("a1"), Piece { origin: Color::White, ..Piece::new(PieceId(0), Kind::Pawn, Color::Black) });
    assert_eq!(board.get(square("a1")).map(|piece| piece.origin), Some(Color::Black));
    board.put(square("a1"), Piece { kinds: Kinds::NONE, ..Piece::new(PieceId(0), Kind::Pawn, Color::Black) });
    assert_eq!(board, Board::empty());
}
