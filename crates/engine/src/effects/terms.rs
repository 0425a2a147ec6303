use super::{Anchor, Area, Choice, Condition, Men, Quality, Relation, Sequence, Step, Way, Whose};
use board::Kind;

/// A word of the vocabulary that cards are made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Term {
    Move,
    MoveLike,
    Warp,
    WarpCapture,
    Add,
    Replace,
    Swap,
    Remove,
    Sacrifice,
    Capture,
    Through,
    JumpOver,
    SameWay,
    Another,
    Threatened,
    Threatens,
    Pinned,
    Immobile,
    Adjacent,
    Beside,
    InFront,
    Behind,
    Queenside,
    Kingside,
    NthRank,
    SameFile,
    SameRank,
    Edge,
    Centre,
    Single,
    Doubled,
    Passed,
    FilePawn,
    Condition,
}

impl Term {
    /// All terms in their order.
    pub const ALL: [Term; 34] = [
        Term::Move,
        Term::MoveLike,
        Term::Warp,
        Term::WarpCapture,
        Term::Add,
        Term::Replace,
        Term::Swap,
        Term::Remove,
        Term::Sacrifice,
        Term::Capture,
        Term::Through,
        Term::JumpOver,
        Term::SameWay,
        Term::Another,
        Term::Threatened,
        Term::Threatens,
        Term::Pinned,
        Term::Immobile,
        Term::Adjacent,
        Term::Beside,
        Term::InFront,
        Term::Behind,
        Term::Queenside,
        Term::Kingside,
        Term::NthRank,
        Term::SameFile,
        Term::SameRank,
        Term::Edge,
        Term::Centre,
        Term::Single,
        Term::Doubled,
        Term::Passed,
        Term::FilePawn,
        Term::Condition,
    ];

    /// As catalogues write it.
    pub const fn name(self) -> &'static str {
        match self {
            Term::Move => "move",
            Term::MoveLike => "move-like",
            Term::Warp => "warp",
            Term::WarpCapture => "warp-capture",
            Term::Add => "add",
            Term::Replace => "replace",
            Term::Swap => "swap",
            Term::Remove => "remove",
            Term::Sacrifice => "sacrifice",
            Term::Capture => "capture",
            Term::Through => "through",
            Term::JumpOver => "jump-over",
            Term::SameWay => "same-way",
            Term::Another => "another",
            Term::Threatened => "threatened",
            Term::Threatens => "threatens",
            Term::Pinned => "pinned",
            Term::Immobile => "immobile",
            Term::Adjacent => "adjacent",
            Term::Beside => "beside",
            Term::InFront => "in-front",
            Term::Behind => "behind",
            Term::Queenside => "queenside",
            Term::Kingside => "kingside",
            Term::NthRank => "nth-rank",
            Term::SameFile => "same-file",
            Term::SameRank => "same-rank",
            Term::Edge => "edge",
            Term::Centre => "centre",
            Term::Single => "single",
            Term::Doubled => "doubled",
            Term::Passed => "passed",
            Term::FilePawn => "file-pawn",
            Term::Condition => "condition",
        }
    }
}

impl<S> Sequence<S> {
    /// The words of the vocabulary it uses, each once.
    pub fn terms(&self) -> Vec<Term> {
        let mut found = Found(Vec::new());
        for part in &self.parts {
            part.when.iter().for_each(|condition| found.condition(condition));
            part.picks.iter().for_each(|choice| found.choice(choice));
            part.steps.iter().for_each(|step| found.step(step, self));
        }
        found.0.sort_unstable();
        found.0.dedup();
        found.0
    }

    fn men_of(&self, choice: u8) -> Option<&Men<S>> {
        let picks = self.parts.iter().flat_map(|part| &part.picks);
        match picks.into_iter().nth(usize::from(choice))? {
            Choice::Piece(men) | Choice::Pieces { men, .. } | Choice::All(men) => Some(men),
            _ => None,
        }
    }

    fn square_takes(&self, choice: u8) -> bool {
        let mut picks = self.parts.iter().flat_map(|part| &part.picks);
        matches!(picks.nth(usize::from(choice)), Some(Choice::Square { room: super::Room::FreeOrEnemy, .. }))
    }
}

struct Found(Vec<Term>);

impl Found {
    fn add(&mut self, term: Term) {
        self.0.push(term);
    }

    fn condition<S>(&mut self, condition: &Condition<S>) {
        self.add(Term::Condition);
        match condition {
            Condition::Stand { men, .. } => self.men(men),
            Condition::Fewer { ones, than } => [ones, than].into_iter().for_each(|men| self.men(men)),
            Condition::InCheck | Condition::Special(_) => {}
        }
    }

