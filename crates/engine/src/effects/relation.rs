use super::{Context, Men, Slots, World};
use board::{Bitboard, Color, Square};
use serde::{Deserialize, Serialize};

/// How a square lies to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Relation {
    /// One of the up to eight around it.
    Adjacent,
    /// Next to it on the rank, left or right.
    Beside,
    /// On its file, farther from the owner of what stands there (from the player where nothing does).
    InFront,
    /// On its file, nearer to that owner.
    Behind,
    /// On its file.
    File,
    /// On its rank.
    Rank,
}

/// What something lies so to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Anchor<S> {
    /// What was chosen.
    Choice(u8),
    /// Any of these pieces.
    Men(Box<Men<S>>),
}

impl<S> Anchor<S> {
    fn squares<W: World<Special = S>>(&self, cx: &Context<W>, slots: &Slots) -> Bitboard {
        match self {
            Anchor::Choice(choice) => slots.squares(*choice),
            Anchor::Men(men) => men.find(cx, slots),
        }
    }
}

impl Relation {
    /// The squares that lie so to one of the anchors.
    pub(super) fn squares<W: World>(self, of: &Anchor<W::Special>, cx: &Context<W>, slots: &Slots) -> Bitboard {
        let anchors = of.squares(cx, slots);
        if self == Relation::Adjacent {
            return anchors.into_iter().fold(Bitboard::EMPTY, |set, square| set | square.neighbours());
        }
        let board = &cx.world.position().board;
        let owner = |square| board.get(square).and_then(|piece| piece.side.color()).unwrap_or(cx.by);
        anchors.into_iter().fold(Bitboard::EMPTY, |set, square| set | self.from(square, owner(square)))
    }

    fn from(self, square: Square, owner: Color) -> Bitboard {
        let own = Bitboard::of(square);
        match self {
            Relation::Adjacent => square.neighbours(),
            Relation::Beside => [-1, 1].into_iter().filter_map(|files| square.offset(files, 0)).collect(),
            Relation::InFront => line(square, owner),
            Relation::Behind => line(square, !owner),
            Relation::File => Bitboard::file(square.file()).without(own),
            Relation::Rank => Bitboard::rank(square.rank()).without(own),
        }
    }
}

/// All squares straight ahead.
fn line(square: Square, towards: Color) -> Bitboard {
    std::iter::successors(square.ahead(towards), |at| at.ahead(towards)).collect()
}
