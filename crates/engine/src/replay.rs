use crate::Session;
use crate::families::variant;
use crate::protocol::{ErrorCode, Fault, Options, Record};
use serde_json::{Value, json};

impl Session {
    /// The game as a record.
    pub fn record(&self) -> Record {
        Record {
            variant: self.variant().id.to_string(),
            options: Value::Object(self.options.given.clone()),
            seed: self.seed().to_string(),
            actions: self.actions().map(ToString::to_string).collect(),
            outcome: self.outcome().map_or(Value::Null, |outcome| json!(outcome)),
        }
    }

    /// Replays a record.
    ///
    /// # Errors
    /// `bad-record`, `unsupported-version`, `illegal-action`; the path names the place, e.g. `actions[17]`.
    pub fn from_record(value: &Value) -> Result<Session, Fault> {
        let record = Record::read(value)?;
        let bad = |fault: Fault| Fault { code: ErrorCode::BadRecord, ..fault };
        let info = variant(&record.variant).map_err(|fault| bad(fault.inside("variant")))?;
        let options = Options::read(&record.options, info).map_err(|fault| bad(fault.inside("options")))?;
        let options = Options { seed: None, ..options };
        let mut session = Session::new(info.id, options, &record.seed).map_err(|fault| bad(fault.inside("options")))?;
        for (i, action) in record.actions.iter().enumerate() {
            session.play(action).map_err(|fault| {
                let fault = fault.inside(&format!("actions[{i}]"));
                if fault.code == ErrorCode::IllegalAction { fault } else { bad(fault) }
            })?;
        }
        if session.outcome().map_or(Value::Null, |outcome| json!(outcome)) != record.outcome {
            return Err(Fault::new(ErrorCode::BadRecord, "outcome", "record-outcome"));
        }
        Ok(session)
    }
}
