//! The one table that lists the games. A new game is a folder here and a line in it.

pub mod chess;
pub mod dojo;
pub mod joker;
pub mod kartenschach;
pub mod tempete;
pub mod variaschach;

use crate::chance::Draws;
use crate::ground::Course;
use crate::protocol::{
    Action, Actor, ErrorCode, Events, Fault, Filter, Listed, Options, Phase, Refusal, VariantInfo, View, Viewer,
};
use crate::{Key, Rules};
use board::{Color, Position};

macro_rules! families {
    ($($name:ident($state:ty): [$($info:path => $new:expr),+ $(,)?]),+ $(,)?) => {
        /// A state of any game.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, clippy::large_enum_variant)]
        pub enum State {
            $($name($state)),+
        }

        const VARIANTS: &[VariantInfo] = &[$($($info),+),+];

        impl State {
            /// A game from its start or from its set-up.
            ///
            /// # Errors
            /// `bad-setup`, `bad-option`, `unknown-card` with the path of the fault; `unknown-variant`.
            pub fn new(variant: &str, options: &Options) -> Result<State, Fault> {
                $($(if variant == $info.id {
                    #[allow(clippy::redundant_closure_call)]
                    return Ok(State::$name(($new)(options)?));
                })+)+
                Err(unknown(variant))
            }
        }

        macro_rules! each {
            ($on:expr, $it:ident => $do:expr) => {
                match $on { $(State::$name($it) => $do),+ }
            };
        }

        impl Rules for State {
            fn position(&self) -> &Position { each!(self, it => it.position()) }
            fn course(&self) -> &Course { each!(self, it => it.course()) }
            fn course_mut(&mut self) -> &mut Course { each!(self, it => it.course_mut()) }
            fn turn(&self) -> Color { each!(self, it => it.turn()) }
            fn mover(&self) -> Actor { each!(self, it => it.mover()) }
            fn stage(&self) -> Phase { each!(self, it => it.stage()) }
            fn list(&self, filter: &Filter, out: &mut Vec<Listed>) { each!(self, it => it.list(filter, out)) }
            fn list_few(&self, out: &mut Vec<Listed>) { each!(self, it => it.list_few(out)) }
            fn host(&self, out: &mut Vec<Action>) { each!(self, it => it.host(out)) }
            fn weight(&self, outcome: &Action) -> u32 { each!(self, it => it.weight(outcome)) }
            fn always_drawn(&self) -> bool { each!(self, it => it.always_drawn()) }
            fn always_told(&self) -> bool { each!(self, it => it.always_told()) }
            fn apply(&mut self, action: &Action, events: &mut Events) { each!(self, it => it.apply(action, events)) }
            fn is_listed(&self, action: &Action) -> bool { each!(self, it => it.is_listed(action)) }
            fn is_void(&self, action: &Action) -> bool { each!(self, it => it.is_void(action)) }
            fn refuse(&self, action: &Action) -> Refusal { each!(self, it => it.refuse(action)) }
            fn refuse_card(&self, action: &Action) -> Option<Refusal> { each!(self, it => it.refuse_card(action)) }
            fn view(&self, viewer: Viewer) -> View { each!(self, it => it.view(viewer)) }
            fn preview(&self, action: &Action, events: &mut Events) -> State {
                match self { $(State::$name(it) => State::$name(it.preview(action, events))),+ }
            }
            fn redact(&self, action: &Action, viewer: Viewer) -> String { each!(self, it => it.redact(action, viewer)) }
            fn redeal(&mut self, seat: Color, draws: &mut Draws) { each!(self, it => it.redeal(seat, draws)) }
            fn key(&self, key: &mut Key) { each!(self, it => it.key(key)) }
            fn passed(&self) -> Option<State> {
                match self { $(State::$name(it) => it.passed().map(State::$name)),+ }
            }
            fn search_key(&self) -> u64 { each!(self, it => it.search_key()) }
            fn label(&self, action: &Action) -> String { each!(self, it => it.label(action)) }
            fn certain(&self) -> bool { each!(self, it => it.certain()) }
            fn playout(&self, draws: &mut Draws, most: u32) -> u32 { each!(self, it => it.playout(draws, most)) }
            fn perft(&self, depth: u32) -> u64 { each!(self, it => it.perft(depth)) }
        }
    };
}

families! {
    Chess(chess::Chess): [chess::INFO => chess::Chess::new],
    Joker(joker::Joker): [joker::INFO => joker::Joker::new],
    Tempete(tempete::Tempete): [tempete::INFO => tempete::Tempete::new],
    Variaschach(variaschach::Variaschach): [
        variaschach::ORDO => |options| variaschach::Variaschach::new(variaschach::Game::Ordo, options),
        variaschach::ORDO_VULNERIS => |options| variaschach::Variaschach::new(variaschach::Game::OrdoVulneris, options),
        variaschach::OCCASIO => |options| variaschach::Variaschach::new(variaschach::Game::Occasio, options),
        variaschach::OCCADO => |options| variaschach::Variaschach::new(variaschach::Game::Occado, options),
    ],
    Dojo(dojo::Dojo): [dojo::INFO => dojo::Dojo::new],
    Kartenschach(kartenschach::Kartenschach): [
        kartenschach::PURIST => |options| kartenschach::Kartenschach::new(kartenschach::Game::Purist, options),
        kartenschach::LIAR => |options| kartenschach::Kartenschach::new(kartenschach::Game::Liar, options),
        kartenschach::FEUDAL => |options| kartenschach::Kartenschach::new(kartenschach::Game::Feudal, options),
        kartenschach::CAPITALIST => |options| kartenschach::Kartenschach::new(kartenschach::Game::Capitalist, options),
    ],
}

/// All games, in the order of the table.
pub fn variants() -> &'static [VariantInfo] {
    VARIANTS
}

/// The game of an id.
///
/// # Errors
/// `unknown-variant`.
pub fn variant(id: &str) -> Result<&'static VariantInfo, Fault> {
    VARIANTS.iter().find(|info| info.id == id).ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> Fault {
    let given: String = id.chars().take(40).collect();
    Fault::new(ErrorCode::UnknownVariant, "", "unknown-variant").with("given", given)
}
