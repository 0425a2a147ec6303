use super::{Area, Context, KindWord, Men, Slots, World};
use board::{Bitboard, Color, Kind, Kinds, Side, Square, geometry};
use serde::{Deserialize, Serialize};

/// Whether a movement captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Take {
    /// It ends on free squares.
    Never,
    /// It may capture.
    May,
    /// It captures.
    Must,
}

/// How a piece gets somewhere. The safety of the own royal is not looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Way<S> {
    /// By its own kinds, castling and en passant left out.
    Own {
        /// Whether it captures.
        take: Take,
    },
    /// By a normal move: as before, with en passant.
    Normal {
        /// Whether it captures.
        take: Take,
    },
    /// As if it were of another kind.
    Like {
        /// Which; pawns walk towards the piece's own last rank.
        kind: KindWord,
        /// Whether it captures.
        take: Take,
        /// Only where its own kinds do not take it as well.
        #[serde(default, skip_serializing_if = "is_false")]
        fresh: bool,
    },
    /// Straight ahead or back, nothing standing between.
    Straight {
        /// At least so many squares.
        least: u8,
        /// At most so many.
        most: u8,
        /// Towards its own first rank.
        #[serde(default)]
        back: bool,
        /// Whether it captures at the end.
        take: Take,
    },
    /// By its own kinds or as another one, but through some pieces, which stay where they are.
    Through {
        /// As which kind; left out: by its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<KindWord>,
        /// The pieces that do not stop it.
        men: Box<Men<S>>,
        /// Only where it passes one of them.
        #[serde(default, skip_serializing_if = "is_false")]
        must: bool,
        /// Whether it captures.
        take: Take,
    },
    /// Like a knight, jumping over at least one of these: two squares straight over them, then one aside.
    Over {
        /// What is jumped over.
        men: Box<Men<S>>,
        /// Whether it captures.
        take: Take,
    },
    /// One of these ways, as far as it ends within all of these areas.
    Within {
        /// The way.
        way: Box<Way<S>>,
        /// Where it ends.
        area: Vec<Area<S>>,
    },
    /// A way of the game's own.
    Special(S),
}

fn is_false(flag: &bool) -> bool {
    !*flag
}

impl<S> Way<S> {
    /// End squares of the piece on `from`.
    pub fn squares<W: World<Special = S>>(&self, cx: &Context<W>, slots: &Slots, from: Square) -> Bitboard {
        let position = cx.world.position();
        match self {
            Way::Own { take } => cx.taking(from, position.steps_by(from, cx.by, false), *take),
            Way::Normal { take } => {
                let steps = position.steps_by(from, cx.by, false);
                let passant = position.steps_by(from, cx.by, true).without(steps);
                cx.taking(from, steps, *take) | passant.when(*take != Take::Never)
            }
            Way::Like { kind, take, fresh } => {
                let Some(kind) = kind.kind(cx.bold) else { return Bitboard::EMPTY };
                let blockers = position.board.occupied() | position.masks.closed;
                let reached = match kind {
                    Kind::Pawn => position.pawn_steps_by(from, cx.by),
                    kind => kind.reach(from, blockers),
                };
                let reached = cx.taking(from, reached, *take);
                if *fresh { reached.without(cx.normal(from)) } else { reached }
            }
            Way::Straight { least, most, back, take } => straight(cx, from, (*least, *most), *back, *take),
            Way::Through { kind, men, must, take } => {
                let reached = |kind| match kind {
                    Kind::Pawn => position.pawn_steps_by(from, cx.by),
                    kind => through(cx, from, kind, men.find(cx, slots), *must),
                };
                cx.taking(from, union(as_kinds(*kind, cx, from), reached), *take)
            }
            Way::Over { men, take } => cx.taking(from, over(from, men.find(cx, slots)), *take),
            Way::Within { way, area } => match way.squares(cx, slots, from) {
                Bitboard::EMPTY => Bitboard::EMPTY,
                set => set & Area::common(area, cx, slots),
            },
            Way::Special(special) => cx.world.way(special, from, cx.by),
        }
    }

    /// Squares on which the piece on `from` would capture what stood there, apart from own and shielded pieces.
    pub(super) fn strikes<W: World<Special = S>>(&self, cx: &Context<W>, slots: &Slots, from: Square) -> Bitboard {
        let position = cx.world.position();
        let blockers = position.board.occupied() | position.masks.closed;
        let by_kind = |kind| match kind {
            Kind::Pawn => position.pawn_strikes(from),
            kind => kind.reach(from, blockers),
        };
        match self {
            Way::Own { take: Take::Never }
            | Way::Normal { take: Take::Never }
            | Way::Like { take: Take::Never, .. }
            | Way::Straight { take: Take::Never, .. }
            | Way::Through { take: Take::Never, .. }
            | Way::Over { take: Take::Never, .. } => Bitboard::EMPTY,
            Way::Own { .. } | Way::Normal { .. } => position.attacks_from(from),
            Way::Like { kind, .. } => kind.kind(cx.bold).map_or(Bitboard::EMPTY, by_kind),
            Way::Straight { least, most, back, .. } => ahead(cx, from, (*least, *most), *back),
            Way::Through { kind, men, must, .. } => {
                let reached = |kind| match kind {
                    Kind::Pawn => position.pawn_strikes(from),
                    kind => through(cx, from, kind, men.find(cx, slots), *must),
                };
                union(as_kinds(*kind, cx, from), reached)
            }
            Way::Over { men, .. } => over(from, men.find(cx, slots)),
            Way::Within { way, area } => match way.strikes(cx, slots, from) {
                Bitboard::EMPTY => Bitboard::EMPTY,
                set => set & Area::common(area, cx, slots),
            },
            Way::Special(special) => cx.world.way(special, from, cx.by),
        }
    }

