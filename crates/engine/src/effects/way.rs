use super::{Context, KindWord, World};
use board::{Bitboard, Color, Kind, Piece, Side, Square};
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
    /// As if it were of another kind.
    Like {
        /// Which; pawns walk towards the piece's own last rank.
        kind: KindWord,
        /// Whether it captures.
        take: Take,
        /// Only where its own kinds do not take it as well.
        #[serde(default)]
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
    /// A way of the game's own.
    Special(S),
}

impl<S> Way<S> {
    /// End squares of the piece on `from`.
    pub fn squares<W: World<Special = S>>(&self, cx: &Context<W>, from: Square) -> Bitboard {
        let position = cx.world.position();
        match self {
            Way::Own { take } => {
                let mut position = position.clone();
                position.turn = cx.by;
                position.en_passant = None;
                cx.taking(from, position.steps_from(from), *take)
            }
            Way::Like { kind, take, fresh } => {
                let Some(kind) = kind.kind(cx.bold) else { return Bitboard::EMPTY };
                let blockers = position.board.occupied() | position.masks.closed;
                let reached = match kind {
                    Kind::Pawn => pawn_like(cx, from),
                    kind => kind.reach(from, blockers),
                };
                let reached = cx.taking(from, reached, *take);
                if *fresh { reached.without(cx.normal(from)) } else { reached }
            }
            Way::Straight { least, most, back, take } => straight(cx, from, (*least, *most), *back, *take),
            Way::Special(special) => cx.world.way(special, from, cx.by),
        }
    }
}

/// Where a pawn would go from the square.
fn pawn_like<W: World>(cx: &Context<W>, from: Square) -> Bitboard {
    let mut position = cx.world.position().clone();
    position.turn = cx.by;
    position.en_passant = None;
    if let Some(piece) = position.board.get(from) {
        position.board.put(from, Piece { kinds: Kind::Pawn.into(), ..piece });
    }
    position.steps_from(from)
}

fn straight<W: World>(cx: &Context<W>, from: Square, (least, most): (u8, u8), back: bool, take: Take) -> Bitboard {
    let position = cx.world.position();
    let walks: Color = position.walks(from);
    let towards = if back { !walks } else { walks };
    let blocked = position.board.occupied() | position.masks.closed;
    let mut set = Bitboard::EMPTY;
    let mut at = from;
    for steps in 1..=most {
        let Some(next) = at.ahead(towards) else { break };
        if steps >= least {
            set |= cx.taking(from, Bitboard::of(next), take);
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
