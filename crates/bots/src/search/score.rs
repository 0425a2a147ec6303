/// Scores: whole numbers, higher is better for the side they are seen from.
///
/// Where nothing is random they are centipawns, and a mate in n plies is `30,000 - n`. Where dice fall, scores are averaged,
/// and an average over centipawns would give a small chance of mate for a queen: there every score is squeezed into
/// ±`BEND`, evenly near zero and ever more tightly towards the ends, and a mate stands just outside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    /// A won game, now.
    pub win: i32,
    bent: bool,
}

/// Plies a search can look ahead at most.
pub(crate) const MOST_PLIES: usize = 96;

/// What a large advantage is squeezed to at most.
const BEND: i32 = 2_400;
const BENT_WIN: i32 = 3_000;
const WIN: i32 = 30_000;

impl Scale {
    /// The scale of a game with or without chance.
    pub fn new(chance: bool) -> Scale {
        Scale { win: if chance { BENT_WIN } else { WIN }, bent: chance }
    }

    /// Whether scores are averaged over chance.
    #[inline]
    pub fn is_bent(self) -> bool {
        self.bent
    }

    /// A score of the search from centipawns.
    #[inline]
    pub fn squeeze(self, centipawns: i32) -> i32 {
        if self.bent { centipawns * BEND / (BEND + centipawns.abs()) } else { centipawns.clamp(-WIN / 2, WIN / 2) }
    }

    /// Centipawns, or `±(30,000 - n)` for a mate in n plies.
    pub fn stretch(self, score: i32) -> i32 {
        if self.is_decided(score) {
            score.signum() * (WIN - (self.win - score.abs()))
        } else if self.bent {
            let size = score.abs().min(BEND - 1);
            score.signum() * (size * BEND / (BEND - size)).min(WIN / 2)
        } else {
            score
        }
    }

    /// Whether the score says that the game is won or lost by force.
    #[inline]
    pub fn is_decided(self, score: i32) -> bool {
        score.abs() >= self.win - MOST_PLIES as i32
    }

    /// A score as the table keeps it: mates counted from the position, not from the root.
    #[inline]
    pub fn keep(self, score: i32, ply: usize) -> i32 {
        if self.is_decided(score) { score + score.signum() * ply as i32 } else { score }
    }

    /// The reverse of [`Scale::keep`].
    #[inline]
    pub fn recall(self, score: i32, ply: usize) -> i32 {
        if score.abs() > self.win - MOST_PLIES as i32 { score - score.signum() * ply as i32 } else { score }
    }
}
