//! Where every piece is: on the board, captured, out for good, away for a while, part of another one.

use super::must;
use board::Color;
use engine::protocol::{Action, Actor, Event, EventType, PieceView, Value, Verb, View, Viewer};
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

/// What is known of all pieces that have ever been seen.
pub struct Ledger {
    fates: BTreeMap<u16, Fate>,
    /// Whose pile a piece goes to when it is captured, and how many kinds it has, as it last stood.
    stood: BTreeMap<u16, (Color, usize)>,
    /// How many kinds must lie on each pile.
    piles: [usize; 2],
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
        let mut ledger = Ledger { fates: BTreeMap::new(), stood: BTreeMap::new(), piles: piles(view) };
        ledger.stand(view);
        ledger
    }

    fn stand(&mut self, view: &View) {
        for piece in view.board.iter().flatten() {
            self.fates.insert(piece.id, Fate::Board);
            self.stood.insert(piece.id, (piece.origin.0, piece.kinds.len()));
        }
    }

    /// Follows what an action did: pieces come and go only with an event that says so, what is out stays out, and on the
    /// piles lies what was captured and has not come back.
    pub fn follow(&mut self, action: &Action, before: &View, after: &View, events: &[Event]) -> Result<(), String> {
        if events.iter().any(|event| matches!(event.kind_of, EventType::Undone | EventType::CardCancelled)) {
            // What was is again: what has gone with it had come with what is undone.
            for id in ids(before).difference(&ids(after)) {
                self.fates.insert(*id, Fate::Captured);
            }
            self.stand(after);
            self.piles = piles(after);
            return Ok(());
        }
        self.stand(before);
        // Only who is on turn takes his own men: a straw man is the other's capture, and so is a piece not guessed.
        let moves = matches!(action.verb, Verb::Move | Verb::Card) && before.actor == Actor::Player(before.turn.0);
        let own = |event: &Event| moves && event.color == Some(before.turn.0);
        for event in events {
            let Some(id) = event.piece.map(|id| id.0) else { continue };
            let fate = self.fates.get(&id).copied();
            match event.kind_of {
                // Neutral pieces and those taken by their own side are out.
                EventType::Captured if event.color.is_none() || own(event) => {
                    self.fates.insert(id, Fate::Out);
                }
                EventType::Captured => {
                    self.fates.insert(id, Fate::Captured);
                    if let Some((color, kinds)) = self.stood.get(&id) {
                        self.piles[color.index()] += kinds;
                    }
                }
                EventType::Removed => {
                    let regency = event.detail.contains(&("reason", Value::Word("regency")));
                    let abducted = !event.seen_by.has(Viewer::Spectator);
                    self.fates.insert(id, if regency || abducted { Fate::Away } else { Fate::Out });
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
                            let pile = &mut self.piles[color.index()];
                            must(*pile >= kinds, || format!("piece {id} comes back from an empty pile"))?;
                            *pile -= kinds;
                        }
                    }
                    self.fates.insert(id, Fate::Board);
                }
                _ => {}
            }
        }
        let merges = events.iter().any(|event| event.kind_of == EventType::Changed);
        let stands = ids(after);
        for (id, fate) in &mut self.fates {
            if *fate == Fate::Board && !stands.contains(id) {
                // A piece that merges into another moves for the last time.
                let moved =
                    |event: &Event| event.kind_of == EventType::Moved && event.piece.map(|id| id.0) == Some(*id);
                must(merges && events.iter().any(moved), || format!("piece {id} vanished"))?;
                *fate = Fate::Merged;
            }
        }
        for id in stands {
            let fate = self.fates.get(&id);
            must(fate == Some(&Fate::Board), || format!("piece {id} appeared, {fate:?} before"))?;
        }
        must(self.piles == piles(after), || format!("the piles hold {:?}, not {:?}", piles(after), self.piles))
    }
}
