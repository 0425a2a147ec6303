use super::read::Reading;
use super::{Choice, Context, Doing, Effect, Slot, Slots, World, perform};
use crate::protocol::{Events, Pick};
use board::Bitboard;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// What a card does in one part or several: each is carried out before the next one's choices are made. Choices are numbered
/// through all parts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sequence<S> {
    /// The parts in their order.
    pub parts: Vec<Effect<S>>,
}

/// Gets a complete play: what was chosen, the world after it, and where something was captured or removed.
type Found<'a, W> = &'a mut dyn FnMut(&Slots, &W, Bitboard) -> ControlFlow<()>;

/// Gets a play as far as picks were read, and those left over.
type Read<'a, W> = &'a mut dyn FnMut(&Slots, &W, &[Pick]) -> ControlFlow<()>;

impl<S: Clone> Sequence<S> {
    /// The definition of a choice, with the part it belongs to.
    pub fn choice(&self, choice: u8) -> Option<(usize, &Choice<S>)> {
        let all =
            self.parts.iter().enumerate().flat_map(|(part, effect)| effect.picks.iter().map(move |pick| (part, pick)));
        all.into_iter().nth(usize::from(choice))
    }

    /// Calls `f` with each complete play that is possible, in a stable order, until it breaks. No king's safety is looked at.
    pub fn plays<W: World<Special = S>>(&self, cx: &Context<W>, f: Found<W>) -> ControlFlow<()> {
        self.from(&self.parts, cx, &mut Slots::new(), Bitboard::EMPTY, f)
    }

    /// Whether the first part alone is possible.
    pub fn begins<W: World<Special = S>>(&self, cx: &Context<W>) -> bool {
        let first = self.parts.get(..1).unwrap_or_default();
        self.from(first, cx, &mut Slots::new(), Bitboard::EMPTY, &mut |_, _, _| ControlFlow::Break(())).is_break()
    }

    fn from<W: World<Special = S>>(
        &self,
        parts: &[Effect<S>],
        cx: &Context<W>,
        slots: &mut Slots,
        captures: Bitboard,
        f: Found<W>,
    ) -> ControlFlow<()> {
        let Some((part, rest)) = parts.split_first() else { return f(slots, cx.world, captures) };
        if !cx.open(part) {
            return ControlFlow::Continue(());
        }
        cx.choose(&part.picks, slots, &mut |slots| {
            let mut world = cx.world.clone();
            let mut events = Events::dropped();
            let mut doing = Doing { bold: cx.bold, captures, ..Doing::new(cx.by, &mut events) };
            if perform(part, slots, &mut world, &mut doing).is_err() {
                return ControlFlow::Continue(());
            }
            let captures = doing.captures;
            self.from(rest, &Context { world: &world, ..*cx }, slots, captures, f)
        })
    }

    /// What the picks of an action choose; what is left over of them behind the last choice goes to `accept`, which is asked
    /// with each reading until it says yes.
    pub fn read<W: World<Special = S>>(
        &self,
        cx: &Context<W>,
        picks: &[Pick],
        accept: &mut dyn FnMut(&Slots, &W, &[Pick]) -> bool,
    ) -> Option<Slots> {
        let mut found = None;
        let _ = self.read_part(0, 0, cx, &mut Slots::new(), picks, &mut |slots, world, rest| {
            if accept(slots, world, rest) {
                found = Some(slots.clone());
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        found
    }

    fn read_part<W: World<Special = S>>(
        &self,
        part: usize,
        choice: usize,
        cx: &Context<W>,
        slots: &mut Slots,
        picks: &[Pick],
        f: Read<W>,
    ) -> ControlFlow<()> {
        let Some(effect) = self.parts.get(part) else { return f(slots, cx.world, picks) };
        if choice == 0 && !cx.open(effect) {
            return ControlFlow::Continue(());
        }
        let Some(next) = effect.picks.get(choice) else {
            let mut world = cx.world.clone();
            let mut events = Events::dropped();
            let mut doing = Doing { bold: cx.bold, ..Doing::new(cx.by, &mut events) };
            if perform(effect, slots, &mut world, &mut doing).is_err() {
                return ControlFlow::Continue(());
            }
            return self.read_part(part + 1, 0, &Context { world: &world, ..*cx }, slots, picks, f);
        };
        let mut fitting: Vec<(Slot, usize)> = Vec::new();
        match next {
            Choice::Silent(_) | Choice::All(_) => {
                let _ = cx.each(next, slots, &mut |slot| {
                    fitting.push((slot, 0));
                    ControlFlow::Continue(())
                });
            }
            next => fitting = Reading::fitting(cx, next, slots, picks),
        }
        for (slot, taken) in fitting {
            slots.push(slot);
            let flow = self.read_part(part, choice + 1, cx, slots, &picks[taken..], f);
            slots.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// The picks of an action for what was chosen.
    pub fn picks<W: World<Special = S>>(&self, cx: &Context<W>, slots: &Slots, mut push: impl FnMut(Pick)) {
        let mut skip = 0;
        for part in &self.parts {
            let own: Slots = slots.iter().skip(skip).take(part.picks.len()).copied().collect();
            cx.picks(part, &own, &mut push);
            skip += part.picks.len();
        }
    }

    /// Does all parts for a play that was listed or read. The world may be left half changed where one is impossible.
    ///
    /// # Errors
    /// [`super::Impossible`] if a step is.
    pub fn perform<W: World<Special = S>>(
        &self,
        slots: &Slots,
        world: &mut W,
        doing: &mut Doing,
    ) -> Result<(), super::Impossible> {
        self.parts.iter().try_for_each(|part| perform(part, slots, world, doing))
    }
}
