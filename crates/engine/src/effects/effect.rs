use super::{Choice, Condition, Step};
use serde::{Deserialize, Serialize};

/// What a card does. `S` names the specials of the game it belongs to.
///
/// The choices are numbered from 0 in their order, silent ones counted; everything that speaks of a choice does it by that
/// number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Effect<S> {
    /// All of these must hold, or the card has no play.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition<S>>,
    /// What is chosen, in the order of the action's picks.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<Choice<S>>,
    /// What happens, in this order. Where a step is impossible the play is not there.
    pub steps: Vec<Step<S>>,
}
