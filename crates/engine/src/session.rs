use crate::chance::Draws;
use crate::families::{State, variant};
use crate::ground::game_over_event;
use crate::protocol::{
    Action, Actor, Choice, EndReason, ErrorCode, Event, EventType, Events, Fault, Filter, Listed, Options, Outcome,
    Phase, Pick, Refusal, RefusalCode, VariantInfo, Verb, View, Viewer,
};
use crate::{Key, Rules};
use board::{Color, Fen};

/// An action that was played, with what came of it.
#[derive(Clone, Debug)]
pub struct Entry {
    action: Action,
    actor: Actor,
    events: Vec<Event>,
    /// The state before it, and the index of the next draw then.
    before: State,
    draws: u64,
    /// Whether it has shown anyone something new.
    news: bool,
}

/// What a viewer may know of an action that was played.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its notation, hidden picks as `?`.
    pub action: String,
    /// Its label with English piece letters.
    pub label: String,
    /// Who did it: a player or chance; nobody for an agreement.
    pub actor: Actor,
    /// What happened.
    pub events: Vec<Event>,
}

/// A game with its past: checks what comes from outside, answers chance from its seed, undoes, redoes, records.
#[derive(Clone, Debug)]
pub struct Session {
    variant: &'static VariantInfo,
    pub(crate) options: Options,
    seed: String,
    state: State,
    draws: Draws,
    past: Vec<Entry>,
    /// Actions taken back, the next to redo last.
    undone: Vec<Action>,
}

impl Session {
    /// A new game. `seed` is used if the options name none.
    ///
    /// # Errors
    /// `unknown-variant`, `bad-option`, `bad-setup`, `unknown-card`, with the path of the fault.
    pub fn new(id: &str, options: Options, seed: &str) -> Result<Session, Fault> {
        let variant = variant(id)?;
        let seed = options.seed.clone().unwrap_or_else(|| seed.to_string());
        let state = State::new(id, &options)?;
        let draws = Draws::from_text(&seed);
        let mut session = Session { variant, options, seed, state, draws, past: Vec::new(), undone: Vec::new() };
        session.answer_chance(&mut Events::dropped());
        Ok(session)
    }

