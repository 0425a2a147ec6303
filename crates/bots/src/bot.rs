use crate::budget::{Budget, Clock};
use crate::evaluate::Family;
use crate::level::Level;
use crate::memory;
use crate::options::BotOptions;
use crate::search::{Found, Scale, Search, Wish};
use board::Color;
use engine::chance::Draws;
use engine::protocol::{Action, Actor, ErrorCode, Fault, Filter, Phase};
use engine::{Key, Rules, Session, State};

/// What a bot makes of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// What it would do.
    pub action: Action,
    /// How good that is for the player to act, in centipawns; `±(30,000 - n)` for a mate in n plies.
    pub score: i32,
    /// Decisions it looked ahead.
    pub depth: u32,
    /// Positions it visited.
    pub nodes: u64,
    /// The action and what it expects to follow, in notation, up to the next chance.
    pub line: Vec<String>,
}

/// A player of all games.
#[derive(Clone, Debug)]
pub struct Bot {
    options: BotOptions,
    clock: Option<Clock>,
}

impl Bot {
    /// A bot that reads the machine's clock. In wasm, where the standard library has none, it minds its node limit only.
    pub fn new(options: BotOptions) -> Bot {
        #[cfg(not(target_arch = "wasm32"))]
        let clock = Some(crate::budget::machine_clock as Clock);
        #[cfg(target_arch = "wasm32")]
        let clock = None;
        Bot { options, clock }
    }

    /// A bot that reads this clock.
    pub fn with_clock(options: BotOptions, clock: Clock) -> Bot {
        Bot { options, clock: Some(clock) }
    }

    /// The options.
    pub fn options(&self) -> &BotOptions {
        &self.options
    }

    /// An action of the player to act.
    ///
    /// # Errors
    /// As [`Bot::analyse`].
    pub fn choose(&self, game: &Session) -> Result<Action, Fault> {
        Ok(self.analyse(game)?.action)
    }

    /// What it would do, and why.
    ///
    /// # Errors
    /// `game-over` when nobody is to act, `bad-argument` when chance is.
    pub fn analyse(&self, game: &Session) -> Result<Analysis, Fault> {
        let seat = match game.actor() {
            Actor::Player(color) => color,
            Actor::Nobody => return Err(Fault::new(ErrorCode::GameOver, "", "game-over")),
            Actor::Chance => return Err(Fault::new(ErrorCode::BadArgument, "", "chance-to-act")),
        };
        let level = Level::of(self.options.level);
        let family = Family::of(game.variant().family);
        let mut budget = self.budget(level, family);
        let chance = game.variant().has_chance;
        if game.phase() == Phase::Guess {
            return self.guess(game, seat);
        }
        // Where there is nothing to choose, or nothing hidden, one look is enough.
        let choice = || game.legal(&Filter::ALL).len() > 1;
        let deals = if game.variant().has_hidden_information && choice() { level.deals.max(1) } else { 1 };
        let nodes = budget.most() / u64::from(deals);
        let mut seen: Vec<Found> = Vec::new();
        let mut visited = 0;
        for deal in 0..deals {
            let state = game.imagine(seat, self.number(u64::from(deal)));
            let mut share = budget.share(nodes, deals - deal);
            let blur = self.blur(level, &state, game.played());
            let wish = Wish { depth: level.depth, blur: &blur };
            let found = Search::new(family, chance, &mut share, nodes).run(&state, seat, &wish);
            visited += share.nodes;
            seen.push(found);
            if budget.look() {
                break;
            }
        }
        let ballot: Vec<_> =
            seen.iter().map(|found| (found.list.get(found.best).map(|listed| &listed.action), found.score)).collect();
        let chosen = vote(&ballot);
        // A player who is to act always has an action, so neither can be missing.
        let Some(found) = seen.into_iter().nth(chosen) else {
            return Err(Fault::new(ErrorCode::GameOver, "", "game-over"));
        };
        let Some(listed) = found.list.into_iter().nth(found.best) else {
            return Err(Fault::new(ErrorCode::GameOver, "", "game-over"));
        };
        Ok(Analysis {
            action: listed.action,
            score: Scale::new(chance).stretch(found.score),
            depth: found.depth.unsigned_abs(),
            nodes: visited,
            line: found.line.iter().map(Action::to_string).collect(),
        })
    }

