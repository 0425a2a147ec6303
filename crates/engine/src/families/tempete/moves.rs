use super::World;
use super::world::Moved;
use crate::effects::{Doing, World as _, promote};
use crate::ground;
use board::{Bitboard, Color, Kind, Move, Piece, Position, Square};
use std::sync::Arc;

/// The square of the pawn that passed this one with a double step.
pub(super) fn victim_of(passed: Square) -> Option<Square> {
    passed.ahead(if passed.rank() < 4 { Color::White } else { Color::Black })
}

/// Normal moves: chess under the marks, with the few things the kernel does not know.
impl World {
    /// The position in which the second passed square is the one.
    fn other_passed(&self) -> Option<Position> {
        let passed_too = self.passed_too?;
        Some(Position { en_passant: Some(passed_too), ..self.position.clone() })
    }

    /// The position in which the move is what it is: the kernel knows one passed square at a time.
    fn position_for(&self, mv: Move) -> Position {
        match self.other_passed() {
            Some(position) if Some(mv.to) == self.passed_too => position,
            _ => self.position.clone(),
        }
    }

    /// Whether the move was taken back in this turn.
    pub(super) fn is_vetoed(&self, from: Square, to: Square) -> bool {
        self.vetoed == Some((from, to))
    }

    /// All legal moves of the player to move, obligations not looked at.
    pub(super) fn moves(&self, mut f: impl FnMut(Move)) {
        self.targets(|from, targets| {
            for to in targets {
                let kinds = if self.stills(from, to) {
                    self.position.promotion_choices(from, to)
                } else {
                    self.position.promotions(from, to)
                };
                if kinds.is_empty() {
                    f(Move::new(from, to));
                }
                kinds.iter().for_each(|kind| f(Move { from, to, promotion: Some(kind) }));
            }
            true
        });
        self.other_captures(f);
    }

    /// Calls `f` with start and end squares of legal moves until it says no; captures on the second passed square left out.
    fn targets(&self, mut f: impl FnMut(Square, Bitboard) -> bool) {
        // Neutral pieces that end their move beside a magnet come apart, with all they can do.
        let stilled = if self.magnets.any() { self.position.neutral() } else { Bitboard::EMPTY };
        let mut on = true;
        self.position.targets(|from, targets| {
            let targets = if stilled.has(from) { Bitboard::EMPTY } else { self.sound(from, targets) };
            on = targets.is_empty() || f(from, targets);
            on
        });
        for from in stilled {
            let held = self.position.steps_from(from).into_iter().filter(|to| self.stills(from, *to));
            let targets = self.sound(from, self.position.targets_from(from)) | held.collect();
            if on && targets.any() {
                on = f(from, targets);
            }
        }
    }

    /// Whether a neutral piece may go there only because a magnet beside the square keeps it from attacking the mover's
    /// royal, or may do so at least; the kernel does not know that it will be frozen.
    fn stills(&self, from: Square, to: Square) -> bool {
        let beside = to.neighbours() & self.magnets.without(Bitboard::of(from));
        if beside.is_empty() || !self.position.neutral().has(from) || !self.position.steps_from(from).has(to) {
            return false;
        }
        let mut after = self.clone();
        let mover = after.position.turn;
        after.position.play(Move::new(from, to));
        after.magnets.remove(from);
        after.magnets.remove(to);
        after.settle();
        !self.is_vetoed(from, to) && !after.position.in_check(mover)
    }

    /// The end squares that stay legal in view of what the kernel does not know: the move taken back, and that pieces held
    /// fast are free as soon as their magnet is gone.
    fn sound(&self, from: Square, mut targets: Bitboard) -> Bitboard {
        if let Some((_, to)) = self.vetoed.filter(|(vetoed, _)| *vetoed == from) {
            targets.remove(to);
        }
        if self.magnets.any() {
            let risky = if self.magnets.has(from) { targets } else { targets & self.magnets };
            for to in risky {
                if self.exposes(Move::new(from, to)) {
                    targets.remove(to);
                }
            }
        }
        targets
    }

    /// Whether a move that ends a magnet leaves the own royal attacked by a piece it held fast.
    pub(super) fn exposes(&self, mv: Move) -> bool {
        let victim = self.captured_by(mv).map(|(square, _)| square);
        if !self.magnets.has(mv.from) && !victim.is_some_and(|square| self.magnets.has(square)) {
            return false;
        }
        let mut after = self.clone();
        let mover = after.position.turn;
        after.position.play(mv);
        victim.into_iter().for_each(|square| after.magnets.remove(square));
        after.magnets.remove(mv.from);
        after.settle();
        after.position.in_check(mover)
    }

