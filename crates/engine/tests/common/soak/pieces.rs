//! Where every piece is: on the board, captured, out for good, away for a while, part of another one.

use super::must;
use board::Color;
use engine::protocol::{Action, Actor, Event, EventType, Phase, PieceView, Value, Verb, View, Viewer};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Board,
    /// On the pile of its colour.
    Captured,
    Out,
    /// In regency, or abducted.
    Away,
    Merged,
}

/// Where they all are at a time.
#[derive(Clone, Default)]
struct Places {
    fates: BTreeMap<u16, Fate>,
    /// How many kinds must lie on each pile.
    piles: [usize; 2],
}

/// What is known of all pieces that have ever been seen.
pub struct Ledger {
    now: Places,
    /// Before the card that was played last and could still be cancelled.
    before_card: Places,
    /// Before the normal move that was made last.
    before_move: Places,
    /// Whose pile a piece goes to when it is captured, and how many kinds it has, as it last stood.
    stood: BTreeMap<u16, (Color, usize)>,
}

fn ids(view: &View) -> BTreeSet<u16> {
    view.board.iter().flatten().map(|piece| piece.id).collect()
}

fn on_board(view: &View, id: u16) -> Option<&PieceView> {
    view.board.iter().flatten().find(|piece| piece.id == id)
}

fn piles(view: &View) -> [usize; 2] {
    [view.captured.white.len(), view.captured.black.len()]
}

impl Ledger {
    /// The pieces of a set-up.
    pub fn new(view: &View) -> Ledger {
        let now = Places { fates: ids(view).into_iter().map(|id| (id, Fate::Board)).collect(), piles: piles(view) };
        let (before_card, before_move) = (now.clone(), now.clone());
        Ledger { now, before_card, before_move, stood: BTreeMap::new() }
    }

    /// Follows what an action did: pieces come and go only with an event that says so, what is out stays out, on the piles
    /// lies what was captured and has not come back, and what is undone leaves everything where it was.
    pub fn follow(&mut self, action: &Action, before: &View, after: &View, events: &[Event]) -> Result<(), String> {
        let has = |kind_of: EventType| events.iter().any(|event| event.kind_of == kind_of);
        if action.verb == Verb::Card && before.phase != Phase::Answer {
            self.before_card = self.now.clone();
        }
        if action.verb == Verb::Move {
            self.before_move = self.now.clone();
        }
        if has(EventType::Undone) {
            self.now = self.before_move.clone();
        } else if has(EventType::CardCancelled) {
            self.now = self.before_card.clone();
        }
        self.happen(action, before, after, events)
    }

    fn happen(&mut self, action: &Action, before: &View, after: &View, events: &[Event]) -> Result<(), String> {
        for piece in before.board.iter().flatten() {
            self.stood.insert(piece.id, (piece.origin.0, piece.kinds.len()));
        }
        // Only who is on turn takes his own men: a straw man is the other's capture, and so is a piece not guessed.
        let moves = matches!(action.verb, Verb::Move | Verb::Card) && before.actor == Actor::Player(before.turn.0);
        let own = |event: &Event| moves && event.color == Some(before.turn.0);
        // A move that could be intercepted is made once it no longer can be.
        let mut declared = matches!(before.phase, Phase::Intercept | Phase::Answer | Phase::Chance);
        for event in events {
            if declared && matches!(event.kind_of, EventType::Captured | EventType::Moved) {
                self.before_move = self.now.clone();
                declared = false;
            }
            let Some(id) = event.piece.map(|id| id.0) else { continue };
            let fate = self.now.fates.get(&id).copied();
            match event.kind_of {
                // Neutral pieces and those taken by their own side are out.
                EventType::Captured if event.color.is_none() || own(event) => {
                    self.now.fates.insert(id, Fate::Out);
                }
                EventType::Captured => {
                    self.now.fates.insert(id, Fate::Captured);
                    if let Some((color, kinds)) = self.stood.get(&id) {
                        self.now.piles[color.index()] += kinds;
                    }
                }
                EventType::Removed => {
                    let regency = event.detail.contains(&("reason", Value::Word("regency")));
                    let abducted = !event.seen_by.has(Viewer::Spectator);
                    self.now.fates.insert(id, if regency || abducted { Fate::Away } else { Fate::Out });
                }
                EventType::Put => {
                    must(fate != Some(Fate::Out), || format!("piece {id} comes back though it is out for good"))?;
                    if !matches!(fate, Some(Fate::Board | Fate::Away)) {
                        let piece = on_board(after, id);
                        let color = piece.map(|piece| piece.origin.0).or(event.color);
                        let kinds = match (piece, self.stood.get(&id)) {
                            (Some(piece), _) => piece.kinds.len(),
                            (None, Some((_, kinds))) if event.kind.is_none() => *kinds,
                            _ => 1,
                        };
                        if let Some(color) = color {
                            let pile = &mut self.now.piles[color.index()];
                            must(*pile >= kinds, || format!("piece {id} comes back from an empty pile"))?;
                            *pile -= kinds;
                        }
                    }
                    self.now.fates.insert(id, Fate::Board);
                }
                _ => {}
            }
        }
        let merges = events.iter().any(|event| event.kind_of == EventType::Changed);
        let stands = ids(after);
        for (id, fate) in &mut self.now.fates {
            if *fate == Fate::Board && !stands.contains(id) {
                // A piece that merges into another moves for the last time.
                let moved =
                    |event: &Event| event.kind_of == EventType::Moved && event.piece.map(|id| id.0) == Some(*id);
                must(merges && events.iter().any(moved), || format!("piece {id} vanished"))?;
                *fate = Fate::Merged;
            }
        }
        for id in stands {
            let fate = self.now.fates.get(&id);
            must(fate == Some(&Fate::Board), || format!("piece {id} appeared, {fate:?} before"))?;
        }
        must(self.now.piles == piles(after), || format!("the piles hold {:?}, not {:?}", piles(after), self.now.piles))
    }
}
