use super::{ErrorCode, Fault, Reader, Setup, VariantInfo};
use board::Square;
use serde_json::{Map, Value};

/// How the darts of Tempête are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Darts {
    /// By the engine.
    Roll,
    /// By the table.
    Host,
}

/// Which of Joker's cards are in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeckChoice {
    /// All.
    Full,
    /// Without the advanced ones.
    Basic,
}

/// Who watches Dojo's turncoats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Vigilance {
    /// The engine.
    Automatic,
    /// The players.
    Manual,
}

/// Options of a game, read and judged as far as they can be without the game's rules.
#[derive(Clone, Debug)]
pub struct Options {
    /// Any text; with the same one the game is the same.
    pub seed: Option<String>,
    /// Whether the table deals and rolls.
    pub host_chance: bool,
    /// Whether windows are offered even where a player could only decline.
    pub always_ask: bool,
    /// The position to start from.
    pub setup: Setup,
    /// Cards taken out before the start, as given, with their paths.
    pub exclude: Vec<(String, String)>,
    /// How many cards of each hand lie open.
    pub revealed: [u8; 2],
    /// Tempête's darts.
    pub darts: Darts,
    /// Joker's deck.
    pub deck: DeckChoice,
    /// Whether Kartenschach's jokers are in.
    pub jokers: bool,
    /// Full turns after which Kartenschach is a draw.
    pub max_turns: Option<u32>,
    /// Dojo's turncoats.
    pub vigilance: Vigilance,
    /// As given, without seed and language; goes into the record.
    pub given: Map<String, Value>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seed: None,
            host_chance: false,
            always_ask: false,
            setup: Setup::default(),
            exclude: Vec::new(),
            revealed: [0, 0],
            darts: Darts::Roll,
            deck: DeckChoice::Full,
            jokers: false,
            max_turns: None,
            vigilance: Vigilance::Automatic,
            given: Map::new(),
        }
    }
}

/// Options every game has. `lang` is the binding's.
const COMMON: [&str; 5] = ["seed", "lang", "chance", "windows", "setup"];
/// Options that only some games have.
const SPECIAL: [&str; 7] = ["exclude", "revealed", "darts", "deck", "jokers", "maxTurns", "vigilance"];

impl Options {
    /// Options from a FEN.
    pub fn from_fen(fen: &str) -> Options {
        Options { setup: Setup { fen: Some(fen.to_string()), ..Setup::default() }, ..Options::default() }
    }

    /// Reads the API's `GameOptions` for a game. What another game has is refused.
    pub fn read(value: &Value, variant: &VariantInfo) -> Result<Options, Fault> {
        let mut options = Options::default();
        let reader = Reader::new(value, "", ErrorCode::BadOption);
        let known: Vec<&str> = COMMON.iter().chain(variant.options).copied().collect();
        for (key, member) in reader.members(&known, &SPECIAL)? {
            match key {
                "seed" => options.seed = Some(member.any_text()?.to_string()),
                "lang" => {
                    member.text()?;
                }
                "chance" => options.host_chance = member.word(&[("engine", false), ("host", true)])?,
                "windows" => options.always_ask = member.word(&[("auto", false), ("always", true)])?,
                "setup" => options.setup = Setup::read(&member.clone().coded(ErrorCode::BadSetup), variant)?,
                "exclude" => {
                    options.exclude = member.list(|entry| Ok((entry.text()?.to_string(), entry.path().to_string())))?;
                }
                "revealed" => {
                    options.revealed =
                        member.pair(|entry| Ok(entry.number(0, 5)? as u8))?.map(Option::unwrap_or_default);
                }
                "darts" => options.darts = member.word(&[("roll", Darts::Roll), ("host", Darts::Host)])?,
                "deck" => options.deck = member.word(&[("full", DeckChoice::Full), ("basic", DeckChoice::Basic)])?,
                "jokers" => options.jokers = member.flag()?,
                "maxTurns" => options.max_turns = Some(member.number(1, 1_000_000)?),
                _ => {
                    options.vigilance =
                        member.word(&[("automatic", Vigilance::Automatic), ("manual", Vigilance::Manual)])?;
                }
            }
            if !matches!(key, "seed" | "lang") {
                options.given.insert(key.to_string(), member.value().clone());
            }
        }
        Ok(options)
    }
}

/// The first square that is named twice.
pub(super) fn twice(squares: &[Square]) -> Option<usize> {
    (1..squares.len()).find(|i| squares[..*i].contains(&squares[*i]))
}
