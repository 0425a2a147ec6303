use super::lots::Lots;
use super::special::Special;
use crate::effects::{Doing, Impossible, Mark, Slots, World as Acted};
use crate::ground::Course;
use crate::protocol::{Event, EventType, Value, Viewers};
use board::{Bitboard, Castling, Color, Kind, Kinds, Move, Piece, PieceId, Position, Side, Square};
use std::sync::Arc;

/// The normal move that was made in this turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Moved {
    pub(super) mv: Move,
    /// The piece, and its kinds when it set out.
    pub(super) piece: PieceId,
    pub(super) kinds: Kinds,
    /// In castling: the rook and where it came to stand.
    pub(super) rook: Option<(PieceId, Square)>,
    /// What it captured where, and whether that was frozen.
    pub(super) captured: Option<(Square, Piece)>,
    pub(super) victim_frozen: bool,
}

/// A piece that has vanished until its owner has guessed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Abducted {
    pub(super) square: Square,
    pub(super) piece: Piece,
    /// What it has back when it returns.
    castling: Castling,
    magnet: bool,
    shielded: [bool; 2],
}

impl Abducted {
    /// The piece on the square of this world.
    pub(super) fn new(square: Square, piece: Piece, world: &World) -> Abducted {
        Abducted {
            square,
            piece,
            castling: world.position.castling,
            magnet: world.magnets.has(square),
            shielded: [0, 1].map(|setter| world.shields[setter].has(square)),
        }
    }
}

/// What a cancelled move or card takes back: the board with everything that lies and lasts on it, and the course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World {
    /// `turn` is the player of the next normal move, not always the player on turn.
    pub(super) position: Position,
    pub(super) course: Course,
    /// A second pawn that can be taken en passant: the square it passed.
    pub(super) passed_too: Option<Square>,
    /// Squares of magnets.
    pub(super) magnets: Bitboard,
    /// Traps and bombs by owner.
    pub(super) traps: [Bitboard; 2],
    pub(super) bombs: [Bitboard; 2],
    /// Shielded pieces by the player who shielded them.
    pub(super) shields: [Bitboard; 2],
    pub(super) lots: Arc<Lots>,
    /// Royals in regency, by colour.
    pub(super) absent: [Option<Piece>; 2],
    /// Who must move which kind in his next turn.
    pub(super) obliged: Option<(Color, Kind)>,
    /// Whose next turn has a deadline.
    pub(super) deadline: Option<Color>,
    /// The normal move of this turn.
    pub(super) moved: Option<Moved>,
    /// A capture that is declared but not yet made.
    pub(super) declared: Option<Move>,
    /// The move that was taken back in this turn and may not be made again.
    pub(super) vetoed: Option<(Square, Square)>,
    pub(super) abducted: Option<Abducted>,
    /// The square darts are aimed at.
    pub(super) aimed: Option<Square>,
    /// The world before the normal move of this turn.
    pub(super) before: Option<Arc<World>>,
}

impl World {
    /// A position without marks.
    pub(super) fn new(position: Position, course: Course) -> World {
        World {
            position,
            course,
            passed_too: None,
            magnets: Bitboard::EMPTY,
            traps: [Bitboard::EMPTY; 2],
            bombs: [Bitboard::EMPTY; 2],
            shields: [Bitboard::EMPTY; 2],
            lots: Arc::default(),
            absent: [None; 2],
            obliged: None,
            deadline: None,
            moved: None,
            declared: None,
            vetoed: None,
            abducted: None,
            aimed: None,
            before: None,
        }
    }

    /// The world before the normal move of this turn.
    pub(super) fn before(&self) -> Option<&World> {
        self.before.as_deref()
    }

    /// The piles, to be changed.
    pub(super) fn lots_mut(&mut self) -> &mut Lots {
        Arc::make_mut(&mut self.lots)
    }

    /// Squares with a trap or bomb of this owner.
    pub(super) fn traps_of(&self, owner: Color) -> Bitboard {
        self.traps[owner.index()] | self.bombs[owner.index()]
    }

