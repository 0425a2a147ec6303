//! The 72 cards as data; equal cards are one definition. What each does is in rules/tempete.md §7.

use super::special::Special;
use crate::effects::{
    Area, Choice, Condition, Effect, Fate, Goal, KindSet, KindWord, Mark, Men, Room, Step, Take, Way, Whose,
};
use crate::protocol::{CardId, CardInfo, Timing};
use board::Kind;
use board::Kind::{Bishop, King, Knight, Pawn, Queen, Rook, Zebra};
use std::sync::LazyLock;

/// The number of the highest card.
pub(super) const LAST: u8 = 72;
/// The card that may not be taken out.
pub(super) const ADVERTISEMENT: CardId = CardId::number(71);

/// A card: when it is played and what it does.
#[derive(Debug)]
pub(super) struct Card {
    pub(super) timing: Timing,
    pub(super) effect: Effect<Special>,
}

impl Card {
    /// Whether the card is a move.
    pub(super) fn is_move(&self) -> bool {
        self.timing == Timing::Instead
    }

    /// Whether it does this, among other things.
    pub(super) fn does(&self, special: Special) -> bool {
        self.effect.steps.contains(&Step::Special(special))
    }
}

struct Deck {
    cards: Vec<Card>,
    /// Index of the definition by number less one.
    of: [usize; LAST as usize],
}

static DECK: LazyLock<Deck> = LazyLock::new(|| {
    let mut deck = Deck { cards: Vec::new(), of: [usize::MAX; LAST as usize] };
    for (numbers, timing, effect) in definitions() {
        for number in numbers {
            deck.of[usize::from(*number) - 1] = deck.cards.len();
        }
        deck.cards.push(Card { timing, effect });
    }
    deck
});

/// The card of an id, if the game has it.
pub(super) fn card(id: CardId) -> Option<&'static Card> {
    let number = id.as_number().filter(|number| (1..=LAST).contains(number))?;
    DECK.cards.get(DECK.of[usize::from(number) - 1])
}

/// All cards for a catalogue.
pub(super) fn catalogue() -> Vec<CardInfo> {
    let ids = (1..=LAST).map(CardId::number);
    ids.map(|id| CardInfo { id, timing: card(id).map(|card| card.timing), value: None, advanced: false }).collect()
}

