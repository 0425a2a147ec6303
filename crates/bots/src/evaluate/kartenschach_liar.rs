//! Liar: how likely a move was a lie by what the other player can know, and what he will do about it.

use super::Claims;
use super::kartenschach::WORTH;
use crate::Reading;
use board::{Color, Kinds};
use engine::families::kartenschach::Kartenschach;
use engine::protocol::{Action, CardId, Verb};
use engine::{Rules, State};

pub(super) const CLAIMS: Claims = Claims { doubt, challenged, tempted, lies, plain };

/// Which part of the moves of one who lies, in thousandths, is like a given honest one: a quiet move, of which he has so
/// many more to choose from than an honest player, and one that captures, which everybody likes.
const ALIKE: [i32; 2] = [260, 1_000];
/// The piece, by its worth, with which an average player still lies as often as not when he would like to.
const DARING: i32 = 160;
/// How likely, in thousandths, a move is challenged however little speaks for it.
const WHIM: i32 = 80;
/// What a lost turn costs, in centipawns.
const TURN: i32 = 90;
/// What a lie should cost its player on average, in centipawns: so often the cheapest and the dearest piece are challenged
/// though there is nothing to be known.
const TAX: i32 = 25;

/// In thousandths, how likely the move that waits for its answer was a lie. All that counts is what the answering player
/// can see: the cards that are not where he can see them are as likely one as the other to be the mover's.
fn doubt(state: &State, mover: &Reading) -> i32 {
    let State::Kartenschach(game) = state else { return 0 };
    let Some((_, moved, movable)) = game.claimed() else { return 0 };
    let seat = !game.position().turn;
    let (mut honest, mut lying) = (0, 0);
    let joker = std::iter::once(CardId::JOKER);
    for card in Kartenschach::kinds().map(CardId::kind).chain(joker) {
        let count = game.unseen(card, seat) as i32;
        match card.as_kind() {
            Some(kind) if !moved.has(kind) && movable.has(kind) => lying += count,
            _ => honest += count,
        }
    }
    // With a card that does not fit he makes the move if he lies at all and likes it best; with one that fits, if he does
    // not lie instead.
    let alike = mover.lies * ALIKE[usize::from(game.claim_captures())] / 1_000;
    // The dearer the piece, the less he dares; who lies often dares more.
    let daring = DARING * mover.lies / (1_000 - mover.lies).max(1);
    let alike = alike * 2 * daring / (daring + stake(game)).max(1);
    let lying = lying * alike;
    let all = lying + honest * (1_000 - mover.lies + alike);
    if all == 0 { 0 } else { 1_000 * lying / all }
}

/// In thousandths, how likely a sensible player challenges.
fn challenged(state: &State, mover: &Reading, other: &Reading) -> i32 {
    let State::Kartenschach(game) = state else { return 0 };
    // There is nothing to lose any more.
    if game.king_is_claimed() {
        return 1_000;
    }
    let doubt = doubt(state, mover);
    let turn = TURN + threatened(game, game.position().turn);
    let gain = (doubt * stake(game) - (1_000 - doubt) * turn) / 1_000;
    if doubt == 0 {
        return 0;
    }
    // Who has a habit of challenging does it whatever he can know, and nobody can be sure not to be challenged.
    let likely = i64::from(tempted(state, mover, gain).max(WHIM)) * i64::from(other.doubts) / 1_000;
    likely.min(970) as i32
}

/// What the mover loses if he has lied; his king is the game.
fn stake(game: &Kartenschach) -> i32 {
    const GAME: i32 = 3_000;
    let Some((mv, moved, _)) = game.claimed() else { return 0 };
    let stands = game.position().board.kinds_at(mv.to);
    let piece = if stands.is_empty() { moved } else { stands };
    piece.iter().map(|kind| WORTH[kind.index()]).sum::<i32>().min(GAME)
}

