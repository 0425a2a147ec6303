//! Tempête: chess with cards. Pieces count by what they are and what lies on them: held fast, barred, merged, royal, prince;
//! a neutral piece is nobody's. A hand counts by what its cards can still do.

use super::common::{self, mop_up, off_center};
use super::{Family, pawns, tempete_cards};
use board::{Bitboard, Color, Kind, Position, Side, Square};
use engine::families::tempete::Tempete;
use engine::protocol::{Action, Events, Listed, Phase, Verb};
use engine::{Rules, State};

pub(super) const FAMILY: Family = Family {
    evaluate,
    worth: WORTH,
    prunes: true,
    price: 1,
    thin: Some(thin),
    settle: Some(settle),
    ..Family::new("tempete")
};

/// In exchanges; a king here is a prince.
const WORTH: [i32; 8] = [100, 320, 335, 500, 960, 330, 270, 0];
/// Per square a piece attacks, by kind.
const MOBILITY: [i32; 8] = [0, 4, 4, 3, 1, 1, 3, 0];
/// What an attack on a square next to the royal weighs, by kind.
const ASSAULT: [i32; 8] = [1, 3, 3, 4, 6, 2, 2, 0];
/// A pawn by its rank.
const ADVANCE: [i32; 8] = [0, 0, 4, 9, 18, 38, 80, 20];
/// Own pawns and pieces next to the royal, up to three.
const GUARD: i32 = 12;
/// Hundredths of its worth that a piece loses while a magnet holds it.
const FROZEN: i32 = 22;
/// A piece that may not move in the next turn.
const BARRED: i32 = 25;
/// A trap or bomb that has not gone off.
const TRAP: i32 = 22;
/// A royal that is off the board can be put where it is safe, but its side plays without it.
const ABSENT: i32 = 30;
/// Being ordered what to move.
const OBLIGED: i32 = 15;
const TO_MOVE: i32 = 14;

/// Score from White's side.
fn evaluate(state: &State) -> i32 {
    let State::Tempete(game) = state else { return common::evaluate(state) };
    let position = game.position();
    let [white, black] = Color::BOTH.map(|color| side(game, position, color));
    let turn = if position.turn == Color::White { TO_MOVE } else { -TO_MOVE };
    white - black + turn + mop_up(position, [white, black])
}

fn side(game: &Tempete, position: &Position, color: Color) -> i32 {
    let board = &position.board;
    let own = board.side(color);
    let royal = position.royals[color.index()];
    let ring = ring(position, !color);
    let (frozen, barred) = (position.masks.frozen, position.masks.barred);
    let pawns = board.kind(Kind::Pawn) & own;
    let (mut score, mut assault, mut assailants) = (0, 0, 0);
    for square in own {
        if royal == Some(square) {
            continue;
        }
        let kinds = board.kinds_at(square);
        let mut worth = kinds.iter().map(|kind| WORTH[kind.index()]).sum::<i32>();
        if frozen.has(square) {
            worth -= worth * FROZEN / 100;
        }
        if barred.has(square) {
            worth -= BARRED;
        }
        score += worth - 2 * off_center(square);
        if kinds.has(Kind::Pawn) {
            score += ADVANCE[usize::from(color.rank(square.rank()))];
            if (pawns & Bitboard::file(square.file())).many() {
                score -= 7;
            }
        }
        let attacks = position.attacks_from(square);
        let kind = kinds.iter().max_by_key(|kind| WORTH[kind.index()]).unwrap_or(Kind::Pawn);
        score += MOBILITY[kind.index()] * attacks.without(own).count() as i32;
        let hits = (attacks & ring).count() as i32;
        assailants += i32::from(hits > 0);
        assault += ASSAULT[kind.index()] * hits;
    }
    if assailants >= 2 {
        let danger = assault.min(50);
        score += danger * danger * assailants.min(5) / 26;
    }
    score += match royal {
        Some(royal) => shelter(position, color, royal),
        None => -ABSENT,
    };
    score += TRAP * game.hidden_by(color).count() as i32;
    score -= if game.obliged().is_some_and(|(who, _)| who == color) { OBLIGED } else { 0 };
    score + game.hand(color).map(tempete_cards::in_hand).sum::<i32>()
}

/// The royal behind its pieces; with few enemies left it comes out.
fn shelter(position: &Position, color: Color, royal: Square) -> i32 {
    let board = &position.board;
    let own = board.side(color);
    let officers = board.side(!color).without(board.kind(Kind::Pawn)).count();
    if officers <= 3 {
        return -6 * off_center(royal);
    }
    let guards = (royal.neighbours() & own).count().min(3) as i32;
    let neutral = board.side(Side::Neutral) & royal.neighbours();
    GUARD * guards - 12 * i32::from(color.rank(royal.rank()).min(3)) - 10 * neutral.count() as i32
}

/// The squares around a colour's royal, and those before them.
fn ring(position: &Position, color: Color) -> Bitboard {
    let around = |royal: Square| {
        let near = royal.neighbours();
        near | pawns::forward(near, color)
    };
    position.royals[color.index()].map_or(Bitboard::EMPTY, around)
}

/// A card drawn is taken for an average one, and a turn that no card of the hand can go on with is ended.
pub(super) fn settle(state: &mut State) {
    let State::Tempete(game) = state else { return };
    // A turn has few draws; the end of a turn may begin one more.
    for _ in 0..8 {
        if game.is_drawing() {
            let Some(card) = tempete_cards::average(game) else { return };
            game.draw(card);
        } else if game.phase() == Phase::After && !game.has_short_card() {
            game.apply(&Action::new(Verb::End), &mut Events::dropped());
        } else {
            return;
        }
    }
}

fn thin(state: &State, color: Color, list: &mut Vec<Listed>) {
    tempete_cards::thin(evaluate, state, color, list);
}
