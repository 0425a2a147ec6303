//! Chance as a small documented function: what falls depends on the seed and on how many draws came before, on nothing
//! else. Taking an action back takes its draws back, so the same action meets the same luck again.

use crate::key::{Key, mix};

/// A source of draws: a seed and the index of the next draw.
#[derive(Clone, Debug)]
pub struct Draws {
    seed: u64,
    index: u64,
}

impl Draws {
    /// The draws of a seed text, from the first.
    pub fn from_text(seed: &str) -> Draws {
        let mut key = Key::new();
        key.add_text(seed);
        Draws { seed: key.finish(), index: 0 }
    }

    /// The draws of a number, from the first; for search, where no text names them.
    pub fn from_number(seed: u64) -> Draws {
        Draws { seed: mix(seed), index: 0 }
    }

    /// A number in `0..bound`, all equally likely (to within 2⁻³²): the upper half of the product of `bound` with
    /// `mix(seed + (index + 1) × φ)`, where `mix` is splitmix64's finaliser. `bound` 0 counts as 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.index += 1;
        let bits = mix(self.seed.wrapping_add(self.index.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        // In halves: WebAssembly has no multiplication to 128 bits.
        let (high, low, bound) = (bits >> 32, bits & 0xffff_ffff, u64::from(bound.max(1)));
        ((high * bound + ((low * bound) >> 32)) >> 32) as u32
    }

    /// How many draws there have been.
    pub fn index(&self) -> u64 {
        self.index
    }

    /// The draw at this index is the next.
    pub fn rewind(&mut self, index: u64) {
        self.index = index;
    }

    /// Number that stands for the seed text.
    pub fn seed(&self) -> u64 {
        self.seed
    }
}

#[cfg(test)]
mod tests {
    use super::Draws;

    #[test]
    fn draws_depend_on_seed_and_index_alone_and_stay_below_their_bound() {
        let mut draws = Draws::from_text("a");
        let first: Vec<u32> = (0..20).map(|_| draws.below(6)).collect();
        assert!(first.iter().all(|n| *n < 6));
        draws.rewind(0);
        assert_eq!(first, (0..20).map(|_| draws.below(6)).collect::<Vec<_>>());
        assert_ne!(
            first,
            (0..20)
                .map({
                    let mut other = Draws::from_text("b");
                    move |_| other.below(6)
                })
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn all_faces_come_up_about_equally_often() {
        let mut draws = Draws::from_text("fair");
        let mut count = [0; 6];
        for _ in 0..60_000 {
            count[draws.below(6) as usize] += 1;
        }
        // Five standard deviations of a binomial with n = 60,000, p = 1/6.
        assert!(count.iter().all(|n| (10_000_i32 - n).abs() < 457), "{count:?}");
    }
}