    /// The two squares a knight's leap jumps over: those straight ahead of it before it turns aside.
    pub(super) fn jumped(from: Square, to: Square) -> Bitboard {
        let files = to.file() as i8 - from.file() as i8;
        let ranks = to.rank() as i8 - from.rank() as i8;
        let (x, y) = match (files.abs(), ranks.abs()) {
            (2, 1) => (files.signum(), 0),
            (1, 2) => (0, ranks.signum()),
            _ => return Bitboard::EMPTY,
        };
        [1, 2].into_iter().filter_map(|n| from.offset(n * x, n * y)).collect()
    }
}

/// Where a piece of the kind must stand to strike the square on an empty board, moved by this player.
pub(super) fn from_where(kind: Kind, square: Square, by: Color) -> Bitboard {
    match kind {
        Kind::Pawn => geometry::diagonally_ahead(square, !by),
        kind => kind.reach(square, Bitboard::EMPTY),
    }
}

/// What a piece goes as.
fn as_kinds<W: World>(kind: Option<KindWord>, cx: &Context<W>, from: Square) -> Kinds {
    match kind {
        Some(word) => word.kind(cx.bold).map_or(Kinds::NONE, Kinds::of),
        None => cx.world.position().board.kinds_at(from),
    }
}

fn union(kinds: Kinds, of: impl Fn(Kind) -> Bitboard) -> Bitboard {
    kinds.iter().fold(Bitboard::EMPTY, |set, kind| set | of(kind))
}

/// What a slider reaches that is stopped by all pieces but `passed`; with `must` only what lies behind one of these.
fn through<W: World>(cx: &Context<W>, from: Square, kind: Kind, passed: Bitboard, must: bool) -> Bitboard {
    let position = cx.world.position();
    let blockers = position.board.occupied() | position.masks.closed;
    let reached = kind.reach(from, blockers.without(passed));
    if must { reached.without(kind.reach(from, blockers)) } else { reached }
}

/// Where a knight comes that jumps over one of these.
fn over(from: Square, men: Bitboard) -> Bitboard {
    let ends = Kind::Knight.reach(from, Bitboard::EMPTY).into_iter();
    ends.filter(|to| (Way::<()>::jumped(from, *to) & men).any()).collect()
}

fn straight<W: World>(cx: &Context<W>, from: Square, squares: (u8, u8), back: bool, take: Take) -> Bitboard {
    cx.taking(from, ahead(cx, from, squares, back), take)
}

/// Squares straight ahead or back up to the first that is occupied or closed.
fn ahead<W: World>(cx: &Context<W>, from: Square, (least, most): (u8, u8), back: bool) -> Bitboard {
    let position = cx.world.position();
    let walks: Color = position.walks(from);
    let towards = if back { !walks } else { walks };
    let blocked = position.board.occupied() | position.masks.closed;
    let mut set = Bitboard::EMPTY;
    let mut at = from;
    for steps in 1..=most {
        let Some(next) = at.ahead(towards) else { break };
        if steps >= least {
            set.insert(next);
        }
        if blocked.has(next) {
            break;
        }
        at = next;
    }
    set
}

impl<W: World> Context<'_, W> {
    /// The squares empty and open to pieces.
    pub fn free(&self) -> Bitboard {
        let position = self.world.position();
        !(position.board.occupied() | position.masks.closed)
    }

    /// Squares whose piece the one on `from`, moved by the player, may capture: enemy and neutral ones, own ones, too, if
    /// it is neutral; no royals where there is check, nothing shielded.
    pub fn prey(&self, from: Square) -> Bitboard {
        let position = self.world.position();
        let board = &position.board;
        let own = if board.side(Side::Neutral).has(from) { Bitboard::EMPTY } else { board.side(self.by) };
        let mut set = board.occupied().without(own | position.masks.shielded | Bitboard::of(from));
        if position.laws.check {
            set = set.without(position.royals.iter().flatten().copied().collect());
        }
        set
    }

    /// The squares of `reached` on which the movement of the piece on `from` may end.
    pub fn taking(&self, from: Square, reached: Bitboard, take: Take) -> Bitboard {
        reached
            & match take {
                Take::Never => self.free(),
                Take::May => self.free() | self.prey(from),
                Take::Must => self.prey(from),
            }
    }

    /// End squares of the normal moves of the piece on `from` if it were the player's turn; the royal's safety is looked at
    /// only for castling.
    pub fn normal(&self, from: Square) -> Bitboard {
        let position = self.world.position();
        let steps = |position: &board::Position| {
            let castles = position.royals[self.by.index()] == Some(from);
            let castling = if castles { position.targets_from(from) } else { Bitboard::EMPTY };
            position.steps_from(from) | castling
        };
        if position.turn == self.by {
            return steps(position);
        }
        let mut position = position.clone();
        position.turn = self.by;
        steps(&position)
    }
}
