use crate::Key;
use crate::chance::Draws;
use crate::ground::{self, Course};
use crate::protocol::{Action, Actor, Events, Filter, Listed, Outcome, Phase, Refusal, View, Viewer};
use board::{Color, Position};

/// The rules of a game, as one value that is a state of it. A plain value: copy it to try something.
///
/// What calls these methods ([`crate::Session`], bots, perft) knows no game. `apply` is called with actions that are in the
/// list (void ones included) or are outcomes of chance; host actions that end a game are the session's, others are the game's.
pub trait Rules: Clone {
    /// The men and the chess rights under them.
    fn position(&self) -> &Position;

    /// The course of the game: clocks, last move, outcome.
    fn course(&self) -> &Course;

    /// The course, to be changed.
    fn course_mut(&mut self) -> &mut Course;

    /// Whose turn it is.
    fn turn(&self) -> Color {
        self.position().turn
    }

    /// Who must act while the game is running. [`Rules::actor`] adds that nobody does when it is over.
    fn mover(&self) -> Actor {
        Actor::Player(self.turn())
    }

    /// What is to be decided while the game is running.
    fn stage(&self) -> Phase {
        match self.mover() {
            Actor::Chance => Phase::Chance,
            _ => Phase::Action,
        }
    }

    /// Who must act.
    fn actor(&self) -> Actor {
        if self.course().outcome.is_some() { Actor::Nobody } else { self.mover() }
    }

    /// What is to be decided.
    fn phase(&self) -> Phase {
        if self.course().outcome.is_some() { Phase::Over } else { self.stage() }
    }

    /// How the game ended.
    fn outcome(&self) -> Option<Outcome> {
        self.course().outcome
    }

    /// All legal complete actions of whoever must act, in a stable order; where that is chance, its outcomes. Not called
    /// when the game is over. Never empty then.
    fn list(&self, filter: &Filter, out: &mut Vec<Listed>);

    /// Host actions this game has now besides `resign` and `draw`.
    fn host(&self, _out: &mut Vec<Action>) {}

    /// The actions that a search need look at beyond the next one; not fewer than one. Games in which most actions are seldom
    /// worth a look have their own.
    fn list_few(&self, out: &mut Vec<Listed>) {
        self.list(&Filter::ALL, out);
    }

    /// How often the outcome counts among those listed: the number of equal cards, or 1.
    fn weight(&self, _outcome: &Action) -> u32 {
        1
    }

    /// Whether the outcome due is drawn by the engine even where the table deals and rolls.
    fn always_drawn(&self) -> bool {
        false
    }

    /// Whether the table tells the outcome due even where the engine deals and rolls.
    fn always_told(&self) -> bool {
        false
    }

    /// Does an action of the list, an outcome, or a host action of [`Rules::host`].
    fn apply(&mut self, action: &Action, events: &mut Events);

    /// Whether the action is in the list; games with a quicker way than making the list have their own.
    fn is_listed(&self, action: &Action) -> bool {
        let mut list = Vec::new();
        self.list(&Filter { from: None, card: action.card, void: false }, &mut list);
        list.iter().any(|listed| listed.action == *action)
    }

    /// Whether the action may be played although it is not in the list, because it would be void.
    fn is_void(&self, _action: &Action) -> bool {
        false
    }

    /// A true reason why an action that is not in the list is not legal. Not called when the game is over.
    fn refuse(&self, action: &Action) -> Refusal;

    /// Why a card cannot be played now, whatever is picked; `None` if it can.
    fn refuse_card(&self, action: &Action) -> Option<Refusal> {
        let mut list = Vec::new();
        self.list(&Filter { card: action.card, ..Filter::ALL }, &mut list);
        list.is_empty().then(|| self.refuse(action))
    }

    /// What the viewer may know. `played` is filled in by the session.
    fn view(&self, viewer: Viewer) -> View;

    /// What would happen, as far as the actor can know: the state that he must expect after the action.
    fn preview(&self, action: &Action, events: &mut Events) -> Self {
        let mut next = self.clone();
        next.apply(action, events);
        next
    }

    /// The action as others may read it while something in it is hidden from the viewer, e.g. `@12:?`.
    fn redact(&self, action: &Action, _viewer: Viewer) -> String {
        action.to_string()
    }

    /// Deals anew what the seat cannot see, so that a search for that seat cannot know it.
    fn redeal(&mut self, _seat: Color, _draws: &mut Draws) {}

    /// Adds everything that decides the rest of the game, the outcome included.
    fn key(&self, key: &mut Key);

    /// The state if the player to act left it at that and the other were to act, for search; `None` where there is no such
    /// thing, or where it would say little about what acting is worth.
    fn passed(&self) -> Option<Self> {
        None
    }

    /// Key of what stands now, for search: like [`Rules::key`], but clocks and earlier positions need not count. Games in
    /// which that is cheaper have their own.
    fn search_key(&self) -> u64 {
        let mut key = Key::new();
        self.key(&mut key);
        key.finish()
    }

    /// The action as a move list writes it, in English letters; moves in SAN.
    fn label(&self, action: &Action) -> String {
        ground::san(self, action)
    }

    /// Whether no action leads to chance, so that the actions of a list are leaves as they stand.
    fn certain(&self) -> bool {
        false
    }

    /// Plays actions taken at random, each as likely as the others of the list, to the end or until there were `most`, and
    /// says how many there were. Games with a quicker way have their own.
    fn playout(&self, draws: &mut Draws, most: u32) -> u32 {
        let mut state = self.clone();
        let mut list = Vec::new();
        for played in 0..most {
            if state.outcome().is_some() {
                return played;
            }
            list.clear();
            state.list(&Filter::ALL, &mut list);
            let chosen = draws.below(list.len() as u32) as usize;
            let Some(listed) = list.get(chosen) else { return played };
            state.apply(&listed.action, &mut Events::dropped());
        }
        most
    }

    /// Leaves of the tree of decisions to that depth; games with a quicker way have their own.
    fn perft(&self, depth: u32) -> u64 {
        perft(self, depth)
    }
}

/// Leaves of the tree of player decisions to that depth. Outcomes of chance are expanded without costing depth, after the
/// last decision too, each outcome once; a game that is over has no leaves deeper down.
pub fn perft<R: Rules>(state: &R, depth: u32) -> u64 {
    let chance = match state.actor() {
        Actor::Chance => true,
        _ if depth == 0 => return 1,
        Actor::Nobody => return 0,
        Actor::Player(_) => false,
    };
    let mut list = Vec::new();
    state.list(&Filter::ALL, &mut list);
    if !chance && depth == 1 && state.certain() {
        return list.len() as u64;
    }
    let rest = if chance { depth } else { depth - 1 };
    let leaves = |listed: &Listed| {
        let mut next = state.clone();
        next.apply(&listed.action, &mut Events::dropped());
        next.perft(rest)
    };
    list.iter().map(leaves).sum()
}
