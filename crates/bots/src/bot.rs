use crate::Reading;
use crate::budget::{Budget, Clock};
use crate::evaluate::{Claims, Family};
use crate::level::Level;
use crate::memory;
use crate::options::BotOptions;
use crate::search::{Found, Scale, Search, Wish};
use board::Color;
use engine::chance::Draws;
use engine::protocol::{Action, Actor, ErrorCode, Events, Fault, Filter, Phase, Verb};
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
    /// The action and what it expects to follow, in notation, up to the next chance; the action alone where something is
    /// hidden, for what follows in an imagined deal need not be possible in the game.
    pub line: Vec<String>,
}

/// A player of all games.
#[derive(Clone, Debug)]
pub struct Bot {
    options: BotOptions,
    clock: Option<Clock>,
    /// Whether it neither lies nor challenges.
    plain: bool,
}

impl Bot {
    /// A bot that reads the machine's clock. In wasm, where the standard library has none, it minds its node limit only.
    pub fn new(options: BotOptions) -> Bot {
        #[cfg(not(target_arch = "wasm32"))]
        let clock = Some(crate::budget::machine_clock as Clock);
        #[cfg(target_arch = "wasm32")]
        let clock = None;
        Bot { options, clock, plain: false }
    }

    /// A bot that reads this clock.
    pub fn with_clock(options: BotOptions, clock: Clock) -> Bot {
        Bot { options, clock: Some(clock), plain: false }
    }

    /// The same bot, but one that never lies and never doubts where that can be done: for measuring what it is good for.
    pub fn plain(self) -> Bot {
        Bot { plain: true, ..self }
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
        if let (Phase::AnswerClaim, Some(claims), false) = (game.phase(), family.claims, self.plain) {
            return Ok(self.answer(game, seat, &claims, &mut budget));
        }
        // Where there is nothing to choose, or nothing hidden, one look is enough.
        let choice = || game.legal(&Filter::ALL).len() > 1;
        let deals =
            if game.variant().has_hidden_information && choice() { level.deals.min(family.deals).max(1) } else { 1 };
        let nodes = budget.most() / u64::from(deals);
        let readings = if family.claims.is_some() { Reading::of_both(game) } else { [Reading::AVERAGE; 2] };
        let mut seen: Vec<Found> = Vec::new();
        let mut visited = 0;
        for deal in 0..deals {
            let state = game.imagine(seat, self.number(u64::from(deal)));
            let mut share = budget.share(nodes, deals - deal);
            let blur = self.blur(level, &state, game.played());
            let may =
                |action: &Action| !self.plain || family.claims.is_none_or(|claims| (claims.plain)(&state, action));
            let wish = Wish { depth: level.depth, blur: &blur, may: &may };
            let found = Search::new(family, chance, &mut share, nodes).with_readings(readings).run(&state, seat, &wish);
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
        let follows = if game.variant().has_hidden_information { 1 } else { usize::MAX };
        let Some(listed) = found.list.into_iter().nth(found.best) else {
            return Err(Fault::new(ErrorCode::GameOver, "", "game-over"));
        };
        Ok(Analysis {
            action: listed.action,
            score: Scale::new(chance).stretch(found.score),
            depth: found.depth.unsigned_abs(),
            nodes: visited,
            line: found.line.iter().take(follows).map(Action::to_string).collect(),
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

    /// Whether to believe a move that may be a lie. What it is worth to doubt it, if it is one and if it is not, is weighed
    /// by how likely it is one by what the seat can know; the deals only show what would follow then.
    fn answer(&self, game: &Session, seat: Color, claims: &Claims, budget: &mut Budget) -> Analysis {
        const MOST_DEALS: u64 = 64;
        let level = Level::of(self.options.level);
        let scale = Scale::new(game.variant().has_chance);
        let readings = Reading::of_both(game);
        // One deal in which it is honest, one in which it is a lie.
        let mut deals: [Option<State>; 2] = [None, None];
        let mut first = None;
        for deal in 0..MOST_DEALS {
            let state = game.imagine(seat, self.number(deal));
            first.get_or_insert_with(|| state.clone());
            deals[usize::from((claims.lies)(&state))].get_or_insert(state);
            if deals.iter().all(Option::is_some) {
                break;
            }
        }
        let first = first.unwrap_or_else(|| game.imagine(seat, 0));
        let lie_likely = match &deals {
            [Some(state), Some(_)] => (claims.doubt)(state, &readings[(!seat).index()]),
            [None, Some(_)] => 1_000,
            _ => 0,
        };
        let [honest, lie] = deals.map(|deal| deal.unwrap_or_else(|| first.clone()));
        let after = |state: &State, verb| {
            let mut next = state.clone();
            next.apply(&Action::new(verb), &mut Events::dropped());
            next
        };
        let cases = [after(&honest, Verb::Trust), after(&honest, Verb::Challenge), after(&lie, Verb::Challenge)];
        let family = Family::of(game.variant().family);
        let nodes = budget.most();
        let mut search = Search::new(family, game.variant().has_chance, budget, nodes).with_readings(readings);
        let ([trust, beaten, caught], depth) = search.worths(&cases, seat, level.depth);
        let challenge = (beaten * (1_000 - lie_likely) + caught * lie_likely) / 1_000;
        let here = self.number(first.search_key() ^ game.played() as u64);
        let blur = self.blur(level, &first, game.played())(1);
        let gain = challenge - trust;
        let likely = match lie_likely {
            0 => 0,
            1_000 if gain > 0 => 1_000,
            _ => (claims.tempted)(&first, &readings[(!seat).index()], gain + blur),
        };
        let challenges = (Draws::from_number(here).below(1_000) as i32) < likely;
        let (verb, score) = if challenges { (Verb::Challenge, challenge) } else { (Verb::Trust, trust) };
        let action = Action::new(verb);
        let line = vec![action.to_string()];
        let (score, depth) = (scale.stretch(score), depth.unsigned_abs());
        Analysis { action, score, depth, nodes: budget.nodes, line }
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