    /// The world as far as a player can know it: without the other's traps.
    pub(super) fn known_to(&self, color: Color) -> World {
        let mut world = self.clone();
        world.traps[(!color).index()] = Bitboard::EMPTY;
        world.bombs[(!color).index()] = Bitboard::EMPTY;
        world
    }

    /// The square of the piece just moved, if it still stands there; in castling the king's, or the rook's if asked for.
    pub(super) fn just_moved(&self, rook: bool) -> Option<Square> {
        let moved = self.moved.as_ref()?;
        let (id, at) = match moved.rook {
            Some(way) if rook => way,
            _ => (moved.piece, moved.mv.to),
        };
        self.position.board.get(at).filter(|piece| piece.id == id).map(|_| at)
    }

    /// Pieces held by magnets, as far as this player's moves and cards go: a king in check is free for its owner.
    pub(super) fn frozen_for(&self, by: Color) -> Bitboard {
        if self.magnets.is_empty() {
            return Bitboard::EMPTY;
        }
        let held = self.magnets.neighbours() & self.position.board.occupied();
        match self.position.royals[by.index()] {
            Some(royal) if held.has(royal) && self.position.in_check(by) => held.without(Bitboard::of(royal)),
            _ => held,
        }
    }

    /// Folds the marks into the masks of the position. Due whenever men, marks or the player to move have changed.
    pub(super) fn settle(&mut self) {
        let masks = &mut self.position.masks;
        masks.shielded = self.shields[0] | self.shields[1];
        masks.frozen = Bitboard::EMPTY;
        masks.thawed = Bitboard::EMPTY;
        if self.magnets.any() {
            let held = self.magnets.neighbours() & self.position.board.occupied();
            self.position.masks.frozen = held;
            self.position.masks.thawed = held.without(self.frozen_for(self.position.turn));
        }
    }

    /// The abducted piece stands again where it stood, as if nothing had been.
    pub(super) fn bring_back(&mut self) -> Option<Abducted> {
        let gone = self.abducted.take()?;
        self.position.board.put(gone.square, gone.piece);
        self.position.castling = gone.castling;
        if gone.magnet {
            self.magnets.insert(gone.square);
        }
        for (shields, had) in self.shields.iter_mut().zip(gone.shielded) {
            if had {
                shields.insert(gone.square);
            }
        }
        self.settle();
        Some(gone)
    }

    /// Whether two worlds show the same men on the same open squares.
    pub(super) fn same_board(&self, other: &World) -> bool {
        self.position.board == other.position.board && self.position.masks.closed == other.position.masks.closed
    }

    /// The piece marks of a square, to be changed.
    fn marks(&mut self) -> [&mut Bitboard; 3] {
        let [first, second] = &mut self.shields;
        [first, second, &mut self.position.masks.barred]
    }
}

fn shift(set: &mut Bitboard, from: Square, to: Square) {
    let had = set.has(from);
    set.remove(from);
    set.remove(to);
    if had {
        set.insert(to);
    }
}

fn trade(set: &mut Bitboard, one: Square, other: Square) {
    if set.has(one) != set.has(other) {
        *set = Bitboard(set.0 ^ Bitboard::of(one).0 ^ Bitboard::of(other).0);
    }
}

impl Acted for World {
    type Special = Special;

    fn position(&self) -> &Position {
        &self.position
    }

    fn position_mut(&mut self) -> &mut Position {
        &mut self.position
    }

    fn immobile(&self, by: Color) -> Bitboard {
        self.frozen_for(by) | self.position.masks.barred & self.position.board.side(by)
    }

    fn pile(&self, color: Color) -> Kinds {
        self.lots.pile(color).iter().map(|lost| lost.kind).collect()
    }

    fn take_back(&mut self, color: Color, kind: Kind) -> Option<Piece> {
        let id = self.lots_mut().take(color, kind)?;
        Some(Piece { id, kinds: kind.into(), side: color.into(), origin: color })
    }

