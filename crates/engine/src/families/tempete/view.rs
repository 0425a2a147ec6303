use super::flow::is_secret;
use super::{INFO, Stage, Tempete, cards};
use crate::ground;
use crate::protocol::{CardId, Effect, Pair, Pending, SquareMark, SquareName, View, Viewer};
use board::{Bitboard, Color, Kind, Move, Square};

/// Seconds the stopwatch leaves for a turn.
const SECONDS: u8 = 15;

fn effect(id: &'static str, card: u8, color: Option<Color>) -> Effect {
    Effect {
        id,
        card: Some(CardId::number(card)),
        color: color.map(Into::into),
        square: None,
        kind: None,
        turns_left: Some(1),
        seconds: None,
    }
}

impl Tempete {
    /// What the viewer may know.
    pub(super) fn view_for(&self, viewer: Viewer) -> View {
        let mut view = ground::fill(self, INFO.id, viewer);
        let world = &self.world;
        self.mark_pieces(&mut view);
        view.squares = self.square_marks(viewer);
        let table = &self.table;
        // From outside a hand is its open cards and then the covered ones: the places of the covered cards would tell
        // which of them was drawn when.
        let places = |color: Color| -> Vec<(Option<CardId>, bool)> {
            let sees = viewer.sees(color);
            let hand = || table.hand(color).iter().map(|held| ((sees || held.open).then_some(held.card), held.open));
            if sees {
                return hand().collect();
            }
            hand().filter(|(_, open)| *open).chain(hand().filter(|(_, open)| !open)).collect()
        };
        let seen = |color: Color| places(color).into_iter().map(|(card, _)| card).collect();
        let open =
            |color: Color| (0_u8..).zip(places(color)).filter(|(_, (_, open))| *open).map(|(place, _)| place).collect();
        view.hands = Pair::new(Color::BOTH.map(seen));
        view.open_cards = Pair::new(Color::BOTH.map(open));
        view.card_spent = Pair::new(table.spent);
        view.pending = self.pending(viewer);
        view.deck_count = table.deck_count();
        view.discard = table.discard.iter().rev().map(|card| Some(*card)).collect();
        view.captured = world.lots.view();
        view.effects = self.effects();
        view
    }

    fn mark_pieces(&self, view: &mut View) {
        let world = &self.world;
        let masks = &world.position.masks;
        let princes = world.position.board.kind(Kind::King).without(world.royals());
        let marks: [(Bitboard, &str); 5] = [
            (world.magnets, "magnet"),
            (masks.frozen.without(masks.thawed), "frozen"),
            (masks.barred, "barred"),
            (masks.shielded, "shielded"),
            (princes, "prince"),
        ];
        for (squares, mark) in marks {
            squares.into_iter().for_each(|square| view.mark(square, mark));
        }
    }

    /// Holes, and the traps the viewer may know of.
    fn square_marks(&self, viewer: Viewer) -> Vec<SquareMark> {
        let world = &self.world;
        let mark = |mark, color: Option<Color>| {
            move |square: Square| SquareMark {
                square: square.into(),
                mark,
                piece: None,
                color: color.map(Into::into),
                kind: None,
            }
        };
        let mut marks: Vec<SquareMark> = world.position.masks.closed.into_iter().map(mark("hole", None)).collect();
        for color in Color::BOTH.into_iter().filter(|color| viewer.sees(*color)) {
            marks.extend(world.traps[color.index()].into_iter().map(mark("trap", Some(color))));
            marks.extend(world.bombs[color.index()].into_iter().map(mark("bomb", Some(color))));
        }
        marks
    }

    /// What binds a player or the game.
    fn effects(&self) -> Vec<Effect> {
        let world = &self.world;
        let board = &world.position.board;
        let mut all = Vec::new();
        if let Some(who) = world.deadline {
            all.push(Effect { seconds: Some(SECONDS), ..effect("deadline", 22, Some(who)) });
        }
        if let Some((who, kind)) = world.obliged {
            all.push(Effect { kind: Some(kind.into()), ..effect("obligation", 36, Some(who)) });
        }
        for square in world.position.masks.barred {
            let owner = board.get(square).and_then(|piece| piece.side.color());
            all.push(Effect { square: Some(square.into()), ..effect("barred", 2, owner) });
        }
        for setter in Color::BOTH {
            for square in world.shields[setter.index()] {
                all.push(Effect { square: Some(square.into()), ..effect("shield", 63, Some(!setter)) });
            }
        }
        for color in Color::BOTH.into_iter().filter(|color| world.absent[color.index()].is_some()) {
            all.push(effect("regency", 68, Some(color)));
        }
        if world.position.laws.berolina {
            all.push(Effect { turns_left: None, ..effect("march", 69, None) });
        }
        all
    }

    /// What the window or the question is about.
    fn pending(&self, viewer: Viewer) -> Option<Pending> {
        let of_move = |mv: Move, captures: Vec<SquareName>| Pending {
            action: mv.to_string(),
            by: self.turn.into(),
            card: None,
            from: Some(mv.from.into()),
            to: Some(mv.to.into()),
            captures,
            square: None,
        };
        match self.stage {
            Stage::Intercept => {
                let mv = self.world.declared?;
                let victim = self.world.captured_by(mv).map(|(square, _)| square.into());
                Some(of_move(mv, victim.into_iter().collect()))
            }
            Stage::React => {
                let moved = self.world.moved.as_ref()?;
                let victim = moved.captured.map(|(square, _)| square.into());
                Some(of_move(moved.mv, victim.into_iter().collect()))
            }
            Stage::Answer | Stage::Guess | Stage::Dart => {
                let played = self.played.as_ref()?;
                let hidden = cards::card(played.card).is_some_and(is_secret) && !viewer.sees(played.by);
                let squares: Vec<Square> = played.action.picks.iter().filter_map(|pick| pick.square()).collect();
                let shown = |place: usize| squares.get(place).filter(|_| !hidden).map(|square| SquareName(*square));
                Some(Pending {
                    action: if hidden { format!("@{}:?", played.card) } else { played.action.to_string() },
                    by: played.by.into(),
                    card: Some(played.card),
                    from: shown(0).filter(|_| squares.len() > 1),
                    to: shown(usize::from(squares.len() > 1)),
                    captures: Vec::new(),
                    square: self.world.aimed.map(Into::into),
                })
            }
            _ => None,
        }
    }
}
