use crate::level::LEVELS;
use engine::protocol::{ErrorCode, Fault, Reader};
use serde_json::Value;

/// What a bot is asked to be, the API's `BotOptions`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotOptions {
    /// 1 (beginner) … 8.
    pub level: u8,
    /// Varies choices among moves of about the same worth; the same text, the same choices.
    pub seed: String,
    /// Most milliseconds for a decision; the level's if absent.
    pub max_millis: Option<u32>,
    /// Most search nodes for a decision; the level's if absent. Given without `max_millis`, no clock is read.
    pub max_nodes: Option<u32>,
}

impl Default for BotOptions {
    fn default() -> BotOptions {
        BotOptions { level: 4, seed: String::new(), max_millis: None, max_nodes: None }
    }
}

impl BotOptions {
    /// A bot of this level, everything else by default.
    pub fn level(level: u8) -> BotOptions {
        BotOptions { level, ..BotOptions::default() }
    }

    /// Reads the API's `BotOptions`.
    ///
    /// # Errors
    /// `bad-option` with the key as path.
    pub fn read(value: &Value) -> Result<BotOptions, Fault> {
        let mut options = BotOptions::default();
        let reader = Reader::new(value, "", ErrorCode::BadOption);
        for (key, member) in reader.members(&["level", "seed", "maxMillis", "maxNodes"], &[])? {
            match key {
                "level" => options.level = member.number(1, LEVELS.len() as u32)? as u8,
                "seed" => options.seed = member.text()?.to_string(),
                "maxMillis" => options.max_millis = Some(member.number(1, u32::MAX)?),
                _ => options.max_nodes = Some(member.number(1, u32::MAX)?),
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::BotOptions;
    use engine::protocol::ErrorCode;
    use serde_json::json;

    #[test]
    fn options_are_read_and_judged() {
        let read = BotOptions::read(&json!({"level": 7, "seed": "x", "maxMillis": 50, "maxNodes": null}));
        let expected = BotOptions { level: 7, seed: "x".into(), max_millis: Some(50), max_nodes: None };
        assert_eq!(read, Ok(expected));
        assert_eq!(BotOptions::read(&json!({})), Ok(BotOptions::default()));
        for (bad, path) in [
            (json!({"level": 0}), "level"),
            (json!({"level": 9}), "level"),
            (json!({"level": 2.5}), "level"),
            (json!({"maxNodes": -1}), "maxNodes"),
            (json!({"maxMillis": "1"}), "maxMillis"),
            (json!({"seed": 1}), "seed"),
            (json!({"depth": 1}), "depth"),
            (json!(4), ""),
        ] {
            let fault = BotOptions::read(&bad).expect_err("a bad option");
            assert_eq!((fault.code, fault.path.as_str()), (ErrorCode::BadOption, path), "{bad}");
        }
    }
}
