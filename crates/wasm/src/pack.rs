//! Lists of actions as numbers; pkg/src/actions.ts reads them and describes the form.

use engine::protocol::{Action, Listed, Pick, Verb, Void};
use std::cell::RefCell;

thread_local! {
    /// The last list that was packed. It stays until the next one, so that JavaScript can read it in place.
    static LIST: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

const CAPTURES_ON_TO: u32 = 1 << 21;
const CAPTURES_FOLLOW: u32 = 1 << 22;
const LONG: u32 = 1 << 25;

/// Packs a list and returns where it starts.
pub fn pack(list: &[Listed]) -> *const u32 {
    LIST.with_borrow_mut(|words| {
        words.clear();
        words.push(0);
        for listed in list {
            put(words, listed);
        }
        words[0] = (words.len() - 1) as u32;
        words.as_ptr()
    })
}

fn put(words: &mut Vec<u32>, listed: &Listed) {
    let action = &listed.action;
    let void = match listed.void {
        None => 0,
        Some(Void::Mates) => 1,
        Some(Void::TakesKing) => 2,
        Some(Void::KeepsKingInCheck) => 3,
    };
    let mut head = action.verb as u32 | void << 23;
    let captures = listed.captures.0;
    let short = short(action);
    match short {
        Some(form) => {
            head |= form;
            let to = head >> 11 & 63;
            if captures == 1 << to {
                head |= CAPTURES_ON_TO;
            } else if captures != 0 {
                head |= CAPTURES_FOLLOW;
            }
        }
        None => {
            head |= LONG;
            if captures != 0 {
                head |= CAPTURES_FOLLOW;
            }
        }
    }
    words.push(head);
    if short.is_none() {
        put_long(words, action);
    }
    if head & CAPTURES_FOLLOW != 0 {
        words.push(captures as u32);
        words.push((captures >> 32) as u32);
    }
}

/// The short form of a chess move.
fn short(action: &Action) -> Option<u32> {
    if action.verb != Verb::Move {
        return None;
    }
    let (from, to, promotion) = match action.picks.as_slice() {
        [Pick::Square(from), Pick::Square(to)] => (from, to, 0),
        [Pick::Square(from), Pick::Square(to), Pick::Kind(kind)] => (from, to, kind.index() as u32 + 1),
        _ => return None,
    };
    Some((from.index() as u32) << 5 | (to.index() as u32) << 11 | promotion << 17)
}

fn put_long(words: &mut Vec<u32>, action: &Action) {
    let card = action.card.map_or(0, |card| u32::from(card.code()) | 1 << 10);
    words.push(card | (action.bold.len() as u32) << 11 | (action.picks.len() as u32) << 14);
    if !action.bold.is_empty() {
        words.push(action.bold.iter().rev().fold(0, |word, kind| word << 8 | kind.index() as u32));
    }
    words.extend(action.picks.iter().map(|pick| match pick {
        Pick::Square(square) => square.index() as u32,
        Pick::Kind(kind) => kind.index() as u32 | 1 << 16,
        Pick::Card(card) => u32::from(card.code()) | 2 << 16,
        Pick::Number(number) => u32::from(*number) | 3 << 16,
        Pick::Choice(choice) => *choice as u32 | 4 << 16,
    }));
}
