use super::{Context, Men, Slots, World};
use serde::{Deserialize, Serialize};

/// What must hold before a card has any play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Condition<S> {
    /// The player's royal is in check.
    InCheck,
    /// So many such pieces stand on the board.
    Stand {
        /// Which pieces count.
        men: Men<S>,
        /// At least so many.
        #[serde(default)]
        least: u8,
        /// At most so many; left out: any number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u8>,
    },
    /// There are fewer of the one sort than of the other.
    Fewer {
        /// Which are fewer,
        ones: Men<S>,
        /// than which.
        than: Men<S>,
    },
    /// A condition of the game's own.
    Special(S),
}

impl<S: Clone> Condition<S> {
    /// Whether it holds.
    pub fn holds<W: World<Special = S>>(&self, cx: &Context<W>) -> bool {
        match self {
            Condition::InCheck => cx.world.position().in_check(cx.by),
            Condition::Stand { men, least, most } => {
                let count = men.find(cx, &Slots::new()).count();
                count >= u32::from(*least) && most.is_none_or(|most| count <= u32::from(most))
            }
            Condition::Fewer { ones, than } => {
                ones.find(cx, &Slots::new()).count() < than.find(cx, &Slots::new()).count()
            }
            Condition::Special(special) => cx.world.holds(special, cx.by),
        }
    }
}