    fn captured(&mut self, piece: Piece, by: Color) {
        // Only what the opponent captured can come back: no neutral piece, and none that its owner took with one.
        if piece.side == (!by).into() {
            self.lots_mut().lay(&piece);
        }
    }

    fn unmark(&mut self, square: Square) {
        self.magnets.remove(square);
        self.marks().into_iter().for_each(|set| set.remove(square));
    }

    fn carry(&mut self, from: Square, to: Square) {
        self.magnets.remove(from);
        self.magnets.remove(to);
        self.marks().into_iter().for_each(|set| shift(set, from, to));
    }

    fn carry_both(&mut self, one: Square, other: Square) {
        self.magnets.remove(one);
        self.magnets.remove(other);
        self.marks().into_iter().for_each(|set| trade(set, one, other));
    }

    fn touch(&mut self, square: Square) {
        let victim = self.passed_too.and_then(super::moves::victim_of);
        if victim == Some(square) {
            self.passed_too = None;
        }
    }

    fn pass(&mut self, square: Square) {
        // The one before lapses with this turn, so what stands there is another pawn's of the same card.
        let same = self.position.en_passant.is_some_and(|passed| passed.rank() == square.rank());
        if same {
            self.passed_too = Some(square);
        } else {
            self.position.en_passant = Some(square);
        }
    }

    fn arrive(&mut self, square: Square, doing: &mut Doing) -> bool {
        self.spring_traps(square, doing)
    }

    fn mark(&mut self, square: Square, mark: Mark, doing: &mut Doing) -> Result<(), Impossible> {
        let by = doing.by;
        let word = match mark {
            Mark::Barred => "barred",
            Mark::Shielded => "shielded",
            Mark::Magnet => "magnet",
            Mark::Neutral => "neutral",
            Mark::Royal => "royal",
            Mark::Hole => "hole",
            Mark::Trap => "trap",
            Mark::Bomb => "bomb",
        };
        let secret = matches!(mark, Mark::Trap | Mark::Bomb);
        let piece = self.position.board.get(square);
        if piece.is_none() && !secret && mark != Mark::Hole {
            // It was gone before the mark could stick.
            return Ok(());
        }
        match mark {
            Mark::Barred => self.position.masks.barred.insert(square),
            Mark::Shielded => self.shields[by.index()].insert(square),
            Mark::Magnet => self.magnets.insert(square),
            Mark::Hole => self.dig(square, doing),
            Mark::Trap => self.traps[by.index()].insert(square),
            Mark::Bomb => self.bombs[by.index()].insert(square),
            Mark::Neutral => {
                let piece = piece.ok_or(Impossible)?;
                crate::effects::set(self, square, Piece { side: Side::Neutral, ..piece });
            }
            Mark::Royal => {
                for kingside in [true, false] {
                    self.position.castling = self.position.castling.without(by, kingside);
                }
                self.position.royals[by.index()] = Some(square);
            }
        }
        doing.events.push(|| {
            let seen_by = if secret { Viewers::only(by) } else { Viewers::EVERYBODY };
            let event = Event::new(EventType::Marked).to(square).color(by).with("mark", Value::Word(word));
            let event = Event { seen_by, ..event };
            if secret || mark == Mark::Hole { event } else { Event { piece: piece.map(|piece| piece.id), ..event } }
        });
        Ok(())
    }

    fn holds(&self, special: &Special, by: Color) -> bool {
        self.special_holds(*special, by)
    }

    fn area(&self, special: &Special, by: Color, slots: &Slots) -> Bitboard {
        self.special_area(*special, by, slots)
    }

    fn way(&self, special: &Special, from: Square, by: Color) -> Bitboard {
        super::ways::way(self, *special, from, by)
    }

    fn kinds(&self, special: &Special, by: Color) -> Kinds {
        self.special_kinds(*special, by)
    }

    fn act(&mut self, special: &Special, slots: &Slots, doing: &mut Doing) -> Result<(), Impossible> {
        self.special_act(*special, slots, doing)
    }
}
