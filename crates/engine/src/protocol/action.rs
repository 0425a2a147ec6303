use super::CardId;
use arrayvec::ArrayVec;
use board::{Bitboard, Color, Kind, Move, Square};

/// What is done: the first word of an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Verb {
    /// A chess move; picks: from, to, then the promotion kind.
    Move,
    /// A card and its picks.
    Card,
    /// A card put away.
    Discard,
    /// Closes an after-window.
    End,
    /// Declines, or gives up the move.
    Pass,
    /// Puts a royal back; pick: square.
    Place,
    /// Answers a riddle; picks: square, kind.
    Guess,
    /// Rolls a die; pick: square.
    Roll,
    /// Frees a die; picks: square, then the promotion kind.
    Heal,
    /// Believes a claim.
    Trust,
    /// Doubts a claim.
    Challenge,
    /// Takes all chips off.
    Clear,
    /// Bids chips; pick: number.
    Bid,
    /// Names a new deputy; pick: square.
    Appoint,
    /// Makes a piece passive; pick: square.
    Retire,
    /// Lets a piece go; pick: square.
    Release,
    /// Keeps it.
    Keep,
    /// Takes a piece over; pick: square.
    Claim,
    /// Chooses what a pawn becomes; pick: kind.
    Promote,
    /// The darts' report; pick: choice hit or miss.
    Dart,
    /// The clock has run out (host).
    Timeup,
    /// A player gives up (host); pick: choice of colour.
    Resign,
    /// Both agree on a draw (host).
    Draw,
    /// A card that was drawn; pick: card.
    Drawn,
    /// A face that was rolled; pick: kind.
    Rolled,
}

impl Verb {
    /// All verbs in the order of their numbers.
    pub const ALL: [Verb; 25] = [
        Verb::Move,
        Verb::Card,
        Verb::Discard,
        Verb::End,
        Verb::Pass,
        Verb::Place,
        Verb::Guess,
        Verb::Roll,
        Verb::Heal,
        Verb::Trust,
        Verb::Challenge,
        Verb::Clear,
        Verb::Bid,
        Verb::Appoint,
        Verb::Retire,
        Verb::Release,
        Verb::Keep,
        Verb::Claim,
        Verb::Promote,
        Verb::Dart,
        Verb::Timeup,
        Verb::Resign,
        Verb::Draw,
        Verb::Drawn,
        Verb::Rolled,
    ];

    /// The action's `type` in the API; both kinds of outcomes are `chance` there.
    pub const fn name(self) -> &'static str {
        match self {
            Verb::Move => "move",
            Verb::Card => "card",
            Verb::Discard => "discard",
            Verb::End => "end",
            Verb::Pass => "pass",
            Verb::Place => "place",
            Verb::Guess => "guess",
            Verb::Roll => "roll",
            Verb::Heal => "heal",
            Verb::Trust => "trust",
            Verb::Challenge => "challenge",
            Verb::Clear => "clear",
            Verb::Bid => "bid",
            Verb::Appoint => "appoint",
            Verb::Retire => "retire",
            Verb::Release => "release",
            Verb::Keep => "keep",
            Verb::Claim => "claim",
            Verb::Promote => "promote",
            Verb::Dart => "dart",
            Verb::Timeup => "timeup",
            Verb::Resign => "resign",
            Verb::Draw => "draw",
            Verb::Drawn | Verb::Rolled => "chance",
        }
    }

    /// Whether the table, not a player, does this: it is listed by `hostActions`, not by `legalActions`.
    pub const fn is_host(self) -> bool {
        matches!(self, Verb::Timeup | Verb::Resign | Verb::Draw)
    }
}

/// A choice that is neither square, kind, card nor number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Choice {
    /// The darts hit.
    Hit,
    /// They miss.
    Miss,
    /// White.
    White,
    /// Black.
    Black,
}

impl Choice {
    /// All choices in the order of their numbers.
    pub const ALL: [Choice; 4] = [Choice::Hit, Choice::Miss, Choice::White, Choice::Black];

    /// As it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Choice::Hit => "hit",
            Choice::Miss => "miss",
            Choice::White => "white",
            Choice::Black => "black",
        }
    }

    /// The colour it names.
    pub const fn color(self) -> Option<Color> {
        match self {
            Choice::White => Some(Color::White),
            Choice::Black => Some(Color::Black),
            _ => None,
        }
    }
}

impl From<Color> for Choice {
    fn from(color: Color) -> Choice {
        match color {
            Color::White => Choice::White,
            Color::Black => Choice::Black,
        }
    }
}

