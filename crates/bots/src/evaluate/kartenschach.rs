//! Kartenschach: the king may be captured, and the cards say what may move. What attacks the enemy king is worth as much of
//! the game as it is likely that its card comes and that the move is allowed then.

use super::common::{self, off_center};
use super::{Family, kartenschach_liar};
use board::{Color, Kind, Kinds, Position};
use engine::families::kartenschach::{Game, Kartenschach};
use engine::protocol::{Action, CardId, Pick, Verb};
use engine::{Rules, State};

pub(super) const FAMILY: Family = Family {
    evaluate,
    worth: WORTH,
    prunes: false,
    price: 2,
    worth_trying: Some(worth_trying),
    outcomes,
    deals: 1,
    claims: Some(kartenschach_liar::CLAIMS),
    ..Family::new("kartenschach")
};

/// In exchanges; a king is the game.
pub(super) const WORTH: [i32; 8] = [100, 320, 335, 500, 900, 10_000, 0, 0];
/// Per square a piece attacks, by kind.
const MOBILITY: [i32; 8] = [1, 4, 4, 3, 2, 0, 0, 0];
/// What an attack on the enemy king would be worth if it were certain to be carried out.
const KING: i32 = 2_400;
/// A chip of Capitalist.
const CHIP: i32 = 16;
/// A kind of Feudal that must be cleared before it moves again.
const CHIPPED: i32 = 9;
const TO_MOVE: i32 = 25;

/// Score from White's side.
fn evaluate(state: &State) -> i32 {
    let State::Kartenschach(game) = state else { return common::evaluate(state) };
    let position = game.position();
    let mover = state.actor().player().unwrap_or(position.turn);
    let [white, black] = Color::BOTH.map(|color| {
        let mut score = side(position, color) + threat(game, color, mover);
        match game.game() {
            Game::Feudal => score -= CHIPPED * game.blocked(color).len() as i32,
            Game::Capitalist => score += chips(game, color),
            Game::Purist | Game::Liar => {}
        }
        score
    });
    white - black + if mover == Color::White { TO_MOVE } else { -TO_MOVE } + claimed_king(game)
}

fn side(position: &Position, color: Color) -> i32 {
    let board = &position.board;
    let own = board.side(color);
    let enemy = position.royals[(!color).index()];
    let mut score = 0;
    for kind in [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
        for square in board.kind(kind) & own {
            score += WORTH[kind.index()] - 3 * off_center(square);
            score += MOBILITY[kind.index()] * position.attacks_from(square).without(own).count() as i32;
            if kind == Kind::Pawn {
                let rank = i32::from(color.rank(square.rank()));
                score += rank * rank * rank / 3;
            } else if let Some(enemy) = enemy {
                // Pieces near the enemy king soon attack it.
                score += 2 * (7 - i32::from(square.distance(enemy)));
            }
        }
    }
    score
}

/// What the attacks of `color` on the enemy king are worth while `mover` is to act.
fn threat(game: &Kartenschach, color: Color, mover: Color) -> i32 {
    let position = game.position();
    let Some(king) = position.royals[(!color).index()] else { return 0 };
    let attackers = position.attackers(king, color, position.board.occupied());
    let mut kinds = Kinds::NONE;
    attackers.into_iter().for_each(|square| kinds = kinds.union(position.board.kinds_at(square)));
    if kinds.is_empty() {
        return 0;
    }
    let permille = match game.game() {
        Game::Feudal => {
            let free = Kinds(kinds.0 & !game.blocked(color).0);
            if free.is_empty() {
                60
            } else if mover == color {
                900
            } else {
                // A threat that must be answered.
                60 + 60 * (free.len() as i32 - 1)
            }
        }
        Game::Capitalist => auctioned(game, color, kinds),
        // The card decides; whoever is attacked may get away first.
        Game::Purist | Game::Liar => chance(game, kinds) * if mover == color { 5 } else { 4 } / 8,
    };
    KING * permille / 1_000
}

/// How likely, in thousandths, the next card lets one of these kinds move.
fn chance(game: &Kartenschach, kinds: Kinds) -> i32 {
    let (mut good, mut all) = (0, 0);
    for card in kinds.iter().map(CardId::kind).chain([CardId::JOKER]) {
        let (count, of) = game.odds(card);
        (good, all) = (good + count, of);
    }
    (1_000 * good).checked_div(all).map_or(150 * kinds.len() as i32, |permille| permille as i32)
}

/// The same in an auction: the card may lie open already, and who has more chips can have it.
fn auctioned(game: &Kartenschach, color: Color, kinds: Kinds) -> i32 {
    let fits = game.card().is_some_and(|card| card.as_kind().is_none_or(|kind| kinds.has(kind)));
    let [own, enemy] = [color, !color].map(|color| i32::from(game.chips(color)));
    let rich = own > enemy || own == enemy && game.opener() == color;
    if game.is_auction() && fits {
        if rich { 850 } else { 100 }
    } else {
        let next = chance(game, kinds);
        if rich { next * 6 / 10 } else { next * 2 / 10 }
    }
}

/// Chips: the first few matter most, for who has none can take no turn that the other wants.
fn chips(game: &Kartenschach, color: Color) -> i32 {
    let count = i32::from(game.chips(color));
    CHIP * count.min(18) + 3 * count.min(6)
}

/// A king captured by a move that still waits for its answer is off the board.
fn claimed_king(game: &Kartenschach) -> i32 {
    if !game.king_is_claimed() {
        return 0;
    }
    let worth = if game.claim_is_honest() == Some(true) { 2 * KING } else { -WORTH[Kind::Bishop.index()] };
    if game.position().turn == Color::White { worth } else { -worth }
}

/// Where every move may be made whatever the card, it matters little which one comes.
fn outcomes(state: &State) -> usize {
    match state {
        State::Kartenschach(game) if game.game() == Game::Liar => 2,
        _ => usize::MAX,
    }
}

/// Of the many bids a few are enough: the lowest, one a little higher, and the one that nobody can raise.
fn worth_trying(state: &State, action: &Action) -> bool {
    let State::Kartenschach(game) = state else { return true };
    let (Verb::Bid, [Pick::Number(bid)]) = (action.verb, action.picks.as_slice()) else { return true };
    let bidder = state.turn();
    let lowest = game.lowest_bid();
    let unbeatable = game.chips(!bidder).min(game.chips(bidder));
    [0, 1, 3].iter().any(|more| lowest.saturating_add(*more) == *bid) || *bid == unbeatable
}