    /// The game's line in the table of games.
    pub fn variant(&self) -> &'static VariantInfo {
        self.variant
    }

    /// The seed.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Color {
        self.state.turn()
    }

    /// Who must act.
    pub fn actor(&self) -> Actor {
        self.state.actor()
    }

    /// What is to be decided.
    pub fn phase(&self) -> Phase {
        self.state.phase()
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// Number of actions played so far.
    pub fn played(&self) -> usize {
        self.past.len()
    }

    /// The actions played so far.
    pub fn actions(&self) -> impl Iterator<Item = &Action> {
        self.past.iter().map(|entry| &entry.action)
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> View {
        View { played: self.past.len() as u32, ..self.state.view(viewer) }
    }

    /// All legal actions of whoever must act; none when the game is over.
    pub fn legal(&self, filter: &Filter) -> Vec<Listed> {
        let mut list = Vec::new();
        if self.outcome().is_none() {
            self.state.list(filter, &mut list);
        }
        list
    }

    /// What the table may do now, whoever is to act; nothing when the game is over.
    pub fn host_actions(&self) -> Vec<Action> {
        let mut list = Vec::new();
        if self.outcome().is_none() {
            self.state.host(&mut list);
            for color in Color::BOTH {
                list.push(Action::new(Verb::Resign).with(Pick::Choice(Choice::from(color))));
            }
            list.push(Action::new(Verb::Draw));
        }
        list
    }

    /// Whether the text is an action that is legal now. Host actions count.
    pub fn is_legal(&self, text: &str) -> bool {
        text.parse().is_ok_and(|action| self.is_legal_action(&action))
    }

    fn is_legal_action(&self, action: &Action) -> bool {
        self.outcome().is_none()
            && if action.verb.is_host() { self.host_actions().contains(action) } else { self.state.is_listed(action) }
    }

    /// Why the text is not a legal action; `None` if it is. A bare card asks why the card cannot be played at all.
    pub fn explain(&self, text: &str) -> Option<Refusal> {
        let Ok(action) = text.parse::<Action>() else {
            let refusal = Refusal::new(RefusalCode::Malformed);
            return Some(if self.means_card(text) { refusal.hint("card-notation") } else { refusal });
        };
        if self.outcome().is_some() {
            return Some(Refusal::new(RefusalCode::GameOver));
        }
        if self.is_legal_action(&action) {
            None
        } else if action.verb.is_host() {
            Some(Refusal::new(RefusalCode::Other))
        } else if action.verb == Verb::Card && action.picks.is_empty() && action.bold.is_empty() {
            self.state.refuse_card(&action)
        } else {
            Some(self.state.refuse(&action))
        }
    }

    /// Whether the text is meant as the play of a card.
    fn means_card(&self, text: &str) -> bool {
        self.variant.has_cards && text.starts_with('@')
    }

    /// Reads and judges an action; `playable` lets void plays pass.
    fn judge(&self, text: &str, playable: bool) -> Result<Action, Fault> {
        let given: String = text.chars().take(40).collect();
        let fault = |code, reason| Fault::new(code, "", reason).with("given", &given);
        let malformed = if self.means_card(text) { "malformed-card" } else { "malformed-action" };
        let action: Action = text.parse().map_err(|()| fault(ErrorCode::MalformedAction, malformed))?;
        if self.outcome().is_some() {
            return Err(Fault::new(ErrorCode::GameOver, "", "game-over"));
        }
        if self.is_legal_action(&action) || (playable && !action.verb.is_host() && self.state.is_void(&action)) {
            return Ok(action);
        }
        let refusal = self.explain(text).unwrap_or_else(|| self.state.refuse(&action));
        Err(Fault { refusal: Some(Box::new(refusal)), ..fault(ErrorCode::IllegalAction, "illegal-action") })
    }

    /// Plays an action and, where the engine deals and rolls, the chance that follows. What could be redone is forgotten.
    ///
    /// # Errors
    /// `malformed-action`, `illegal-action` with the refusal, `game-over`; the game is unchanged then.
    pub fn play(&mut self, text: &str) -> Result<Vec<Event>, Fault> {
        let action = self.judge(text, true)?;
        self.undone.clear();
        Ok(self.do_action(action))
    }

    fn do_action(&mut self, action: Action) -> Vec<Event> {
        let actor = self.actor();
        let (before, draws) = (self.state.clone(), self.draws.index());
        let mut events = Events::kept();
        let by = perform(&mut self.state, &action, &mut events).unwrap_or(actor);
        self.answer_chance(&mut events);
        let shown = events.have_shown();
        let events = events.into_list();
        let news = shown
            || actor == Actor::Chance && !action.verb.is_host()
            || self.draws.index() != draws
            || events.iter().any(|event| tells_news(event.kind_of));
        self.past.push(Entry { action, actor: by, events: events.clone(), before, draws, news });
        events
    }

    /// Draws outcomes as long as chance must act and the engine answers for it.
    fn answer_chance(&mut self, events: &mut Events) {
        while self.state.actor() == Actor::Chance {
            let drawn = !self.options.host_chance || self.state.always_drawn();
            if !drawn || self.state.always_told() {
                return;
            }
            let outcome = draw(&self.state, &mut self.draws);
            self.state.apply(&outcome, events);
        }
    }

    /// Short text of a legal action, with English piece letters.
    ///
    /// # Errors
    /// As [`Session::play`].
    pub fn label(&self, text: &str) -> Result<String, Fault> {
        let action = self.judge(text, true)?;
        Ok(label(&self.state, &action))
    }

    /// What would happen, as far as the actor can know: events and the view after.
    ///
    /// # Errors
    /// As [`Session::play`].
    pub fn preview(&self, text: &str) -> Result<(Vec<Event>, View), Fault> {
        let action = self.judge(text, true)?;
        let viewer = self.actor().player().map_or(Viewer::Spectator, Viewer::Player);
        let mut events = Events::kept();
        let next = if action.verb.is_host() {
            let mut next = self.state.clone();
            perform(&mut next, &action, &mut events);
            next
        } else {
            self.state.preview(&action, &mut events)
        };
        let view = View { played: self.past.len() as u32 + 1, ..next.view(viewer) };
        Ok((told(&events.into_list(), viewer), view))
    }

    /// Whether the last action can be taken back without having shown anyone something new.
    ///
    /// # Errors
    /// `undo-unavailable`, reason `nothing-played` or `new-information`.
    pub fn can_undo(&self) -> Result<(), Fault> {
        let fault = |reason| Fault::new(ErrorCode::UndoUnavailable, "", reason);
        match self.past.last() {
            None => Err(fault("nothing-played")),
            Some(entry) if entry.news => Err(fault("new-information")),
            Some(_) => Ok(()),
        }
    }

    /// Takes the last action back; with `force` also one that has shown something new. The index of draws falls back, so
    /// the same action meets the same luck again.
    ///
    /// # Errors
    /// `undo-unavailable`; with `force` only where nothing was played.
    pub fn undo(&mut self, force: bool) -> Result<(), Fault> {
        match self.can_undo() {
            Err(fault) if !(force && fault.reason == "new-information") => Err(fault),
            _ => {
                if let Some(entry) = self.past.pop() {
                    self.state = entry.before;
                    self.draws.rewind(entry.draws);
                    self.undone.push(entry.action);
                }
                Ok(())
            }
        }
    }

    /// Plays again what was taken back last; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        match self.undone.pop() {
            None => false,
            Some(action) => {
                self.do_action(action);
                true
            }
        }
    }

    /// All actions since the start, as the viewer may know them.
    pub fn history(&self, viewer: Viewer) -> Vec<Told> {
        let tell = |entry: &Entry| {
            let action = if entry.action.verb.is_host() {
                entry.action.to_string()
            } else {
                entry.before.redact(&entry.action, viewer)
            };
            let open = action == entry.action.to_string();
            let label = if open { label(&entry.before, &entry.action) } else { action.clone() };
            Told { action, label, actor: entry.actor, events: told(&entry.events, viewer) }
        };
        self.past.iter().map(tell).collect()
    }

    /// FEN of the board.
    pub fn fen(&self) -> String {
        let position = self.state.position();
        Fen {
            board: position.board.clone(),
            turn: position.turn,
            castling: position.castling,
            en_passant: position.en_passant,
            halfmoves: self.state.course().clock,
            fullmoves: self.state.course().turn_number,
        }
        .to_string()
    }

    /// 64 bits over everything that decides the rest of the game; the seed only where the engine will draw from it.
    pub fn hash(&self) -> u64 {
        let mut key = Key::new();
        key.add_text(self.variant.id);
        self.state.key(&mut key);
        if self.variant.has_chance && !self.options.host_chance {
            key.add(self.draws.seed());
            key.add(self.draws.index());
        }
        key.finish()
    }

    /// Leaves of the tree of decisions to that depth.
    pub fn perft(&self, depth: u32) -> u64 {
        self.state.perft(depth)
    }

    /// The state as the seat may imagine it: what it cannot see is dealt anew, another way for each sample.
    pub fn imagine(&self, seat: Color, sample: u64) -> State {
        let mut state = self.state.clone();
        state.redeal(seat, &mut Draws::from_number(sample));
        state
    }

    /// Actions of a game played by taking a random one each time, from here to its end or to `most` actions; for
    /// measuring. Chance is drawn too.
    pub fn playout(&self, seed: u64, most: u32) -> u32 {
        self.state.playout(&mut Draws::from_number(seed), most)
    }
}

