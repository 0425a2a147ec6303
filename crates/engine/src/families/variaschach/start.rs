use super::{Game, Stage, Variaschach};
use crate::ground::{Captured, Course, Needs, Past, read_position};
use crate::protocol::{ErrorCode, Fault, Options};
use board::{Bitboard, Kind, Kinds, Laws, Position, Side};

/// Chess without en passant.
const LAWS: Laws = Laws { en_passant: false, ..Laws::CHESS };

impl Variaschach {
    /// A game from the start position or from the set-up.
    ///
    /// # Errors
    /// `bad-setup`: a FEN that cannot be read or cannot be, a red die in Ordo, a pawn on its last rank, more than fifteen
    /// dice a side, a back-rank mark where no queen stands on a back rank.
    pub fn new(game: Game, options: &Options) -> Result<Variaschach, Fault> {
        let (position, course) = match &options.setup.fen {
            None => (Position { laws: LAWS, ..Position::start() }, Course::new(1, 0)),
            Some(text) => {
                let (position, fen) = read_position(text, LAWS, &needs(game))?;
                (position, Course::new(fen.fullmoves, fen.halfmoves))
            }
        };
        let mut back_rank_queens = Bitboard::EMPTY;
        for (i, square) in options.setup.back_rank_queens.iter().enumerate() {
            let fault = |reason| {
                let path = format!("setup.backRankQueens[{i}]");
                Err(Fault::new(ErrorCode::BadSetup, path, reason).with("square", square))
            };
            if !position.board.occupied().has(*square) {
                return fault("square-empty");
            }
            let queens = position.board.kind(Kind::Queen) & Bitboard::BACK_RANKS;
            if !queens.without(position.board.side(Side::Neutral)).has(*square) {
                return fault("not-a-back-rank-queen");
            }
            back_rank_queens.insert(*square);
        }
        let (past, captured) = (Past::default(), Captured::default());
        let mut state = Variaschach { game, position, course, past, captured, back_rank_queens, stage: Stage::Action };
        state.begin_turn();
        Ok(state)
    }
}

fn needs(game: Game) -> Needs {
    let dice = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King].into_iter();
    let mut kinds: Kinds = dice.collect();
    if game != Game::Ordo {
        kinds = kinds.with(Kind::Wounded);
    }
    // Fifteen dice and the king.
    Needs { kinds, no_pawns: None, en_passant: false, most: 16 }
}
