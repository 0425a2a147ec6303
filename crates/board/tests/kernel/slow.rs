//! A deliberately slow generator: square by square on a mailbox, by coordinates, every move tried on a copy. It shares
//! no code with the fast one, only the types of a position and a move.
use board::{Bitboard, Castling, Color, Kind, Kinds, Laws, Move, Position, Side, Square};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Man {
    kinds: Kinds,
    side: Side,
    origin: Color,
    royal: bool,
    frozen: bool,
    thawed: bool,
    barred: bool,
    shielded: bool,
    pedestal: bool,
}

impl Man {
    fn is(&self, kind: Kind) -> bool {
        self.kinds.has(kind)
    }

    fn only(&self, kind: Kind) -> bool {
        self.kinds == Kinds::of(kind)
    }

    fn of(&self, color: Color) -> bool {
        self.side == Side::from(color)
    }

    /// Whether its marks keep it where it is.
    fn held(&self) -> bool {
        self.frozen && !self.thawed || self.barred
    }

    fn up(&self) -> i32 {
        if self.origin == Color::White { 1 } else { -1 }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Field {
    Free,
    Closed,
    Held(Man),
}

/// File and rank, 0 … 7 each.
type At = (i32, i32);

#[derive(Clone, PartialEq, Debug)]
pub struct Slow {
    fields: [[Field; 8]; 8],
    turn: Color,
    castling: Castling,
    passed: Option<At>,
    laws: Laws,
}

fn at(square: Square) -> At {
    (i32::from(square.file()), i32::from(square.rank()))
}

fn square((x, y): At) -> Square {
    Square::new(x as u8, y as u8)
}

fn on_board((x, y): At) -> bool {
    (0..8).contains(&x) && (0..8).contains(&y)
}

fn everywhere() -> impl Iterator<Item = At> {
    (0..64).map(|index| (index % 8, index / 8))
}

impl From<&Position> for Slow {
    fn from(position: &Position) -> Slow {
        let mut slow = Slow {
            fields: [[Field::Free; 8]; 8],
            turn: position.turn,
            castling: position.castling,
            passed: position.en_passant.map(at),
            laws: position.laws,
        };
        let masks = &position.masks;
        for s in Square::all() {
            let (x, y) = at(s);
            if masks.closed.has(s) {
                slow.fields[y as usize][x as usize] = Field::Closed;
            } else if let Some(piece) = position.board.get(s) {
                slow.fields[y as usize][x as usize] = Field::Held(Man {
                    kinds: piece.kinds,
                    side: piece.side,
                    origin: piece.origin,
                    royal: position.royals.contains(&Some(s)),
                    frozen: masks.frozen.has(s),
                    thawed: masks.thawed.has(s),
                    barred: masks.barred.has(s),
                    shielded: masks.shielded.has(s),
                    pedestal: masks.pedestals.has(s),
                });
            }
        }
        slow
    }
}

impl Slow {
    fn field(&self, (x, y): At) -> Field {
        self.fields[y as usize][x as usize]
    }

    fn set(&mut self, (x, y): At, field: Field) {
        self.fields[y as usize][x as usize] = field;
    }

    fn man(&self, at: At) -> Option<Man> {
        match self.field(at) {
            Field::Held(man) => Some(man),
            _ => None,
        }
    }

    fn free(&self, at: At) -> bool {
        on_board(at) && self.field(at) == Field::Free
    }

    /// Whether all squares strictly between two squares on a line are free.
    fn clear(&self, from: At, to: At) -> bool {
        let (dx, dy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let mut at = (from.0 + dx, from.1 + dy);
        while at != to {
            if !self.free(at) {
                return false;
            }
            at = (at.0 + dx, at.1 + dy);
        }
        true
    }

    fn captures_like(&self, man: &Man, kind: Kind, from: At, to: At) -> bool {
        let (dx, dy) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        match kind {
            Kind::Pawn => to.1 - from.1 == man.up() && dx == if self.laws.berolina { 0 } else { 1 },
            Kind::Knight => (dx, dy) == (1, 2) || (dx, dy) == (2, 1),
            Kind::Zebra => (dx, dy) == (3, 2) || (dx, dy) == (2, 3),
            Kind::King => dx <= 1 && dy <= 1 && (dx, dy) != (0, 0),
            Kind::Bishop => dx == dy && dx > 0 && self.clear(from, to),
            Kind::Rook => (dx == 0) != (dy == 0) && self.clear(from, to),
            Kind::Queen => {
                self.captures_like(man, Kind::Bishop, from, to) || self.captures_like(man, Kind::Rook, from, to)
            }
            Kind::Wounded => false,
        }
    }

    /// Whether the piece on a square attacks another square, whatever stands there.
    pub fn attacks(&self, from: At, to: At) -> bool {
        let Some(man) = self.man(from) else { return false };
        if man.is(Kind::Wounded) || man.barred || self.field(to) == Field::Closed {
            return false;
        }
        let kinds = Kind::ALL.into_iter().filter(|kind| man.is(*kind));
        kinds.filter(|kind| !man.frozen || *kind == Kind::King).any(|kind| self.captures_like(&man, kind, from, to))
    }

    /// Squares of the enemies (of the player attacked) and neutrals that attack a square.
    pub fn attackers(&self, target: Square, by: Color) -> Vec<Square> {
        let hostile = |from: &At| self.man(*from).is_some_and(|man| !man.of(!by));
        everywhere().filter(hostile).filter(|from| self.attacks(*from, at(target))).map(square).collect()
    }

    pub fn attacks_from(&self, from: Square) -> Bitboard {
        everywhere().filter(|to| self.attacks(at(from), *to)).map(square).collect()
    }

    fn royal(&self, color: Color) -> Option<At> {
        everywhere().find(|at| self.man(*at).is_some_and(|man| man.royal && man.of(color)))
    }

    pub fn royal_attackers(&self, color: Color) -> Vec<Square> {
        match self.royal(color) {
            Some(royal) if self.laws.check => self.attackers(square(royal), !color),
            _ => Vec::new(),
        }
    }

    fn can_capture(&self, man: &Man, victim: &Man) -> bool {
        let own = man.side != Side::Neutral && man.side == victim.side;
        let spared = victim.shielded || (victim.royal && self.laws.check);
        !own && !spared
    }

    /// The square of the pawn taken, if the step is a capture en passant.
    fn passant(&self, man: &Man, from: At, to: At) -> Option<At> {
        if !self.laws.en_passant || self.laws.berolina || self.passed != Some(to) || !self.free(to) {
            return None;
        }
        if !man.only(Kind::Pawn) || man.side == Side::Neutral || !self.captures_like(man, Kind::Pawn, from, to) {
            return None;
        }
        // The pawn that stepped walked the other way, so it stands where the taker comes from.
        let victim_at = (to.0, from.1);
        let victim = self.man(victim_at)?;
        let stepped = if to.1 < 4 { Color::White } else { Color::Black };
        let fits = victim.only(Kind::Pawn) && victim.of(stepped) && !man.of(stepped) && self.can_capture(man, &victim);
        fits.then_some(victim_at)
    }

    fn pawn_walks(&self, man: &Man, from: At, to: At) -> bool {
        let (dx, dy) = (to.0 - from.0, (to.1 - from.1) * man.up());
        if self.laws.berolina {
            return dx.abs() == 1 && dy == 1 && self.free(to);
        }
        let row = if man.origin == Color::White { from.1 } else { 7 - from.1 };
        let may_double = row == 1 || (row == 0 && self.laws.double_from_first);
        dx == 0 && self.free(to) && (dy == 1 || (dy == 2 && may_double && self.clear(from, to)))
    }

    fn castles(&self, man: &Man, from: At, to: At) -> bool {
        let home = if self.turn == Color::White { 0 } else { 7 };
        if !man.royal || !man.only(Kind::King) || from != (4, home) || to.1 != home || (to.0 - from.0).abs() != 2 {
            return false;
        }
        let kingside = to.0 == 6;
        let corner = (if kingside { 7 } else { 0 }, home);
        let Some(rook) = self.man(corner) else { return false };
        let able = rook.only(Kind::Rook) && rook.of(self.turn) && !rook.held();
        if !able || !self.castling.has(self.turn, kingside) || !self.clear(from, corner) {
            return false;
        }
        let middle = ((from.0 + to.0) / 2, home);
        let safe = |at: At| self.attackers(square(at), !self.turn).is_empty();
        !self.laws.castling_minds_attack || (safe(from) && safe(middle) && safe(to))
    }

    /// Whether the piece gets there, by the marks and its kinds.
    fn gets(&self, man: &Man, from: At, to: At) -> bool {
        if man.is(Kind::Wounded) || man.held() {
            return false;
        }
        if self.castles(man, from, to) || self.passant(man, from, to).is_some() {
            return true;
        }
        let officers = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Pawn && man.is(*kind));
        let officers = officers.into_iter().any(|kind| self.captures_like(man, kind, from, to));
        match self.field(to) {
            Field::Closed => false,
            Field::Free => officers || (man.is(Kind::Pawn) && self.pawn_walks(man, from, to)),
            Field::Held(victim) => {
                let pawn = man.is(Kind::Pawn) && self.captures_like(man, Kind::Pawn, from, to);
                (officers || pawn) && self.can_capture(man, &victim)
            }
        }
    }

    /// Where the piece on a square gets to, the royal's safety and castling left out.
    pub fn steps_from(&self, from: Square) -> Bitboard {
        let from = at(from);
        let Some(man) = self.man(from).filter(|man| !man.of(!self.turn)) else { return Bitboard::EMPTY };
        let gets = |to: &At| *to != from && self.gets(&man, from, *to) && !self.castles(&man, from, *to);
        everywhere().filter(gets).map(square).collect()
    }

    fn promotions(&self, man: &Man, to: At) -> Vec<Option<Kind>> {
        let last = if man.origin == Color::White { 7 } else { 0 };
        let allowed = match man.side {
            Side::Neutral => self.laws.neutral_promotions,
            _ if man.royal => self.laws.royal_promotions,
            _ => self.laws.promotions,
        };
        let kinds: Vec<_> = Kind::ALL.into_iter().filter(|kind| allowed.has(*kind)).map(Some).collect();
        if man.only(Kind::Pawn) && to.1 == last && !kinds.is_empty() { kinds } else { vec![None] }
    }

    /// All legal moves, by start, end and promotion.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in everywhere() {
            let Some(man) = self.man(from).filter(|man| !man.of(!self.turn)) else { continue };
            for to in everywhere().filter(|to| *to != from && self.gets(&man, from, *to)) {
                for promotion in self.promotions(&man, to) {
                    let mv = Move { from: square(from), to: square(to), promotion };
                    let mut next = self.clone();
                    next.play(mv);
                    if next.royal_attackers(self.turn).is_empty() && !self.kings_meet(&man, to) {
                        moves.push(mv);
                    }
                }
            }
        }
        moves
    }

