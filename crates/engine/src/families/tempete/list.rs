use super::{Stage, Tempete};
use crate::protocol::{Action, Choice, Filter, Listed, Pick, Verb};
use board::Bitboard;

impl Tempete {
    /// All legal actions of whoever must act.
    pub(super) fn list_all(&self, filter: &Filter, out: &mut Vec<Listed>) {
        let by = self.asked_player();
        let start = out.len();
        match self.stage {
            Stage::Draw => {
                let drawn = |card| Listed::plain(Action::new(Verb::Drawn).with(Pick::Card(card)));
                out.extend(self.table.outcomes().into_iter().map(drawn));
            }
            Stage::Dart => {
                let dart = |report| Listed::plain(Action::new(Verb::Dart).with(Pick::Choice(report)));
                out.extend([Choice::Hit, Choice::Miss].map(dart));
            }
            Stage::Place => {
                let place = |square| Listed::plain(Action::on(Verb::Place, square));
                out.extend(self.places().into_iter().map(place));
            }
            Stage::Guess => self.list_guesses(out),
            Stage::Main => {
                if filter.card.is_none() {
                    self.list_moves(filter, out);
                }
                self.list_plays(by, filter, &|_| true, out);
                return;
            }
            Stage::Intercept | Stage::Answer | Stage::React => {
                self.list_plays(by, filter, &|_| true, out);
                out.push(Listed::plain(Action::new(Verb::Pass)));
            }
            Stage::After => {
                self.list_plays(by, filter, &|_| true, out);
                for held in self.table.hand(by) {
                    out.push(Listed::plain(Action { card: Some(held.card), ..Action::new(Verb::Discard) }));
                }
                out.push(Listed::plain(Action::new(Verb::End)));
            }
        }
        if filter.from.is_some() || filter.card.is_some() {
            let mut place = 0;
            out.retain(|listed| {
                place += 1;
                place <= start || filter.takes(&listed.action)
            });
        }
    }

    /// The normal moves, those that an order leaves.
    pub(super) fn list_moves(&self, filter: &Filter, out: &mut Vec<Listed>) {
        let board = &self.world.position.board;
        let occupied = board.occupied();
        let obliged = self.obliged_kind().map_or(Bitboard::ALL, |kind| board.kind(kind));
        let passed = [self.world.position.en_passant, self.world.passed_too];
        self.world.moves(|mv| {
            if !obliged.has(mv.from) || filter.from.is_some_and(|from| from != mv.from) {
                return;
            }
            let captures = if occupied.has(mv.to) {
                Bitboard::of(mv.to)
            } else if passed.contains(&Some(mv.to)) {
                self.world.captured_by(mv).map_or(Bitboard::EMPTY, |(square, _)| Bitboard::of(square))
            } else {
                Bitboard::EMPTY
            };
            out.push(Listed { action: mv.into(), captures, void: None });
        });
    }
}
