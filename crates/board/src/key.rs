use crate::{Color, Kinds, Position, Square};
use std::sync::LazyLock;

/// Zobrist numbers, all from splitmix64 with seed 0, in the order of the fields.
struct Numbers {
    /// Per owner (White, Black, neutral of White's origin, neutral of Black's), kind and square.
    men: [[[u64; 64]; 8]; 4],
    black_to_move: u64,
    castling: [u64; 16],
    en_passant: [u64; 64],
}

static NUMBERS: LazyLock<Box<Numbers>> = LazyLock::new(|| {
    let mut state = 0;
    let mut next = || splitmix64(&mut state);
    let mut numbers =
        Box::new(Numbers { men: [[[0; 64]; 8]; 4], black_to_move: 0, castling: [0; 16], en_passant: [0; 64] });
    numbers.men.as_flattened_mut().as_flattened_mut().iter_mut().for_each(|number| *number = next());
    numbers.black_to_move = next();
    numbers.castling.iter_mut().for_each(|number| *number = next());
    numbers.en_passant.iter_mut().for_each(|number| *number = next());
    numbers
});

/// The next number of Vigna's splitmix64 sequence.
pub(crate) fn splitmix64(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// What a man adds to the key; `owner` as in [`Numbers::men`].
#[inline]
pub(crate) fn man(owner: usize, kinds: Kinds, square: Square) -> u64 {
    let men = &NUMBERS.men[owner & 3];
    let mut key = 0;
    let mut bits = kinds.0;
    while bits != 0 {
        key ^= men[bits.trailing_zeros() as usize & 7][square.index()];
        bits &= bits - 1;
    }
    key
}

impl Position {
    /// Zobrist key over men (kinds, side, origin), side to move, castling rights and the en passant square as given.
    /// Marks and royals that are no kings are the game's to add. The same on every machine and in every build.
    ///
    /// `en_passant`: whether the square counts; pass [`Position::en_passant_legal`] for the FIDE repetition rule.
    #[inline]
    pub fn key(&self, en_passant: bool) -> u64 {
        let numbers = &**NUMBERS;
        let mut key = self.board.key() ^ numbers.castling[usize::from(self.castling.0 & 15)];
        if self.turn == Color::Black {
            key ^= numbers.black_to_move;
        }
        match self.en_passant {
            Some(square) if en_passant => key ^ numbers.en_passant[square.index()],
            _ => key,
        }
    }
}
