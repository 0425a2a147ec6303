use super::{Context, Men, Slots, World};
use board::{Bitboard, Color, Kind, Position, Side, Square};
use serde::{Deserialize, Serialize};

/// What can be true of a piece on the board. Threats are those of normal moves; pins and check are ignored for them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Quality<S> {
    /// A piece of the other side threatens it.
    Threatened,
    /// One of these, of the other side, threatens it.
    ThreatenedBy(Box<Men<S>>),
    /// It threatens one of these, of the other side.
    Threatens(Box<Men<S>>),
    /// It alone keeps a piece of the other side from giving check to its king.
    Pinned,
    /// It has no legal normal move.
    Immobile,
    /// A pawn without another of its side on the file.
    Single,
    /// A pawn with another of its side on the file.
    Doubled,
    /// A pawn that no enemy pawn can stop: none ahead of it on its own file or a neighbouring one.
    Passed,
    /// The contrary.
    Not(Box<Quality<S>>),
}

impl<S> Quality<S> {
    /// The pieces of the set of which it is true.
    pub fn among<W: World<Special = S>>(&self, set: Bitboard, cx: &Context<W>, slots: &Slots) -> Bitboard {
        if set.is_empty() {
            return set;
        }
        let position = cx.world.position();
        let board = &position.board;
        let keep = |holds: &dyn Fn(Square) -> bool| set.into_iter().filter(|square| holds(*square)).collect();
        match self {
            Quality::Threatened => keep(&|square| threats(position, square).any()),
            Quality::ThreatenedBy(men) => {
                let men = men.find(cx, slots);
                keep(&|square| (threats(position, square) & men).any())
            }
            Quality::Threatens(men) => {
                let men = men.find(cx, slots);
                keep(&|square| {
                    let others = owner(position, square).map_or(Bitboard::EMPTY, |color| board.side(!color));
                    (position.attacks_from(square) & men & others).any()
                })
            }
            Quality::Pinned => set & both(|color| pinned(position, color)),
            Quality::Immobile => set & both(|color| immobile(position, color)),
            Quality::Single => {
                set & both(|color| pawns(position, color)).without(both(|color| doubled(position, color)))
            }
            Quality::Doubled => set & both(|color| doubled(position, color)),
            Quality::Passed => set & both(|color| passed(position, color)),
            Quality::Not(quality) => set.without(quality.among(set, cx, slots)),
        }
    }
}

fn both(of: impl Fn(Color) -> Bitboard) -> Bitboard {
    of(Color::White) | of(Color::Black)
}

fn owner(position: &Position, square: Square) -> Option<Color> {
    position.board.get(square).and_then(|piece| piece.side.color())
}

/// Pieces that threaten the one on the square.
fn threats(position: &Position, square: Square) -> Bitboard {
    let occupied = position.board.occupied();
    owner(position, square).map_or(Bitboard::EMPTY, |color| position.attackers(square, !color, occupied))
}

/// Pieces of the colour that alone stand between a slider of the other side and their royal.
fn pinned(position: &Position, color: Color) -> Bitboard {
    let Some(royal) = position.royals[color.index()] else { return Bitboard::EMPTY };
    let board = &position.board;
    let awake = !(position.masks.frozen | position.masks.barred);
    let enemies = (board.side(!color) | board.side(Side::Neutral)) & awake;
    let queens = board.kind(Kind::Queen);
    let straight = (board.kind(Kind::Rook) | queens) & Kind::Rook.reach(royal, Bitboard::EMPTY);
    let diagonal = (board.kind(Kind::Bishop) | queens) & Kind::Bishop.reach(royal, Bitboard::EMPTY);
    let blockers = board.occupied() | position.masks.closed;
    let mut set = Bitboard::EMPTY;
    for sniper in enemies & (straight | diagonal) {
        let between = royal.between(sniper) & blockers;
        if !between.many() {
            set |= between & board.side(color);
        }
    }
    set.without(position.masks.pedestals)
}

/// Pieces of the colour without a legal normal move.
fn immobile(position: &Position, color: Color) -> Bitboard {
    let mut mobile = Bitboard::EMPTY;
    let mut look = |position: &Position| {
        position.targets(|from, _| {
            mobile.insert(from);
            true
        });
    };
    if position.turn == color {
        look(position);
    } else {
        look(&Position { turn: color, en_passant: None, ..position.clone() });
    }
    position.board.side(color).without(mobile)
}

fn pawns(position: &Position, color: Color) -> Bitboard {
    position.board.kind(Kind::Pawn) & position.board.side(color)
}

fn doubled(position: &Position, color: Color) -> Bitboard {
    let pawns = pawns(position, color);
    let file = |file: u8| pawns & Bitboard::file(file);
    (0..8).map(file).filter(|pawns| pawns.many()).fold(Bitboard::EMPTY, |all, pawns| all | pawns)
}

fn passed(position: &Position, color: Color) -> Bitboard {
    let enemies = pawns(position, !color);
    let free = |square: &Square| {
        let files = square.file().saturating_sub(1)..=(square.file() + 1).min(7);
        let near = files.fold(Bitboard::EMPTY, |all, file| all | Bitboard::file(file));
        let ranks = match color {
            Color::White => square.rank() + 1..8,
            Color::Black => 0..square.rank(),
        };
        let ahead = ranks.fold(Bitboard::EMPTY, |all, rank| all | Bitboard::rank(rank));
        (near & ahead & enemies).is_empty()
    };
    pawns(position, color).into_iter().filter(free).collect()
}
