use super::counting::{AWAY_LIMIT, FRIEND_LIMIT, IDLE_LIMIT};
use super::moves::NEAR_LIMIT;
use super::{Dojo, Stage, is_belt, next_belt};
use crate::ground::{Course, Needs, Past, impossible, read_position};
use crate::protocol::{CounterSetup, Counters, ErrorCode, Fault, Options, Passive, Vigilance, Whole};
use board::{Bitboard, Fault as Impossible, Kind, Kinds, Laws, Piece, PieceId, Position};

/// Chess in which captured pieces stay and pawns become nothing.
const LAWS: Laws = Laws { captured_close: true, promotions: Kinds::NONE, ..Laws::CHESS };

/// Without check: whether the enemy stands in check is judged with the passive members in place.
const LAWS_READING: Laws = Laws { check: false, ..LAWS };

const NEEDS: Needs = Needs {
    kinds: Kinds(
        1 << Kind::Pawn as u8
            | 1 << Kind::Knight as u8
            | 1 << Kind::Bishop as u8
            | 1 << Kind::Rook as u8
            | 1 << Kind::Queen as u8
            | 1 << Kind::King as u8,
    ),
    // Demoted deputies and claimed belts are yellow belts wherever they stand.
    no_pawns: Some(Bitboard::EMPTY),
    en_passant: true,
    most: 64,
};

impl Dojo {
    /// A game from the start position or from the set-up.
    ///
    /// # Errors
    /// `bad-setup`: a FEN that cannot be read or cannot be, a passive antisensei or kind the game lacks, a counter on a piece
    /// whose rule does not count it or at its limit.
    pub fn new(options: &Options) -> Result<Dojo, Fault> {
        let (position, course) = match &options.setup.fen {
            None => (Position { laws: LAWS, ..Position::start() }, Course::new(1, 0)),
            Some(text) => {
                let (position, fen) = read_position(text, LAWS_READING, &NEEDS)?;
                (Position { laws: LAWS, ..position }, Course::new(fen.fullmoves, fen.halfmoves))
            }
        };
        let mut game = Dojo {
            position,
            course,
            past: Past::default(),
            members: Vec::new(),
            counters: [Counters::default(); 64],
            manual: options.vigilance == Vigilance::Manual,
            always_ask: options.always_ask,
            stage: Stage::Action,
            waiting: Bitboard::EMPTY,
            demoted: Bitboard::EMPTY,
            taken: None,
        };
        for (i, passive) in options.setup.passive.iter().enumerate() {
            game.lay_setup(passive).map_err(|fault| fault.inside(&format!("setup.passive[{i}]")))?;
        }
        for (i, counts) in options.setup.counters.iter().enumerate() {
            if options.setup.counters[..i].iter().any(|other| other.square == counts.square) {
                let path = format!("setup.counters[{i}]");
                return Err(Fault::new(ErrorCode::BadSetup, path, "named-twice").with("given", counts.square));
            }
            game.count_setup(counts).map_err(|fault| fault.inside(&format!("setup.counters[{i}]")))?;
        }
        game.position.check_opponent().map_err(impossible)?;
        game.check_passant()?;
        game.begin_turn();
        Ok(game)
    }

    fn lay_setup(&mut self, passive: &Passive) -> Result<(), Fault> {
        let Passive { square, color, kind } = *passive;
        let fault = |reason| Fault::new(ErrorCode::BadSetup, "kind", reason).with("square", square);
        if kind == Kind::King {
            return Err(fault("passive-royal"));
        }
        if !NEEDS.kinds.has(kind) {
            return Err(fault("kind-not-in-game").with("kind", kind.name()));
        }
        // Active pieces have the ids below 64.
        let id = PieceId(64 + self.members.len() as u16);
        self.lay_down(square, &Piece::new(id, kind, color));
        let masks = &mut self.position.masks;
        if self.position.board.occupied().has(square) {
            masks.pedestals.insert(square);
        } else {
            masks.closed.insert(square);
        }
        Ok(())
    }

    fn count_setup(&mut self, counts: &CounterSetup) -> Result<(), Fault> {
        let square = counts.square;
        let bad = |at, reason| Fault::new(ErrorCode::BadSetup, at, reason);
        let Some(kind) = self.position.board.kinds_at(square).single() else {
            return Err(bad("square", "square-empty").with("square", square));
        };
        let rises = next_belt(kind).is_some();
        // With the players watching, the question at 15 has been asked.
        let near_limit = if self.manual { NEAR_LIMIT + 1 } else { NEAR_LIMIT };
        let read = |name, given: Option<Whole>, counted: bool, limit: u8| {
            let Some(given) = given else { return Ok(0) };
            match given.within(0, u32::from(limit) - 1) {
                Some(turns) if turns == 0 || counted => Ok(turns as u8),
                _ if !counted => Err(bad(name, "counter-not-counted").with("square", square).with("kind", kind.name())),
                _ => Err(bad(name, "out-of-range").with("given", given).with("min", 0).with("max", limit - 1)),
            }
        };
        self.counters[square.index()] = Counters {
            friend: read("friend", counts.friend, rises, FRIEND_LIMIT)?,
            idle: read("idle", counts.idle, rises, IDLE_LIMIT)?,
            away: read("away", counts.away, kind == Kind::Queen, AWAY_LIMIT)?,
            near: read("near", counts.near, is_belt(kind), near_limit)?,
        };
        Ok(())
    }

    /// That the double step behind the en passant square did not pass a passive member. The pawn may have left one behind
    /// on the square it came from.
    fn check_passant(&self) -> Result<(), Fault> {
        let Some(passed) = self.position.en_passant else { return Ok(()) };
        if self.position.masks.closed.has(passed) {
            return Err(impossible(Impossible::EnPassant(passed)));
        }
        Ok(())
    }
}
