//! Perft tables: blocks of lines, a word and what it says.
//!
//! `name`, `fen`, then any of `laws` (words as in [`law`]), `closed`, `pedestals`, `frozen`, `barred`, `shielded`,
//! `neutral` (squares), `fused` (square=letters of all its kinds), `royals` (White's and Black's square, `-` for none), and last `leaves`.
use board::{Fen, Kind, Kinds, Laws, Piece, Position, Side, Square};

pub struct Entry {
    pub name: String,
    pub position: Position,
    pub leaves: Vec<u64>,
}

/// Reads a table. What cannot be read is a mistake in the table, so it panics.
pub fn read(text: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut name = String::new();
    let mut position = Position::start();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (word, rest) = line.split_once(' ').expect("a word and what it says");
        match word {
            "name" => name = rest.into(),
            "fen" => position = Fen::read(rest).expect("a FEN").position(Laws::CHESS),
            "leaves" => {
                let leaves = rest.split(' ').map(|count| count.parse().expect("a number")).collect();
                entries.push(Entry { name: name.clone(), position: position.clone(), leaves });
            }
            _ => rest.split(' ').enumerate().for_each(|(index, item)| apply(&mut position, word, index, item)),
        }
    }
    entries
}

fn apply(position: &mut Position, word: &str, index: usize, item: &str) {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    match word {
        "laws" => law(&mut position.laws, item),
        "closed" => position.masks.closed.insert(square(item)),
        "pedestals" => position.masks.pedestals.insert(square(item)),
        "frozen" => position.masks.frozen.insert(square(item)),
        "barred" => position.masks.barred.insert(square(item)),
        "shielded" => position.masks.shielded.insert(square(item)),
        "royals" => position.royals[index] = (item != "-").then(|| square(item)),
        "neutral" => change(position, square(item), |piece| piece.side = Side::Neutral),
        "fused" => {
            let (at, letters) = item.split_once('=').expect("square=letters");
            let kinds: Kinds = letters.chars().map(|letter| Kind::from_letter(letter).expect("a kind")).collect();
            change(position, square(at), |piece| piece.kinds = kinds);
        }
        _ => panic!("{word} is no word of a perft table"),
    }
}

fn change(position: &mut Position, square: Square, change: impl FnOnce(&mut Piece)) {
    let mut piece = position.board.get(square).expect("a piece");
    change(&mut piece);
    position.board.put(square, piece);
}

fn law(laws: &mut Laws, word: &str) {
    match word {
        "no-check" => (laws.check, laws.castling_minds_attack) = (false, false),
        "kings-apart" => laws.kings_apart = true,
        "no-en-passant" => laws.en_passant = false,
        "double-from-first" => laws.double_from_first = true,
        "berolina" => laws.berolina = true,
        "captured-close" => laws.captured_close = true,
        "no-promotion" => laws.promotions = Kinds::NONE,
        _ => panic!("{word} is no law of a perft table"),
    }
}
