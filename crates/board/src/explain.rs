use crate::scene::Scene;
use crate::{Bitboard, Kind, Kinds, Move, Obstacle, Position, Reason, Side, Square};

impl Obstacle {
    fn new(reason: Reason, squares: impl IntoIterator<Item = Square>) -> Obstacle {
        Obstacle { reason, squares: squares.into_iter().collect() }
    }
}

impl Position {
    /// Why a move is not legal; `None` if it is.
    pub fn explain(&self, mv: Move) -> Option<Obstacle> {
        let Move { from, to, promotion } = mv;
        if let Some(reason) = self.against_moving(from) {
            return Some(Obstacle::new(reason, [from]));
        }
        let scene = Scene::new(self);
        let castling = self.castling_shape(from, to);
        if let Some((color, kingside)) = castling {
            if let Some(against) = self.against_castling(color, kingside) {
                return Some(Obstacle::new(Reason::Castling, against));
            }
        } else if !scene.steps(from).has(to) {
            return Some(self.against_way(&scene, from, to));
        }
        let choices = self.choices(from, to);
        match promotion {
            Some(_) if choices.is_empty() => return Some(Obstacle::new(Reason::Unreachable, [from, to])),
            Some(kind) if choices.has(kind) => {}
            None if choices.is_empty() => {}
            _ => return Some(Obstacle::new(Reason::PromotionNeeded, [from, to])),
        }
        let near = scene.near_enemy_king(from).has(to) && self.royals[self.turn.index()] == Some(from);
        if near && let Some(enemy) = self.royals[(!self.turn).index()] {
            return Some(Obstacle::new(Reason::KingsApart, [enemy]));
        }
        if castling.is_some() {
            return None;
        }
        let threats = scene.threats_after(from, to, promotion.map_or(Kinds::NONE, Kinds::of));
        if threats.is_empty() {
            return None;
        }
        let reason = if scene.checkers.any() { Reason::MustParry } else { Reason::RoyalAttacked };
        Some(Obstacle::new(reason, threats))
    }

    /// Why the side to move cannot move the piece on a square at all.
    fn against_moving(&self, from: Square) -> Option<Reason> {
        let side = self.board.get(from).map(|piece| piece.side);
        if side.is_none() {
            Some(Reason::NoPiece)
        } else if side == Some(Side::from(!self.turn)) {
            Some(Reason::NotYours)
        } else if self.is(from, Kind::Wounded) {
            Some(Reason::Wounded)
        } else if self.masks.frozen.without(self.masks.thawed).has(from) {
            Some(Reason::Frozen)
        } else if self.masks.barred.has(from) {
            Some(Reason::Barred)
        } else {
            None
        }
    }

    /// What keeps a piece from a square it does not get to: the best reason any of its kinds gives.
    fn against_way(&self, scene: &Scene, from: Square, to: Square) -> Obstacle {
        let kinds = self.board.kinds_at(from);
        let mut reasons = kinds.iter().filter_map(|kind| match kind {
            Kind::Pawn => self.against_pawn(scene, from, to),
            _ => self.against_officer(scene, kind, from, to),
        });
        reasons.next().unwrap_or_else(|| Obstacle::new(Reason::Unreachable, [from, to]))
    }

    fn against_officer(&self, scene: &Scene, kind: Kind, from: Square, to: Square) -> Option<Obstacle> {
        let t = scene.tables;
        let straight = t.rook(from, Bitboard::EMPTY).has(to);
        let diagonal = t.bishop(from, Bitboard::EMPTY).has(to);
        let aims = match kind {
            Kind::Knight => t.knight[from.index()].has(to),
            Kind::Zebra => t.zebra[from.index()].has(to),
            Kind::King => t.king[from.index()].has(to),
            Kind::Bishop => diagonal,
            Kind::Rook => straight,
            Kind::Queen => straight || diagonal,
            Kind::Pawn | Kind::Wounded => false,
        };
        let passes = !matches!(kind, Kind::Knight | Kind::Zebra);
        let between = t.between[from.index()][to.index()].when(passes);
        aims.then(|| self.against_path(from, between, to)).flatten()
    }

    /// What stands between, else what stands against ending on the square.
    fn against_path(&self, from: Square, between: Bitboard, to: Square) -> Option<Obstacle> {
        let closed = between & self.masks.closed;
        let pieces = between & self.board.occupied();
        if closed.any() {
            Some(Obstacle::new(Reason::Closed, closed))
        } else if pieces.any() {
            Some(Obstacle::new(Reason::Blocked, pieces))
        } else {
            self.against_end(from, to)
        }
    }

    fn against_end(&self, from: Square, to: Square) -> Option<Obstacle> {
        let royal = self.laws.check && self.royals.contains(&Some(to));
        let own = self.board.side(self.turn);
        let reason = if self.masks.closed.has(to) {
            Reason::Closed
        } else if own.has(to) && own.has(from) {
            Reason::Blocked
        } else if self.masks.shielded.has(to) || royal {
            Reason::Shielded
        } else {
            return None;
        };
        Some(Obstacle::new(reason, [to]))
    }

    fn against_pawn(&self, scene: &Scene, from: Square, to: Square) -> Option<Obstacle> {
        let walks = self.direction(from);
        let takes = self.pawn_reach(scene.tables, from, walks).has(to);
        if takes && self.board.occupied().has(to) {
            return self.against_end(from, to);
        }
        if takes && self.en_passant == Some(to) && self.is_plain_pawn(from) {
            let victim = self.en_passant_victim().filter(|victim| scene.spared.has(*victim));
            return victim.map(|victim| Obstacle::new(Reason::Shielded, [victim]));
        }
        let ahead = |at: Square| scene.tables.ahead[walks.index()][at.index()];
        let steps = if self.laws.berolina {
            scene.tables.diagonal[walks.index()][from.index()]
        } else {
            let own_rank = walks.rank(from.rank());
            let double = own_rank == 1 || own_rank == 0 && self.laws.double_from_first;
            let one = ahead(from);
            one | one.first().filter(|_| double).map_or(Bitboard::EMPTY, ahead)
        };
        if !steps.has(to) {
            return (takes && self.masks.closed.has(to)).then(|| Obstacle::new(Reason::Closed, [to]));
        }
        let way = scene.tables.between[from.index()][to.index()] | Bitboard::of(to);
        let closed = way & self.masks.closed;
        let pieces = way & self.board.occupied();
        if closed.any() {
            Some(Obstacle::new(Reason::Closed, closed))
        } else {
            pieces.any().then(|| Obstacle::new(Reason::Blocked, pieces))
        }
    }
}
