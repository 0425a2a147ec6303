use engine::Session;
use engine::protocol::{Action, Actor, EventType, Value, Verb, Viewer};

/// What a player has shown so far of how he lies and doubts, where moves may be lies. Before much is known of him he is
/// taken for an average player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// How often he lies when he could as well be honest, in thousandths.
    pub lies: i32,
    /// How often he challenges, in thousandths of how often an average player does.
    pub doubts: i32,
}

/// How often an average player lies, in thousandths, and how many moves of his that impression weighs.
const USUAL_LIES: (i32, i32) = (450, 6);
/// How often an average player challenges, in thousandths, and how many answers of his that impression weighs.
const USUAL_DOUBTS: (i32, i32) = (300, 8);

impl Reading {
    /// Of a player about whom nothing is known.
    pub const AVERAGE: Reading = Reading { lies: USUAL_LIES.0, doubts: 1_000 };

    /// Of White and of Black, by what everybody was told.
    pub fn of_both(game: &Session) -> [Reading; 2] {
        let mut shown = [Shown::default(); 2];
        for told in game.history(Viewer::Spectator) {
            let Actor::Player(color) = told.actor else { continue };
            match told.action.parse::<Action>().map(|action| action.verb) {
                Ok(Verb::Trust) => shown[color.index()].answers += 1,
                Ok(Verb::Challenge) => {
                    shown[color.index()].answers += 1;
                    shown[color.index()].doubts += 1;
                }
                _ => continue,
            }
            for event in told.events.iter().filter(|event| event.kind_of == EventType::CardRevealed) {
                let claims = &mut shown[(!color).index()];
                claims.moves += 1;
                claims.lies += i32::from(event.detail.contains(&("honest", Value::Flag(false))));
            }
        }
        shown.map(Shown::reading)
    }
}

/// What can be counted.
#[derive(Clone, Copy, Default)]
struct Shown {
    /// Moves that were challenged, and lies among them.
    moves: i32,
    lies: i32,
    /// Answers given, and challenges among them.
    answers: i32,
    doubts: i32,
}

impl Shown {
    fn reading(self) -> Reading {
        let blend = |(usual, weight): (i32, i32), part: i32, of: i32| (usual * weight + 1_000 * part) / (weight + of);
        Reading {
            lies: blend(USUAL_LIES, self.lies, self.moves),
            doubts: 1_000 * blend(USUAL_DOUBTS, self.doubts, self.answers) / USUAL_DOUBTS.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Reading;
    use engine::Session;
    use engine::protocol::Options;

    /// A game of Liar whose deck holds rooks only, with these actions.
    fn after(actions: &[&str]) -> [Reading; 2] {
        let mut options = Options::from_fen("4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1");
        options.setup.deck = Some(vec!["rook".into(); 4]);
        let mut game = Session::new("liar", options, "test").expect("a game");
        for action in actions {
            game.play(action).unwrap_or_else(|fault| panic!("{action}: {fault}"));
        }
        Reading::of_both(&game)
    }

    #[test]
    fn what_was_shown_changes_what_is_expected() {
        assert_eq!(after(&[]), [Reading::AVERAGE; 2]);
        let [white, black] = after(&["a1b1", "challenge"]);
        assert!(white.lies < Reading::AVERAGE.lies && black.doubts > Reading::AVERAGE.doubts);
        assert_eq!((white.doubts, black.lies), (Reading::AVERAGE.doubts, Reading::AVERAGE.lies));
        let [white, black] = after(&["a2a3", "challenge"]);
        assert!(white.lies > Reading::AVERAGE.lies && black.doubts > Reading::AVERAGE.doubts);
        // What was believed tells nothing of the mover.
        let [white, black] = after(&["a2a3", "trust"]);
        assert!(white.lies == Reading::AVERAGE.lies && black.doubts < Reading::AVERAGE.doubts);
    }
}
