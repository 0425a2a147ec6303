//! Movements no piece of chess has.

use super::World;
use super::special::Special;
use crate::effects::{Context, Take, World as _};
use board::{Bitboard, Color, Kind, Side, Square};

/// Rook directions, then bishop directions.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const ZEBRA: [(i8, i8); 8] = [(2, 3), (3, 2), (3, -2), (2, -3), (-2, -3), (-3, -2), (-3, 2), (-2, 3)];

/// End squares of the piece on `from` by one of the ways.
pub(super) fn way(world: &World, special: Special, from: Square, by: Color) -> Bitboard {
    let cx = Context::new(world, by);
    match special {
        Special::Bounce => cx.taking(from, bounce(&cx, from), Take::May).without(cx.normal(from)),
        Special::Cylinder => cylinder(&cx, from).without(cx.normal(from) | Bitboard::of(from)),
        Special::Relay => relay(&cx, from).without(cx.normal(from)),
        Special::Leapfrog => leapfrog(&cx, from),
        Special::Cannon => cx.taking(from, cannon(&cx, from), Take::Must),
        Special::DiagonalBack => {
            let back = !world.position.walks(from);
            let squares = [-1, 1].into_iter().filter_map(|files| from.offset(files, back.forward())).collect();
            cx.taking(from, squares, Take::Must)
        }
        Special::Cannibal => cannibal(world, from, by),
        Special::Merge => merge(world, from, by),
        Special::Shove => shove(world, from, by),
        _ => Bitboard::EMPTY,
    }
}

fn blockers(cx: &Context<World>) -> Bitboard {
    cx.world.position.board.occupied() | cx.world.position.masks.closed
}

/// Squares of a bishop's line that has met an edge at least once. It turns at right angles on the edge square itself and
/// stops in a corner.
fn bounce(cx: &Context<World>, from: Square) -> Bitboard {
    // The bishop itself has left its square.
    let blocked = blockers(cx).without(Bitboard::of(from));
    let mut set = Bitboard::EMPTY;
    for (mut files, mut ranks) in DIRECTIONS[4..].iter().copied() {
        let (mut at, mut bounced) = (from, false);
        // A line without end comes back to where it was within two times the 28 edge squares.
        for _ in 0..64 {
            let (across, along) = (at.offset(files, 0).is_none(), at.offset(0, ranks).is_none());
            if across && along {
                break;
            }
            if across || along {
                bounced = true;
                files = if across { -files } else { files };
                ranks = if along { -ranks } else { ranks };
            }
            let Some(next) = at.offset(files, ranks) else { break };
            at = next;
            if bounced {
                set.insert(at);
            }
            if blocked.has(at) {
                break;
            }
        }
    }
    set.without(Bitboard::of(from))
}

/// A square on the board whose a- and h-files are joined, and whether the step crosses the join.
fn wrapped(from: Square, files: i8, ranks: i8) -> Option<(Square, bool)> {
    let file = from.file() as i8 + files;
    let rank = u8::try_from(from.rank() as i8 + ranks).ok().filter(|rank| *rank < 8)?;
    Some((Square::new(file.rem_euclid(8) as u8, rank), !(0..8).contains(&file)))
}

/// End squares behind the join, by the piece's own kinds.
fn cylinder(cx: &Context<World>, from: Square) -> Bitboard {
    let position = &cx.world.position;
    let kinds = position.board.kinds_at(from);
    let blocked = blockers(cx);
    let (free, prey) = (cx.free(), cx.prey(from));
    let mut set = Bitboard::EMPTY;
    let mut leap = |leaps: &[(i8, i8)], ends: Bitboard| {
        let crossing = leaps.iter().filter_map(|(files, ranks)| wrapped(from, *files, *ranks));
        set |= crossing.filter(|(_, crosses)| *crosses).map(|(to, _)| to).collect::<Bitboard>() & ends;
    };
    for kind in kinds.iter() {
        match kind {
            Kind::Knight => leap(&KNIGHT, free | prey),
            Kind::Zebra => leap(&ZEBRA, free | prey),
            Kind::King => leap(&DIRECTIONS, free | prey),
            Kind::Pawn => {
                let forward = position.walks(from).forward();
                let ends = if position.laws.berolina { free } else { prey };
                leap(&[(-1, forward), (1, forward)], ends);
            }
            _ => {}
        }
    }
    let straight = kinds.has(Kind::Rook) || kinds.has(Kind::Queen);
    let diagonal = kinds.has(Kind::Bishop) || kinds.has(Kind::Queen);
    let lines = DIRECTIONS[..4].iter().filter(|_| straight).chain(DIRECTIONS[4..].iter().filter(|_| diagonal));
    for (files, ranks) in lines {
        let (mut at, mut crossed) = (from, false);
        while let Some((next, crosses)) = wrapped(at, *files, *ranks) {
            crossed |= crosses;
            if crossed && (free | prey).has(next) {
                set.insert(next);
            }
            if blocked.has(next) {
                break;
            }
            at = next;
        }
    }
    set
}

