//! What a card threatens: squares on which its whole effect could capture, were it played now.

use super::{Choice, Context, Men, Room, Sequence, Slots, Step, Way, World};
use board::{Bitboard, Square};
use std::ops::ControlFlow;

/// One choice of a play is to strike: it goes where an enemy piece would be captured, whether or not one stands there, and
/// nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hunt {
    /// The choice.
    pub choice: u8,
    /// Where it is to strike.
    pub aim: Bitboard,
    /// Whether a royal can be struck so.
    pub royal: bool,
}

/// A choice of a card by which something can be captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strike {
    /// The choice of the square.
    pub choice: u8,
    /// The choice of the piece that goes there, if it is one of the same part.
    pub piece: Option<u8>,
    /// The part it belongs to.
    pub part: u8,
    /// Whether an earlier part may bring a piece there that can strike then, under some reading of the bold kinds.
    pub loose: bool,
    /// Whether a royal can be struck so: nothing from the supply takes one.
    pub royal: bool,
}

impl<S: Clone> Sequence<S> {
    /// The choices by which the card can capture.
    pub fn strikes(&self) -> Vec<Strike> {
        let mut all = Vec::new();
        let mut first = 0;
        for (part, effect) in self.parts.iter().enumerate() {
            let own = first..first + effect.picks.len() as u8;
            for step in &effect.steps {
                let (piece, to, royal) = match step {
                    Step::Move { piece, to, .. } | Step::Walk { piece, to } | Step::Warp { piece, to } => {
                        (Some(*piece), *to, true)
                    }
                    Step::Add { to, .. } => (None, *to, false),
                    _ => continue,
                };
                let captures = match self.choice(to) {
                    Some((_, Choice::Way { .. })) => true,
                    Some((_, Choice::Square { room, .. })) => *room == Room::FreeOrEnemy,
                    _ => false,
                };
                if captures && own.contains(&to) {
                    let piece = piece.filter(|piece| own.contains(piece));
                    let loose = part > 0 && self.changes(part, piece, None);
                    all.push(Strike { choice: to, piece, part: part as u8, loose, royal });
                }
            }
            first = own.end;
        }
        all
    }

    /// Whether parts before this one may bring a piece to where the striking piece is chosen from, with the bold kinds read
    /// so; without a reading, under any.
    fn changes(&self, part: usize, piece: Option<u8>, bold: Option<&[board::Kind]>) -> bool {
        let Some((_, Choice::Piece(striking))) = piece.and_then(|piece| self.choice(piece)) else { return true };
        let meets = |men: &Men<S>| {
            let any = striking.kinds.is_none() || men.kinds.is_none();
            any || match bold {
                Some(bold) => striking.kinds.kinds(bold).meets(men.kinds.kinds(bold)),
                None => {
                    let bold = striking.kinds.bold != 0 || men.kinds.bold != 0;
                    bold || striking.kinds.printed.meets(men.kinds.printed)
                }
            }
        };
        self.parts[..part].iter().flat_map(|effect| &effect.steps).any(|step| match step {
            Step::Remove { .. } => false,
            Step::Move { piece, .. } | Step::Walk { piece, .. } | Step::Warp { piece, .. } => match self.choice(*piece)
            {
                Some((_, Choice::Piece(men))) => meets(men),
                _ => true,
            },
            _ => true,
        })
    }

    /// Whether the card could capture on the square, kings included.
    pub fn hits<W: World<Special = S>>(&self, strikes: &[Strike], cx: &Context<W>, square: Square) -> bool {
        let own = cx.world.position().board.side(cx.by);
        !own.has(square)
            && strikes.iter().any(|strike| {
                let hunt = Hunt { choice: strike.choice, aim: Bitboard::of(square), royal: strike.royal };
                self.may_hit(strike, cx, square)
                    && self
                        .plays(&Context { hunt: Some(hunt), ..*cx }, &mut |_, _, _| ControlFlow::Break(()))
                        .is_break()
            })
    }

    /// Whether it is not out of the question that the card captures on the square: some piece stands so that it could on an
    /// empty board. Nothing but its own pieces' moves makes that true where it is false.
    pub fn may_hit<W: World<Special = S>>(&self, strike: &Strike, cx: &Context<W>, square: Square) -> bool {
        if !strike.royal && cx.world.position().royals.contains(&Some(square)) {
            return false;
        }
        if strike.loose && self.changes(usize::from(strike.part), strike.piece, Some(cx.bold)) {
            return true;
        }
        let (Some(piece), Some((_, Choice::Way { way, .. }))) = (strike.piece, self.choice(strike.choice)) else {
            return true;
        };
        match self.choice(piece) {
            Some((_, Choice::Piece(men))) => (way.strikers(cx, square) & men.roughly(cx)).any(),
            _ => true,
        }
    }

    /// All squares on which the card could capture, empty ones included where a piece that went there could be captured.
    pub fn threatened<W: World<Special = S>>(&self, strikes: &[Strike], cx: &Context<W>) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for strike in strikes {
            let hunt = Hunt { choice: strike.choice, aim: Bitboard::ALL, royal: strike.royal };
            let _ = self.plays(&Context { hunt: Some(hunt), ..*cx }, &mut |slots, _, _| {
                set |= slots.squares(strike.choice);
                ControlFlow::Continue(())
            });
        }
        // Where an own piece stands now nothing is threatened, even if it leaves on the way.
        set.without(cx.world.position().board.side(cx.by))
    }
}

impl<W: World> Context<'_, W> {
    /// Where a choice strikes.
    pub(super) fn strikes(&self, choice: &Choice<W::Special>, slots: &Slots, hunt: &Hunt) -> Bitboard {
        let position = self.world.position();
        let royals: Bitboard = position.royals.iter().flatten().copied().collect();
        let spared = position.board.side(self.by) | position.masks.closed | position.masks.shielded;
        let aim = hunt.aim.without(spared | royals.when(!hunt.royal));
        match choice {
            Choice::Way { piece, way } => {
                slots.square(*piece).map_or(Bitboard::EMPTY, |from| way.strikes(self, slots, from) & aim)
            }
            Choice::Square { area, .. } if aim.any() => super::Area::common(area, self, slots) & aim,
            _ => Bitboard::EMPTY,
        }
    }
}

impl<S> Way<S> {
    /// Squares from which a piece of the player's could strike the square on an empty board.
    fn strikers<W: World<Special = S>>(&self, cx: &Context<W>, square: Square) -> Bitboard {
        match self {
            Way::Own { .. } | Way::Normal { .. } | Way::Through { kind: None, .. } => {
                let position = cx.world.position();
                board::Kind::ALL.into_iter().fold(Bitboard::EMPTY, |set, kind| {
                    set | position.board.kind(kind) & super::way::from_where(kind, square, cx.by)
                })
            }
            Way::Like { kind, .. } | Way::Through { kind: Some(kind), .. } => {
                kind.kind(cx.bold).map_or(Bitboard::EMPTY, |kind| super::way::from_where(kind, square, cx.by))
            }
            Way::Over { .. } => board::Kind::Knight.reach(square, Bitboard::EMPTY),
            Way::Within { way, .. } => way.strikers(cx, square),
            Way::Straight { .. } => Bitboard::file(square.file()),
            Way::Special(_) => Bitboard::ALL,
        }
    }
}
