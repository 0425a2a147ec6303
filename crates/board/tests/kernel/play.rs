//! What moves do, and how they are written.
use crate::{position, square, squares};
use board::{Castling, Color, Kind, Laws, Made, Move, Position};

fn play(position: &mut Position, mv: &str) -> Made {
    let mv: Move = mv.parse().expect("a move");
    assert!(position.is_legal(mv), "{mv}");
    position.play(mv)
}

#[test]
fn text_of_moves() {
    for text in ["e2e4", "e7e8q", "a7b8n", "h2h1z"] {
        assert_eq!(text.parse::<Move>().map(|mv| mv.to_string()), Ok(text.into()));
    }
    for text in ["", "e2", "e2e", "e2e9", "E2e4", "e7e8k", "e7e8p", "e7e8x", "e7e8qq", "e7e8y", "é2e4", "e2e4 "] {
        assert_eq!(text.parse::<Move>(), Err(()), "{text}");
    }
}

#[test]
fn castling_moves_both() {
    let mut p = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let made = play(&mut p, "e1g1");
    assert_eq!((made.rook, made.captured), (Some((square("h1"), square("f1"))), None));
    assert_eq!((p.board.side(Color::White), p.royals[0]), (squares("a1 f1 g1"), Some(square("g1"))));
    let made = play(&mut p, "e8c8");
    assert_eq!(made.rook, Some((square("a8"), square("d8"))));
    assert_eq!((p.board.side(Color::Black), p.castling), (squares("c8 d8 h8"), Castling::NONE));
}

#[test]
fn rights_end_with_rooks() {
    let mut p = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&mut p, "a1a8");
    assert_eq!(p.castling, Castling::NONE.with(Color::White, true).with(Color::Black, true));
}

#[test]
fn en_passant() {
    let mut p = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    assert!(play(&mut p, "d7d5").double_step);
    assert_eq!(p.en_passant, Some(square("d6")));
    assert!(p.en_passant_legal());
    let made = play(&mut p, "e5d6");
    assert_eq!(made.captured.map(|(at, _)| at), Some(square("d5")));
    assert_eq!((p.board.occupied(), p.en_passant), (squares("e1 e8 d6"), None));
}

#[test]
fn en_passant_bares_the_king() {
    // Both pawns leave the rank, and the rook gives check.
    let mut p = position("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1");
    assert!(!p.en_passant_legal());
    // Where captured pieces stay and block, it does not.
    p.laws.captured_close = true;
    assert!(p.en_passant_legal());
    play(&mut p, "e5d6");
    assert_eq!((p.masks.closed, p.board.occupied()), (squares("d5"), squares("a5 d6 e1 h5")));
}

#[test]
fn only_enemies_of_the_pawn_take_it() {
    // The square was passed by a white pawn, whatever black pawn stands beside.
    let mut p = position("4k3/8/8/8/3P4/8/3pP3/K7 w - d3 0 1");
    assert!(!p.is_legal("e2d3".parse().expect("a move")));
    assert!(!p.en_passant_legal());
    // The general generator says so, too.
    p.laws.kings_apart = true;
    assert!(!p.is_legal("e2d3".parse().expect("a move")));
}

#[test]
fn passed_from_the_first_rank() {
    let mut p = position("4k3/8/8/8/8/2p5/8/1P2K3 w - - 0 1");
    p.laws = Laws { double_from_first: true, ..Laws::CHESS };
    assert!(play(&mut p, "b1b3").double_step);
    let made = play(&mut p, "c3b2");
    assert_eq!(made.captured.map(|(at, _)| at), Some(square("b3")));
}

#[test]
fn pedestals_close_when_left() {
    let mut p = position("4r1k1/8/8/3p4/4R3/8/8/4K3 w - - 0 1");
    p.laws.captured_close = true;
    p.masks.pedestals = squares("e4");
    // The square the rook stands on goes on blocking the file, so it is not pinned.
    play(&mut p, "e4d4");
    assert_eq!((p.masks.closed, p.masks.pedestals), (squares("e4"), squares("")));
    play(&mut p, "e8a8");
    play(&mut p, "d4d5");
    assert_eq!((p.masks.closed, p.masks.pedestals), (squares("e4"), squares("d5")));
}

#[test]
fn marks_follow_their_pieces() {
    let mut p = position("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1");
    p.masks.shielded = squares("e3");
    p.masks.frozen = squares("d5");
    play(&mut p, "e3d5");
    assert_eq!((p.masks.shielded, p.masks.frozen), (squares("d5"), squares("")));
}

#[test]
fn royals_are_followed_and_lost() {
    let mut p = position("4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1");
    p.laws.check = false;
    p.royals = [Some(square("e3")), Some(square("d5"))];
    play(&mut p, "e3d5");
    assert_eq!(p.royals, [Some(square("d5")), None]);
}

#[test]
fn promotion_keeps_the_number() {
    let mut p = position("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let id = p.board.get(square("a7")).map(|piece| piece.id);
    let made = play(&mut p, "a7b8n");
    assert_eq!(made.piece.kinds.single(), Some(Kind::Pawn));
    let now = p.board.get(square("b8"));
    assert_eq!((now.map(|piece| piece.id), now.and_then(|piece| piece.kinds.single())), (id, Some(Kind::Knight)));
}

#[test]
fn nonsense_does_not_panic() {
    let mut p = Position::start();
    assert!(p.play(Move::new(square("e4"), square("e5"))).piece.kinds.is_empty());
    assert_eq!(p.board, Position::start().board);
}
