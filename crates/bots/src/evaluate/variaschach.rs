//! Variaschach: the pieces are dice. What a die shows now decides what it attacks and guards; what it shows after its move
//! decides much less, for every die becomes everything in time. So a die is worth most of what any die is worth, and a
//! little more or less by its face.

use super::common::{mop_up, off_center};
use super::{Family, common, pawns};
use board::{Bitboard, Color, Kind, Position, Square};
use engine::families::variaschach::{Game, Variaschach};
use engine::{Rules, State};

pub(super) const FAMILY: Family =
    Family { evaluate, worth: WORTH, prunes: true, price: 1, ..Family::new("variaschach") };

/// In exchanges, whatever the game.
const WORTH: [i32; 8] = [250, 320, 340, 400, 430, 1_000, 0, 220];

/// What a game's dice are worth.
struct Values {
    /// By face, in the order of [`Kind::ALL`].
    face: [i32; 8],
    /// A die that is being rolled.
    rolling: i32,
}

/// Dice turn from queen to pawn.
const ORDO: Values = Values { face: [260, 322, 340, 395, 415, 0, 0, 0], rolling: 0 };
/// From queen to red, which costs a turn to heal.
const VULNERIS: Values = Values { face: [268, 322, 340, 375, 380, 0, 0, 220], rolling: 0 };
/// Whatever falls next; a red die costs a turn.
const OCCASIO: Values = Values { face: [245, 325, 340, 415, 490, 0, 0, 185], rolling: 325 };
/// From queen to red, which is rolled for nothing in the owner's next turn.
const OCCADO: Values = Values { face: [270, 322, 340, 385, 400, 0, 0, 305], rolling: 340 };

/// A queen that stays one as long as it stays on the back ranks: on its own, and on the enemy's.
const STAYING: [i32; 2] = [90, 200];
/// Per attacked square, by face.
const MOBILITY: [i32; 8] = [2, 4, 4, 3, 2, 0, 0, 0];
/// What an attack on a square next to the king weighs, by face.
const ASSAULT: [i32; 8] = [2, 3, 3, 4, 5, 0, 0, 0];
/// Own dice next to the king, up to three.
const GUARD: i32 = 14;
const TO_MOVE: i32 = 14;

/// Score from White's side.
fn evaluate(state: &State) -> i32 {
    let State::Variaschach(game) = state else { return common::evaluate(state) };
    let values = match game.game() {
        Game::Ordo => &ORDO,
        Game::OrdoVulneris => &VULNERIS,
        Game::Occasio => &OCCASIO,
        Game::Occado => &OCCADO,
    };
    let [white, black] = Color::BOTH.map(|color| side(game, values, color));
    let position = game.position();
    let turn = if position.turn == Color::White { TO_MOVE } else { -TO_MOVE };
    // While a die is rolled after its move, the turn is as good as over.
    let turn = if game.rolling().is_some() { -turn } else { turn };
    white - black + turn + mop_up(position, [white, black])
}

fn side(game: &Variaschach, values: &Values, color: Color) -> i32 {
    let position = game.position();
    let own = position.board.side(color);
    let ring = ring(position, !color);
    let (mut score, mut assault, mut assailants) = (0, 0, 0);
    for kind in Kind::ALL {
        if kind == Kind::King {
            continue;
        }
        for square in position.board.kind(kind) & own {
            if game.rolling() == Some(square) {
                score += values.rolling;
                continue;
            }
            score += values.face[kind.index()] - 2 * off_center(square);
            if kind == Kind::Wounded {
                continue;
            }
            if kind == Kind::Pawn {
                let rank = i32::from(color.rank(square.rank()));
                score += rank * rank;
            }
            let attacks = position.attacks_from(square);
            score += MOBILITY[kind.index()] * attacks.without(own).count() as i32;
            let hits = (attacks & ring).count() as i32;
            assailants += i32::from(hits > 0);
            assault += ASSAULT[kind.index()] * hits;
        }
    }
    for square in game.back_rank_queens() & own {
        score += STAYING[usize::from(color.rank(square.rank()) == 7)];
    }
    if assailants >= 2 {
        let danger = assault.min(50);
        score += danger * danger * assailants.min(5) / 30;
    }
    score + king(position, color, own)
}

fn king(position: &Position, color: Color, own: Bitboard) -> i32 {
    let Some(king) = position.royals[color.index()] else { return 0 };
    let guards = (position.attacks_from(king) & own).count().min(3) as i32;
    GUARD * guards - 10 * i32::from(color.rank(king.rank()).min(3))
}

/// The squares around a colour's king, and those before them.
fn ring(position: &Position, color: Color) -> Bitboard {
    let around = |king: Square| {
        let near = position.attacks_from(king);
        near | pawns::forward(near, color)
    };
    position.royals[color.index()].map_or(Bitboard::EMPTY, around)
}
