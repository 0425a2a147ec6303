//! Values on their way from JavaScript.

use js_sys::{Array, JSON, Object};
use serde_json::{Map, Number, Value};
use wasm_bindgen::{JsCast, JsValue};

/// JSON text as a value. JavaScript has a parser already; another one would be a twentieth of the file.
pub fn value(text: &str) -> Option<Value> {
    Some(plain(&JSON::parse(text).ok()?))
}

/// What `JSON.parse` gives is null, a flag, a number, a text, a list or an object of these.
fn plain(value: &JsValue) -> Value {
    if let Some(flag) = value.as_bool() {
        Value::Bool(flag)
    } else if let Some(number) = value.as_f64() {
        // Up to 2⁵³ a float that has no fraction is the whole number that was written.
        let whole = number.fract() == 0.0 && number.abs() <= 9_007_199_254_740_992.0;
        if whole { Value::from(number as i64) } else { Number::from_f64(number).map_or(Value::Null, Value::Number) }
    } else if let Some(text) = value.as_string() {
        Value::String(text)
    } else if Array::is_array(value) {
        value.unchecked_ref::<Array>().iter().map(|entry| plain(&entry)).collect()
    } else if value.is_object() {
        let entries = Object::entries(value.unchecked_ref());
        let member = |entry: JsValue| {
            let entry = entry.unchecked_into::<Array>();
            (entry.get(0).as_string().unwrap_or_default(), plain(&entry.get(1)))
        };
        Value::Object(entries.iter().map(member).collect::<Map<_, _>>())
    } else {
        Value::Null
    }
}
