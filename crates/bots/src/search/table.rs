/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the score.
    Exact,
    /// The true one is at least this.
    Lower,
    /// The true one is at most this.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// The best action's code; 0 if there is none.
    pub best: u32,
    pub score: i16,
    pub depth: i8,
    pub bound: Bound,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    known: Known,
}

const EMPTY: Slot = Slot { key: 0, known: Known { best: 0, score: 0, depth: i8::MIN, bound: Bound::Upper } };

/// The transposition table: pairs of slots, the first for what was searched deepest, the second for what came last.
pub(crate) struct Table {
    slots: Vec<[Slot; 2]>,
    mask: usize,
}

impl Table {
    /// A table for a search of about so many nodes.
    pub fn for_nodes(nodes: u64) -> Table {
        let pairs = (nodes.clamp(256, 1 << 19) as usize).next_power_of_two();
        Table { slots: vec![[EMPTY; 2]; pairs], mask: pairs - 1 }
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Known> {
        let pair = self.slots.get(key as usize & self.mask)?;
        pair.iter().find(|slot| slot.key == key).map(|slot| slot.known)
    }

    /// Stores what was found.
    #[inline]
    pub fn put(&mut self, key: u64, known: Known) {
        let Some([deep, last]) = self.slots.get_mut(key as usize & self.mask) else { return };
        let slot = if deep.key == key || known.depth >= deep.known.depth {
            if deep.key != key {
                *last = *deep;
            }
            deep
        } else {
            last
        };
        // A search that failed low knows no best action; an older one may.
        let best = if known.best == 0 && slot.key == key { slot.known.best } else { known.best };
        *slot = Slot { key, known: Known { best, ..known } };
    }
}
