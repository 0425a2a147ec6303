//! What a card is worth in the hand, and which of the many plays of a hand are worth a look.

use engine::families::tempete::Tempete;
use engine::protocol::{CardId, Events, Listed, Verb};
use engine::{Rules, State};

use board::Color;
use std::collections::BTreeMap;

/// Centipawns in the hand, by number: more than an average card's for what wins or saves most when its hour comes. A card
/// played is replaced, so what counts are the differences.
#[rustfmt::skip]
const IN_HAND: [u8; 73] = [
    0,
    30, 14, 14,  5, 18, 16, 30, 38, 18, 24, // 1 – 10
    42, 20, 30, 30,  8, 10,  8, 25, 14,  6, // 11 – 20
    10,  8, 14, 24, 14, 20, 10, 20,  3, 10, // 21 – 30
    10, 34, 34, 22, 10, 12, 12, 10, 34, 30, // 31 – 40
     5, 34, 10, 10, 14,  1, 12, 14, 20, 25, // 41 – 50
    25, 34, 14, 10, 24, 10, 12,  5, 34, 10, // 51 – 60
    22, 16, 15, 34, 12, 36, 12, 14,  8, 10, // 61 – 70
    36, 30, // 71, 72
];

/// What a card is worth in the hand.
pub(super) fn in_hand(card: CardId) -> i32 {
    card.as_number().and_then(|number| IN_HAND.get(usize::from(number))).map_or(0, |worth| i32::from(*worth))
}

/// Of the cards that can be drawn the one whose worth is nearest to what they are worth on average.
pub(super) fn average(game: &Tempete) -> Option<CardId> {
    let cards = game.next_cards();
    let total: i32 = cards.iter().map(|card| in_hand(*card)).sum();
    let count = cards.len() as i32;
    cards.into_iter().min_by_key(|card| ((in_hand(*card) * count - total).abs(), card.code()))
}

/// Plays of one card that are judged at all; of more, some are taken, evenly spread.
const MOST_JUDGED: usize = 160;
/// Plays of one card, and of all, that are kept.
const MOST_OF_A_CARD: usize = 6;
const MOST: usize = 24;

/// Keeps what is no card, and of the cards' plays the most promising at first sight.
pub(super) fn thin(judge: impl Fn(&State) -> i32, state: &State, color: Color, list: &mut Vec<Listed>) {
    let mut by_card: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
    for (place, listed) in list.iter().enumerate() {
        if let (Verb::Card, Some(card)) = (listed.action.verb, listed.action.card) {
            by_card.entry(card.code()).or_default().push(place);
        }
    }
    let mut kept: Vec<(i32, usize)> = Vec::new();
    for places in by_card.values() {
        let every = places.len().div_ceil(MOST_JUDGED);
        let mut judged: Vec<(i32, usize)> = Vec::new();
        for place in places.iter().copied().step_by(every) {
            let mut next = state.clone();
            next.apply(&list[place].action, &mut Events::dropped());
            super::tempete::settle(&mut next);
            let white = match next.outcome() {
                Some(outcome) => {
                    outcome.winner.map_or(0, |winner| if winner == Color::White { 20_000 } else { -20_000 })
                }
                None => judge(&next),
            };
            judged.push((if color == Color::White { -white } else { white }, place));
        }
        judged.sort_unstable();
        judged.truncate(MOST_OF_A_CARD);
        kept.extend(judged);
    }
    kept.sort_unstable();
    kept.truncate(MOST);
    let mut place = 0;
    list.retain(|listed| {
        place += 1;
        listed.action.verb != Verb::Card || kept.iter().any(|(_, other)| other + 1 == place)
    });
}
