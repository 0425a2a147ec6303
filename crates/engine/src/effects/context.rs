use super::{Area, Choice, Effect, Goal, Hunt, Room, Slot, Slots, World};
use crate::protocol::{CardId, Pick};
use board::{Bitboard, Color, Kind, Kinds};
use std::ops::ControlFlow;

/// Who plays a card on what.
pub struct Context<'a, W> {
    /// What it acts on.
    pub world: &'a W,
    /// The player.
    pub by: Color,
    /// What the card's bold kinds are read as.
    pub bold: &'a [Kind],
    /// Cards of the table that can be chosen.
    pub cards: &'a [CardId],
    /// The choice by which something is to be struck.
    pub hunt: Option<Hunt>,
}

impl<'a, W: World> Context<'a, W> {
    /// The player on this world, no bold kinds, no cards on the table.
    pub fn new(world: &'a W, by: Color) -> Context<'a, W> {
        Context { world, by, bold: &[], cards: &[], hunt: None }
    }

    /// Whether all conditions of the card hold.
    pub fn open(&self, effect: &Effect<W::Special>) -> bool {
        effect.when.iter().all(|condition| condition.holds(self))
    }

    /// Calls `f` with what is chosen in each complete play, in a stable order, until it breaks. Whether the steps are
    /// possible then is for [`super::perform`] to say.
    pub fn plays(&self, effect: &Effect<W::Special>, f: &mut impl FnMut(&Slots) -> ControlFlow<()>) -> ControlFlow<()> {
        if !self.open(effect) {
            return ControlFlow::Continue(());
        }
        self.choose(&effect.picks, &mut Slots::new(), &mut |slots| f(slots))
    }

    /// Makes these choices in all ways, after those made already.
    pub(super) fn choose(
        &self,
        picks: &[Choice<W::Special>],
        slots: &mut Slots,
        f: &mut dyn FnMut(&mut Slots) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((choice, rest)) = picks.split_first() else { return f(slots) };
        self.each(choice, &slots.clone(), &mut |slot| {
            slots.push(slot);
            let flow = self.choose(rest, slots, f);
            slots.pop();
            flow
        })
    }

    /// Calls `f` with each possibility of a choice after what was chosen before it.
    pub(super) fn each(
        &self,
        choice: &Choice<W::Special>,
        slots: &Slots,
        f: &mut dyn FnMut(Slot) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let each_square = |set: Bitboard, f: &mut dyn FnMut(Slot) -> ControlFlow<()>| {
            set.into_iter().try_for_each(|square| f(Slot::Squares(Bitboard::of(square))))
        };
        match choice {
            Choice::Silent(choice) => self.each(choice, slots, f),
            Choice::All(_) => match self.squares(choice, slots) {
                Bitboard::EMPTY => ControlFlow::Continue(()),
                all => f(Slot::Squares(all)),
            },
            Choice::Pieces { men, least, most } => {
                let sizes = u32::from(*least)..=u32::from(*most);
                subsets(men.find(self, slots), sizes, &mut |set| f(Slot::Squares(set)))
            }
            Choice::AsMany { men, choice } => {
                let count = slots.squares(*choice).count();
                subsets(men.find(self, slots), count..=count, &mut |set| f(Slot::Squares(set)))
            }
            Choice::Piece(_) | Choice::Square { .. } | Choice::Way { .. } => {
                each_square(self.squares(choice, slots), f)
            }
            Choice::Kind(_) | Choice::Captured { .. } | Choice::Special(_) => {
                self.kinds(choice, slots).iter().try_for_each(|kind| f(Slot::Kind(Some(kind))))
            }
            Choice::Promotion { .. } => match self.promotions(choice, slots) {
                None => f(Slot::Kind(None)),
                Some(kinds) => kinds.iter().try_for_each(|kind| f(Slot::Kind(Some(kind)))),
            },
            Choice::Card => self.cards.iter().try_for_each(|card| f(Slot::Card(*card))),
        }
    }

    /// The squares among which one is chosen.
    pub(super) fn squares(&self, choice: &Choice<W::Special>, slots: &Slots) -> Bitboard {
        if let Some(hunt) = self.hunt.filter(|hunt| usize::from(hunt.choice) == slots.len()) {
            return self.strikes(choice, slots, &hunt);
        }
        match choice {
            Choice::Silent(choice) => self.squares(choice, slots),
            Choice::All(men) | Choice::Piece(men) | Choice::Pieces { men, .. } | Choice::AsMany { men, .. } => {
                men.find(self, slots)
            }
            Choice::Square { room, area } => {
                let board = &self.world.position().board;
                let closed = self.world.position().masks.closed;
                let room = match room {
                    Room::Free => self.free(),
                    Room::FreeOrOwn => self.free() | board.side(self.by).without(closed),
                    Room::FreeOrEnemy => {
                        let royals = self.world.position().royals.iter().flatten().copied().collect();
                        let spared: Bitboard = self.world.position().masks.shielded | royals;
                        self.free() | board.side(!self.by).without(spared)
                    }
                };
                room & Area::common(area, self, slots)
            }
            Choice::Way { piece, way } => {
                slots.square(*piece).map_or(Bitboard::EMPTY, |from| way.squares(self, slots, from))
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// The kinds among which one is chosen.
    pub(super) fn kinds(&self, choice: &Choice<W::Special>, _slots: &Slots) -> Kinds {
        match choice {
            Choice::Kind(kinds) => kinds.kinds(self.bold),
            Choice::Captured { except } => {
                let except = except.kinds(self.bold);
                self.world.pile(self.by).iter().filter(|kind| !except.has(*kind)).collect()
            }
            Choice::Special(special) => self.world.kinds(special, self.by),
            _ => Kinds::NONE,
        }
    }

    /// What all pawns may become that reach their last rank; `None` if none does.
    pub(super) fn promotions(&self, choice: &Choice<W::Special>, slots: &Slots) -> Option<Kinds> {
        let Choice::Promotion { pawns, to } = choice else { return None };
        let position = self.world.position();
        let mut common: Option<Kinds> = None;
        for from in slots.squares(*pawns) {
            let end = match to {
                Goal::Choice(choice) => slots.square(*choice),
                Goal::Ahead(squares) => from.offset(0, position.walks(from).forward() * *squares as i8),
            };
            let kinds = end.map_or(Kinds::NONE, |end| position.promotion_choices(from, end));
            if !kinds.is_empty() {
                common = Some(common.map_or(kinds, |common| Kinds(common.0 & kinds.0)));
            }
        }
        common
    }

    /// The picks of an action for what was chosen.
    pub fn picks(&self, effect: &Effect<W::Special>, slots: &Slots, mut push: impl FnMut(Pick)) {
        for (choice, slot) in effect.picks.iter().zip(slots.iter()) {
            match (choice, slot) {
                (Choice::Silent(_) | Choice::All(_), _) | (_, Slot::Kind(None)) => {}
                (_, Slot::Squares(squares)) => squares.into_iter().for_each(|square| push(Pick::Square(square))),
                (_, Slot::Kind(Some(kind))) => push(Pick::Kind(*kind)),
                (_, Slot::Card(card)) => push(Pick::Card(*card)),
            }
        }
    }
}

/// All subsets with so many squares, in the order of their numbers.
fn subsets(
    set: Bitboard,
    sizes: std::ops::RangeInclusive<u32>,
    f: &mut dyn FnMut(Bitboard) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut subset = 0_u64;
    loop {
        // The next subset: counting with only the bits of the set.
        subset = subset.wrapping_sub(set.0) & set.0;
        if subset == 0 {
            return ControlFlow::Continue(());
        }
        if sizes.contains(&subset.count_ones()) {
            f(Bitboard(subset))?;
        }
    }
}
