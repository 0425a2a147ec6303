//! Variaschach: the pieces are dice.

use super::{Family, common};

pub(super) const FAMILY: Family =
    Family { id: "variaschach", evaluate: common::evaluate, worth: WORTH, prunes: true, price: 1 };

/// Every die can become everything, so faces differ less than pieces do.
const WORTH: [i32; 8] = [250, 330, 350, 430, 500, 1_000, 300, 180];