/// Free squares behind at least one own piece on the piece's lines, or behind the one before a pawn that may step twice.
fn relay(cx: &Context<World>, from: Square) -> Bitboard {
    let position = &cx.world.position;
    let board = &position.board;
    let kinds = board.kinds_at(from);
    let own = board.side(cx.by) | board.side(Side::Neutral);
    let free = cx.free();
    let mut set = Bitboard::EMPTY;
    let straight = kinds.has(Kind::Rook) || kinds.has(Kind::Queen);
    let diagonal = kinds.has(Kind::Bishop) || kinds.has(Kind::Queen);
    let lines = DIRECTIONS[..4].iter().filter(|_| straight).chain(DIRECTIONS[4..].iter().filter(|_| diagonal));
    for (files, ranks) in lines {
        let mut passed = false;
        let mut at = from;
        while let Some(next) = at.offset(*files, *ranks) {
            if own.has(next) {
                passed = true;
            } else if !free.has(next) {
                break;
            } else if passed {
                set.insert(next);
            }
            at = next;
        }
    }
    let walks = position.walks(from);
    if kinds.has(Kind::Pawn) && walks.rank(from.rank()) == 1 && !position.laws.berolina {
        let over = from.ahead(walks).filter(|over| own.has(*over));
        set |= over.and_then(|over| over.ahead(walks)).map_or(Bitboard::EMPTY, Bitboard::of) & free;
    }
    set
}

fn leapfrog(cx: &Context<World>, from: Square) -> Bitboard {
    let occupied = cx.world.position.board.occupied().without(Bitboard::of(from));
    let free = cx.free();
    let mut reached = Bitboard::EMPTY;
    let mut fresh = vec![from];
    while let Some(at) = fresh.pop() {
        for (files, ranks) in &DIRECTIONS[4..] {
            let over = at.offset(*files, *ranks).filter(|over| occupied.has(*over));
            let to = over.and_then(|over| over.offset(*files, *ranks));
            if let Some(to) = to.filter(|to| free.has(*to) && !reached.has(*to)) {
                reached.insert(to);
                fresh.push(to);
            }
        }
    }
    reached
}

/// The first pieces behind exactly one on the rook's lines.
fn cannon(cx: &Context<World>, from: Square) -> Bitboard {
    let closed = cx.world.position.masks.closed;
    let occupied = cx.world.position.board.occupied();
    let mut set = Bitboard::EMPTY;
    for (files, ranks) in &DIRECTIONS[..4] {
        let mut jumped = false;
        let mut at = from;
        while let Some(next) = at.offset(*files, *ranks).filter(|next| !closed.has(*next)) {
            if occupied.has(next) {
                if jumped {
                    set.insert(next);
                    break;
                }
                jumped = true;
            }
            at = next;
        }
    }
    set
}

/// Own and neutral pieces the piece could capture if they were enemies.
fn cannibal(world: &World, from: Square, by: Color) -> Bitboard {
    let board = &world.position.board;
    let victims = (board.side(by) | board.side(Side::Neutral))
        .without(Bitboard::of(from) | world.royals() | world.position.masks.shielded);
    let mut position = world.position.clone();
    // A neutral piece captures either side's, whatever else it is.
    if let Some(piece) = position.board.get(from) {
        position.board.put(from, board::Piece { side: Side::Neutral, ..piece });
    }
    position.turn = by;
    position.en_passant = None;
    position.steps_from(from) & victims
}

/// Own pieces the piece could move to if their squares were free, and with which it shares no kind.
fn merge(world: &World, from: Square, by: Color) -> Bitboard {
    let position = &world.position;
    let kinds = position.board.kinds_at(from);
    let hosts = position.board.side(by).without(Bitboard::of(from) | world.royals());
    let fits = |to: &Square| {
        if position.board.kinds_at(*to).meets(kinds) {
            return false;
        }
        let mut open = position.clone();
        open.turn = by;
        open.en_passant = None;
        open.board.take(*to);
        open.steps_from(from).has(*to)
    };
    hosts.into_iter().filter(fits).collect()
}

/// The occupied square before a pawn, if the whole line from there can be pushed one square on.
fn shove(world: &World, from: Square, by: Color) -> Bitboard {
    let position = &world.position;
    let walks = position.walks(from);
    let occupied = position.board.occupied();
    let stuck = world.royals() | world.immobile(by) | world.frozen_for(!by);
    let Some(first) = from.ahead(walks).filter(|first| occupied.has(*first)) else { return Bitboard::EMPTY };
    let mut at = Some(first);
    while let Some(next) = at.filter(|next| occupied.has(*next)) {
        if stuck.has(next) {
            return Bitboard::EMPTY;
        }
        at = next.ahead(walks);
    }
    match at {
        Some(end) if position.masks.closed.has(end) => Bitboard::EMPTY,
        _ => Bitboard::of(first),
    }
}

/// Pawns of the player that can step straight ahead, alone or together with those before them.
pub(super) fn can_step(world: &World, by: Color) -> Bitboard {
    let position = &world.position;
    let board = &position.board;
    let pawns: Bitboard = (board.kind(Kind::Pawn).into_iter())
        .filter(|square| board.get(*square).is_some_and(|piece| movable(piece.side, by)))
        .collect();
    let blocked = board.occupied() | position.masks.closed;
    let ahead = |square: Square| square.ahead(position.walks(square));
    let mut able: Bitboard =
        pawns.into_iter().filter(|square| ahead(*square).is_some_and(|next| !blocked.has(next))).collect();
    let held = world.immobile(by);
    loop {
        let leaving = able.without(held);
        let more: Bitboard = pawns
            .without(able)
            .into_iter()
            .filter(|square| ahead(*square).is_some_and(|next| leaving.has(next)))
            .collect();
        if more.is_empty() {
            return able;
        }
        able |= more;
    }
}

/// Whether a piece belongs to this side or is neutral.
fn movable(side: Side, by: Color) -> bool {
    side == Side::Neutral || side == by.into()
}
