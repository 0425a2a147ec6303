//! What Tempête's cards do that no step of the language says: named conditions, areas, ways and steps.

use super::World;
use crate::effects::{Doing, Impossible, Slots, World as _, capture, exchange, lift, promote, relocate, remove, set};
use crate::protocol::{Event, EventType, Value};
use board::{Bitboard, Color, Kind, Kinds, Move, Piece, Square};
use serde::{Deserialize, Serialize};

/// Names of Tempête's own. The numbers are choices of the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Special {
    // ----- conditions
    /// The move just made may be taken back: its player has another one.
    OtherMove,
    /// The move just made gives check.
    GaveCheck,
    /// The player has just lost a piece other than a pawn to a normal capture.
    LostPiece,
    /// The piece lost so was free to be put elsewhere.
    LostPieceWasFree,
    /// The piece just moved was a knight, captured nothing and still stands.
    KnightMoved,
    /// The same with a bishop.
    BishopMoved,
    /// The same with a rook; castling counts as its move.
    RookMoved,
    /// The piece just moved captured nothing, still stands and is no royal.
    Explosive,
    /// A capture is declared whose victim may strike back.
    Defensible,

    // ----- areas
    /// The square of the player's royal.
    OwnRoyal,
    /// The square of the other player's royal.
    EnemyRoyal,
    /// The square of the piece just moved; in castling the king's.
    JustMoved,
    /// The square of the piece just moved; in castling the rook's.
    JustMovedRook,
    /// Squares without a trap of the player's.
    NoOwnTrap,
    /// Squares of pieces that are no magnets.
    NoMagnet,
    /// Start squares of the kinds of the piece of a choice, on its own side.
    StartOfPiece(u8),
    /// Start squares of the kind of a choice, on the player's side.
    StartOfKind(u8),
    /// Squares of pawns that can step straight ahead, alone or together with those before them.
    CanStep,

    // ----- ways
    /// A bishop's, bouncing off the edges at least once.
    Bounce,
    /// By its own kinds, across the joined a- and h-files.
    Cylinder,
    /// By its own kinds, passing over own pieces.
    Relay,
    /// Diagonal jumps over adjacent pieces.
    Leapfrog,
    /// A rook's capture over exactly one piece.
    Cannon,
    /// A pawn's capture diagonally backwards.
    DiagonalBack,
    /// A capture of an own piece.
    Cannibal,
    /// A move without capture onto an own piece to merge with.
    Merge,
    /// One square ahead, pushing what stands there.
    Shove,

    // ----- kinds
    /// Kinds the other player could be ordered to move.
    OrderedKinds,

    // ----- steps
    /// The move just made is taken back, its player makes another.
    TakeBack,
    /// The move just made is taken back, its player makes no other.
    StandOff,
    /// The pawn (choice 0) steps onto the next square (1) and pushes; 2: what it becomes.
    Push,
    /// King and the rook (choice 0) castle over whatever lies between.
    Castle,
    /// The piece (choice 0) moves onto another (1) and merges into it.
    Fuse,
    /// The other player's next turn gets a deadline.
    Deadline,
    /// The pawn (choice 0) is captured in place of the piece just lost.
    StrawMan,
    /// Impossible if a royal is in check now.
    NeitherInCheck,
    /// The other player must move the kind (choice 0).
    Oblige,
    /// The piece just moved explodes.
    Explode,
    /// The piece (choice 0) vanishes until its owner has guessed.
    Abduct,
    /// Darts are aimed at the piece (choice 0).
    Aim,
    /// The declared capture turns against the capturer.
    StrikeBack,
    /// If capturer or victim of the declared capture is gone, the capture lapses and counts as the move.
    Lapse,
    /// The royal (choice 0) leaves the board until the player's next turn.
    Regency,
    /// Pawns exchange their ways of moving and of capturing.
    Reverse,
    // Steps that concern the table, not the world: the flow of the turn does them.
    /// The card just played is cancelled.
    Cancel,
    /// The card just played goes into the hand.
    TakePlayed,
    /// The card of the discard pile (choice 0) goes into the hand.
    TakeDiscarded,
}

