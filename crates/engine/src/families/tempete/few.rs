use super::cards::{self, Card};
use super::{Stage, Tempete};
use crate::Key;
use crate::effects::Choice;
use crate::protocol::{Action, CardId, Events, Filter, Listed, Verb};

/// Whether a card goes on from what stands and leaves little to choose: it names no piece, or the piece just moved.
fn is_short(card: &Card) -> bool {
    matches!(card.effect.picks.first(), None | Some(Choice::Silent(_)))
}

/// Whether a card asks for one of the many cards of the discard pile.
fn asks_for_a_card(card: &Card) -> bool {
    card.effect.picks.iter().any(|choice| matches!(choice, Choice::Card))
}

/// What a search looks at.
impl Tempete {
    /// Whether the player on turn, in the window that closes it, has a card that goes on from his move.
    pub fn has_short_card(&self) -> bool {
        let hand = self.table.hand(self.turn).iter().filter_map(|held| cards::card(held.card));
        self.stage == Stage::After && hand.into_iter().any(|card| is_short(card) && self.may_play(card, self.turn))
    }

    /// Moves; cards only where there is no move, where they answer something, or where they go on from the move just made;
    /// of the guesses a wrong one, for who sees the piece would always guess right.
    pub(super) fn few(&self, out: &mut Vec<Listed>) {
        let by = self.asked_player();
        match self.stage {
            Stage::Main => {
                self.list_moves(&Filter::ALL, out);
                if out.is_empty() {
                    self.list_plays(by, &Filter::ALL, &|_| true, out);
                }
            }
            Stage::Intercept | Stage::Answer | Stage::React => {
                self.list_plays(by, &Filter::ALL, &|card| !asks_for_a_card(card), out);
                out.push(Listed::plain(Action::new(Verb::Pass)));
            }
            Stage::After => {
                self.list_plays(by, &Filter::ALL, &is_short, out);
                out.push(Listed::plain(Action::new(Verb::End)));
            }
            Stage::Guess => {
                let start = out.len();
                self.list_guesses(out);
                let right = |action: &Action| {
                    self.world.abducted.as_ref().is_some_and(|gone| {
                        action.square() == Some(gone.square)
                            && action.kind().is_some_and(|kind| gone.piece.kinds.has(kind))
                    })
                };
                if let Some(wrong) = (start..out.len()).find(|place| !right(&out[*place].action)) {
                    out.swap(start, wrong);
                    out.truncate(start + 1);
                }
            }
            Stage::Draw | Stage::Place | Stage::Dart => self.list_all(&Filter::ALL, out),
        }
    }

    /// The card drawn is this one: what a search takes for all that could be drawn.
    pub fn draw(&mut self, card: CardId) {
        if self.is_drawing() {
            self.table.drawn(card, &mut Events::dropped());
            self.advance(&mut Events::dropped());
        }
    }

    /// Key of what stands now: board, marks, hands, window, and the move or card the window is about.
    pub(super) fn few_key(&self) -> u64 {
        let mut key = Key::new();
        let world = &self.world;
        world.key_of_board(&mut key);
        key.add(world.position.turn as u64 | (self.turn as u64) << 1 | (self.stage as u64) << 2);
        for color in board::Color::BOTH {
            let hand = self.table.hand(color).iter();
            key.add(
                hand.fold(u64::from(self.table.spent[color.index()]), |sum, held| sum + (1 << (held.card.code() & 63))),
            );
        }
        let square = |square: Option<board::Square>| square.map_or(0, |square| square.index() as u64 + 1);
        let mv = world.declared.or(world.moved.as_ref().map(|moved| moved.mv));
        key.add(square(mv.map(|mv| mv.from)) << 8 | square(mv.map(|mv| mv.to)));
        key.add(square(world.vetoed.map(|(from, _)| from)) << 8 | square(world.vetoed.map(|(_, to)| to)));
        key.add(square(world.aimed) << 8 | square(world.abducted.as_ref().map(|gone| gone.square)));
        key.add(world.obliged.map_or(0, |(color, kind)| 1 + color as u64 + (kind as u64) * 2));
        key.add(self.played.as_ref().map_or(0, |played| u64::from(played.card.code()) + 1));
        key.finish()
    }

    /// The turn lapses.
    pub(super) fn turn_lapsed(&self) -> Option<Tempete> {
        let quiet =
            self.stage == Stage::Main && self.world.vetoed.is_none() && !self.world.position.in_check(self.turn);
        if !quiet {
            return None;
        }
        let mut next = self.clone();
        next.hand_over();
        next.begin(&mut Events::dropped());
        Some(next)
    }
}
