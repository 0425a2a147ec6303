//! Dojo: belts that rise by waiting, turncoats that leave, passive members in everybody's way. A yellow belt that arrives
//! takes the enemy's best piece with it, so it is worth much near its goal.

use super::common::{self, mop_up, off_center};
use super::{Family, pawns};
use board::{Bitboard, Color, Kind, Position, Square};
use engine::families::dojo::Dojo;
use engine::{Rules, State};

pub(super) const FAMILY: Family = Family { evaluate, worth: WORTH, prunes: true, price: 2, ..Family::new("dojo") };

/// Yellow, orange, green, violet belt, deputy.
const WORTH: [i32; 8] = [120, 320, 340, 500, 940, 0, 0, 0];
/// Per square a piece can go to, by kind.
const MOBILITY: [i32; 8] = [0, 4, 4, 3, 1, 0, 0, 0];
/// What an attack on a square next to the antisensei weighs, by kind.
const ASSAULT: [i32; 8] = [0, 3, 3, 4, 6, 0, 0, 0];
/// A yellow belt by its rank.
const ADVANCE: [i32; 8] = [0, 0, 4, 12, 30, 90, 260, 0];
/// As much is added for an own belt or passive member next to the antisensei, up to three.
const GUARD: i32 = 10;
/// A deputy about to be demoted loses only its place: another one follows.
const TREASON: i32 = 60;
const TO_MOVE: i32 = 14;

/// The turns at which a counter strikes: friend, idle, near, away.
const LIMITS: [i32; 4] = [15, 16, 15, 10];

/// Score from White's side.
fn evaluate(state: &State) -> i32 {
    let State::Dojo(game) = state else { return common::evaluate(state) };
    let position = game.position();
    let [white, black] = Color::BOTH.map(|color| side(game, position, color));
    let turn = if position.turn == Color::White { TO_MOVE } else { -TO_MOVE };
    white - black + turn + mop_up(position, [white, black])
}

fn side(game: &Dojo, position: &Position, color: Color) -> i32 {
    let board = &position.board;
    let own = board.side(color);
    let ring = ring(position, !color);
    let (mut score, mut assault, mut assailants) = (0, 0, 0);
    for (kind, next) in [
        (Kind::Pawn, Some(Kind::Knight)),
        (Kind::Knight, Some(Kind::Bishop)),
        (Kind::Bishop, Some(Kind::Rook)),
        (Kind::Rook, None),
        (Kind::Queen, None),
    ] {
        let worth = WORTH[kind.index()];
        for square in board.kind(kind) & own {
            let counters = game.counters(square);
            score += worth - 2 * off_center(square);
            if let Some(next) = next {
                let rise = WORTH[next.index()] - worth;
                let friend = part(rise, counters.friend, LIMITS[0]);
                score += friend.max(part(rise, counters.idle, LIMITS[1]));
            }
            score -= part(worth, counters.near, LIMITS[2]) + part(TREASON, counters.away, LIMITS[3]);
            if kind == Kind::Pawn {
                let rank = color.rank(square.rank());
                let blocked = square
                    .offset(0, color.forward())
                    .is_some_and(|next| board.occupied().has(next) || position.masks.closed.has(next));
                let advance = ADVANCE[usize::from(rank)];
                score += if blocked { advance / 3 } else { advance };
                // It stands at its goal by demotion and cannot move.
                score -= if rank == 7 { worth / 2 } else { 0 };
                continue;
            }
            let attacks = position.attacks_from(square).without(position.masks.closed);
            score += MOBILITY[kind.index()] * attacks.without(own).count() as i32;
            let hits = (attacks & ring).count() as i32;
            assailants += i32::from(hits > 0);
            assault += ASSAULT[kind.index()] * hits;
        }
    }
    if assailants >= 2 {
        let danger = assault.min(50);
        score += danger * danger * assailants.min(5) / 26;
    }
    score + antisensei(position, color, own)
}

/// The part of `worth` that a counter promises: little at first, most of it when it is about to strike.
fn part(worth: i32, turns: u8, limit: i32) -> i32 {
    let turns = i32::from(turns).min(limit);
    worth * turns * turns * 3 / (limit * limit * 4)
}

fn antisensei(position: &Position, color: Color, own: Bitboard) -> i32 {
    let Some(royal) = position.royals[color.index()] else { return 0 };
    let around = position.attacks_from(royal);
    let guards = (around & (own | position.masks.closed)).count().min(3) as i32;
    let officers = position.board.side(!color).without(position.board.kind(Kind::Pawn)).count();
    // He comes out when few are left to attack him.
    if officers <= 3 {
        -6 * off_center(royal)
    } else {
        GUARD * guards - 12 * i32::from(color.rank(royal.rank()).min(3))
    }
}

/// The squares around a colour's antisensei, and those before them.
fn ring(position: &Position, color: Color) -> Bitboard {
    let around = |royal: Square| {
        let near = position.attacks_from(royal);
        near | pawns::forward(near, color)
    };
    position.royals[color.index()].map_or(Bitboard::EMPTY, around)
}
