use super::lots::Lots;
use super::stock::Stock;
use super::{GOAL, Joker, Stage, World, card, deck};
use crate::ground::{Course, Needs, read_position};
use crate::protocol::{CardId, DeckChoice, ErrorCode, Fault, Options, Whole};
use board::{Bitboard, Color, Kind, Kinds, Laws, Position, Square};
use std::sync::Arc;

/// Chess, with a double step from the first rank, too.
const LAWS: Laws = Laws { double_from_first: true, ..Laws::CHESS };

const NEEDS: Needs = Needs {
    kinds: Kinds(
        1 << Kind::Pawn as u8
            | 1 << Kind::Knight as u8
            | 1 << Kind::Bishop as u8
            | 1 << Kind::Rook as u8
            | 1 << Kind::Queen as u8
            | 1 << Kind::King as u8,
    ),
    no_pawns: None,
    en_passant: true,
    most: 64,
};

impl Joker {
    /// A game from the start or from a set-up, which begins with the action of the player on turn.
    ///
    /// # Errors
    /// `unknown-card`; `bad-setup` for a position that cannot be, a card named twice, points nobody can have, an unmoved
    /// square without king or rook.
    pub fn new(options: &Options) -> Result<Joker, Fault> {
        let setup = &options.setup;
        let (position, course) = match &setup.fen {
            None => (Position { laws: LAWS, ..Position::start() }, Course::new(1, 0)),
            Some(text) => {
                let text = if setup.unmoved.is_some() { without_castling(text) } else { text.clone() };
                let (position, fen) = read_position(&text, LAWS, &NEEDS)?;
                (position, Course::new(fen.fullmoves, fen.halfmoves))
            }
        };
        let unmoved = match &setup.unmoved {
            Some(squares) => unmoved(&position, squares)?,
            None => homes(&position),
        };
        let mut named = Vec::new();
        let mut face_up = [None; 2];
        for color in Color::BOTH {
            if let Some(given) = &setup.face_up[color.index()] {
                let path = format!("setup.faceUp.{}", color.name());
                face_up[color.index()] = Some(name(given, &path, options.deck, &mut named)?);
            }
        }
        let stock = match &setup.deck {
            Some(given) => {
                let cards = given.iter().enumerate();
                let cards = cards.map(|(i, given)| name(given, &format!("setup.deck[{i}]"), options.deck, &mut named));
                let cards = cards.collect::<Result<Vec<CardId>, Fault>>()?;
                // Where the table deals, any card may come.
                if options.host_chance { Stock::shuffled(cards) } else { Stock::laid(&cards) }
            }
            None => {
                let all = deck().iter().filter(|card| options.deck == DeckChoice::Full || !card.advanced);
                Stock::shuffled(all.map(|card| card.id).filter(|id| !named.contains(id)))
            }
        };
        let mut scores = [0; 2];
        for color in Color::BOTH {
            if let Some(given) = setup.scores[color.index()] {
                scores[color.index()] = points(given, &format!("setup.scores.{}", color.name()))?;
            }
        }
        let world = World::new(position, unmoved);
        let lots = Arc::new(Lots::default());
        let mut game = Joker { world, course, stage: Stage::Action, stock, face_up, scores, lots };
        game.judge_start();
        Ok(game)
    }
}

/// The FEN with its castling field emptied, if it has one that can be read.
fn without_castling(text: &str) -> String {
    let mut fields: Vec<&str> = text.split_ascii_whitespace().collect();
    if let Some(field) = fields.get_mut(2)
        && field.chars().all(|letter| "KQkq".contains(letter))
    {
        *field = "-";
    }
    fields.join(" ")
}

/// Kings and rooks that have never moved by the castling rights.
fn homes(position: &Position) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    for color in Color::BOTH {
        for (kingside, file) in [(true, 7), (false, 0)] {
            if position.castling.has(color, kingside) {
                set.insert(Square::new(4, color.rank(0)));
                set.insert(Square::new(file, color.rank(0)));
            }
        }
    }
    set
}

fn unmoved(position: &Position, squares: &[Square]) -> Result<Bitboard, Fault> {
    let can = position.board.kind(Kind::King) | position.board.kind(Kind::Rook);
    for (i, square) in squares.iter().enumerate() {
        if !can.has(*square) {
            let fault = Fault::new(ErrorCode::BadSetup, format!("setup.unmoved[{i}]"), "no-king-or-rook");
            return Err(fault.with("square", square));
        }
    }
    Ok(squares.iter().copied().collect())
}

/// Points a player can have without having won.
fn points(given: Whole, path: &str) -> Result<u32, Fault> {
    given.within(0, GOAL - 1).ok_or_else(|| {
        let fault = Fault::new(ErrorCode::BadSetup, path, "out-of-range").with("given", given);
        fault.with("min", 0).with("max", GOAL - 1)
    })
}

/// The card of an id that is in the deck played with and not named elsewhere.
fn name(given: &str, path: &str, deck: DeckChoice, named: &mut Vec<CardId>) -> Result<CardId, Fault> {
    let known = CardId::read(given).and_then(card);
    let Some(card) = known else {
        let given: String = given.chars().take(40).collect();
        return Err(Fault::new(ErrorCode::UnknownCard, path, "unknown-card").with("given", given));
    };
    let id = card.id;
    if card.advanced && deck == DeckChoice::Basic {
        return Err(Fault::new(ErrorCode::BadSetup, path, "card-left-out").with("card", id));
    }
    if named.contains(&id) {
        return Err(Fault::new(ErrorCode::BadSetup, path, "card-twice").with("card", id));
    }
    named.push(id);
    Ok(id)
}