impl World {
    /// Does a step.
    pub(super) fn special_act(&mut self, special: Special, slots: &Slots, doing: &mut Doing) -> Result<(), Impossible> {
        let square = |choice: u8| slots.square(choice).ok_or(Impossible);
        match special {
            Special::TakeBack => {
                let moved = self.moved.as_ref().ok_or(Impossible)?;
                let vetoed = (moved.mv.from, moved.mv.to);
                self.take_back_move(doing)?;
                self.vetoed = Some(vetoed);
            }
            Special::StandOff => {
                self.take_back_move(doing)?;
                self.position.turn = !self.position.turn;
                self.course.clock += 1;
            }
            Special::Push => self.push(square(0)?, slots.kind(2), doing)?,
            Special::Castle => self.castle(square(0)?, doing)?,
            Special::Fuse => self.fuse(square(0)?, square(1)?, doing)?,
            Special::Deadline => self.deadline = Some(!doing.by),
            Special::StrawMan => self.straw_man(square(0)?, doing)?,
            Special::NeitherInCheck => {
                self.settle();
                if Color::BOTH.into_iter().any(|color| self.position.in_check(color)) {
                    return Err(Impossible);
                }
            }
            Special::Oblige => self.obliged = Some((!doing.by, slots.kind(0).ok_or(Impossible)?)),
            Special::Explode => {
                let centre = self.just_moved(false).ok_or(Impossible)?;
                let royals: Bitboard = self.position.royals.iter().flatten().copied().collect();
                let zone = (centre.neighbours() | Bitboard::of(centre)) & self.position.board.occupied();
                for at in zone.without(royals) {
                    remove(self, at, doing)?;
                }
            }
            Special::Abduct => self.abduct(square(0)?, doing)?,
            Special::Aim => self.aimed = Some(square(0)?),
            Special::StrikeBack => {
                let mv = self.declared.take().ok_or(Impossible)?;
                capture(self, mv.from, doing);
                self.move_lapses();
            }
            Special::Lapse => {
                let lost = |mv: Move| !self.position.board.occupied().has(mv.from) || self.captured_by(mv).is_none();
                if self.declared.is_some_and(lost) {
                    self.declared = None;
                    self.move_lapses();
                }
            }
            Special::Regency => {
                let at = square(0)?;
                let royal = lift(self, at).ok_or(Impossible)?;
                // The piece may come back as what it is, not with rights.
                for kingside in [true, false] {
                    self.position.castling = self.position.castling.without(doing.by, kingside);
                }
                self.absent[doing.by.index()] = Some(royal);
                doing.tell(EventType::Removed, &royal, |event| event.to(at).with("reason", Value::Word("regency")));
                self.settle();
                if !self.has_moves() {
                    return Err(Impossible);
                }
            }
            Special::Reverse => {
                self.position.laws.berolina = !self.position.laws.berolina;
                let on = self.position.laws.berolina;
                let what = if on { EventType::Marked } else { EventType::Unmarked };
                doing.events.push(|| Event::new(what).with("mark", Value::Word("march")));
            }
            _ => {}
        }
        Ok(())
    }

    /// The move just made is undone with all that came of it. Marks that lie hidden are hidden again.
    fn take_back_move(&mut self, doing: &mut Doing) -> Result<(), Impossible> {
        let moved = self.moved.as_ref().ok_or(Impossible)?;
        let (piece, from, to) = (moved.piece, moved.mv.from, moved.mv.to);
        let before = self.before().ok_or(Impossible)?.clone();
        *self = before;
        doing.events.push(|| Event::new(EventType::Undone).piece(piece).color(!doing.by).from(to).to(from));
        Ok(())
    }

    /// The declared move counts as made though nobody moved.
    fn move_lapses(&mut self) {
        self.position.turn = !self.position.turn;
        self.position.en_passant = None;
        self.passed_too = None;
        self.moved = None;
    }

    /// Shove: the whole line before the pawn moves one square on.
    fn push(&mut self, pawn: Square, becomes: Option<Kind>, doing: &mut Doing) -> Result<(), Impossible> {
        let walks = self.position.walks(pawn);
        let mut line = Vec::new();
        let mut at = pawn.ahead(walks);
        while let Some(next) = at.filter(|next| self.position.board.occupied().has(*next)) {
            line.push(next);
            at = next.ahead(walks);
        }
        let first = *line.first().ok_or(Impossible)?;
        for from in line.into_iter().rev() {
            match from.ahead(walks) {
                None => remove(self, from, doing)?,
                Some(to) => {
                    let piece = relocate(self, from, to).ok_or(Impossible)?;
                    doing.tell(EventType::Pushed, &piece, |event| event.from(from).to(to));
                    self.arrive(to, doing);
                }
            }
        }
        let piece = relocate(self, pawn, first).ok_or(Impossible)?;
        doing.tell(EventType::Moved, &piece, |event| event.from(pawn).to(first));
        if self.arrive(first, doing) {
            promote(self, first, becomes, doing);
        }
        Ok(())
    }