/// In thousandths, how likely a challenge is by which its player expects to win `gain`. Near nothing he is not to be
/// computed: he challenges just so often that lies do not pay.
fn tempted(state: &State, mover: &Reading, gain: i32) -> i32 {
    const SURE: i32 = 90;
    let State::Kartenschach(game) = state else { return 0 };
    let tax = TAX * mover.lies / Reading::AVERAGE.lies;
    let base = 1_000 * tax / (tax + stake(game)).max(1);
    let gain = gain.clamp(-SURE, SURE);
    if gain > 0 { base + (1_000 - base) * gain / SURE } else { base + base * gain / SURE }
}

/// What it costs besides that the player who gains a turn attacks the other's king.
fn threatened(game: &Kartenschach, color: Color) -> i32 {
    let position = game.position();
    let Some(king) = position.royals[(!color).index()] else { return 0 };
    let attackers = position.attackers(king, color, position.board.occupied());
    let mut kinds = Kinds::NONE;
    attackers.into_iter().for_each(|square| kinds = kinds.union(position.board.kinds_at(square)));
    300 * kinds.len() as i32
}

/// Whether that move was a lie, as this state has it.
fn lies(state: &State) -> bool {
    let State::Kartenschach(game) = state else { return false };
    game.claim_is_honest() == Some(false)
}

/// Whether an action is neither a lie nor a doubt.
fn plain(state: &State, action: &Action) -> bool {
    let State::Kartenschach(game) = state else { return true };
    match action.verb {
        Verb::Challenge => false,
        Verb::Move => action.as_move().is_none_or(|mv| game.fits(mv)),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::{doubt, plain};
    use crate::Reading;
    use engine::protocol::{Actor, Events, Options};
    use engine::{Rules, State};

    /// Plays on from a set-up, drawing the first cards of its deck.
    fn after(fen: &str, deck: &[&str], actions: &[&str]) -> State {
        let mut options = Options::from_fen(fen);
        options.setup.deck = Some(deck.iter().map(|card| card.to_string()).collect());
        let mut state = State::new("liar", &options).expect("a set-up");
        let mut actions = actions.iter();
        loop {
            let action = if state.actor() == Actor::Chance {
                let mut list = Vec::new();
                state.list(&engine::protocol::Filter::ALL, &mut list);
                list.remove(0).action
            } else {
                let Some(action) = actions.next() else { return state };
                action.parse().expect("an action")
            };
            state.apply(&action, &mut Events::dropped());
        }
    }

    const FEN: &str = "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1";

    #[test]
    fn doubt_goes_by_the_cards_that_are_not_seen() {
        // All unseen cards are rooks: a rook's move is honest, a pawn's is not.
        let deck = ["rook", "rook", "rook"];
        let doubt = |state: &State| doubt(state, &Reading::AVERAGE);
        assert_eq!(doubt(&after(FEN, &deck, &["a1b1"])), 0);
        assert_eq!(doubt(&after(FEN, &deck, &["a2a3"])), 1_000);
        // Of several sorts the more likely counts more, and what is not movable can be no lie.
        let few = doubt(&after(FEN, &["rook", "pawn", "pawn"], &["a2a3"]));
        let many = doubt(&after(FEN, &["rook", "rook", "pawn"], &["a2a3"]));
        assert!(0 < few && few < many && many < 1_000, "{few} {many}");
        assert_eq!(doubt(&after(FEN, &["queen", "knight"], &["a2a3"])), 0);
    }

    #[test]
    fn lies_and_doubts_are_not_plain() {
        let state = after(FEN, &["rook", "pawn"], &[]);
        let is_plain = |state: &State, action: &str| plain(state, &action.parse().expect("an action"));
        assert!(is_plain(&state, "a1b1") && is_plain(&state, "pass"));
        assert!(!is_plain(&state, "a2a3"));
        let asked = after(FEN, &["rook", "pawn"], &["a2a3"]);
        assert!(is_plain(&asked, "trust") && !is_plain(&asked, "challenge"));
    }
}