    /// Whether a royal king that goes to a square comes to stand next to, or in place of, the enemy's royal king.
    fn kings_meet(&self, man: &Man, to: At) -> bool {
        let Some(enemy) = self.royal(!self.turn) else { return false };
        let kings = man.royal && man.is(Kind::King) && self.man(enemy).is_some_and(|other| other.is(Kind::King));
        self.laws.kings_apart && kings && (enemy.0 - to.0).abs() <= 1 && (enemy.1 - to.1).abs() <= 1
    }

    pub fn play(&mut self, mv: Move) {
        let (from, to) = (at(mv.from), at(mv.to));
        let Some(mut man) = self.man(from) else { return };
        let pedestal_there = self.man(to).map(|victim| victim.pedestal || self.laws.captured_close);
        if let Some(victim_at) = self.passant(&man, from, to) {
            let stays = self.laws.captured_close || self.man(victim_at).is_some_and(|victim| victim.pedestal);
            self.set(victim_at, if stays { Field::Closed } else { Field::Free });
        }
        let home = if man.side == Side::White { 0 } else { 7 };
        if man.only(Kind::King) && man.side != Side::Neutral && from == (4, home) && (to.0 - from.0).abs() == 2 {
            let (corner, beside) = if to.0 == 6 { ((7, home), (5, home)) } else { ((0, home), (3, home)) };
            if let Some(mut rook) = self.man(corner) {
                self.set(corner, if rook.pedestal { Field::Closed } else { Field::Free });
                rook.pedestal = false;
                self.set(beside, Field::Held(rook));
            }
        }
        self.passed = None;
        let double = man.only(Kind::Pawn) && from.0 == to.0 && (to.1 - from.1).abs() == 2;
        if double && man.side != Side::Neutral && self.laws.en_passant {
            self.passed = Some((from.0, (from.1 + to.1) / 2));
        }
        for (corner, color, kingside) in [
            ((0, 0), Color::White, false),
            ((7, 0), Color::White, true),
            ((0, 7), Color::Black, false),
            ((7, 7), Color::Black, true),
        ] {
            let king = (4, corner.1);
            if [from, to].contains(&corner) || [from, to].contains(&king) {
                self.castling = self.castling.without(color, kingside);
            }
        }
        self.set(from, if man.pedestal { Field::Closed } else { Field::Free });
        if let Some(kind) = mv.promotion {
            man.kinds = Kinds::of(kind);
        }
        man.pedestal = pedestal_there.unwrap_or(false);
        self.set(to, Field::Held(man));
        self.turn = !self.turn;
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let next = |mv: Move| {
            let mut next = self.clone();
            next.play(mv);
            next.perft(depth - 1)
        };
        self.moves().into_iter().map(next).sum()
    }
}
