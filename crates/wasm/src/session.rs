use crate::out::{Entry, Preview, Status, plain, thrown};
use crate::pack::pack;
use crate::read;
use board::Square;
use engine::protocol::{CardId, ErrorCode, Fault, Filter, Listed, Options, Viewer};
use wasm_bindgen::prelude::*;

/// A game with its past.
#[wasm_bindgen]
pub struct Session(pub(crate) engine::Session);

/// A seed nobody has chosen: 16 hex digits. Where nothing is drawn it decides nothing, so that `Math.random` will do: the
/// first use of the system's randomness costs Node more than the rest of a game's start.
fn fresh_seed(drawn: bool) -> Result<String, Fault> {
    let number = if drawn {
        getrandom::u64().map_err(|_| Fault::new(ErrorCode::BadOption, "seed", "no-randomness"))?
    } else {
        let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
        half() << 32 | half()
    };
    Ok(format!("{number:016x}"))
}

fn viewer(name: &str) -> Viewer {
    Viewer::from_name(name).unwrap_or(Viewer::Spectator)
}

#[wasm_bindgen]
impl Session {
    /// A new game; the options are the API's as JSON.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: &str, options: &str) -> Result<Session, JsValue> {
        let start = || {
            let info = engine::variant(variant)?;
            let given = read::value(options)
                .ok_or_else(|| Fault::new(ErrorCode::BadOption, "", "wrong-type").with("wanted", "object"))?;
            let options = Options::read(&given, info)?;
            let seed = if options.seed.is_some() { String::new() } else { fresh_seed(info.has_chance)? };
            engine::Session::new(variant, options, &seed)
        };
        start().map(Session).map_err(thrown)
    }

    /// Replays a record given as JSON.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<Session, JsValue> {
        let replay = || {
            let value = read::value(record).ok_or_else(|| Fault::new(ErrorCode::BadRecord, "", "record-json"))?;
            engine::Session::from_record(&value)
        };
        replay().map(Session).map_err(thrown)
    }

    /// The game as a record.
    pub fn record(&self) -> JsValue {
        plain(&self.0.record().to_json())
    }

    /// The game's id.
    pub fn variant(&self) -> String {
        self.0.variant().id.to_string()
    }

    /// `{turn, actor, phase, outcome}`.
    pub fn status(&self) -> JsValue {
        plain(&Status {
            turn: self.0.turn().name(),
            actor: self.0.actor(),
            phase: self.0.phase(),
            outcome: self.0.outcome(),
        })
    }

    /// What a viewer may know.
    pub fn view(&self, viewer_name: &str) -> JsValue {
        plain(&self.0.view(viewer(viewer_name)))
    }

    /// The legal actions, packed; returns where the list starts. -1: any square, any card.
    pub fn legal(&self, from: i32, card: i32, void: bool) -> *const u32 {
        let from = u8::try_from(from).ok().and_then(Square::from_index);
        let card = u16::try_from(card).ok().and_then(CardId::from_code);
        pack(&self.0.legal(&Filter { from, card, void }))
    }

    /// The host's actions, packed; returns where the list starts.
    #[wasm_bindgen(js_name = hostActions)]
    pub fn host_actions(&self) -> *const u32 {
        let list: Vec<Listed> = self.0.host_actions().into_iter().map(Listed::plain).collect();
        pack(&list)
    }

    /// Whether an action is legal.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, action: &str) -> bool {
        self.0.is_legal(action)
    }

    /// Why it is not; null if it is.
    pub fn explain(&self, action: &str) -> JsValue {
        plain(&self.0.explain(action))
    }

    /// Plays an action; returns its events.
    pub fn play(&mut self, action: &str) -> Result<JsValue, JsValue> {
        self.0.play(action).map(|events| plain(&events)).map_err(thrown)
    }

    /// An action's label with English letters.
    pub fn label(&self, action: &str) -> Result<String, JsValue> {
        self.0.label(action).map_err(thrown)
    }

    /// What an action would do.
    pub fn preview(&self, action: &str) -> Result<JsValue, JsValue> {
        self.0.preview(action).map(|(events, view)| plain(&Preview { events, view })).map_err(thrown)
    }

    /// Why the last action cannot be taken back; nothing if it can.
    #[wasm_bindgen(js_name = cannotUndo)]
    pub fn cannot_undo(&self) -> Option<String> {
        self.0.can_undo().err().map(|fault| fault.reason.to_string())
    }

    /// Takes the last action back.
    pub fn undo(&mut self, force: bool) -> Result<(), JsValue> {
        self.0.undo(force).map_err(thrown)
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// All actions and events since the start, as a viewer may know them.
    pub fn history(&self, viewer_name: &str) -> JsValue {
        let entries: Vec<Entry> = self.0.history(viewer(viewer_name)).into_iter().map(Entry::from).collect();
        plain(&entries)
    }

    /// FEN of the board.
    pub fn fen(&self) -> String {
        self.0.fen()
    }

    /// 16 hex digits.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.0.hash())
    }

    /// An independent game in the same state.
    pub fn copy(&self) -> Session {
        Session(self.0.clone())
    }

    /// Leaves of the tree of decisions.
    pub fn perft(&self, depth: u32) -> f64 {
        self.0.perft(depth) as f64
    }

    /// Plays random actions to the end or to `most` actions inside the engine and returns how many; the game itself stays
    /// as it is. For measuring.
    pub fn playout(&self, seed: u32, most: u32) -> u32 {
        self.0.playout(u64::from(seed), most)
    }
}
