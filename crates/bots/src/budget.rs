/// Milliseconds from any fixed point in time, e.g. `performance.now` in a browser.
pub type Clock = fn() -> f64;

/// The clock of a machine that has one in the standard library.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn machine_clock() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_secs_f64() * 1000.0
}

/// What a search may still spend, and what it has spent.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    /// Positions visited so far.
    pub nodes: u64,
    most: u64,
    /// The clock and when it must not be later than.
    deadline: Option<(Clock, f64)>,
    /// Work since the clock was last read, in actions listed.
    work: u32,
    spent: bool,
}

/// The clock is read once per so many listed actions: often enough where lists are long and dear.
const WORK_BETWEEN_LOOKS: u32 = 4096;

impl Budget {
    pub fn new(most: u64, deadline: Option<(Clock, f64)>) -> Budget {
        Budget { nodes: 0, most: most.max(1), deadline, work: 0, spent: false }
    }

    /// A budget for the next of `left` searches that are still to come: so many nodes, and its part of the time.
    pub fn share(&self, nodes: u64, left: u32) -> Budget {
        let part = |(clock, end): (Clock, f64)| {
            let now = clock();
            (clock, now + (end - now) / f64::from(left.max(1)))
        };
        Budget::new(nodes, self.deadline.map(part))
    }

    /// Counts a visited position.
    #[inline]
    pub fn visit(&mut self) {
        self.nodes += 1;
        self.work += 8;
        if self.nodes >= self.most {
            self.spent = true;
        } else if self.work >= WORK_BETWEEN_LOOKS {
            self.look();
        }
    }

    /// How many positions may be visited.
    pub fn most(&self) -> u64 {
        self.most
    }

    /// Counts a list that was made.
    #[inline]
    pub fn listed(&mut self, actions: usize) {
        self.work += actions as u32;
    }

    /// Reads the clock, if there is one; whether the search must end.
    pub fn look(&mut self) -> bool {
        self.work = 0;
        if let Some((clock, end)) = self.deadline
            && clock() >= end
        {
            self.spent = true;
        }
        self.spent
    }

    /// Whether the search must end.
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.spent
    }
}
