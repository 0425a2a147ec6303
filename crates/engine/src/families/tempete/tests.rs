//! What only the inside can see.

use super::*;
use crate::Rules;
use crate::chance::Draws;
use crate::protocol::{Actor, Events, Filter, Options, Timing, Verb};

/// Plays random games from the start, cards first, and calls `look` with the state before and after each action.
fn random_games(games: u64, mut look: impl FnMut(&Tempete, &Action, &Tempete)) {
    for seed in 0..games {
        let mut draws = Draws::from_number(seed);
        let options = Options { always_ask: true, ..Options::default() };
        let mut game = Tempete::new(&options).expect("a game");
        for _ in 0..200 {
            if game.outcome().is_some() {
                break;
            }
            let mut list = Vec::new();
            game.list(&Filter::ALL, &mut list);
            let cards: Vec<usize> = (0..list.len()).filter(|place| list[*place].action.verb == Verb::Card).collect();
            let place = if cards.is_empty() || draws.below(3) == 0 {
                draws.below(list.len() as u32) as usize
            } else {
                cards[draws.below(cards.len() as u32) as usize]
            };
            let mut next = game.clone();
            next.apply(&list[place].action, &mut Events::dropped());
            look(&game, &list[place].action, &next);
            game = next;
        }
    }
}

#[test]
fn cancelling_restores_the_world_bit_for_bit() {
    let mut cancelled = 0;
    random_games(150, |before, action, after| {
        let card = action.card.and_then(cards::card);
        let Some(played) =
            before.played.as_ref().filter(|_| card.is_some_and(|card| card.does(special::Special::Cancel)))
        else {
            return;
        };
        // Draws come between, then the turn goes on; in main it does so with the world as it stands.
        if after.stage == Stage::Draw {
            assert_eq!(after.world, *played.before, "{} cancels {}", action, played.action);
            assert!(after.played.as_ref().is_some_and(|played| played.cancelled));
            cancelled += 1;
        }
    });
    assert!(cancelled > 100, "{cancelled} cancelled");
}

#[test]
fn a_void_card_leaves_the_world_alone() {
    let mut void = 0;
    random_games(60, |before, _, _| {
        let Actor::Player(by) = before.actor() else { return };
        // What the player does not see may make a card that looks void a good one.
        if before.world.traps_of(!by).any() {
            return;
        }
        let mut list = Vec::new();
        before.list(&Filter { void: true, ..Filter::ALL }, &mut list);
        for listed in list.iter().filter(|listed| listed.void.is_some()).take(3) {
            let mut next = before.clone();
            next.apply(&listed.action, &mut Events::dropped());
            if next.stage == Stage::Draw {
                assert_eq!(next.world, before.world, "{}", listed.action);
                void += 1;
            }
        }
    });
    assert!(void > 100, "{void} void");
}

#[test]
fn what_is_listed_as_captured_is_gone_and_nothing_else_of_the_board_is() {
    let mut looked = 0;
    random_games(40, |before, _, _| {
        let Actor::Player(by) = before.actor() else { return };
        let mut list = Vec::new();
        let mut known = before.clone();
        known.world = before.world.known_to(by);
        known.list(&Filter::ALL, &mut list);
        for listed in list.iter().filter(|listed| matches!(listed.action.verb, Verb::Card | Verb::Move)).step_by(7) {
            let mut next = known.clone();
            next.preview_for = Some(by);
            next.apply(&listed.action, &mut Events::dropped());
            let card = listed.action.card.and_then(cards::card);
            // A veto or a counter brings pieces back, and a draw may lead on to the next window.
            let undoes = |card: &cards::Card| matches!(card.timing, Timing::React | Timing::Counter);
            if card.is_some_and(undoes) || next.world.declared.is_some() {
                continue;
            }
            let ids = |world: &World| world.position.board.pieces().map(|(_, piece)| piece.id).collect::<Vec<_>>();
            let (had, has) = (ids(&known.world), ids(&next.world));
            let gone = had.iter().filter(|id| !has.contains(id)).count();
            let merged = usize::from(card.is_some_and(|card| card.does(special::Special::Fuse)));
            let absent = usize::from(card.is_some_and(|card| card.does(special::Special::Regency)));
            assert_eq!(gone, listed.captures.count() as usize + merged + absent, "{}", listed.action);
            looked += 1;
        }
    });
    assert!(looked > 1_000, "{looked} looked at");
}
