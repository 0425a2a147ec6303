use super::Nothing;
use crate::effects;
use arrayvec::ArrayVec;
use board::{Bitboard, Castling, Color, Kind, Made, Move, Piece, PieceId, Position, Square};

/// The board as moves and cards act on it.
#[derive(Clone, Debug)]
pub struct World {
    pub(super) position: Position,
    /// Home squares of kings and rooks on which one stands that has never moved.
    pub(super) unmoved: Bitboard,
    /// The square passed by a second pawn that stepped two squares in the last turn.
    pub(super) passed_too: Option<Square>,
    /// Squares passed by double steps in this turn.
    passed: [Option<Square>; 2],
    /// What was captured in this turn.
    pub(super) taken: ArrayVec<Piece, 8>,
    /// The number of the next piece from the supply.
    next: u16,
}

/// Where a colour's king and its rooks have their homes: king, rook of the kingside, rook of the queenside.
fn homes(color: Color) -> [Square; 3] {
    [4, 7, 0].map(|file| Square::new(file, color.rank(0)))
}

impl World {
    /// The position, with the squares of kings and rooks that have never moved; other squares count for nothing.
    pub(super) fn new(position: Position, unmoved: Bitboard) -> World {
        let next = position.board.pieces().map(|(_, piece)| piece.id.0 + 1).max().unwrap_or_default();
        let mut world = World { position, unmoved, passed_too: None, passed: [None; 2], taken: ArrayVec::new(), next };
        world.unmoved = world.homes();
        world.set_castling();
        world
    }

    /// The squares of `unmoved` that are homes of what stands there.
    fn homes(&self) -> Bitboard {
        let board = &self.position.board;
        let at_home = |color: Color| {
            let [king, near, far] = homes(color);
            let rooks = (Bitboard::of(near) | Bitboard::of(far)) & board.kind(Kind::Rook);
            (rooks | Bitboard::of(king) & board.kind(Kind::King)) & board.side(color)
        };
        self.unmoved & (at_home(Color::White) | at_home(Color::Black))
    }

    /// Castling rights follow from who has never moved.
    fn set_castling(&mut self) {
        let mut castling = Castling::NONE;
        for color in Color::BOTH {
            let [king, near, far] = homes(color);
            for (rook, kingside) in [(near, true), (far, false)] {
                if self.unmoved.has(king) && self.unmoved.has(rook) {
                    castling = castling.with(color, kingside);
                }
            }
        }
        self.position.castling = castling;
    }

    /// Makes a legal move; whose turn it is stays as it is.
    pub(super) fn play(&mut self, mv: Move) -> Made {
        let turn = self.position.turn;
        let passes = Some(mv.to) == self.passed_too && mv.from.file() != mv.to.file();
        if passes && self.position.plain_pawn(mv.from) && !self.position.board.occupied().has(mv.to) {
            self.position.en_passant = self.passed_too;
        }
        let made = self.position.play(mv);
        self.position.turn = turn;
        self.passed = [self.position.en_passant, None];
        self.unmoved.remove(mv.from);
        self.unmoved.remove(mv.to);
        if let Some((square, piece)) = made.captured {
            self.unmoved.remove(square);
            let _ = self.taken.try_push(piece);
        }
        if let Some((rook, _)) = made.rook {
            self.unmoved.remove(rook);
        }
        self.settle();
        made
    }

    /// Where the pawn stands that a move of a pawn to an empty square takes en passant; none if it takes nothing.
    pub(super) fn victim(&self, mv: Move) -> Bitboard {
        let passes = [self.position.en_passant, self.passed_too].contains(&Some(mv.to));
        if !passes || mv.from.file() == mv.to.file() || !self.position.plain_pawn(mv.from) {
            return Bitboard::EMPTY;
        }
        mv.to.ahead(!self.position.turn).map_or(Bitboard::EMPTY, Bitboard::of)
    }

    /// The action is done: what it has changed begins to count.
    pub(super) fn settle(&mut self) {
        [self.position.en_passant, self.passed_too] = self.passed;
        self.passed = [None; 2];
        self.set_castling();
    }

    /// Pawns that stand on their last rank.
    pub(super) fn arrived(&self) -> Bitboard {
        let board = &self.position.board;
        let last = |color: Color| board.side(color) & Bitboard::rank(color.rank(7));
        (last(Color::White) | last(Color::Black)) & board.kind(Kind::Pawn)
    }

    /// Whether each colour has its king.
    pub(super) fn has_kings(&self) -> bool {
        self.position.royals.iter().all(Option::is_some)
    }

    /// The captures en passant of the second pawn that stepped two squares, if there is one.
    pub(super) fn second_passant(&self) -> Vec<Move> {
        let Some(target) = self.passed_too else { return Vec::new() };
        let position = Position { en_passant: Some(target), ..self.position.clone() };
        let pawns = position.board.kind(Kind::Pawn) & position.board.side(position.turn);
        let takes = |from: &Square| {
            from.file() != target.file()
                && position.steps_by(*from, position.turn, true).has(target)
                && position.targets_from(*from).has(target)
        };
        pawns.into_iter().filter(takes).map(|from| Move::new(from, target)).collect()
    }
}

impl effects::World for World {
    type Special = Nothing;

    fn position(&self) -> &Position {
        &self.position
    }

    fn position_mut(&mut self) -> &mut Position {
        &mut self.position
    }

    fn stays(&self, square: Square) -> bool {
        self.position.royals.contains(&Some(square))
    }

    fn fresh(&mut self) -> Option<PieceId> {
        let id = PieceId(self.next);
        self.next = self.next.checked_add(1)?;
        Some(id)
    }

    fn appear(&mut self, square: Square) {
        self.unmoved.insert(square);
        self.unmoved = self.homes();
    }

    fn captured(&mut self, piece: Piece, _by: Color) {
        let _ = self.taken.try_push(piece);
    }

    fn touch(&mut self, square: Square) {
        self.unmoved.remove(square);
        let steps = |passed: &Square| {
            let color = if passed.rank() < 4 { Color::White } else { Color::Black };
            passed.ahead(color) != Some(square)
        };
        self.passed = self.passed.map(|passed| passed.filter(steps));
    }

    fn pass(&mut self, square: Square) {
        let [first, _] = self.passed;
        self.passed = if first.is_none() { [Some(square), None] } else { [first, Some(square)] };
    }
}