type Definition = (&'static [u8], Timing, Effect<Special>);
type Pick = Choice<Special>;

/// Own pieces of a kind that the card moves.
fn own(kind: Kind) -> Men<Special> {
    Men::of(Whose::Own).kind(kind).moved()
}

/// Enemy pieces of a kind that the card moves.
fn enemy(kind: Kind) -> Men<Special> {
    Men::of(Whose::Enemy).kind(kind).moved()
}

/// What may be moved as an own movement, of any kind.
fn mover() -> Men<Special> {
    Men::of(Whose::Movable).moved()
}

/// Pawns and nothing else, no royal.
fn plain_pawn(whose: Whose) -> Men<Special> {
    Men::of(whose).kind(Pawn).plain().no_royal()
}

fn royal(special: Special) -> Pick {
    let whose = if special == Special::OwnRoyal { Whose::Own } else { Whose::Enemy };
    Choice::Piece(Men::of(whose).moved().within(Area::Special(special))).silent()
}

fn free(area: Vec<Area<Special>>) -> Pick {
    Choice::Square { room: Room::Free, area }
}

fn kinds(kinds: &[Kind]) -> KindSet {
    kinds.iter().copied().collect()
}

fn way(way: Way<Special>) -> Pick {
    Choice::Way { piece: 0, way }
}

fn special_way(special: Special) -> Pick {
    way(Way::Special(special))
}

/// As another kind, without capturing, where it could not go anyway.
fn like(kind: Kind) -> Pick {
    way(Way::Like { kind: KindWord::Printed(kind), take: Take::Never, fresh: true })
}

/// What a pawn becomes whose end square is choice 1.
fn promotion() -> Pick {
    Choice::Promotion { pawns: 0, to: Goal::Choice(1) }
}

fn effect(picks: Vec<Pick>, steps: Vec<Step<Special>>) -> Effect<Special> {
    Effect { when: Vec::new(), picks, steps }
}

fn when(condition: Special, effect: Effect<Special>) -> Effect<Special> {
    let mut when = vec![Condition::Special(condition)];
    when.extend(effect.when);
    Effect { when, ..effect }
}

fn special(steps: &[Special]) -> Vec<Step<Special>> {
    steps.iter().map(|special| Step::Special(*special)).collect()
}

fn swap(one: Men<Special>, other: Men<Special>) -> Effect<Special> {
    effect(vec![Choice::Piece(one), Choice::Piece(other.but(0))], vec![Step::Swap { one: 0, other: 1 }])
}

/// A movement of choice 0 to choice 1, a pawn promoting to choice 2.
fn travel(men: Men<Special>, to: Pick, victim: Fate) -> Effect<Special> {
    let step = Step::Move { piece: 0, to: 1, becomes: Some(2), victim };
    effect(vec![Choice::Piece(men), to, promotion()], vec![step])
}

fn put(piece: Pick, to: Pick) -> Effect<Special> {
    effect(vec![piece, to], vec![Step::Put { piece: 0, to: 1 }])
}

/// The piece just moved moves again.
fn again(condition: Special, area: Special) -> Effect<Special> {
    let piece = Choice::Piece(mover().within(Area::Special(area))).silent();
    let to = way(Way::Own { take: Take::May });
    let step = Step::Move { piece: 0, to: 1, becomes: None, victim: Fate::Captured };
    when(condition, effect(vec![piece, to], vec![step]))
}

fn march(least: u8, most: u8, squares: u8, men: Men<Special>) -> Effect<Special> {
    let pawns = Choice::Pieces { men, least, most };
    let step = Step::March { pawns: 0, squares, becomes: Some(1), en_passant: squares == 2 };
    effect(vec![pawns, Choice::Promotion { pawns: 0, to: Goal::Ahead(squares) }], vec![step])
}

fn mark(choice: Pick, mark: Mark) -> Effect<Special> {
    effect(vec![choice], vec![Step::Mark { at: 0, mark }])
}

fn hide(what: Mark) -> Effect<Special> {
    let area = vec![Area::Special(Special::NoOwnTrap)];
    mark(Choice::Square { room: Room::FreeOrOwn, area }, what)
}

fn remove(men: Men<Special>) -> Effect<Special> {
    effect(vec![Choice::Piece(men)], vec![Step::Remove { piece: 0 }])
}

fn definitions() -> Vec<Definition> {
    let mut all = moves();
    all.extend(additions());
    all.extend(reactions());
    all
}

/// Cards played instead of the move.
fn moves() -> Vec<Definition> {
    use Timing::Instead;
    let three_corners = Condition::Stand { men: Men::of(Whose::Any).within(Area::Corner), least: 3, most: Some(3) };
    let corner = put(Choice::Piece(Men::of(Whose::Own).moved()), free(vec![Area::Corner]).silent());
    let edge = Men::of(Whose::Own).without(Pawn).moved().within(Area::Edge);
    let magnet = Men::of(Whose::Own).within(Area::Special(Special::NoMagnet));
    let pawn = || mover().kind(Pawn);
    vec![
        (
            &[3],
            Instead,
            effect(
                vec![Choice::Piece(pawn()), special_way(Special::Shove).silent(), promotion()],
                special(&[Special::Push]),
            ),
        ),
        (&[4], Instead, Effect { when: vec![three_corners], ..corner }),
        (&[5], Instead, effect(vec![free(vec![Area::Centre])], vec![Step::Return { kind: None, to: 0 }])),
        (
            &[9],
            Instead,
            Effect {
                when: vec![Condition::InCheck],
                ..effect(
                    vec![royal(Special::OwnRoyal), Choice::Piece(own(Pawn).but(0))],
                    vec![Step::Swap { one: 0, other: 1 }],
                )
            },
        ),
        (&[10], Instead, travel(mover().kind(Bishop), special_way(Special::Bounce), Fate::Captured)),
        (&[15], Instead, travel(mover(), like(Bishop), Fate::Captured)),
        (&[17], Instead, effect(vec![Choice::Piece(own(Rook))], special(&[Special::Castle]))),
        (&[19], Instead, travel(mover().without(Pawn), like(Queen), Fate::Captured)),
        (&[20], Instead, put(Choice::Piece(edge), free(vec![Area::Edge]))),
        (
            &[21],
            Instead,
            effect(
                vec![Choice::Piece(Men::of(Whose::Own).no_royal().moved()), special_way(Special::Merge)],
                special(&[Special::Fuse]),
            ),
        ),
        (&[23], Instead, put(royal(Special::OwnRoyal), free(Vec::new()))),
        (&[24], Instead, travel(mover(), special_way(Special::Cylinder), Fate::Captured)),
        (&[27], Instead, swap(own(Rook), enemy(Rook))),
        (
            &[29],
            Instead,
            effect(
                vec![Choice::Piece(Men::of(Whose::Own).kind(Knight).plain())],
                vec![Step::Become { piece: 0, kind: KindWord::Printed(Zebra) }],
            ),
        ),
        (&[30], Instead, swap(own(Knight), enemy(Knight))),
        (
            &[31],
            Instead,
            effect(
                vec![royal(Special::OwnRoyal), royal(Special::EnemyRoyal)],
                vec![Step::Swap { one: 0, other: 1 }, Step::Special(Special::NeitherInCheck)],
            ),
        ),
        (&[38], Instead, travel(mover(), special_way(Special::Relay), Fate::Captured)),
        (&[43], Instead, march(2, 2, 2, pawn())),
        (&[44], Instead, travel(pawn(), special_way(Special::Leapfrog), Fate::Captured)),
        (&[45], Instead, march(1, 1, 3, pawn())),
        (&[47], Instead, travel(mover(), like(Knight), Fate::Captured)),
        (&[48], Instead, travel(pawn(), special_way(Special::DiagonalBack), Fate::Captured)),
        (&[49], Instead, travel(mover().kind(Rook), special_way(Special::Cannon), Fate::Captured)),
        (&[53], Instead, mark(Choice::Piece(magnet), Mark::Magnet)),
        (&[58], Instead, travel(mover(), special_way(Special::Cannibal), Fate::Removed)),
        (&[60], Instead, swap(own(Bishop), enemy(Bishop))),
        (
            &[62],
            Instead,
            travel(
                pawn(),
                way(Way::Straight { least: 1, most: 1, back: false, take: Take::Must }).silent(),
                Fate::Captured,
            ),
        ),
        (&[65], Instead, march(1, 16, 1, mover().within(Area::Special(Special::CanStep)))),
    ]
}

/// Cards played besides the own move.
fn additions() -> Vec<Definition> {
    use Timing::{After, Any, Before, Extra};
    let enemy_piece = || Men::of(Whose::Enemy).no_royal();
    let order = Choice::Special(Special::OrderedKinds);
    let reborn = Choice::Captured { except: kinds(&[Queen, King]) };
    let better = Choice::Captured { except: kinds(&[Queen, King, Pawn]) };
    let retreat = Way::Straight { least: 1, most: 2, back: true, take: Take::Never };
    let moved = |area| Choice::Piece(Men::of(Whose::Any).within(Area::Special(area))).silent();
    let insult = Effect {
        steps: vec![Step::Remove { piece: 0 }, Step::Special(Special::Lapse)],
        ..remove(plain_pawn(Whose::Enemy))
    };
    vec![
        (
            &[2],
            After,
            effect(
                vec![Choice::Piece(enemy_piece().moved()), free(vec![Area::Corner])],
                vec![Step::Put { piece: 0, to: 1 }, Step::Mark { at: 1, mark: Mark::Barred }],
            ),
        ),
        (
            &[6],
            Extra,
            effect(
                vec![
                    Choice::Pieces { men: plain_pawn(Whose::Own).moved(), least: 1, most: 2 },
                    Choice::AsMany { men: plain_pawn(Whose::Enemy).moved(), choice: 0 },
                ],
                vec![Step::Swap { one: 0, other: 1 }],
            ),
        ),
        (
            &[7],
            After,
            effect(
                vec![Choice::Piece(plain_pawn(Whose::Own)), better],
                vec![Step::Remove { piece: 0 }, Step::Return { kind: Some(1), to: 0 }],
            ),
        ),
        (&[8], After, mark(Choice::Piece(enemy_piece().without(Queen)), Mark::Neutral)),
        (&[11], After, effect(vec![Choice::Piece(enemy_piece())], special(&[Special::Abduct]))),
        (&[12], After, hide(Mark::Trap)),
        (&[16], After, swap(enemy(Knight), enemy(Bishop))),
        (&[18], After, again(Special::KnightMoved, Special::JustMoved)),
        (&[22], After, effect(Vec::new(), special(&[Special::Deadline]))),
        (&[25], After, mark(free(vec![Area::Special(Special::NoOwnTrap)]), Mark::Hole)),
        (&[28], After, hide(Mark::Bomb)),
        (&[35], After, swap(own(Bishop), own(Knight))),
        (&[36], After, effect(vec![order], special(&[Special::Oblige]))),
        (&[37], After, swap(enemy(Knight), enemy(Rook))),
        (&[40], After, when(Special::Explosive, effect(Vec::new(), special(&[Special::Explode])))),
        (&[41], After, mark(Choice::Piece(Men::of(Whose::Own).no_royal().without(Queen).without(Rook)), Mark::Royal)),
        (&[46], After, remove(plain_pawn(Whose::Own))),
        (&[50], After, again(Special::BishopMoved, Special::JustMoved)),
        (&[51], After, again(Special::RookMoved, Special::JustMovedRook)),
        (&[54], After, swap(own(Bishop), own(Rook))),
        (
            &[55],
            After,
            put(Choice::Piece(Men::of(Whose::Enemy).moved()), free(vec![Area::Special(Special::StartOfPiece(0))])),
        ),
        (&[56], After, swap(own(Knight), own(Rook))),
        (
            &[59],
            After,
            effect(
                vec![reborn, free(vec![Area::Special(Special::StartOfKind(0))])],
                vec![Step::Return { kind: Some(0), to: 1 }],
            ),
        ),
        (&[63], After, mark(moved(Special::JustMovedRook), Mark::Shielded)),
        (
            &[64],
            Before,
            effect(vec![Choice::Piece(plain_pawn(Whose::Enemy).within(Area::OwnHalf))], vec![Step::Join { piece: 0 }]),
        ),
        (&[67], After, put(Choice::Piece(enemy(Pawn).plain()), way(retreat))),
        (&[68], Before, effect(vec![royal(Special::OwnRoyal)], special(&[Special::Regency]))),
        (&[69], After, effect(Vec::new(), special(&[Special::Reverse]))),
        (&[70], After, swap(enemy(Bishop), enemy(Rook))),
        (&[71], After, effect(vec![Choice::Piece(enemy_piece())], special(&[Special::Aim]))),
        (&[72], Any, insult),
    ]
}

/// Cards played against what the other player does.
fn reactions() -> Vec<Definition> {
    use Timing::{Counter, Intercept, React};
    vec![
        (&[1, 13, 14], React, when(Special::OtherMove, effect(Vec::new(), special(&[Special::TakeBack])))),
        (
            &[26],
            React,
            when(
                Special::LostPiece,
                when(
                    Special::LostPieceWasFree,
                    effect(vec![Choice::Piece(plain_pawn(Whose::Own))], special(&[Special::StrawMan])),
                ),
            ),
        ),
        (&[32, 39, 42, 52], Counter, effect(Vec::new(), special(&[Special::Cancel]))),
        (&[33], React, when(Special::GaveCheck, effect(Vec::new(), special(&[Special::StandOff])))),
        (&[34], Counter, effect(Vec::new(), special(&[Special::TakePlayed]))),
        (&[57], React, when(Special::LostPiece, effect(vec![Choice::Card], special(&[Special::TakeDiscarded])))),
        (&[61], React, when(Special::LostPiece, remove(plain_pawn(Whose::Enemy)))),
        (&[66], Intercept, when(Special::Defensible, effect(Vec::new(), special(&[Special::StrikeBack])))),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_a_card_and_equal_cards_are_one() {
        assert_eq!(catalogue().len(), 72);
        assert!((1..=LAST).all(|number| card(CardId::number(number)).is_some()));
        assert!(card(CardId::number(0)).is_none() && card(CardId::number(73)).is_none());
        let same = |a: u8, b: u8| std::ptr::eq(card(CardId::number(a)).unwrap(), card(CardId::number(b)).unwrap());
        assert!(same(1, 13) && same(13, 14) && same(32, 39) && same(39, 42) && same(42, 52));
        assert!(!same(12, 28));
    }

    #[test]
    fn cards_are_data_that_json_carries() {
        for card in &DECK.cards {
            let text = serde_json::to_string(&card.effect).expect("JSON");
            assert_eq!(serde_json::from_str::<Effect<Special>>(&text).expect("a card"), card.effect, "{text}");
        }
    }
}
