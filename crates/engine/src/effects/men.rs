use super::{Area, Context, KindSet, Quality, Slots, World};
use board::{Bitboard, Kind, Side};
use serde::{Deserialize, Serialize};

/// Whose pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Whose {
    /// The player's.
    Own,
    /// The player's and the neutral ones: what he may move.
    Movable,
    /// The other player's.
    Enemy,
    /// All.
    Any,
}

/// Pieces that may be chosen or that count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Men<S> {
    /// Whose.
    pub whose: Whose,
    /// With at least one of these kinds; none named: any.
    #[serde(default, skip_serializing_if = "KindSet::is_none")]
    pub kinds: KindSet,
    /// With none of these.
    #[serde(default, skip_serializing_if = "KindSet::is_none")]
    pub without: KindSet,
    /// Of a single kind: fused pieces do not count.
    #[serde(default, skip_serializing_if = "is_false")]
    pub plain: bool,
    /// No royal.
    #[serde(default, skip_serializing_if = "is_false")]
    pub no_royal: bool,
    /// The card moves them, so that pieces held on their squares do not count.
    #[serde(default, skip_serializing_if = "is_false")]
    pub moved: bool,
    /// Not the squares of these choices.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub other_than: Vec<u8>,
    /// Within all of these areas.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub area: Vec<Area<S>>,
    /// Of which all of this is true.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub that: Vec<Quality<S>>,
}

fn is_false(flag: &bool) -> bool {
    !*flag
}

impl<S> Men<S> {
    /// All pieces of that owner.
    pub fn of(whose: Whose) -> Men<S> {
        Men {
            whose,
            kinds: KindSet::NONE,
            without: KindSet::NONE,
            plain: false,
            no_royal: false,
            moved: false,
            other_than: Vec::new(),
            area: Vec::new(),
            that: Vec::new(),
        }
    }

    /// Of this kind, too.
    pub fn kind(mut self, kind: Kind) -> Men<S> {
        self.kinds.printed = self.kinds.printed.with(kind);
        self
    }

    /// Without this kind.
    pub fn without(mut self, kind: Kind) -> Men<S> {
        self.without.printed = self.without.printed.with(kind);
        self
    }

    /// Of a single kind.
    pub fn plain(self) -> Men<S> {
        Men { plain: true, ..self }
    }

    /// No royal.
    pub fn no_royal(self) -> Men<S> {
        Men { no_royal: true, ..self }
    }

    /// Free to be moved by the card.
    pub fn moved(self) -> Men<S> {
        Men { moved: true, ..self }
    }

    /// Another one than that of the choice.
    pub fn but(mut self, choice: u8) -> Men<S> {
        self.other_than.push(choice);
        self
    }

    /// In the area.
    pub fn within(mut self, area: Area<S>) -> Men<S> {
        self.area.push(area);
        self
    }

    /// Of which this is true.
    pub fn that(mut self, quality: Quality<S>) -> Men<S> {
        self.that.push(quality);
        self
    }

    /// Their squares.
    pub fn find<W: World<Special = S>>(&self, cx: &Context<W>, slots: &Slots) -> Bitboard {
        let mut set = self.standing(cx, slots);
        if self.moved {
            set = set.without(cx.world.immobile(cx.by));
        }
        set
    }

    /// Their squares, those held in place counted, too.
    pub fn standing<W: World<Special = S>>(&self, cx: &Context<W>, slots: &Slots) -> Bitboard {
        let position = cx.world.position();
        let board = &position.board;
        let mut set = self.roughly(cx);
        let any = |set: KindSet| set.kinds(cx.bold).iter().fold(Bitboard::EMPTY, |all, kind| all | board.kind(kind));
        if !self.without.is_none() {
            set = set.without(any(self.without));
        }
        if self.plain {
            set = set.without(board.fused());
        }
        if self.no_royal {
            set = set.without(position.royals.iter().flatten().copied().collect());
        }
        for choice in &self.other_than {
            set = set.without(slots.squares(*choice));
        }
        if set.any() && !self.area.is_empty() {
            set &= Area::common(&self.area, cx, slots);
        }
        self.that.iter().fold(set, |set, quality| quality.among(set, cx, slots))
    }

    /// Squares of the pieces of that owner and those kinds: no piece stands elsewhere of which all is true.
    pub fn roughly<W: World<Special = S>>(&self, cx: &Context<W>) -> Bitboard {
        let board = &cx.world.position().board;
        let set = match self.whose {
            Whose::Own => board.side(cx.by),
            Whose::Movable => board.side(cx.by) | board.side(Side::Neutral),
            Whose::Enemy => board.side(!cx.by),
            Whose::Any => board.occupied(),
        };
        if self.kinds.is_none() {
            return set;
        }
        set & self.kinds.kinds(cx.bold).iter().fold(Bitboard::EMPTY, |all, kind| all | board.kind(kind))
    }
}