    fn choice<S>(&mut self, choice: &Choice<S>) {
        match choice {
            Choice::Piece(men) | Choice::Pieces { men, .. } | Choice::All(men) | Choice::AsMany { men, .. } => {
                self.men(men);
            }
            Choice::Square { area, .. } => area.iter().for_each(|area| self.area(area)),
            Choice::Way { way, .. } => self.way(way),
            Choice::Silent(choice) => self.choice(choice),
            Choice::Kind(_)
            | Choice::Captured { .. }
            | Choice::Promotion { .. }
            | Choice::Card
            | Choice::Special(_) => {}
        }
    }

    fn step<S>(&mut self, step: &Step<S>, all: &Sequence<S>) {
        match step {
            Step::Walk { .. } | Step::March { .. } => self.add(Term::Move),
            // As what it moves the way has said.
            Step::Move { .. } => {}
            Step::Warp { to, .. } | Step::Put { to, .. } => {
                self.add(Term::Warp);
                if all.square_takes(*to) {
                    self.add(Term::WarpCapture);
                }
            }
            Step::Add { .. } | Step::Return { .. } => self.add(Term::Add),
            Step::Replace { .. } | Step::Become { .. } => self.add(Term::Replace),
            Step::Swap { .. } => self.add(Term::Swap),
            Step::Remove { piece } => {
                // What was moved before is the player's own.
                let own = all.men_of(*piece).is_none_or(|men| men.whose == Whose::Own);
                self.add(if own { Term::Sacrifice } else { Term::Remove });
            }
            Step::Join { .. } | Step::Mark { .. } | Step::Special(_) => {}
        }
    }

    fn way<S>(&mut self, way: &Way<S>) {
        match way {
            Way::Like { take, .. } => {
                self.add(Term::MoveLike);
                self.take(*take);
            }
            Way::Through { kind, men, take, .. } => {
                self.add(if kind.is_some() { Term::MoveLike } else { Term::Move });
                self.add(Term::Through);
                self.men(men);
                self.take(*take);
            }
            Way::Over { men, take } => {
                self.add(Term::Move);
                self.add(Term::JumpOver);
                self.men(men);
                self.take(*take);
            }
            Way::Within { way, area } => {
                self.way(way);
                area.iter().for_each(|area| self.area(area));
            }
            Way::Own { take } | Way::Normal { take } | Way::Straight { take, .. } => {
                self.add(Term::Move);
                self.take(*take);
            }
            Way::Special(_) => {}
        }
    }

    fn take(&mut self, take: super::Take) {
        if take == super::Take::Must {
            self.add(Term::Capture);
        }
    }

    fn men<S>(&mut self, men: &Men<S>) {
        if !men.other_than.is_empty() {
            self.add(Term::Another);
        }
        let pawns = men.kinds.printed.single() == Some(Kind::Pawn) && men.kinds.bold == 0;
        for area in &men.area {
            match area {
                Area::File(_) if pawns => self.add(Term::FilePawn),
                area => self.area(area),
            }
        }
        men.that.iter().for_each(|quality| self.quality(quality));
    }

    fn area<S>(&mut self, area: &Area<S>) {
        match area {
            Area::Edge => self.add(Term::Edge),
            Area::Centre => self.add(Term::Centre),
            Area::Rank(_) => self.add(Term::NthRank),
            Area::Queenside => self.add(Term::Queenside),
            Area::Kingside => self.add(Term::Kingside),
            Area::Adjacent(_) => self.add(Term::Adjacent),
            Area::Beside(_) => self.add(Term::Beside),
            Area::At { relation, of } => {
                self.add(match relation {
                    Relation::Adjacent => Term::Adjacent,
                    Relation::Beside => Term::Beside,
                    Relation::InFront => Term::InFront,
                    Relation::Behind => Term::Behind,
                    Relation::File => Term::SameFile,
                    Relation::Rank => Term::SameRank,
                });
                if let Anchor::Men(men) = of {
                    self.men(men);
                }
            }
            Area::Same { .. } => self.add(Term::SameWay),
            Area::Over { .. } => self.add(Term::JumpOver),
            Area::Men(men) => self.men(men),
            Area::Threatened => self.add(Term::Threatened),
            Area::Not(area) => self.area(area),
            Area::Corner | Area::OwnHalf | Area::File(_) | Area::Spot(_) | Area::Special(_) => {}
        }
    }

    fn quality<S>(&mut self, quality: &Quality<S>) {
        match quality {
            Quality::Threatened => self.add(Term::Threatened),
            Quality::ThreatenedBy(men) => {
                self.add(Term::Threatened);
                self.men(men);
            }
            Quality::Threatens(men) => {
                self.add(Term::Threatens);
                self.men(men);
            }
            Quality::Pinned => self.add(Term::Pinned),
            Quality::Immobile => self.add(Term::Immobile),
            Quality::Single => self.add(Term::Single),
            Quality::Doubled => self.add(Term::Doubled),
            Quality::Passed => self.add(Term::Passed),
            Quality::Not(quality) => self.quality(quality),
        }
    }
}
