//! Actions as text: `e2e4`, `@15:c1,h6`, `heal:d8=q`, `roll:knight` …

use super::{Action, CardId, Choice, Pick, Verb};
use board::{Kind, Square};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Square(square) => square.fmt(f),
            Pick::Kind(kind) => f.write_str(kind.name()),
            Pick::Card(card) => card.fmt(f),
            Pick::Number(number) => number.fmt(f),
            Pick::Choice(choice) => f.write_str(choice.name()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verb {
            Verb::Move => {
                for pick in &self.picks {
                    match pick {
                        Pick::Kind(kind) => write!(f, "{}", kind.letter())?,
                        pick => pick.fmt(f)?,
                    }
                }
                return Ok(());
            }
            Verb::Card => f.write_str("@")?,
            Verb::Drawn => f.write_str("card")?,
            Verb::Rolled => f.write_str("roll")?,
            verb => f.write_str(verb.name())?,
        }
        if let Some(card) = self.card {
            if self.verb == Verb::Discard {
                f.write_str(":")?;
            }
            card.fmt(f)?;
        }
        for (i, kind) in self.bold.iter().enumerate() {
            write!(f, "{}{}", if i == 0 { '!' } else { '+' }, kind.name())?;
        }
        for (i, pick) in self.picks.iter().enumerate() {
            match (self.verb, pick) {
                (Verb::Heal, Pick::Kind(kind)) => write!(f, "={}", kind.letter())?,
                (Verb::Promote, Pick::Kind(kind)) => write!(f, ":{}", kind.letter())?,
                _ => write!(f, "{}{pick}", if i == 0 { ':' } else { ',' })?,
            }
        }
        Ok(())
    }
}

/// Longer texts are no actions; the longest has seventeen picks and four bold kinds.
const LONGEST: usize = 160;

impl FromStr for Action {
    type Err = ();

    /// Reads the canonical notation. Whether such an action exists in a game is another question.
    fn from_str(text: &str) -> Result<Action, ()> {
        if text.len() > LONGEST || !text.is_ascii() {
            return Err(());
        }
        let action = read(text).ok_or(())?;
        // Only the canonical spelling is an action: no `bid:03`, no empty picks.
        if action.to_string() == text { Ok(action) } else { Err(()) }
    }
}

fn read(text: &str) -> Option<Action> {
    if let Some(rest) = text.strip_prefix('@') {
        return read_card(rest);
    }
    let (word, rest) = match text.split_once(':') {
        Some((word, rest)) => (word, Some(rest)),
        None => (text, None),
    };
    let simple = |verb| rest.is_none().then(|| Action::new(verb));
    let square = |verb| Some(Action::on(verb, rest?.parse().ok()?));
    match word {
        "discard" => Some(Action { card: Some(CardId::read(rest?)?), ..Action::new(Verb::Discard) }),
        "end" => simple(Verb::End),
        "pass" => simple(Verb::Pass),
        "place" => square(Verb::Place),
        "guess" => {
            let (at, kind) = rest?.split_once(',')?;
            Some(Action::on(Verb::Guess, at.parse().ok()?).with(Pick::Kind(Kind::from_name(kind)?)))
        }
        "roll" => match Kind::from_name(rest?) {
            Some(kind) => Some(Action::new(Verb::Rolled).with(Pick::Kind(kind))),
            None => square(Verb::Roll),
        },
        "heal" => match rest?.split_once('=') {
            Some((at, kind)) => Some(Action::on(Verb::Heal, at.parse().ok()?).with(Pick::Kind(letter(kind)?))),
            None => square(Verb::Heal),
        },
        "trust" => simple(Verb::Trust),
        "challenge" => simple(Verb::Challenge),
        "clear" => simple(Verb::Clear),
        "bid" => Some(Action::new(Verb::Bid).with(Pick::Number(rest?.parse().ok()?))),
        "appoint" => square(Verb::Appoint),
        "retire" => square(Verb::Retire),
        "release" => square(Verb::Release),
        "keep" => simple(Verb::Keep),
        "claim" => square(Verb::Claim),
        "promote" => Some(Action::new(Verb::Promote).with(Pick::Kind(letter(rest?)?))),
        "dart" => match rest? {
            "hit" => Some(Action::new(Verb::Dart).with(Pick::Choice(Choice::Hit))),
            "miss" => Some(Action::new(Verb::Dart).with(Pick::Choice(Choice::Miss))),
            _ => None,
        },
        "timeup" => simple(Verb::Timeup),
        "resign" => match rest? {
            "white" => Some(Action::new(Verb::Resign).with(Pick::Choice(Choice::White))),
            "black" => Some(Action::new(Verb::Resign).with(Pick::Choice(Choice::Black))),
            _ => None,
        },
        "draw" => simple(Verb::Draw),
        "card" => Some(Action::new(Verb::Drawn).with(Pick::Card(CardId::read(rest?)?))),
        _ => read_move(text),
    }
}

