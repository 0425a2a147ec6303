use super::{ErrorCode, Fault, Reader};
use serde_json::{Map, Value, json};

/// The `format` of every record.
pub const RECORD_FORMAT: &str = "orkan-game";
/// The `version` of the record format.
pub const RECORD_VERSION: u32 = 1;
/// Version of the rules games are played by. Records of another major version are refused.
pub const RULES_VERSION: &str = "1.0.0";

/// A game as text: enough to rebuild it exactly. Read, not yet replayed.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game's id as given.
    pub variant: String,
    /// Its options as given.
    pub options: Value,
    /// Its seed.
    pub seed: String,
    /// The actions in their order.
    pub actions: Vec<String>,
    /// The outcome as given; replaying must reach the same.
    pub outcome: Value,
}

/// Longer games are not read.
const MOST_ACTIONS: usize = 100_000;

impl Record {
    /// Reads a record.
    pub fn read(value: &Value) -> Result<Record, Fault> {
        let reader = Reader::new(value, "", ErrorCode::BadRecord);
        let Some(map) = value.as_object() else {
            return Err(reader.fault("record-format"));
        };
        if map.get("format").and_then(Value::as_str) != Some(RECORD_FORMAT) {
            return Err(Fault::new(ErrorCode::BadRecord, "format", "record-format"));
        }
        let member = |key: &'static str| match map.get(key) {
            Some(value) => Ok(Reader::new(value, key, ErrorCode::BadRecord)),
            None => Err(Fault::new(ErrorCode::BadRecord, key, "missing").with("key", key)),
        };
        let version = member("version")?.number(0, u32::MAX)?;
        if version != RECORD_VERSION {
            return Err(unsupported("version", &version.to_string(), &RECORD_VERSION.to_string()));
        }
        let rules = member("rules")?.text()?.to_string();
        if major(&rules) != major(RULES_VERSION) {
            return Err(unsupported("rules", &rules, RULES_VERSION));
        }
        let list = member("actions")?;
        let Some(actions) = list.value().as_array() else {
            return Err(list.fault("wrong-type").with("wanted", "list").with("given", "something else"));
        };
        if actions.len() > MOST_ACTIONS {
            return Err(list.fault("too-long").with("max", MOST_ACTIONS));
        }
        let text = |(i, value): (usize, &Value)| {
            let reader = Reader::new(value, &format!("actions[{i}]"), ErrorCode::BadRecord);
            Ok(reader.text()?.to_string())
        };
        Ok(Record {
            variant: member("variant")?.text()?.to_string(),
            options: member("options")?.value().clone(),
            seed: member("seed")?.any_text()?.to_string(),
            actions: actions.iter().enumerate().map(text).collect::<Result<_, Fault>>()?,
            outcome: member("outcome")?.value().clone(),
        })
    }

    /// The record as the API writes it.
    pub fn to_json(&self) -> Value {
        let members = [
            ("format", json!(RECORD_FORMAT)),
            ("version", json!(RECORD_VERSION)),
            ("rules", json!(RULES_VERSION)),
            ("variant", json!(self.variant)),
            ("options", self.options.clone()),
            ("seed", json!(self.seed)),
            ("actions", json!(self.actions)),
            ("outcome", self.outcome.clone()),
        ];
        Value::Object(members.into_iter().map(|(key, value)| (key.to_string(), value)).collect::<Map<_, _>>())
    }
}

fn major(version: &str) -> &str {
    version.split('.').next().unwrap_or_default()
}

fn unsupported(path: &str, given: &str, wanted: &str) -> Fault {
    let given: String = given.chars().take(40).collect();
    Fault::new(ErrorCode::UnsupportedVersion, path, "record-version").with("given", given).with("wanted", wanted)
}
