use super::{ErrorCode, Fault};
use board::{Kind, Square};
use serde_json::{Map, Value};
use std::fmt;

/// Texts from outside (seeds, FENs, ids) are at most this long.
const LONGEST_TEXT: usize = 1_000;
/// Lists from outside have at most this many entries.
const LONGEST_LIST: usize = 300;

/// Reads a value from outside, knowing the place it stands at, so that whatever is wrong is said with its path.
#[derive(Clone)]
pub struct Reader<'a> {
    value: &'a Value,
    path: String,
    code: ErrorCode,
}

impl<'a> Reader<'a> {
    /// Reads `value`; its faults get this code and a path that starts with `path`.
    pub fn new(value: &'a Value, path: &str, code: ErrorCode) -> Reader<'a> {
        Reader { value, path: path.to_string(), code }
    }

    /// The place.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The same with another code for its faults.
    pub fn coded(mut self, code: ErrorCode) -> Reader<'a> {
        self.code = code;
        self
    }

    /// A fault at this place.
    pub fn fault(&self, reason: &'static str) -> Fault {
        Fault::new(self.code, self.path.clone(), reason)
    }

    fn wrong_type(&self, wanted: &'static str) -> Fault {
        self.fault("wrong-type").with("wanted", wanted).with("given", show(self.value))
    }

    fn map(&self) -> Result<&'a Map<String, Value>, Fault> {
        self.value.as_object().ok_or_else(|| self.wrong_type("object"))
    }

    /// The members of an object whose value is not null, in the order of their keys; what is neither in `known` nor in
    /// `elsewhere` is refused, and what is in `elsewhere` is refused as another game's.
    pub fn members(&self, known: &[&str], elsewhere: &[&str]) -> Result<Vec<(&'a str, Reader<'a>)>, Fault> {
        let mut members = Vec::new();
        for (key, value) in self.map()? {
            let path = match self.path.as_str() {
                // Options are the root; their keys stand alone in a path.
                "" => key.clone(),
                path => format!("{path}.{key}"),
            };
            let reader = Reader { value, path, code: self.code };
            if known.contains(&key.as_str()) {
                if !value.is_null() {
                    members.push((key.as_str(), reader));
                }
            } else if elsewhere.contains(&key.as_str()) {
                return Err(reader.fault("other-games-key").with("key", key));
            } else {
                return Err(reader.fault("unknown-key").with("key", cut(key)));
            }
        }
        Ok(members)
    }

    /// The entries of a list.
    pub fn entries(&self) -> Result<Vec<Reader<'a>>, Fault> {
        let list = self.value.as_array().ok_or_else(|| self.wrong_type("list"))?;
        if list.len() > LONGEST_LIST {
            return Err(self.fault("too-long").with("max", LONGEST_LIST));
        }
        let entry = |(i, value)| Reader { value, path: format!("{}[{i}]", self.path), code: self.code };
        Ok(list.iter().enumerate().map(entry).collect())
    }

    /// Each entry of a list, read.
    pub fn list<T>(&self, read: impl Fn(&Reader<'a>) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
        self.entries()?.iter().map(read).collect()
    }

    /// A text.
    pub fn text(&self) -> Result<&'a str, Fault> {
        let text = self.value.as_str().ok_or_else(|| self.wrong_type("text"))?;
        if text.len() > LONGEST_TEXT {
            return Err(self.fault("too-long").with("max", LONGEST_TEXT));
        }
        Ok(text)
    }

    /// A text of any length.
    pub fn any_text(&self) -> Result<&'a str, Fault> {
        self.value.as_str().ok_or_else(|| self.wrong_type("text"))
    }

    /// Yes or no.
    pub fn flag(&self) -> Result<bool, Fault> {
        self.value.as_bool().ok_or_else(|| self.wrong_type("boolean"))
    }

    /// A whole number, however large.
    pub fn whole(&self) -> Result<Whole, Fault> {
        Whole::of(self.value).ok_or_else(|| self.wrong_type("whole number"))
    }

    /// A whole number within bounds.
    pub fn number(&self, min: u32, max: u32) -> Result<u32, Fault> {
        let whole = self.whole()?;
        whole
            .within(min, max)
            .ok_or_else(|| self.fault("out-of-range").with("given", whole).with("min", min).with("max", max))
    }

    /// One of a few words.
    pub fn word<T: Copy>(&self, words: &[(&'static str, T)]) -> Result<T, Fault> {
        let text = self.text()?;
        match words.iter().find(|(word, _)| *word == text) {
            Some((_, value)) => Ok(*value),
            None => {
                let allowed: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                Err(self.fault("wrong-value").with("given", cut(text)).with("allowed", allowed.join(", ")))
            }
        }
    }

    /// A square.
    pub fn square(&self) -> Result<Square, Fault> {
        let text = self.text()?;
        text.parse().map_err(|()| self.fault("not-a-square").with("given", cut(text)))
    }

    /// A kind.
    pub fn kind(&self) -> Result<Kind, Fault> {
        let text = self.text()?;
        Kind::from_name(text).ok_or_else(|| self.fault("not-a-kind").with("given", cut(text)))
    }

    /// `{white, black}`, each read; what is missing is `None`.
    pub fn pair<T>(&self, read: impl Fn(&Reader<'a>) -> Result<T, Fault>) -> Result<[Option<T>; 2], Fault> {
        let mut pair = [None, None];
        for (key, reader) in self.members(&["white", "black"], &[])? {
            pair[usize::from(key == "black")] = Some(read(&reader)?);
        }
        Ok(pair)
    }

    /// The value itself.
    pub fn value(&self) -> &'a Value {
        self.value
    }
}

/// A whole number as it was given. Its bounds are for whoever knows what it counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Whole(f64);

/// From here on numbers are written with an exponent, as JavaScript does.
const SHORT: f64 = 1e21;

impl Whole {
    fn of(value: &Value) -> Option<Whole> {
        value.as_f64().filter(|float| float.fract() == 0.0).map(Whole)
    }

    /// The number, if it lies within the bounds.
    pub fn within(self, min: u32, max: u32) -> Option<u32> {
        (f64::from(min)..=f64::from(max)).contains(&self.0).then_some(self.0 as u32)
    }
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Minus nought is nought.
        let number = self.0 + 0.0;
        if number.abs() < SHORT { write!(f, "{number:.0}") } else { write!(f, "{number:e}") }
    }
}

/// A text short enough to stand in a sentence.
fn cut(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

fn show(value: &Value) -> String {
    match value {
        Value::Null => "null".into(),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(_) => Whole::of(value).map_or("a fraction".into(), |number| number.to_string()),
        Value::String(text) => format!("\"{}\"", cut(text)),
        Value::Array(_) => "a list".into(),
        Value::Object(_) => "an object".into(),
    }
}