/// One choice of an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A square.
    Square(Square),
    /// A kind.
    Kind(Kind),
    /// A card.
    Card(CardId),
    /// A number.
    Number(u16),
    /// One of a few words.
    Choice(Choice),
}

/// A complete action: the verb, the card if one is played or put away, and all choices in the order they are made.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// What is done.
    pub verb: Verb,
    /// The card played or discarded.
    pub card: Option<CardId>,
    /// What a card's bold kinds are read as, in card order; empty: as printed.
    pub bold: ArrayVec<Kind, 4>,
    /// The choices.
    pub picks: ArrayVec<Pick, 17>,
}

impl Action {
    /// An action without choices.
    #[inline]
    pub fn new(verb: Verb) -> Action {
        Action { verb, card: None, bold: ArrayVec::new(), picks: ArrayVec::new() }
    }

    /// A card without choices.
    pub fn card(card: CardId) -> Action {
        Action { card: Some(card), ..Action::new(Verb::Card) }
    }

    /// With one more choice. A choice too many (there are at most seventeen) is dropped.
    #[inline]
    pub fn with(mut self, pick: Pick) -> Action {
        let _ = self.picks.try_push(pick);
        self
    }

    /// A verb about one square.
    #[inline]
    pub fn on(verb: Verb, square: Square) -> Action {
        Action::new(verb).with(Pick::Square(square))
    }

    /// The chess move, if it is one.
    #[inline]
    pub fn as_move(&self) -> Option<Move> {
        match (self.verb, self.picks.as_slice()) {
            (Verb::Move, [Pick::Square(from), Pick::Square(to), rest @ ..]) => {
                Some(Move { from: *from, to: *to, promotion: rest.iter().find_map(|pick| pick.kind()) })
            }
            _ => None,
        }
    }

    /// The first square picked.
    pub fn square(&self) -> Option<Square> {
        self.picks.iter().find_map(|pick| pick.square())
    }

    /// The last kind picked.
    pub fn kind(&self) -> Option<Kind> {
        self.picks.iter().rev().find_map(|pick| pick.kind())
    }
}

impl Pick {
    /// The square, if it is one.
    #[inline]
    pub fn square(self) -> Option<Square> {
        match self {
            Pick::Square(square) => Some(square),
            _ => None,
        }
    }

    /// The kind, if it is one.
    #[inline]
    pub fn kind(self) -> Option<Kind> {
        match self {
            Pick::Kind(kind) => Some(kind),
            _ => None,
        }
    }
}

impl From<Move> for Action {
    #[inline]
    fn from(mv: Move) -> Action {
        let mut action = Action::new(Verb::Move);
        action.picks.push(Pick::Square(mv.from));
        action.picks.push(Pick::Square(mv.to));
        if let Some(kind) = mv.promotion {
            action.picks.push(Pick::Kind(kind));
        }
        action
    }
}

/// Why a play would be void: spent without effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Void {
    /// It would mate.
    Mates,
    /// It would lead to a king's capture.
    TakesKing,
    /// It would keep a king from escaping check.
    KeepsKingInCheck,
}

impl Void {
    /// As the API writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Void::Mates => "void-mates",
            Void::TakesKing => "void-takes-king",
            Void::KeepsKingInCheck => "void-keeps-king-in-check",
        }
    }
}

/// An action of a list, with what the actor can know of its effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The action.
    pub action: Action,
    /// Squares on which a piece is captured or removed, as far as the actor can know.
    pub captures: Bitboard,
    /// Set only in lists that were asked to hold void plays.
    pub void: Option<Void>,
}

impl Listed {
    /// An action that captures nothing.
    #[inline]
    pub fn plain(action: Action) -> Listed {
        Listed { action, captures: Bitboard::EMPTY, void: None }
    }
}

/// What of a list is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Filter {
    /// Only moves from this square.
    pub from: Option<Square>,
    /// Only plays of this card.
    pub card: Option<CardId>,
    /// Void plays too.
    pub void: bool,
}

impl Filter {
    /// Everything that is legal.
    pub const ALL: Filter = Filter { from: None, card: None, void: false };

    /// Whether an action passes the first two conditions.
    pub fn takes(&self, action: &Action) -> bool {
        self.from.is_none_or(|from| action.verb == Verb::Move && action.square() == Some(from))
            && self.card.is_none_or(|card| action.card == Some(card))
    }
}
