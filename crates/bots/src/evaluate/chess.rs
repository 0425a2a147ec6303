//! Plain chess.

use super::{Family, common};

pub(super) const FAMILY: Family =
    Family { id: "chess", evaluate: common::evaluate, worth: common::WORTH, prunes: true, price: 1 };
