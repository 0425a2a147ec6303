use super::{Played, Tempete, World};
use crate::Key;
use crate::protocol::CardId;
use board::{Color, Move, Piece, Square};

fn square(key: &mut Key, square: Option<Square>) {
    key.add(square.map_or(0, |square| square.index() as u64 + 1));
}

fn piece(key: &mut Key, piece: Option<&Piece>) {
    key.add(
        piece.map_or(0, |piece| {
            1 + u64::from(piece.id.0) + (u64::from(piece.kinds.0) << 16) + ((piece.side as u64) << 24)
        }),
    );
}

fn color(key: &mut Key, color: Option<Color>) {
    key.add(color.map_or(0, |color| color as u64 + 1));
}

fn chess_move(key: &mut Key, mv: Option<Move>) {
    square(key, mv.map(|mv| mv.from));
    square(key, mv.map(|mv| mv.to));
    key.add(mv.and_then(|mv| mv.promotion).map_or(0, |kind| kind as u64 + 1));
}

fn cards(key: &mut Key, cards: impl ExactSizeIterator<Item = CardId>) {
    key.add(cards.len() as u64);
    cards.for_each(|card| key.add(u64::from(card.code())));
}

impl World {
    /// Adds everything, for what was and may come back, too.
    pub(super) fn key(&self, key: &mut Key) {
        self.key_of_board(key);
        key.add(self.position.turn as u64);
        square(key, self.position.en_passant);
        self.course.key(key);
        for pile in Color::BOTH.map(|color| self.lots.pile(color)) {
            key.add(pile.len() as u64);
            pile.iter().for_each(|lost| key.add(lost.kind as u64));
        }
        color(key, self.obliged.map(|(color, _)| color));
        key.add(self.obliged.map_or(0, |(_, kind)| kind as u64));
        color(key, self.deadline);
        chess_move(key, self.declared);
        square(key, self.vetoed.map(|(from, _)| from));
        square(key, self.vetoed.map(|(_, to)| to));
        square(key, self.aimed);
        square(key, self.abducted.as_ref().map(|gone| gone.square));
        piece(key, self.abducted.as_ref().map(|gone| &gone.piece));
        if let Some(moved) = &self.moved {
            chess_move(key, Some(moved.mv));
            key.add(u64::from(moved.kinds.0) << 1 | u64::from(moved.victim_frozen));
            square(key, moved.captured.map(|(square, _)| square));
            piece(key, moved.captured.as_ref().map(|(_, victim)| victim));
        }
        if let Some(before) = self.before() {
            before.key(key);
        }
    }
}

impl Tempete {
    /// Adds everything that decides the rest of the game.
    pub(super) fn add_to(&self, key: &mut Key) {
        self.world.key(key);
        key.add(self.turn as u64);
        key.add(self.stage as u64 * 16 + self.next as u64);
        let table = &self.table;
        for hand in &table.hands {
            cards(key, hand.iter().map(|held| held.card));
            hand.iter().for_each(|held| key.add(u64::from(held.open)));
        }
        cards(key, table.order.iter().copied());
        cards(key, table.discard.iter().copied());
        key.add(table.pool.0 as u64);
        key.add((table.pool.0 >> 64) as u64);
        key.add(u64::from(table.dry) | u64::from(table.spent[0]) << 1 | u64::from(table.spent[1]) << 2);
        for (who, open) in &table.due {
            key.add(*who as u64 * 2 + u64::from(*open));
        }
        if let Some(Played { card, by, window, void, cancelled, before, taken, .. }) = &self.played {
            key.add(u64::from(card.code()));
            key.add(*by as u64 | (*window as u64) << 1 | u64::from(*void) << 8 | u64::from(*cancelled) << 9);
            before.key(key);
            if let Some(taken) = taken {
                key.add(u64::from(taken.card.code()) << 8 | taken.place as u64);
            }
        }
        if let Some(opening) = &self.opening {
            opening.key(key);
        }
        self.past.key(key);
    }
}
