use super::{Choice, Context, Effect, Slot, Slots, World};
use crate::protocol::Pick;
use board::Bitboard;
use std::ops::ControlFlow;

/// Where picks stop being those of a play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unread {
    /// The choice that nothing fits.
    pub choice: usize,
    /// What was chosen before it.
    pub slots: Slots,
    /// The first pick that does not fit; `None` where one is missing.
    pub pick: Option<Pick>,
    /// How many picks there are from that one on.
    pub rest: usize,
    /// The choices were all made, but picks are left over.
    pub left_over: bool,
}

impl<W: World> Context<'_, W> {
    /// What the picks of an action choose. Of several readings (choices made silently) `accept` decides; it is asked with
    /// each until it says yes. Conditions of the card are not looked at.
    ///
    /// # Errors
    /// The reading that got farthest, if none is accepted.
    pub fn read(
        &self,
        effect: &Effect<W::Special>,
        picks: &[Pick],
        mut accept: impl FnMut(&Slots) -> bool,
    ) -> Result<Slots, Box<Unread>> {
        let mut reading = Reading { choices: &effect.picks, best: None, accept: &mut accept, found: None };
        let _ = reading.go(self, &mut Slots::new(), picks);
        let none = || Unread {
            choice: 0,
            slots: Slots::new(),
            pick: picks.first().copied(),
            rest: picks.len(),
            left_over: false,
        };
        reading.found.ok_or_else(|| Box::new(reading.best.unwrap_or_else(none)))
    }
}

pub(super) struct Reading<'a, S> {
    choices: &'a [Choice<S>],
    best: Option<Unread>,
    accept: &'a mut dyn FnMut(&Slots) -> bool,
    found: Option<Slots>,
}

impl<S> Reading<'_, S> {
    fn failed(&mut self, slots: &Slots, picks: &[Pick]) {
        let choice = slots.len();
        let farther = |best: &Unread| best.choice < choice || best.choice == choice && best.rest > picks.len();
        if self.best.as_ref().is_none_or(farther) {
            let pick = picks.first().copied();
            let left_over = choice == self.choices.len() && pick.is_some();
            self.best = Some(Unread { choice, slots: slots.clone(), pick, rest: picks.len(), left_over });
        }
    }

    fn go<W: World<Special = S>>(&mut self, cx: &Context<W>, slots: &mut Slots, picks: &[Pick]) -> ControlFlow<()> {
        let Some(choice) = self.choices.get(slots.len()) else {
            if picks.is_empty() && (self.accept)(slots) {
                self.found = Some(slots.clone());
                return ControlFlow::Break(());
            }
            self.failed(slots, picks);
            return ControlFlow::Continue(());
        };
        let mut fits = false;
        if let Choice::Silent(_) | Choice::All(_) = choice {
            let made = slots.clone();
            cx.each(choice, &made, &mut |slot| {
                fits = true;
                self.with(cx, slots, slot, picks)
            })?;
        } else if let Choice::Promotion { .. } = choice {
            match (cx.promotions(choice, slots), picks.first()) {
                (None, _) => {
                    fits = true;
                    self.with(cx, slots, Slot::Kind(None), picks)?;
                }
                (Some(kinds), Some(Pick::Kind(kind))) if kinds.has(*kind) => {
                    fits = true;
                    self.with(cx, slots, Slot::Kind(Some(*kind)), &picks[1..])?;
                }
                _ => {}
            }
        } else {
            for (slot, taken) in Self::fitting(cx, choice, slots, picks) {
                fits = true;
                self.with(cx, slots, slot, &picks[taken..])?;
            }
        }
        if !fits {
            self.failed(slots, picks);
        }
        ControlFlow::Continue(())
    }

    fn with<W: World<Special = S>>(
        &mut self,
        cx: &Context<W>,
        slots: &mut Slots,
        slot: Slot,
        rest: &[Pick],
    ) -> ControlFlow<()> {
        slots.push(slot);
        let flow = self.go(cx, slots, rest);
        slots.pop();
        flow
    }

    /// What the next picks may say for a written choice, with how many of them that takes.
    pub(super) fn fitting<W: World<Special = S>>(
        cx: &Context<W>,
        choice: &Choice<S>,
        slots: &Slots,
        picks: &[Pick],
    ) -> Vec<(Slot, usize)> {
        let sizes = match choice {
            Choice::Pieces { least, most, .. } => usize::from(*least)..=usize::from(*most),
            Choice::AsMany { choice, .. } => {
                let count = slots.squares(*choice).count() as usize;
                count..=count
            }
            _ => {
                let slot = match picks.first() {
                    Some(Pick::Square(square)) => {
                        cx.squares(choice, slots).has(*square).then_some(Slot::Squares(Bitboard::of(*square)))
                    }
                    Some(Pick::Kind(kind)) => cx.kinds(choice, slots).has(*kind).then_some(Slot::Kind(Some(*kind))),
                    Some(Pick::Card(card)) if matches!(choice, Choice::Card) => {
                        cx.cards.contains(card).then_some(Slot::Card(*card))
                    }
                    _ => None,
                };
                return slot.map(|slot| (slot, 1)).into_iter().collect();
            }
        };
        let men = cx.squares(choice, slots);
        let mut all = Vec::new();
        let mut set = Bitboard::EMPTY;
        let mut last = None;
        for (i, pick) in picks.iter().enumerate() {
            // Square order is the only spelling.
            let Some(square) = pick.square().filter(|square| men.has(*square) && Some(*square) > last) else { break };
            set.insert(square);
            last = Some(square);
            if sizes.contains(&(i + 1)) {
                all.push((Slot::Squares(set), i + 1));
            }
        }
        all
    }
}