    /// Captures en passant on the second passed square.
    fn other_captures(&self, mut f: impl FnMut(Move)) {
        let Some(position) = self.other_passed() else { return };
        let (Some(passed), true) = (self.passed_too, position.en_passant_legal()) else { return };
        for from in position.board.kind(Kind::Pawn) & position.board.side(position.turn) {
            let mv = Move::new(from, passed);
            let new = !self.position.targets_from(from).has(passed) && position.targets_from(from).has(passed);
            if new && !self.is_vetoed(from, passed) && !self.exposes(mv) {
                f(mv);
            }
        }
    }

    /// Whether there is any legal move.
    pub(super) fn has_moves(&self) -> bool {
        if self.vetoed.is_none() && self.passed_too.is_none() && self.magnets.is_empty() {
            return self.position.has_moves();
        }
        self.has_moves_besides(None)
    }

    /// Whether there is a legal move besides this one and the one taken back.
    pub(super) fn has_moves_besides(&self, taken_back: Option<(Square, Square)>) -> bool {
        let mut found = false;
        self.targets(|from, mut targets| {
            if let Some((_, to)) = taken_back.filter(|(back, _)| *back == from) {
                targets.remove(to);
            }
            found = targets.any();
            !found
        });
        if !found {
            self.other_captures(|mv| found |= taken_back != Some((mv.from, mv.to)));
        }
        found
    }

    /// Whether there is a legal move with a piece that has the kind.
    pub(super) fn has_moves_of(&self, kind: Kind) -> bool {
        let men = self.position.board.kind(kind);
        let mut found = false;
        self.targets(|from, _| {
            found = men.has(from);
            !found
        });
        if !found {
            self.other_captures(|mv| found |= men.has(mv.from));
        }
        found
    }

    /// Whether the move is legal, obligations not looked at.
    pub(super) fn is_legal(&self, mv: Move) -> bool {
        !self.is_vetoed(mv.from, mv.to)
            && (self.position.is_legal(mv) || self.position_for(mv).is_legal(mv) || self.is_stilled(mv))
            && !self.exposes(mv)
    }

    /// Whether the move is legal because a magnet will hold the neutral piece that makes it.
    fn is_stilled(&self, mv: Move) -> bool {
        let kinds = self.position.promotion_choices(mv.from, mv.to);
        let fits = mv.promotion.map_or(kinds.is_empty(), |kind| kinds.has(kind));
        fits && self.magnets.any() && self.stills(mv.from, mv.to)
    }

    /// The position that says most truly why a move is not legal.
    pub(super) fn position_to_explain(&self, mv: Move) -> Position {
        self.position_for(mv)
    }

    /// What the move would capture, with its square.
    pub(super) fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        self.position.captured_by(mv).or_else(|| self.other_passed()?.captured_by(mv))
    }

    /// Makes a legal move: capture, traps, promotion, marks, clock. Keeps the world before it.
    pub(super) fn make_move(&mut self, mv: Move, doing: &mut Doing) {
        let mut kept = self.clone();
        kept.before = None;
        kept.declared = None;
        let frozen = self.frozen_for(!doing.by);
        self.position = self.position_for(mv);
        let made = self.position.play(mv);
        // A pawn promotes only once it has survived what lies in wait.
        if mv.promotion.is_some() {
            self.position.board.put(mv.to, made.piece);
        }
        self.passed_too = None;
        self.declared = None;
        self.vetoed = None;
        if let Some((square, victim)) = made.captured {
            self.unmark(square);
            self.captured(victim, doing.by);
            doing.captures.insert(square);
        }
        self.carry(mv.from, mv.to);
        let mut arrived = Bitboard::of(mv.to);
        let mut rook = None;
        if let Some((from, to)) = made.rook {
            self.carry(from, to);
            arrived.insert(to);
            rook = self.position.board.get(to).map(|piece| (piece.id, to));
        }
        self.moved = Some(Moved {
            mv,
            piece: made.piece.id,
            kinds: made.piece.kinds,
            rook,
            captured: made.captured,
            victim_frozen: made.captured.is_some_and(|(square, _)| frozen.has(square)),
        });
        let quiet = made.captured.is_none() && !made.piece.kinds.has(Kind::Pawn);
        self.course.clock = if quiet { self.course.clock + 1 } else { 0 };
        self.course.last = Some((mv.from, mv.to));
        self.before = Some(Arc::new(kept));
        self.settle();
        if doing.events.is_kept() {
            let plain = Move::new(mv.from, mv.to);
            ground::moved_events(&made, plain, &self.position, |event| doing.events.push(|| event));
        }
        for at in arrived {
            if self.arrive(at, doing) && at == mv.to {
                promote(self, at, mv.promotion, doing);
            }
        }
        self.settle();
    }
}
