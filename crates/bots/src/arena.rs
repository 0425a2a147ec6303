//! Games of players against each other, for measuring how strong they are.

use crate::{Bot, BotOptions};
use engine::chance::Draws;
use engine::protocol::{Action, Actor, EndReason, Events, Fault, Filter, Listed, Options, Outcome, Verb};
use engine::{Key, Rules, Session, State};
use std::fmt;
use std::str::FromStr;

/// Who plays. Written `random`, `greedy`, `level:4`, or `level:4@5000` for a level with another node limit, `honest:4` for a
/// level that never lies and never challenges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Takes any action, all equally likely.
    Random,
    /// Takes an action after which its balance of material is best, any of them if there are several; mates if it can. It
    /// plays no card where it has anything else to do.
    Greedy,
    /// A bot by its level, and its node limit if it is not the level's. No clock is read.
    Level(u8, Option<u32>),
    /// The same, but one that neither lies nor challenges where that can be done.
    Honest(u8, Option<u32>),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let wrong = || format!("'{text}' is no player: random, greedy, level:1 … level:8, level:4@5000, honest:4");
        let number = |text: &str| text.parse().map_err(|_| wrong());
        match text.split_once(':') {
            None if text == "random" => Ok(Player::Random),
            None if text == "greedy" => Ok(Player::Greedy),
            Some((sort @ ("level" | "honest"), rest)) => {
                let (level, nodes) = match rest.split_once('@') {
                    None => (number(rest)?, None),
                    Some((level, nodes)) => (number(level)?, Some(number(nodes)?)),
                };
                let level = u8::try_from(level).ok().filter(|level| (1..=8).contains(level)).ok_or_else(wrong)?;
                Ok(if sort == "level" { Player::Level(level, nodes) } else { Player::Honest(level, nodes) })
            }
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Level(level, None) => write!(f, "level:{level}"),
            Player::Level(level, Some(nodes)) => write!(f, "level:{level}@{nodes}"),
            Player::Honest(level, None) => write!(f, "honest:{level}"),
            Player::Honest(level, Some(nodes)) => write!(f, "honest:{level}@{nodes}"),
        }
    }
}

/// A player at the board.
enum Seated {
    Random(Draws),
    Greedy(Draws),
    Bot(Bot),
}

impl Seated {
    fn new(player: &Player, family: &str, seed: &str) -> Seated {
        match *player {
            Player::Random => Seated::Random(Draws::from_text(seed)),
            Player::Greedy => Seated::Greedy(Draws::from_text(seed)),
            Player::Level(level, nodes) | Player::Honest(level, nodes) => {
                let nodes = nodes.unwrap_or_else(|| crate::Level::of(level).nodes_for(family));
                let options = BotOptions { level, seed: seed.to_string(), max_nodes: Some(nodes), max_millis: None };
                let bot = Bot::new(options);
                Seated::Bot(if matches!(player, Player::Honest(..)) { bot.plain() } else { bot })
            }
        }
    }

    fn choose(&mut self, game: &Session) -> Result<Action, Fault> {
        let list = || game.legal(&Filter::ALL);
        let pick = |draws: &mut Draws, list: Vec<Action>| {
            let chosen = draws.below(list.len() as u32) as usize;
            list.into_iter().nth(chosen).unwrap_or_else(|| Action::new(Verb::Pass))
        };
        match self {
            Seated::Random(draws) => Ok(pick(draws, list().into_iter().map(|listed| listed.action).collect())),
            Seated::Greedy(draws) => Ok(pick(draws, greediest(game))),
            Seated::Bot(bot) => bot.choose(game),
        }
    }
}

/// The actions after which the actor's balance of material is best, what chance then does averaged.
fn greediest(game: &Session) -> Vec<Action> {
    let Some(color) = game.actor().player() else { return Vec::new() };
    let state = game.imagine(color, 0);
    let balance = |state: &State| {
        if let Some(outcome) = state.outcome() {
            return outcome.winner.map_or(0, |winner| if winner == color { 1_000_000 } else { -1_000_000 });
        }
        let board = &state.position().board;
        let worth = |square| board.kinds_at(square).iter().map(|kind| PLAIN_WORTH[kind.index()]).sum::<i64>();
        let side = |color| board.side(color).into_iter().map(worth).sum::<i64>();
        side(color) - side(!color)
    };
    let mut best = Vec::new();
    let mut most = i64::MIN;
    let mut list = game.legal(&Filter::ALL);
    let is_card = |listed: &Listed| listed.action.verb == Verb::Card;
    if !list.iter().all(is_card) {
        list.retain(|listed| !is_card(listed));
    }
    for listed in list {
        let mut next = state.clone();
        next.apply(&listed.action, &mut Events::dropped());
        let worth = average(&next, &balance);
        if worth > most {
            best.clear();
            most = worth;
        }
        if worth == most {
            best.push(listed.action);
        }
    }
    best
}

