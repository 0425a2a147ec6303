use super::Refusal;
use serde::Serialize;
use std::fmt;

/// The kind of failure; the words of the API that the engine itself can say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum ErrorCode {
    UnknownVariant,
    UnknownCard,
    BadOption,
    BadSetup,
    MalformedAction,
    IllegalAction,
    GameOver,
    BadRecord,
    UnsupportedVersion,
    UndoUnavailable,
    BadArgument,
}

/// A failure: what, where, and what a sentence about it needs. Nothing has changed when one is returned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fault {
    /// The kind of failure.
    pub code: ErrorCode,
    /// Where, e.g. `setup.hands.white[2]` or `actions[17]`; empty when it does not apply.
    pub path: String,
    /// The key of the sentence, one of [`Fault::REASONS`].
    pub reason: &'static str,
    /// Words the sentence needs: numbers, squares, kinds and colours as the API writes them, texts as they were given.
    pub params: Vec<(&'static str, String)>,
    /// With `illegal-action`: why.
    pub refusal: Option<Box<Refusal>>,
}

impl Fault {
    /// All sentence keys with the words each of them gets; every language has one sentence for each.
    pub const REASONS: &'static [(&'static str, &'static [&'static str])] = &[
        ("unknown-variant", &["given"]),
        ("unknown-card", &["given"]),
        ("unknown-key", &["key"]),
        ("other-games-key", &["key"]),
        ("wrong-type", &["wanted", "given"]),
        ("wrong-value", &["given", "allowed"]),
        ("out-of-range", &["given", "min", "max"]),
        ("not-a-square", &["given"]),
        ("not-a-kind", &["given"]),
        ("too-long", &["max"]),
        ("card-twice", &["card"]),
        ("card-not-excludable", &["card"]),
        ("card-left-out", &["card"]),
        ("fen-missing", &["field"]),
        ("fen-fields", &[]),
        ("fen-ranks", &["count"]),
        ("fen-rank", &["rank"]),
        ("fen-letter", &["letter"]),
        ("fen-field", &["field", "given"]),
        ("king-count", &["color", "count"]),
        ("king-capturable", &["square"]),
        ("castling-rights", &["color"]),
        ("en-passant", &["square"]),
        ("pawn-on-back-rank", &["square"]),
        ("kind-not-in-game", &["kind", "square"]),
        ("kings-adjacent", &[]),
        ("too-many-pieces", &["color"]),
        ("square-empty", &["square"]),
        ("piece-on-hole", &["square"]),
        ("trap-on-hole", &["square"]),
        ("not-own-piece", &["color", "square"]),
        ("neutral-royal", &["square"]),
        ("fused-kinds", &["square"]),
        ("not-a-back-rank-queen", &["square"]),
        ("no-king-or-rook", &["square"]),
        ("named-twice", &["given"]),
        ("passive-royal", &["square"]),
        ("counter-not-counted", &["square", "kind"]),
        ("deck-without-cards", &[]),
        ("deck-without-jokers", &[]),
        ("no-such-card", &["given"]),
        ("too-many-copies", &["card", "max"]),
        ("malformed-action", &["given"]),
        ("malformed-card", &["given"]),
        ("illegal-action", &["given"]),
        ("game-over", &[]),
        ("chance-to-act", &[]),
        ("record-format", &[]),
        ("record-json", &[]),
        ("missing", &["key"]),
        ("record-outcome", &[]),
        ("record-version", &["given", "wanted"]),
        ("nothing-played", &[]),
        ("new-information", &[]),
        ("no-randomness", &[]),
    ];

    /// A failure at a place.
    pub fn new(code: ErrorCode, path: impl Into<String>, reason: &'static str) -> Fault {
        debug_assert!(Fault::REASONS.iter().any(|(key, _)| *key == reason), "{reason} is no sentence key");
        Fault { code, path: path.into(), reason, params: Vec::new(), refusal: None }
    }

    /// With a word of the sentence.
    pub fn with(mut self, key: &'static str, value: impl ToString) -> Fault {
        self.params.push((key, value.to_string()));
        self
    }

    /// Inside of another place: `path` becomes `outer.path`.
    pub fn inside(mut self, outer: &str) -> Fault {
        self.path = match (outer, self.path.as_str()) {
            ("", _) => self.path,
            (outer, "") => outer.to_string(),
            (outer, inner) if inner.starts_with('[') => format!("{outer}{inner}"),
            (outer, inner) => format!("{outer}.{inner}"),
        };
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at '{}'", self.reason, self.path)?;
        for (key, value) in &self.params {
            write!(f, " {key}={value}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}
