use super::{Actor, CardId, ColorName, KindName, Outcome, SideName, SquareName};
use board::{Board, Color, Side, Square};
use serde::Serialize;

/// For whom something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Player(Color),
    /// Somebody who knows only what both players know.
    Spectator,
    /// Hides nothing.
    All,
}

impl Viewer {
    /// Reads the API's word.
    pub fn from_name(name: &str) -> Option<Viewer> {
        Some(match name {
            "white" => Viewer::Player(Color::White),
            "black" => Viewer::Player(Color::Black),
            "spectator" => Viewer::Spectator,
            "all" => Viewer::All,
            _ => return None,
        })
    }

    /// Whether the viewer may know what this player knows.
    pub fn sees(self, color: Color) -> bool {
        match self {
            Viewer::Player(viewer) => viewer == color,
            Viewer::Spectator => false,
            Viewer::All => true,
        }
    }
}

/// What is to be decided now; the words of the API.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    Main,
    Intercept,
    Answer,
    React,
    After,
    PlaceRoyal,
    Guess,
    Dart,
    Action,
    AnswerClaim,
    Auction,
    Appoint,
    Retire,
    Vigilance,
    Promote,
    Chance,
    Over,
}

/// Dojo's counters: turns counted so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct Counters {
    pub friend: u8,
    pub idle: u8,
    pub away: u8,
    pub near: u8,
}

/// A piece as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PieceView {
    /// Stable for the whole game.
    pub id: u16,
    /// Whom it obeys.
    pub color: SideName,
    /// Usually one.
    pub kinds: Vec<KindName>,
    /// Whether its mate ends the game.
    pub royal: bool,
    /// First owner.
    pub origin: ColorName,
    /// magnet, frozen, barred, shielded, prince, back-rank-queen.
    pub marks: Vec<&'static str>,
    /// Dojo.
    pub counters: Option<Counters>,
}

/// A mark on a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SquareMark {
    /// Where.
    pub square: SquareName,
    /// hole, trap, bomb or passive.
    pub mark: &'static str,
    /// Id of a passive member.
    pub piece: Option<u16>,
    /// Owner of a trap, colour of a passive member.
    pub color: Option<ColorName>,
    /// Kind of a passive member.
    pub kind: Option<KindName>,
}

/// A value for White and one for Black.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct Pair<T> {
    pub white: T,
    pub black: T,
}

impl<T> Pair<T> {
    /// From an array indexed by colour.
    pub fn new([white, black]: [T; 2]) -> Pair<T> {
        Pair { white, black }
    }

    /// The value of a colour.
    pub fn get(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

/// Both hands, `None` for a face-down card.
pub type Hands = Pair<Vec<Option<CardId>>>;

/// From and to of the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct LastMove {
    pub from: SquareName,
    pub to: SquareName,
}

/// What a window or a question is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Pending {
    pub action: String,
    pub by: ColorName,
    pub card: Option<CardId>,
    pub from: Option<SquareName>,
    pub to: Option<SquareName>,
    pub captures: Vec<SquareName>,
    pub square: Option<SquareName>,
}

/// What binds a player or the game and is no mark on a piece or square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct Effect {
    pub id: &'static str,
    pub card: Option<CardId>,
    pub color: Option<ColorName>,
    pub square: Option<SquareName>,
    pub kind: Option<KindName>,
    pub turns_left: Option<u8>,
    pub seconds: Option<u8>,
}

/// The running auction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Auction {
    pub bid: u16,
    pub bidder: Option<ColorName>,
}

/// All that a viewer may know; see `View` of the API for each field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)]
pub struct View {
    pub variant: &'static str,
    pub viewer: &'static str,
    pub turn: ColorName,
    pub actor: Actor,
    pub phase: Phase,
    pub played: u32,
    pub turn_number: u32,
    pub board: Vec<Option<PieceView>>,
    pub squares: Vec<SquareMark>,
    pub check: Vec<SquareName>,
    pub last_move: Option<LastMove>,
    pub hands: Hands,
    pub open_cards: Pair<Vec<u8>>,
    pub card_spent: Pair<bool>,
    pub pending: Option<Pending>,
    pub deck_count: u32,
    pub discard: Vec<Option<CardId>>,
    pub captured: Pair<Vec<KindName>>,
    pub effects: Vec<Effect>,
    pub card: Option<CardId>,
    pub face_up: Pair<Option<CardId>>,
    pub scores: Option<Pair<u32>>,
    pub piles: Option<Pair<Vec<Option<CardId>>>>,
    pub threats: Option<Pair<Vec<SquareName>>>,
    pub blocked: Option<Pair<Vec<KindName>>>,
    pub chips: Option<Pair<u16>>,
    pub auction: Option<Auction>,
    pub outcome: Option<Outcome>,
}

impl View {
    /// A view of the men on a board and nothing else: White to act in phase `action`; the game fills in the rest.
    pub fn of(board: &Board, royals: [Option<Square>; 2], viewer: Viewer) -> View {
        let piece = |square| {
            board.get(square).map(|piece| PieceView {
                id: piece.id.0,
                color: piece.side.into(),
                kinds: piece.kinds.iter().map(KindName).collect(),
                royal: piece.side != Side::Neutral && royals[piece.origin.index()] == Some(square),
                origin: piece.origin.into(),
                marks: Vec::new(),
                counters: None,
            })
        };
        View {
            variant: "",
            viewer: match viewer {
                Viewer::Player(color) => color.name(),
                Viewer::Spectator => "spectator",
                Viewer::All => "all",
            },
            turn: Color::White.into(),
            actor: Actor::Player(Color::White),
            phase: Phase::Action,
            played: 0,
            turn_number: 1,
            board: Square::all().map(piece).collect(),
            squares: Vec::new(),
            check: Vec::new(),
            last_move: None,
            hands: Pair::default(),
            open_cards: Pair::default(),
            card_spent: Pair::default(),
            pending: None,
            deck_count: 0,
            discard: Vec::new(),
            captured: Pair::default(),
            effects: Vec::new(),
            card: None,
            face_up: Pair::default(),
            scores: None,
            piles: None,
            threats: None,
            blocked: None,
            chips: None,
            auction: None,
            outcome: None,
        }
    }

    /// Adds a mark to the piece on a square.
    pub fn mark(&mut self, square: Square, mark: &'static str) {
        if let Some(piece) = self.board.get_mut(square.index()).and_then(Option::as_mut) {
            piece.marks.push(mark);
        }
    }
}