    /// Acrobatic castling: the rook goes next to the king, the king to the square beyond it.
    fn castle(&mut self, rook: Square, doing: &mut Doing) -> Result<(), Impossible> {
        let king = self.position.royals[doing.by.index()].ok_or(Impossible)?;
        let plain = self.position.board.kinds_at(king) == Kinds::of(Kind::King);
        if !plain || self.immobile(doing.by).has(king) {
            return Err(Impossible);
        }
        let files = (rook.file() as i8 - king.file() as i8).signum();
        let ranks = (rook.rank() as i8 - king.rank() as i8).signum();
        let straight = king.file() == rook.file() || king.rank() == rook.rank();
        let rook_to = king.offset(files, ranks).filter(|_| straight && king != rook).ok_or(Impossible)?;
        let king_to = rook_to.offset(files, ranks).ok_or(Impossible)?;
        let left = Bitboard::of(king) | Bitboard::of(rook);
        let blocked = self.position.board.occupied().without(left) | self.position.masks.closed;
        if blocked.has(rook_to) || blocked.has(king_to) {
            return Err(Impossible);
        }
        // The two may pass through each other's squares.
        if king_to == rook {
            exchange(self, king, rook).ok_or(Impossible)?;
            relocate(self, king, rook_to).ok_or(Impossible)?;
        } else {
            relocate(self, king, king_to).ok_or(Impossible)?;
            if rook != rook_to {
                relocate(self, rook, rook_to).ok_or(Impossible)?;
            }
        }
        for (from, to) in [(king, king_to), (rook, rook_to)] {
            if let Some(piece) = self.position.board.get(to).filter(|_| from != to) {
                doing.tell(EventType::Moved, &piece, |event| event.from(from).to(to));
            }
        }
        for (from, to) in [(rook, rook_to), (king, king_to)] {
            if from != to {
                self.arrive(to, doing);
            }
        }
        Ok(())
    }

    /// Two pieces become one, which keeps the second's id and marks.
    fn fuse(&mut self, from: Square, to: Square, doing: &mut Doing) -> Result<(), Impossible> {
        let second = self.position.board.get(to).ok_or(Impossible)?;
        let first = lift(self, from).ok_or(Impossible)?;
        self.lots_mut().merge(&first, second.id);
        let piece = Piece { kinds: second.kinds.union(first.kinds), ..second };
        set(self, to, piece);
        doing.tell(EventType::Moved, &first, |event| event.from(from).to(to));
        doing.tell(EventType::Changed, &piece, |event| {
            let kinds: Vec<&str> = piece.kinds.iter().map(Kind::name).collect();
            event.to(to).with("kinds", Value::Text(kinds.join("+")))
        });
        self.arrive(to, doing);
        Ok(())
    }

    /// Straw man: the pawn is captured, the piece just lost stands on its square.
    fn straw_man(&mut self, pawn: Square, doing: &mut Doing) -> Result<(), Impossible> {
        let lost = self.lost_piece(doing.by).ok_or(Impossible)?;
        self.lots_mut().recall(&lost);
        // It is the opponent's capture, whoever plays the card.
        doing.by = !doing.by;
        capture(self, pawn, doing);
        doing.by = !doing.by;
        set(self, pawn, lost);
        doing.tell(EventType::Put, &lost, |event| event.to(pawn));
        self.arrive(pawn, doing);
        Ok(())
    }

    fn abduct(&mut self, at: Square, doing: &mut Doing) -> Result<(), Impossible> {
        let kept = self.clone();
        let piece = lift(self, at).ok_or(Impossible)?;
        doing.captures.insert(at);
        self.abducted = Some(super::world::Abducted::new(at, piece, &kept));
        let seen_by = crate::protocol::Viewers::only(doing.by);
        doing.tell(EventType::Removed, &piece, |event| {
            let event = event.to(at).with("reason", Value::Word("abducted"));
            Event { seen_by, ..event }
        });
        Ok(())
    }
}
