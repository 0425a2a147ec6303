use crate::protocol::{ErrorCode, Fault};
use board::{Bitboard, Fault as SetupFault, Fen, FenError, Kinds, Laws, Position};

/// What a game asks of the position in a FEN, besides one king a colour, the kings apart and sound castling rights.
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    /// Kinds the game has.
    pub kinds: Kinds,
    /// Squares on which no pawn may stand; `None`: each colour's own last rank.
    pub no_pawns: Option<Bitboard>,
    /// Whether the en passant field counts; otherwise it is passed over.
    pub en_passant: bool,
    /// Most pieces a colour may have, king and pawns counted.
    pub most: u32,
}

/// Place of the en passant square among the fields of a FEN.
const EN_PASSANT_FIELD: usize = 3;

/// No game is this long, so that the counters never run over.
const MOST_MOVES: u32 = 1_000_000;

/// Reads the FEN of a set-up and judges it; the path of every fault is `setup.fen`.
pub fn read_position(text: &str, laws: Laws, needs: &Needs) -> Result<(Position, Fen), Fault> {
    let passed_over: String;
    let text = if needs.en_passant {
        text
    } else {
        let field = |(i, field)| if i == EN_PASSANT_FIELD { "-" } else { field };
        passed_over = text.split_whitespace().enumerate().map(field).collect::<Vec<_>>().join(" ");
        &passed_over
    };
    let fen = read_fen(text)?;
    let position = judge(&fen, laws, needs).map_err(impossible)?;
    Ok((position, fen))
}

/// Reads the FEN of a set-up without judging it; the path of every fault is `setup.fen`.
pub fn read_fen(text: &str) -> Result<Fen, Fault> {
    let fen = Fen::read(text).map_err(unreadable)?;
    for (field, number) in [("halfmove clock", fen.halfmoves), ("move number", fen.fullmoves)] {
        if number > MOST_MOVES {
            return Err(bad("fen-field").with("field", field).with("given", number));
        }
    }
    Ok(fen)
}

fn judge(fen: &Fen, laws: Laws, needs: &Needs) -> Result<Position, SetupFault> {
    fen.kings()?;
    fen.check_kinds(needs.kinds)?;
    fen.check_count(needs.most)?;
    match needs.no_pawns {
        Some(squares) => fen.check_no_pawns(squares)?,
        None => fen.check_no_pawns_on_last()?,
    }
    fen.check_kings_apart()?;
    fen.check_castling()?;
    fen.check_en_passant(&laws)?;
    let position = fen.position(laws);
    position.check_opponent()?;
    Ok(position)
}

fn bad(reason: &'static str) -> Fault {
    Fault::new(ErrorCode::BadSetup, "setup.fen", reason)
}

fn unreadable(error: FenError) -> Fault {
    match error {
        FenError::Missing(field) => bad("fen-missing").with("field", field),
        FenError::TooMany => bad("fen-fields"),
        FenError::Ranks(count) => bad("fen-ranks").with("count", count),
        FenError::Rank(rank) => bad("fen-rank").with("rank", rank),
        FenError::Letter(letter) => bad("fen-letter").with("letter", letter),
        FenError::Field(field, given) => {
            bad("fen-field").with("field", field).with("given", given.chars().take(40).collect::<String>())
        }
    }
}

/// A fault of the position as the API says it.
pub fn impossible(fault: SetupFault) -> Fault {
    let first = |squares: Bitboard| squares.first().map(|square| square.to_string()).unwrap_or_default();
    match fault {
        SetupFault::Kings(color, kings) => bad("king-count").with("color", color.name()).with("count", kings.count()),
        SetupFault::KingsAdjacent(_) => bad("kings-adjacent"),
        SetupFault::OpponentInCheck(royal, _) => bad("king-capturable").with("square", royal),
        SetupFault::Castling(color, ..) => bad("castling-rights").with("color", color.name()),
        SetupFault::EnPassant(square) => bad("en-passant").with("square", square),
        SetupFault::Pawns(squares) => bad("pawn-on-back-rank").with("square", first(squares)),
        SetupFault::Kind(kind, squares) => {
            bad("kind-not-in-game").with("kind", kind.name()).with("square", first(squares))
        }
        SetupFault::TooMany(color, _) => bad("too-many-pieces").with("color", color.name()),
    }
}
