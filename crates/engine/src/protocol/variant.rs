use super::CardId;

/// When a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Timing {
    Before,
    Instead,
    After,
    Extra,
    React,
    Counter,
    Intercept,
    Any,
}

impl Timing {
    /// As the API writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Timing::Before => "before",
            Timing::Instead => "instead",
            Timing::After => "after",
            Timing::Extra => "extra",
            Timing::React => "react",
            Timing::Counter => "counter",
            Timing::Intercept => "intercept",
            Timing::Any => "any",
        }
    }
}

/// A card of a game as a catalogue lists it; its words are elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct CardInfo {
    /// Its id.
    pub id: CardId,
    /// When it is played, where a game knows such times.
    pub timing: Option<Timing>,
    /// Its points, where a game has points.
    pub value: Option<u16>,
    /// Whether the basic deck leaves it out.
    pub advanced: bool,
}

/// A game as the table of games lists it; its words are elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct VariantInfo {
    /// Its id.
    pub id: &'static str,
    /// Its family's id.
    pub family: &'static str,
    /// Dice or a shuffled deck.
    pub has_chance: bool,
    /// Something one player knows and the other does not.
    pub has_hidden_information: bool,
    /// Cards.
    pub has_cards: bool,
    /// Rules completed by this project.
    pub reconstruction: bool,
    /// The source's rules, this project's deck.
    pub own_deck: bool,
    /// Its own options besides those every game has.
    pub options: &'static [&'static str],
    /// Its own set-up keys besides `fen`.
    pub setup: &'static [&'static str],
    /// Its cards.
    pub cards: fn() -> Vec<CardInfo>,
}

/// The cards of a game without cards.
pub fn no_cards() -> Vec<CardInfo> {
    Vec::new()
}
