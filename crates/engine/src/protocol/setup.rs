use super::options::twice;
use super::{Fault, Reader, VariantInfo, Whole};
use board::{Color, Kind, Square};

/// A passive member to start with (Dojo).
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Passive {
    pub square: Square,
    pub color: Color,
    pub kind: Kind,
}

/// Turns already counted for the piece on a square (Dojo).
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct CounterSetup {
    pub square: Square,
    pub friend: Option<Whole>,
    pub idle: Option<Whole>,
    pub away: Option<Whole>,
    pub near: Option<Whole>,
}

/// A position to start from: read, but not yet judged by the game. `None` and empty: as at the start of a game.
/// Card ids are kept as given: which there are is the game's to know.
#[derive(Clone, Default, Debug)]
#[allow(missing_docs)]
pub struct Setup {
    pub fen: Option<String>,
    pub hands: Option<[Vec<String>; 2]>,
    pub deck: Option<Vec<String>>,
    pub discard: Vec<String>,
    pub captured: [Vec<Kind>; 2],
    pub neutral: Vec<Square>,
    pub magnets: Vec<Square>,
    pub holes: Vec<Square>,
    pub royal: [Option<Square>; 2],
    pub fused: Vec<(Square, Vec<Kind>)>,
    pub traps: [Vec<Square>; 2],
    pub march: bool,
    pub face_up: [Option<String>; 2],
    pub scores: [Option<Whole>; 2],
    pub unmoved: Option<Vec<Square>>,
    pub blocked: [Vec<Kind>; 2],
    pub chips: [Option<u16>; 2],
    pub opener: Option<Color>,
    pub passive: Vec<Passive>,
    pub counters: Vec<CounterSetup>,
    pub back_rank_queens: Vec<Square>,
}

/// Keys that only some games have; `fen` is everybody's.
const SPECIAL: [&str; 20] = [
    "hands",
    "deck",
    "discard",
    "captured",
    "neutral",
    "magnets",
    "holes",
    "royal",
    "fused",
    "traps",
    "marchOfThePeople",
    "faceUp",
    "scores",
    "unmoved",
    "blocked",
    "chips",
    "opener",
    "passive",
    "counters",
    "backRankQueens",
];

impl Setup {
    /// Reads the API's `Setup` for a game. What another game has is refused.
    pub fn read(reader: &Reader, variant: &VariantInfo) -> Result<Setup, Fault> {
        let mut setup = Setup::default();
        let known: Vec<&str> = ["fen"].iter().chain(variant.setup).copied().collect();
        for (key, member) in reader.members(&known, &SPECIAL)? {
            match key {
                "fen" => setup.fen = Some(member.text()?.to_string()),
                "hands" => setup.hands = Some(member.pair(texts)?.map(Option::unwrap_or_default)),
                "deck" => setup.deck = Some(texts(&member)?),
                "discard" => setup.discard = texts(&member)?,
                "captured" => setup.captured = member.pair(kinds)?.map(Option::unwrap_or_default),
                "neutral" => setup.neutral = squares(&member)?,
                "magnets" => setup.magnets = squares(&member)?,
                "holes" => setup.holes = squares(&member)?,
                "royal" => setup.royal = member.pair(Reader::square)?,
                "fused" => setup.fused = member.list(fused)?,
                "traps" => setup.traps = member.pair(squares)?.map(Option::unwrap_or_default),
                "marchOfThePeople" => setup.march = member.flag()?,
                "faceUp" => setup.face_up = member.pair(|entry| Ok(entry.text()?.to_string()))?,
                "scores" => setup.scores = member.pair(Reader::whole)?,
                "unmoved" => setup.unmoved = Some(squares(&member)?),
                "blocked" => setup.blocked = member.pair(kinds)?.map(Option::unwrap_or_default),
                "chips" => {
                    setup.chips = member.pair(|n| Ok(n.number(0, 1_000)? as u16))?;
                }
                "opener" => setup.opener = Some(color(&member)?),
                "passive" => setup.passive = member.list(passive)?,
                "counters" => setup.counters = member.list(counters)?,
                _ => setup.back_rank_queens = squares(&member)?,
            }
        }
        Ok(setup)
    }
}

fn texts(reader: &Reader) -> Result<Vec<String>, Fault> {
    reader.list(|entry| Ok(entry.text()?.to_string()))
}

fn kinds(reader: &Reader) -> Result<Vec<Kind>, Fault> {
    reader.list(Reader::kind)
}

/// Squares, none of them twice.
fn squares(reader: &Reader) -> Result<Vec<Square>, Fault> {
    let squares = reader.list(Reader::square)?;
    match twice(&squares) {
        Some(i) => Err(reader.entries()?[i].fault("named-twice").with("given", squares[i])),
        None => Ok(squares),
    }
}

fn color(reader: &Reader) -> Result<Color, Fault> {
    reader.word(&[("white", Color::White), ("black", Color::Black)])
}

/// A member that must be there.
fn needed<T>(reader: &Reader, key: &'static str, value: Option<T>) -> Result<T, Fault> {
    value.ok_or_else(|| reader.fault("missing").with("key", key))
}

fn fused(reader: &Reader) -> Result<(Square, Vec<Kind>), Fault> {
    let (mut square, mut all) = (None, None);
    for (key, member) in reader.members(&["square", "kinds"], &[])? {
        match key {
            "square" => square = Some(member.square()?),
            _ => all = Some(kinds(&member)?),
        }
    }
    Ok((needed(reader, "square", square)?, needed(reader, "kinds", all)?))
}

fn passive(reader: &Reader) -> Result<Passive, Fault> {
    let (mut square, mut owner, mut kind) = (None, None, None);
    for (key, member) in reader.members(&["square", "color", "kind"], &[])? {
        match key {
            "square" => square = Some(member.square()?),
            "color" => owner = Some(color(&member)?),
            _ => kind = Some(member.kind()?),
        }
    }
    Ok(Passive {
        square: needed(reader, "square", square)?,
        color: needed(reader, "color", owner)?,
        kind: needed(reader, "kind", kind)?,
    })
}

fn counters(reader: &Reader) -> Result<CounterSetup, Fault> {
    let mut square = None;
    let mut counts = [None; 4];
    const NAMES: [&str; 4] = ["friend", "idle", "away", "near"];
    for (key, member) in reader.members(&["square", "friend", "idle", "away", "near"], &[])? {
        match NAMES.iter().position(|name| *name == key) {
            // How far each may go is the game's to know.
            Some(i) => counts[i] = Some(member.whole()?),
            None => square = Some(member.square()?),
        }
    }
    let [friend, idle, away, near] = counts;
    Ok(CounterSetup { square: needed(reader, "square", square)?, friend, idle, away, near })
}
