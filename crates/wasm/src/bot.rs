use crate::out::{plain, thrown};
use crate::pack::pack;
use crate::read;
use crate::session::Session;
use bots::BotOptions;
use engine::protocol::{Action, ErrorCode, Fault, Filter, Listed};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page or process began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// A player of all games.
#[wasm_bindgen]
pub struct Bot(bots::Bot);

/// What a bot makes of a position; the action is packed at `at`.
#[derive(Serialize)]
struct Analysis {
    at: u32,
    score: i32,
    depth: u32,
    nodes: f64,
    line: Vec<String>,
}

#[wasm_bindgen]
impl Bot {
    /// A bot; the options are the API's as JSON.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &str) -> Result<Bot, JsValue> {
        let value = read::value(options)
            .ok_or_else(|| thrown(Fault::new(ErrorCode::BadOption, "", "wrong-type").with("wanted", "object")))?;
        let options = BotOptions::read(&value).map_err(thrown)?;
        Ok(Bot(bots::Bot::with_clock(options, now)))
    }

    /// An action of the player to act, packed; returns where it starts.
    pub fn choose(&self, game: &Session) -> Result<*const u32, JsValue> {
        let action = self.0.choose(&game.0).map_err(thrown)?;
        Ok(pack_one(game, action))
    }

    /// What it would do, and why.
    pub fn analyse(&self, game: &Session) -> Result<JsValue, JsValue> {
        let analysis = self.0.analyse(&game.0).map_err(thrown)?;
        Ok(plain(&Analysis {
            at: pack_one(game, analysis.action) as usize as u32,
            score: analysis.score,
            depth: analysis.depth,
            nodes: analysis.nodes as f64,
            line: analysis.line,
        }))
    }
}

/// Packs one action as the list has it, with what it captures.
fn pack_one(game: &Session, action: Action) -> *const u32 {
    let filter = Filter { card: action.card, ..Filter::ALL };
    let listed = game.0.legal(&filter).into_iter().find(|listed| listed.action == action);
    pack(&[listed.unwrap_or_else(|| Listed::plain(action))])
}
