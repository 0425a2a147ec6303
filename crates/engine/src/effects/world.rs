use super::{Doing, Impossible, Mark, Slots};
use board::{Bitboard, Color, Kind, Kinds, Piece, PieceId, Position, Square};
use std::fmt::Debug;

/// What cards act on: a position, and what a game marks on it and keeps beside it. Everything but the position may be left
/// to the defaults.
pub trait World: Clone {
    /// Names of the game's own conditions, areas, ways, choices and steps.
    type Special: Clone + PartialEq + Debug;

    /// The position.
    fn position(&self) -> &Position;

    /// The position, to be changed.
    fn position_mut(&mut self) -> &mut Position;

    /// Pieces that no card of this player moves.
    fn immobile(&self, _by: Color) -> Bitboard {
        Bitboard::EMPTY
    }

    /// Kinds among the captured pieces of a colour.
    fn pile(&self, _color: Color) -> Kinds {
        Kinds::NONE
    }

    /// Takes a captured piece off the pile.
    fn take_back(&mut self, _color: Color, _kind: Kind) -> Option<Piece> {
        None
    }

    /// Whether no card takes the piece off that stands on the square.
    fn stays(&self, _square: Square) -> bool {
        false
    }

    /// The number of a piece from the supply; none where a game has no supply.
    fn fresh(&mut self) -> Option<PieceId> {
        None
    }

    /// A piece from the supply has come to stand on the square.
    fn appear(&mut self, _square: Square) {}

    /// A piece was captured by the player; it is off the board.
    fn captured(&mut self, _piece: Piece, _by: Color) {}

    /// The piece on the square is about to leave the board: its marks end.
    fn unmark(&mut self, _square: Square) {}

    /// The piece has gone from one square to another: its marks go with it or end.
    fn carry(&mut self, _from: Square, _to: Square) {}

    /// Two pieces have exchanged squares.
    fn carry_both(&mut self, _one: Square, _other: Square) {}

    /// Something about the square's piece changed: rights that depend on it end. Castling rights and the en passant square of
    /// the position are looked after already.
    fn touch(&mut self, _square: Square) {}

    /// A pawn can be taken en passant on this square.
    fn pass(&mut self, square: Square) {
        self.position_mut().en_passant = Some(square);
    }

    /// A piece has come to stand on the square by the doing of a player. Whether it still stands there afterwards.
    fn arrive(&mut self, _square: Square, _doing: &mut Doing) -> bool {
        true
    }

    /// Sets a mark.
    fn mark(&mut self, _square: Square, _mark: Mark, _doing: &mut Doing) -> Result<(), Impossible> {
        Err(Impossible)
    }

    /// Whether a condition of the game's own holds.
    fn holds(&self, _special: &Self::Special, _by: Color) -> bool {
        false
    }

    /// An area of the game's own.
    fn area(&self, _special: &Self::Special, _by: Color, _slots: &Slots) -> Bitboard {
        Bitboard::EMPTY
    }

    /// End squares of a way of the game's own.
    fn way(&self, _special: &Self::Special, _from: Square, _by: Color) -> Bitboard {
        Bitboard::EMPTY
    }

    /// The kinds among which a choice of the game's own is made.
    fn kinds(&self, _special: &Self::Special, _by: Color) -> Kinds {
        Kinds::NONE
    }

    /// Does a step of the game's own.
    fn act(&mut self, _special: &Self::Special, _slots: &Slots, _doing: &mut Doing) -> Result<(), Impossible> {
        Err(Impossible)
    }
}

/// Rights that depend on the square's piece end.
fn touch<W: World>(world: &mut W, square: Square) {
    let position = world.position_mut();
    position.castling = position.castling.touched(square);
    let victim = position.en_passant.and_then(|passed| {
        let color = if passed.rank() < 4 { Color::White } else { Color::Black };
        passed.ahead(color)
    });
    if victim == Some(square) {
        position.en_passant = None;
    }
    world.touch(square);
}

/// Takes a piece off the board with all its marks and rights.
pub fn lift<W: World>(world: &mut W, square: Square) -> Option<Piece> {
    if !world.position().board.occupied().has(square) {
        return None;
    }
    world.unmark(square);
    touch(world, square);
    let position = world.position_mut();
    for royal in position.royals.iter_mut().filter(|royal| **royal == Some(square)) {
        *royal = None;
    }
    position.board.take(square)
}

/// Puts a piece on a square, in place of what stands there; a royal on that square stays one.
pub fn set<W: World>(world: &mut W, square: Square, piece: Piece) {
    touch(world, square);
    world.position_mut().board.put(square, piece);
}

/// Takes a piece to an empty square, with its marks as far as they travel.
pub fn relocate<W: World>(world: &mut W, from: Square, to: Square) -> Option<Piece> {
    touch(world, from);
    touch(world, to);
    let position = world.position_mut();
    let piece = position.board.take(from)?;
    position.board.put(to, piece);
    for royal in position.royals.iter_mut().filter(|royal| **royal == Some(from)) {
        *royal = Some(to);
    }
    world.carry(from, to);
    Some(piece)
}

/// Two pieces exchange squares, with their marks as far as they travel.
pub fn exchange<W: World>(world: &mut W, one: Square, other: Square) -> Option<(Piece, Piece)> {
    touch(world, one);
    touch(world, other);
    let position = world.position_mut();
    let (first, second) = (position.board.get(one)?, position.board.get(other)?);
    position.board.put(one, second);
    position.board.put(other, first);
    for royal in &mut position.royals {
        *royal = match *royal {
            Some(square) if square == one => Some(other),
            Some(square) if square == other => Some(one),
            royal => royal,
        };
    }
    world.carry_both(one, other);
    Some((first, second))
}