/// Draws an outcome of the chance that is due, each as likely as its weight says.
pub fn draw<R: Rules>(state: &R, draws: &mut Draws) -> Action {
    let mut list = Vec::new();
    state.list(&Filter::ALL, &mut list);
    let weights: Vec<u32> = list.iter().map(|listed| state.weight(&listed.action)).collect();
    let mut rest = draws.below(weights.iter().sum());
    let mut chosen = 0;
    for (i, weight) in weights.iter().enumerate() {
        if rest < *weight {
            chosen = i;
            break;
        }
        rest -= weight;
    }
    list.swap_remove(chosen).action
}

/// Does an action; for those by which the table ends a game, says who did it.
fn perform(state: &mut State, action: &Action, events: &mut Events) -> Option<Actor> {
    let (outcome, by) = match action.verb {
        Verb::Draw => (Outcome::draw(EndReason::Agreement), Actor::Nobody),
        Verb::Resign => {
            let loser = action.picks.iter().find_map(|pick| match pick {
                Pick::Choice(choice) => choice.color(),
                _ => None,
            })?;
            (Outcome::win(!loser, EndReason::Resignation), Actor::Player(loser))
        }
        _ => {
            state.apply(action, events);
            return None;
        }
    };
    state.course_mut().outcome = Some(outcome);
    events.push(|| game_over_event(outcome));
    Some(by)
}

fn label(state: &State, action: &Action) -> String {
    if action.verb.is_host() { action.to_string() } else { state.label(action) }
}

fn told(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| event.for_viewer(viewer)).collect()
}

/// Events by which somebody learns what he could not know before.
fn tells_news(event: EventType) -> bool {
    matches!(
        event,
        EventType::Rolled
            | EventType::CardDrawn
            | EventType::CardRevealed
            | EventType::Shuffled
            | EventType::TrapSprung
    )
}
