//! Values on their way to JavaScript.

use engine::Told;
use engine::protocol::{Actor, Event, Fault, Outcome, Phase, View};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// A plain object: no Map, null where there is nothing.
pub fn plain(value: &impl Serialize) -> JsValue {
    // Serialising our own data fails only if an `impl Serialize` says so, and none does.
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

/// A fault as something to throw.
pub fn thrown(fault: Fault) -> JsValue {
    plain(&fault)
}

/// What the getters of a game say.
#[derive(Serialize)]
pub struct Status {
    pub turn: &'static str,
    pub actor: Actor,
    pub phase: Phase,
    pub outcome: Option<Outcome>,
}

/// An entry of the history.
#[derive(Serialize)]
pub struct Entry {
    action: String,
    label: String,
    color: Actor,
    events: Vec<Event>,
}

impl From<Told> for Entry {
    fn from(told: Told) -> Entry {
        Entry { action: told.action, label: told.label, color: told.actor, events: told.events }
    }
}

/// What a preview shows.
#[derive(Serialize)]
pub struct Preview {
    pub events: Vec<Event>,
    pub view: View,
}
