use super::{Anchor, Context, Men, Relation, Slots, Way, World};
use board::{Bitboard, Color};
use serde::{Deserialize, Serialize};

/// A part of the board, seen from the player's side where sides matter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Area<S> {
    /// The 28 squares of the rim.
    Edge,
    /// The four corners.
    Corner,
    /// d4, e4, d5, e5.
    Centre,
    /// The player's own ranks 1 to 4.
    OwnHalf,
    /// The player's n-th rank, from 1.
    Rank(u8),
    /// A file, from 1 for the a-file.
    File(u8),
    /// The files a to d.
    Queenside,
    /// The files e to h.
    Kingside,
    /// The up to eight squares around the squares of a choice.
    Adjacent(u8),
    /// Left and right of the square of a choice.
    Beside(u8),
    /// The square of a choice itself.
    Spot(u8),
    /// Squares that lie so to one of the anchors.
    At {
        /// How.
        relation: Relation,
        /// To what.
        of: Anchor<S>,
    },
    /// The one square to which the piece comes by going as many squares in the same direction as another one went.
    Same {
        /// The choice of the piece.
        piece: u8,
        /// Where the other one set out.
        from: u8,
        /// Where it arrived.
        to: u8,
    },
    /// The two squares that a knight's leap from one choice to another jumps over.
    Over {
        /// Where it set out.
        from: u8,
        /// Where it arrived.
        to: u8,
    },
    /// The squares of these pieces.
    Men(Box<Men<S>>),
    /// Squares that an enemy piece threatens.
    Threatened,
    /// All squares but these.
    Not(Box<Area<S>>),
    /// An area of the game's own; with the choice it is about, if any.
    Special(S),
}

const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);
const QUEENSIDE: Bitboard = Bitboard(0x0f0f_0f0f_0f0f_0f0f);

impl<S> Area<S> {
    /// Its squares.
    pub fn squares<W: World<Special = S>>(&self, cx: &Context<W>, slots: &Slots) -> Bitboard {
        match self {
            Area::Edge => Bitboard::EDGE,
            Area::Corner => Bitboard::CORNERS,
            Area::Centre => CENTRE,
            Area::OwnHalf => match cx.by {
                Color::White => Bitboard(0xffff_ffff),
                Color::Black => Bitboard(!0xffff_ffff),
            },
            Area::Rank(rank) => Bitboard::rank(cx.by.rank(rank.wrapping_sub(1))),
            Area::File(file) => Bitboard::file(file.wrapping_sub(1)),
            Area::Queenside => QUEENSIDE,
            Area::Kingside => !QUEENSIDE,
            Area::Adjacent(of) => slots.squares(*of).neighbours(),
            Area::Beside(of) => {
                let aside =
                    |square: board::Square| [-1, 1].into_iter().filter_map(move |files| square.offset(files, 0));
                slots.squares(*of).into_iter().flat_map(aside).collect()
            }
            Area::Spot(of) => slots.squares(*of),
            Area::At { relation, of } => relation.squares(of, cx, slots),
            Area::Same { piece, from, to } => same(slots, *piece, *from, *to),
            Area::Over { from, to } => match (slots.square(*from), slots.square(*to)) {
                (Some(from), Some(to)) => Way::<S>::jumped(from, to),
                _ => Bitboard::EMPTY,
            },
            Area::Men(men) => men.find(cx, slots),
            Area::Threatened => {
                let position = cx.world.position();
                let attacks = |square| position.attacks_from(square);
                position.board.side(!cx.by).into_iter().map(attacks).fold(Bitboard::EMPTY, |all, set| all | set)
            }
            Area::Not(area) => !area.squares(cx, slots),
            Area::Special(special) => cx.world.area(special, cx.by, slots),
        }
    }

    /// The squares that lie in all of these areas.
    pub fn common<W: World<Special = S>>(areas: &[Area<S>], cx: &Context<W>, slots: &Slots) -> Bitboard {
        let narrow = |set: Bitboard, area: &Area<S>| if set.is_empty() { set } else { set & area.squares(cx, slots) };
        areas.iter().fold(Bitboard::ALL, narrow)
    }
}

/// The square as far from that of `piece` as `to` is from `from`.
fn same(slots: &Slots, piece: u8, from: u8, to: u8) -> Bitboard {
    let (Some(piece), Some(from), Some(to)) = (slots.square(piece), slots.square(from), slots.square(to)) else {
        return Bitboard::EMPTY;
    };
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    piece.offset(files, ranks).map_or(Bitboard::EMPTY, Bitboard::of)
}
