use super::{Context, Slots, World};
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
            Area::Special(special) => cx.world.area(special, cx.by, slots),
        }
    }

    /// The squares that lie in all of these areas.
    pub fn common<W: World<Special = S>>(areas: &[Area<S>], cx: &Context<W>, slots: &Slots) -> Bitboard {
        areas.iter().fold(Bitboard::ALL, |set, area| set & area.squares(cx, slots))
    }
}