fn letter(text: &str) -> Option<Kind> {
    let mut letters = text.chars();
    let kind = Kind::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(kind)
}

fn read_move(text: &str) -> Option<Action> {
    let from: Square = text.get(..2)?.parse().ok()?;
    let to: Square = text.get(2..4)?.parse().ok()?;
    let action = Action::on(Verb::Move, from).with(Pick::Square(to));
    match text.get(4..)? {
        "" => Some(action),
        kind => Some(action.with(Pick::Kind(letter(kind)?))),
    }
}

fn read_card(text: &str) -> Option<Action> {
    let (head, picks) = match text.split_once(':') {
        Some((head, picks)) => (head, Some(picks)),
        None => (text, None),
    };
    let (card, bold) = match head.split_once('!') {
        Some((card, bold)) => (card, Some(bold)),
        None => (head, None),
    };
    let mut action = Action::card(CardId::read(card)?);
    for kind in bold.into_iter().flat_map(|bold| bold.split('+')) {
        action.bold.try_push(Kind::from_name(kind)?).ok()?;
    }
    for pick in picks.into_iter().flat_map(|picks| picks.split(',')) {
        action.picks.try_push(read_pick(pick)?).ok()?;
    }
    Some(action)
}

fn read_pick(text: &str) -> Option<Pick> {
    if let Ok(square) = text.parse() {
        return Some(Pick::Square(square));
    }
    // In a card's picks a word that is a kind means the kind; decks of kinds are not picked from.
    if let Some(kind) = Kind::from_name(text) {
        return Some(Pick::Kind(kind));
    }
    CardId::read(text).map(Pick::Card)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_texts_are_read_and_written() {
        for text in [
            "e2e4",
            "e7e8q",
            "@15:c1,h6",
            "@36:rook",
            "@31",
            "@CE!rook:a1,a5",
            "@CE!rook+king:a1",
            "@57:23",
            "discard:23",
            "end",
            "pass",
            "place:a5",
            "guess:d4,knight",
            "heal:d4",
            "heal:d8=q",
            "roll:c3",
            "roll:knight",
            "roll:wounded",
            "trust",
            "challenge",
            "clear",
            "bid:3",
            "bid:0",
            "appoint:c3",
            "retire:d8",
            "release:e5",
            "keep",
            "claim:e5",
            "promote:q",
            "timeup",
            "resign:white",
            "draw",
            "card:15",
            "card:AP",
            "card:rook",
            "card:joker",
            "dart:hit",
            "dart:miss",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.to_string()), "{text}");
        }
    }

    #[test]
    fn other_texts_are_no_actions() {
        for text in [
            "",
            "e2",
            "e2e9",
            "z9e4",
            "E2E4",
            "e2-e4",
            "e2e4qq",
            "bid:03",
            "bid:-1",
            "bid:70000",
            "@",
            "@15:",
            "@015",
            "@300",
            "@15:c1,,h6",
            "pass:",
            "end ",
            " end",
            "guess:d4",
            "heal:",
            "promote:",
            "roll:",
            "card:",
            "card:0",
            "dart",
            "dart:maybe",
            "resign",
            "resign:red",
            "é2e4",
            "@CE!:a1",
            "@CE!rook+:a1",
            "castle",
        ] {
            assert_eq!(text.parse::<Action>(), Err(()), "{text}");
        }
        assert_eq!(format!("@15:{}", "a1,".repeat(200)).parse::<Action>(), Err(()));
    }
}