    /// What has vanished where: the better the bot, the more often it knows.
    fn guess(&self, game: &Session, seat: Color) -> Result<Analysis, Fault> {
        let draw = |what: u64| Draws::from_number(self.number(game.played() as u64 * 2 + what));
        let known =
            if memory::remembers(self.options.level, draw(0).below(100)) { memory::vanished(game, seat) } else { None };
        let list = game.legal(&Filter::ALL);
        let any = draw(1).below(list.len().max(1) as u32) as usize;
        let guess = known.filter(|known| list.iter().any(|listed| listed.action == *known));
        let action = guess.or_else(|| list.into_iter().nth(any).map(|listed| listed.action));
        let action = action.ok_or_else(|| Fault::new(ErrorCode::GameOver, "", "game-over"))?;
        let line = vec![action.to_string()];
        Ok(Analysis { action, score: 0, depth: 0, nodes: 0, line })
    }

    fn budget(&self, level: &Level, family: &Family) -> Budget {
        let options = &self.options;
        let nodes = options.max_nodes.unwrap_or(level.nodes_for(family.id));
        let millis = match (options.max_millis, options.max_nodes) {
            (Some(millis), _) => Some(millis),
            (None, Some(_)) => None,
            (None, None) => Some(level.millis),
        };
        let deadline = self.clock.zip(millis).map(|(clock, millis)| (clock, clock() + f64::from(millis)));
        Budget::new(u64::from(nodes), deadline)
    }

    /// A number that depends on the seed and on `what`.
    fn number(&self, what: u64) -> u64 {
        let mut key = Key::new();
        key.add_text(&self.options.seed);
        key.add(what);
        key.finish()
    }

    /// How far each action is misjudged: sums of three equally spread errors, by seed, position and action.
    fn blur(&self, level: &Level, state: &State, played: usize) -> impl Fn(u32) -> i32 + use<> {
        const OPENING: usize = 10;
        let spread = if played < OPENING { level.opening_blur } else { level.blur };
        let here = self.number(state.search_key());
        move |code: u32| {
            let mut draws = Draws::from_number(here ^ u64::from(code).rotate_left(32));
            let mut error = || draws.below(2 * spread.unsigned_abs() + 1) as i32 - spread;
            if spread == 0 { 0 } else { error() + error() + error() }
        }
    }
}

/// Which of several deals' searches found what most of them found; of as many, those with the higher scores, then the
/// earliest.
fn vote(found: &[(Option<&Action>, i32)]) -> usize {
    let standing = |action| {
        let same = || found.iter().filter(|(other, _)| *other == action);
        (same().count(), same().map(|(_, score)| i64::from(*score)).sum::<i64>())
    };
    let mut best = 0;
    for i in 1..found.len() {
        if standing(found[i].0) > standing(found[best].0) {
            best = i;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::vote;
    use engine::protocol::Action;

    #[test]
    fn most_deals_decide_then_scores_then_the_order() {
        let [a, b, c] = ["e2e4", "d2d4", "pass"].map(|text| text.parse::<Action>().expect("an action"));
        assert_eq!(vote(&[(Some(&a), 900), (Some(&b), 10), (Some(&b), -500)]), 1);
        assert_eq!(vote(&[(Some(&a), 10), (Some(&b), 20), (Some(&c), 20)]), 1);
        assert_eq!(vote(&[(Some(&a), 10), (Some(&b), 400), (Some(&a), 20), (Some(&b), -380)]), 0);
        assert_eq!(vote(&[(Some(&c), -1)]), 0);
    }
}
