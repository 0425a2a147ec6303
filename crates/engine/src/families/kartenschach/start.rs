use super::auction::Auction;
use super::cards::{Deck, Pile, copies};
use super::{Game, KINDS, Kartenschach, Stage};
use crate::ground::{Captured, Course, Needs, impossible, read_position};
use crate::protocol::{CardId, ErrorCode, Events, Fault, Options};
use board::{Bitboard, Color, Fen, Kind, Kinds, Laws, Position};

/// Chess without check.
const LAWS: Laws = Laws { check: false, kings_apart: true, castling_minds_attack: false, ..Laws::CHESS };

const NEEDS: Needs = Needs {
    kinds: Kinds(
        1 << Kind::Pawn as u8
            | 1 << Kind::Knight as u8
            | 1 << Kind::Bishop as u8
            | 1 << Kind::Rook as u8
            | 1 << Kind::Queen as u8
            | 1 << Kind::King as u8,
    ),
    no_pawns: Some(Bitboard::BACK_RANKS),
    // Read apart: here it may outlast a turn.
    en_passant: false,
    most: 64,
};

/// Chips of a player at the start.
const CHIPS: u16 = 12;

impl Kartenschach {
    /// A game from its start or from the set-up.
    ///
    /// # Errors
    /// `bad-setup`: a FEN that cannot be read or cannot be, kings next to each other, an empty deck, unknown cards or more of
    /// them than there are, jokers in a game without, a kind blocked twice.
    pub fn new(game: Game, options: &Options) -> Result<Kartenschach, Fault> {
        let setup = &options.setup;
        let (mut position, course) = match &setup.fen {
            None => (Position { laws: LAWS, ..Position::start() }, Course::new(1, 0)),
            Some(text) => read(text)?,
        };
        if let Some(opener) = setup.opener {
            position.turn = opener;
        }
        let deck = match &setup.deck {
            _ if game == Game::Feudal => Deck::none(),
            None => Deck::full(options.jokers),
            Some(cards) => Deck::new(read_deck(cards, options.jokers)?, !options.host_chance),
        };
        let mut state = Kartenschach {
            game,
            auction: Auction::opened_by(position.turn),
            position,
            course,
            captured: Captured::default(),
            max_turns: options.max_turns,
            always_ask: options.always_ask,
            deck,
            discard: Pile::default(),
            card: None,
            stage: Stage::Action,
            claim: None,
            lost_turn: None,
            blocked: [read_blocked(&setup.blocked, Color::White)?, read_blocked(&setup.blocked, Color::Black)?],
            chips: setup.chips.map(|chips| chips.unwrap_or(CHIPS)),
            second_card: false,
        };
        state.begin_turn(&mut Events::dropped());
        Ok(state)
    }
}

fn read(text: &str) -> Result<(Position, Course), Fault> {
    let (mut position, fen) = read_position(text, LAWS, &NEEDS)?;
    // Passing does not end the right to take en passant: the pawn may belong to either side.
    if let Ok(whole) = Fen::read(text) {
        let passed = Fen { turn: !whole.turn, ..whole.clone() };
        if passed.check_en_passant(&LAWS).is_err() {
            whole.check_en_passant(&LAWS).map_err(impossible)?;
        }
        position.en_passant = whole.en_passant;
    }
    Ok((position, Course::new(fen.fullmoves, fen.halfmoves)))
}

fn read_deck(given: &[String], jokers: bool) -> Result<Vec<CardId>, Fault> {
    let fault = |path: String, reason| Fault::new(ErrorCode::BadSetup, path, reason);
    if given.is_empty() {
        return Err(fault("setup.deck".into(), "deck-without-cards"));
    }
    let mut cards: Vec<CardId> = Vec::new();
    for (i, text) in given.iter().enumerate() {
        let fault = |reason| fault(format!("setup.deck[{i}]"), reason);
        let card = CardId::read(text).filter(|card| super::cards::sorts().any(|sort| sort == *card));
        let Some(card) = card else {
            return Err(fault("no-such-card").with("given", text.chars().take(40).collect::<String>()));
        };
        if card == CardId::JOKER && !jokers {
            return Err(fault("deck-without-jokers"));
        }
        cards.push(card);
        let most = copies(card);
        if cards.iter().filter(|other| **other == card).count() > most {
            return Err(fault("too-many-copies").with("card", card).with("max", most));
        }
    }
    Ok(cards)
}

fn read_blocked(given: &[Vec<Kind>; 2], color: Color) -> Result<Kinds, Fault> {
    let mut blocked = Kinds::NONE;
    for (i, kind) in given[color.index()].iter().enumerate() {
        let fault = |reason| {
            let path = format!("setup.blocked.{}[{i}]", color.name());
            Err(Fault::new(ErrorCode::BadSetup, path, reason).with("given", kind.name()))
        };
        if !KINDS.contains(kind) {
            return fault("no-such-card");
        }
        if blocked.has(*kind) {
            return fault("named-twice");
        }
        blocked = blocked.with(*kind);
    }
    Ok(blocked)
}
