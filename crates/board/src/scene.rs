use crate::tables::{Tables, tables};
use crate::{Bitboard, Color, Kind, Kinds, Position, Square};

/// A position with what move generation wants to know of it at every piece. This is the general generator: it
/// knows neutral and fused pieces, odd kinds, royals of any kind and all laws.
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a Position,
    pub(crate) tables: &'static Tables,
    color: Color,
    own: Bitboard,
    neutral: Bitboard,
    pub(crate) blockers: Bitboard,
    /// Squares no capture may end on: shielded pieces and, where there is check, royals.
    pub(crate) spared: Bitboard,
    /// Own royal, if the laws know check.
    royal: Option<Square>,
    pub(crate) checkers: Bitboard,
    /// Where a piece that is not the royal may go in view of the checks: everywhere, onto the line, nowhere.
    parry: Bitboard,
    /// Own pieces that alone keep a slider from the royal.
    pinned: Bitboard,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(position: &'a Position) -> Scene<'a> {
        let tables = tables();
        let color = position.turn;
        let board = &position.board;
        let mut spared = position.masks.shielded;
        if position.laws.check {
            spared |= position.royals.iter().flatten().copied().collect::<Bitboard>();
        }
        let mut scene = Scene {
            position,
            tables,
            color,
            own: board.side(color),
            neutral: position.neutral(),
            blockers: position.blockers(),
            spared,
            royal: position.royals[color.index()].filter(|_| position.laws.check),
            checkers: position.checkers(color),
            parry: Bitboard::ALL,
            pinned: Bitboard::EMPTY,
        };
        if let Some(royal) = scene.royal {
            scene.look_from(royal);
        }
        scene
    }

    fn look_from(&mut self, royal: Square) {
        let p = self.position;
        let kind = |kind: Kind| p.board.kind(kind);
        if self.checkers.many() {
            self.parry = Bitboard::EMPTY;
        } else if let Some(checker) = self.checkers.first() {
            self.parry = self.checkers | self.tables.between[royal.index()][checker.index()];
        }
        let enemies = p.board.side(!self.color) | self.neutral;
        let active = enemies.without(p.masks.frozen | p.masks.barred | kind(Kind::Wounded));
        let snipers = active & (kind(Kind::Bishop) | kind(Kind::Queen)) & self.tables.bishop(royal, Bitboard::EMPTY)
            | active & (kind(Kind::Rook) | kind(Kind::Queen)) & self.tables.rook(royal, Bitboard::EMPTY);
        for sniper in snipers {
            let between = self.tables.between[royal.index()][sniper.index()] & self.blockers;
            if !between.many() {
                self.pinned |= between & self.own;
            }
        }
        self.pinned = self.pinned.without(p.masks.pedestals);
    }

    /// Pieces the side to move may move.
    pub(crate) fn movers(&self) -> Bitboard {
        let masks = &self.position.masks;
        (self.own | self.neutral).without(masks.held() | self.position.board.kind(Kind::Wounded))
    }

    /// Where the piece goes by its kinds and marks, the safety of the royal not looked at; no castling.
    pub(crate) fn steps(&self, from: Square) -> Bitboard {
        self.position.steps_of(self.tables, from, self.color) | self.en_passant(from)
    }

    /// The en passant square, if the piece on `from` can take there.
    fn en_passant(&self, from: Square) -> Bitboard {
        self.position.passant_from(self.tables, from, self.color)
    }

    /// Legal end squares of a piece of [`Scene::movers`].
    pub(crate) fn legal(&self, from: Square) -> Bitboard {
        let p = self.position;
        let mut set = self.steps(from);
        let special = Bitboard::of(from) & self.neutral;
        match self.royal {
            _ if Some(from) == p.royals[self.color.index()] => {
                set = set.into_iter().filter(|to| self.is_safe(from, *to)).collect::<Bitboard>() | self.castlings(from);
                set = set.without(self.near_enemy_king(from));
            }
            Some(_) if special.any() => set = set.into_iter().filter(|to| self.is_safe(from, *to)).collect(),
            Some(royal) => {
                let passant = self.passant_of(from);
                let passant = set & passant;
                set = set.without(passant) & self.parry;
                if self.pinned.has(from) {
                    set &= self.tables.line[royal.index()][from.index()];
                }
                if let Some(to) = passant.first()
                    && self.is_safe(from, to)
                {
                    set |= passant;
                }
            }
            None => {}
        }
        set
    }

    /// The en passant square if a plain pawn stands on `from` that might take there.
    fn passant_of(&self, from: Square) -> Bitboard {
        let p = self.position;
        match p.en_passant {
            Some(target) if p.is(from, Kind::Pawn) => self.en_passant(from) & Bitboard::of(target),
            _ => Bitboard::EMPTY,
        }
    }

    /// Squares next to an enemy king that is royal, if the piece on `from` is a king and the laws keep them apart.
    pub(crate) fn near_enemy_king(&self, from: Square) -> Bitboard {
        let p = self.position;
        match p.royals[(!self.color).index()] {
            Some(enemy) if p.laws.kings_apart && p.is(from, Kind::King) && p.is(enemy, Kind::King) => {
                self.tables.king[enemy.index()] | Bitboard::of(enemy)
            }
            _ => Bitboard::EMPTY,
        }
    }

    fn castlings(&self, from: Square) -> Bitboard {
        let p = self.position;
        let mut set = Bitboard::EMPTY;
        for (kingside, files) in [(true, 2), (false, -2)] {
            if !p.castling.has(self.color, kingside) {
                continue;
            }
            if p.against_castling(self.color, kingside).is_none() {
                set |= from.offset(files, 0).map_or(Bitboard::EMPTY, Bitboard::of);
            }
        }
        set
    }

    /// Whether the move, any of its promotions, leaves the own royal unattacked.
    fn is_safe(&self, from: Square, to: Square) -> bool {
        let choices = self.position.choices(from, to);
        if self.neutral.has(from) && !choices.is_empty() {
            choices.iter().any(|kind| self.threats_after(from, to, kind.into()).is_empty())
        } else {
            self.threats_after(from, to, Kinds::NONE).is_empty()
        }
    }

    /// Squares from which the own royal is attacked after the move (not a castling); `becomes`: what the moved piece
    /// is then, none for unchanged.
    pub(crate) fn threats_after(&self, from: Square, to: Square, becomes: Kinds) -> Bitboard {
        let p = self.position;
        let Some(royal) = self.royal else { return Bitboard::EMPTY };
        let royal = if royal == from { to } else { royal };
        let left = Bitboard::of(from);
        let mut taken = Bitboard::of(to);
        let mut blockers = self.blockers.without(left.without(p.masks.pedestals));
        if self.passant_of(from).has(to)
            && let Some(victim) = p.en_passant_victim()
        {
            taken.insert(victim);
            if !p.laws.captured_close && !p.masks.pedestals.has(victim) {
                blockers.remove(victim);
            }
        }
        blockers.insert(to);
        let enemies = (p.board.side(!self.color) | self.neutral).without(taken | left);
        let mut threats = p.attackers_among(self.tables, royal, enemies, blockers);
        if self.neutral.has(from) {
            let kinds = if becomes.is_empty() { p.board.kinds_at(from) } else { becomes };
            let reach = p.reach(self.tables, to, kinds, p.direction(from), blockers);
            if reach.has(royal) {
                threats.insert(to);
            }
        }
        threats
    }

    /// What a pawn may legally become by a move among [`Scene::legal`].
    pub(crate) fn promotions(&self, from: Square, to: Square) -> Kinds {
        let choices = self.position.choices(from, to);
        if !self.neutral.has(from) || self.royal.is_none() {
            return choices;
        }
        choices.iter().filter(|kind| self.threats_after(from, to, (*kind).into()).is_empty()).collect()
    }
}
