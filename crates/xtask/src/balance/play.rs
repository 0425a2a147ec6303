use anyhow::{Context, Result};
use board::{Color, Kind};
use bots::arena::Player;
use bots::{Bot, BotOptions};
use engine::chance::Draws;
use engine::protocol::{Action, CardId, Filter, Options, Outcome, Verb};
use engine::{Rules, Session, State};

/// Longer games are cut and count as draws.
const MOST_TURNS: u32 = 400;

/// An open card in one turn of its owner.
pub struct Held {
    pub card: CardId,
    pub color: Color,
    pub usable: bool,
    /// How it was used, if it was.
    pub used: Option<Used>,
}

/// What a use came to.
pub struct Used {
    pub masquerade: bool,
    /// By how much the balance of material changed for the player, in pawns.
    pub swing: f64,
}

/// A game.
pub struct Played {
    pub held: Vec<Held>,
    /// How it ended; `None` if it was cut.
    pub outcome: Option<Outcome>,
    pub turns: u32,
    /// Points of both when it ended.
    pub points: u32,
}

/// Plays the game of a number: both sides alike, all luck from the seed.
pub fn play(player: &Player, seed: &str, number: u32) -> Result<Played> {
    let mut game = Session::new("joker", Options::default(), &format!("{seed} {number}"))?;
    let mut seats = Color::BOTH.map(|color| Seat::new(player, &format!("{seed} {number} {}", color.name())));
    let mut held = Vec::new();
    while let Some(color) = game.actor().player() {
        let state = game.imagine(color, 0);
        if state.course().turn_number > MOST_TURNS {
            break;
        }
        let action = seats[color.index()].choose(&game)?;
        let card = open_card(&state, color);
        let before = balance(&state, color);
        game.play(&action.to_string())?;
        if let Some(card) = card {
            let used = (action.verb == Verb::Card).then(|| Used {
                masquerade: !action.bold.is_empty(),
                swing: balance(&game.imagine(color, 0), color) - before,
            });
            let usable = used.is_some() || can_use(&state, card);
            held.push(Held { card, color, usable, used });
        }
    }
    let last = game.imagine(Color::White, 0);
    let points = match &last {
        State::Joker(joker) => Color::BOTH.into_iter().map(|color| joker.score(color)).sum(),
        _ => 0,
    };
    Ok(Played { held, outcome: game.outcome(), turns: last.course().turn_number, points })
}

enum Seat {
    Random(Draws),
    Bot(Bot),
}

impl Seat {
    fn new(player: &Player, seed: &str) -> Seat {
        match *player {
            Player::Level(level, nodes) => {
                let nodes = nodes.unwrap_or_else(|| bots::Level::of(level).nodes_for("joker"));
                let options = BotOptions { level, seed: seed.into(), max_nodes: Some(nodes), max_millis: None };
                Seat::Bot(Bot::new(options))
            }
            _ => Seat::Random(Draws::from_text(seed)),
        }
    }

    fn choose(&mut self, game: &Session) -> Result<Action> {
        match self {
            Seat::Bot(bot) => Ok(bot.choose(game)?),
            Seat::Random(draws) => {
                let list = game.legal(&Filter::ALL);
                let chosen = draws.below(list.len() as u32) as usize;
                Ok(list.into_iter().nth(chosen).context("nothing to do")?.action)
            }
        }
    }
}

fn open_card(state: &State, color: Color) -> Option<CardId> {
    match state {
        State::Joker(joker) => joker.face_up(color),
        _ => None,
    }
}

fn can_use(state: &State, card: CardId) -> bool {
    let mut list = Vec::new();
    state.list(&Filter { card: Some(card), ..Filter::ALL }, &mut list);
    !list.is_empty()
}

/// Own material less the enemy's, in pawns.
fn balance(state: &State, color: Color) -> f64 {
    let board = &state.position().board;
    let worth = |kind| match kind {
        Kind::Pawn => 1.0,
        Kind::Knight | Kind::Bishop => 3.0,
        Kind::Rook => 5.0,
        Kind::Queen => 9.0,
        _ => 0.0,
    };
    let side = |color: Color| -> f64 {
        let own = board.side(color);
        Kind::ALL.into_iter().map(|kind| worth(kind) * f64::from((board.kind(kind) & own).count())).sum()
    };
    side(color) - side(!color)
}

/// What was counted of a card.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    /// Turns in which somebody had it open.
    pub held: u32,
    /// Of these, turns in which it could be used.
    pub usable: u32,
    pub used: u32,
    pub masquerades: u32,
    pub swing: f64,
    /// Points of the game (1, ½, 0) made by those who used it, and by those who could have but did not.
    pub result_used: f64,
    pub result_left: f64,
}

/// What was counted of all games.
pub struct Count {
    pub cards: Vec<Tally>,
    pub games: u32,
    pub white: f64,
    pub turns: Vec<u32>,
    pub points: u64,
    pub endings: Vec<(&'static str, u32)>,
}

impl Default for Count {
    fn default() -> Count {
        Count {
            cards: vec![Tally::default(); 256],
            games: 0,
            white: 0.0,
            turns: Vec::new(),
            points: 0,
            endings: Vec::new(),
        }
    }
}

impl Count {
    /// Adds a game.
    pub fn add(&mut self, game: &Played) {
        let winner = game.outcome.and_then(|outcome| outcome.winner);
        let result = |color| match winner {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == color)),
        };
        self.games += 1;
        self.white += result(Color::White);
        self.turns.push(game.turns);
        self.points += u64::from(game.points);
        let ending = game.outcome.map_or("cut", |outcome| outcome.reason.name());
        match self.endings.iter_mut().find(|(name, _)| *name == ending) {
            Some((_, count)) => *count += 1,
            None => self.endings.push((ending, 1)),
        }
        for held in &game.held {
            let Some(tally) = held.card.as_letters().and_then(|index| self.cards.get_mut(usize::from(index))) else {
                continue;
            };
            tally.held += 1;
            tally.usable += u32::from(held.usable);
            match &held.used {
                Some(used) => {
                    tally.used += 1;
                    tally.masquerades += u32::from(used.masquerade);
                    tally.swing += used.swing;
                    tally.result_used += result(held.color);
                }
                None if held.usable => tally.result_left += result(held.color),
                None => {}
            }
        }
    }
}
