use super::world::{exchange, lift, relocate, set};
use super::{Effect, Fate, Slots, Step, World};
use crate::protocol::{Event, EventType, Events};
use board::{Bitboard, Color, Kind, Kinds, Piece, Side, Square};

/// A step cannot be done: the play does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Impossible;

/// What is going on while steps are done.
pub struct Doing<'a> {
    /// Whose doing it is.
    pub by: Color,
    /// What the card's bold kinds are read as.
    pub bold: &'a [Kind],
    /// What happened.
    pub events: &'a mut Events,
    /// Squares on which a piece was captured or removed.
    pub captures: Bitboard,
}

impl<'a> Doing<'a> {
    /// The doing of a player, no bold kinds.
    pub fn new(by: Color, events: &'a mut Events) -> Doing<'a> {
        Doing { by, bold: &[], events, captures: Bitboard::EMPTY }
    }

    /// Reports something about a piece.
    pub fn tell(&mut self, what: EventType, piece: &Piece, more: impl FnOnce(Event) -> Event) {
        self.events
            .push(|| more(Event::new(what).piece(piece.id).color(piece.side.color()).kind(piece.kinds.single())));
    }
}

/// Does the steps of a card for a play that was listed or read. The world may be left half changed where one is impossible.
///
/// # Errors
/// [`Impossible`] if a step is.
pub fn perform<W: World>(
    effect: &Effect<W::Special>,
    slots: &Slots,
    world: &mut W,
    doing: &mut Doing,
) -> Result<(), Impossible> {
    effect.steps.iter().try_for_each(|step| do_step(step, slots, world, doing))
}

fn do_step<W: World>(
    step: &Step<W::Special>,
    slots: &Slots,
    world: &mut W,
    doing: &mut Doing,
) -> Result<(), Impossible> {
    let square = |choice: u8| slots.square(choice).ok_or(Impossible);
    match step {
        Step::Move { piece, to, becomes, victim } => {
            let kind = becomes.and_then(|choice| slots.kind(choice));
            travel(world, square(*piece)?, square(*to)?, kind, *victim, doing)
        }
        Step::Walk { piece, to } => walk(world, square(*piece)?, square(*to)?, doing),
        Step::Warp { piece, to } => {
            let (from, to) = (square(*piece)?, square(*to)?);
            capture(world, to, doing);
            let piece = relocate(world, from, to).ok_or(Impossible)?;
            doing.tell(EventType::Put, &piece, |event| event.from(from).to(to));
            world.arrive(to, doing);
            Ok(())
        }
        Step::Add { kind, to } => {
            let kind = kind.kind(doing.bold).ok_or(Impossible)?;
            let all = slots.squares(*to);
            if all.is_empty() {
                Err(Impossible)
            } else {
                all.into_iter().try_for_each(|at| add(world, kind, at, doing))
            }
        }
        Step::Replace { piece, kind } => {
            let kind = kind.kind(doing.bold).ok_or(Impossible)?;
            let all = slots.squares(*piece);
            if all.is_empty() {
                return Err(Impossible);
            }
            all.into_iter().try_for_each(|at| replace(world, kind, at, doing))
        }
        Step::March { pawns, squares, becomes, en_passant } => {
            let kind = becomes.and_then(|choice| slots.kind(choice));
            march(world, slots.squares(*pawns), *squares, kind, *en_passant, doing)
        }
        Step::Put { piece, to } => {
            let (from, to) = (square(*piece)?, square(*to)?);
            let piece = relocate(world, from, to).ok_or(Impossible)?;
            doing.tell(EventType::Put, &piece, |event| event.from(from).to(to));
            world.arrive(to, doing);
            Ok(())
        }
        Step::Swap { one, other } => {
            let (ones, others) = (slots.squares(*one), slots.squares(*other));
            // It takes two: a piece that fits both words does not stand in for both.
            if (ones & others).any() || ones.count() != others.count() {
                return Err(Impossible);
            }
            for (one, other) in ones.into_iter().zip(others) {
                swap(world, one, other, doing)?;
            }
            for at in ones | others {
                world.arrive(at, doing);
            }
            Ok(())
        }
        Step::Remove { piece } => {
            square(*piece)?;
            slots.squares(*piece).into_iter().try_for_each(|at| match world.stays(at) {
                true => Err(Impossible),
                false => remove(world, at, doing),
            })
        }
        Step::Return { kind, to } => {
            let kind = match kind {
                Some(choice) => slots.kind(*choice).ok_or(Impossible)?,
                None => Kind::Pawn,
            };
            let to = square(*to)?;
            let piece = world.take_back(doing.by, kind).ok_or(Impossible)?;
            set(world, to, piece);
            doing.tell(EventType::Put, &piece, |event| event.to(to));
            world.arrive(to, doing);
            Ok(())
        }
        Step::Become { piece, kind } => {
            let at = square(*piece)?;
            let kind = kind.kind(doing.bold).ok_or(Impossible)?;
            let piece = world.position().board.get(at).ok_or(Impossible)?;
            set(world, at, Piece { kinds: kind.into(), ..piece });
            doing.tell(EventType::Changed, &piece, |event| event.to(at).kind(kind));
            Ok(())
        }
        Step::Join { piece } => {
            let at = square(*piece)?;
            let piece = world.position().board.get(at).ok_or(Impossible)?;
            let piece = Piece { side: doing.by.into(), origin: doing.by, ..piece };
            set(world, at, piece);
            doing.tell(EventType::Turned, &piece, |event| event.to(at));
            Ok(())
        }
        Step::Mark { at, mark } => world.mark(square(*at)?, *mark, doing),
        Step::Special(special) => world.act(special, slots, doing),
    }
}

/// A move of its own, with everything that follows in this order: capture, what lies in wait, promotion.
fn travel<W: World>(
    world: &mut W,
    from: Square,
    to: Square,
    becomes: Option<Kind>,
    victim: Fate,
    doing: &mut Doing,
) -> Result<(), Impossible> {
    match victim {
        Fate::Captured => capture(world, to, doing),
        Fate::Removed if world.position().board.occupied().has(to) => remove(world, to, doing)?,
        Fate::Removed => {}
    }
    let piece = relocate(world, from, to).ok_or(Impossible)?;
    doing.tell(EventType::Moved, &piece, |event| event.from(from).to(to));
    if world.arrive(to, doing) {
        promote(world, to, becomes, doing);
    }
    Ok(())
}

/// A normal move, castling left out, that does not promote.
fn walk<W: World>(world: &mut W, from: Square, to: Square, doing: &mut Doing) -> Result<(), Impossible> {
    let position = world.position();
    let pawn = position.plain_pawn(from);
    let walks = position.walks(from);
    let passant =
        pawn && position.en_passant == Some(to) && from.file() != to.file() && !position.board.occupied().has(to);
    let double = pawn && from.file() == to.file() && from.rank().abs_diff(to.rank()) == 2;
    capture(world, if passant { to.ahead(!walks).ok_or(Impossible)? } else { to }, doing);
    let piece = relocate(world, from, to).ok_or(Impossible)?;
    if double && let Some(passed) = from.ahead(walks) {
        world.pass(passed);
    }
    doing.tell(EventType::Moved, &piece, |event| event.from(from).to(to));
    world.arrive(to, doing);
    Ok(())
}

fn add<W: World>(world: &mut W, kind: Kind, at: Square, doing: &mut Doing) -> Result<(), Impossible> {
    let position = world.position();
    let barred = position.board.side(doing.by).has(at) || position.royals.contains(&Some(at));
    if kind == Kind::King || barred || position.masks.closed.has(at) {
        return Err(Impossible);
    }
    capture(world, at, doing);
    let id = world.fresh().ok_or(Impossible)?;
    let piece = Piece::new(id, kind, doing.by);
    set(world, at, piece);
    world.appear(at);
    doing.tell(EventType::Put, &piece, |event| event.to(at));
    world.arrive(at, doing);
    Ok(())
}

fn replace<W: World>(world: &mut W, kind: Kind, at: Square, doing: &mut Doing) -> Result<(), Impossible> {
    let position = world.position();
    let old = position.board.get(at).ok_or(Impossible)?;
    if kind == Kind::King || old.kinds == Kinds::of(kind) || position.royals.contains(&Some(at)) {
        return Err(Impossible);
    }
    lift(world, at);
    let id = world.fresh().ok_or(Impossible)?;
    let piece = Piece { id, kinds: kind.into(), ..old };
    set(world, at, piece);
    world.appear(at);
    doing.tell(EventType::Removed, &old, |event| event.to(at));
    doing.tell(EventType::Put, &piece, |event| event.to(at));
    world.arrive(at, doing);
    Ok(())
}

/// Captures what stands on the square, if anything does.
pub fn capture<W: World>(world: &mut W, at: Square, doing: &mut Doing) {
    if let Some(piece) = lift(world, at) {
        doing.captures.insert(at);
        doing.tell(EventType::Captured, &piece, |event| event.to(at));
        world.captured(piece, doing.by);
    }
}

/// Removes what stands on the square for good.
///
/// # Errors
/// [`Impossible`] if nothing stands there.
pub fn remove<W: World>(world: &mut W, at: Square, doing: &mut Doing) -> Result<(), Impossible> {
    let piece = lift(world, at).ok_or(Impossible)?;
    doing.captures.insert(at);
    doing.tell(EventType::Removed, &piece, |event| event.to(at));
    Ok(())
}

fn swap<W: World>(world: &mut W, one: Square, other: Square, doing: &mut Doing) -> Result<(), Impossible> {
    let (first, second) = exchange(world, one, other).ok_or(Impossible)?;
    doing.tell(EventType::Swapped, &first, |event| event.from(one).to(other));
    doing.tell(EventType::Swapped, &second, |event| event.from(other).to(one));
    Ok(())
}

/// The piece on the square becomes the kind, if one is given.
pub fn promote<W: World>(world: &mut W, at: Square, becomes: Option<Kind>, doing: &mut Doing) {
    let (Some(kind), Some(piece)) = (becomes, world.position().board.get(at)) else { return };
    if piece.kinds != Kinds::of(Kind::Pawn) {
        return;
    }
    set(world, at, Piece { kinds: kind.into(), ..piece });
    doing.tell(EventType::Promoted, &piece, |event| event.to(at).kind(kind));
}

fn march<W: World>(
    world: &mut W,
    pawns: Bitboard,
    squares: u8,
    becomes: Option<Kind>,
    en_passant: bool,
    doing: &mut Doing,
) -> Result<(), Impossible> {
    for from in in_order_of_march(world, pawns) {
        let position = world.position();
        let walks = position.walks(from);
        let blocked = position.board.occupied() | position.masks.closed;
        let mut to = from;
        for _ in 0..squares {
            to = to.ahead(walks).filter(|next| !blocked.has(*next)).ok_or(Impossible)?;
        }
        let last = position.promotion_choices(from, to);
        let plain = position.plain_pawn(from) && !position.board.side(Side::Neutral).has(from);
        let passes = en_passant && plain && squares == 2 && walks.rank(from.rank()) == 1 && !position.laws.berolina;
        let piece = relocate(world, from, to).ok_or(Impossible)?;
        if passes && let Some(passed) = from.ahead(walks) {
            world.pass(passed);
        }
        doing.tell(EventType::Moved, &piece, |event| event.from(from).to(to));
        if world.arrive(to, doing) && !last.is_empty() {
            promote(world, to, becomes, doing);
        }
    }
    Ok(())
}

/// Of pawns that march the same way the front one first; between the two ways the lower square first.
fn in_order_of_march<W: World>(world: &W, pawns: Bitboard) -> Vec<Square> {
    let position = world.position();
    let (mut down, mut up): (Vec<Square>, Vec<Square>) =
        pawns.into_iter().partition(|square| position.walks(*square) == Color::Black);
    // Next ones last.
    down.reverse();
    let mut order = Vec::with_capacity(down.len() + up.len());
    loop {
        let next = match (down.last(), up.last()) {
            (Some(one), Some(other)) if one < other => down.pop(),
            (_, Some(_)) => up.pop(),
            _ => down.pop(),
        };
        match next {
            Some(square) => order.push(square),
            None => return order,
        }
    }
}