/// What the pieces are commonly said to be worth, in hundredths of a pawn; a red die nothing.
const PLAIN_WORTH: [i64; 8] = [100, 300, 300, 500, 900, 0, 200, 0];

fn average(state: &State, worth: &impl Fn(&State) -> i64) -> i64 {
    if state.actor() != Actor::Chance {
        return worth(state);
    }
    let mut list = Vec::new();
    state.list(&Filter::ALL, &mut list);
    let (mut sum, mut total) = (0, 0);
    for listed in &list {
        let weight = i64::from(state.weight(&listed.action));
        let mut next = state.clone();
        next.apply(&listed.action, &mut Events::dropped());
        sum += weight * worth(&next);
        total += weight;
    }
    sum / total.max(1)
}

/// A match: who plays what how often.
#[derive(Clone, Debug)]
pub struct Match {
    /// Id of the game.
    pub variant: String,
    /// The first player, White in every even game.
    pub a: Player,
    /// The second.
    pub b: Player,
    /// Decides all luck.
    pub seed: String,
    /// A game is cut as a draw when so many full turns are over.
    pub turns: u32,
}

/// How a game of a match went.
#[derive(Clone, Debug)]
pub struct Played {
    /// Half points of the first player: 0, 1 or 2.
    pub halves: u32,
    /// How it ended; `None` if it was cut.
    pub outcome: Option<Outcome>,
    /// Full turns.
    pub turns: u32,
    /// The actions.
    pub actions: Vec<String>,
}

impl Match {
    /// Plays a game of it. Games 2k and 2k + 1 have the same dice and deck, with colours changed.
    ///
    /// # Errors
    /// Those of [`Session::new`] and [`Session::play`].
    pub fn game(&self, number: u32) -> Result<Played, Fault> {
        let mut game = Session::new(&self.variant, Options::default(), &format!("{} {}", self.seed, number / 2))?;
        let family = game.variant().family;
        let seat = |player, name| Seated::new(player, family, &format!("{} {number} {name}", self.seed));
        let (mut a, mut b) = (seat(&self.a, "a"), seat(&self.b, "b"));
        let first = if number.is_multiple_of(2) { board::Color::White } else { board::Color::Black };
        let turns = |game: &Session| game.imagine(first, 0).course().turn_number;
        while let Some(color) = game.actor().player() {
            if turns(&game) > self.turns {
                break;
            }
            let action = if color == first { a.choose(&game)? } else { b.choose(&game)? };
            game.play(&action.to_string())?;
        }
        let outcome = game.outcome();
        let halves = match outcome.and_then(|outcome| outcome.winner) {
            None => 1,
            Some(winner) if winner == first => 2,
            Some(_) => 0,
        };
        let turns = turns(&game);
        Ok(Played { halves, outcome, turns, actions: game.actions().map(Action::to_string).collect() })
    }
}

/// Results of games, added up.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games the first player won, drew and lost.
    pub games: [u32; 3],
    /// Draws by their reason; cut games under `None`.
    pub draws: Vec<(Option<EndReason>, u32)>,
    /// Full turns of all games together.
    pub turns: u64,
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, played: &Played) {
        self.games[2 - played.halves.min(2) as usize] += 1;
        self.turns += u64::from(played.turns);
        if played.halves == 1 {
            let reason = played.outcome.map(|outcome| outcome.reason);
            match self.draws.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, count)) => *count += 1,
                None => self.draws.push((reason, 1)),
            }
        }
    }

    /// Number of games.
    pub fn count(&self) -> u32 {
        self.games.iter().sum()
    }

    /// Share of the points the first player made, 0 … 1, and 1.96 standard errors of it.
    pub fn score(&self) -> (f64, f64) {
        let n = f64::from(self.count().max(1));
        let [won, drawn, _] = self.games.map(f64::from);
        let mean = (won + drawn / 2.0) / n;
        let variance = ((won + drawn / 4.0) / n - mean * mean).max(0.0);
        (mean, 1.96 * (variance / n).sqrt())
    }

    /// A number that two runs of the same match have in common.
    pub fn fingerprint(games: &[Played]) -> u64 {
        let mut key = Key::new();
        games.iter().flat_map(|game| &game.actions).for_each(|action| key.add_text(action));
        key.finish()
    }
}
