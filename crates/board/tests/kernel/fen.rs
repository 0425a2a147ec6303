//! FEN in and out.
use crate::square;
use board::{Board, Castling, Color, Fen, FenError, Kind, PieceId, Side};
use proptest::prelude::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn start() {
    let fen = Fen::read(START).expect("a FEN");
    assert_eq!(fen.board, Board::start());
    assert_eq!((fen.turn, fen.castling, fen.en_passant), (Color::White, Castling::ALL, None));
    assert_eq!((fen.halfmoves, fen.fullmoves), (0, 1));
    assert_eq!(fen.to_string(), START);
}

#[test]
fn ids_follow_squares() {
    let fen = Fen::read(START).expect("a FEN");
    for (nth, (_, piece)) in fen.board.pieces().enumerate() {
        assert_eq!(piece.id, PieceId(nth as u16));
    }
    assert_eq!(fen.board.find(PieceId(31)), Some(square("h8")));
}

#[test]
fn missing_fields() {
    for short in ["8/8/8/8/8/8/8/8 b", "8/8/8/8/8/8/8/8 b -", "8/8/8/8/8/8/8/8 b - -", "8/8/8/8/8/8/8/8  b - - 0 "] {
        assert_eq!(Fen::read(short).map(|fen| fen.to_string()), Ok("8/8/8/8/8/8/8/8 b - - 0 1".into()), "{short}");
    }
}

#[test]
fn odd_letters() {
    let fen = Fen::read("xX6/zZ6/8/8/8/8/8/8 w - - 0 1").expect("a FEN");
    let kinds = |name| fen.board.get(square(name)).map(|piece| (piece.kinds.single(), piece.side));
    assert_eq!(kinds("a8"), Some((Some(Kind::Wounded), Side::Black)));
    assert_eq!(kinds("b8"), Some((Some(Kind::Wounded), Side::White)));
    assert_eq!(kinds("a7"), Some((Some(Kind::Zebra), Side::Black)));
    assert_eq!(kinds("b7"), Some((Some(Kind::Zebra), Side::White)));
}

#[test]
fn mistakes() {
    let field = |name, text: &str| FenError::Field(name, text.into());
    for (text, error) in [
        ("", FenError::Missing("board")),
        ("8/8/8/8/8/8/8/8", FenError::Missing("side to move")),
        ("8/8/8/8/8/8/8 w", FenError::Ranks(7)),
        ("8/8/8/8/8/8/8/8/8 w", FenError::Ranks(9)),
        ("8/8/8/8/8/8/8/7 w", FenError::Rank(1)),
        ("8/8/8/8/8/8/7pp/8 w", FenError::Rank(2)),
        ("9/8/8/8/8/8/8/8 w", FenError::Rank(8)),
        ("8/0p7/8/8/8/8/8/8 w", FenError::Rank(7)),
        ("8/44p/8/8/8/8/8/8 w", FenError::Rank(7)),
        ("8/8/8/8/8/8/8/8p w", FenError::Rank(1)),
        ("8/8/8/8/8/8/8/7é w", FenError::Letter('é')),
        ("8/8/8/8/8/8/8/7y w", FenError::Letter('y')),
        ("8/8/8/8/8/8/8/8 W", field("side to move", "W")),
        ("8/8/8/8/8/8/8/8 w KK", field("castling rights", "KK")),
        ("8/8/8/8/8/8/8/8 w A", field("castling rights", "A")),
        ("8/8/8/8/8/8/8/8 w - e9", field("en passant square", "e9")),
        ("8/8/8/8/8/8/8/8 w - - +1", field("halfmove clock", "+1")),
        ("8/8/8/8/8/8/8/8 w - - 0 0", field("move number", "0")),
        ("8/8/8/8/8/8/8/8 w - - 0 99999999999", field("move number", "99999999999")),
        ("8/8/8/8/8/8/8/8 w - - 0 1 x", FenError::TooMany),
    ] {
        let read = Fen::read(text).expect_err(text);
        assert_eq!(read, error, "{text}");
        assert!(!read.to_string().is_empty());
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[pnbrqkzxPNBRQKZX1-9/ wb-]{0,90}") {
        if let Ok(fen) = Fen::read(&text) {
            prop_assert_eq!(Fen::read(&fen.to_string()), Ok(fen));
        }
    }

    #[test]
    fn out_and_in(position in crate::random::orthodox(), halfmoves in 0u32..200, fullmoves in 1u32..500) {
        let fen = Fen {
            board: position.board.clone(),
            turn: position.turn,
            castling: position.castling,
            en_passant: position.en_passant,
            halfmoves,
            fullmoves,
        };
        let again = Fen::read(&fen.to_string()).expect("what was written");
        prop_assert_eq!(again.to_string(), fen.to_string());
        for (square, piece) in position.board.pieces() {
            let read = again.board.get(square).map(|read| (read.kinds, read.side, read.origin));
            prop_assert_eq!(read, Some((piece.kinds, piece.side, piece.origin)));
        }
        prop_assert_eq!(again.board.occupied(), position.board.occupied());
    }
}
